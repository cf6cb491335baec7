/** Conflicts that somebody settles. */
import { describe, expect, it } from 'vitest';
import {
	at,
	change,
	codes,
	composed,
	type Rule,
	workspaceWith
} from '#lib/ruleset/testing/testing-layers.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';

const size = (n: number): string => change(`pieces.owl.size: { expect: 5, set: ${n} }`);

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
