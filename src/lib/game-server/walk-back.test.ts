/** How a game went, for one viewer: what is past is looked at once. */
import { expect, test, vi } from 'vitest';
import { MARKET, say, start } from '#lib/engine/session/market.test.fixture.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { chronicleOf } from './walk-back.ts';

const SHOWN = `${MARKET}
layout: { players: [gold, secret], round-field: round }
`;

/** Both seats pass, which is a round. */
function pass(session: Session, rounds = 1): void {
	for (let round = 0; round < rounds; round++)
		for (const seat of [0, 1]) expect(say(session, seat, 'pass')).toEqual({ ok: true });
}

test('numbers round by round, and of others only what the viewer knows', () => {
	const session = start(SHOWN);
	pass(session, 2);
	expect(chronicleOf(session, 0)).toEqual({
		first: 0,
		last: 4,
		points: [
			{ turn: 0, round: 1 },
			{ turn: 2, round: 2 },
			{ turn: 4, round: 3 }
		],
		measures: [
			{
				id: 'gold',
				values: [
					[7, 9, 11],
					[5, 7, 9]
				]
			},
			{
				id: 'secret',
				values: [
					[7, 7, 7],
					[null, null, null]
				]
			}
		]
	});
});

test('rounds that have been looked at are not gone back to again', () => {
	const session = start(SHOWN);
	pass(session, 5);
	chronicleOf(session, 0);
	pass(session);
	const at = vi.spyOn(session, 'at');
	chronicleOf(session, 0);
	// The very beginning, which no answer led to, and now.
	expect(at.mock.calls).toEqual([[0], [12]]);
});

test('another way from a moment of the past has numbers of its own', () => {
	const session = start(SHOWN);
	pass(session, 2);
	chronicleOf(session, 0);
	for (let answer = 0; answer < 3; answer++) session.undo('any');
	say(session, 1, 'buy(shell)');
	say(session, 0, 'pass');
	say(session, 1, 'pass');
	const gold = chronicleOf(session, 0).measures.find(({ id }) => id === 'gold');
	const other = start(SHOWN);
	say(other, 0, 'pass');
	say(other, 1, 'buy(shell)');
	say(other, 0, 'pass');
	say(other, 1, 'pass');
	expect(gold).toEqual(chronicleOf(other, 0).measures[0]);
});
