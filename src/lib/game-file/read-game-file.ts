/**
 * The one reader of games as files, for the page and the command line. Nothing of a file is believed: it is checked to its
 * last field, and what is wrong is a finding at its place.
 */
import type { Course } from '#lib/engine/session/course.ts';
import { type Diagnostic, finding, isError, type Place } from '#lib/language/diagnostic.ts';
import type { SaveCode } from '#lib/language/finding-codes.ts';
import { checkShape, misfit } from '#lib/language/schema-check.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileStart } from '#lib/language/source.ts';
import { nodeAt, toPlain } from '#lib/language/tree-tools.ts';
import { type Data, isData, parsedJson } from './data.ts';
import { isEditsFile, type ReadEdits, readEdits } from './edits-file.ts';
import { branchesOf, branchesToCheck, withoutNullPosition, wrongBranch } from './read-branches.ts';
import {
	type GameFile,
	type GameNote,
	type GameSetup,
	type Margin,
	MOST_BRANCHES,
	sumOf,
	WITHOUT_SUM
} from './game-file.ts';
import { wrongMoment } from './wrong-moment.ts';
import { upgraded } from './old-formats.ts';
import { type Said, say } from '#lib/language/said.ts';
import { visible } from '#lib/language/tools/visible.ts';

/** Larger than any game: about a hundred thousand answers. */
const MOST_CHARACTERS = 16_000_000;

type Refused = { ok: false; findings: Diagnostic[] };

export type ReadGame = { ok: true; game: GameFile; findings: Diagnostic[] } | Refused;

export type ReadFile = ({ what: 'game' } & ReadGame) | ({ what: 'edits' } & ReadEdits);

/** `name` is what the file is called in findings. */
export function readGameFile(text: string, name: string): ReadGame {
	return tooLarge(text, name) ?? readGame(parsedJson(text), text, name);
}

/** A file that a person hands in: a saved game, or changes to rule files. */
export function readAnyFile(text: string, name: string): ReadFile {
	const refused = tooLarge(text, name);
	if (refused) return { what: 'game', ...refused };
	const data = parsedJson(text);
	return isEditsFile(data)
		? { what: 'edits', ...readEdits(data, name) }
		: { what: 'game', ...readGame(data, text, name) };
}

/** A game that comes from storage, where it has no text of its own. */
export function readGameData(data: unknown, name: string): ReadGame {
	return readData(data, () => textOf(data), name);
}

function tooLarge(text: string, name: string): Refused | null {
	if (text.length <= MOST_CHARACTERS) return null;
	const most = MOST_CHARACTERS / 1_000_000;
	return refuse(
		name,
		'save/too-large',
		say`save/too-long: ${NO_GAME}: it has more than ${most} million characters`
	);
}

function readGame(data: unknown, text: string, name: string): ReadGame {
	return data === undefined ? readTree(text, name) : readData(data, () => text, name);
}

/** Not JSON: then it may be YAML, or the findings say where it stops being either. */
function readTree(text: string, name: string): ReadGame {
	const { root, diagnostics } = parseFile(name, text);
	if (diagnostics.some(isError)) return { ok: false, findings: diagnostics };
	if (root === null) return refuse(name, 'save/not-a-game', NO_GAME);
	return readData(toPlain(root), () => text, name);
}

const NO_GAME = say`save/no-saved-game: This is no saved game`;

/** `text` is asked for where something is wrong. */
function readData(given: unknown, text: () => string, name: string): ReadGame {
	const { data, image } = upgraded(given);
	if (!isData(data) || !Object.hasOwn(data, 'format'))
		return refuse(name, 'save/not-a-game', NO_GAME);
	const plain = withoutNull(data);
	const wrong = misfit(plain, 'save');
	if (wrong !== null) {
		// What an older version has written has no text in the form of today.
		const findings =
			data === given ? shapeFindings(text(), name, wrong) : oldFindings(plain, name, wrong);
		return { ok: false, findings };
	}
	const game = plain as unknown as GameFile;
	const position = image === null ? (game.course.position ?? null) : imageOf(image);
	if (position === undefined)
		return refuse(name, 'save/image', say`save/no-position: Its position is no list of numbers`);
	const read = {
		...game,
		...marginOf(plain),
		setup: withVisibleNames(game.setup),
		course: { ...game.course, position }
	};
	const moment = wrongMoment(read.course);
	if (moment !== null) {
		const place = placeOf(text(), name, ['course', ...moment.path]);
		return { ok: false, findings: [finding('save/checkpoint', place, moment.said)] };
	}
	const branch = wrongBranch(read);
	if (branch === null) return { ok: true, game: read, findings: changedSince(data, name) };
	const place = placeOf(text(), name, ['branches', branch.at]);
	return { ok: false, findings: [finding('save/branch', place, branch.said)] };
}

