/** What is wrong with a text that is no good YAML, and what would mend it: offsets in it, and what to write there. */
import type { FindingCode } from './finding-codes.ts';
import { type Said, say } from './said.ts';

export interface RawProblem {
	code: FindingCode;
	message: Said;
	/** Offsets; `end` is exclusive. */
	start: number;
	end: number;
	fixes?: readonly RawFix[];
}

export interface RawFix {
	title: Said;
	start: number;
	end: number;
	text: string;
}

/** The bracket that is missing before an offset comes after the last word before it, unless a comment stands there. */
export function closingFix(text: string, before: number, bracket: string): RawFix[] {
	const end = text.slice(0, before).trimEnd().length;
	const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
	if (end === 0 || /(?:^|\s)#/.test(line)) return [];
	const space = bracket === '}' ? ' ' : '';
	return [
		{
			title: say`word/write-missing: Write the missing ${bracket}`,
			start: end,
			end,
			text: space + bracket
		}
	];
}

/** An entry goes: in braces with the comma before it, in a block with its lines. */
export function withoutEntryFix(
	text: string,
	entry: { start: number; end: number },
	inBraces: boolean
): RawFix[] {
	const title = say`file/leave-this-one-out: Leave this one out`;
	if (inBraces) {
		const comma = text.lastIndexOf(',', entry.start);
		return [{ title, start: comma, end: entry.end, text: '' }];
	}
	const start = text.lastIndexOf('\n', entry.start - 1) + 1;
	const next = text.charAt(entry.end - 1) === '\n' ? entry.end : text.indexOf('\n', entry.end) + 1;
	// What stands before it on its line is something else.
	if (text.slice(start, entry.start).trim() !== '') return [];
	return [{ title, start, end: next === 0 ? text.length : next, text: '' }];
}
