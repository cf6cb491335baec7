/**
 * Two players take numbers from one to nine by turns; who first holds three that make fifteen wins. It is noughts and crosses
 * on a magic square, and has no measure of positions: only playing on tells anything.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { firstAsked } from '#lib/engine/play/play.ts';
import { applyDecision } from '#lib/engine/session/answers.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { BotPlayer } from './player.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const PROGRAM = programOf(`
game: { id: fifteen, players: { min: 2, max: 2 }, start: play }
kinds:
  number: { plural: numbers, attributes: { worth: int }, start: table }
pieces:
${NUMBERS.map((n) => `  n${n}: { kind: number, worth: ${n} }`).join('\n')}
zones:
  table: { sees: all, count: all, main: true }
  taken: { per: player, sees: all, count: all }
values:
  has-fifteen:
    type: bool
    params: { p: player }
    is: >-
      any(a in numbers at taken(p): any(b in numbers at taken(p): any(c in numbers at taken(p):
      a.worth < b.worth and b.worth < c.worth and a.worth + b.worth + c.worth == 15)))
procedures:
  play:
    do:
      - repeat: { while: any(numbers at table) }
        do:
          - for-each: p
            in: players
            do:
              - if: any(numbers at table)
                then:
                  - { choose: take, player: p, from: numbers at table, ask: always }
                  - { move: take, to: taken(p) }
                  - { if: has-fifteen(p), then: [{ end-game: players where it == p }] }
      - end-game: players where false
`);

/** The game after these numbers were taken. */
export function fifteen(taken: readonly number[]): Machine {
	const m = newGame(PROGRAM, 'fifteen');
	taken.forEach((number, at) => {
		const pick = left(taken.slice(0, at)).indexOf(number);
		applyDecision(m, { seat: firstAsked(m), picks: [pick], anytime: false });
	});
	return m;
}

export function left(taken: readonly number[]): number[] {
	return NUMBERS.filter((number) => !taken.includes(number));
}

/** What a bot that plans takes next. */
export function takenNext(taken: readonly number[]): number {
	const m = fifteen(taken);
	const { picks } = new BotPlayer(m, 'planner-1000', 'x').decide(m, firstAsked(m));
	return left(taken)[picks[0]!]!;
}

/** 1: whoever is to take wins, -1: loses, 0: neither, if both play as well as can be. */
export function worth(taken: readonly number[]): number {
	const own = taken.filter((_, at) => at % 2 !== taken.length % 2);
	if (makesFifteen(own)) return -1;
	const rest = left(taken);
	return rest.length === 0 ? 0 : Math.max(...rest.map((number) => -worth([...taken, number])));
}

function makesFifteen(numbers: readonly number[]): boolean {
	return numbers.some((a) =>
		numbers.some((b) => numbers.some((c) => a < b && b < c && a + b + c === 15))
	);
}
