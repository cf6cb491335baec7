/** The scopes of the expressions in one file, noted while the rules are linked: for an editor that helps to write them. */
import type { ScalarNode } from '#lib/language/tree.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { copyOfScope } from './scope.ts';
import type { ExpressionListener, Scope } from './symbols.ts';

export interface NotedPlace {
	scope: Scope;
	layer: string;
	/** What the place asks for; null where anything can stand. */
	expected: Type | null;
}

export class ScopeNotes implements ExpressionListener {
	readonly #file: string;
	/** By the offset in the file at which an expression begins. */
	readonly #places = new Map<number, NotedPlace>();

	constructor(file: string) {
		this.#file = file;
	}

	/** null where no expression was read. */
	at({ range }: ScalarNode): NotedPlace | null {
		return (range.file === this.#file && this.#places.get(range.start.offset)) || null;
	}

	begin({ range, layer }: ScalarNode, scope: Scope, expected: Type | null): void {
		const { offset } = range.start;
		// What several things share is read for each of them, with names of the same meaning.
		if (range.file !== this.#file || this.#places.has(offset)) return;
		this.#places.set(offset, { scope: copyOfScope(scope), layer, expected });
	}
}
