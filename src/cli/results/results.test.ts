import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comparison } from '#lib/lab/compare/comparison.ts';
import type { Cell, Figure } from '#lib/lab/charts/figure.ts';
import { reportFigures } from '#lib/lab/charts/report-figures.ts';
import { readRun } from '#lib/lab/keep/read-run.ts';
import { keptCounter, keptRun } from '#lib/lab/keep/kept-run.test.fixture.ts';
import { reportsOf, type Run } from '#lib/lab/report/run.ts';
import type { Summary } from '#lib/lab/summary.ts';
import { jsonIn, runIn } from '../run-command.test.fixture.ts';
import { trialFigures } from '#lib/lab/charts/trial-figures.ts';
import { trialReport } from '#lib/lab/trials/trial-report.ts';
import { commandLine } from '#lib/lab/report/command-line.ts';
import { putRun } from './put-run.ts';
import { ResultsFile } from './ResultsFile.ts';
import { APPLICATION, STEPS } from './result-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-results-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
writeFileSync(
	at('short.yaml'),
	`layer: { id: short, kind: house-rule, game: kings-and-creatures }
change: { values.round-count.is: { expect: 5, set: 4 } }
text: { en: { layers: { short: { name: Short, rule: A short game. } } } }
`
);

const savedRun = (name: string): Run => {
	const read = readRun(readFileSync(at(name), 'utf8'));
	if (!read.ok) throw new Error(read.said.pattern);
	return read.run;
};

type Row = Record<string, string | number | null>;

function ask(sql: string, file = 'all.sqlite'): Row[] {
	const db = new DatabaseSync(at(file), { readOnly: true });
	try {
		return db.prepare(sql).all() as Row[];
	} finally {
		db.close();
	}
}

const thousandth = (value: unknown): unknown =>
	typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

