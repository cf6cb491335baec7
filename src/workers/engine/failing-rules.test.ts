import { INTERPRETED } from './worker-code.ts';
import { expect, test } from 'vitest';
import { EngineHost } from './EngineHost.ts';
import type { GameSetup, SeatSetup } from './engine-api.ts';

/** After so many numbers of the first player a player is asked who does not exist. */
const NOBODY = `
game: { id: nobody, players: { min: 2, max: 2 }, start: play }
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
const stops = expect.stringContaining('nobody is asked') as string;

function begin(control: SeatSetup['control'], numbers: number) {
	const engine = new EngineHost(
		{
			'nobody/base/game.yaml': NOBODY,
			'variants/nobody.yaml': 'variant: { id: nobody, game: nobody }'
		},
		INTERPRETED
	);
	engine.open({});
	const seat = { name: 'A', control };
	const setup: GameSetup = {
		variant: 'nobody',
		seats: [seat, seat],
		seed: 'x',
		options: { numbers }
	};
	return { engine, started: engine.start(setup) };
}

test('a game that the rules cannot begin says why', () => {
	const { engine, started } = begin('human', 0);
	expect(started).toMatchObject({ ok: false, reason: stops });
	expect(engine.save()).toBeNull();
});

test('a bot whose answer the rules cannot carry out says why', () => {
	const { engine, started } = begin('random', 2);
	expect(started.ok).toBe(true);
	expect(engine.bots('observer', 0, 'one')).toMatchObject({ played: 1, refused: null });
	expect(engine.bots('observer', 0, 1000)).toMatchObject({ played: 0, refused: stops });
});
