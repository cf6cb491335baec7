/** The same game under two rules: same seed, same bots at the same seats. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { worthOf } from '#lib/lab/playouts/worth.ts';
import type { GameRecord, Laboratory, PlayoutSetup } from '#lib/lab/game.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { mapOf, textsOf } from '#lib/ruleset/program/lenient.ts';
import { measuresOf } from '#lib/ruleset/program/player-measures.ts';
import { type Parting, partingOf } from './parting.ts';

export interface PlayedGame {
	record: GameRecord;
	/** What the layout shows of the players, at the end: by name, then by seat; null where there is no number. */
	stood: Record<string, (number | null)[]>;
}

export interface PlayedPair {
	game: number;
	a: PlayedGame;
	b: PlayedGame;
	parting: Parting | null;
}

export function playPair(
	a: Laboratory,
	b: Laboratory,
	game: number,
	setup: PlayoutSetup
): PlayedPair {
	// One laboratory may be both: each game is looked at before the next begins.
	const one = playOne(a, game, setup);
	const other = playOne(b, game, setup);
	const parting = partingOf(one.record.answers, other.record.answers);
	return { game, a: one, b: other, parting };
}

function playOne(laboratory: Laboratory, game: number, setup: PlayoutSetup): PlayedGame {
	const record = laboratory.play(game, { ...setup, record: true });
	const m = laboratory.machine;
	const seats = Array.from({ length: m.program.players }, (_, seat) => seat);
	const whole = record.problems.length === 0;
	const stood = shownOf(m.program).map((id) => [
		id,
		seats.map((seat) => (whole ? numberAt(m, id, seat) : null))
	]);
	return { record, stood: Object.fromEntries(stood) as PlayedGame['stood'] };
}

function numberAt(m: Machine, id: string, seat: number): number | null {
	const value = worthOf(m, 'player', id, seat);
	return typeof value === 'number' ? value : null;
}

/** What ranks the players comes first. */
export function shownOf(program: Program): string[] {
	const { by, parts } = mapOf(mapOf(program.layout)['standings']);
	return [...new Set([...textsOf(by), ...textsOf(parts), ...measuresOf(program)])];
}
