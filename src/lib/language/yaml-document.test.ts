import { describe, expect, it } from 'vitest';
import { LARGE, parseFile } from './parsed-file.ts';
import type { ScalarNode, TreeNode } from './tree.ts';
import { parseYaml } from './yaml-document.ts';

function* scalars(node: TreeNode): Generator<ScalarNode> {
	if (node.node === 'scalar') yield node;
	else if (node.node === 'list') for (const item of node.items) yield* scalars(item);
	else {
		for (const { key, value } of node.entries.values()) {
			yield key;
			yield* scalars(value);
		}
	}
}

function parsed(text: string): TreeNode {
	const { root, diagnostics } = parseYaml('a.yaml', text);
	expect(diagnostics).toEqual([]);
	if (!root) throw new Error('nothing there');
	return root;
}

function scalarAt(text: string, key: string): ScalarNode {
	const root = parsed(text);
	const value = root.node === 'map' ? root.entries.get(key)?.value : undefined;
	if (value?.node !== 'scalar') throw new Error(`no scalar ${key}`);
	return value;
}

/** `line:column code` */
function complaints(text: string): string[] {
	return parseYaml('a.yaml', text).diagnostics.map(
		({ code, range: { start, end } }) =>
			`${start.line}:${start.column}-${end.line}:${end.column} ${code}`
	);
}

describe('nodes', () => {
	it('know their place', () => {
		const node = scalarAt('first: 1\nsecond:   you.score >= 5  # note\n', 'second');
		expect(node.range).toEqual({
			file: 'a.yaml',
			start: { line: 2, column: 11, offset: 19 },
			end: { line: 2, column: 25, offset: 33 }
		});
	});

	it('have the text without quotes, and where it begins', () => {
		const text = `plain: x + 1\nsingle: 'a: b'\ndouble: "c # d"\n`;
		for (const [key, inside] of [
			['plain', 'x + 1'],
			['single', 'a: b'],
			['double', 'c # d']
		] as const) {
			const node = scalarAt(text, key);
			expect(node.text).toBe(inside);
			expect(node.oneToOne).toBe(true);
			expect(text.slice(node.textOffset, node.textOffset + inside.length)).toBe(inside);
		}
	});

	it('say when offsets in the text are not those of the file', () => {
		const text = "folded: >-\n  one\n  two\nescaped: \"a\\tb\"\nlong: one\n  two\nquote: 'it''s'\n";
		for (const [key, value] of [
			['folded', 'one two'],
			['escaped', 'a\tb'],
			['long', 'one two'],
			['quote', "it's"]
		] as const) {
			expect(scalarAt(text, key)).toMatchObject({ text: value, value, oneToOne: false });
		}
	});

	it('keep plain numbers and flags, and how they were written', () => {
		const text =
			'n: 007\nhex: 0x1F\nbig: 1e3\nyes: true\nword: yes\nquoted: "5"\nnone:\nnil: null\n';
		expect(scalarAt(text, 'n')).toMatchObject({ value: 7, text: '007' });
		expect(scalarAt(text, 'hex')).toMatchObject({ value: 31, text: '0x1F' });
		expect(scalarAt(text, 'big')).toMatchObject({ value: 1000, text: '1e3' });
		expect(scalarAt(text, 'yes')).toMatchObject({ value: true, text: 'true' });
		expect(scalarAt(text, 'word')).toMatchObject({ value: 'yes' });
		expect(scalarAt(text, 'quoted')).toMatchObject({ value: '5', text: '5' });
		expect(scalarAt(text, 'none')).toMatchObject({ value: null, text: '' });
		expect(scalarAt(text, 'nil')).toMatchObject({ value: null });
	});

	it('have places in files of other systems and tongues as well', () => {
		const text = '\ufeffa: "Größe"\r\nb: { c: 🐚, d: x }\r\n';
		for (const node of scalars(parsed(text))) {
			expect(text.slice(node.textOffset, node.textOffset + node.text.length)).toBe(node.text);
			expect(node.range.start.line).toBe(['a', 'Größe'].includes(node.text) ? 1 : 2);
		}
	});

	it('are in the order written', () => {
		const root = parsed('z: 1\na: 2\n"10": 3\nm: 4\n');
		expect(root.node === 'map' && [...root.entries.keys()]).toEqual(['z', 'a', '10', 'm']);
	});
});

