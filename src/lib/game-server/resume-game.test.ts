import { NOTHING } from '#lib/language/said.ts';
import { expect, test } from 'vitest';
import { Client } from './client.test.fixture.ts';
import type { GameSetup, StoredGame } from '#lib/game-file/game-file.ts';

const BASE = 'odd/base/game.yaml';
const RULES = `
game: { id: odd, players: { min: 2, max: 2 }, start: play }
fields: { game: { round: { type: int, visible: all } } }
procedures:
  play:
    do:
      - choose: n
        player: only(first(players))
        between: { min: 1, max: 2 }
      - { set: round, by: n }
      - choose: m
        player: only(first(players))
        between: { min: 1, max: 2 }
      - { set: round, by: m }
      - end-game: players
        reason: over
`;
const seat = { name: 'A', control: 'human' as const };
const setup: GameSetup = { variant: 'odd', seats: [seat, seat], seed: 'x', options: {} };

/** A page with these rules, laid over the delivered ones. */
function page(rules: string): Client {
	const client = new Client({
		[BASE]: RULES,
		'variants/odd.yaml': 'variant: { id: odd, game: odd }'
	});
	client.rules.open(rules === RULES ? {} : { [BASE]: rules });
	return client;
}

/** A game of one answer under these rules. */
function stored(rules: string): StoredGame {
	const client = page(rules);
	expect(client.start(setup).ok).toBe(true);
	client.give({ seat: 0, keys: [], amount: 1 });
	const { course } = client;
	if (!course) throw new Error('there is no game');
	return { setup, edits: rules === RULES ? {} : { [BASE]: rules }, course };
}

test('a game goes on, under the rules of now or those of then', () => {
	expect(page(RULES).resume(stored(RULES), false)).toMatchObject({
		ok: true,
		started: { continued: null }
	});
	const more = RULES.replace(
		'max: 2 }\n      - { set: round, by: m',
		'max: 4 }\n      - { set: round, by: m'
	);
	expect(page(more).resume(stored(RULES), false)).toMatchObject({
		ok: true,
		started: { continued: { how: 'taken-over' } }
	});
	expect(page('game: { id: odd').resume(stored(RULES), false)).toMatchObject({
		ok: true,
		started: { continued: { how: 'old-rules' } }
	});
});

test('where neither rules can be built, it is said what is wrong in both', () => {
	const game = stored(RULES);
	const broken = {
		...game,
		edits: { [BASE]: `${RULES}\nvalues: { of-then: { type: int, is: roundd } }` }
	};
	const result = page(`${RULES}\nvalues: { of-now: { type: int, is: 3 + } }`).resume(broken, false);
	expect(result).toMatchObject({ ok: false, said: NOTHING, parted: null });
	const codes = result.ok ? [] : result.findings.map(({ code }) => code);
	expect(codes).toContain('ref/unknown-name');
	expect(codes.some((code) => code.startsWith('syntax/'))).toBe(true);
});

test('where only the rules of now cannot be built and those of then are others, they are to blame', () => {
	const game = stored(RULES);
	const others = {
		...game,
		edits: { [BASE]: RULES.replace('min: 1, max: 2 }', 'min: 1, max: 3 }') }
	};
	const result = page(`${RULES}\nvalues: { of-now: { type: int, is: roundd } }`).resume(
		others,
		false
	);
	expect(result.ok ? [] : result.findings.map(({ code }) => code)).toEqual(['ref/unknown-name']);
});
