/**
 * The pages for whoever begins: each is followed from top to bottom in a folder of its own. A block `sh` holds commands with
 * what they answer (`…` is anything); `diff` is a change of the file behind `---`; `yaml` is a whole file, or the end of one.
 */
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runIn } from '../../src/cli/run-command.test.fixture.ts';

interface Block {
	is: 'sh' | 'diff' | 'yaml' | 'other';
	text: string;
	line: number;
}

const PAGES = ['first-game', 'first-box'];
const DIFF = /^--- (\S+)\n/;
const FILE = /^# (at the end of )?(\S+)\n/;

function blocksOf(page: string): Block[] {
	const text = readFileSync(join(import.meta.dirname, `../../docs/${page}.md`), 'utf8');
	return [...text.matchAll(/^```(.*)\n((?:.*\n)*?)```$/gm)].map(({ 1: head, 2: body, index }) => ({
		is: head === 'sh' || head === 'diff' || head === 'yaml' ? head : 'other',
		text: body!,
		line: text.slice(0, index).split('\n').length
	}));
}

/** Both pages are about one game: the second goes on where the first has ended. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'thingsmith-first-')));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(PAGES)('%s', (page) => {
	const blocks = blocksOf(page);

	test('says of every block what it is', () => {
		expect(blocks.length).toBeGreaterThan(12);
		expect(blocks.filter(({ is }) => is === 'other')).toEqual([]);
	});

	test.each(blocks)('line $line: $is', async ({ is, text }) => {
		if (is === 'sh') await runAll(text);
		else if (is === 'diff') change(text);
		else write(text);
	});
});

function change(text: string): void {
	const [head, name] = DIFF.exec(text) ?? [];
	expect(name, 'the file that is changed').toBeDefined();
	const path = join(folder, name!);
	writeFileSync(path, changed(readFileSync(path, 'utf8'), text.slice(head!.length)));
}

function write(text: string): void {
	const [head, atTheEnd, name] = FILE.exec(text) ?? [];
	expect(name, 'the file that is written').toBeDefined();
	const path = join(folder, name!);
	mkdirSync(dirname(path), { recursive: true });
	if (atTheEnd !== undefined) appendFileSync(path, text.slice(head!.length));
	else writeFileSync(path, text);
}

/** What stands behind `-` or a space is there, once; what stands behind `+` or a space is there then. */
function changed(file: string, diff: string): string {
	const lines = diff.trimEnd().split('\n');
	const side = (signs: string): string =>
		lines
			.filter((line) => signs.includes(line.charAt(0)))
			.map((line) => line.slice(1))
			.join('\n');
	const before = side('- ');
	expect(file.split(before), `"${before}" stands once in the file`).toHaveLength(2);
	return file.replace(before, () => side('+ '));
}

async function runAll(text: string): Promise<void> {
	const commands = [...text.matchAll(/^\$ thingsmith (.*)\n((?:(?!\$ ).*\n)*)/gm)];
	expect(commands.map(([whole]) => whole).join('')).toBe(text);
	for (const [, command = '', answer = ''] of commands) {
		const { out, err } = await runIn(folder, ...command.split(' '));
		const said = out === '' ? err : out;
		expect(`${said.trimEnd()}\n`, command).toMatch(patternOf(answer));
	}
}

/** `…` alone on a line stands for any lines; at the end of one, for the rest of it. */
function patternOf(answer: string): RegExp {
	const lines = answer.trimEnd().split('\n');
	const parts = lines.map((line) =>
		line === '…'
			? '(?:.*\\n)*?'
			: `${line.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/…$/, '.*')}\\n`
	);
	return new RegExp(`^${parts.join('')}$`);
}
