import { describe, expect, it } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { printExpression } from './expression-in-words.ts';

const RULES = (condition: string) => `
game: { id: test, players: { min: 2, max: 2 }, start: play }
enums:
  weather: { values: [dry, wet, snow] }
kinds:
  card: { attributes: { worth: int }, start: deck }
zones:
  deck: { sees: all, count: all }
pieces:
  ace: { kind: card, worth: 3 }
fields:
  game: { sky: { type: weather, start: dry }, open: { type: bool }, taken: { type: card? } }
values:
  good: { params: { w: weather, much: bool }, is: w == wet and much }
actions:
  wait: { window: day, requires: { ok: '${condition}' }, do: [] }
procedures:
  play: { do: [{ for-each: you, in: players, do: [{ offer: day, player: you }] }] }
`;

describe('a condition in words', () => {
	it.each([
		['sky == snow', '(sky == snow)'],
		['wet != sky', '(wet != sky)'],
		['sky in {dry, snow}', 'sky in {dry, snow}'],
		['(if open then sky else wet) == dry', '((if open then sky else wet) == dry)'],
		['good(wet, true)', 'good(wet, true)'],
		['taken is none', '(taken == none)'],
		['taken.worth > -1', '(taken.worth > -1)']
	])('%s', (condition, words) => {
		const program = programOf(RULES(condition));
		expect(printExpression(program, program.actions[0]!.requires[0]!.cond)).toBe(words);
	});
});
