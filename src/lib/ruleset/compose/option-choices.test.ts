/** Options chosen by layers. */
import { describe, expect, it } from 'vitest';
import {
	at,
	change,
	codes,
	type Rule,
	workspaceWith
} from '#lib/ruleset/testing/testing-layers.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';

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
