/** `replay`: plays a recorded game again and verifies that it comes out the same. */
import { nodeCode } from './node-code.ts';
import type { Command } from 'commander';
import { stringify } from 'yaml';
import { isOver } from '#lib/engine/play/play.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { changedLayers } from '#lib/engine/session/course.ts';
import { isOf, loadSession, type Parting } from '#lib/engine/session/load-session.ts';
import { type GameFile, withEdits } from '#lib/game-file/game-file.ts';
import { readGameFile } from '#lib/game-file/read-game-file.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import { composing } from '#lib/ruleset/workspace/compose-choice.ts';
import { readText } from './sources/disk.ts';
import { givenAt } from './sources/given.ts';
import { Library } from './sources/library.ts';
import { failWith } from './findings.ts';
import { Failure, type Printable, works } from './terminal.ts';

interface ReplayOptions {
	with: string[];
	force?: boolean;
	position?: boolean;
}

export function replayCommand(parent: Command): void {
	const command = parent
		.command('replay')
		.description('Play a recorded game again, and verify every checkpoint.')
		.argument('<file>', 'a replay or a saved game')
		.option(
			'--with <file...>',
			'layers that the game was played with, and folders of games, from anywhere',
			[]
		)
		.option('--force', 'try although the rules have changed since')
		.option('--position', 'print the position it comes to, in words');
	works<[string], ReplayOptions>(command, replayFile);
}

function placeOf({ answer, of }: Parting): string {
	return of === 0 ? 'before the first answer' : `answer ${answer} of ${of}`;
}

function replayFile([file]: [string], options: ReplayOptions): Printable {
	const { setup, edits, course } = readSaved(file);
	const library = new Library(options.with.map(givenAt));
	const files = withEdits(library.workspace.files, edits);
	const { program, composition, diagnostics } = build(
		composing(files, setup, library.layers),
		setup.seats.length
	);
	if (program === null) failWith(library.opened(diagnostics));
	const now = composition.lock;
	const changed = changedLayers(course, now);
	const same = isOf(program, course);
	if (!same && options.force !== true) {
		const layers = changed.length === 0 ? '' : `; changed layers: ${changed.join(', ')}`;
		const message = `the rules are not those of the record${layers} (--force tries all the same)`;
		throw notReplayed(message, false, changed);
	}
	const { seed } = setup;
	const loaded = loadSession(program, course, { seed, lock: now, makeCode: nodeCode });
	if (!loaded.ok) throw notReplayed(loaded.reason, same, changed);
	const { session, parted, proved, moved } = loaded;
	if (options.position === true) {
		const position = positionOf(session.machine);
		return { ok: parted === null, text: stringify(position).trimEnd(), data: { position } };
	}
	const finished = isOver(session.machine);
	const text = parted
		? `${placeOf(parted)}: ${parted.reason}`
		: [
				`${course.answers.length} answers, ${proved} checkpoints: `,
				same && course.end !== null ? 'the same game' : 'all of them can be given',
				finished ? ', to its end' : '',
				moved > 0 ? `; ${moved} answers have other numbers now` : ''
			].join('');
	const data = {
		file,
		variant: setup.variant,
		rulesHash: rulesHash(program),
		sameRules: same,
		changedLayers: changed,
		ok: parted === null,
		answers: parted ? parted.answer - 1 : course.answers.length,
		checkpoints: proved,
		moved,
		finished,
		problem: parted && { answer: parted.answer, message: parted.reason }
	};
	return { ok: parted === null, text, data };
}

function notReplayed(error: string, sameRules: boolean, changedLayers: string[]): Failure {
	return new Failure(error, 1, { ok: false, sameRules, changedLayers, error });
}

/** In bytes. */
const LARGEST_GAME = 64 * 1024 * 1024;

/** The file may come from anywhere: nothing of it is believed before it is looked at. */
function readSaved(file: string): GameFile {
	const read = readGameFile(readText(file, LARGEST_GAME), file);
	if (!read.ok) failWith(read.findings);
	return read.game;
}
