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

interface Noted {
	write: Write;
	/** How many were noted before it. */
	order: number;
}

/** What was written at one path of the tree, and below it. */
class Written {
	readonly here: Noted[] = [];
	readonly below = new Map<string, Written>();

	/** Adds all that was written here and below. */
	all(into: Noted[]): void {
		append(into, this.here);
		for (const branch of this.below.values()) branch.all(into);
	}
}

export class WriteLog {
	readonly #root = new Written();
	#count = 0;
	readonly #ordered: (a: string, b: string) => boolean;
	/** The layer in which the author may settle conflicts: the variant's own. */
	readonly settler: Layer | null;

	constructor(ordered: (a: string, b: string) => boolean, settler: Layer | null = null) {
		this.#ordered = ordered;
		this.settler = settler;
	}

	add(writes: readonly Write[]): void {
		for (const write of writes) {
			let at = this.#root;
			for (const key of write.path) {
				let branch = at.below.get(key);
				if (branch === undefined) at.below.set(key, (branch = new Written()));
				at = branch;
			}
			at.here.push({ order: this.#count++, write });
		}
	}

	/** What was written on the way to a path, at it and below it, in order: nothing else can touch the same. */
	#about(path: readonly string[]): Write[] {
		const found: Noted[] = [];
		let at = this.#root;
		for (const key of path) {
			append(found, at.here);
			const branch = at.below.get(key);
			if (branch === undefined) return inOrder(found);
			at = branch;
		}
		at.all(found);
		return inOrder(found);
	}

	clash(write: Write): Clash | null {
		let again: Clash | null = null;
		for (const earlier of this.#about(write.path)) {
			if (earlier.layer === write.layer || this.#ordered(earlier.layer, write.layer)) continue;
			const verdict = compare(earlier, write);
			if (verdict === 'conflict') return { is: 'conflict', with: earlier };
			if (verdict === 'again') again = { is: 'again' };
		}
		return again;
	}
}

const inOrder = (found: Noted[]): Write[] =>
	found.sort((a, b) => a.order - b.order).map(({ write }) => write);

/** The commutation table, of two writes of which one lies on the way to the other. */
function compare(a: Write, b: Write): 'conflict' | 'again' | null {
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
