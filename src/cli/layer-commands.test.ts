import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonIn, runIn } from './run-command.test.fixture.ts';

// Every command is a process of its own; the machine may be busy.
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-layers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (...args: string[]) => runIn(folder, ...args);
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

const GAME = 'kings-and-creatures';
const RULE = `layer: { id: more, kind: house-rule, game: ${GAME} }
change:
  game.players.max: { expect: 6, set: 7 }
values:
  spare: { is: 3 }
`;

describe('commands about layers', () => {
	it('explain themselves', async () => {
		for (const command of ['compose', 'diff', 'options', 'lock', 'new house-rule']) {
			const help = await run(...command.split(' '), '--help');
			expect([command, help.code]).toEqual([command, 0]);
			expect(help.out).toContain('--json');
		}
	});

	it('exit with 2 when they are used wrongly', async () => {
		write('taken.yaml', '');
		const wrong = [
			['compose', 'no-such-variant'],
			['compose', GAME, '--with', 'nothing.yaml'],
			['compose', GAME, '--yaml', '--json'],
			['diff', GAME, 'no-such-variant'],
			['diff', GAME, 'west-end'],
			['options', 'no-such-game'],
			['new'],
			['new', 'house-rule', 'x'],
			['new', 'house-rule', 'x', '--game', 'no-such-game'],
			['new', 'house-rule', 'taken', '--game', GAME]
		];
		const ran = await Promise.all(wrong.map((args) => run(...args)));
		expect(ran.map(({ code }, i) => [wrong[i], code])).toEqual(wrong.map((args) => [args, 2]));
	});

	it('compose a game that says where it comes from', async () => {
		write('more.yaml', RULE);
		const { code, out } = await run('compose', GAME, '--with', 'more.yaml');
		expect(code).toBe(0);
		expect(out).toMatch(
			/^# kings-and-creatures, a variant of kings-and-creatures\n# layers: base, more/
		);
		expect(out).toMatch(/max: 7 # more\.yaml:3, was 6 in base\/game\.yaml:\d+/);
		expect(out).toMatch(/# more\.yaml:5\n {2}spare:/);
		const { data } = await jsonIn<{ rules: unknown; layers: { id: string }[] }>(
			folder,
			'compose',
			GAME,
			'--with',
			'more.yaml'
		);
		expect(data.rules).toMatchObject({
			game: { players: { max: 7 } },
			values: { spare: { is: 3 } }
		});
		expect(data.layers.map(({ id }) => id)).toEqual(['base', 'more', `variant:${GAME}`]);
	});

	it('count what is acknowledged', async () => {
		write('more.yaml', `${RULE}acknowledge: { values.spare: { read/unused-value: a spare } }\n`);
		expect(await run('validate', 'more.yaml')).toMatchObject({
			code: 0,
			out: '0 errors, 0 warnings, 1 acknowledged\n'
		});
		const { data } = await jsonIn<{ diagnostics: object[] }>(folder, 'validate', 'more.yaml');
		expect(data.diagnostics).toMatchObject([
			{
				code: 'read/unused-value',
				severity: 'acknowledged',
				related: [{ line: 6, message: 'acknowledged: a spare' }]
			}
		]);
	});

	it('fail with findings when a layer is broken', async () => {
		write('broken.yaml', RULE.replace('expect: 6', 'expect: 9'));
		for (const command of ['compose', 'lock']) {
			const { code } = await run(command, GAME, '--with', 'broken.yaml');
			expect([command, code]).toEqual([command, 1]);
		}
		expect((await run('diff', GAME, GAME, '--with', 'broken.yaml')).code).toBe(1);
	});

	it('tell what is different', async () => {
		write('more.yaml', RULE);
		const args = ['diff', GAME, GAME, '--with', 'more.yaml'];
		const { code, data } = await jsonIn<{ rules: unknown[] }>(folder, ...args);
		expect(code).toBe(0);
		expect(data.rules).toMatchObject([
			{
				path: 'game',
				change: 'changed',
				parts: [
					{ path: 'game.players.max', was: '6', now: '7', place: { file: 'more.yaml', line: 3 } }
				]
			},
			{
				path: 'values.spare',
				change: 'added',
				after: { layer: 'more', file: 'more.yaml', line: 5 }
			}
		]);
		expect((await run(...args)).out).toContain('players.max: 6 -> 7  (more.yaml:3)');
		expect((await run(...args, '--markdown')).out).toContain(
			'| changed | `game.players.max` | `6` | `7` |'
		);
		expect((await run('diff', GAME, GAME)).out).toContain('No rule is different.');
	});

	it('list options with their readers', async () => {
		const { code, data } = await jsonIn<{ options: Record<string, unknown>[] }>(
			folder,
			'options',
			'kings-and-things'
		);
		expect(code).toBe(0);
		expect(data.options.length).toBeGreaterThan(10);
		for (const option of data.options) {
			expect(option.readBy).not.toEqual([]);
		}
		expect((await run('options', 'kings-and-things')).out).toMatch(/ {4}\* [a-z-]+: /);
	});

	it('lock by content', async () => {
		write('more.yaml', RULE);
		const lock = async () =>
			(await jsonIn<{ lock: Record<string, string> }>(folder, 'lock', GAME, '--with', 'more.yaml'))
				.data.lock;
		const before = await lock();
		write('more.yaml', RULE.replace('is: 3', 'is: 4'));
		const after = await lock();
		expect(Object.keys(before)).toEqual(['base', 'more', `variant:${GAME}`]);
		expect(after.base).toBe(before.base);
		expect(after.more).not.toBe(before.more);
	});

	it.each([GAME, 'kings-and-things'])('begin a house rule for %s that is valid', async (game) => {
		const id = `fresh-${game}`;
		expect((await run('new', 'house-rule', id, '--game', game)).code).toBe(0);
		expect(await jsonIn(folder, 'validate', `${id}.yaml`)).toMatchObject({
			code: 0,
			data: { diagnostics: [] }
		});
		const text = readFileSync(join(folder, `${id}.yaml`), 'utf8');
		const example = text.replace(/^# (change:| {2})/gm, '$1');
		expect(example).not.toBe(text);
		write(`${id}.yaml`, example);
		expect(await jsonIn(folder, 'validate', `${id}.yaml`)).toMatchObject({ code: 0 });
	});
});
