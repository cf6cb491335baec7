/** Games, layers and scenarios from any folder, as their author runs the commands there. */
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonIn, type Ran, runIn } from './run-command.test.fixture.ts';

// Every command is a process of its own; the machine may be busy.
const RULESETS = fileURLToPath(new URL('../../rulesets', import.meta.url));
const DELIVERED = 'kings-and-creatures';
const SET_UP = `${DELIVERED}/base/set-up.yaml`;
/** Commands are run here; what they are given lies here or beside. */
const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'thingsmith-anywhere-'))), 'here');
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const write = (name: string, text: string): void => {
	mkdirSync(join(folder, name, '..'), { recursive: true });
	writeFileSync(join(folder, name), text);
};
const run = (...args: string[]): Promise<Ran> => runIn(folder, ...args);
const json = <Data>(...args: string[]) => jsonIn<Data>(folder, ...args);

/** A game of one's own: the delivered one under another id, in a folder of another name. */
function game(path: string, id: string): void {
	const files = ['base/layer.yaml', 'house-rules/my-cards.yaml'];
	cpSync(join(RULESETS, DELIVERED), join(folder, path), { recursive: true });
	for (const file of files) {
		const text = readFileSync(join(folder, path, file), 'utf8');
		write(join(path, file), text.replace(`game: ${DELIVERED}`, `game: ${id}`));
	}
}

const rule = (id: string, of: string, rounds: number): string =>
	`layer: { id: ${id}, kind: house-rule, game: ${of} }
change: { values.round-count.is: { expect: 5, set: ${rounds} } }
text: { en: { layers: { ${id}: { name: Short, rule: A short game. } } } }
`;
const scenario = (rounds: number, houseRules = '[]'): string =>
	`scenario: ${rounds} rounds
players: 2
house-rules: ${houseRules}
start: { call: set-up }
then: [{ is: round-count == ${rounds} }]
`;

mkdirSync(folder);
game('cards', 'my-cards-game');
game('../beside', 'beside');
game('again', 'my-cards-game');
cpSync(join(RULESETS, DELIVERED), join(folder, 'fork'), { recursive: true });
const setUp = readFileSync(join(RULESETS, SET_UP), 'utf8');
write('fork/base/set-up.yaml', setUp.replace('is: 5', 'is: 2'));
write('cards/variants/quick.yaml', 'variant: { id: quick, game: my-cards-game }\n');
write('three.yaml', rule('three', DELIVERED, 3));
write('four.yaml', rule('four', DELIVERED, 4));
write('mine.yaml', rule('mine', 'my-cards-game', 3));
write('lost.yaml', rule('lost', 'ludo', 3));
write('named.yaml', scenario(3, '[three]'));
write('without.yaml', `${scenario(3, '[three]')}---\n${scenario(5)}`);
write('both.yaml', `${scenario(3)}---\n${scenario(4)}`);
write('five.yaml', scenario(5));
write('short/three.yaml', rule('three', DELIVERED, 3));
write('short/three-tests.yaml', scenario(3));
write('variant.yaml', `variant: { id: own, game: ${DELIVERED}, house-rules: [three] }\n`);
mkdirSync(join(folder, 'empty'));

interface Tested {
	passed: number;
	failures: { file: string; line: number; findings: { file: string }[] }[];
}
interface Checked {
	diagnostics: { code: string; file: string; range: { start: { line: number } } }[];
}
const tested = async (...args: string[]) => (await json<Tested>('test', ...args)).data;
const checked = async (...args: string[]) =>
	(await json<Checked>('validate', ...args)).data.diagnostics.map(({ code, file }) => [code, file]);

