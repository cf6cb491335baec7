/** What somebody can change about composed rules without writing any: numbers, options, what is printed on pieces. */
import type { InnerNumber } from '#lib/language/expression/inner-numbers.ts';
import type { Written } from '#lib/ruleset/report/piece-sheet.ts';

export type ChangeInput =
	| { is: 'number'; min: number | null; max: number | null }
	| { is: 'flag' }
	/** `text`: the path below which the words have their names. */
	| { is: 'word'; words: string[]; text: string }
	/** An expression in which numbers stand, or dice (`2d6`). */
	| { is: 'several'; numbers: InnerNumber[] };

export interface Changeable {
	/** As `change:` names it, `values.price.is`; of an option, `options.luck`. */
	address: string;
	/** From the document down, for whoever writes into the file in which it stands. */
	keys: (string | number)[];
	/** The definition around it, `values.price`. */
	definition: string;
	/** The layer that has the definition. */
	definedBy: string;
	input: ChangeInput;
	value: Written;
	/** Who says so; null: nobody, it is what is usual. */
	layer: string | null;
	/** What that layer found; null: it said it first. */
	before: Written | null;
	/** What it is where nobody says anything; null: somebody has to. */
	otherwise: Written | null;
	/** What its author says it is for, in English; the nearest first. */
	about: string[];
	/** Clauses of the rulebook, the nearest first. */
	cite: string[];
	/** Text paths of what it is called by, the nearest first. */
	called: string[];
	/** Ids that stand beside it in the same words of the rules. */
	mentions: string[];
}

export interface ChangeSheet {
	changeables: Changeable[];
	/** Language -> path -> text, as in a program. */
	texts: Record<string, Record<string, string>>;
	clauses: Record<string, { text: string; section: string }>;
}
