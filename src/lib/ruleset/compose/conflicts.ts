/** Who wrote what, to find layers that touch the same thing without an order between them. */
import { append } from '#lib/language/tools/append.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import type { Commuting } from './commuting.ts';

export type WriteKind = 'define' | 'set' | 'remove' | 'adjust' | 'wrap' | 'before' | 'after';

export interface Write {
	layer: string;
	kind: WriteKind;
	/** Keys from the root. For `before` and `after`: the neighbour beside which something was inserted. */
	path: readonly string[];
	/** What was written, printed; equal prints are equal writes. */
	content: string;
	/** What it does with a number or condition, if it gets on with others that do the same. */
	sort: Commuting | null;
	range: SourceRange;
}

/** `again`: an unordered layer has done exactly this already. */
export type Clash = { is: 'again' } | { is: 'conflict'; with: Write };

export class WriteLog {
	readonly #writes: Write[] = [];
	readonly #ordered: (a: string, b: string) => boolean;
	/** The layer in which the author may settle conflicts: the variant's own. */
	readonly settler: Layer | null;

	constructor(ordered: (a: string, b: string) => boolean, settler: Layer | null = null) {
		this.#ordered = ordered;
		this.settler = settler;
	}

	add(writes: readonly Write[]): void {
		append(this.#writes, writes);
	}

	clash(write: Write): Clash | null {
		let again: Clash | null = null;
		for (const earlier of this.#writes) {
			if (earlier.layer === write.layer || this.#ordered(earlier.layer, write.layer)) continue;
			const verdict = compare(earlier, write);
			if (verdict === 'conflict') return { is: 'conflict', with: earlier };
			if (verdict === 'again') again = { is: 'again' };
		}
		return again;
	}
}

/** The commutation table. */
function compare(a: Write, b: Write): 'conflict' | 'again' | null {
	const shared = Math.min(a.path.length, b.path.length);
	for (let i = 0; i < shared; i++) if (a.path[i] !== b.path[i]) return null;
	const same = a.path.length === b.path.length;
	const beside = (write: Write) => write.kind === 'before' || write.kind === 'after';
	if (beside(a) || beside(b)) {
		// Inserting beside a thing gets on with everything but its removal; see `Insertion` for two at one place.
		if (same && a.kind === b.kind) return a.content === b.content ? 'again' : null;
		const other = beside(a) ? b : a;
		const neighbour = beside(a) ? a : b;
		if (beside(other)) return null;
		const gone = other.kind === 'remove' || (other.kind === 'set' && !same);
		return gone && other.path.length <= neighbour.path.length ? 'conflict' : null;
	}
	if (!same) return 'conflict';
	// Two that add do so both; what is demanded twice is demanded once.
	if (a.sort !== null && a.sort === b.sort) {
		return a.sort !== 'plus' && a.content === b.content ? 'again' : null;
	}
	return a.kind === b.kind && a.content === b.content ? 'again' : 'conflict';
}
