/** Beginning, continuing and importing games: the steps between a record in storage and a game on the table. */
import type { SaveFile } from '#lib/engine/session/save-file.ts';
import type { GameSetup, Started, StartResult } from '../../../workers/engine/engine-api.ts';
import { Game } from '#lib/workbench/game/Game.svelte.ts';
import { readGame, writeGame } from '#lib/workbench/storage/storage.ts';
import type { GameRecord } from '#lib/workbench/storage/storage.ts';
import type { Workshop } from './Workshop.svelte.ts';

export type Made = { ok: true; id: string } | { ok: false; reason: string };

export type Opened =
	{ ok: true; game: Game; continued: Started['continued'] } | { ok: false; reason: string };

/** What is in a file that was saved from the table. */
export interface GameFile {
	format: 'thingsmith-game-1';
	setup: GameSetup;
	edits: Record<string, string | null>;
	save: SaveFile;
}

export async function createGame(workshop: Workshop, setup: GameSetup): Promise<Made> {
	await workshop.open();
	const result = await workshop.engine.start(setup);
	if (!result.ok) return { ok: false, reason: troubleOf(result) };
	const save = await workshop.engine.save();
	if (!save) return { ok: false, reason: '' };
	const id = newId();
	await writeGame(newRecord(id, { setup, edits: workshop.edits, save }));
	return { ok: true, id };
}

/** Puts a stored game on the table, under the rules under which it was played. */
export async function openGame(workshop: Workshop, id: string): Promise<Opened> {
	await workshop.open();
	const record = await readGame(id);
	if (!record) return { ok: false, reason: '' };
	const result = await workshop.engine.resume(record.setup, record.save, record.edits);
	if (!result.ok) return { ok: false, reason: troubleOf(result) };
	const { setup, created } = record;
	const { rules, continued } = result.started;
	const edits = continued?.how === 'old-rules' ? record.edits : workshop.edits;
	const game = new Game(workshop.engine, { id, created, setup, rules, edits });
	await game.open();
	return { ok: true, game, continued };
}

export async function importSave(text: string): Promise<Made> {
	const file = readGameFile(text);
	if (!file) return { ok: false, reason: 'this is not a saved game' };
	const id = newId();
	await writeGame(newRecord(id, file));
	return { ok: true, id };
}

export function gameFile(record: GameRecord): GameFile {
	const { setup, edits, save } = record;
	return { format: 'thingsmith-game-1', setup, edits, save };
}

function readGameFile(text: string): GameFile | null {
	try {
		const file: unknown = JSON.parse(text);
		if (typeof file !== 'object' || file === null) return null;
		const { format, setup, save } = file as Partial<GameFile>;
		if (format !== 'thingsmith-game-1' || !setup || !Array.isArray(setup.seats)) return null;
		return save && Array.isArray(save.answers) ? (file as GameFile) : null;
	} catch {
		return null;
	}
}

function newRecord(id: string, { setup, edits, save }: Omit<GameFile, 'format'>): GameRecord {
	const now = Date.now();
	return {
		id,
		setup,
		save,
		edits,
		created: now,
		updated: now,
		turn: save.answers.length,
		over: false,
		status: ''
	};
}

function newId(): string {
	const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
	return Date.now().toString(36) + word.toString(36);
}

function troubleOf(result: StartResult & { ok: false }): string {
	const [first] = result.findings.filter(({ severity }) => severity === 'error');
	if (!first) return result.reason;
	return `${first.range.file}:${first.range.start.line}: ${first.message}`;
}