describe('games that are kept', () => {
	let simulated: Summary;
	let compared: Comparison;
	beforeAll(async () => {
		const games = ['kings-and-creatures', '--players', '3', '--games', '24', '--seed', '7'];
		const kept = ['--keep', 'all.sqlite', '--report', 'one.html', '--csv', 'one.csv'];
		const summary = await jsonIn<Summary>(
			folder,
			'simulate',
			...games,
			'--bots',
			'greedy,random',
			'--usage',
			'--save',
			'one.json',
			...kept
		);
		const two = await jsonIn<Comparison>(
			folder,
			'compare',
			...games,
			'--keep',
			'all.sqlite',
			'--save',
			'two.json',
			'--with',
			'short.yaml'
		);
		[simulated, compared] = [summary.data, two.data];
	}, 120_000);

	it('are counted in the database as they were told', () => {
		const count = (sql: string) => Object.values(ask(sql)[0]!)[0];
		expect(count('SELECT COUNT(*) FROM game WHERE run = 1')).toBe(24);
		expect(count('SELECT SUM(decisions) FROM game WHERE run = 1')).toBe(simulated.decisions);
		expect(count('SELECT SUM(options) FROM game WHERE run = 1')).toBe(simulated.options);
		expect(
			Object.fromEntries(
				ask('SELECT * FROM chart_seats WHERE run = 1').map((r) => [r['seat'], r['won']])
			)
		).toEqual(simulated.wins);
		expect(ask('SELECT bot, won, seats FROM chart_bots WHERE run = 1 ORDER BY bot')).toEqual(
			['greedy', 'random'].map((bot) => ({
				bot,
				won: simulated.winsByBot[bot],
				seats: simulated.seatsByBot[bot]
			}))
		);
		expect(count("SELECT COUNT(*) FROM part WHERE run = 1 AND kind = 'event'")).toBeGreaterThan(0);
	});

	it('say of pairs what the comparison says', () => {
		const rows = ask('SELECT * FROM chart_comparison WHERE run = 2');
		expect(compared.measures.length).toBeGreaterThan(5);
		for (const { measure, pairs, unequal, a, b, difference } of compared.measures) {
			const found = rows.find((row) => row['measure'] === measure)!;
			expect([measure, ...Object.values(found).slice(2).map(thousandth)]).toEqual([
				measure,
				pairs,
				unequal,
				a.mean,
				b.mean,
				difference.mean
			]);
		}
		expect(ask('SELECT * FROM chart_pairs WHERE run = 1')).toEqual([]);
		const parted = ask('SELECT * FROM game WHERE run = 2 AND common_answers IS NOT NULL');
		expect(parted).toHaveLength(compared.parted);
	});

	it('fill the views with what the tables of the figures say', () => {
		const [report] = reportsOf(savedRun('one.json'));
		const figures = new Map(reportFigures(report!).map((figure) => [figure.id, figure]));
		const rows = (figure: Figure, ...columns: number[]) =>
			figure.table.rows.map((row) => columns.map((column) => plain(row[column]!))).sort();
		const view = (sql: string) =>
			ask(sql)
				.map((row) => Object.values(row).map(thousandth))
				.sort();
		expect(view('SELECT seat, won, games, fair FROM chart_seats WHERE run = 1')).toEqual(
			rows(figures.get('seats')!, 0, 1, 2, 5)
		);
		expect(view('SELECT bot, won, seats, fair FROM chart_bots WHERE run = 1')).toEqual(
			rows(figures.get('bots')!, 0, 1, 2, 5)
		);
		expect(view('SELECT rounds, games FROM chart_lengths WHERE run = 1')).toEqual(
			rows(figures.get('lengths')!, 0, 1)
		);
		const curves = [...figures.values()].filter(({ id }) => id.startsWith('curve '));
		expect(curves.length).toBeGreaterThan(3);
		for (const curve of curves) {
			const id = curve.id.slice('curve '.length);
			expect(
				view(
					`SELECT round, seats, mean, low, high, winners FROM chart_curves WHERE run = 1 AND measure = '${id}'`
				)
			).toEqual(rows(curve, 0, 1, 2, 3, 4, 5));
		}
		const parts = rows(figures.get('parts')!, 0, 1, 2, 3, 4, 5, 6);
		const all = view(
			'SELECT id, kind, games, seats, won, fair, lost FROM chart_parts WHERE run = 1'
		);
		expect(parts.length).toBeGreaterThan(20);
		expect(
			parts.filter((part) => !all.some((candidate) => String(candidate) === String(part)))
		).toEqual([]);
	});

	it('are the same when they have gone into the database and out again', async () => {
		await runIn(folder, 'results', 'all.sqlite', '--run', '1', '--save', 'again.json');
		await runIn(folder, 'results', 'again.json', '--keep', 'other.sqlite');
		await runIn(folder, 'results', 'other.sqlite', '--save', 'third.json');
		expect(savedRun('again.json')).toEqual(savedRun('one.json'));
		expect(readFileSync(at('third.json'), 'utf8')).toBe(readFileSync(at('one.json'), 'utf8'));
		const { data } = await jsonIn(folder, 'results', 'all.sqlite');
		expect(data).toMatchObject({ kind: 'compare', run: 2, runs: [1, 2] });
	});

	it('say which command gives the same', async () => {
		const { command } = savedRun('two.json');
		expect(command).toBe(
			'thingsmith compare kings-and-creatures --players 3 --bots random --games 24 --seed 7 --max-rounds 0 --with short.yaml'
		);
		const again = await jsonIn<Comparison>(folder, ...command.split(' ').slice(1));
		expect(again.data.measures).toEqual(compared.measures);
	});

	it('answer the questions of docs/results.md', () => {
		const page = readFileSync(join(import.meta.dirname, '../../../docs/results.md'), 'utf8');
		const queries = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
		expect(queries).toHaveLength(6);
		for (const query of queries) expect(ask(query).length, query).toBeGreaterThan(0);
		const [runs] = queries;
		expect(ask(runs!).map(({ games }) => games)).toEqual([24, 48]);
	});

	it('stand in tables and views that docs/results.md tells of, to the last column', () => {
		const page = readFileSync(join(import.meta.dirname, '../../../docs/results.md'), 'utf8');
		for (const { name } of ask("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')")) {
			const line =
				page.split('\n').find((candidate) => candidate.startsWith(`| \`${name}\` |`)) ?? '';
			const columns = ask(`PRAGMA table_info(${name})`).map((column) => String(column['name']));
			expect(
				columns.filter((column) => !line.includes(`\`${column}\``)),
				String(name)
			).toEqual([]);
		}
	});
});