describe('scenarios from anywhere', () => {
	it('say once that the rules cannot be run', async () => {
		const header = `layer: { id: broken, kind: house-rule, game: ${DELIVERED} }`;
		write(
			'broken.yaml',
			`${header}
change: { values.nothing: { remove: true } }
`
		);
		const { code, out } = await run('test', DELIVERED, '--with', 'broken.yaml');
		expect(code).toBe(1);
		expect(out.match(/^FAILED/gm)).toHaveLength(1);
		expect(out).toMatch(/broken\.yaml:\d+: There is no "nothing" in values to change/);
		expect(out).toMatch(/^ {4}so do \d+ more, for the same reason$/m);
	});

	it('are run alone, with layers from anywhere on top, where they do not say which of them', async () => {
		const [named, without, both, folders, five] = await Promise.all([
			tested('named.yaml', '--with', 'three.yaml'),
			tested('without.yaml', '--with', 'three.yaml'),
			tested('both.yaml', '--with', 'three.yaml'),
			tested('short'),
			tested(DELIVERED, 'five.yaml')
		]);
		expect(named).toMatchObject({ passed: 1, failures: [] });
		expect(without).toMatchObject({ passed: 2, failures: [] });
		expect(both).toMatchObject({
			passed: 1,
			failures: [{ file: 'both.yaml', line: 7, findings: [{ file: 'both.yaml' }] }]
		});
		expect(folders).toMatchObject({ passed: 1, failures: [] });
		expect(five).toMatchObject({ passed: 1, failures: [] });
	});

	it('in the folder of a game are for that game, and so are layers', async () => {
		const box = join('cards', 'tests', 'box.yaml');
		const [alone, whole, mine] = await Promise.all([
			tested(box),
			tested('cards'),
			tested('cards', box, 'both.yaml', '--with', 'mine.yaml')
		]);
		expect(alone).toMatchObject({ passed: 8, failures: [] });
		expect(whole.passed).toBeGreaterThan(80);
		expect(whole.failures).toEqual([]);
		expect(mine).toMatchObject({ passed: 9, failures: [{ file: 'both.yaml' }] });
	});

	it('without any, the scenarios of the game are run under the layers', async () => {
		const { failures } = await tested('three.yaml', '--filter', 'a whole game of two');
		const file = join(RULESETS, DELIVERED, 'tests', 'whole-game.yaml');
		expect(failures).toMatchObject([{ file, findings: [{ file }, { file }] }]);
	});

	it('count besides those of the game for coverage and mutants', async () => {
		const coverage = (...more: string[]) =>
			json<{ failingScenarios: number }>('coverage', DELIVERED, ...more);
		const mutants = (...more: string[]) =>
			json<{ percent: number }>('mutate', ...more, '--every', '60');
		const [with3, alone, own, mine] = await Promise.all([
			coverage('--with', 'three.yaml', 'named.yaml'),
			coverage('--with', 'three.yaml'),
			mutants('cards'),
			mutants('cards', '--with', 'mine.yaml', 'both.yaml')
		]);
		expect(with3).toMatchObject({ code: 0, data: { failingScenarios: 0 } });
		expect(alone.data.failingScenarios).toBeGreaterThan(3);
		expect([own.code, mine.code]).toEqual([0, 0]);
	});
});

/** The card of what costs three now says what it cost. */
const STALE = ['layer/stale-text', 'three.yaml'];

describe('validate', () => {
	it('checks files together, each in its game, and reports those alone that it is asked about', async () => {
		const [alone, apart, together, under] = await Promise.all([
			checked('three.yaml'),
			checked('three.yaml', 'mine.yaml', 'cards', 'both.yaml'),
			checked('three.yaml', 'four.yaml'),
			checked('variant.yaml', '--with', 'three.yaml')
		]);
		expect(alone).toEqual([STALE]);
		expect(apart).toEqual([['layer/stale-text', 'mine.yaml'], STALE]);
		expect(together).toContainEqual([
			'layer/conflict',
			expect.stringMatching(/^(three|four)\.yaml$/)
		]);
		expect(together.map(([code]) => code).sort()).toEqual(['layer/conflict', STALE[0]]);
		expect(under).toEqual([]);
	});

	it('says where a file is broken that cannot say for which game it is', async () => {
		write('open.yaml', 'layer: { id: open, kind: house-rule\nvalues: { a: [\n');
		write('gameless.yaml', 'variant: { id: gameless }\n');
		expect(await checked('open.yaml', 'gameless.yaml')).toEqual([
			['shape/missing-key', 'gameless.yaml'],
			['syntax/missing-bracket', 'open.yaml'],
			['syntax/missing-bracket', 'open.yaml']
		]);
	});

	it('says nothing of files beside what was named', async () => {
		write('broken.yaml', rule('broken', 'my-cards-game', 3).replace('expect: 5', 'expect: 6'));
		cpSync(join(folder, 'cards'), join(folder, 'ill'), { recursive: true });
		write('ill/base/worse.yaml', 'values: { worse: { is: nothing-of-the-kind } }\n');
		const [file, layer, whole, rest] = await Promise.all([
			checked('ill/base/game.yaml'),
			checked('broken.yaml', '--with', 'cards'),
			checked('ill'),
			checked('three.yaml', '--with', 'broken.yaml')
		]);
		expect(file).toEqual([]);
		expect(layer).toEqual([[expect.any(String), 'broken.yaml']]);
		expect(whole).toContainEqual(['ref/unknown-name', 'ill/base/worse.yaml']);
		expect(rest).toEqual([STALE]);
	});

	it('takes games, their layers, variants and templates where they are', async () => {
		const parts = ['house-rules', 'variants/quick.yaml', 'templates/card/template.yaml'];
		const paths = ['cards', 'fork', '../beside', ...parts.map((part) => join('cards', part))];
		const all = await Promise.all([...paths, DELIVERED].map((path) => checked(path)));
		expect(all).toEqual(all.map(() => []));
	});

	it('knows what a template is by where it lies', async () => {
		const lame = 'lame/templates/card/template.yaml';
		cpSync(join(folder, 'cards'), join(folder, 'lame'), { recursive: true });
		write(lame, readFileSync(join(folder, lame), 'utf8').replace('order:', 'oder:'));
		expect(await checked(lame)).toEqual([['shape/unknown-key', lame]]);
	});
});

