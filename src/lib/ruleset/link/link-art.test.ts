/** Pictures of one's own in rules: who shows them, and what is said of those that cannot be shown. */
import { expect, test } from 'vitest';
import { assertPrintable } from '#lib/engine/print-code/allowed-in-code.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';

const MOON = `<svg viewBox='0 0 8 8'><circle cx='4' cy='4' r='3'/></svg>`;
const game = (
	icon: string,
	art: string
): string => `game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { token: { start: box } }
zones: { box: {} }
pieces:
  owl: { kind: token, icon: ${icon} }
${art}procedures: { play: { do: [{ log: over }] } }
evaluation: { is: 1 }
`;
const artLines = (text: string): string[] =>
	linkYaml(text).lines.filter((line) => /art|icon|shape/.test(line));

test('a piece shows a picture of one’s own', () => {
	const text = game('art/moon', `art:\n  moon: ${MOON}\n`);
	expect(artLines(text)).toEqual([]);
	const program = programOf(text);
	expect(program.faces[0]?.icon).toBe('art/moon');
	expect(Object.keys(program.art)).toEqual(['moon']);
	expect(decodeURIComponent(program.art['moon'] ?? '')).toContain("<circle cx='4' cy='4' r='3'/>");
	expect(() => assertPrintable(program)).not.toThrow();
});

test('another picture is no other rule', () => {
	const program = programOf(game('art/moon', `art:\n  moon: ${MOON}\n`));
	const other = programOf(game('art/moon', `art:\n  moon: ${MOON.replace('3', '2')}\n`));
	expect(program.art).not.toEqual(other.art);
	expect(rulesHash(other)).toBe(rulesHash(program));
});

test('a name that no picture has, and a picture that nobody shows', () => {
	expect(artLines(game('art/mon', `art:\n  moon: ${MOON}\n`))).toEqual([
		'warning piece/unknown-icon 5: There is no picture "art/mon"; did you mean "art/moon"?',
		'warning read/unused-art 7: No piece shows "moon": write icon: art/moon'
	]);
	expect(artLines(game('art/moon', ''))).toEqual([
		'warning piece/unknown-icon 5: There is no picture "art/moon"'
	]);
	expect(artLines(game('Art/Moon', ''))[0]).toContain('error shape/');
});

test.each<[art: string, line: string]>([
	[
		`<svg viewBox='0 0 8 8'><g><script>x</script></g></svg>`,
		'art/not-allowed 7: A picture cannot have <script>: only shapes'
	],
	['https://example.org/moon.png', 'art/not-a-picture 7: This is no picture'],
	[`data:image/png;base64,${'A'.repeat(80_000)}`, 'art/too-large 7: This picture is too large'],
	[
		'data:image/webp;base64,UklGRg4AAABXRUJQRVhJRgIAAAAAAA==',
		'art/more 7: This file holds more than one still picture'
	]
])('what cannot be shown is a warning, and the game plays without it', (art, line) => {
	const text = game('art/moon', `art:\n  moon: ${art}\n`);
	expect(artLines(text)).toEqual([expect.stringContaining(`warning ${line}`)]);
	expect(programOf(text).art).toEqual({});
});

test('each part that may not be there is named at its place', () => {
	const svg = `<svg viewBox='0 0 8 8' onload='x'><a><g/></a></svg>`;
	const { diagnostics } = linkYaml(game('art/moon', `art:\n  moon: ${svg}\n`));
	const found = diagnostics.filter(({ code }) => code === 'art/not-allowed');
	expect(found.map(({ range }) => range.start.column - 9)).toEqual([
		svg.indexOf('onload'),
		svg.indexOf('<a>') + 1
	]);
});

test('a section that is none has the findings of its shape alone', () => {
	expect(artLines(game('art/moon', 'art: { moon: [1] }\n'))).toEqual([
		expect.stringContaining('error shape/wrong-type 6: ')
	]);
});
