/** Beginning, continuing and importing games: the steps between a record in storage and a game on the table. */
import type { Position } from '#lib/engine/position/position.ts';
import { courseFrom, withChanceOf } from '#lib/engine/session/course.ts';
import type { Parting } from '#lib/engine/session/load-session.ts';
import { EMPTY_MARGIN, type Margin } from '#lib/game-file/game-file.ts';
import { readAnyFile } from '#lib/game-file/read-game-file.ts';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { ReadParcel } from '#lib/parcel/parcel.ts';
import { readArrived } from '#lib/parcel/read-arrived.ts';
import { gameFolders } from '#lib/ruleset/layers/layer-files.ts';
import type {
	GameSetup,
	Started,
	StartResult,
	StoredGame
} from '../../../workers/engine/engine-api.ts';
import { EngineTrouble, SILENT } from '#lib/workbench/engine/EngineTrouble.ts';
import type { Engine } from '#lib/workbench/engine/engine-worker.ts';
import { Game } from '#lib/workbench/game/Game.svelte.ts';
import type { GameEngine } from '#lib/workbench/game/game-start.ts';
import { GameNotes } from '#lib/workbench/game/GameNotes.svelte.ts';
import { findingTextOnce } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { readGame, writeGame } from '#lib/workbench/storage/storage.ts';
import type { Workshop } from './Workshop.svelte.ts';

/** What opening a game asks of the workshop. */
export interface Opener extends Pick<Workshop, 'open' | 'opening' | 'edits'> {
	engine: GameEngine & Pick<Engine, 'start' | 'resume' | 'tryOut'>;
}

/** And what taking back changes to rules asks. */
export type Importer = Opener & Pick<Workshop, 'returnTo' | 'files'>;

export type Made = { ok: true; id: string } | { ok: false; reason: string };

export type Imported =
	| ({ what: 'game' } & Made)
	/** Rules, to be looked at before anything becomes of them. */
	| ({ what: 'parcel' } & ReadParcel)
	| { what: 'edits'; ok: true }
	| { what: 'edits'; ok: false; reason: string };

export type Opened =
	| { ok: true; game: Game; continued: Started['continued'] }
	/** `parted`: it can go on as far as its record does. */
	| { ok: false; reason: string; parted: Parting | null };

export async function createGame(workshop: Opener, setup: GameSetup): Promise<Made> {
	await workshop.open();
	const result = await orTrouble(workshop.opening(() => workshop.engine.start(setup)));
	if (!result.ok) return { ok: false, reason: await troubleOf(result) };
	return keepRunning(workshop, setup, EMPTY_MARGIN);
}

/** A new game that begins with a position of one's own, with dice and draws of its own. */
export async function createGameFrom(
	workshop: Opener,
	setup: GameSetup,
	position: Position
): Promise<Made> {
	await workshop.open();
	const begun = await orTrouble(workshop.opening(() => workshop.engine.start(setup)));
	if (!begun.ok) return { ok: false, reason: await troubleOf(begun) };
	const course = await workshop.engine.save().catch(() => null);
	if (!course) return { ok: false, reason: '' };
	const from = courseFrom(course, withChanceOf(position, setup.seed));
	const game = { setup, edits: workshop.edits, course: from };
	const result = await resumed(workshop, game, false);
	if (!result.ok) return { ok: false, reason: await troubleOf(result) };
	return keepRunning(workshop, setup, { ...EMPTY_MARGIN, edited: position.answers });
}

/** A game in which the first seat has a piece that is to be tried. */
export async function tryPiece(workshop: Opener, setup: GameSetup, face: string): Promise<Made> {
	await workshop.open();
	const result = await orTrouble(workshop.opening(() => workshop.engine.tryOut(setup, face)));
	if (!result.ok) return { ok: false, reason: await troubleOf(result) };
	return keepRunning(workshop, setup, EMPTY_MARGIN);
}

/** Puts a stored game on the table, where it stands or stood after so many answers. */
export async function openGame(
	workshop: Opener,
	id: string,
	at: number | null = null
): Promise<Opened> {
	await workshop.open();
	const found = await readGame(id);
	if (found === null) return { ok: false, reason: '', parted: null };
	if (!found.readable) return { ok: false, reason: await textOf(found.said), parted: null };
	const { record } = found;
	const result = await resumed(workshop, record, false);
	if (!result.ok) return { ok: false, reason: await troubleOf(result), parted: result.parted };
	const { setup, created } = record;
	const { rules, continued } = result.started;
	const edits = continued?.how === 'old-rules' ? record.edits : workshop.edits;
	const notes = new GameNotes(record);
	const start = { id, created, setup, rules, edits, continued, notes, last: record };
	const game = new Game(workshop.engine, start);
	const seen = await orTrouble(game.open(at).then(() => ({ ok: true as const })));
	return seen.ok
		? { ok: true, game, continued }
		: { ok: false, reason: await troubleOf(seen), parted: null };
}

