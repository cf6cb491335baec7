import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { JudgedPiece } from '#lib/lab/counter/judged-piece.ts';
import { jsonIn, runIn, timeless } from '../run-command.test.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-counter-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Everybody is dealt a card; the mightiest wins, and a throw decides among equals. Rules name the joker. */
const TINY = `game: { id: tiny, players: { min: 2, max: 2 }, start: play }
kinds: { card: { plural: cards, start: deck, attributes: { might: int } } }
pieces: { mouse: { kind: card, might: 1, count: 4 }, fox: { kind: card, might: 1, count: 4 }, joker: { kind: card, might: 1 } }
zones: { deck: { sees: none, count: all }, hand: { per: player, sees: all, count: all } }
values:
  might-of: { params: { p: player }, is: 'sum(c in cards at hand(p): c.might)' }
  fooled: { type: bool, is: 'any(c in cards at deck: c is joker)' }
procedures:
  play:
    do:
      - { shuffle: deck }
      - { for-each: p, in: players, do: [ { draw: 1, from: deck, to: hand(p) } ] }
      - { roll: 1d2, as: luck }
      - { if: any(players where might-of(it) > 1), then: [ { end-game: players where might-of(it) > 1 } ] }
      - { end-game: players where seat == luck - 1 }
`;
mkdirSync(join(folder, 'tiny/base'), { recursive: true });
writeFileSync(join(folder, 'tiny/base/game.yaml'), TINY);
const MINE = `layer: { id: mine, kind: house-rule, game: tiny }
pieces: { dragon: { kind: card, might: 9, count: 2 } }
text: { en: { layers: { mine: { name: Mine, rule: A dragon. } } } }
`;
writeFileSync(join(folder, 'mine.yaml'), MINE);

interface Data {
	judged: JudgedPiece;
	pairs: number;
	a: { traceHash: string; finished: number };
	b: { traceHash: string; finished: number };
}
const GAMES = ['--games', '80', '--seed', '7'];
const counter = (...args: string[]) => jsonIn<Data>(folder, 'counter', 'tiny', ...args);

describe('counter', () => {
	it('finds a piece that wins, the same in any number of threads', async () => {
		const asked = ['dragon', ...GAMES];
		const kept = ['--save', 'd.json', '--report', 'd.html'];
		const [first, two, alone] = await Promise.all([
			counter(...asked, '--workers', '1', '--with', 'mine.yaml'),
			counter(...asked, '--workers', '2', ...kept, '--with', 'mine.yaml'),
			jsonIn<{ traceHash: string }>(folder, 'simulate', 'tiny', ...GAMES)
		]);
		expect(timeless(two.data)).toEqual(timeless(first.data));
		expect(first).toMatchObject({ code: 0, data: { pairs: 80, judged: { verdict: 'more' } } });
		const { seats, rank, p } = first.data.judged;
		expect(seats.won.hits).toBe(seats.won.of);
		expect(seats.won.of).toBeGreaterThan(10);
		expect(rank).toEqual({ place: 1, of: 3 });
		expect(p).toBeLessThan(0.01);
		// Without the only piece that is added, it is the game as it was.
		expect(first.data.a.traceHash).toBe(alone.data.traceHash);
		expect(first.data.b.traceHash).not.toBe(alone.data.traceHash);
	});

	it('keeps what was played', async () => {
		const command =
			'thingsmith counter tiny dragon --players 2 --bots random --games 80 --seed 7 --bouts 20 --max-rounds 0 --with mine.yaml';
		expect(readFileSync(join(folder, 'd.html'), 'utf8')).toContain(command);
		const { data } = await jsonIn(folder, 'results', 'd.json');
		expect(data).toMatchObject({ kind: 'compare', command });
	});

	it('claims nothing of a harmless one', async () => {
		const { out, code } = await runIn(folder, 'counter', 'tiny', 'fox', ...GAMES);
		expect(code).toBe(0);
		expect(out).toMatch(/^A tiny, without fox\nB tiny\n80 pairs of games/);
		expect(out).toMatch(/verdict {2}Nothing to be seen in 80 games\. About \d+ would be needed/);
	});

	it.each([
		[['foxx'], 2, 'There is no piece "foxx"; did you mean "fox"?'],
		[['dragon'], 2, 'There is no piece "dragon"'],
		[['fox', '--players', '3'], 2, 'tiny is for 2 to 2 players, not for 3']
	])('says what is wrong with %j', async (args, code, message) => {
		const ran = await runIn(folder, 'counter', 'tiny', '--games', '2', ...args);
		expect(ran).toMatchObject({ code, err: expect.stringContaining(message) as string });
	});
});