function plain(cell: Cell): string | number | null {
	return cell !== null && typeof cell === 'object' && 'name' in cell ? cell.name : (cell as number);
}

describe('a file of results', () => {
	it('gives back all that can be kept of a game', () => {
		const run = keptRun(6);
		const first = { ...run.games[2]!, parting: { answers: 4, a: 'p1: pass', b: null } };
		const odd: Run = { ...run, level: 0.01, swept: 'x', games: run.games.with(2, first) };
		expect(ResultsFile.add(at('small.sqlite'), odd)).toBe(1);
		expect(ResultsFile.using(at('small.sqlite'), (file) => file.take(1))).toEqual({
			ok: true,
			run: odd
		});
	});

	it('gives back all of a piece that was tested, and shows what its figures show', () => {
		const [rules] = keptRun(2).lots;
		const lots = ['A', 'B'].map((label) => ({ ...rules!, label }));
		const run: Run = { ...keptRun(2), kind: 'compare', lots, counter: keptCounter() };
		ResultsFile.add(at('piece.sqlite'), run);
		expect(ResultsFile.using(at('piece.sqlite'), (file) => file.take(1))).toEqual({
			ok: true,
			run
		});
		const [trial] = run.counter!.trials;
		const figures = trialFigures(trialReport(trial!));
		const table = (id: string, ...columns: number[]) =>
			figures
				.find((figure) => figure.id === `trial throw ${id}`)!
				.table.rows.map((row) => columns.map((column) => plain(row[column]!)));
		const db = new DatabaseSync(at('piece.sqlite'));
		const view = (sql: string) =>
			db
				.prepare(sql)
				.all()
				.map((row) => Object.values(row));
		const share = '1.0 * won / bouts';
		expect(view(`SELECT word, bouts, ${share} FROM chart_bouts ORDER BY word DESC`)).toEqual(
			table('by ground', 0, 1, 2)
		);
		expect(view(`SELECT piece, bouts, ${share} FROM chart_peers ORDER BY won DESC`)).toEqual(
			table('peers', 0, 1, 2)
		);
		expect(view('SELECT against, value, bouts, won, lost, undecided FROM chart_opponents')).toEqual(
			[
				['dust', null, 19, 15, 3, 1],
				['rock', 3, 38, 21, 15, 2]
			]
		);
		db.close();
	});

	it('of the first version is read, and given what it lacks when something is added', () => {
		const db = new DatabaseSync(at('first.sqlite'));
		const [first = '', ...later] = STEPS;
		const named = (): string[] =>
			db
				.prepare(
					"SELECT type || ' ' || name AS it FROM sqlite_schema WHERE type IN ('table', 'view')"
				)
				.all()
				.map((row) => String(row['it']));
		db.exec(first);
		const old = named();
		db.exec(later.join(''));
		const run = keptRun(3);
		putRun(db, run);
		// As it was before anything came to it.
		for (const thing of named().reverse()) if (!old.includes(thing)) db.exec(`DROP ${thing}`);
		db.exec('ALTER TABLE part DROP COLUMN used');
		db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = 1`);
		db.close();
		const kept = () => ResultsFile.using(at('first.sqlite'), (file) => file.take(1));
		expect(kept()).toEqual({ ok: true, run });
		const [rules] = run.lots;
		const lots = ['A', 'B'].map((label) => ({ ...rules!, label }));
		const tested: Run = { ...run, kind: 'compare', lots, counter: keptCounter() };
		expect(ResultsFile.add(at('first.sqlite'), tested)).toBe(2);
		expect(kept()).toEqual({ ok: true, run });
		expect(ResultsFile.using(at('first.sqlite'), (file) => file.take(2))).toEqual({
			ok: true,
			run: tested
		});
	});

	it.each([
		[
			'words.sqlite',
			'no database at all, but long enough to be looked at as one',
			'is no database'
		],
		['other.db', 'CREATE TABLE mine (a)', 'is a database, but not one of results'],
		['newer.sqlite', 'newer', 'has version 4 of the tables, and only those up to 3 are known here']
	])('of another sort is left as it is: %s', async (name, content, message) => {
		if (content === 'newer') ResultsFile.add(at(name), keptRun(2));
		if (name === 'words.sqlite') writeFileSync(at(name), content);
		else {
			const db = new DatabaseSync(at(name));
			db.exec(content === 'newer' ? 'PRAGMA user_version = 4' : content);
			db.close();
		}
		const before = readFileSync(at(name));
		const { code, err } = await runIn(
			folder,
			'simulate',
			'kings-and-creatures',
			'--games',
			'1',
			'--keep',
			name
		);
		expect([code, err]).toEqual([1, expect.stringContaining(`${name} ${message}`)]);
		// Nothing was played first.
		expect(err).not.toContain('games');
		expect(() => ResultsFile.add(at(name), keptRun(2))).toThrow(message);
		expect(readFileSync(at(name)).equals(before)).toBe(true);
	});

	it('counts why games ended as the figure does', () => {
		const run = keptRun(9);
		const games = run.games.map((game) => ({ ...game, ending: game.game % 3 ? 'full' : 'early' }));
		ResultsFile.add(at('ends.sqlite'), { ...run, games });
		const [report] = reportsOf({ ...run, games });
		const figure = reportFigures(report!).find(({ id }) => id === 'endings')!;
		const rows = ask('SELECT ending, games FROM chart_endings ORDER BY games DESC', 'ends.sqlite');
		expect(rows).toHaveLength(2);
		expect(rows.map((row) => Object.values(row))).toEqual(
			figure.table.rows.map(([ending, many]) => [plain(ending!), many])
		);
	});

	it('holds nothing of what could not be added as a whole', () => {
		ResultsFile.add(at('whole.sqlite'), keptRun(2));
		const run = keptRun(4);
		const twice: Run = { ...run, games: [...run.games, run.games[0]!] };
		expect(() => ResultsFile.add(at('whole.sqlite'), twice)).toThrow('UNIQUE');
		expect(ask('SELECT COUNT(*) AS n FROM game', 'whole.sqlite')).toEqual([{ n: 2 }]);
		expect(ask('SELECT COUNT(*) AS n FROM run', 'whole.sqlite')).toEqual([{ n: 1 }]);
	});

	it('that somebody has written into is not believed', async () => {
		ResultsFile.add(at('mended.sqlite'), keptRun(2));
		const db = new DatabaseSync(at('mended.sqlite'));
		db.exec("UPDATE seat SET bot = 'nobody' WHERE game = 1");
		db.close();
		expect(await runIn(folder, 'results', 'mended.sqlite')).toMatchObject({
			code: 1,
			err: expect.stringContaining('what stands at games.1.bots.0') as string
		});
	});
});

describe('results', () => {
	it.each([
		[['none.json'], 'there is no file none.json'],
		[['short.yaml'], 'This is no kept series of games: it is no JSON'],
		[['short.yaml', '--run', '1'], '--run chooses from a file of results'],
		[['short.yaml', '--csv', 'no/where.csv'], 'there is no folder no'],
		[['short.yaml', '--csv', '.'], '. is no file'],
		[['short.yaml', '--csv', 'a', '--save', 'a'], 'two results cannot go into one file']
	])('of %j cannot be told', async (args, message) => {
		const { code, err } = await runIn(folder, 'results', ...args);
		expect(code).toBeGreaterThan(0);
		expect(err).toContain(message);
	});

	it('has words for whoever types', () => {
		expect(
			commandLine(['compare', "it's"], { games: 3, usage: true, orders: undefined, with: [] })
		).toBe(`thingsmith compare 'it'\\''s' --games 3 --usage`);
	});
});

it('a page with figures is one file', () => {
	expect(statSync(at('one.html')).size).toBeGreaterThan(50_000);
	expect(readFileSync(at('one.csv'), 'utf8').trimEnd().split('\n')).toHaveLength(25);
});
