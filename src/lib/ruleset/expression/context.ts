/** What the parts of the checker share. */
import type { MissingName, Severity } from '#lib/language/diagnostic.ts';
import type { Expression, Span, Word } from '#lib/language/expression/ast.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Checked, Scope, Seen, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Said } from '#lib/language/said.ts';

/** The type that is expected where a part stands: it settles words with several meanings, no more. */
export type Hint = Type | null;

export interface Single {
	expr: ExprIR;
	type: Type;
	/** Of a name: when it is none, if it may be. */
	doubt?: Said;
}

export interface Several {
	set: SetIR;
	/** The set's type. */
	type: Type;
	element: Type;
}

/** A word that is about to be looked up. */
export interface Question {
	word: Word;
	scope: Scope;
	hint: Hint;
	/** What stands before its dot: a thing of this type, or `option`; `kind` behind `is`. Null for a bare word. */
	after: Type | 'option' | 'layer' | 'kind' | 'unknown' | null;
}

export interface Context {
	symbols: Symbols;
	/** Whose words these are. */
	layer: string;
	/** One finding a cause; `change` is the text that would be right. */
	report(code: FindingCode, span: Span, message: Said, change?: string, severity?: Severity): void;
	/** A name that is not there; `hint` ends the sentence, `change` is the text that would be right, if one is known. */
	reportMissing(span: Span, missing: MissingName, hint: Said, change: string | null): void;
	/** Null if it failed; then everything that contains it stays silent. */
	visit(node: Expression, scope: Scope, hint: Hint): Checked | null;
	/** Told of every word that is understood. */
	seen?: (seen: Seen) => void;
	/** Told before a word is looked up. */
	asked?: (question: Question) => void;
	/** Told of every part that is understood, the innermost first. */
	understood?: (part: Expression, found: Checked) => void;
}

/** Something a word may stand for. */
export interface Meaning {
	/** In the author's words: `game field`, `value`, `piece` ... */
	what: string;
	/** Null if it could not be found out; the reason is reported elsewhere. */
	type: Type | null;
	make(): Checked | null;
}

export function isSet(checked: Checked): checked is { set: SetIR; type: Type } {
	return 'set' in checked;
}
