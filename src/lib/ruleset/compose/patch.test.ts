import { describe, expect, it } from 'vitest';
import { at, codes, composed } from '#lib/ruleset/testing/testing-layers.ts';

/** The node at a path after one change. */
function after(change: string, path: string): string {
	const composition = composed({ rule: `change:\n  ${change}` });
	expect(composition.diagnostics.map(({ message }) => message)).toEqual([]);
	return at(composition, path);
}

/** Code and place of the only finding about one change. */
function complaint(change: string): string {
	const { diagnostics, leftOut } = composed({ rule: `change:\n  ${change}` });
	expect(leftOut.map(({ layer }) => layer)).toEqual(['rule']);
	return diagnostics.map(({ code, range: { start } }) => `${code} ${start.column}`).join(', ');
}

describe('several operations on one path', () => {
	it('are done one after the other', () => {
		expect(after('values.limit.is: [{ adjust: 2 }, { wrap: (it) * 2 }]', 'values.limit.is')).toBe(
			'(5) * 2'
		);
		const steps = `values.limit: [{ add: { cite: [] } }]`;
		expect(after(steps, 'values.limit')).toBe('{ is: 3, cite: [] }');
	});

	it('put steps at several places of one list, under the names that it has', () => {
		const two = `actions.buy.do: [{ insert: [{ log: a }], before: log-bought }, { insert: [{ log: b }], before: log-bought }, { insert: [{ log: c }], after: pay }]`;
		expect(after(two, 'actions.buy.do')).toBe(
			'[{ id: pay, set: round, by: 1 }, { log: c }, { log: a }, { log: b }, { log: bought }]'
		);
	});

	it('are none where one of them says it all, or puts the same there twice', () => {
		expect(complaint('values.limit.is: [{ adjust: 2 }, { expect: 5, set: 4 }]')).toBe(
			'layer/contradiction 49'
		);
		expect(complaint('pieces.owl: [{ expect: present, remove: true }, { add: { size: 2 } }]')).toBe(
			'layer/contradiction 35'
		);
		expect(complaint('values.limit: [{ add: { cite: [] } }, { add: { cite: [] } }]')).toBe(
			'layer/already-defined 50'
		);
	});

	it('are a change each to other layers', () => {
		const two = 'values.limit.is: [{ adjust: 2 }, { adjust: 3 }]';
		const composition = composed({
			rule: `change:\n  ${two}`,
			other: 'change:\n  values.limit.is: { adjust: 1 }'
		});
		expect(composition.diagnostics).toEqual([]);
		expect(at(composition, 'values.limit.is')).toBe('9');
	});
});

describe('set', () => {
	it('replaces values and blocks', () => {
		expect(after('pieces.owl.size: { expect: 5, set: 6 }', 'pieces.owl')).toBe(
			'{ kind: token, count: 2, size: 6 }'
		);
		expect(after('values.limit: { expect: present, set: { is: 4 } }', 'values.limit')).toBe(
			'{ is: 4 }'
		);
		expect(after('values.limit: { expect: { is: 3 }, set: { is: 4 } }', 'values.limit.is')).toBe(
			'4'
		);
	});

	it('adds a key to a definition, not a definition', () => {
		expect(after('pieces.crow.count: { set: 4 }', 'pieces.crow.count')).toBe('4');
		expect(complaint('pieces.crown: { set: { kind: token } }')).toBe('layer/no-target 10');
		expect(complaint('pieces.crown.count: { set: 4 }')).toBe('layer/no-target 10');
	});

	it('wants to know what it replaces', () => {
		expect(complaint('pieces.owl.size: { set: 6 }')).toBe('layer/no-expectation 3');
		expect(complaint('pieces.owl.size: { expect: 4, set: 6 }')).toBe('layer/drift 30');
		expect(complaint('pieces.owl.size: { expect: present, set: 6 }')).toBe('layer/drift 30');
		expect(complaint('pieces.owl.size: { expect: 5, set: 5 }')).toBe('layer/no-effect 3');
		expect(complaint('pieces.crow.count: { expect: 1, set: 4 }')).toBe('layer/no-target 15');
	});

	it('wants the old text of a value, ready to copy', () => {
		const rule = 'change:\n  values.price.is: { expect: present, set: 2 }';
		const [finding] = composed({ rule }).diagnostics;
		expect(finding?.message).toBe(
			'`present` is for blocks and for what is removed; write the old text: expect: t.size + 1'
		);
		expect(finding?.fixes.map(({ edits }) => edits[0]?.text)).toEqual(['t.size + 1']);
	});

	it('compares expressions without their layout', () => {
		expect(after('values.price.is: { expect: "t.size  +  1", set: 2 }', 'values.price.is')).toBe(
			'2'
		);
	});
});

