import { describe, expect, it } from 'vitest';
import { fileFindings } from './file-findings.ts';
import { parseFile } from './parsed-file.ts';

/** `line:column code message -> fix` of everything that is wrong. */
function found(text: string, shape: 'ruleset' | 'scenario' = 'ruleset'): string[] {
	return fileFindings(parseFile('a.yaml', text), shape).map(({ range, code, message, fixes }) => {
		const fix = fixes[0]?.edits[0]?.text;
		const end = fix === undefined ? '' : ` -> ${fix}`;
		return `${range.start.line}:${range.start.column} ${code} ${message}${end}`;
	});
}

const COMMA = 'shape/loose-comma A text with a comma needs quotes inside { } and [ ] ->';
const COLON = 'shape/loose-comma A text with a colon needs quotes ->';
const BRACKETS = 'shape/loose-comma A text with brackets needs quotes inside { } and [ ] ->';

describe('texts without quotes', () => {
	it('have one finding each, cut by a comma, a colon or a bracket', () => {
		expect(found('values:\n  a: { is: max(b, 3) }\n  b: { is: any(x in hexes: x.c) }\n')).toEqual([
			`2:12 ${COMMA} "max(b, 3)"`,
			`3:12 ${COLON} "any(x in hexes: x.c)"`
		]);
		expect(found('values:\n  a: { is: all(x in {b, c}: f(x, 2)) + 1 }\n')).toEqual([
			`2:12 ${BRACKETS} "all(x in {b, c}: f(x, 2)) + 1"`
		]);
		expect(found('values:\n  a: { is: b in {c, d} or e, params: {} }\n')).toEqual([
			`2:12 ${BRACKETS} "b in {c, d} or e"`
		]);
		expect(found('values:\n  a:\n    is: count(x in hexes: x.b)\n')).toEqual([
			`3:9 ${COLON} "count(x in hexes: x.b)"`
		]);
	});

	it('have it in lists, keys and scenarios, too', () => {
		const scenario = `scenario: cells
players: 2
given:
  place: { stack(0,0): [tower {owner: p1}] }
  set: { hex(0, 0).owner: p1 }
when:
  - p1: [hex(0,2), hex(-2,0)]
then:
  - legal: { p1: [hex(0,2), pass] }
  - { is: max(a, b) == 2 }
`;
		expect(found(scenario, 'scenario')).toEqual([
			`4:12 ${COMMA} "stack(0,0)"`,
			`4:25 ${BRACKETS} "tower {owner: p1}"`,
			`5:10 ${COMMA} "hex(0, 0).owner"`,
			`7:10 ${COMMA} "hex(0,2)"`,
			`7:20 ${COMMA} "hex(-2,0)"`,
			`9:19 ${COMMA} "hex(0,2)"`,
			`10:11 ${COMMA} "max(a, b) == 2"`
		]);
	});

	it('are found beside another slip, which is found beside them', () => {
		expect(
			found('values:\n  a: { is: max(b, 3) }\n  c: @d\n  e: { is: min(b, 3), uses: 1 }\n')
		).toEqual([
			`2:12 ${COMMA} "max(b, 3)"`,
			`4:12 ${COMMA} "min(b, 3)"`,
			'3:6 syntax/bad-scalar-start A text cannot begin with this character; put it in quotes'
		]);
		expect(found('values:\n  a: { is: max(b, 3) }\n  e: { is: 3, uses: 1 }\n')).toEqual([
			`2:12 ${COMMA} "max(b, 3)"`,
			'3:15 shape/unknown-key Unknown key "uses" in Value; known are params, type, by, is, cases, about and cite'
		]);
	});

	it('are left alone where nothing cuts them', () => {
		for (const text of [
			'values:\n  a:\n    is: max(b, {c, d}) # (e, f\n',
			'values:\n  a: { is: "max(b, 3)", cite: [A-1] }\n',
			'values:\n  a:\n    is: >-\n      max(b,\n      any(x in c: d))\n',
			"text:\n  en:\n    log: { a: 'One (two, three', b: Four (five) }\n"
		]) {
			expect(found(text)).toEqual([]);
		}
	});

	it('that never close are told as what they are', () => {
		expect(found('values:\n  a: { is: (b, cite: A-1 }\n  c: { is: 1 }\n')).toEqual([]);
		expect(
			found('values: { a: max(b, [ }\n').every((candidate) => !candidate.includes('loose'))
		).toBe(true);
	});
});
