/** Characters that nobody writes into rules on purpose: of another encoding, for machines, and spaces that are none of YAML's. */
import { type Said, say } from './said.ts';
import type { RawProblem } from './yaml-fixes.ts';

/** What stands for bytes that are no UTF-8. */
const UNREADABLE = '\ufffd';
/** Of the first 128, all but tabs and line ends. */
const FOR_MACHINES = /(?![\t\n\r\x80-\x9f])\p{Cc}/gu;
const ODD_SPACES = /^[\u00a0\u2000-\u200b\u202f\u205f\u3000][\s\u200b]*/;

/** What is read of a file to see whether it is text at all, and how many characters for machines a text may have there. */
const HEAD = 100;
const FEW = 4;

/** null: it is a text, whatever is wrong with it. In UTF-16 every second byte of most letters is nothing. */
export function noText(text: string): RawProblem | null {
	const head = text.slice(0, HEAD);
	const places = [...head.matchAll(FOR_MACHINES)].map(({ index }) => index);
	if (places.length <= FEW) return null;
	const sides = new Set(places.map((at) => (head[at] === '\0' ? at % 2 : 2)));
	const wide = sides.size === 1 && !sides.has(2) && places.length * 3 > head.length;
	return problem(
		0,
		1,
		wide
			? say`file/is-utf-16: This file is written in UTF-16: save it as UTF-8`
			: say`file/no-text: This is no text, but a file for machines`
	);
}

export function badCharacters(text: string): RawProblem[] {
	const found: RawProblem[] = [];
	const unreadable = text.indexOf(UNREADABLE);
	if (unreadable >= 0)
		found.push(
			problem(
				unreadable,
				unreadable + 1,
				say`file/not-utf-8: This letter is not written in UTF-8 (the file may be Windows-1252 or Latin-1): save the file as UTF-8`
			)
		);
	for (const { 0: character, index } of text.matchAll(FOR_MACHINES)) {
		const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
		const message = say`file/control-character: Here stands a control character (${code}), which no editor shows: remove it`;
		found.push(problem(index, index + 1, message, ''));
	}
	return found;
}

/** A word that begins with a space of another kind looks indented, and is not. */
export function oddIndentation(word: string, start: number): RawProblem | null {
	const spaces = ODD_SPACES.exec(word)?.[0];
	if (spaces === undefined) return null;
	const message = say`file/odd-space: Here stand no-break spaces where YAML needs plain ones: write plain spaces`;
	return problem(start, start + spaces.length, message, ' '.repeat(spaces.length));
}

function problem(start: number, end: number, message: Said, instead?: string): RawProblem {
	const title = instead
		? say`file/plain-spaces: Write plain spaces`
		: say`file/remove-character: Remove it`;
	const fixes = instead === undefined ? [] : [{ title, start, end, text: instead }];
	return { code: 'syntax/character', message, start, end, fixes };
}
