import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readGameFile } from '#lib/game-file/read-game-file.ts';
import { loadProgram } from '../sources/load.ts';
import { prepareRecording } from './record-games.ts';

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wholeGames = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.json'));

it('a run that is killed leaves whole games', async () => {
	const games = ['kings-and-creatures', '--games', '100000', '--workers', '2'];
	const run = spawn(process.execPath, [MAIN, 'simulate', ...games, '--record', folder], {
		stdio: 'ignore'
	});
	const ended = new Promise((resolve) => run.on('close', resolve));
	while (wholeGames().length < 3) await pause(10);
	run.kill('SIGKILL');
	await ended;
	for (const name of wholeGames()) {
		const read = readGameFile(readFileSync(join(folder, name), 'utf8'), name);
		expect(read.ok && read.game.course.end).toMatch(/^[0-9a-f]{16}$/);
	}
});

it('the next run clears away what was left unfinished', () => {
	const half = join(folder, 'kings-and-creatures-7.json.unfinished');
	writeFileSync(half, '{"format":');
	const wanted = { variant: 'kings-and-creatures', with: [] };
	prepareRecording(folder, wanted, loadProgram(wanted).composition);
	expect(existsSync(half)).toBe(false);
	expect(wholeGames().length).toBeGreaterThanOrEqual(3);
});
