/** A line says how many pieces there are only to those who may count them. */
import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { PhraseArgument, Viewer } from './protocol.ts';

const game = (bag: string): string => `
game: { id: coins, players: { min: 2, max: 2 }, start: play }
kinds: { coin: { plural: coins, start: bag } }
pieces: { gold: { kind: coin, count: 9 } }
zones:
  bag: { sees: none, count: ${bag} }
  purse: { per: player, main: true, sees: owner, count: owner }
procedures:
  play:
    do:
      - { draw: 3, from: bag, to: purse(only(first(players))), as: got }
      - { log: has, with: { what: coins at purse(only(first(players))) } }
      - { pick: some, from: coins at purse(only(first(players))), count: 2 }
      - { choose: n, player: only(first(players)), between: { min: 1, max: 2 } }
text: { en: { log: { has: "There is {what}" } } }
`;

/** The arguments of the first lines of a viewer. */
function told(bag: string, viewer: Viewer): Record<string, PhraseArgument>[] {
	const makeCode = interpretedCode;
	const session = createSession(programOf(game(bag)), { seed: 'c', lock: {}, makeCode });
	return session.log(viewer).map(({ phrase }) => phrase.args);
}

const bag: PhraseArgument = { of: 'thing', keys: ['bag'] };
const purse: PhraseArgument = { of: 'thing', keys: ['purse(p1)'] };

test('where nobody else may count, the number is not told', () => {
	const unknown: PhraseArgument = { of: 'unknown', count: null };
	expect(told('none', 1)).toEqual([
		{ pieces: unknown, count: unknown, from: bag, to: purse },
		{ what: unknown },
		{ picked: unknown }
	]);
	const [drawn] = told('none', 0);
	expect(drawn).toMatchObject({ count: { of: 'number', value: 3 }, pieces: { of: 'thing' } });
});

test('where pieces come from a place that all may count, the number is told, and no other', () => {
	const unknown: PhraseArgument = { of: 'unknown', count: null };
	expect(told('all', 1)).toEqual([
		{
			pieces: { of: 'unknown', count: 3 },
			count: { of: 'number', value: 3 },
			from: bag,
			to: purse
		},
		{ what: unknown },
		{ picked: unknown }
	]);
});
