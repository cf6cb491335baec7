/** The same game under two rules: same seed, same bots at the same seats. */
import type { GameRecord, Laboratory, PlayoutSetup } from '#lib/lab/game.ts';
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
	const [first, other] = [a, b].map((laboratory) =>
		laboratory.play(game, { ...setup, record: true, tell: true })
	) as [GameRecord, GameRecord];
	return { game, a: first, b: other, parting: partingOf(first.answers, other.answers) };
}
