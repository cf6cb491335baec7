/** Beginning, continuing and importing games: the steps between a record in storage and a game on the table. */
import type { Position } from '#lib/engine/position/position.ts';
import { courseFrom, reworded, withChanceOf } from '#lib/engine/session/course.ts';
import type { Parting } from '#lib/engine/session/load-session.ts';
import { EMPTY_MARGIN, type Margin, ordersIn } from '#lib/game-file/game-file.ts';
import { readAnyFile, type ReadGame } from '#lib/game-file/read-game-file.ts';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { NOTHING, type Said } from '#lib/language/said.ts';
import type { LinkedGame } from '#lib/rules-server/rules-server.ts';
import type { ReadParcel } from '#lib/parcel/parcel.ts';
import { readArrived } from '#lib/parcel/read-arrived.ts';
import { gameFolders } from '#lib/ruleset/layers/layer-files.ts';
import type { Edits, GameSetup, StoredGame } from '#lib/game-file/game-file.ts';
import type { Started, StartResult } from '#lib/game-server/game-server.ts';
import { inPlaceOfAnswer, ServerTrouble } from '#lib/workbench/servers/trouble.ts';
import type { GameCalls, RulesCalls } from '#lib/workbench/servers/start-workers.ts';
import { Game } from '#lib/workbench/game/Game.svelte.ts';
import type { TableServers } from '#lib/workbench/game/game-start.ts';
import { GameNotes } from '#lib/workbench/game/GameNotes.svelte.ts';
import { findingTextOnce } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { readGame, writeGame } from '#lib/workbench/storage/storage.ts';
import type { Workshop } from './Workshop.svelte.ts';

/** What opening a game asks of the workshop. */
export interface Opener extends Pick<Workshop, 'open' | 'opening' | 'edits'> {
	rules: TableServers['rules'] & Pick<RulesCalls, 'link'>;
	games: TableServers['games'] & Pick<GameCalls, 'start' | 'tryOut'>;
}

/** And what taking back changes to rules asks. */
export type Importer = Opener & Pick<Workshop, 'returnTo' | 'files'>;

export type Made = { ok: true; id: string } | { ok: false; reason: string };

export type Imported =
	/** `told`: what the file says and the game is not. */
	| { what: 'game'; ok: true; id: string; told: Said[] }
	| { what: 'game'; ok: false; reason: string }
	/** Rules, to be looked at before anything becomes of them. */
	| ({ what: 'parcel' } & ReadParcel)
	| { what: 'edits'; ok: true }
	| { what: 'edits'; ok: false; reason: string };

export type Opened =
	| { ok: true; game: Game; continued: Started['continued'] }
	/** `parted`: it can go on as far as its record does. */
	| { ok: false; reason: string; parted: Parting | null };

export async function createGame(workshop: Opener, setup: GameSetup): Promise<Made> {
	const result = await begun(workshop, setup, (game) => workshop.games.start(setup, game));
	return result.ok ? keep(workshop, { setup, ...result.started }) : notMade(result);
}

/** A new game that begins with a position of one's own, with dice and draws of its own. */
export async function createGameFrom(
	workshop: Opener,
	setup: GameSetup,
	position: Position
): Promise<Made> {
	const fresh = await begun(workshop, setup, (game) => workshop.games.start(setup, game));
	if (!fresh.ok) return notMade(fresh);
	const course = courseFrom(fresh.started.course, withChanceOf(position, setup.seed));
	const result = await resumed(workshop, { setup, edits: workshop.edits, course }, false);
	if (!result.ok) return notMade(result);
	const margin = { ...EMPTY_MARGIN, edited: position.answers };
	return keep(workshop, { setup, ...result.started }, margin);
}

/** A game in which the first seat has a piece that is to be tried. */
export async function tryPiece(workshop: Opener, setup: GameSetup, face: string): Promise<Made> {
	const result = await begun(workshop, setup, (game) => workshop.games.tryOut(setup, game, face));
	return result.ok ? keep(workshop, { setup, ...result.started }) : notMade(result);
}

