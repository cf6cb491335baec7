import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { BotPlayer } from './player.ts';

const RULES = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { game: { n: { type: int, visible: all } } }
procedures:
  play:
    do:
      - { choose: a, players: players, between: { min: 1, max: 3 }, default: 2 + 5 * you.seat }
      - { set: n, to: 'sum(p in players: a(p))' }
      - end-game: players
`;

function begun(): Session {
	const makeCode = interpretedCode;
	return createSession(programOf(RULES), { seed: '1', lock: {}, makeCode });
}

/** How the answer of a seat stands in the log of a viewer: its parts by their names. */
function told(session: Session, viewer: 0 | 1 | 'observer'): string[] {
	return session
		.log(viewer)
		.filter(({ kind }) => kind === 'chosen')
		.map(({ phrase }) =>
			Object.values(phrase.args)
				.map((part) => (part.of === 'phrase' ? part.phrase.path : ''))
				.join(' ')
				.trim()
		);
}

test('nobody answers what the rules say for that, and the log tells where it is not legal', () => {
	const session = begun();
	for (const seat of [0, 1]) {
		const player = new BotPlayer(session.machine, 'absent', 'x');
		const decision = player.decide(session.machine, seat);
		expect(player.last?.decision).toEqual(decision);
		expect(decision.picks).toEqual([seat === 0 ? 2 : 1]);
		expect(session.play(decision)).toEqual({ ok: true });
	}
	expect(told(session, 0)).toEqual(['choices.play.a system.number']);
	expect(told(session, 1)).toEqual(['choices.play.a system.number system.instead']);
	expect(told(session, 'observer')).toHaveLength(2);
	expect(session.view('observer').game['n']).toBe(3);
});
