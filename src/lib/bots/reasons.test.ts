import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { BotName } from './bots.ts';
import { BotPlayer } from './player.ts';
import { reasonOf } from './reasons.ts';

/** One taken token each; whoever has more is better off, and five win at once. */
const GAME = `
game: { id: heap, players: { min: 2, max: 2 }, start: play }
kinds:
  token: { plural: tokens, start: heap }
pieces:
  stone: { kind: token }
fields:
  player:
    score: { type: int, visible: all }
zones:
  heap: { sees: all, count: all, main: true }
evaluation: { is: you.score }
procedures:
  play:
    do:
      - repeat: { while: none(players where it.score >= 5) }
        do:
          - for-each: p
            in: players
            do:
              - choose: take
                player: p
                options: { one: {}, three: {}, none: {} }
              - set: p.score
                by: "if take == one then 1 else if take == three then 3 else 0"
      - end-game: players where it.score >= 5
`;

function begun(name: BotName = 'greedy') {
	const program = programOf(GAME);
	const session = createSession(program, { seed: 'x', lock: {}, makeCode: interpretedCode });
	return { session, bot: new BotPlayer(session.machine, name, 'b') };
}

test('what was tried is told in words, the best first, with what was chosen', () => {
	const { session, bot } = begun();
	expect(bot.last).toBeNull();
	session.play(bot.decide(session.machine, 0));
	const reason = reasonOf(session, bot.last!)!;
	expect([reason.seat, reason.turn]).toEqual([0, 0]);
	const [first, ...others] = reason.tried;
	expect(first!.phrases.map(({ path }) => path.split('.').at(-1))).toEqual(['three']);
	expect([first!.chosen, others.map(({ chosen }) => chosen)]).toEqual([true, [false, false]]);
});

test('an answer that was taken back, or that is another one, has no reasons', () => {
	const { session, bot } = begun();
	session.play(bot.decide(session.machine, 0));
	session.undo('any');
	expect(reasonOf(session, bot.last!)).toBeNull();
	session.answer({ seat: 0, keys: ['none'] });
	expect(reasonOf(session, bot.last!)).toBeNull();
});

test('who decides by chance has weighed nothing', () => {
	const { session, bot } = begun('random');
	session.play(bot.decide(session.machine, 0));
	expect(reasonOf(session, bot.last!)).toBeNull();
});

test('whatever was weighed, the answer is the same as without anybody who listens', () => {
	const { session, bot } = begun();
	const twin = new BotPlayer(session.machine, 'greedy', 'b');
	expect(twin.decide(session.machine, 0)).toEqual(bot.decide(session.machine, 0));
});
