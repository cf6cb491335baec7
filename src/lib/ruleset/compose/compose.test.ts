import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	at,
	change,
	codes,
	composed,
	printed,
	type Rule,
	workspaceWith
} from '#lib/ruleset/testing/testing-layers.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';

describe('layers without an order', () => {
	it.each<[string, string, string, string[]]>([
		[
			'set, set differently',
			'pieces.owl.size: { expect: 5, set: 6 }',
			'pieces.owl.size: { expect: 5, set: 7 }',
			['layer/conflict']
		],
		[
			'set, set the same',
			'pieces.owl.size: { expect: 5, set: 6 }',
			'pieces.owl.size: { expect: 5, set: 6 }',
			[]
		],
		[
			'set, adjust',
			'pieces.owl.size: { expect: 5, set: 6 }',
			'pieces.owl.size: { adjust: 1 }',
			['layer/conflict']
		],
		['adjust, adjust', 'pieces.owl.size: { adjust: 1 }', 'pieces.owl.size: { adjust: 2 }', []],
		[
			'wrap, wrap',
			'values.price.is: { wrap: it + 1 }',
			'values.price.is: { wrap: it * 2 }',
			['layer/conflict']
		],
		[
			'wraps that demand more',
			'values.price.is: { wrap: (it) and t.size > 1 }',
			'values.price.is: { wrap: not t.small and it }',
			[]
		],
		[
			'wraps that allow more',
			'values.price.is: { wrap: (it) or a }',
			'values.price.is: { wrap: it or b and c }',
			[]
		],
		[
			'a wrap that demands and one that allows',
			'values.price.is: { wrap: (it) and a }',
			'values.price.is: { wrap: (it) or b }',
			['layer/conflict']
		],
		[
			'wraps that look as if they demanded',
			'values.price.is: { wrap: (it) and a }',
			'values.price.is: { wrap: it and b or c }',
			['layer/conflict']
		],
		[
			'sums, however written',
			'values.price.is: { wrap: it + 1 }',
			'values.price.is: { adjust: -1 }',
			[]
		],
		[
			'the same sum twice',
			'values.price.is: { wrap: it + 1 }',
			'values.price.is: { wrap: it + 1 }',
			[]
		],
		[
			'a difference the other way round',
			'values.price.is: { wrap: 9 - it }',
			'values.price.is: { wrap: it + 1 }',
			['layer/conflict']
		],
		[
			'two least values',
			'values.price.is: { wrap: "max(it, 2)" }',
			'values.price.is: { wrap: "max(3, it)" }',
			[]
		],
		[
			'a least and a largest value',
			'values.price.is: { wrap: "max(it, 2)" }',
			'values.price.is: { wrap: "min(3, it)" }',
			['layer/conflict']
		],
		[
			'remove, remove',
			'pieces.owl: { remove: true, expect: present }',
			'pieces.owl: { remove: true, expect: present }',
			[]
		],
		[
			'remove, change inside',
			'pieces.owl: { remove: true, expect: present }',
			'pieces.owl.size: { adjust: 1 }',
			['layer/conflict']
		],
		[
			'change inside, remove',
			'pieces.owl.size: { adjust: 1 }',
			'pieces.owl: { remove: true, expect: present }',
			['layer/conflict']
		],
		[
			'two keys of one thing',
			'pieces.owl.size: { adjust: 1 }',
			'pieces.owl.count: { adjust: 1 }',
			[]
		],
		[
			'add, add',
			'actions.buy.requires: { add: { a: x } }',
			'actions.buy.requires: { add: { b: x } }',
			[]
		],
		[
			'add, add the same key',
			'actions.buy.requires: { add: { a: x } }',
			'actions.buy.requires: { add: { a: y } }',
			['layer/conflict']
		],
		[
			'insert, insert at one place',
			'actions.buy.do: { insert: [{ log: a }], after: pay }',
			'actions.buy.do: { insert: [{ log: b }], after: pay }',
			[]
		],
		[
			'insert, insert at two places',
			'actions.buy.do: { insert: [{ log: a }], after: pay }',
			'actions.buy.do: { insert: [{ log: b }], before: pay }',
			[]
		],
		[
			'insert, remove the neighbour',
			'actions.buy.do: { insert: [{ log: a }], after: pay }',
			'actions.buy.do.pay: { remove: true, expect: present }',
			['layer/conflict']
		],
		[
			'insert, change the neighbour',
			'actions.buy.do: { insert: [{ log: a }], after: pay }',
			'actions.buy.do.pay.by: { expect: 1, set: 2 }',
			[]
		]
	])('%s', (_name, first, second, expected) => {
		const oneWay = composed({ a: change(first), b: change(second) });
		expect(codes(oneWay)).toEqual(expected);
		const otherWay = composed({ b: change(second), a: change(first) });
		expect(codes(otherWay)).toEqual(expected);
		expect(printed(otherWay)).toBe(printed(oneWay));
	});

	it('clash with both places and a way out', () => {
		const rules = {
			a: change('pieces.owl.size: { expect: 5, set: 6 }'),
			b: change('pieces.owl.size: { expect: 5, set: 7 }')
		};
		const composition = composed(rules);
		const [finding] = composition.diagnostics;
		expect(finding?.range).toMatchObject({ file: 'game/house-rules/b.yaml', start: { line: 5 } });
		expect(finding?.related[0]?.range).toMatchObject({ file: 'game/house-rules/a.yaml' });
		expect(finding?.fixes[0]).toMatchObject({ title: 'Apply "b" after "a"' });
		expect(composition.leftOut).toMatchObject([{ layer: 'b' }]);
		expect(at(composition, 'pieces.owl.size')).toBe('6');
	});

	it('may be ordered', () => {
		const rules = {
			a: { header: '  after: [b]', says: change('pieces.owl.size: { expect: 7, set: 6 }') },
			b: change('pieces.owl.size: { expect: 5, set: 7 }')
		};
		expect(codes(composed(rules))).toEqual([]);
		expect(at(composed(rules), 'pieces.owl.size')).toBe('6');
		const needy = { ...rules, a: { ...rules.a, header: '  requires: b' } };
		expect(at(composed(needy), 'pieces.owl.size')).toBe('6');
	});

	it('give the same game in whatever order they are named', () => {
		const pool: Record<string, Rule | string> = {
			big: change('pieces.owl.size: { adjust: 1 }'),
			bigger: change('pieces.owl.size: { adjust: 2 }'),
			dear: change('values.price.is: { wrap: it + 1 }'),
			dearer: { header: '  after: [dear]', says: change('values.price.is: { wrap: it * 2 }') },
			cheap: change('values.price.is: { expect: t.size + 1, set: 1 }'),
			gone: change('pieces.crow: { remove: true, expect: present }'),
			crowd: change('pieces.crow.count: { set: 3 }'),
			third: change('actions.buy.requires: { add: { third: x } }'),
			fourth: change('actions.buy.requires: { add: { fourth: x } }'),
			jay: 'pieces: { jay: { kind: token, size: 1 } }',
			jays: 'pieces: { jay: { kind: token, size: 2 } }',
			step: change('actions.buy.do: { insert: [{ log: new }], after: pay }'),
			wrong: change('pieces.owl.size: { expect: 0, set: 1 }')
		};
		const workspace = workspaceWith(pool);
		const ids = fc.shuffledSubarray(Object.keys(pool));
		const twice = ids.chain((some) =>
			fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))
		);
		fc.assert(
			fc.property(twice, ([some, again]) => {
				const composition = composeGame(workspace, 'game', some);
				const other = composeGame(workspace, 'game', again);
				expect(printed(other)).toBe(printed(composition));
				expect(codes(other)).toEqual(codes(composition));
				expect(other.lock).toEqual(composition.lock);
			})
		);
	});

	it('change nothing when they say nothing', () => {
		expect(printed(composed({ empty: '' }))).toBe(printed(composed()));
	});
});
