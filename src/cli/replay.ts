/** `replay`: plays a recorded game again and verifies that it comes out the same. */
import { inEnglish } from '#lib/language/said.ts';
import type { Command } from 'commander';
import { stringify } from 'yaml';
import { isOver } from '#lib/engine/play/play.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import type { Parting } from '#lib/engine/session/load-session.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { failWith, shown } from './terminal/shown-findings.ts';
import { nodeCode } from './threads/node-code.ts';
import { playAgain, type PlayAgainOptions } from './sources/play-again.ts';
import { Failure, type Printable, wholeNumber, works } from './terminal/terminal.ts';

interface ReplayOptions extends PlayAgainOptions {
	position?: boolean;
	at?: number;
}

export function replayCommand(command: Command): void {
	command
		.argument('<file>', 'a replay or a saved game')
		.option(
			'--with <file...>',
			'layers that the game was played with, and folders of games, from anywhere',
			[]
		)
		.option('--force', 'try although the rules have changed since')
		.option('--position', 'print the position it comes to, in words')
		.option('--at <n>', 'print the position after so many answers, in words', wholeNumber(0));
	works<[string], ReplayOptions>(command, replayFile);
}

function placeOf({ answer, of }: Parting): string {
	return of === 0 ? 'before the first answer' : `answer ${answer} of ${of}`;
}

function replayFile([file]: [string], options: ReplayOptions): Printable {
	const played = playAgain(file, options, nodeCode);
	if (!played.ok) failWith(played.findings);
	const { game, findings, program, loaded, sameRules: same, changedLayers: changed } = played;
	const { setup, course } = game;
	const { session, parted, proved, moved } = loaded;
	if (options.position === true || options.at !== undefined) {
		const { first, last } = session.span;
		const at = options.at ?? last;
		if (at < first || at > last) {
			throw new Failure(
				`there is a position after ${first} to ${last} answers, none after ${at}`,
				2
			);
		}
		const position = positionOf(session.at(at));
		return { ok: parted === null, text: stringify(position).trimEnd(), data: { position } };
	}
	const finished = isOver(session.machine);
	const text = parted
		? `${placeOf(parted)}: ${inEnglish(parted.said)}`
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
		problem: parted && { answer: parted.answer, message: inEnglish(parted.said) },
		diagnostics: findings.map(shown)
	};
	return { ok: parted === null, text, data };
}
