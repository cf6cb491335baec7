import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Course } from '#lib/engine/session/course.ts';
import { readGameFile } from '#lib/game-file/read-game-file.ts';
import { sampleOf } from '../../scripts/sample.mjs';

const MAIN = fileURLToPath(new URL('./main.mjs', import.meta.url));
const RULESETS = fileURLToPath(new URL('../../rulesets', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
	code: number;
	out: string;
	err: string;
}

const run = (...args: string[]): Promise<Ran> => runOn({}, ...args);

/** On a machine with these settings. */
function runOn(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<Ran> {
	const options = { cwd: folder, env: { ...process.env, ...settings } };
	return new Promise((resolve) => {
		execFile(process.execPath, [MAIN, ...args], options, (error, out, err) => {
			resolve({ code: error === null ? 0 : Number(error.code), out, err });
		});
	});
}

async function json(...args: string[]): Promise<{ code: number; data: Record<string, unknown> }> {
	const { code, out } = await run(...args, '--json');
	return { code, data: JSON.parse(out) as Record<string, unknown> };
}

const COMMANDS = [
	'validate',
	'test',
	'simulate',
	'compare',
	'replay',
	'report',
	'explain',
	'coverage'
];
const GAME = 'kings-and-creatures';

describe('the command line', () => {
	it('explains every command', async () => {
		const all = await run('--help');
		expect(all.code).toBe(0);
		for (const command of COMMANDS) {
			expect(all.out).toContain(command);
			const help = await run(command, '--help');
			expect([command, help.code]).toEqual([command, 0]);
			expect(help.out).toContain('--json');
		}
	});

	it('exits with 2 when it is used wrongly', async () => {
		const wrong = [
			[],
			['fly'],
			['simulate'],
			['simulate', GAME, '--games', 'many'],
			['simulate', GAME, '--games', '0'],
			['simulate', GAME, '--bots', 'clever'],
			['simulate', GAME, '--players', '99'],
			['simulate', GAME, '--with', 'nothing.yaml'],
			['simulate', GAME, '--orders', 'p1'],
			['simulate', GAME, '--orders', 'p1=nothing.yaml'],
			['simulate', GAME, '--orders', 'p77=nothing.yaml'],
			['simulate', 'no-such-variant'],
			['replay', 'nothing.json'],
			['validate', 'nothing.yaml'],
			['test', 'no-such-game']
		];
		const ran = await Promise.all(wrong.map((args) => run(...args)));
		expect(ran.map(({ code }, i) => [wrong[i], code])).toEqual(wrong.map((args) => [args, 2]));
		for (const { err } of ran) expect(err).not.toBe('');
	});

	it('plays the same games in any number of threads, and prints them as JSON', async () => {
		const simulate = (...more: string[]) =>
			json('simulate', GAME, '--players', '3', '--games', '12', '--seed', 'x', ...more);
		const [first, two, other] = await Promise.all([
			simulate('--workers', '1'),
			simulate('--workers', '2'),
			simulate('--workers', '1', '--seed', 'y')
		]);
		expect(first.code).toBe(0);
		expect(first.data).toMatchObject({
			variant: GAME,
			players: 3,
			games: 12,
			finished: 12,
			unfinished: 0,
			illegal: 0,
			deadEnds: 0,
			invariantViolations: 0
		});
		const wins = Object.values(first.data.wins as Record<string, number>);
		expect(wins.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(12);
		for (const speed of ['gamesPerSecond', 'decisionsPerSecond', 'optionsPerSecond']) {
			expect(first.data[speed]).toBeGreaterThan(0);
		}
		expect(two.data.traceHash).toBe(first.data.traceHash);
		expect(other.data.traceHash).not.toBe(first.data.traceHash);
	});

	const VARIANTS = ['west-end', 'pegasus', 'six-barons', 'kingsburg', 'hearts', 'chess'];
	it.each(sampleOf('machines', VARIANTS, 6))(
		'plays the same games of %s on a machine of another language and time',
		async (variant) => {
			const args = ['simulate', variant, '--games', '2', '--workers', '1', '--max-rounds', '2'];
			const play = async (settings: NodeJS.ProcessEnv, ...more: string[]) => {
				const { out } = await runOn(settings, ...args, ...more, '--json');
				return (JSON.parse(out) as { traceHash: string }).traceHash;
			};
			// There a capital I is another letter, and the clock is three quarters of an hour beside ours.
			const kathmandu = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Kathmandu' };
			const here = await play({ LANG: 'C', LC_ALL: 'C', TZ: 'UTC' });
			expect(await play(kathmandu)).toBe(here);
			expect(await play(kathmandu, '--workers', '2')).toBe(here);
			expect(await play({}, '--seed', 'another')).not.toBe(here);
		}
	);

	it('goes round the options and says which values do not go together', async () => {
		writeFileSync(
			join(folder, 'pace.yaml'),
			`layer: { id: pace, kind: house-rule, game: ${GAME} }
options: { pace: { values: { slow: {}, fast: {}, mad: {} }, default: slow } }
change: { values.round-count.is: { expect: 5, set: if option.pace == fast then 2 else 5 } }
constraints: { sane: { is: option.pace != mad } }
text: { en: { constraints: { sane: Nobody plays as fast as that } } }
`
		);
		const more = ['--games', '4', '--workers', '1', '--with', 'pace.yaml', '--each-option'];
		const { code, data } = await json('simulate', GAME, ...more);
		expect(code).toBe(0);
		expect(data.usage).toMatchObject({ options: { pace: { slow: 2, fast: 2 } } });
		expect(data.excluded).toEqual([
			{ option: 'pace', value: 'mad', reason: 'Nobody plays as fast as that (pace: mad)' }
		]);
	});

	it('plays and records games by the options that are chosen', async () => {
		writeFileSync(
			join(folder, 'hurry.yaml'),
			`layer: { id: hurry, kind: house-rule, game: ${GAME} }
options: { hurry: { type: int, min: 1, max: 5, default: 5 } }
change: { values.round-count.is: { expect: 5, set: option.hurry } }
`
		);
		const more = ['--games', '1', '--workers', '1', '--with', 'hurry.yaml', '--record', 'hurried'];
		const { code, data } = await json('simulate', GAME, ...more, '--option', 'hurry=2');
		expect([code, data.games, data.finished]).toEqual([0, 1, 1]);
		const file = join(folder, 'hurried', `${GAME}-0.json`);
		const saved = readGameFile(readFileSync(file, 'utf8'), file);
		expect(saved.ok && saved.game.setup.options).toMatchObject({ hurry: 2 });
		const wrong = await run('simulate', GAME, ...more, '--option', 'hurry');
		expect(wrong).toMatchObject({ code: 2 });
		expect(wrong.err).toContain('"hurry" is no choice: write an option and its value, as id=value');
		const none = await run('simulate', GAME, '--games', '1', '--option', 'worry=2');
		expect(none.err).toContain('There is no option "worry"');
	});

	it('says what there is to answer in a scenario, and what chance gives', async () => {
		writeFileSync(
			join(folder, 'draft.yaml'),
			`scenario: a draft
players: 2
start: { call: turns }
given: { set: { "square(3,4).man": p1, "square(4,3).man": p2, "square(7,0).man": p2 } }
when: [{ p1: "take(square(3,4), square(5,2))" }]
then: [{ is: true }]
`
		);
		const { code, out } = await run('test', '--dry', 'draughts', 'draft.yaml');
		expect(code).toBe(0);
		expect(out).toContain('p1 answers turn: take(3,4,5,2)\n    p2 is asked turn: step(7,0,6,1)');
		const { data } = await json('test', '--dry', 'draughts', 'draft.yaml');
		expect(data.scenarios).toMatchObject([
			{
				scenario: 'a draft',
				course: [
					{ what: 'answered', seat: 'p1' },
					{ what: 'open', answers: ['step(7,0,6,1)'] }
				],
				findings: [{ code: 'scenario/unanswered' }]
			}
		]);
	});

	it('records games and plays them again', async () => {
		await run('simulate', GAME, '--games', '1', '--record', 'games', '--workers', '1');
		const file = join('games', `${GAME}-0.json`);
		const same = await json('replay', file);
		expect(same).toMatchObject({ code: 0, data: { ok: true, finished: true, sameRules: true } });
		const saved = readGameFile(readFileSync(join(folder, file), 'utf8'), file);
		if (!saved.ok) throw new Error(saved.findings[0]?.message);
		const { course } = saved.game;
		const written = (name: string, change: Partial<Course>): string => {
			const game = { ...saved.game, course: { ...course, ...change } };
			writeFileSync(join(folder, name), JSON.stringify(game));
			return name;
		};
		expect(same.data.diagnostics).toEqual([]);
		const noted = written('noted.json', { lock: { ...course.lock, base: 'x' } });
		expect(await json('replay', noted)).toMatchObject({
			code: 0,
			data: {
				ok: true,
				sameRules: true,
				diagnostics: [{ code: 'save/changed', severity: 'warning' }]
			}
		});
		const { err } = await run('report', noted);
		expect(err).toContain('warning: This file was changed since Thingsmith wrote it');
		expect(err).toContain('but layers are written differently: base');
		const answers = course.answers.with(3, [course.answers[3]![0]!, 99]);
		expect(await json('replay', written('bent.json', { answers }))).toMatchObject({
			code: 1,
			data: { ok: false, answers: 3, problem: { answer: 4 } }
		});
		const other = written('old.json', { rulesHash: 'x', lock: { base: 'x' } });
		const old = await json('replay', other);
		expect(old).toMatchObject({ code: 1, data: { sameRules: false } });
		expect(old.data.error).toContain('the rules are not those of the record');
		expect(old.data.changedLayers).toContain('base');
		expect(await json('replay', other, '--force')).toMatchObject({
			code: 0,
			data: { ok: true, sameRules: false, moved: 0, checkpoints: 0 }
		});
		const told = await run('report', file);
		expect(told.out).toMatch(/^# Kings & Creatures: .*\n/);
		expect(told.out).toContain('## Round 1\n');
		const own = await json('report', file, '--seat', '1', '--language', 'de');
		expect(own.code).toBe(0);
		expect(String(own.data['markdown'])).toContain('## Runde 1\n');
		const scene = await run('report', file, '--scene', 'scoring');
		expect(scene.out).toMatch(/^# /);
		expect((await run('report', file, '--scene', 'jousting')).code).toBe(2);
		expect((await run('report', file, '--seat', '9')).code).toBe(2);
		const { data } = await json('replay', file, '--position');
		expect(data.position).toMatchObject({ answers: course.answers.length, asked: null });
		const third = await json('replay', file, '--at', '3');
		expect(third.data.position).toMatchObject({ answers: 3, over: null });
		const late = await run('replay', file, '--at', '100000');
		expect([late.code, late.err]).toEqual([
			2,
			expect.stringMatching(/there is a position after 0 to \d+ answers, none after 100000/)
		]);
		writeFileSync(join(folder, 'no.json'), '{"format":"thingsmith-save-1"}');
		const no = await run('replay', 'no.json');
		expect(no.code).toBe(1);
		expect(no.out + no.err).toContain('no.json:1:1');
	});

	it("records games under an author's own layer, so that they can be opened without it", async () => {
		writeFileSync(
			join(folder, 'short.yaml'),
			`layer: { id: short, kind: house-rule, game: ${GAME} }
change:
  values.round-count.is: { expect: 5, set: 3 }
`
		);
		await run('simulate', GAME, '--with', 'short.yaml', '--games', '1', '--record', 'own');
		rmSync(join(folder, 'short.yaml'));
		expect(await json('replay', join('own', `${GAME}-0.json`))).toMatchObject({
			code: 0,
			data: { ok: true, sameRules: true, finished: true }
		});
	});

	it('validates files from anywhere, with places in the file', async () => {
		writeFileSync(
			join(folder, 'rule.yaml'),
			`layer: { id: rule, kind: house-rule, game: ${GAME} }\nvalues:\n  extra: { is: 1 + yes }\n`
		);
		const { code, data } = await json('validate', 'rule.yaml');
		expect(code).toBe(1);
		const [found] = data.diagnostics as Record<string, unknown>[];
		expect(found).toMatchObject({
			file: 'rule.yaml',
			severity: 'error',
			range: { start: { line: 3 } }
		});
		expect(typeof found!.code).toBe('string');
		expect(found!.fixes).toBeInstanceOf(Array);
		expect(await json('validate')).toMatchObject({ code: 0 });
	});

	it('runs scenarios, by themselves and for the coverage of the rulebook', async () => {
		const { data } = await json('test', 'kings-and-things', '--filter', 'treasure');
		expect(Number(data.scenarios)).toBeGreaterThan(2);
		expect(data.failures).toBeInstanceOf(Array);
		expect((await run('test', GAME, '--filter', 'there is no such scenario')).code).toBe(1);
		const coverage = await json('coverage', GAME);
		expect(Number(coverage.data.exercised)).toBeGreaterThan(5);
		expect(coverage.data.byClause).toBeInstanceOf(Array);
		expect(coverage.data.missing).toEqual([]);
		expect(coverage.data.outOfScope).toMatchObject([{ id: 'KC-TIP-1' }]);
		const conditions = coverage.data.conditions as Record<string, unknown>;
		expect(conditions.atoms).toBeGreaterThan(5);
		expect(conditions.percent).toBeGreaterThan(50);
		expect((await run('coverage', GAME, '--edition', 'nowhere')).code).toBe(2);
		for (const list of ['onlyTrue', 'onlyFalse', 'never']) {
			expect(conditions[list]).toBeInstanceOf(Array);
		}
	});

	it('explains where a rule comes from', async () => {
		const { code, data } = await json('explain', GAME, 'game.players');
		expect(code).toBe(0);
		expect(data).toMatchObject({ path: 'game.players', layer: 'base', replaced: [] });
		expect((data.place as { file: string }).file).toBe(join(RULESETS, GAME, 'base/game.yaml'));
		expect((await run('explain', GAME, 'game.nothing')).code).toBe(1);
	});
});
