import { describe, expect, it } from 'vitest';
import { workspaceWith, type Rule } from '#lib/ruleset/testing/testing-layers.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { diffAsMarkdown, diffAsText } from './diff-text.ts';
import { diffPrograms } from './diff-programs.ts';

function diff(rules: Record<string, Rule | string>) {
	const workspace = workspaceWith(rules);
	const game = (ids: string[]) => ({
		composition: composeGame(workspace, 'game', ids),
		program: null
	});
	return diffPrograms(game([]), game(Object.keys(rules)));
}

const changes = (text: string) => diff({ a: `change:\n  ${text}` }).rules;

describe('differences', () => {
	it('are none between a game and itself', () => {
		expect(diff({}).rules).toEqual([]);
		expect(diffAsText(diff({}))).toContain('No rule is different.');
	});

	it('name what was added, removed and changed, with both texts and the place', () => {
		const { rules } = diff({
			a: 'pieces: { jay: { kind: token } }\nchange:\n  pieces.crow: { remove: true, expect: present }\n  values.limit.is: { expect: 3, set: 4 }'
		});
		expect(rules.map(({ path, change }) => `${change} ${path}`)).toEqual([
			'removed pieces.crow',
			'added pieces.jay',
			'changed values.limit'
		]);
		expect(rules[2]!.parts).toMatchObject([
			{ path: 'values.limit.is', was: '3', now: '4', place: { layer: 'a', line: 7 } }
		]);
	});

	it('find steps that were inserted, and what changed in one', () => {
		expect(
			changes('actions.buy.do: { insert: [{ log: new }], before: pay }')[0]!.parts
		).toMatchObject([{ path: 'actions.buy.do.a.log-new', was: null, now: '{ log: new }' }]);
		expect(changes('actions.buy.do.pay.by: { expect: 1, set: 2 }')[0]!.parts).toMatchObject([
			{ path: 'actions.buy.do.pay.by', was: '1', now: '2' }
		]);
	});

	it('count texts by themselves', () => {
		const { rules, shown } = diff({ a: 'text: { en: { pieces: { crow: Crow } } }' });
		expect([rules, shown.text]).toEqual([[], 1]);
	});

	it('are told as text and as Markdown', () => {
		const found = diff({ a: 'change:\n  values.limit.is: { expect: 3, set: 4 }' });
		expect(diffAsText(found)).toContain('is: 3 -> 4  (game/house-rules/a.yaml:5)');
		expect(diffAsMarkdown('x', 'y', found)).toContain('| `values.limit.is` | `3` | `4` |');
	});
});
