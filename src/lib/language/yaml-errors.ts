/** What the YAML parser complains about, in words for somebody who is not a programmer. */
import type { ErrorCode, YAMLParseError } from 'yaml';
import type { FindingCode, YamlCode } from './finding-codes.ts';
import type { RawProblem } from './yaml-fixes.ts';
import { asSaid, type Said, say } from './said.ts';

const WORDS: Partial<Record<ErrorCode, Said>> = {
	BAD_ALIAS: say`file/alias-broken: This alias is broken; a text that begins with * needs quotes`,
	BAD_DQ_ESCAPE: say`file/unknown-escape: Unknown escape in a double-quoted text; use single quotes to write a backslash`,
	BAD_INDENT: say`file/wrong-indentation: The indentation does not fit: entries of one block begin in the same column`,
	BAD_SCALAR_START: say`file/wrong-first-sign: A text cannot begin with this character; put it in quotes`,
	BLOCK_AS_IMPLICIT_KEY: say`file/second-key: A second \`key:\` on one line; put the text in quotes or begin a new line`,
	BLOCK_IN_FLOW: say`file/indented-blocks: Indented blocks cannot stand inside { } or [ ]`,
	MISSING_CHAR: say`file/something-missing: Something is missing here: a closing quote or bracket, a comma, or the space after a colon`,
	MULTILINE_IMPLICIT_KEY: say`file/key-on-one-line: A key stands on one line, followed by a colon; is a colon missing?`,
	TAB_AS_INDENT: say`file/tab-as-indentation: Indentation is made of spaces; this is a tab`,
	UNEXPECTED_TOKEN: say`file/not-expected-here: This is not expected here`,
	KEY_OVER_1024_CHARS: say`file/key-too-long: This key is too long; is a colon missing before it?`
};

export interface YamlProblem extends RawProblem {
	/** A bracket that is missing before it. */
	closing: string | null;
}

/** Errors of the parser, at most one a line: what follows the first (or a refusal) is usually its echo. */
export function problemsOf(
	errors: YAMLParseError[],
	refused: RawProblem[],
	lineOf: (offset: number) => number
): YamlProblem[] {
	const lines = new Set(refused.map(({ start }) => lineOf(start)));
	// An open quote swallows the rest of the file.
	const quote = refused.find(({ code }) => code === 'syntax/missing-quote')?.start ?? Infinity;
	const problems: YamlProblem[] = [];
	for (const error of errors) {
		const [start, end] = error.pos;
		const line = lineOf(start);
		if (lines.has(line) || start >= quote) continue;
		lines.add(line);
		problems.push({ ...wordsFor(error), start, end: Math.max(end, start + 1) });
	}
	return problems;
}

function wordsFor(error: YAMLParseError): {
	code: FindingCode;
	message: Said;
	closing: string | null;
} {
	const code = `syntax/${error.code.toLowerCase().replaceAll('_', '-')}` as YamlCode;
	const bracket = /end with a ([\]}])/.exec(error.message)?.[1];
	if (bracket) {
		const message = say`file/missing-before: A ${bracket} is missing before this`;
		return { code: 'syntax/missing-bracket', message, closing: bracket };
	}
	const missing = /expected (?:closing )?(\S+)|Missing (?:closing )?(\S+)/i.exec(error.message);
	const what = missing?.[1] ?? missing?.[2];
	if (error.code === 'MISSING_CHAR' && what)
		return { code, message: say`file/missing: Missing ${what}`, closing: null };
	return { code, message: WORDS[error.code] ?? asSaid(error.message), closing: null };
}
