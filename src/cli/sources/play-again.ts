/** A recorded game on the command line: read, its rules opened, and played again to where it stands. */
import { inEnglish } from '#lib/language/said.ts';
import { changedLayers, reworded } from '#lib/engine/session/course.ts';
import { isOf, type Loaded, loadSession } from '#lib/engine/session/load-session.ts';
import { type GameFile, withEdits } from '#lib/game-file/game-file.ts';
import { readGameFile } from '#lib/game-file/read-game-file.ts';
import type { MakeCode } from '#lib/engine/machine/code.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { composing } from '#lib/ruleset/workspace/compose-choice.ts';
import { readText } from './disk.ts';
import { Failure } from '../terminal/failure.ts';
import { findingText } from '../terminal/shown-findings.ts';
import { notice } from '../terminal/terminal.ts';
import { givenAt } from './given-path.ts';
import { buildOnce } from './kept-programs.ts';
import { Library } from './library.ts';

export interface PlayAgainOptions {
	with: string[];
	force?: boolean;
}

export interface PlayedAgain {
	ok: true;
	game: GameFile;
	program: Program;
	composition: Composition;
	loaded: Loaded;
	/** What is told of the file, which can be played all the same. */
	findings: Diagnostic[];
	/** Whether the rules are those of the record, and the layers that are not. */
	sameRules: boolean;
	changedLayers: string[];
}

/** In bytes. */
const LARGEST_GAME = 64 * 1024 * 1024;

/** The file may come from anywhere: nothing of it is believed before it is looked at. */
export function playAgain(
	file: string,
	options: PlayAgainOptions,
	makeCode: MakeCode
): PlayedAgain | { ok: false; findings: Diagnostic[] } {
	const read = readGameFile(readText(file, LARGEST_GAME), file);
	if (!read.ok) return read;
	const { game, findings } = read;
	for (const told of findings) notice(findingText(told));
	const { setup, edits, course } = game;
	const library = new Library(options.with.map(givenAt));
	const files = withEdits(library.workspace.files, edits);
	const { program, composition, diagnostics } = buildOnce(
		composing(files, setup, library.layers),
		setup.seats.length
	);
	if (program === null) return { ok: false, findings: library.opened(diagnostics) };
	const now = composition.lock;
	const changed = changedLayers(course, now);
	const same = isOf(program, course);
	if (!same && options.force !== true) {
		const layers = changed.length === 0 ? '' : `; changed layers: ${changed.join(', ')}`;
		const message = `the rules are not those of the record${layers} (--force tries all the same)`;
		throw notPlayed(message, false, changed);
	}
	const { seed } = setup;
	const loaded = loadSession(program, course, { seed, lock: now, makeCode });
	if (!loaded.ok) throw notPlayed(inEnglish(loaded.said), same, changed);
	const layers = same ? reworded(course, now) : null;
	if (layers !== null) notice(inEnglish(layers));
	const rules = { program, composition, sameRules: same, changedLayers: changed };
	return { ok: true, game, findings, loaded, ...rules };
}

function notPlayed(error: string, sameRules: boolean, changed: string[]): Failure {
	return new Failure(error, 1, { ok: false, sameRules, changedLayers: changed, error });
}
