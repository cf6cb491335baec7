/** What another player keeps to themselves, no bot finds out by thinking. */
import { describe, expect, test } from 'vitest';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver } from '#lib/engine/play/play.ts';
import { applyDecision } from '#lib/engine/session/answers.ts';
import { WINNERS } from '#lib/engine/state/memory-layout.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { BotName } from './bots.ts';
import { BotPlayer } from './player.ts';

/** Player 1 writes a number into a field that nobody else sees; player 2 wins who guesses it. */
const guessing = (field: string): Program =>
	programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { player: { secret: { type: int, visible: ${field} } } }
values:
  one: { is: only(first(players)) }
  two: { is: only(players where it != one) }
procedures:
  hide:
    do:
      - { choose: number, player: one, between: { min: 0, max: 9 } }
      - { set: one.secret, to: number }
  play:
    do:
      - call: hide
      - { choose: guess, player: two, between: { min: 0, max: 9 } }
      - if: guess == one.secret
        then: [{ end-game: players where it == two }]
      - end-game: players where it == one
`);

const BOTS: BotName[] = ['greedy', 'planner-20', 'planner-200'];

/** What player 2 guesses. */
function guessOf(program: Program, bot: BotName, secret: number, seed: string): number {
	const m = newGame(program, 'guess');
	answer(m, 0, [secret]);
	return new BotPlayer(m, bot, seed).decide(m, 1).picks[0]!;
}

describe.each(BOTS)('%s', (bot) => {
	test.each(['owner', 'none', 'viewer == self'])(
		'guesses the same, whatever the number is (%s)',
		(field) => {
			const program = guessing(field);
			for (const seed of ['a', 'b', 'c']) {
				const guesses = Array.from({ length: 10 }, (_, secret) =>
					guessOf(program, bot, secret, seed)
				);
				expect(new Set(guesses).size).toBe(1);
			}
		}
	);

	test('takes every number for possible', () => {
		const program = guessing('owner');
		const guesses = Array.from({ length: 60 }, (_, i) => guessOf(program, bot, 0, `s${i}`));
		expect(new Set(guesses).size).toBeGreaterThan(6);
	});

	test('knows what it has written itself', () => {
		const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { player: { secret: { type: int, visible: owner } } }
values:
  one: { is: only(first(players)) }
procedures:
  play:
    do:
      - { choose: number, player: one, between: { min: 0, max: 9 } }
      - { set: one.secret, to: number }
      - { choose: again, player: one, between: { min: 0, max: 9 } }
      - if: again == one.secret and again == number
        then: [{ end-game: players where it == one }]
      - end-game: players where it != one
`);
		for (const secret of [0, 4, 9]) {
			const m = newGame(program, 'own');
			answer(m, 0, [secret]);
			expect(wonBy(m, bot, ['x', 'y', 'z'])).toBeGreaterThanOrEqual(1);
		}
	});
});

/** Of amounts bots look at some only, the ends among them: so it is enough to be right wherever the number is looked at. */
function wonBy(m: Machine, bot: BotName, seeds: readonly string[]): number {
	let won = 0;
	for (const seed of seeds) {
		const twin = m.fork();
		const player = new BotPlayer(twin, bot, seed);
		while (!isOver(twin)) applyDecision(twin, player.decide(twin, firstAsked(twin)));
		if (twin.mem[WINNERS] === 1) won++;
	}
	return won;
}
