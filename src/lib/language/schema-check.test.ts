import { describe, expect, it } from 'vitest';
import { fileFindings } from './file-findings.ts';
import { parseFile } from './parsed-file.ts';
import type { FileShape } from './shape-at.ts';

/** `line:column code message` */
function findings(text: string, shape: FileShape = 'ruleset'): string[] {
	return fileFindings(parseFile('a.yaml', text), shape).map(
		({ code, message, range: { start } }) => `${start.line}:${start.column} ${code} ${message}`
	);
}

const steps = (...lines: string[]) =>
	['procedures:', '  p:', '    do:', ...lines.map((line) => `      ${line}`), ''].join('\n');

describe('checkShape', () => {
	it('finds nothing in what is well formed', () => {
		expect(
			findings(steps('- { offer: turn, repeat: true }', '- repeat: { until: x }', '  do: []'))
		).toEqual([]);
		expect(findings('values: { a: 1, b: x + 1, c: true, d: { is: 3 } }')).toEqual([]);
		expect(findings('scenario: x\nthen: [{ is: true }]\n', 'scenario')).toEqual([]);
	});

	it('decides a step by its verb, whatever else is wrong with it', () => {
		expect(findings(steps('- { move: x, too: y }'))).toEqual([
			'4:20 shape/unknown-key Unknown key "too" in Step: move; did you mean "to"?'
		]);
		expect(findings(steps('- { offer: turn, repeat: { while: x } }'))).toEqual([
			'4:24 shape/wrong-type This has to be true or false, not a map of keys'
		]);
	});

	it('does not miss what was only misspelt', () => {
		expect(findings('actions: { a: { windo: turn, do: [] } }')).toEqual([
			'1:17 shape/unknown-key Unknown key "windo" in Action; did you mean "window"?'
		]);
	});

	it('finds each thing once, all of them at once, in order', () => {
		const text = [
			'actions:',
			'  a: { window: turn, do: [{ mvoe: x }], when: y }',
			'zones:',
			'  b: { sees: [all] }',
			'map:',
			'  grid: hexes',
			''
		].join('\n');
		expect(findings(text).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
			'2:29 shape/unknown-verb',
			'2:41 shape/unknown-key',
			'4:8 shape/wrong-type',
			'6:9 shape/wrong-value'
		]);
	});

	it('knows a text that was cut at its commas', () => {
		const text = 'values: { a: { is: max(x, y, z) }, b: { params: { p: int }, is: min(1, p) } }\n';
		expect(findings(text)).toEqual([
			'1:20 shape/loose-comma A text with a comma needs quotes inside { } and [ ]',
			'1:65 shape/loose-comma A text with a comma needs quotes inside { } and [ ]'
		]);
		const requirement =
			'actions: { a: { window: w, requires: { r: f(x, y) > 1, s: z }, do: [] } }\n';
		const [finding, ...others] = fileFindings(parseFile('a.yaml', requirement), 'ruleset');
		expect(others).toEqual([]);
		expect(finding?.fixes[0]?.edits[0]?.text).toBe('"f(x, y) > 1"');
	});

	it('looks at every scenario of a file', () => {
		const text = 'scenario: x\nthen: [{ is: true }]\n---\nscenario: y\nthem: []\n';
		expect(findings(text, 'scenario')).toHaveLength(1);
	});

	it('offers fixes', () => {
		const [finding] = fileFindings(parseFile('a.yaml', 'values: { Hand Limit: 5 }'), 'ruleset');
		expect(finding?.fixes.map(({ edits }) => edits[0]?.text)).toEqual(['hand-limit']);
	});

	it('survives keys that mean something in pointers and objects', () => {
		const text =
			'change: { "a/b~c.toString": { sett: 1 } }\nvalues: { valueOf: 1, hasOwnProperty: x }\n';
		expect(findings(text).length).toBe(3);
	});
});
