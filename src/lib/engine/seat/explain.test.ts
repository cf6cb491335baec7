import { describe, expect, it } from 'vitest';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { breakdownOf, refusalsOf } from './explain.ts';
import { printExpression } from './expression-in-words.ts';
import { pieceKey } from './keys.ts';
import type { Viewer } from './protocol.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';

const MORE = `
values:
  shine: { params: { what: pebble }, is: what.worth }
  many: { is: "count(pebbles at bag)" }
effects:
  polish: { modify: shine(what), when: round > 0, add: 10 }
`;

/** The first player has drawn a pebble. */
const game = () => newGame(pebbles(3, 12, MORE), 'why');

describe('how a value came about', () => {
	it('is said with the part of every rule, its paragraph and its place', () => {
		const m = game();
		const mine = m.mem[m.layout.top + m.program.zones.find(({ id }) => id === 'hand')!.first]!;
		const breakdown = breakdownOf(m, 0, 'shine', [pieceKey(m, 0, mine)]);
		const worth = m.program.faces[m.program.pieces[mine]!.face]!.attributes[0]!;
		expect(breakdown).toMatchObject({
			value: 'shine',
			result: { known: true, value: worth + 10 },
			parts: [
				{ stage: 'base', id: 'shine', amount: { known: true, value: worth } },
				{ stage: 'add', id: 'polish', amount: { known: true, value: 10 } }
			]
		});
		expect(breakdown?.parts[1]?.rule?.line).toBeGreaterThan(1);
	});

	it('is not said of what the viewer does not know', () => {
		const m = game();
		const mine = m.mem[m.layout.top + m.program.zones.find(({ id }) => id === 'hand')!.first]!;
		const key = pieceKey(m, 'observer', mine);
		expect(breakdownOf(m, 1, 'shine', [key])).toBeNull();
		expect(breakdownOf(m, 'observer', 'shine', [key])).not.toBeNull();
	});

	it('is null where there is no such value, or the arguments are none', () => {
		const m = game();
		expect(breakdownOf(m, 0, 'gloss', [])).toBeNull();
		expect(breakdownOf(m, 0, 'shine', [])).toBeNull();
		expect(breakdownOf(m, 0, 'shine', ['no-pebble'])).toBeNull();
		expect(breakdownOf(m, 0, 'many', [])).toMatchObject({ result: { known: true, value: 11 } });
	});
});

describe('what hangs on something hidden', () => {
	const SECRETS = `
game: { id: test, players: { min: 2, max: 4 }, start: play }
kinds:
  card: { attributes: { worth: int }, start: deck }
  seal: { plural: seals, start: chest }
pieces:
  coin: { kind: card, count: 4, worth: 1 }
  charm: { kind: card, worth: 4, effects: { shines: { modify: glow(p), when: self.holder == p, add: 5 } } }
  great-seal: { kind: seal, effects: { seals: { modify: glow(p), when: p.rich, add: 2 } } }
fields:
  game: { secret: { type: int, start: 3 } }
  player: { rich: { type: bool, visible: all } }
zones:
  deck: { sees: none, count: none }
  chest: { sees: none, count: all }
  hand: { per: player, main: true, sees: owner, count: all }
values:
  glow: { params: { p: player }, is: 1 }
  hoard: { params: { p: player }, is: "sum(c in cards at hand(p): c.worth)" }
  held: { params: { p: player }, is: count(cards at hand(p)) }
  left: { is: count(deck) }
  sealed: { is: count(seals) }
  charmed: { params: { p: player }, is: any(charm where it.holder == p) }
  cautious: { params: { p: player }, is: if p.rich and hoard(p) > 1 then 2 else 3 }
  fate: { is: secret }
effects:
  richer: { modify: glow(p), when: hoard(p) > 2, add: 1 }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do: [{ draw: 2, from: deck, to: hand(p) }]
      - { choose: on, player: "only(first(players))", options: { yes: {}, no: {} } }
`;
	const told = (viewer: Viewer, id: string, ...keys: string[]) =>
		breakdownOf(newGame(programOf(SECRETS, 2), 'why'), viewer, id, keys);

	it('is told to those who see it, and to nobody else', () => {
		expect(told(0, 'hoard', 'p1')?.result.known).toBe(true);
		expect(told('observer', 'hoard', 'p1')).toEqual(told(0, 'hoard', 'p1'));
		expect(told(1, 'hoard', 'p1')).toMatchObject({
			result: { known: false },
			parts: [{ id: 'hoard', amount: { known: false } }]
		});
	});

	it.each([
		['a number that nobody may know', 'left', []],
		['a hidden field', 'fate', []],
		['where a hidden piece is', 'charmed', ['p2']]
	])('may be %s', (_, value, keys) => {
		expect(told(0, value, ...keys)?.result).toEqual({ known: false });
		expect(told('observer', value, ...keys)?.result.known).toBe(true);
	});

	it.each([
		['a public number', 'held', ['p2'], 2],
		['what everybody knows of a hidden piece', 'sealed', [], 1],
		['a condition that is settled by what is public', 'cautious', ['p2'], 3]
	])('is not %s', (_, value, keys, result) => {
		expect(told(0, value, ...keys)?.result).toEqual({ known: true, value: result });
	});

	it('may be whether a rule has a say: it is listed in any case, and so is the answer hidden', () => {
		// The second player does not hold the charm. The seal cannot act, whatever lies in the chest.
		const { parts, result } = told(1, 'glow', 'p1')!;
		expect(parts.map(({ id, amount }) => [id, amount.known])).toEqual([
			['glow', true],
			['richer', false],
			['charm.shines', false]
		]);
		expect(result).toEqual({ known: false });
	});
});

describe('why not', () => {
	it('is asked only by the seat whose turn it is', () => {
		const m = game();
		expect(refusalsOf(m, 1)).toEqual([]);
		expect(refusalsOf(m, 0)).toEqual([]);
	});
});

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
