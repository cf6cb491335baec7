/** Findings as the command line shows them. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { distinct } from '#lib/language/distinct.ts';
import { Failure } from './terminal.ts';

export interface ShownFinding {
	code: string;
	severity: string;
	file: string;
	range: {
		start: { line: number; column: number };
		end: { line: number; column: number };
	};
	message: string;
	related: { file: string; line: number; column: number; message: string }[];
	fixes: { title: string; edits: { file: string; range: ShownFinding['range']; text: string }[] }[];
}

function placesOf({ start, end }: Diagnostic['range']): ShownFinding['range'] {
	return {
		start: { line: start.line, column: start.column },
		end: { line: end.line, column: end.column }
	};
}

export function shown({
	code,
	severity,
	message,
	range,
	related,
	fixes
}: Diagnostic): ShownFinding {
	return {
		code,
		severity,
		file: range.file,
		range: placesOf(range),
		message,
		related: related.map((note) => ({
			file: note.range.file,
			line: note.range.start.line,
			column: note.range.start.column,
			message: note.message
		})),
		fixes: fixes.map(({ title, edits }) => ({
			title,
			edits: edits.map((edit) => ({
				file: edit.range.file,
				range: placesOf(edit.range),
				text: edit.text
			}))
		}))
	};
}

/** `file:line:column: error: message [code]`, as editors and terminals make links of. */
export function findingText(finding: Diagnostic): string {
	const { range, severity, message, code, related } = finding;
	const { file, start } = range;
	const place = `${file}:${start.line}:${start.column}`;
	const lines = [`${place}: ${severity}: ${message} [${code}]`];
	for (const note of related) {
		lines.push(`    ${note.range.file}:${note.range.start.line}: ${note.message}`);
	}
	return lines.join('\n');
}

/** `2 errors, 1 warning`, and what is acknowledged, if anything is */
export function countText(findings: readonly Diagnostic[]): string {
	const errors = findings.filter(isError).length;
	const warnings = findings.filter(({ severity }) => severity === 'warning').length;
	const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
	const known = findings.filter(({ severity }) => severity === 'acknowledged').length;
	const acknowledged = known === 0 ? '' : `, ${known} acknowledged`;
	return `${count(errors, 'error')}, ${count(warnings, 'warning')}${acknowledged}`;
}

/** `heading`: what it is that fails, where that is not plain. */
export function failWith(findings: readonly Diagnostic[], heading?: string): never {
	const errors = distinct(findings.filter(isError));
	const lines = heading === undefined ? [] : [heading];
	throw new Failure([...lines, ...errors.map(findingText), countText(errors)].join('\n'), 1, {
		diagnostics: errors.map(shown)
	});
}