/** About the file as a whole: its sum says that something is other, not what. */
function changedSince(data: Data, name: string): Diagnostic[] {
	const { format, sum } = data;
	if (sum === undefined ? format === WITHOUT_SUM : sum === sumOf(data)) return [];
	const said =
		sum === undefined
			? say`save/sum-gone: This file was changed since Thingsmith wrote it: its sum is gone`
			: say`save/changed-since: This file was changed since Thingsmith wrote it: what it says no longer fits its sum`;
	return [finding('save/changed', { range: fileStart(name) }, said, { severity: 'warning' })];
}

/** Other people have named them. */
function withVisibleNames(setup: GameSetup): GameSetup {
	const seats = setup.seats.map((seat) => ({ ...seat, name: visible(seat.name) }));
	return { ...setup, seats };
}

/** Games that were saved before there were notes have none. */
function marginOf({ notes, opened, edited, branches }: Data): Margin {
	return {
		notes: (notes as GameNote[] | undefined) ?? [],
		opened: (opened as number) ?? null,
		edited: (edited as number) ?? null,
		branches: branchesOf(branches)
	};
}

/** Where null says the same as nothing. */
const NULLABLE = [
	['opened'],
	['edited'],
	['course', 'position'],
	...Array.from({ length: MOST_BRANCHES }, (_, i) => ['branches', i, 'line', 'course', 'position'])
];

/** The same with what is nullable left out where it is null, as its shape wants it. */
function withoutNull({ opened, edited, ...data }: Data): Data {
	const marks = {
		...((opened ?? null) === null ? {} : { opened }),
		...((edited ?? null) === null ? {} : { edited })
	};
	const same: Data = { ...data, ...marks };
	const course = withoutNullPosition(same['course']);
	const { branches } = same;
	return { ...same, ...(course === undefined ? {} : { course }), ...branchesToCheck(branches) };
}

function imageOf(image: unknown): Course['position'] | undefined {
	const words = Array.isArray(image) ? (image as unknown[]) : [null];
	const numbers = words.filter((word) => typeof word === 'number');
	return numbers.length === words.length ? { format: 'memory-image', words: numbers } : undefined;
}

/** In the text; where that cannot be read as a tree, about the file as a whole. */
function shapeFindings(text: string, name: string, wrong: readonly string[]): Diagnostic[] {
	const { root, diagnostics } = parseFile(name, text);
	const errors = diagnostics.filter(isError);
	if (root === null) {
		const isLarge = errors.some(({ code }) => code === 'syntax/too-long');
		return isLarge || errors.length === 0 ? misfitFindings(name, wrong) : errors;
	}
	const nulls = NULLABLE.flatMap((path) => {
		const node = nodeAt(root, path);
		return node?.node === 'scalar' && node.value === null ? [node.range.start.offset] : [];
	});
	const findings = checkShape(root, 'save').filter(
		({ range }) => !nulls.includes(range.start.offset)
	);
	const all = [...errors, ...findings];
	return all.length > 0 ? all : misfitFindings(name, wrong);
}

function misfitFindings(name: string, wrong: readonly string[]): Diagnostic[] {
	const message =
		wrong.length === 0
			? say`save/misplaced: ${NO_GAME}: what stands in it does not belong there`
			: say`save/misplaced-at: ${NO_GAME}: what stands at ${wrong.join('.')} does not belong there`;
	return refuse(name, 'save/not-a-game', message).findings;
}

/** About the file as a whole: the form of today, which it is brought into first, stands nowhere in its text. */
function oldFindings(data: Data, name: string, wrong: readonly string[]): Diagnostic[] {
	const [first] = shapeFindings(textOf(data), name, wrong);
	const message = say`save/old-game-broken: This saved game of an older version is broken: ${first?.said ?? NO_GAME}`;
	return refuse(name, 'save/old-format', message).findings;
}

/** Data as a text, so that findings have places; empty where it is nested too deep for one. */
function textOf(data: unknown): string {
	try {
		return JSON.stringify(data) ?? '';
	} catch {
		return '';
	}
}

function placeOf(text: string, name: string, path: readonly (string | number)[]): Place {
	const { root } = parseFile(name, text);
	return (root && nodeAt(root, path)) ?? { range: fileStart(name) };
}

function refuse(name: string, code: SaveCode, message: Said): Refused {
	return { ok: false, findings: [finding(code, { range: fileStart(name) }, message)] };
}
