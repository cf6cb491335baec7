/** Whatever a name, a text, an id or a save says: a terminal is given nothing that it would obey and nobody sees. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visible } from '#lib/language/tools/visible.ts';
import { type Ran, runIn } from '../run-command.test.fixture.ts';
import { withProgress } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A new title, red letters, a line that goes back to its beginning, letters from right to left, and a hidden one. */
const EVIL = '\x1b]0;owned\x07\x1b[31mred\rback\u202egnol\u200bend\x9b0m';
const AS_YAML = JSON.stringify(EVIL).replaceAll('\x9b', '\\x9b');

const RULE = `layer: { id: evil, kind: house-rule, game: tic-tac-toe }
values:
  evil-number: { about: ${AS_YAML}, is: ${AS_YAML} }
text:
  en:
    layers.evil: { name: ${AS_YAML}, rule: ${AS_YAML} }
    ${AS_YAML}: nothing shows this
${AS_YAML}: a key that nobody knows
`;

/** It holds, and can be composed and explained. */
const SOUND = `layer: { id: sound, kind: house-rule, game: tic-tac-toe }
values:
  sound-number: { about: A number that is told., is: 1 }
text: { en: { values: { sound-number: ${AS_YAML} } } }
`;

function expectHarmless({ out, err }: Ran): void {
	expect(out + err).not.toContain('\x1b');
	expect(out).toBe(visible(out));
	expect(err).toBe(visible(err));
}

beforeAll(() => {
	writeFileSync(join(folder, 'evil.yaml'), RULE);
	writeFileSync(join(folder, 'sound.yaml'), SOUND);
	writeFileSync(
		join(folder, 'save.json'),
		JSON.stringify({ format: EVIL, version: EVIL, [EVIL]: EVIL })
	);
	writeFileSync(join(folder, `${EVIL.replaceAll('/', '')}.yaml`), `${AS_YAML}: 1\n`);
});

describe('nothing is printed that a terminal obeys', () => {
	test.each([
		['the findings of a rule', ['validate', 'evil.yaml']],
		['a file with such a name', ['validate', '.']],
		['a variant that is not there', ['simulate', EVIL]],
		['an option that is not there', ['simulate', 'tic-tac-toe', `--${EVIL}`]],
		['a command that is not there', [EVIL]]
	])('%s', async (_, args) => {
		const ran = await runIn(folder, ...args);
		expectHarmless(ran);
		expect(ran.out + ran.err).toContain('\\u001b');
		expect(ran.code).not.toBe(0);
	});
});

test.each([
	['a composed game', ['compose', 'tic-tac-toe', '--with', 'sound.yaml']],
	['an explanation', ['explain', 'tic-tac-toe', 'text.en.values', '--with', 'sound.yaml']],
	['a save', ['replay', 'save.json']]
])('%s', async (_, args) => {
	const ran = await runIn(folder, ...args);
	expectHarmless(ran);
	expect(ran.out + ran.err).toMatch(/red|format/);
});

test('nothing else in the command line prints', () => {
	const root = join(import.meta.dirname, '..');
	const printing = readdirSync(root, { recursive: true })
		.map(String)
		.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
		.filter((file) =>
			/console\.|process\.std(out|err)\.write/.test(readFileSync(join(root, file), 'utf8'))
		);
	expect(printing.sort()).toEqual(['commands.ts', join('terminal', 'terminal.ts')]);
});

test('a bar does not keep a command awake whose work has failed', async () => {
	const timers = (): number =>
		process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
	const before = timers();
	const failing = withProgress('nothing', 2, (bar) => {
		bar.advance();
		expect(timers()).toBeGreaterThan(before);
		return Promise.reject(new Error('a fault'));
	});
	await expect(failing).rejects.toThrow('a fault');
	expect(timers()).toBe(before);
});
