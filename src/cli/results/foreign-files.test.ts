/** Files of results that other people have made or changed: each is told of in a sentence, and none runs for long. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { keptRun } from '#lib/lab/keep/kept-run.test.fixture.ts';
import { runIn } from '../run-command.test.fixture.ts';
import { APPLICATION, VERSION } from './result-tables.ts';
import { ResultsFile } from './ResultsFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-foreign-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** A file of results, and what somebody has done to it then. */
function changed(name: string, sql: string): string {
	ResultsFile.add(at(name), keptRun(3));
	const db = new DatabaseSync(at(name));
	db.exec(sql);
	db.close();
	return name;
}

const ENDLESS = `WITH RECURSIVE n(run) AS (SELECT 1 UNION ALL SELECT run + 1 FROM n) SELECT run FROM n`;

test.each([
	[
		'a number that is too large',
		() => changed('large.sqlite', 'UPDATE game SET decisions = 9223372036854775807'),
		'large.sqlite: a number in this is larger than any that is counted here\n'
	],
	[
		'a table that is a view without an end',
		() => changed('view.sqlite', `DROP VIEW game_measure; CREATE VIEW game_measure AS ${ENDLESS}`),
		'view.sqlite is no file of results: its "game_measure" is not the one that is made here\n'
	],
	[
		'nothing but views without an end',
		() => {
			const db = new DatabaseSync(at('views.sqlite'));
			for (const name of ['run', 'lot', 'game', 'seat'])
				db.exec(`CREATE VIEW ${name} AS ${ENDLESS}`);
			db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}`);
			db.close();
			return 'views.sqlite';
		},
		'views.sqlite is no file of results: its "run" is not the one that is made here\n'
	],
	[
		'more tables than anybody needs',
		() =>
			changed(
				'tables.sqlite',
				Array.from({ length: 1001 }, (_, i) => `CREATE TABLE more${i} (a);`).join('')
			),
		'tables.sqlite: there is more in this than the 1000 rows that are read at once\n'
	],
	[
		'a folder',
		() => (mkdirSync(at('folder.sqlite')), 'folder.sqlite'),
		'there is no file folder.sqlite\n'
	],
	[
		'a pipe to which nobody writes',
		() => (execFileSync('mkfifo', [at('pipe.sqlite')]), 'pipe.sqlite'),
		'there is no file pipe.sqlite\n'
	]
])('%s', async (_, make, said) => {
	expect(await runIn(folder, 'results', make())).toEqual({
		code: said.startsWith('there') ? 2 : 1,
		out: '',
		err: said
	});
});

test('tables and views of one’s own are nobody else’s business', async () => {
	const file = changed('own.sqlite', `CREATE TABLE mine (a); CREATE VIEW endless AS ${ENDLESS}`);
	const { code, err } = await runIn(folder, 'results', file);
	expect([code, err]).toEqual([0, '']);
});

test('a trigger of somebody else does not run by our hand', () => {
	const file = changed(
		'trigger.sqlite',
		'CREATE TRIGGER more AFTER INSERT ON run BEGIN DELETE FROM lot; END'
	);
	expect(() => ResultsFile.add(at(file), keptRun(3))).toThrow(
		`${at(file)}: nothing is added: its trigger "more" is not one of ours`
	);
});

const GAMES = ['simulate', 'tic-tac-toe', '--games', '2', '--seed', '1'];

test('what cannot be written is a sentence, and half of it does not stay', async () => {
	writeFileSync(at('file'), '');
	expect(await runIn(folder, ...GAMES, '--record', 'file')).toMatchObject({
		code: 2,
		err: 'file: something of this name is there already\n'
	});
	symlinkSync('/dev/full', at('full.csv.unfinished'));
	const full = await runIn(folder, ...GAMES, '--csv', 'full.csv');
	expect(full.code).toBe(2);
	expect(full.err).toContain('there is no room left on its disk');
	expect(full.err).not.toMatch(/^\s+at /m);
	expect(await runIn(folder, ...GAMES, '--csv', 'full.csv')).toMatchObject({ code: 0 });
});
