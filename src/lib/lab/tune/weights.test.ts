import { describe, expect, it, test } from 'vitest';
import { isError } from '#lib/language/diagnostic.ts';
import { inEnglish } from '#lib/language/said.ts';
import { gameHash } from '#lib/ruleset/program/bot-wishes.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { goldComposition, goldWith, programOf, weightsIn } from './gold.test.fixture.ts';
import { changesTo, layerText, notOnlyWished, weightsOf } from './weights.ts';

const WISH = '7 * gold-of(you) - 20 * lead-of(you)';
const DUST = `${WISH} + dust-of(you)`;

const refused = (evaluation: string, ...named: string[]): string => {
	const composition = goldComposition(evaluation);
	const found = weightsOf(composition, programOf(composition), named);
	return found.ok ? 'nothing' : inEnglish(found.said);
};

describe('weights', () => {
	it('are the numbers of the evaluation', () => {
		expect(weightsIn(goldComposition(WISH)).map(({ address, value }) => [address, value])).toEqual([
			['evaluation.is/1', 7],
			['evaluation.is/2', 20]
		]);
	});

	it('are those that are named, each once', () => {
		const named = ['evaluation.is/2', 'values.lead-of.is', 'evaluation.is'];
		expect(weightsIn(goldComposition(WISH), named).map(({ address }) => address)).toEqual([
			'evaluation.is/2',
			'values.lead-of.is/1',
			'evaluation.is/1'
		]);
	});

	test.each([
		[
			'gold-of(you) - dust-of(you)',
			[],
			'No number stands in evaluation.is: name those of values that nothing else asks for, values.dust-of.is'
		],
		[
			'gold-of(you)',
			[],
			'No number stands in evaluation.is, nor in values that nothing else asks for: there is nothing to weigh'
		],
		[
			WISH,
			['evaluation.is/3'],
			'name one of its numbers, evaluation.is/1 (7), evaluation.is/2 (20)'
		],
		[WISH, ['values.led-of.is'], 'did you mean "values.lead-of.is"?'],
		[WISH, ['values'], 'There are']
	])('of %s, %j: %s', (evaluation, named, message) => {
		expect(refused(evaluation, ...named)).toContain(message);
	});

	it('are none where bots want nothing', () => {
		const composition = goldComposition(WISH);
		const program = { ...programOf(composition), evaluation: null };
		const found = weightsOf(composition, program, []);
		expect(!found.ok && inEnglish(found.said)).toMatch(/^The game has no evaluation: /);
	});
});

describe('the layer', () => {
	it('sets exactly these numbers', () => {
		const before = weightsIn(goldComposition(WISH), ['evaluation.is', 'values.gold-of.is/1']);
		const after = goldWith(
			WISH,
			[-5, 1200, 0],
			before.map(({ address }) => address)
		);
		expect(after.diagnostics).toEqual([]);
		const now = weightsIn(after, ['evaluation.is', 'values.gold-of.is/1']);
		// The sign stands before the number.
		expect(now.map(({ value }) => value)).toEqual([5, 1200, 0]);
		expect(now[0]!.stands.value).toBe('-5 * gold-of(you) - 1200 * lead-of(you)');
		expect(now[2]!.stands.value).toBe('sum(o in ores at hoard(p): o.gold) * 0');
	});

	it('names what it expects, and lies upon other patches', () => {
		const before = goldWith(WISH, [8, 20]);
		const weights = weightsIn(before);
		const text = layerText('again', before, changesTo(weights, [8, 30]), ['how it was made']);
		expect(text).toBe(`# how it was made
layer: { id: again, kind: patch, game: gold, after: [tuned] }
change:
  evaluation.is:
    expect: "8 * gold-of(you) - 20 * lead-of(you)"
    set: "8 * gold-of(you) - 30 * lead-of(you)"
`);
	});

	it('changes nothing where the weights are as they were', () => {
		const composition = goldComposition(WISH);
		const weights = weightsIn(composition);
		expect(changesTo(weights, [7, 20])).toEqual([]);
		const text = layerText('tuned', composition, [], []);
		expect(goldComposition(WISH, [text]).diagnostics.filter(isError)).toEqual([]);
	});
});

describe('what more hangs on than what bots want', () => {
	const alien = (...named: string[]): string[] => {
		const composition = goldComposition(DUST);
		return notOnlyWished(programOf(composition), weightsIn(composition, named), (some, values) => {
			const text = layerText('tuned', composition, changesTo(some, values), []);
			return programOf(goldComposition(DUST, [text]));
		});
	};

	test.each([
		['the evaluation', ['evaluation.is'], []],
		['what the rules ask for', ['evaluation.is', 'values.gold-of.is/1'], ['values.gold-of.is/1']],
		['a value of bots alone', ['values.dust-of.is'], []],
		['what the table shows', ['values.lead-of.is'], ['values.lead-of.is/1']],
		['what is printed', ['pieces.ore-3.gold'], ['pieces.ore-3.gold']]
	])('%s', (_, named, found) => {
		expect(alien(...named)).toEqual(found);
	});

	it('is nothing of a value that nobody else asks for', () => {
		const base = `
game: { id: tiny, players: { min: 2, max: 2 }, start: play }
fields: { player: { coins: { type: int, visible: all } } }
values:
  worth: { params: { p: player }, is: 3 * double(p) }
  double: { params: { p: player }, is: p.coins * 2 }
procedures: { play: { about: All., do: [ { end-game: players } ] } }
evaluation: { is: worth(you) }
`;
		const hashWith = (was: string, is: string): string =>
			gameHash(
				programOf(
					composeGame({ files: new Map([['tiny/base/g.yaml', base.replace(was, is)]]) }, 'tiny', [])
				)
			);
		const before = hashWith('', '');
		expect(hashWith('coins * 2', 'coins * 5')).toBe(before);
		expect(hashWith('3 * double', '4 * double')).toBe(before);
		expect(hashWith('end-game: players', 'end-game: players where worth(it) > 1')).not.toBe(before);
	});
});
