import { DiagnosticSeverity } from 'vscode-languageserver-types';
import { expect, test } from 'vitest';
import { beside, finding, fixing } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { placed, publishedFindings, SEVERITIES } from './findings-for-editors.ts';
import { RulesHost } from './RulesHost.ts';

const place = (file: string, line: number, column: number, length: number): SourceRange => ({
	file,
	start: { line, column, offset: 0 },
	end: { line, column: column + length, offset: length }
});
const found = (file: string, line: number, more = {}) =>
	finding('layer/conflict', { range: place(file, line, 3, 4) }, say`Line ${line}`, more);

test('a finding is a diagnostic of the protocol, with what a page needs besides', () => {
	const edits = [
		{ range: place('a.yaml', 2, 3, 4), text: 'x' },
		{ range: place('b.yaml', 1, 1, 0), text: 'y' },
		{ range: place('a.yaml', 5, 1, 2), text: '' }
	];
	const conflict = found('a.yaml', 2, {
		severity: 'warning',
		related: [beside({ range: place('b.yaml', 7, 2, 1) }, say`With ${'it'}`)],
		fixes: [fixing(say`Mend ${'it'}`, edits), fixing(say`Leave it`, [])]
	});
	const range = { start: { line: 1, character: 2 }, end: { line: 1, character: 6 } };
	expect(publishedFindings([conflict])).toEqual([
		{
			uri: 'a.yaml',
			diagnostics: [
				{
					range,
					severity: DiagnosticSeverity.Warning,
					code: 'layer/conflict',
					source: 'thingsmith',
					message: 'Line 2',
					relatedInformation: [
						{
							location: {
								uri: 'b.yaml',
								range: { start: { line: 6, character: 1 }, end: { line: 6, character: 2 } }
							},
							message: 'With it',
							said: say`With ${'it'}`
						}
					],
					data: {
						said: say`Line ${2}`,
						fixes: [
							{
								title: 'Mend it',
								kind: 'quickfix',
								isPreferred: true,
								edit: {
									changes: {
										'a.yaml': [
											{ range, newText: 'x' },
											{
												range: { start: { line: 4, character: 0 }, end: { line: 4, character: 2 } },
												newText: ''
											}
										],
										'b.yaml': [
											{
												range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
												newText: 'y'
											}
										]
									}
								},
								data: say`Mend ${'it'}`
							},
							{
								title: 'Leave it',
								kind: 'quickfix',
								isPreferred: false,
								edit: { changes: {} },
								data: say`Leave it`
							}
						]
					}
				}
			]
		}
	]);
});

test('findings are told by file, in their order', () => {
	const files = publishedFindings([found('b', 4), found('a', 1), found('b', 2)]);
	expect(files.map(({ uri, diagnostics }) => [uri, diagnostics.map((one) => one.message)])).toEqual(
		[
			['b', ['Line 4', 'Line 2']],
			['a', ['Line 1']]
		]
	);
	expect(placed(files).map(({ uri, message }) => `${uri} ${message}`)).toEqual([
		'b Line 4',
		'b Line 2',
		'a Line 1'
	]);
});

test('severities are those of the protocol, and what is acknowledged is a hint', () => {
	expect(SEVERITIES).toEqual({
		error: DiagnosticSeverity.Error,
		warning: DiagnosticSeverity.Warning,
		info: DiagnosticSeverity.Information,
		acknowledged: DiagnosticSeverity.Hint
	});
});

test('characters are counted in UTF-16', () => {
	const path = 'variants/mine.yaml';
	const text = 'variant: { id: mine, game: pond }\npieces: { "🐚": { kind: frog }, "🐚": {} }\n';
	const [published, ...others] = new RulesHost({}).change(path, text, null).findings;
	expect(others).toEqual([]);
	expect(published?.uri).toBe(path);
	expect(published?.diagnostics.map(({ code, range }) => [code, range.start])).toContainEqual([
		'syntax/duplicate-key',
		{ line: 1, character: text.lastIndexOf('"🐚"') - text.indexOf('\n') - 1 }
	]);
});
