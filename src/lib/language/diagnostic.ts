/** A finding about a ruleset: one a cause, at the exact token. */
import type { FindingCode } from './finding-codes.ts';
import { cutBy, inEnglish, type Said } from './said.ts';
import type { SourceRange } from './source.ts';

/** `acknowledged`: a warning that the author knows and means; the reason is the last of `related`. */
export type Severity = 'error' | 'warning' | 'info' | 'acknowledged';

export interface TextEdit {
	range: SourceRange;
	text: string;
}

export interface Fix {
	/** What the author reads on the button: `Change to "token"`. */
	title: string;
	/** The same for pages in other languages. */
	said: Said;
	edits: TextEdit[];
}

/** Another place that belongs to it. */
export interface Related {
	range: SourceRange;
	message: string;
	said: Said;
}

export interface Diagnostic {
	code: FindingCode;
	severity: Severity;
	/** English: for the command line, tests and logs. */
	message: string;
	/** The same for pages in other languages. */
	said: Said;
	range: SourceRange;
	related: Related[];
	fixes: Fix[];
	/** Of a finding about a name that is not there. */
	missing: MissingName | null;
}

/** A name that means nothing where it stands; it may have meant something in earlier rules. */
export interface MissingName {
	/** `event`, `procedure`, `parameter`, `text`; `word` for whatever a word of an expression can be. */
	what: string;
	word: string;
	/** Whose it is: the option of a value, the event of a parameter. */
	of: string | null;
	/** The sentence about it, without what may have been meant. */
	said: Said;
}

export type Report = (diagnostic: Diagnostic) => void;

/** Whatever has a place in a file: a node of the tree, a part of a text, another finding. */
export interface Place {
	range: SourceRange;
}

/** An error without more to say, unless something is said about it. */
export function finding(
	code: FindingCode,
	{ range }: Place,
	said: Said,
	{ severity = 'error', related = [], fixes = [], missing = null }: Partial<FindingDetails> = {}
): Diagnostic {
	return {
		code,
		severity,
		...sayable(said),
		range,
		related: related.slice(0, MOST_RELATED),
		fixes: fixes.filter(isHandy).slice(0, MOST_RELATED),
		missing
	};
}

/** Something at another place, for `related`. */
export function beside({ range }: Place, said: Said): Related {
	return { range, ...sayable(said) };
}

export function fixing(said: Said, edits: TextEdit[]): Fix {
	return { title: inEnglish(said), said, edits };
}

/** The same finding, saying something else. */
export function resaid<F extends Diagnostic>(finding: F, said: Said): F {
	return { ...finding, ...sayable(said) };
}

/** Both from one sentence, so that they never differ. */
function sayable(said: Said): Pick<Diagnostic, 'message' | 'said'> {
	return { message: readable(inEnglish(said)), said: cutBy(said, readable) };
}

/** Places beside the finding's own; and characters of a message, and of one thing that it quotes. */
const MOST_RELATED = 20;
const LONGEST_MESSAGE = 1000;
const LONGEST_QUOTE = 100;

function isHandy({ edits }: Fix): boolean {
	return edits.every(({ text }) => text.length <= LONGEST_MESSAGE);
}

/** A message that quotes what stands in a file is as long as the file, if nobody looks. */
export function readable(message: string): string {
	if (message.length <= LONGEST_MESSAGE) return message;
	const short = message.replace(/[^"`\s]+|"[^"]*"|`[^`]*`/g, (part) =>
		part.length <= LONGEST_QUOTE
			? part
			: `${part.slice(0, LONGEST_QUOTE)}...${/["`]$/.exec(part)?.[0] ?? ''}`
	);
	return short.length <= LONGEST_MESSAGE ? short : `${short.slice(0, LONGEST_MESSAGE)}...`;
}

export type FindingDetails = Pick<Diagnostic, 'severity' | 'related' | 'fixes' | 'missing'>;

export function isError({ severity }: Diagnostic): boolean {
	return severity === 'error';
}
