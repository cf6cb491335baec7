/** `validate --watch` and `test --watch`, as somebody has them who saves files in an editor of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runIn } from './run-command.test.fixture.ts';

const MAIN = fileURLToPath(new URL('./main.mjs', import.meta.url));

let folder: string;
let begun: ChildProcess[];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'thingsmith-watch-'));
	begun = [];
});
afterEach(() => {
	for (const child of begun) child.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

/** As editors do: whole, under another name, and then in place of the old one. */
function save(name: string, text: string): void {
	write(`${name}.tmp`, text);
	renameSync(join(folder, `${name}.tmp`), join(folder, name));
}

const WAITING = 'Waiting for changes; Ctrl+C ends.\n';

/** A command that stays. */
class Staying {
	readonly #child: ChildProcess;
	readonly #ended: Promise<number | null>;
	#out = '';
	#err = '';
	#heard = (): void => {};

	constructor(...args: string[]) {
		this.#child = spawn(process.execPath, [MAIN, ...args, '--watch'], { cwd: folder });
		begun.push(this.#child);
		this.#child.stdout!.on('data', (text) => {
			this.#out += String(text);
			this.#heard();
		});
		this.#child.stderr!.on('data', (text) => (this.#err += String(text)));
		this.#ended = new Promise((resolve) => this.#child.on('exit', resolve));
	}

	get err(): string {
		return this.#err;
	}

	/** What it says until this, which is taken away. */
	async until(text: string): Promise<string> {
		while (!this.#out.includes(text)) await new Promise<void>((resolve) => (this.#heard = resolve));
		const end = this.#out.indexOf(text) + text.length;
		const said = this.#out.slice(0, end);
		this.#out = this.#out.slice(end);
		return said;
	}

	/** What it says before it waits again. */
	async said(): Promise<string[]> {
		const text = await this.until(WAITING);
		expect(text).not.toContain('\x1b');
		return text.slice(0, -WAITING.length).split('\n').filter(Boolean);
	}

	interrupted(): Promise<number | null> {
		this.#child.kill('SIGINT');
		return this.#ended;
	}
}

const LAYER = 'layer: { id: base, kind: base, game: pond }\n';
const game = (first = 0): string => `game: { id: pond, players: { min: 1, max: 1 }, start: main }
fields: { game: { total: { type: int, start: ${first}, visible: all } } }
events: { grown: { do: [{ set: total, by: 1 }] } }
procedures: { main: { do: [{ emit: grown }, { end-game: players, reason: grown }] } }
invariants: { small: { is: total < 90 } }
`;
const edition = (id: string, more: string): string =>
	`layer: { id: ${id}, kind: edition, game: pond }\neffects: { ${id}-grows: { after: grown, do: [{ set: total, by: ${more} }] } }\n`;
const claim = (title: string, total: string, more = ''): string =>
	`scenario: ${title}\n${more}then: [{ is: "total == ${total}" }]\n`;

function writePond(): void {
	for (const part of ['base', 'editions', 'tests', 'variants'])
		mkdirSync(join(folder, 'pond', part), { recursive: true });
	write('pond/base/layer.yaml', LAYER);
	write('pond/base/game.yaml', game());
	write('pond/editions/calm.yaml', edition('calm', '1'));
	write('pond/editions/wild.yaml', edition('wild', '4'));
	write('pond/tests/calm.yaml', claim('calm grows', '2', 'editions: [calm]\n'));
	write('pond/tests/wild.yaml', claim('wild grows', '5', 'editions: [wild]\n'));
}

test('a rule that breaks is told, and so is that it is mended; what is broken in whatever way ends nothing', async () => {
	writePond();
	const watched = new Staying('validate', 'pond');
	expect(await watched.said()).toEqual(['Checked pond', '0 errors, 0 warnings']);

	save('pond/editions/wild.yaml', edition('wild', 'none-such'));
	const [changed, checked, first, ...rest] = await watched.said();
	expect([changed, checked]).toEqual(['Changed pond/editions/wild.yaml', 'Checked pond']);
	expect(first).toMatch(/^pond\/editions\/wild\.yaml:2:.*: error: .*none-such/);
	expect(rest.at(-1)).toBe('1 error, 0 warnings');

	save('pond/editions/wild.yaml', edition('wild', '3'));
	expect((await watched.said()).at(-1)).toBe('0 errors, 0 warnings');

	save('pond/editions/wild.yaml', 'layer: [\n');
	expect((await watched.said()).at(-1)).toMatch(/^[1-9]\d* errors?, /);

	rmSync(join(folder, 'pond/editions/wild.yaml'));
	const removed = await watched.said();
	expect(removed[0]).toBe('Removed pond/editions/wild.yaml');

	renameSync(join(folder, 'pond'), join(folder, 'away'));
	const gone = await watched.said();
	expect(gone).toContain('Removed pond/base/game.yaml');
	expect(gone.at(-1)).toBe('This could not be checked.');
	expect(watched.err).toContain('there is no file or folder ./pond');

	renameSync(join(folder, 'away'), join(folder, 'pond'));
	expect((await watched.said())[0]).toBe('Added pond/base/game.yaml');
	save('pond/editions/calm.yaml', edition('calm', 'none-such'));
	expect((await watched.said())[0]).toBe('Changed pond/editions/calm.yaml');
	expect(await watched.interrupted()).toBe(0);
});

