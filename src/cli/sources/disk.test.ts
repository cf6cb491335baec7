/** What cannot be read in a folder is left out with a word, and hides nothing else. */
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));
const GAME = fileURLToPath(new URL('../../../rulesets/tic-tac-toe', import.meta.url));

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'thingsmith-disk-'));
	chmodSync(folder, 0o755);
});
afterEach(() => {
	execFile('chmod', ['-R', 'u+rwx', folder]);
	rmSync(folder, { recursive: true, force: true });
});

const rule = (id: string, more = ''): string =>
	`layer: { id: ${id}, kind: house-rule, game: tic-tac-toe }\nvalues: { ${id}-number: { about: A number that is told., is: 1 } }\n${more}`;

/** As somebody who may not read everything: root may. */
function validate(path: string): Promise<{ code: number; lines: string[] }> {
	const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
	const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache') };
	return new Promise((resolve) => {
		execFile(process.execPath, [MAIN, 'validate', path], { ...nobody, env }, (error, out, err) => {
			const lines = `${err}${out}`.split('\n').map((line) => line.replaceAll(`${folder}/`, ''));
			resolve({ code: error === null ? 0 : Number(error.code), lines });
		});
	});
}

test('files and folders that may not be read: the other rules of the folder are checked', async () => {
	const rules = join(folder, 'rules');
	mkdirSync(join(rules, 'deep'), { recursive: true });
	writeFileSync(join(rules, 'sound.yaml'), rule('sound', 'odd: 1\n'));
	writeFileSync(join(rules, 'closed.yaml'), rule('closed'));
	writeFileSync(join(rules, 'deep/inner.yaml'), rule('inner'));
	chmodSync(join(rules, 'closed.yaml'), 0o000);
	chmodSync(join(rules, 'deep'), 0o000);
	const { code, lines } = await validate(rules);
	expect(code).toBe(1);
	expect(lines).toContain('rules/closed.yaml: it may not be used by you');
	expect(lines).toContain('rules/deep: it may not be used by you');
	expect(lines.filter((line) => line.includes('Unknown key "odd"'))).toHaveLength(1);
	expect(lines.join('\n')).not.toMatch(/^\s+at /m);
});

test('two names that differ in capitals: the second is left out, and said', async () => {
	writeFileSync(join(folder, 'Own.yaml'), rule('own'));
	writeFileSync(join(folder, 'own.yaml'), rule('own'));
	const { code, lines } = await validate(folder);
	expect(code).toBe(1);
	expect(lines).toContain(
		'own.yaml: on many systems this is the same file as Own.yaml; it is left out'
	);
});

test('a game in whose folder one file may not be read is checked for the rest', async () => {
	const game = join(folder, 'tic-tac-toe');
	cpSync(GAME, game, { recursive: true });
	mkdirSync(join(game, 'house-rules'));
	writeFileSync(join(game, 'house-rules/closed.yaml'), rule('closed'));
	chmodSync(join(game, 'house-rules/closed.yaml'), 0o000);
	const { code, lines } = await validate(game);
	expect(code).toBe(1);
	expect(lines).toContain('tic-tac-toe/house-rules/closed.yaml: it may not be used by you');
	expect(lines).toContain('0 errors, 0 warnings');
});
