import { describe, expect, it } from 'vitest';
import { type Rule, workspaceWith } from '#lib/ruleset/testing/testing-layers.ts';
import { composeGame, loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { bySection } from './chapters.ts';
import { wordsIn } from './cited.ts';
import { rulebookOf } from './rulebook.ts';
import { parseFile } from '#lib/language/parsed-file.ts';

const BASE = `
clauses:
  A-1: { text: "The limit is three.", section: "2.1" }
  A-2: { text: "Buying costs.", section: "2.2" }
  A-10: { text: "Nobody has to.", section: "10" }
  A-V: { text: "With big crows, two more.", section: "17.1" }
  A-V2: { text: "Big crows are rare.", section: "17.1" }
  A-W: { text: "Another house rule.", section: "17.2" }
values: { pool: { is: 4, cite: A-1 } }
options: { luck: { values: { low: {}, high: {} }, default: low, cite: [A-2] } }
text: { en: { numbers: { values.pool.is: { name: Pool } }, options: { luck: { name: Luck } }, pieces: { crow: { name: Crow, rule: Sleeps. } } } }
`;

function bookWith(rules: Record<string, Rule | string>, elsewhere: string[] = []) {
	const workspace = workspaceWith(rules);
	workspace.files.set('game/base/more.yaml', BASE);
	const game = (ids: string[]) => ({
		composition: composeGame(workspace, 'game', ids),
		program: null
	});
	return rulebookOf(game([]), game(Object.keys(rules)), new Set(elsewhere));
}

function told(rules: Record<string, Rule | string>, elsewhere: string[] = []): string[] {
	const { chapters } = bookWith(rules, elsewhere);
	return chapters.flatMap(({ id, clauses }) =>
		clauses.map((clause) => [id, clause.id, clause.state, ...clause.by].join(' '))
	);
}

describe('the rulebook of a composed game', () => {
	it('has the paragraphs by chapters, without those of house rules that are not in it', () => {
		expect(told({}, ['A-V', 'A-W'])).toEqual(['2 A-1 same', '2 A-2 same', '10 A-10 same']);
	});

	it('says which paragraphs a layer adds, changes, and leaves without a rule', () => {
		const rule = `
effects: { big: { modify: "price(t)", add: 2, cite: A-V } }
clauses: { B-1: { text: "Own words.", section: "2.3" } }
change:
  values.pool.is: { expect: 4, set: 6 }
  clauses.A-10.text: { expect: "Nobody has to.", set: "Everybody has to." }
  options.luck.cite: { remove: [A-2] }
`;
		expect(told({ crows: rule }, ['A-W'])).toEqual([
			'2 A-1 changed crows',
			'2 A-2 unused crows',
			'2 B-1 added crows',
			'10 A-10 changed crows',
			'17 A-V added crows',
			// No rule cites it: it goes with the paragraph beside it.
			'17 A-V2 same'
		]);
	});

	it('leads from a paragraph to the numbers and choices that are others now', () => {
		const { chapters, numbers, options, pieces } = bookWith({
			crows: `
change:
  values.pool.is: { expect: 4, set: 6 }
  options.luck.default: { expect: low, set: high }
  text.en.pieces.crow.rule: { expect: Sleeps., set: Wakes. }
  pieces.owl.size: { expect: 5, set: 3 }
`
		});
		const clause = (id: string) =>
			chapters.flatMap(({ clauses }) => clauses).find((bookClause) => bookClause.id === id);
		expect(clause('A-1')).toMatchObject({ numbers: [0], options: [] });
		expect(clause('A-2')).toMatchObject({ numbers: [], options: [0] });
		expect(numbers).toEqual([
			{ address: 'values.pool.is', values: [6], before: [4], layer: 'crows', cite: ['A-1'] }
		]);
		expect(options).toMatchObject([{ id: 'luck', value: 'high', before: 'low', layer: 'crows' }]);
		expect(pieces).toEqual([
			{ id: 'owl', change: 'changed', by: ['crows'] },
			{ id: 'crow', change: 'changed', by: ['crows'] }
		]);
	});

	it('blames who took something away, not who had it', () => {
		const { differences } = bookWith({
			gone: 'change:\n  pieces.crow: { remove: true, expect: present }'
		});
		expect(differences).toMatchObject([{ id: 'crow', change: 'removed', layer: 'gone' }]);
	});

	it('has the rules that stand in the file of the variant itself, and no others', () => {
		const workspace = workspaceWith({ crows: 'values: { cunning: { is: 2 } }' });
		workspace.files.set(
			'variants/mine.yaml',
			`variant: { id: mine, game: game, house-rules: [crows] }
effects: { dear: { modify: price(t), add: 2 } }
values: { luck: { is: 7, about: How lucky. } }
change: { values.limit.is: { expect: 3, set: 4 } }
pieces: { rook: { kind: token } }
`
		);
		const game = (composition: ReturnType<typeof loadVariant>) => ({ composition, program: null });
		const was = game(composeGame(workspace, 'game', []));
		const { own } = rulebookOf(was, game(loadVariant(workspace, 'mine')), new Set());
		const layer = 'variant:mine';
		expect(own).toEqual([
			{
				section: 'effects',
				id: 'dear',
				layer,
				about: null,
				rule: { modify: 'price(t)', add: 2 }
			},
			{
				section: 'values',
				id: 'luck',
				layer,
				about: 'How lucky.',
				rule: { is: 7, about: 'How lucky.' }
			}
		]);
	});

	it('counts its paragraphs as people do', () => {
		const all = ['P2', '11.2', 'box', '2', '11', 'P1', '11.10', '11.2.1', 'aim'];
		expect(all.toSorted(bySection(all))).toEqual([
			'2',
			'11',
			'11.2',
			'11.2.1',
			'11.10',
			'P1',
			'P2',
			'box',
			'aim'
		]);
	});

	it('knows what the files of other layers cite', () => {
		const file = parseFile('x.yaml', 'change:\n  values.pool.cite: { add: [A-W] }\n');
		expect(wordsIn([file]).has('A-W')).toBe(true);
	});
});