test('a scenario file that changes is run alone; a rule of one edition runs the scenarios of that edition', async () => {
	writePond();
	const watched = new Staying('test', 'pond');
	const counts = async (): Promise<string[]> => (await watched.said()).slice(-2);
	expect(await counts()).toEqual(['2 ran, 0 could not be affected', '2 passed, 0 failed']);

	save('pond/tests/calm.yaml', claim('calm grows', '7', 'editions: [calm]\n'));
	const said = await watched.said();
	expect(said[0]).toBe('Changed pond/tests/calm.yaml');
	expect(said).toContain('FAILED calm grows (calm), pond/tests/calm.yaml:1');
	expect(said.slice(-2)).toEqual(['1 ran, 1 could not be affected', '1 passed, 1 failed']);

	save('pond/editions/wild.yaml', edition('wild', '3'));
	const both = await watched.said();
	// What failed before, and could not be affected, fails still.
	expect(both.filter((line) => line.startsWith('FAILED'))).toEqual([
		'FAILED calm grows (calm), pond/tests/calm.yaml:1',
		'FAILED wild grows (wild), pond/tests/wild.yaml:1'
	]);
	expect(both.slice(-2)).toEqual(['1 ran, 1 could not be affected', '0 passed, 2 failed']);

	save('pond/editions/wild.yaml', edition('wild', '4'));
	expect(await counts()).toEqual(['1 ran, 1 could not be affected', '1 passed, 1 failed']);
	save('pond/tests/calm.yaml', claim('calm grows', '2', 'editions: [calm]\n'));
	expect(await counts()).toEqual(['1 ran, 1 could not be affected', '2 passed, 0 failed']);

	save('pond/base/game.yaml', `# a remark that changes nothing\n${game()}`);
	expect(await counts()).toEqual(['0 ran, 2 could not be affected', '2 passed, 0 failed']);
	save('pond/base/game.yaml', game(1));
	expect(await counts()).toEqual(['2 ran, 0 could not be affected', '0 passed, 2 failed']);
	expect(await watched.interrupted()).toBe(0);
});

test('a rule that one variant alone has runs the scenarios of that variant alone', async () => {
	writePond();
	mkdirSync(join(folder, 'pond/house-rules'));
	write('pond/house-rules/deep.yaml', edition('deep', '8').replace('edition', 'house-rule'));
	write(
		'pond/variants/deep-calm.yaml',
		'variant: { id: deep-calm, game: pond, edition: calm, house-rules: [deep] }\n'
	);
	write('pond/tests/deep.yaml', claim('deep grows', '10', 'variant: deep-calm\n'));
	const watched = new Staying('test', 'pond');
	expect((await watched.said()).at(-1)).toBe('3 passed, 0 failed');
	save('pond/house-rules/deep.yaml', edition('deep', '9').replace('edition', 'house-rule'));
	const said = await watched.said();
	expect(said.filter((line) => line.startsWith('FAILED'))).toEqual([
		'FAILED deep grows, pond/tests/deep.yaml:1'
	]);
	expect(said.slice(-2)).toEqual(['1 ran, 2 could not be affected', '2 passed, 1 failed']);
});

test('what is saved while a run is on is worked on after it', async () => {
	writePond();
	const watched = new Staying('test', 'pond');
	await watched.said();
	save('pond/editions/wild.yaml', edition('wild', '1'));
	await watched.until('Changed pond/editions/wild.yaml\n');
	save('pond/editions/wild.yaml', edition('wild', '2'));
	save('pond/editions/wild.yaml', edition('wild', '4'));
	save('pond/tests/new.yaml', claim('calm is calm', '2', 'editions: [calm]\n'));
	// How many runs that takes hangs on the machine; the last one tells of the file that was saved last.
	let said: string[] = [];
	while (!said.includes('Added pond/tests/new.yaml')) said = await watched.said();
	expect(said.at(-1)).toBe('3 passed, 0 failed');
	save('pond/tests/new.yaml', claim('calm is not wild', '9', 'editions: [calm]\n'));
	said = await watched.said();
	expect(said[0]).toBe('Changed pond/tests/new.yaml');
	expect(said.at(-1)).toBe('2 passed, 1 failed');
});

test('it is refused beside options that are for something else, and for what is not there', async () => {
	writePond();
	const refused = [
		['validate', 'pond', '--watch', '--json'],
		['test', 'pond', '--watch', '--json'],
		['test', 'pond', '--watch', '--secrets'],
		['test', 'pond', '--watch', '--dry'],
		['validate', 'no-such-folder', '--watch'],
		['test', 'no-such-game', '--watch']
	];
	for (const args of refused) {
		const { code, out, err } = await runIn(folder, ...args);
		expect([args, code]).toEqual([args, 2]);
		expect(out + err).toMatch(/--json|--secrets|--dry|no-such/);
	}
});