describe('a game outside the repository', () => {
	it('is played, composed, explained and compared by its folder', async () => {
		const games = ['--games', '1', '--players', '2', '--workers', '1'];
		const [played, beside, byId, file, composed, said, locked, options, same] = await Promise.all([
			json<{ variant: string }>('simulate', 'cards', ...games, '--record', 'played'),
			json<{ variant: string }>('simulate', '../beside', ...games),
			json<{ variant: string }>('simulate', 'quick', '--with', 'cards', 'mine.yaml', ...games),
			json<{ variant: string }>('simulate', 'cards/variants/quick.yaml', ...games),
			json<{ layers: { files: string[] }[] }>('compose', '../beside'),
			json<{ place: { file: string } }>('explain', 'cards', 'values.round-count'),
			run('lock', 'cards', '--with', 'mine.yaml'),
			run('options', 'cards'),
			run('diff', 'cards/variants/quick.yaml', 'cards', '--with', 'mine.yaml')
		]);
		expect(played).toMatchObject({ code: 0, data: { variant: 'quick' } });
		expect(beside).toMatchObject({ code: 0, data: { variant: 'beside' } });
		expect(byId).toMatchObject({ code: 0, data: { variant: 'quick' } });
		expect(file).toMatchObject({ code: 0, data: { variant: 'quick' } });
		// From here what lies below has a short name, the rest a whole one; both can be opened.
		expect(composed.data.layers[0]!.files[0]).toBe(join(folder, '../beside/base/cards.yaml'));
		expect(said.data.place.file).toBe('cards/base/set-up.yaml');
		expect(locked.out).toMatch(/^base .*\nmine .*\nvariant:quick /);
		expect(options.code).toBe(0);
		expect(same.out).toContain('is: 5 -> 3  (mine.yaml:2)');
		// The record holds the game: it can be opened without the folder.
		expect(await json('replay', 'played/quick-0.json')).toMatchObject({
			code: 0,
			data: { sameRules: true, finished: true }
		});
	});

	it('takes the place of the delivered one with its id, for as long as it is given', async () => {
		const [forked, delivered, different, told] = await Promise.all([
			tested('fork', 'five.yaml'),
			tested(DELIVERED, 'five.yaml'),
			json<{ rules: { parts: { place: { file: string } }[]; before: { file: string } }[] }>(
				'diff',
				DELIVERED,
				'fork'
			),
			run('explain', DELIVERED, 'values.round-count.is', '--with', 'fork')
		]);
		expect(forked.failures).toHaveLength(1);
		expect(delivered.failures).toEqual([]);
		expect(different.data.rules).toMatchObject([
			{
				before: { file: join(RULESETS, SET_UP) },
				parts: [{ place: { file: 'fork/base/set-up.yaml' } }]
			}
		]);
		expect(told.out).toContain('fork/base/set-up.yaml:');
	});

	it('begins house rules of its own', async () => {
		const { out } = await run('new', 'house-rule', 'fresh', '--game', 'cards');
		expect(out).toContain('thingsmith validate fresh.yaml --with cards');
		expect(await checked('fresh.yaml', '--with', 'cards')).toEqual([]);
	});
});

describe('what cannot be found', () => {
	it.each([
		[['test', 'nowhere.yaml'], `no file or folder ${join(folder, 'nowhere.yaml')}`],
		[['validate', 'nowhere.yaml'], `looked for ${join(folder, 'nowhere.yaml')}`],
		[['coverage', 'kings-and-creatrues'], 'did you mean "kings-and-creatures"?'],
		[['simulate', 'empty'], `looked for base/ with YAML files in ${join(folder, 'empty')}`],
		[['test', 'cards', 'again'], 'two games "my-cards-game", cards and again: give one of them'],
		[['test', 'five.yaml'], 'five.yaml: for which game are these scenarios?'],
		[['test', 'cards', DELIVERED, 'five.yaml'], `several were given (my-cards-game, ${DELIVERED})`],
		[['test', 'cards', '--with', 'three.yaml'], `three.yaml is for the game "${DELIVERED}"`],
		[['test', 'lost.yaml'], 'give the folder of the game as well'],
		[['test', 'variant.yaml'], 'holds variants only'],
		[['coverage', 'three.yaml'], 'three.yaml is no game: a game is a folder with base/ in it'],
		[['simulate', 'three.yaml'], `as in ${DELIVERED} --with three.yaml`],
		[['simulate', DELIVERED, '--with', 'five.yaml'], 'five.yaml is a file of scenarios'],
		[['simulate', 'kings-and-things'], 'has the variants encounter, ']
	])('%j says: %s', async (args, message) => {
		const { code, err } = await run(...args);
		expect([code, err]).toEqual([2, expect.stringContaining(message)]);
	});

	it('a layer for a game that is not there is a finding at its place', async () => {
		const { code, out } = await run('validate', 'lost.yaml');
		expect(code).toBe(1);
		expect(out).toContain('lost.yaml:1:44: error: There is no game "ludo"');
		expect(out).toContain('of another game give the folder as well');
	});
});
