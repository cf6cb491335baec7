/** What the words of expressions stand for, noted while rules are linked. */
import type { ScalarNode } from '#lib/language/tree.ts';
import type { ExpressionListener, Seen } from '#lib/ruleset/names/symbols.ts';

/** A word of an expression; offsets are those of the text that was read. */
export interface NotedWord {
	node: ScalarNode;
	start: number;
	end: number;
	word: string;
	/** As `Seen` says it. */
	what: string;
}

export class WordNotes implements ExpressionListener {
	readonly #words = new Map<ScalarNode, Map<number, NotedWord>>();

	/** Of a word that is looked at several times the last meaning is the one that holds. */
	word(node: ScalarNode, { span: { start, end }, what }: Seen): void {
		const words = this.#words.get(node) ?? new Map<number, NotedWord>();
		this.#words.set(node, words);
		words.set(start, { node, start, end, word: node.text.slice(start, end), what });
	}

	*all(): Generator<NotedWord> {
		for (const words of this.#words.values()) yield* words.values();
	}
}
