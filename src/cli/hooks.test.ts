import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Hook } from '#lib/ruleset/report/hooks/hook.ts';
import { jsonIn, runIn } from './run-command.test.fixture.ts';

// Every command is a process of its own; the machine may be busy.
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-hooks-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (...args: string[]) => runIn(folder, 'hooks', ...args);
const hooksOf = async (...args: string[]) =>
	(await jsonIn<{ hooks: Hook[] }>(folder, 'hooks', ...args)).data.hooks;

const GAME = 'kings-and-creatures';
const RULE = `layer: { id: more, kind: house-rule, game: ${GAME} }
values:
  spare: { is: 3, about: Cards to spare. }
  twice: { is: spare * 2 }
`;

describe('hooks', () => {
	it('tell what something is for, where it is, who uses it, and how to begin', async () => {
		const { code, out } = await run(GAME, 'values.round-count');
		expect(code).toBe(0);
		expect(out).toMatch(
			/^ {2}round-count: int {2}\(kings-and-creatures\/base\/set-up\.yaml:\d+\)$/m
		);
		expect(out).toContain('Rounds in a game, each with a pile of its own.');
		expect(out).toMatch(/asked by .*procedures\.play \(rounds\.yaml:\d+\), procedures\.make-piles/);
		expect(out).toContain('my-round-count: { modify: round-count, when: true, add: 1 }');
	});

	it('are those of a layer of the author as well', async () => {
		writeFileSync(join(folder, 'more.yaml'), RULE);
		expect(await hooksOf(GAME, 'spare', '--with', 'more.yaml')).toMatchObject([
			{
				sort: 'values',
				id: 'spare',
				about: 'Cards to spare.',
				place: { layer: 'more', file: 'more.yaml', line: 3 },
				uses: { 'asked by': [{ path: 'values.twice', file: 'more.yaml', line: 4 }] }
			}
		]);
	});

	it('are those of an edition or a variant', async () => {
		const ids = (hooks: Hook[]) => hooks.map(({ id }) => id);
		const game = 'kings-and-things';
		const edition = await hooksOf(game, 'events', '--edition', 'pegasus');
		expect(ids(await hooksOf('pegasus', 'events'))).toEqual(ids(edition));
	});

	it('list the pieces with what is printed on them, and what was probably meant', async () => {
		expect(
			await hooksOf('kings-and-things', 'pieces', 'terrain: jungle', 'combat: 5')
		).toMatchObject([
			{
				sort: 'pieces',
				id: 'giant-ape',
				type: 'creature',
				about: '{ kind: creature, terrain: jungle, combat: 5, count: 2, icon: gorilla }',
				snippet: 'change:\n  pieces.giant-ape.combat: { adjust: 1 }\n'
			}
		]);
		const { out } = await run('kings-and-things', 'gaint-ape');
		expect(out).toContain('has the words gaint-ape; did you mean "giant-ape"?');
	});

	it('say when there is none with such words', async () => {
		const { code, out } = await run(GAME, 'no-such', 'words');
		expect([code, out]).toEqual([0, `nothing in ${GAME} has the words no-such words\n`]);
	});

	it('exit with 2 when they are used wrongly, with 1 when the rules are broken', async () => {
		writeFileSync(join(folder, 'broken.yaml'), `${RULE}invariants: { x: nobody }\n`);
		const codes = await Promise.all([
			run('no-such-game'),
			run(GAME, '--edition', 'no-such'),
			run('west-end', '--edition', 'west-end'),
			run(GAME, '--with', 'nothing.yaml'),
			run(GAME, '--with', 'broken.yaml')
		]);
		expect(codes.map(({ code }) => code)).toEqual([2, 2, 2, 2, 1]);
	});
});
