import { saying } from '#lib/language/said.test.fixture.ts';
import { expect, test } from 'vitest';
import { Client } from './client.test.fixture.ts';
import type { GameSetup, SeatSetup } from '#lib/game-file/game-file.ts';

/** After so many numbers of the first player a player is asked who does not exist. */
const NOBODY = `
game: { id: odd, players: { min: 2, max: 2 }, start: play }
options: { numbers: { type: int, min: 0, max: 2, default: 0 } }
fields: { game: { round: { type: int, visible: all } } }
values: { asked: { type: player?, is: "least(p in players where it.seat > 5: p.seat)" } }
procedures:
  play:
    do:
      - repeat: { while: round < option.numbers }
        do:
          - { set: round, by: 1 }
          - choose: n
            player: only(first(players))
            between: { min: 1, max: 2 }
      - choose: m
        player: only(asked)
        between: { min: 1, max: 2 }
      - end-game: players
        reason: over
`;
const stops = saying(/nobody is asked/);

/** A game under these rules between two who are alike. */
function begin(rules: string, control: SeatSetup['control'], options: GameSetup['options'] = {}) {
	const client = new Client({
		'odd/base/game.yaml': rules,
		'variants/odd.yaml': 'variant: { id: odd, game: odd }'
	});
	const seat = { name: 'A', control };
	const setup: GameSetup = { variant: 'odd', seats: [seat, seat], seed: 'x', options };
	return { client, started: client.start(setup) };
}

test('a game that the rules cannot begin says why', () => {
	const { client, started } = begin(NOBODY, 'human');
	expect(started).toMatchObject({ ok: false, said: stops });
	expect(client.course).toBeNull();
});

test('a bot whose answer the rules cannot carry out says why', () => {
	const { client, started } = begin(NOBODY, 'random', { numbers: 2 });
	expect(started.ok).toBe(true);
	expect(client.bots('one')).toMatchObject({ played: 1, refused: null });
	expect(client.bots(1000)).toMatchObject({ played: 0, refused: stops });
});

/** Once somebody has answered, nobody can work out who sees the hand. */
const BLIND = `
game: { id: odd, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, start: heap } }
pieces: { stone: { kind: stone, count: 300 } }
fields: { game: { round: { type: int, visible: all } } }
zones:
  heap: { sees: none, count: all }
  hand:
    per: player
    count: all
    sees: "round == 0 or sum(a in stones: sum(b in stones: sum(c in stones: if a == b then 1 else 2))) > 7"
procedures:
  play:
    do:
      - for-each: you
        in: players
        do: [{ draw: 1, from: heap, to: hand(you) }]
      - repeat: { while: round < 9 }
        do:
          - for-each: you
            in: players
            do:
              - choose: n
                player: you
                between: { min: 0, max: 1 }
              - { set: round, by: n }
      - end-game: players
        reason: over
`;

const endless = saying(/the rules do not come to an end/);

test('an answer after which nobody could be shown anything is taken back', () => {
	const { client, started } = begin(BLIND, 'human');
	expect(started.ok).toBe(true);
	const give = (amount: number) => client.give({ seat: 0, keys: [], amount });
	expect(give(1)).toMatchObject({ is: 'refused', said: endless });
	expect(client.seen?.view).toMatchObject({ turn: 0, waitingFor: [0] });
	expect(give(0)).toMatchObject({ is: 'given' });
	expect(client.seen?.view).toMatchObject({ turn: 1 });
	expect(client.course?.answers).toEqual([[0, 0]]);
});

test('the same for bots, for rules that are taken over, and for games that begin', () => {
	const { client } = begin(BLIND, 'random');
	const outcome = client.bots(30, 0);
	expect(outcome).toMatchObject({ refused: endless });
	expect(client.seen?.view.game).toEqual({ round: 0 });
	expect(client.course?.answers).toHaveLength(outcome.played);
	const always = BLIND.replace('round == 0 or ', '');
	expect(client.edit('odd/base/game.yaml', always).swap).toMatchObject({
		ok: false,
		said: endless
	});
	expect(begin(always, 'human').started).toMatchObject({ ok: false, said: endless });
});
