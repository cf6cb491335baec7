/** What is kept between runs is what was kept, or nothing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadProgram } from './load.ts';
import { fileFindings, keepSoundIn } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { checkRuleset, type Once } from '#lib/ruleset/workspace/check-ruleset.ts';
import { findOnce } from './kept-findings.ts';
import { composeVariant } from './open-variant.ts';
import { linkOnce } from './kept-programs.ts';
import { Kept } from './kept.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'thingsmith-kept-'));
	vi.stubEnv('XDG_CACHE_HOME', folder);
});
afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true, force: true });
});

const files = (kind: string): string[] =>
	readdirSync(join(folder, 'thingsmith', kind)).map((name) =>
		join(folder, 'thingsmith', kind, name)
	);

test('it comes back under its name alone', () => {
	const kept = new Kept<{ words: Int32Array }>('things', 10);
	kept.keep('a', { words: Int32Array.of(1, -1) });
	expect(kept.read('a')).toEqual({ words: Int32Array.of(1, -1) });
	expect(kept.read('b')).toBeNull();
	expect(new Kept('other things', 10).read('a')).toBeNull();
});

test('what was changed or cut off is not read', () => {
	const kept = new Kept<string>('things', 10);
	kept.keep('a', 'so it was');
	const [file = ''] = files('things');
	const bytes = readFileSync(file);
	for (let at = 0; at < bytes.length; at++) {
		const changed = Buffer.from(bytes);
		changed[at]! ^= 1;
		writeFileSync(file, changed);
		expect(kept.read('a'), `byte ${at}`).toBeNull();
		writeFileSync(file, bytes.subarray(0, at));
		expect(kept.read('a'), `${at} bytes`).toBeNull();
	}
	kept.keep('a', 'so it is');
	expect(kept.read('a')).toBe('so it is');
});

test('where nothing can be written, nothing is kept and nothing is said', () => {
	writeFileSync(join(folder, 'thingsmith'), 'a file where the folder would be');
	const kept = new Kept<string>('things', 10);
	kept.keep('a', 'b');
	expect(kept.read('a')).toBeNull();
	expect(statSync(join(folder, 'thingsmith')).isFile()).toBe(true);
});

test('of too many the oldest half is forgotten', () => {
	const most = 10;
	for (let i = 0; i < 25; i++) new Kept<number>('things', most).keep(String(i), i);
	expect(files('things').length).toBeLessThanOrEqual(most);
	expect(new Kept<number>('things', most).read('24')).toBe(24);
});

test('a program that was linked before is the one that is linked now', () => {
	const wanted = { variant: 'kings-and-creatures', players: 3, with: [] };
	const first = loadProgram(wanted);
	expect(files('programs')).toHaveLength(1);
	const again = loadProgram(wanted);
	expect(again.program).toEqual(first.program);
	expect(again.program).not.toBe(first.program);
	expect(again.findings).toEqual(first.findings);
	expect(again.symbols().layers).toEqual(first.symbols().layers);
	expect(files('programs')).toHaveLength(1);
});

test('other players, options, layers and texts are other programs', () => {
	const plain = { variant: 'west-end', players: 2, with: [] };
	const layer = {
		path: 'own.yaml',
		game: null,
		text: 'layer: { id: own, kind: house-rule, game: kings-and-things }\nvalues: { own-number: { about: A number that is told., is: 1 } }\n'
	};
	const choices = [
		plain,
		{ ...plain, players: 3 },
		{ ...plain, options: { 'golem-is': 'an-item' } },
		{ ...plain, layers: [layer] },
		{ ...plain, layers: [{ ...layer, text: `${layer.text}# a remark\n` }] }
	];
	const hashes = choices.map((wanted) => {
		const { program, diagnostics } = linkOnce(composeVariant(wanted), wanted.players);
		expect(program, JSON.stringify(diagnostics)).not.toBeNull();
		return program!.hash;
	});
	expect(files('programs')).toHaveLength(choices.length);
	expect(new Set(hashes.slice(0, 3)).size).toBe(3);
	choices.forEach((wanted, i) => {
		expect(linkOnce(composeVariant(wanted), wanted.players).program!.hash).toBe(hashes[i]);
	});
});

test('rules with an error have no program, though without what is wrong in them one is kept', () => {
	const sound = { variant: 'kings-and-creatures', with: [] };
	expect(linkOnce(composeVariant(sound), 3).program).not.toBeNull();
	const wrong = composeVariant({ ...sound, options: { 'king-colour': 'no such colour' } });
	expect(linkOnce(wrong, 3).program).toBeNull();
});

test('what was found of rules is found again without looking, as long as no file and no question is another', () => {
	const files = new Map([
		['game/base/game.yaml', 'game: { id: game, players: { min: 2, max: 2 }, start: none-such }\n'],
		['game/house-rules/own.yaml', 'layer: { id: own, kind: house-rule, game: game }\n']
	]);
	let looked = 0;
	const counting: Once = (of, find) =>
		findOnce(of, () => {
			looked++;
			return find();
		});
	const all = (): boolean => true;
	const first = checkRuleset(files, all, counting);
	expect(first.map(({ message }) => message)).toContainEqual(expect.stringContaining('none-such'));
	expect(looked).toBe(1);
	expect(checkRuleset(files, all, counting)).toEqual(first);
	expect(looked).toBe(1);
	checkRuleset(files, (path) => path.includes('own'), counting);
	expect(looked).toBe(2);
	files.set('game/house-rules/own.yaml', `${files.get('game/house-rules/own.yaml')!}# a remark\n`);
	expect(checkRuleset(files, all, counting)).toEqual(first);
	expect(looked).toBe(3);
});

test('a file that was sound is not looked at again; one that is not, is', () => {
	const kept = new Set<string>();
	const asked: string[] = [];
	keepSoundIn({
		has(hash, shape) {
			asked.push(shape);
			return kept.has(`${shape} ${hash}`);
		},
		keep: (hash, shape) => void kept.add(`${shape} ${hash}`)
	});
	try {
		const codes = (text: string, path: string): string[] =>
			fileFindings(parseFile(path, text), 'ruleset').map(({ code }) => code);
		expect(codes('values: { own: { is: 1 } }\n', 'sound.yaml')).toEqual([]);
		expect(codes('valeus: { own: { is: 1 } }\n', 'wrong.yaml')).toEqual(['shape/unknown-key']);
		expect(kept.size).toBe(1);
		expect(codes('valeus: { own: { is: 1 } }\n', 'other.yaml')).toEqual(['shape/unknown-key']);
		expect(codes('values: { own: { is: 1 } }\n', 'the-same.yaml')).toEqual([]);
		expect(asked).toHaveLength(4);
		expect(kept.size).toBe(1);
	} finally {
		keepSoundIn(null);
	}
});