/** As far as the record of a stored game is a game of the rules of now; it becomes a game of its own. */
export async function continuePartly(workshop: Opener, id: string): Promise<Made> {
	await workshop.open();
	const found = await readGame(id);
	if (!found?.readable) return { ok: false, reason: found ? await textOf(found.said) : '' };
	return resumeAndKeep(workshop, found.record, true);
}

/** A file from anywhere: a saved game, changes to rule files that the page has handed out, or rules that somebody sends. */
export async function importFile(
	workshop: Importer,
	bytes: Uint8Array<ArrayBuffer>,
	name: string
): Promise<Imported> {
	await workshop.open();
	const arrived = await readArrived(bytes, name, gamesAt(workshop));
	if (arrived.what === 'parcel') return arrived;
	const read = readAnyFile(arrived.text, name);
	const { what } = read;
	if (!read.ok) return { what, ok: false, reason: await firstOf(read.findings) };
	if (read.what === 'game')
		return { what: 'game', ...(await resumeAndKeep(workshop, read.game, false)) };
	// A step of each file's history, so that what stood there before can be had again.
	for (const [path, content] of read.edits) workshop.returnTo(path, { is: 'text', text: content });
	return { what: 'edits', ok: true };
}

/** The folders of the games that are at hand. */
export const gamesAt = ({ files }: Pick<Workshop, 'files'>): string[] =>
	gameFolders(files.map(({ path }) => path));

/** Nothing is stored before it has been resumed once. */
async function resumeAndKeep(
	workshop: Opener,
	game: StoredGame & Margin,
	partly: boolean
): Promise<Made> {
	const result = await resumed(workshop, game, partly);
	if (!result.ok) return { ok: false, reason: await troubleOf(result) };
	const { continued } = result.started;
	return keepRunning(
		workshop,
		game.setup,
		game,
		continued?.how === 'old-rules' ? game.edits : workshop.edits
	);
}

/** A game that nobody has sat at yet goes on by the rules of now. */
export function takeOver(
	workshop: Opener,
	{ setup, course }: Pick<StoredGame, 'setup' | 'course'>
): Promise<Made> {
	const { edits } = workshop;
	return resumeAndKeep(workshop, { setup, course, edits, ...EMPTY_MARGIN }, false);
}

/** Stores the game that the engine runs as a new one. */
async function keepRunning(
	workshop: Opener,
	setup: GameSetup,
	{ notes, opened, edited, branches }: Margin,
	edits: StoredGame['edits'] = workshop.edits
): Promise<Made> {
	const course = await workshop.engine.save().catch(() => null);
	if (!course) return { ok: false, reason: '' };
	const id = newId();
	const now = Date.now();
	const turn = course.answers.length;
	const record = {
		id,
		setup,
		edits,
		course,
		notes,
		opened,
		edited,
		branches,
		created: now,
		updated: now,
		turn,
		over: false,
		status: ''
	};
	await writeGame(record);
	return { ok: true, id };
}

function resumed(workshop: Opener, game: StoredGame, partly: boolean): Promise<StartResult> {
	return orTrouble(workshop.opening(() => workshop.engine.resume(gameOf(game), partly)));
}

/** What the engine and files get of a record. */
function gameOf({ setup, edits, course }: StoredGame): StoredGame {
	return { setup, edits, course };
}

function newId(): string {
	const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
	return Date.now().toString(36) + word.toString(36);
}

/** An engine that does not come back is one more reason why a game cannot be opened. */
async function orTrouble<T extends { ok: boolean }>(
	asked: Promise<T>
): Promise<T | (StartResult & { ok: false })> {
	try {
		return await asked;
	} catch (error) {
		if (!(error instanceof EngineTrouble)) throw error;
		return { ok: false, findings: [], said: SILENT, parted: null };
	}
}

async function troubleOf(result: StartResult & { ok: false }): Promise<string> {
	const { findings, parted, said } = result;
	if (findings.some(isError)) return firstOf(findings);
	const reason = await textOf(said);
	return parted ? t('partedAt', { answer: parted.answer, of: parted.of, reason }) : reason;
}

async function firstOf(findings: readonly Diagnostic[]): Promise<string> {
	const first = findings.find(isError);
	if (!first) return '';
	return `${first.range.file}:${first.range.start.line}: ${await textOf(first.said)}`;
}

async function textOf(said: Said): Promise<string> {
	return (await findingTextOnce(said)).text;
}
