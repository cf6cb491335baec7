import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonIn, runIn, timeless } from '../run-command.test.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-sweep-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Data {
	swept: string;
	players: number;
	values: {
		value: string | number;
		games: number;
		traceHash: string;
		measures: { measure: string; kind: string; mean: number; low: number; high: number }[];
		differences: { measure: string; pairs: number; difference: { mean: number } }[];
	}[];
}

const GAME = ['kings-and-creatures', '--players', '3', '--games', '12', '--seed', '7'];
const sweep = (...args: string[]) => jsonIn<Data>(folder, 'sweep', ...GAME, ...args);
const ROUNDS = ['--vary', 'values.round-count.is'];

const TINY = `game: { id: tiny, players: { min: 2, max: 2 }, start: play }
options: { size: { type: int, min: 1, max: 3, default: 1 } }
constraints: { few: { is: option.size < 3 } }
procedures: { play: { about: The whole game., do: [ { if: option.size > 0, then: [ { end-game: players } ] } ] } }
text: { en: { constraints: { few: Nobody has so many. } } }
`;

describe('sweep', () => {
	it('tells what each value does, the same in any number of threads', async () => {
		const kept = ['--keep', 's.sqlite', '--report', 's.html', '--save', 's.json'];
		const [first, two, alone] = await Promise.all([
			sweep(...ROUNDS, '--over', '3..5', '--workers', '1'),
			sweep(...ROUNDS, '--over', '3..5', '--workers', '2', ...kept),
			jsonIn<{ traceHash: string }>(folder, 'simulate', ...GAME)
		]);
		expect(timeless(two.data)).toEqual(timeless(first.data));
		expect(first).toMatchObject({ code: 0, data: { swept: 'values.round-count.is', players: 3 } });
		const { values } = first.data;
		expect(values.map(({ value, games }) => [value, games])).toEqual([3, 4, 5].map((v) => [v, 12]));
		for (const { value, measures } of values) {
			expect(measures[0]).toEqual({
				measure: 'rounds',
				kind: 'number',
				mean: value,
				low: value,
				high: value
			});
		}
		const [none, one_, two_] = values.map(({ differences }) =>
			differences.find(({ measure }) => measure === 'rounds')
		);
		expect(none).toBeUndefined();
		expect([one_, two_]).toMatchObject(
			[1, 2].map((more) => ({ pairs: 12, difference: { mean: more, low: more, high: more } }))
		);
		// What the rules say is what simulate plays.
		expect(values[2]!.traceHash).toBe(alone.data.traceHash);
		expect(values[0]!.traceHash).not.toBe(alone.data.traceHash);
	});

	it('keeps what it tells', () => {
		const db = new DatabaseSync(join(folder, 's.sqlite'), { readOnly: true });
		const rows = db
			.prepare(
				"SELECT label, value, games, mean FROM chart_sweep WHERE measure = 'rounds' ORDER BY value"
			)
			.all();
		db.close();
		expect(rows.map((row) => Object.values(row))).toEqual(
			[3, 4, 5].map((value) => [String(value), value, 12, value])
		);
		const page = readFileSync(join(folder, 's.html'), 'utf8');
		expect(page).toContain(
			'<h1>kings-and-creatures: 3 values of values.round-count.is, 12 games each</h1>'
		);
		expect(page).toContain('From 3 at 3 to 5 at 5; the band holds the true mean');
		expect(page).toContain(
			'thingsmith sweep kings-and-creatures --vary values.round-count.is --over 3..5 --players 3 --bots random --games 12 --seed 7 --max-rounds 0'
		);
	});

	it('goes through the values of an option', async () => {
		const { data } = await sweep('--vary', 'king-colour', '--report', 'o.html');
		expect(data.values.map(({ value }) => value)).toEqual(['blue-cards', 'colour-ruled']);
		const page = readFileSync(join(folder, 'o.html'), 'utf8');
		expect(page).toMatch(/Least at [\w-]+, [\d.]+, most at [\w-]+, [\d.]+; each line holds/);
	});

	it('leaves out what the rules exclude, and says why', async () => {
		mkdirSync(join(folder, 'tiny/base'), { recursive: true });
		writeFileSync(join(folder, 'tiny/base/game.yaml'), TINY);
		const { data } = await jsonIn<Data & { excluded: unknown }>(
			folder,
			'sweep',
			'tiny',
			'--vary',
			'size',
			'--games',
			'2'
		);
		expect(data.values.map(({ value }) => value)).toEqual([1, 2]);
		expect(data.excluded).toEqual([
			{ value: 3, reason: expect.stringContaining('Nobody has so many') as string }
		]);
		const none = await runIn(folder, 'sweep', 'tiny', '--vary', 'size', '--over', '3');
		expect(none).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^no value of size .*\n3: .*Nobody has so many/) as string
		});
	});

	it.each([
		[[...ROUNDS], 2, 'Say over which values values.round-count.is is to be swept'],
		[['--vary', 'values.round-cont.is', '--over', '3'], 2, 'did you mean "values.round-count.is"?'],
		[
			[...ROUNDS, '--over', '3,4', '--players', '9'],
			2,
			'all values are for 2 to 6 players, not for 9'
		],
		[['--vary', 'game.players.min', '--over', '9'], 1, 'no number of players goes with all'],
		[['--over', '3'], 2, '--vary']
	])('says what is wrong with %j', async (args, code, message) => {
		const ran = await runIn(folder, 'sweep', 'kings-and-creatures', '--games', '2', ...args);
		expect(ran).toMatchObject({ code, err: expect.stringContaining(message) as string });
	});
});
