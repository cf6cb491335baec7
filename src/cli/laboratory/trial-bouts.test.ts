import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TILT, TRIAL } from '#lib/lab/trials/tilt.test.fixture.ts';
import { jsonIn, runIn } from '../run-command.test.fixture.ts';
import type { triedData } from './trial-bouts.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-bouts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string): void {
	const file = join(folder, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}
put('tilt/base/game.yaml', TILT);
put('tilt/trials/tilt.yaml', TRIAL);
put('wrong/base/game.yaml', TILT.replace('id: tilt', 'id: wrong'));
put('wrong/trials/tilt.yaml', TRIAL.replace('won: not $against', 'won: not $agianst'));
put('plain/base/game.yaml', TILT.replace('id: tilt', 'id: plain'));
put(
	'mine.yaml',
	`layer: { id: mine, kind: house-rule, game: tilt }
pieces: { rhino: { kind: rider, might: 6, price: 2 } }
text: { en: { layers: { mine: { name: Mine, rule: A rhino. } } } }
`
);
put('own/layer.yaml', 'layer: { id: own, kind: house-rule, game: plain }\n');
put('own/tilt.yaml', TRIAL);

const GAMES = ['--games', '2', '--seed', '7'];
const counter = (...args: string[]) =>
	jsonIn<{ trials: ReturnType<typeof triedData> | null }>(folder, 'counter', ...args);

describe('trials of a counter', () => {
	it('tell how it fares against all others, the same in any number of threads', async () => {
		const asked = ['tilt', 'rhino', ...GAMES, '--bouts', '30', '--with', 'mine.yaml'];
		const [first, three] = await Promise.all([
			counter(...asked, '--workers', '1'),
			counter(...asked, '--workers', '3')
		]);
		const same = ({ data }: typeof first) => data.trials?.reports;
		expect(same(three)).toEqual(same(first));
		const [report] = same(first)!;
		expect(report).toMatchObject({
			trial: 'tilt',
			piece: 'rhino',
			value: 2,
			opponents: 5,
			each: 30,
			failed: [],
			broken: 0,
			by: [{ id: 'ground', words: [{ word: 'sand', bouts: 150 }, { word: 'grass' }] }],
			yardstick: { value: 2, of: 3, opponents: 2, place: 1, standing: 'stronger' }
		});
		// With six of six it throws everybody.
		expect(report!.overall).toMatchObject({ bouts: 300, won: { hits: 300 }, lost: { hits: 0 } });
		expect(first).toMatchObject({ code: 0, data: { trials: { bot: 'random', stopped: false } } });
	});

	it('are another matter for another seed, and left out if nobody wants them', async () => {
		const asked = ['tilt', 'cat', '--games', '2', '--bouts', '20'];
		const [first, other, none] = await Promise.all([
			counter(...asked, '--seed', '1'),
			counter(...asked, '--seed', '2'),
			counter(...asked, '--bouts', '0')
		]);
		expect(first.data.trials!.reports).not.toEqual(other.data.trials!.reports);
		expect(none.data.trials).toBeNull();
	});

	it.each([
		['tilt', 'cat', /\n\nTrials played by random bots in .* s\n\ntrial {4}tilt: One rider against/],
		[
			'tilt',
			'pennant',
			/\n\ntrials {3}none: the trials of the game \(tilt\) are not for pennant\n?$/
		],
		['plain', 'cat', /\n\ntrials {3}none: the game declares no trial\n?$/]
	])('are told of %s, %s', async (game, piece, text) => {
		const { out, code } = await runIn(folder, 'counter', game, piece, ...GAMES, '--bouts', '2');
		expect(code).toBe(0);
		expect(out).toMatch(text);
	});

	it('may come with a folder of layers', async () => {
		const { data } = await counter('plain', 'cat', ...GAMES, '--bouts', '2', '--with', 'own');
		expect(data.trials!.reports.map(({ trial }) => trial)).toEqual(['tilt']);
	});

	it('that are wrong are told before anything is played', async () => {
		const wrong = 'wrong/trials/tilt.yaml:9:10: error: Nothing says what $agianst stands for';
		const asked = await runIn(folder, 'counter', 'wrong', 'cat', ...GAMES);
		expect(asked).toMatchObject({ code: 1, out: '' });
		expect(asked.err).toContain('its trials cannot be played; leave them out with --bouts 0:');
		expect(asked.err).toContain(wrong);
		const validated = await runIn(folder, 'validate', 'wrong');
		expect(validated).toMatchObject({ code: 1, out: expect.stringContaining(wrong) as string });
		expect(await runIn(folder, 'validate', 'tilt')).toMatchObject({ code: 0 });
	});

	it('that cannot be set up for some piece are told with what they say', async () => {
		put('lost/base/game.yaml', TILT.replace('id: tilt', 'id: lost'));
		put('lost/trials/tilt.yaml', TRIAL.replace('$against] }', '$against, bear] }'));
		const { code, out } = await runIn(folder, 'counter', 'lost', 'cat', ...GAMES, '--bouts', '2');
		expect(code).toBe(1);
		expect(out).toContain('failed   cat, against bear, sand: there are only 1 of bear');
		expect(out).toContain('bouts    12 of cat (value 2) against 3 others');
	});
});
