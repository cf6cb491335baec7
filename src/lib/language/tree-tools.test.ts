import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesBelow, resolvePath, withNode } from './tree-path.ts';
import { excerpt, printNode, sameContent, stamp, toPlain } from './tree-tools.ts';
import type { TreeNode } from './tree.ts';
import { parseYaml } from './yaml-document.ts';

function tree(text: string): TreeNode {
	const { root, diagnostics } = parseYaml('a.yaml', text);
	if (!root) throw new Error(JSON.stringify(diagnostics));
	return root;
}

describe('printNode', () => {
	it('prints what reads as the same again', () => {
		const key = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/).filter((word) => word !== 'constructor');
		const scalar = fc.oneof(
			fc.integer(),
			fc.boolean(),
			fc.constant(null),
			fc.string().map((text) => text.trim().replace(/\s+/g, ' ')),
			fc.constantFrom('true', 'null', '5', '- x', 'a: b', '#', '{a}', '[', "it's", '"', 'x > 1', '')
		);
		const { value } = fc.letrec<{ value: unknown }>((tie) => ({
			value: fc.oneof(
				{ depthSize: 'small' },
				scalar,
				fc.array(tie('value'), { maxLength: 3 }),
				fc.dictionary(key, tie('value'), { maxKeys: 3 })
			)
		}));
		fc.assert(
			fc.property(fc.dictionary(key, value, { minKeys: 1, maxKeys: 4 }), (plain) => {
				const node = tree(JSON.stringify(plain));
				const again = tree(printNode(node));
				expect(JSON.stringify(toPlain(again))).toBe(JSON.stringify(toPlain(node)));
				expect(sameContent(node, again)).toBe(true);
			})
		);
	});

	it('is cut short in messages', () => {
		expect(excerpt(tree(`a: ${'x'.repeat(200)}`), 20)).toHaveLength(20);
	});
});

describe('sameContent', () => {
	const same = (a: string, b: string) => sameContent(tree(a), tree(b));

	it('does not mind layout', () => {
		expect(same('a: { b: 1, c: [x, y] }', 'a:\n  b: 1\n  c:\n    - x\n    - y\n')).toBe(true);
		expect(same('a: x   >   1', 'a: >-\n  x\n  > 1\n')).toBe(true);
	});

	it('minds order and everything else', () => {
		expect(same('a: { b: 1, c: 2 }', 'a: { c: 2, b: 1 }')).toBe(false);
		expect(same('a: [1, 2]', 'a: [1]')).toBe(false);
		expect(same('a: [1]', 'a: 1')).toBe(false);
	});
});

describe('toPlain', () => {
	it('makes objects without a prototype', () => {
		expect(Object.getPrototypeOf(toPlain(tree('a: 1')))).toBeNull();
	});
});

describe('stamp', () => {
	it('names the layer everywhere and leaves the original alone', () => {
		const node = tree('a: [{ b: 1 }]');
		const stamped = stamp(node, 'top');
		expect(JSON.stringify(stamped)).not.toContain('"layer":""');
		expect(JSON.stringify(node)).not.toContain('top');
	});
});

describe('paths', () => {
	const root = tree(`
actions:
  build: { do: [{ id: pay, set: x }, { log: y }] }
clauses:
  R-1.2-a: { text: one }
  R-1: { text: two }
text: { en: { requires: { build.room: No room } } }
`);

	it('lead through maps, through keys with dots and through steps with an id', () => {
		for (const [path, value] of [
			['actions.build.do.pay.set', 'x'],
			['clauses.R-1.2-a.text', 'one'],
			['clauses.R-1.text', 'two'],
			['text.en.requires.build.room', 'No room']
		] as const) {
			expect(resolvePath(root, path)).toMatchObject({ rest: '', node: { text: value } });
		}
	});

	it('say how far they lead', () => {
		const { rest, restOffset, node } = resolvePath(root, 'actions.bulid.do');
		expect([rest, restOffset, namesBelow(node)]).toEqual(['bulid.do', 8, ['build']]);
	});

	it('are copied once, however often one who made the copy replaces something', () => {
		const before = tree('values: { a: 1, b: 2, c: 3 }');
		const made = new WeakSet<TreeNode>();
		const once = withNode(resolvePath(before, 'values.a').steps, null, made)!;
		const twice = withNode(resolvePath(once, 'values.b').steps, null, made)!;
		expect(twice).toBe(once);
		expect([before, twice].map(printNode)).toEqual([
			'{ values: { a: 1, b: 2, c: 3 } }',
			'{ values: { c: 3 } }'
		]);
	});

	it('let a node be replaced without touching the old tree', () => {
		const { steps } = resolvePath(root, 'actions.build.do.pay');
		const without = withNode(steps, null);
		expect(without && printNode(without)).toContain('do: [{ log: y }]');
		expect(printNode(root)).toContain('id: pay');
	});
});
