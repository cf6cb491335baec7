/**
 * Texts of files in which what moved is written as it is called now, and what the language has become stricter about as it wants
 * it: ranges are replaced, everything else stays.
 */
import { type Diagnostic, isError, type TextEdit } from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { FileShape } from '#lib/language/shape-at.ts';
import { isMovedFinding } from '#lib/ruleset/moves/explain-moves.ts';

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>;

/** One round shows what the one before it uncovered; a file has no more layers of that than this. */
const MOST_ROUNDS = 50;

/** In earlier versions what was chosen counted as sure: `only(...)` is what these rules meant. */
const STRICTER: ReadonlySet<FindingCode> = new Set([
	'type/may-be-none',
	'call/left-out',
	'call/missing'
]);

/** Writes what findings about moves, and of what is stricter, say, as long as there is something to write. Files that are broken are left alone. */
export function rewritten(
	given: Texts,
	shape: FileShape,
	findingsOf: (texts: Texts) => readonly Diagnostic[]
): Map<string, string> {
	let texts = new Map(given);
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const found = findingsOf(texts).filter(
			(finding) => isMovedFinding(finding) || STRICTER.has(finding.code)
		);
		const next = new Map(texts);
		for (const [path, text] of texts) {
			const edits = found.flatMap((finding) => editsOf(finding, path, text));
			const now = edited(text, edits);
			if (now !== text && !isBroken(path, now, shape)) next.set(path, now);
		}
		if ([...next].every(([path, text]) => texts.get(path) === text)) return texts;
		texts = next;
	}
	return texts;
}

/** Whether the file alone has errors: then nobody knows what its author means. */
export function isBroken(path: string, text: string, shape: FileShape): boolean {
	return fileFindings(parseFile(path, text), shape).some(isError);
}

/** What a finding about a move, or about what is stricter, says is to be written into this file. */
export function editsOf(finding: Diagnostic, path: string, text: string): TextEdit[] {
	const { fixes, range } = finding;
	const [fix] = fixes;
	if (fix) {
		// All of a fix or nothing: half of it says something else.
		return fix.edits.every((edit) => edit.range.file === path) ? fix.edits : [];
	}
	const word = isMovedFinding(finding) ? finding.word : null;
	if (word === null || range.file !== path) return [];
	return wordsIn(text, range, word);
}

/** Every place of a word in a part of a file whose offsets are not those of its text: folded, or put together by a layer. `$word` is another one. */
function wordsIn(
	text: string,
	{ file, start, end }: TextEdit['range'],
	{ old, now }: { old: string; now: string }
): TextEdit[] {
	const part = text.slice(start.offset, end.offset);
	const word = old.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const found = part.matchAll(new RegExp(`(?<![\\p{L}\\d_$]-?)${word}(?![\\p{L}\\d_-])`, 'gu'));
	return [...found].map(({ index }) => {
		const at = (offset: number) => ({ ...start, offset });
		const from = start.offset + index;
		return { range: { file, start: at(from), end: at(from + old.length) }, text: now };
	});
}

/** Of edits that overlap, the first one holds; the others come up again. */
export function edited(text: string, edits: readonly TextEdit[]): string {
	const sorted = [...edits].sort((a, b) => a.range.start.offset - b.range.start.offset);
	let result = '';
	let done = 0;
	for (const { range, text: now } of sorted) {
		if (range.start.offset < done) continue;
		result += text.slice(done, range.start.offset) + now;
		done = range.end.offset;
	}
	return result + text.slice(done);
}
