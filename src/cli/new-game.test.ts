/** A new game, as its author begins it in a folder anywhere on disk. */
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonIn, type Ran, runIn } from './run-command.test.fixture.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'thingsmith-new-game-')));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (...args: string[]): Promise<Ran> => runIn(folder, ...args);
const json = <Data>(...args: string[]) => jsonIn<Data>(folder, ...args);
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const filesOf = (path: string): string[] =>
	readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.yaml'))
		.sort();

interface Checked {
	diagnostics: object[];
}
interface Tested {
	passed: number;
	failures: object[];
}
interface Simulated {
	variant: string;
	finished: number;
	deadEnds: number;
}
interface Covered {
	clauses: number;
	exercised: number;
	failingScenarios: number;
}

describe('a new game', () => {
	let called = 0;

	it.each(['map', 'board', 'cards', 'dice'])(
		'of %s validates, plays, and is tested and covered whole',
		async (template) => {
			const id = `small-${template}`;
			const { code, out } = await run('new', 'game', id, '--template', template);
			expect(code).toBe(0);
			expect(out).toContain(`written: ${id}\n`);
			expect(out).toContain(`thingsmith simulate ${id} --games 20`);
			const [checked, tested, played, other, covered] = await Promise.all([
				json<Checked>('validate', id),
				json<Tested>('test', id),
				json<Simulated>('simulate', id, '--games', '5', '--workers', '1'),
				Promise.all(
					filesOf(`${id}/variants`).map((file) =>
						json<Simulated>('simulate', `${id}/variants/${file}`, '--games', '5', '--workers', '1')
					)
				),
				json<Covered>('coverage', id)
			]);
			expect(checked).toEqual({ code: 0, data: { diagnostics: [] } });
			expect(tested).toMatchObject({ code: 0, data: { failures: [] } });
			expect(tested.data.passed).toBeGreaterThanOrEqual(2);
			expect(played).toMatchObject({ code: 0, data: { variant: id, finished: 5, problems: [] } });
			expect(other).toHaveLength(2);
			for (const { code, data } of other) {
				expect([code, data.finished, data.deadEnds]).toEqual([0, 5, 0]);
			}
			expect(covered).toMatchObject({
				code: 0,
				data: { failingScenarios: 0, exercised: covered.data.clauses }
			});
			expect(read(`${id}/base/game.yaml`).split('\n').length).toBeLessThanOrEqual(70);
		}
	);

	it('is a map with a name made of its id when nothing else is said', async () => {
		const { data } = await json<{ folder: string; id: string; template: string; files: string[] }>(
			'new',
			'game',
			'lost-isle'
		);
		expect(data).toMatchObject({ folder: 'lost-isle', id: 'lost-isle', template: 'map' });
		expect(filesOf('lost-isle')).toEqual([...data.files].sort());
		expect(data.files).toContain('variants/lost-isle-swift.yaml');
		expect(read('lost-isle/base/layer.yaml')).toBe(
			'layer: { id: base, kind: base, game: lost-isle }\n'
		);
		for (const language of ['en', 'de', 'fr']) {
			expect(read(`lost-isle/text/${language}.yaml`)).toContain('game: Lost isle\n');
		}
	});

	it('has any name, and lies anywhere', async () => {
		const name = 'Ada: "my" {first} island';
		const { code } = await run('new', 'game', 'ada', '--name', name, '--out', 'deep/down/there');
		expect(code).toBe(0);
		expect(await json<Checked>('validate', 'deep/down/there')).toEqual({
			code: 0,
			data: { diagnostics: [] }
		});
		expect(existsSync(join(folder, 'ada'))).toBe(false);
		expect(await run('simulate', 'deep/down/there', '--games', '1')).toMatchObject({ code: 0 });
	});

	it('lies in the folder that stands before its name', async () => {
		const { out } = await run('new', 'game', 'games/by-me/dune', '--template', 'dice');
		expect(out).toContain('written: games/by-me/dune\n');
		expect(read('games/by-me/dune/variants/dune.yaml')).toContain('game: dune');
		const rule = await run('new', 'house-rule', './games/storm', '--game', 'games/by-me/dune');
		expect(rule.out).toContain('written: games/storm.yaml\n');
		const { data } = await json<{ id: string; folder: string }>('new', 'game', 'Rock/Paper');
		expect(data).toMatchObject({ id: 'rock-paper', folder: 'rock-paper' });
	});

	it.each([
		['constructor', 'constructor-2'],
		['toString', 'tostring'],
		['con', 'con-2'],
		['{', 'new-game'],
		['# "1"', 'new-game'],
		['🐧', 'new-game'],
		["O'Brien's", 'o-brien-s'],
		['7 Wonders', 'wonders'],
		['שלום', 'new-game'],
		['x'.repeat(300), 'x'.repeat(40)]
	])('can be called %j', async (name, id) => {
		const here = join(folder, 'called', String(called++));
		mkdirSync(here, { recursive: true });
		const { code, data } = await jsonIn<{ id: string }>(here, 'new', 'game', name);
		expect([code, data.id]).toEqual([0, id]);
		expect(await jsonIn<Checked>(here, 'validate', id)).toEqual({
			code: 0,
			data: { diagnostics: [] }
		});
		const rule = await runIn(here, 'new', 'house-rule', name, '--game', id, '--out', 'rule.yaml');
		expect(rule.code).toBe(0);
		const checked = await jsonIn<Checked>(here, 'validate', 'rule.yaml', '--with', id);
		expect(checked.data.diagnostics).toEqual([]);
	});

	it('lies beside others, and all are checked together', async () => {
		cpSync(join(folder, 'lost-isle'), join(folder, 'shelf/lost-isle'), { recursive: true });
		await run('new', 'game', 'other', '--out', 'shelf/other', '--template', 'dice');
		expect(await json<Checked>('validate', 'shelf')).toEqual({
			code: 0,
			data: { diagnostics: [] }
		});
	});
});

describe('what cannot be begun', () => {
	it.each([
		[['variants'], '"variants" is taken'],
		[['kings-and-things'], '"kings-and-things" is taken'],
		[['west-end'], 'there is variants/west-end.yaml'],
		[['fresh', '--template', 'bord'], 'did you mean "board"?; there are map, board, cards, dice'],
		[['fresh', '--out', 'lost-isle'], 'there is lost-isle already'],
		[['fresh', '--out', 'lost-isle/base/game.yaml'], 'there is lost-isle/base/game.yaml already'],
		[['fresh', '--out', 'lost-isle/base/game.yaml/fresh'], 'cannot be written']
	])('%j says: %s', async (args, message) => {
		if (!existsSync(join(folder, 'lost-isle'))) await run('new', 'game', 'lost-isle');
		const before = filesOf('.');
		const { code, err } = await run('new', 'game', ...args);
		expect([code, err]).toEqual([2, expect.stringContaining(message)]);
		expect(filesOf('.')).toEqual(before);
	});
});
