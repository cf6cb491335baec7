import { expect, test } from 'vitest';
import { EngineHost } from './EngineHost.ts';

const NOBODY = `
game: { id: nobody, players: { min: 2, max: 2 }, start: play }
values: { asked: { type: player?, is: "least(p in players where it.seat > 5: p.seat)" } }
procedures:
  play:
    do:
      - choose: n
        player: only(asked)
        between: { min: 1, max: 2 }
      - end-game: players
        reason: over
`;

test('a game that the rules cannot begin says why', () => {
	const engine = new EngineHost({
		'nobody/base/game.yaml': NOBODY,
		'variants/nobody.yaml': 'variant: { id: nobody, game: nobody }'
	});
	engine.open({});
	const seat = { name: 'A', control: 'human' as const };
	const setup = { variant: 'nobody', seats: [seat, seat], seed: 'x', options: {} };
	expect(engine.start(setup)).toMatchObject({
		ok: false,
		reason: expect.stringContaining('nobody is asked') as string
	});
	expect(engine.save()).toBeNull();
});