/** Begins a game by the rules that are chosen for it. */
async function begun(
	workshop: Opener,
	setup: GameSetup,
	begin: (game: LinkedGame) => Promise<StartResult>
): Promise<StartResult> {
	await workshop.open();
	return orTrouble(
		workshop.opening(async () => {
			const linked = await workshop.rules.link(setup, setup.seats.length, ordersIn(setup));
			if (linked.ok) return begin(linked.game);
			return { ok: false, findings: linked.findings, said: NOTHING, parted: null };
		})
	);
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
	const { rules, continued, course } = result.started;
	const edits = continued?.how === 'old-rules' ? record.edits : workshop.edits;
	const notes = new GameNotes(record);
	const start = { id, created, setup, rules, edits, continued, course, notes, last: record };
	const game = new Game(workshop, start);
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
	bytes: Uint8Array,
	name: string
): Promise<Imported> {
	await workshop.open();
	const arrived = readArrived(bytes, name, gamesAt(workshop));
	if (arrived.what === 'parcel') return arrived;
	const read = readAnyFile(arrived.text, name);
	const { what } = read;
	if (!read.ok) return { what, ok: false, reason: await firstOf(read.findings) };
	if (read.what === 'game') return { what: 'game', ...(await importGame(workshop, read)) };
	// A step of each file's history, so that what stood there before can be had again.
	for (const [path, content] of read.edits) workshop.returnTo(path, { is: 'text', text: content });
	return { what: 'edits', ok: true };
}

async function importGame(
	workshop: Opener,
	{ game, findings }: ReadGame & { ok: true }
): Promise<(Made & { ok: false }) | (Made & { ok: true; told: Said[] })> {
	const result = await resumed(workshop, game, false);
	if (!result.ok) return notMade(result);
	const { continued, course } = result.started;
	const layers = continued === null ? reworded(game.course, course.lock) : null;
	const told = [...findings.map(({ said }) => said), ...(layers === null ? [] : [layers])];
	return { ...(await keep(workshop, { ...game, ...result.started }, game)), told };
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
	return result.ok ? keep(workshop, { ...game, ...result.started }, game) : notMade(result);
}

/** A game that nobody has sat at yet goes on by the rules of now. */
export function takeOver(
	workshop: Opener,
	{ setup, course }: Pick<StoredGame, 'setup' | 'course'>
): Promise<Made> {
	const { edits } = workshop;
	return resumeAndKeep(workshop, { setup, course, edits, ...EMPTY_MARGIN }, false);
}

/** Stores a game that the server runs as a new one. */
async function keep(
	workshop: Opener,
	{ setup, course, continued, edits = {} }: Started & { setup: GameSetup; edits?: Edits },
	{ notes, opened, edited, branches }: Margin = EMPTY_MARGIN
): Promise<Made & { ok: true }> {
	const id = newId();
	const now = Date.now();
	const record = {
		id,
		setup,
		edits: continued?.how === 'old-rules' ? edits : workshop.edits,
		course,
		notes,
		opened,
		edited,
		branches,
		created: now,
		updated: now,
		turn: course.answers.length,
		over: false,
		status: ''
	};
	await writeGame(record);
	return { ok: true, id };
}

async function notMade(result: StartResult & { ok: false }): Promise<Made & { ok: false }> {
	return { ok: false, reason: await troubleOf(result) };
}

function resumed(workshop: Opener, game: StoredGame, partly: boolean): Promise<StartResult> {
	const { rules, games } = workshop;
	const { setup, course } = game;
	return orTrouble(
		workshop.opening(async () => {
			const rulings = await rules.rulings(gameOf(game));
			return games.resume({ setup, course }, rulings, partly);
		})
	);
}

/** What servers and files get of a record. */
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
		if (!(error instanceof ServerTrouble)) throw error;
		return { ok: false, findings: [], said: inPlaceOfAnswer(error.how), parted: null };
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
