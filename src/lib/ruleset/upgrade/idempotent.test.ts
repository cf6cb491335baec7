/** Any layer made of old and new words: upgraded twice is upgraded once, and its comments are what they were. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { upgrade } from './upgrade.ts';

const fixture = (name: string): string =>
	readFileSync(new URL(`../testing/fixtures/${name}.yaml`, import.meta.url), 'utf8');

const workspace = {
	files: new Map([
		['stalls/base/game.yaml', fixture('moved-game')],
		['stalls/moves.yaml', fixture('moved-game-moves')]
	])
};

const CHANGES = [
	'values.price.is: { wrap: it + toll(who) } # one',
	'values.cost.is: { wrap: (it) * 2 }',
	'values.toll.is: { expect: if sky == wet then 2 else 1, set: 3 } # two',
	'procedures.day.do: { insert: [{ call: day }], after: roll-omen }',
	'procedures.market-day.do: { insert: [{ call: day }], at: end } # "three"',
	'procedures.day.do.if-omen.then: { insert: [{ set: round, by: 1 }], at: start }',
	'procedures.day.do.call-haggle: { remove: true, expect: present } # four',
	'procedures.day.do.for-each-who.do: { insert: [{ set: who.gold, by: haggled }], at: end }',
	'actions.purchase.requires: { insert: { more: round > 1 }, after: rich }',
	'text.en.log.stands: { expect: "{who} opens a stall", set: "# no comment" }'
];
const OTHERS = [
	'choose: { luck: cruel } # five',
	'values: { a: { params: { p: player }, is: p.gold > 1 } }',
	"effects: { b: { after: 'bought(w, who)', when: w is plum, do: [{ set: who.gold, by: round }] } } # six",
	'resolve: { values.price.is: { use: sunday } } # seven',
	'fields: { player: { gold: { type: int } } }',
	'text: { fr: { actions: { purchase: Acheter } } }',
	'invariants: { c: { is: [ } # broken'
];

const layers = fc
	.record({
		header: fc.constantFrom('', ', for: stalls 1', ', for: stalls 3'),
		changes: fc.subarray(CHANGES, { minLength: 0 }),
		others: fc.subarray(OTHERS)
	})
	.map(({ header, changes, others }) =>
		[
			`layer: { id: mine, kind: house-rule, game: stalls${header} } # the header`,
			...(changes.length === 0 ? [] : ['change:', ...changes.map((change) => `  ${change}`)]),
			...others,
			''
		].join('\n')
	);

const once = (text: string): string =>
	upgrade({
		workspace,
		game: 'stalls',
		layers: [{ path: 'mine.yaml', text }],
		variants: [],
		more: []
	})[0]!.after;

const comments = (text: string): string[] => text.match(/ # .*$/gm) ?? [];

test('upgrading is idempotent and keeps comments', () => {
	fc.assert(
		fc.property(layers, (text) => {
			const after = once(text);
			expect(once(after)).toBe(after);
			expect(comments(after)).toEqual(comments(text));
		}),
		{ numRuns: 60, seed: 11 }
	);
});
