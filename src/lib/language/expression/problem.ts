/** What is wrong with the text of an expression, before anything is known about the game. */
import type { SyntaxCode } from '#lib/language/finding-codes.ts';
import type { Said } from '#lib/language/said.ts';

export interface Problem {
	code: SyntaxCode;
	message: Said;
	/** Offsets in the text; `end` is exclusive. */
	start: number;
	end: number;
	fix: { title: Said; start: number; end: number; text: string } | null;
	/** The intention is clear all the same (`&&` for `and`): the rest of the text can be checked. */
	harmless: boolean;
}