describe('remove', () => {
	it('takes away keys, definitions, steps and items', () => {
		expect(after('pieces.owl.count: { expect: 2, remove: true }', 'pieces.owl')).toBe(
			'{ kind: token, size: 5 }'
		);
		expect(after('pieces.crow: { expect: present, remove: true }', 'pieces')).not.toContain('crow');
		expect(after('actions.buy.do.pay: { expect: present, remove: true }', 'actions.buy.do')).toBe(
			'[{ log: bought }]'
		);
		expect(after('enums.suit.values: { remove: [sun] }', 'enums.suit.values')).toBe('[moon]');
	});
});

describe('adjust', () => {
	it('adds to numbers and to expressions', () => {
		expect(after('pieces.owl.size: { adjust: -2 }', 'pieces.owl.size')).toBe('3');
		expect(after('values.price.is: { adjust: 2 }', 'values.price.is')).toBe('(t.size + 1) + (2)');
		expect(after('values.limit.is: { adjust: player-count }', 'values.limit.is')).toBe(
			'(3) + (player-count)'
		);
	});
});

describe('wrap', () => {
	it('puts the old expression in place of `it`', () => {
		expect(after('values.price.is: { wrap: it * 2 }', 'values.price.is')).toBe('(t.size + 1) * 2');
		expect(after('values.price.is: { wrap: "max((it), 2)" }', 'values.price.is')).toBe(
			'"max((t.size + 1), 2)"'
		);
	});

	it('leaves the element of a `where` and longer words alone', () => {
		const text = 'count(tokens where it.size > (it)) + a-it + it-is';
		expect(after(`values.limit.is: { wrap: ${text} }`, 'values.limit.is')).toBe(
			'count(tokens where it.size > (3)) + a-it + it-is'
		);
		expect(complaint('values.limit.is: { wrap: it.size }')).toBe('layer/wrap-without-it 28');
	});
});

describe('add and insert', () => {
	it('put keys and items at the end', () => {
		expect(after('actions.buy.requires: { add: { third: x } }', 'actions.buy.requires')).toBe(
			'{ first: round > 1, second: round > 2, third: x }'
		);
		expect(after('enums.suit.values: { add: [star] }', 'enums.suit.values')).toBe(
			'[sun, moon, star]'
		);
		expect(after('values.limit.params: { add: { who: player } }', 'values.limit.params')).toBe(
			'{ who: player }'
		);
	});

	it.each([
		['insert: { x: y }, before: second', '{ first: round > 1, x: y, second: round > 2 }'],
		['insert: { x: y }, after: second', '{ first: round > 1, second: round > 2, x: y }'],
		['insert: { x: y }, at: start', '{ x: y, first: round > 1, second: round > 2 }'],
		['insert: { x: y }, at: end', '{ first: round > 1, second: round > 2, x: y }']
	])('put keys at a place: %s', (operation, result) => {
		expect(after(`actions.buy.requires: { ${operation} }`, 'actions.buy.requires')).toBe(result);
	});

	it.each([
		['before: pay', '[{ log: new }, { id: pay, set: round, by: 1 }, { log: bought }]'],
		['after: pay', '[{ id: pay, set: round, by: 1 }, { log: new }, { log: bought }]'],
		['at: start', '[{ log: new }, { id: pay, set: round, by: 1 }, { log: bought }]'],
		['at: end', '[{ id: pay, set: round, by: 1 }, { log: bought }, { log: new }]']
	])('put steps at a place: %s', (place, result) => {
		expect(after(`actions.buy.do: { insert: [{ log: new }], ${place} }`, 'actions.buy.do')).toBe(
			result
		);
	});
});

describe('a layer', () => {
	it('adds definitions beside those that are there', () => {
		const composition = composed({
			rule: 'pieces: { jay: { kind: token, size: 2 } }\ntext: { en: { pieces: { jay: Jay } }, fr: { pieces: { owl: Hibou } } }'
		});
		expect(codes(composition)).toEqual([]);
		expect(at(composition, 'pieces.jay.size')).toBe('2');
		expect(at(composition, 'text.en.pieces')).toBe('{ owl: Owl, jay: Jay }');
		expect(at(composition, 'text.fr.pieces.owl')).toBe('Hibou');
	});

	it('may change what it added, and a step by its id', () => {
		const composition = composed({
			rule: [
				'values: { more: { is: 1 } }',
				'change:',
				'  values.more.is: { adjust: 1 }',
				'  actions.buy.do.pay.by: { expect: 1, set: 2 }'
			].join('\n')
		});
		expect(codes(composition)).toEqual([]);
		expect(at(composition, 'values.more.is')).toBe('2');
		expect(at(composition, 'actions.buy.do.pay')).toBe('{ id: pay, set: round, by: 2 }');
	});

	it('is applied as a whole or not at all', () => {
		const composition = composed({
			rule: 'change:\n  pieces.owl.size: { adjust: 1 }\n  pieces.crow.size: { expect: 9, set: 2 }'
		});
		expect(codes(composition)).toEqual(['layer/drift']);
		expect(at(composition, 'pieces.owl.size')).toBe('5');
	});
});
