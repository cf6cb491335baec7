/** What a scenario scripts of one kind of chance: a list for all of it, or lists by what it is for. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { entriesOf, itemsOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { append } from '#lib/language/tools/append.ts';

export const CHANCE_KINDS = ['dice', 'draws', 'picks', 'shuffles'] as const;
export type ChanceKind = (typeof CHANCE_KINDS)[number];

interface Named {
	/** Where the purpose stands first. */
	key: ScalarNode;
	items: TreeNode[];
}

export class ScriptedList {
	readonly #kind: ChanceKind;
	readonly #items: TreeNode[] = [];
	readonly #named = new Map<string, Named>();
	/** What came up, in the words of the rules. */
	readonly #purposes = new Set<string>();
	/** Then nothing of this kind comes from the seed. */
	isGiven = false;

	constructor(kind: ChanceKind) {
		this.#kind = kind;
	}

	add(lists: TreeNode): void {
		this.isGiven = true;
		if (lists.node !== 'map') {
			append(this.#items, itemsOf(lists));
			return;
		}
		for (const [purpose, { key, value }] of entriesOf(lists)) {
			const named = this.#named.get(purpose) ?? { key, items: [] };
			// The order of a single shuffle is a list itself.
			const single = this.#kind === 'shuffles' && itemsOf(value)[0]?.node === 'scalar';
			append(named.items, single ? [value] : itemsOf(value));
			this.#named.set(purpose, named);
		}
	}

	/** The next one for a purpose; undefined where there is no more. */
	next(purpose: string): TreeNode | undefined {
		this.#purposes.add(purpose);
		return this.#named.get(purpose)?.items.shift() ?? this.#items.shift();
	}

	/** What nobody asked for. */
	leftOver(): Diagnostic[] {
		const unused = (node: TreeNode): Diagnostic => finding('scenario/unused', node, this.#unused());
		const named = [...this.#named].flatMap(([purpose, { key, items }]) => {
			if (items.length === 0 || this.#purposes.has(purpose)) return items.map(unused);
			const { hint, fixes } = didYouMean(purpose, [...this.#purposes], key.range);
			const message = say`scenario/no-such-purpose: nothing came up here for "${purpose}"${hint}`;
			return [finding('scenario/unused', key, message, { fixes })];
		});
		return [...this.#items.map(unused), ...named];
	}

	#unused(): Said {
		switch (this.#kind) {
			case 'dice':
				return say`scenario/die-never-rolled: this die was never rolled`;
			case 'draws':
				return say`scenario/piece-never-drawn: this piece was never drawn`;
			case 'picks':
				return say`scenario/never-picked: this was never picked`;
			case 'shuffles':
				return say`scenario/never-shuffled: this was never shuffled`;
		}
	}
}
