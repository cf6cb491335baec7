/** The same game under two rules: same seed, same bots at the same seats. */
import type { GameRecord, Laboratory, PlayoutSetup } from '#lib/lab/game.ts';
import { mapOf, textsOf } from '#lib/ruleset/program/lenient.ts';
import { measuresOf } from '#lib/ruleset/program/player-measures.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { type Parting, partingOf } from './parting.ts';

export interface PlayedPair {
	game: number;
	a: GameRecord;
	b: GameRecord;
	parting: Parting | null;
}

export function playPair(
	a: Laboratory,
	b: Laboratory,
	game: number,
	setup: PlayoutSetup
): PlayedPair {
	const [one, other] = [a, b].map((laboratory) => {
		const shown = shownIn(laboratory.machine.program);
		return laboratory.play(game, { ...setup, record: true, shown });
	}) as [GameRecord, GameRecord];
	return { game, a: one, b: other, parting: partingOf(one.answers, other.answers) };
}

/** What the layout shows of the players: first what ranks them. */
function shownIn(program: Program): string[] {
	const { by, parts } = mapOf(mapOf(program.layout)['standings']);
	return [...new Set([...textsOf(by), ...textsOf(parts), ...measuresOf(program)])];
}
