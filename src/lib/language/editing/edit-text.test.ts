/** Edits of one place: by hand, and at every place of every delivered file. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Change, Keys } from './change.ts';
import { type Edited, editText } from './edit-text.ts';
import type { Plain } from './plain-text.ts';

const set = (value: Plain): Change => ({ do: 'set', value });
const REMOVE: Change = { do: 'remove' };

function after(text: string, keys: Keys, change: Change): string {
	const edited = editText(text, keys, change);
	if (!edited.ok) throw new Error(edited.problem);
	return edited.text;
}

const COUNTERS = `# My counters.
pieces:
  ogre:                     # a big one
    kind: creature
    combat: 3   # three
    name: "Ogre"
    marks: { flying: false, charge: true }

  # The next one has no strength yet.
  imp:
    kind: creature
    combat:
`;

describe('one value', () => {
	test('is replaced, and nothing else', () => {
		expect(after(COUNTERS, ['pieces', 'ogre', 'combat'], set(4))).toBe(
			COUNTERS.replace('combat: 3 ', 'combat: 4 ')
		);
	});

	test('keeps its quotes, and gets them where it needs them', () => {
		const name = ['pieces', 'ogre', 'name'];
		expect(after(COUNTERS, name, set('Oger'))).toContain('name: "Oger"\n');
		expect(after("a: 'x'\n", ['a'], set("it's"))).toBe("a: 'it''s'\n");
		for (const text of ['true', '12', '', 'a: b', '- x', 'x #y', ' x', '*x', 'null', '0x1F'])
			expect(after('a: x\n', ['a'], set(text))).toBe(`a: ${JSON.stringify(text)}\n`);
		expect(after('a: x\n', ['a'], set('x, y'))).toBe('a: x, y\n');
		expect(after('a: { b: x }\n', ['a', 'b'], set('x, y'))).toBe('a: { b: "x, y" }\n');
	});

	test('comes where a key said nothing, or was not there', () => {
		expect(after(COUNTERS, ['pieces', 'imp', 'combat'], set(1))).toBe(`${COUNTERS.trimEnd()} 1\n`);
		expect(after(COUNTERS, ['pieces', 'ogre', 'icon'], set('ogre'))).toBe(
			COUNTERS.replace('charge: true }\n', 'charge: true }\n    icon: ogre\n')
		);
		expect(after(COUNTERS, ['pieces', 'ogre', 'marks', 'magic'], set(true))).toContain(
			'{ flying: false, charge: true, magic: true }'
		);
		expect(after('a: {}\n', ['a', 'b', 'c'], set(1))).toBe('a: { b: { c: 1 } }\n');
		expect(after('a: 1', ['b'], set([1, 2]))).toBe('a: 1\nb: [1, 2]');
		expect(after('# only a comment\n', ['a', 'b'], set(1))).toBe('# only a comment\na:\n  b: 1\n');
	});

	test('of several lines keeps its sign', () => {
		const text = 'rule: >-\n  One.\n  Two.\nnext: 1\n';
		expect(after(text, ['rule'], set('Three.'))).toBe('rule: >-\n  Three.\nnext: 1\n');
		expect(after(text, ['rule'], set('A.\nB.'))).toBe('rule: "A.\\nB."\nnext: 1\n');
		expect(after('a: |\n  x\n  y\nb: 1\n', ['a'], set('u\nv\n'))).toBe('a: |\n  u\n  v\nb: 1\n');
	});

	test('that is long is written on lines of its own', () => {
		const value = { text: 'x'.repeat(60), more: 'y'.repeat(60) };
		expect(after('a: 1\n', ['b'], set(value))).toBe(
			`a: 1\nb:\n  text: ${value.text}\n  more: ${value.more}\n`
		);
	});
});

describe('entries and items', () => {
	test('go with their line, or their comma', () => {
		expect(after(COUNTERS, ['pieces', 'ogre', 'combat'], REMOVE)).toBe(
			COUNTERS.replace('    combat: 3   # three\n', '')
		);
		expect(after(COUNTERS, ['pieces', 'ogre', 'marks', 'flying'], REMOVE)).toContain(
			'{ charge: true }'
		);
		expect(after(COUNTERS, ['pieces', 'ogre', 'marks', 'charge'], REMOVE)).toContain(
			'{ flying: false }'
		);
		expect(after('a: [x, y]\n', ['a', 1], REMOVE)).toBe('a: [x]\n');
		expect(after('a:\n  - x\n  - y\n', ['a', 0], REMOVE)).toBe('a:\n  - y\n');
		expect(after('a:\n  b: 1\nc: 2\n', ['a', 'b'], REMOVE)).toBe('a:\n  {}\nc: 2\n');
	});

	test('are added at the end', () => {
		const add: Change = { do: 'add', value: 'z' };
		expect(after('a: [x, y]\n', ['a'], add)).toBe('a: [x, y, z]\n');
		expect(after('a: []\n', ['a'], add)).toBe('a: [z]\n');
		expect(after('a:\n  - x # one\nb: 1\n', ['a'], add)).toBe('a:\n  - x # one\n  - z\nb: 1\n');
	});

	test('are renamed', () => {
		const rename: Change = { do: 'rename', name: 'giant' };
		expect(after(COUNTERS, ['pieces', 'ogre'], rename)).toBe(
			COUNTERS.replace('  ogre:', '  giant:')
		);
		expect(editText(COUNTERS, ['pieces', 'ogre'], { do: 'rename', name: 'imp' })).toEqual({
			ok: false,
			problem: 'nowhere'
		});
	});
});

test('what cannot be read, or has no such place, stays as it is', () => {
	const refused = (problem: string): Edited => ({ ok: false, problem }) as Edited;
	expect(editText('a: [1\n', ['a'], set(1))).toEqual(refused('broken'));
	expect(editText('a: 1\na: 2\n', ['a'], set(1))).toEqual(refused('broken'));
	expect(editText('a: 1\n', ['a', 'b'], set(1))).toEqual(refused('nowhere'));
	expect(editText('a: [1]\n', ['a', 3], REMOVE)).toEqual(refused('nowhere'));
	expect(editText('a: 1\n', ['b'], REMOVE)).toEqual(refused('nowhere'));
});

describe('at every place of every delivered file', () => {
	const folder = path.resolve(import.meta.dirname, '../../../../rulesets');
	const files = fs
		.readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.yaml') && !name.includes('/tests/'));

	test.each(files)('%s', (file) => {
		const text = fs.readFileSync(path.join(folder, file), 'utf8');
		const { root } = parseFile(file, text);
		const maps: Keys[] = [];
		const scalars: Keys[] = [];
		collect(root ?? undefined, [], maps, scalars);
		// Every so many of them: each edit reads the file twice.
		for (const keys of sample(scalars)) {
			const edited = editText(text, keys, set(777));
			if (!edited.ok) throw new Error(`${keys.join('.')}: ${edited.problem}`);
			expect(edited.text.slice(0, edited.from)).toBe(text.slice(0, edited.from));
			expect(edited.text.slice(edited.from + edited.put.length)).toBe(text.slice(edited.to));
			expect(edited.to - edited.from).toBeLessThanOrEqual(
				Math.max(valueAt(root, keys).length * 2 + 40, 40)
			);
		}
		for (const keys of sample(maps)) {
			const added = after(text, [...keys, 'brand-new'], set('x'));
			expect(after(added, [...keys, 'brand-new'], REMOVE)).toBe(text);
		}
	});

	const sample = (all: Keys[]): Keys[] => {
		const every = Math.ceil(all.length / 12);
		return all.filter((_, index) => index % every === 0);
	};

	const collect = (node: TreeNode | undefined, keys: Keys, maps: Keys[], scalars: Keys[]): void => {
		if (!node) return;
		if (node.node === 'scalar') scalars.push(keys);
		else if (node.node === 'list')
			for (const [index, item] of node.items.entries())
				collect(item, [...keys, index], maps, scalars);
		else {
			if (node.entries.size > 0) maps.push(keys);
			for (const [key, { value }] of node.entries) collect(value, [...keys, key], maps, scalars);
		}
	};

	const valueAt = (root: TreeNode | null, keys: Keys): string => {
		let at: unknown = plainOf(root ?? undefined);
		for (const key of keys) at = (at as Record<string | number, unknown>)[key];
		return String(at);
	};
});
