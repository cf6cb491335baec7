import { describe, expect, it } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { keepsSecrets } from './keeps-secrets.ts';
import { definitionOf, routineNumbers } from './routines.ts';

describe('routines of a program', () => {
	const program = programOf(TOKENS);
	const { procedures, actions, events } = program;
	const numbers = routineNumbers(program);

	it('are numbered without a gap: procedures, actions, events', () => {
		const all = [
			...procedures.map((_, i) => numbers.procedure(i)),
			...actions.map((_, i) => numbers.action(i)),
			...events.map((_, i) => numbers.event(i))
		];
		expect(all).toEqual(Array.from({ length: numbers.count }, (_, i) => i));
		for (const table of [procedures, actions, events]) expect(table).not.toEqual([]);
	});

	it('are found by their number', () => {
		procedures.forEach((def, index) => {
			expect(definitionOf(program, numbers.procedure(index))).toEqual({
				kind: 'procedure',
				index,
				def
			});
		});
		actions.forEach((def, index) => {
			expect(definitionOf(program, numbers.action(index))).toEqual({ kind: 'action', index, def });
		});
		events.forEach((def, index) => {
			expect(definitionOf(program, numbers.event(index))).toEqual({ kind: 'event', index, def });
		});
	});

	it('have no other numbers', () => {
		for (const routine of [-1, numbers.count, 0.5]) {
			expect(() => definitionOf(program, routine)).toThrow(RangeError);
		}
	});

	it('need no table to be full', () => {
		const bare = { procedures: procedures.slice(0, 1), actions: [], events };
		expect(routineNumbers(bare).event(0)).toBe(1);
		expect(definitionOf(bare, 1)).toEqual({ kind: 'event', index: 0, def: events[0] });
	});
});

describe('what their steps and declarations say of secrets', () => {
	const OPEN = `
game: { id: open, players: { min: 2, max: 2 }, start: play }
kinds: { card: { plural: cards, start: deck } }
pieces: { ace: { kind: card, count: 4 } }
fields: { player: { score: { type: int, visible: all } } }
zones: { deck: { sees: none, count: all }, hand: { per: player, sees: all, count: all } }
procedures:
  play:
    do:
      - draw: 1
        from: deck
        to: hand(only(first(players)))
      - choose: card
        player: only(first(players))
        from: cards
        ask: always
      - log: dealt
      - end-game: nobody
        reason: over
text: { en: { log: { dealt: Dealt, over: Over } } }
`;
	it('is nothing where all see the same, also nothing of a deck', () => {
		expect(keepsSecrets(programOf(OPEN))).toBe(false);
	});

	it.each([
		['a hand that its owner sees', 'per: player, sees: all', 'per: player, sees: owner'],
		['a hand that is counted by its owner', 'sees: all, count: all }', 'sees: all, count: owner }'],
		['a field that its owner sees', 'type: int, visible: all', 'type: int, visible: owner'],
		['a question to several at once', 'player: only(first(players))', 'players: players'],
		['a line that some read', 'log: dealt', 'log: dealt\n        to: first(players)']
	])('is something where there is %s', (_, before, after) => {
		expect(OPEN).toContain(before);
		expect(keepsSecrets(programOf(OPEN.replace(before, after)))).toBe(true);
	});
});