describe('findings', () => {
	it('are at the token', () => {
		expect(complaints('a: b: c\n')).toEqual(['1:4-1:5 syntax/block-as-implicit-key']);
		expect(complaints('a: 1\nb: "x\nc: 2\n')).toEqual(['2:4-2:5 syntax/missing-quote']);
		expect(complaints('a: { b: 1\nc: 2\n')).toEqual(['2:1-2:2 syntax/missing-bracket']);
		expect(complaints('a: 1\na: 2\n')).toEqual(['2:1-2:2 syntax/duplicate-key']);
		expect(complaints('a: !tag x\n')).toEqual(['1:4-1:8 syntax/tag']);
		expect(complaints('1: x\n')).toEqual(['1:1-1:2 syntax/key']);
	});

	it('come all at once', () => {
		expect(complaints('a: @x\nb: [1, 2\nc:\n\td: 1\n: y\n').length).toBeGreaterThan(2);
	});

	it('name characters that no rule is written with', () => {
		expect(complaints('a: x\0y\nb: "\x1b[2J"\n')).toEqual([
			'1:5-1:6 syntax/character',
			'2:5-2:6 syntax/character'
		]);
		expect(complaints('a: 1\nb: Zw\ufffdlf\n')).toEqual(['2:6-2:7 syntax/character']);
		const wide = (encoding: 'utf16le' | 'latin1') =>
			Buffer.from('a: "größer"\n', encoding).toString();
		expect(complaints(wide('utf16le'))).toEqual(['1:1-1:2 syntax/character']);
		expect(complaints(`\ufffd\ufffd${wide('utf16le')}`)).toEqual(['1:1-1:2 syntax/character']);
		expect(complaints(wide('latin1'))).toEqual(['1:7-1:8 syntax/character']);
	});

	it('tell a text in UTF-16 from what is no text', () => {
		const said = (bytes: Buffer) => parseYaml('a.yaml', bytes.toString()).diagnostics[0]?.message;
		const wide = Buffer.from('layer: { id: owl }\n', 'utf16le');
		expect(said(wide)).toBe('This file is written in UTF-16: save it as UTF-8');
		expect(said(wide.swap16())).toBe('This file is written in UTF-16: save it as UTF-8');
		const picture = Buffer.from(
			'89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61',
			'hex'
		);
		expect(said(picture)).toBe('This is no text, but a file for machines');
	});

	it('name spaces that look like an indentation, and leave them inside texts', () => {
		const text = 'a:\n\u00a0 \u00a0 b: 1\n';
		const [found] = parseYaml('a.yaml', text).diagnostics;
		expect(complaints(text)).toEqual(['2:1-2:5 syntax/character']);
		expect(found?.fixes[0]?.edits[0]?.text).toBe('    ');
		expect(complaints('a: [\u2003b]\n')).toEqual(['1:5-1:6 syntax/character']);
		expect(complaints('a: « b »\nc: "\u00a0d"\ne: |\n  \u00a0 f\ng: h\n  \u00a0i\n')).toEqual([]);
	});

	it('offer what can be mended', () => {
		const [finding] = parseYaml('a.yaml', 'true: 1\n').diagnostics;
		expect(finding?.fixes[0]?.edits[0]?.text).toBe('"true"');
	});

	it('leave what can be read', () => {
		const { root } = parseYaml('a.yaml', 'a: 1\nb: *x\nc: 3\n');
		expect(root?.node === 'map' && [...root.entries.keys()]).toEqual(['a', 'b', 'c']);
	});

	it('keep the prototype of objects out of it', () => {
		const { root, diagnostics } = parseYaml('a.yaml', '__proto__: { x: 1 }\nok: 1\n');
		expect(diagnostics.map(({ code }) => code)).toEqual(['syntax/reserved-key']);
		expect(root?.node === 'map' && [...root.entries.keys()]).toEqual(['ok']);
	});
});

describe('several documents', () => {
	it('are read one after the other', () => {
		const { root, more, diagnostics } = parseYaml('a.yaml', 'a: 1\n---\nb: 2\n---\n---\nc: 3\n');
		expect(diagnostics).toEqual([]);
		expect([root, ...more].map((rootNode) => rootNode?.range.start.line)).toEqual([1, 3, 6]);
	});
});

const SMALL = 'values: {}\n';
const HUGE = SMALL + '#'.repeat(LARGE);

it('an earlier text of a file is known, when the same is typed again', () => {
	const before = parseFile('a.yaml', SMALL);
	parseFile('a.yaml', `${SMALL}# x`);
	expect(parseFile('a.yaml', SMALL)).toBe(before);
});

it('of a large file the last text is known, and no other', () => {
	const before = parseFile('a.yaml', HUGE);
	expect(parseFile('a.yaml', HUGE)).toBe(before);
	parseFile('a.yaml', `${HUGE}# x`);
	expect(parseFile('a.yaml', HUGE)).not.toBe(before);
});
