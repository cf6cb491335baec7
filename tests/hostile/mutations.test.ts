/**
 * A record is what it says: whatever is done to one, it is refused, or told to be other than it was written, or it states the
 * same. Every key of three records is deleted, doubled, swapped, moved and changed, and letters of their texts too. `npm test`
 * takes of twenty such changes one a day.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rolledAgain } from '#lib/engine/session/course.ts';
import { isData, parsedJson } from '#lib/game-file/data.ts';
import { type GameFile, gameFile } from '#lib/game-file/game-file.ts';
import { readGameFile } from '#lib/game-file/read-game-file.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { recordedGame } from '#lib/lab/recorded-game.ts';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { testRandom } from '../fuzz/random-player.ts';
import { baseOf } from './bases.ts';

type Random = (n: number) => number;
type Part = Record<string, unknown> | unknown[];
interface Place {
	within: Part;
	key: string;
	/** The keys that lead there, with a star for each number. */
	kind: string;
}

/** A game of bots with everything that can stand in a margin. */
function withMargin(): GameFile {
	const variant = 'liars-dice';
	const { program, composition } = loadProgram({ variant, players: 3, with: [] });
	const { lock } = composition;
	const how = { seed: 'sum', bots: ['random' as const], maxRounds: 25, record: true };
	const played = new Laboratory(nodeCode(program)).play(0, how);
	const choice = { variant, options: {} };
	const game = recordedGame(program, played, { choice, edits: {}, lock });
	const { setup, course } = game;
	const notes = [1, 3].map((turn) => ({ turn, text: `after ${turn}` }));
	const branches = [
		{ name: 'As it was', line: { setup, course } },
		{ name: 'Rolled again', from: { branch: 0, turn: 2 } }
	];
	const again = { ...game, course: rolledAgain(course, 3, 'again') };
	return gameFile(again, { notes, opened: 3, edited: 3, branches });
}

const FILES = [baseOf('position'), baseOf('record'), withMargin()].map((game) =>
	JSON.stringify(game)
);

function placesIn(within: Part, path = ''): Place[] {
	return Object.entries(within).flatMap(([key, part]: [string, unknown]) => {
		const kind = `${path}/${Array.isArray(within) ? '*' : key}`;
		return [{ within, key, kind }, ...(isPart(part) ? placesIn(part, kind) : [])];
	});
}

const isPart = (part: unknown): part is Part => Array.isArray(part) || isData(part);

const get = ({ within, key }: Place): unknown => (within as Record<string, unknown>)[key];
const set = ({ within, key }: Place, value: unknown): void => {
	(within as Record<string, unknown>)[key] = value;
};

function take({ within, key }: Place): void {
	if (Array.isArray(within)) within.splice(Number(key), 1);
	else delete within[key];
}

function put(within: Part, key: string, value: unknown): void {
	if (Array.isArray(within)) within.splice(Number(key) || 0, 0, value);
	else within[key] = value;
}

function otherThan(value: unknown, random: Random): unknown {
	if (typeof value === 'number') return [value + 1, value - 1, 0, 1e9, value + 0.5][random(5)];
	if (typeof value === 'string')
		return [value.slice(0, -1), `${value}x`, '!default', withOtherLetter(value, random)][random(4)];
	if (Array.isArray(value)) return [value.slice(0, random(value.length + 1)), [], null][random(3)];
	return [0, '', {}, null][random(4)];
}

const withOtherLetter = (text: string, random: Random): string => {
	const at = random(text.length + 1);
	return `${text.slice(0, at)}${'0a "\\,:{'[random(8)]}${text.slice(at + 1)}`;
};

/** To a place in the file; `all` are its places. */
const CHANGES: Record<string, (place: Place, all: readonly Place[], random: Random) => void> = {
	gone: take,
	twice: (place) =>
		put(place.within, Array.isArray(place.within) ? place.key : `${place.key}x`, get(place)),
	swapped: (place, all, random) => {
		const beside = all.filter(({ within }) => within === place.within);
		const other = beside[random(beside.length)]!;
		const value = get(place);
		set(place, get(other));
		set(other, value);
	},
	moved: (place, all, random) => {
		const value = get(place);
		const { within } = all[random(all.length)]!;
		take(place);
		put(within, place.key, value);
	},
	other: (place, _, random) => set(place, otherThan(get(place), random))
};

/** To the text. */
const LETTERS: Record<string, (text: string, random: Random) => string> = {
	'letter gone': (text, random) => {
		const at = random(text.length);
		return text.slice(0, at) + text.slice(at + 1);
	},
	'letter twice': (text, random) => {
		const at = random(text.length);
		return text.slice(0, at + 1) + text.slice(at);
	},
	'letter other': withOtherLetter,
	cut: (text, random) => text.slice(0, random(text.length))
};

const WAYS = [...Object.keys(CHANGES), ...Object.keys(CHANGES), ...Object.keys(LETTERS)];

function changed(text: string, number: number, random: Random): { how: string; text: string } {
	const way = WAYS[random(WAYS.length)]!;
	const letters = LETTERS[way];
	if (letters) return { how: way, text: letters(text, random) };
	const data = JSON.parse(text) as Part;
	const all = placesIn(data);
	const kinds = [...new Set(all.map(({ kind }) => kind))];
	const kind = kinds[number % kinds.length]!;
	const alike = all.filter((place) => place.kind === kind);
	const place = alike[random(alike.length)]!;
	// Where a part is moved into itself nothing is left of it, and that is a change as well.
	CHANGES[way]!(place, all, random);
	return { how: `${way} ${kind}`, text: JSON.stringify(data) };
}

const statedIn = (text: string): unknown => parsedJson(text) ?? parse(text);

function outcomeOf(text: string, before: string): 'refused' | 'told' | 'same' | 'unsaid' {
	const read = readGameFile(text, 'game.json');
	if (!read.ok) return 'refused';
	if (read.findings.length > 0) return 'told';
	return isDeepStrictEqual(statedIn(text), statedIn(before)) ? 'same' : 'unsaid';
}

test('a record of which nothing was changed is told to be nothing else', () => {
	for (const file of FILES) expect(readGameFile(file, 'game.json')).toMatchObject({ findings: [] });
});

test('each change to a record is refused or told, or changes nothing that it states', () => {
	const numbers = sampleOf(
		'mutations',
		Array.from({ length: 2000 }, (_, number) => number),
		20
	);
	const counts: Record<string, number> = {};
	const unsaid: string[] = [];
	for (const number of numbers) {
		const file = FILES[number % FILES.length]!;
		const { how, text } = changed(file, Math.floor(number / FILES.length), testRandom(number));
		const outcome = outcomeOf(text, file);
		counts[outcome] = (counts[outcome] ?? 0) + 1;
		if (outcome === 'unsaid') unsaid.push(`${number}: ${how}`);
	}
	expect(unsaid).toEqual([]);
	if (isWhole()) console.log(counts);
	for (const outcome of ['refused', 'told']) expect(counts[outcome]).toBeGreaterThanOrEqual(1);
});
