/** Options chosen by layers, conflicts settled, reasons given. */
import { describe, expect, it } from 'vitest';
import {
	at,
	change,
	codes,
	composed,
	type Rule,
	workspaceWith
} from '#lib/ruleset/testing/testing-layers.ts';
import { composeGame, loadVariant } from '#lib/ruleset/workspace/workspace.ts';

const size = (n: number): string => change(`pieces.owl.size: { expect: 5, set: ${n} }`);
const OPTION =
	'options: { pace: { values: { slow: {}, brisk: {}, fast: {} }, default: slow }, lives: { type: int, min: 1, max: 9, default: 3 } }';

describe('choose', () => {
	const game = (rules: Record<string, Rule | string>) => {
		const workspace = workspaceWith(rules);
		workspace.files.set('game/base/options.yaml', OPTION);
		return composeGame(workspace, 'game', Object.keys(rules));
	};

	it('makes a value the default, and says who did', () => {
		const composition = game({ a: 'choose: { pace: fast, lives: 5 }' });
		expect(codes(composition)).toEqual([]);
		expect(at(composition, 'options.pace.default')).toBe('fast');
		expect(at(composition, 'options.lives.default')).toBe('5');
	});

	it.each<[string, string, string, string[]]>([
		['the same', 'choose: { pace: fast }', 'choose: { pace: fast }', []],
		['differently', 'choose: { pace: fast }', 'choose: { pace: brisk }', ['layer/conflict']],
		[
			'the default, and another value',
			'choose: { pace: slow }',
			'choose: { pace: brisk }',
			['layer/conflict']
		],
		[
			'in two spellings',
			'choose: { pace: fast }',
			change('options.pace.default: { expect: slow, set: brisk }'),
			['layer/conflict']
		],
		['two options', 'choose: { pace: fast }', 'choose: { lives: 1 }', []]
	])('two layers choose %s', (_name, first, second, expected) => {
		expect(codes(game({ a: first, b: second }))).toEqual(expected);
		expect(codes(game({ b: first, a: second }))).toEqual(expected);
	});

	it('finds misspelt options and values', () => {
		expect(game({ a: 'choose: { pase: fast }' }).diagnostics).toMatchObject([
			{ code: 'option/unknown', fixes: [{ title: 'Change to "pace"' }] }
		]);
		expect(game({ a: 'choose: { pace: fats }' }).diagnostics).toMatchObject([
			{ code: 'option/unknown-value', fixes: [{ title: 'Change to "fast"' }] }
		]);
		expect(codes(game({ a: 'choose: { lives: 10 }' }))).toEqual(['option/unknown-value']);
	});
});

describe('resolve', () => {
	const variant = (says: string, rules: Record<string, Rule | string>) => {
		const workspace = workspaceWith(rules);
		const head = `variant:\n  id: mine\n  game: game\n  house-rules: [${Object.keys(rules).join(', ')}]\n`;
		workspace.files.set('variants/mine.yaml', `${head}${says}\n`);
		return loadVariant(workspace, 'mine');
	};
	const rivals = { a: size(6), b: size(7) };

	it('lets one layer stand', () => {
		for (const [use, expected] of [
			['a', '6'],
			['b', '7']
		] as const) {
			const composition = variant(`resolve: { pieces.owl.size: { use: ${use} } }`, rivals);
			expect(codes(composition)).toEqual([]);
			expect(at(composition, 'pieces.owl.size')).toBe(expected);
		}
	});

	it('says what holds instead', () => {
		const composition = variant('resolve: { pieces.owl.size: { set: 9 } }', rivals);
		expect(codes(composition)).toEqual([]);
		expect(at(composition, 'pieces.owl.size')).toBe('9');
	});

	it('puts layers into an order', () => {
		const rules = {
			a: change('actions.buy.do: { insert: [{ log: a }], after: pay }'),
			b: change('actions.buy.do: { insert: [{ log: b }], after: pay }')
		};
		expect(codes(variant('', rules))).toEqual(['layer/conflict']);
		const steps = (order: string) =>
			at(
				variant(`resolve: { actions.buy.do.pay: { order: [${order}] } }`, rules),
				'actions.buy.do'
			);
		expect(steps('a, b')).toMatch(/id: pay.*log: b.*log: a/);
		expect(steps('b, a')).toMatch(/id: pay.*log: a.*log: b/);
	});

	it('settles definitions, removals and choices too', () => {
		const jays = {
			a: 'pieces: { jay: { kind: token, size: 1 } }',
			b: 'pieces: { jay: { kind: token, size: 2 } }'
		};
		const jay = variant('resolve: { pieces.jay: { use: b } }', jays);
		expect([codes(jay), at(jay, 'pieces.jay.size')]).toEqual([[], '2']);
		const gone = { a: change('pieces.owl: { remove: true, expect: present }'), b: size(7) };
		const kept = variant('resolve: { pieces.owl: { use: b } }', gone);
		expect([codes(kept), at(kept, 'pieces.owl.size')]).toEqual([[], '7']);
		expect(codes(variant('resolve: { pieces.owl: { use: a } }', gone))).toEqual([]);
	});

	it('may stand in a layer that comes after both, and only there', () => {
		const settle = 'resolve: { pieces.owl.size: { use: a } }';
		const after = composed({ ...rivals, c: { header: '  after: [a, b]', says: settle } });
		expect([codes(after), at(after, 'pieces.owl.size')]).toEqual([[], '6']);
		const early = composed({ ...rivals, c: settle });
		expect(codes(early)).toContain('layer/settles-too-early');
		expect(codes(composed({ a: size(6), c: { header: '  after: [a, b]', says: settle } }))).toEqual(
			['layer/unknown-layer']
		);
	});

	it('warns where there is nothing to settle', () => {
		const settle = 'resolve: { pieces.owl.size: { use: a } }';
		expect(codes(variant(settle, { a: size(6) }))).toEqual(['layer/nothing-to-settle']);
		expect(
			codes(variant(settle, { ...rivals, a: change('pieces.crow.size: { adjust: 1 }') }))
		).toEqual(['layer/nothing-to-settle']);
	});

	it('is offered by the finding about a conflict', () => {
		const [finding] = variant('', rivals).diagnostics;
		expect(finding?.fixes.map(({ title }) => title)).toEqual([
			'Apply "b" after "a"',
			'Let "a" stand at pieces.owl.size',
			'Let "b" stand at pieces.owl.size'
		]);
		expect(finding?.fixes[1]?.edits).toMatchObject([
			{
				range: { file: 'variants/mine.yaml', start: { line: 1, column: 1 } },
				text: 'resolve:\n  pieces.owl.size: { use: a }\n'
			}
		]);
	});
});

describe('reasons of layers', () => {
	it('are told when layers exclude or need each other', () => {
		const rules = {
			a: { header: '  excludes: { b: There is one owl only }', says: '' },
			b: { header: '  requires: { c: Nobody could tell }', says: '' },
			c: ''
		};
		const messages = (...ids: string[]) =>
			composeGame(workspaceWith(rules), 'game', ids).diagnostics.map(({ message }) => message);
		expect(messages('a', 'b', 'c')).toEqual([
			'"a" and "b" cannot be used together: There is one owl only'
		]);
		expect(messages('b')).toEqual([
			'"b" needs the layer "c", which is not chosen: Nobody could tell'
		]);
	});
});
