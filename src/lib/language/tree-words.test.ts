import { expect, test } from 'vitest';
import { soundRulesets } from '../../../tests/fixtures/read-rulesets.ts';
import { treesOf, wordsOf } from './tree-words.ts';
import { parseYaml } from './yaml-document.ts';

/** The trees that come back, and those that went in. */
function thereAndBack(text: string) {
	const { root, more, diagnostics } = parseYaml('some.yaml', text);
	expect(diagnostics).toEqual([]);
	const parsed = [root!, ...more];
	return { parsed, back: treesOf('some.yaml', text, wordsOf(text, parsed)) };
}

test.each([
	[
		'words, numbers, truths and nothing',
		'a: b\nc: [1, -2, true, false, null, ~, 2.5, 0x1f, 1e3]\n'
	],
	[
		'the largest and the smallest numbers',
		'a: [2147483647, -2147483648, 2147483648, 9007199254740991]'
	],
	['quotes, with and without escapes', `a: "b c"\n'd': 'it''s'\n"e\\n": "\\u00e9\\t"\nf: ""`],
	['texts in several lines', 'a: |\n  b\n  c\nd: >\n  e\n  f\n\n  g\nh: i\n  j\n'],
	['empty lists and maps, and nested ones', '{ a: [], b: {}, c: [[{ d: [e] }]] }'],
	['several documents', 'a: 1\n---\n- b\n---\nc: { d: e }\n'],
	['line ends of other systems', 'a: b\r\nc:\r\n  - d\r\n  - "e"\r\n'],
	['signs beyond the first plane', 'a: "🐝 \\U0001F41D"\n🎲: ö\nb: c\n'],
	['comments', '# one\na: b # two\n\n# three\nc: d\n']
])('a tree comes back as it was: %s', (_name, text) => {
	const { parsed, back } = thereAndBack(text);
	expect(back).toEqual(parsed);
});

test('so do the trees of rulesets', () => {
	const texts = [...soundRulesets().values()];
	expect(texts.length).toBeGreaterThan(0);
	for (const text of texts) {
		const { parsed, back } = thereAndBack(text);
		expect(back).toEqual(parsed);
	}
});
