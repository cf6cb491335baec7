/** A series of games as it is kept and sent: plain data, from which all that is told of it can be worked out again. */
import type { BotName } from '#lib/bots/bots.ts';
import type { GameRecord } from '#lib/lab/game.ts';
import type { PlayedPair } from '#lib/lab/compare/play-pair.ts';
import type { Parting } from '#lib/lab/compare/parting.ts';
import { LabTally } from './LabTally.ts';
import type { LabReport } from './lab-report.ts';
import type { RulesOutline } from './outline.ts';
import type { TrialCounts } from './trial-counts.ts';

export const RUN_FORMAT = 'thingsmith-run-1';

export interface Run {
	format: typeof RUN_FORMAT;
	/** `compare` has two lots, played in pairs; `sweep` one for each value. */
	kind: 'simulate' | 'compare' | 'sweep';
	/** The command that gives the same. */
	command: string;
	bots: BotName[];
	seed: string;
	/** 0: games are never cut off. */
	maxRounds: number;
	/** What is swept; null: nothing. */
	swept: string | null;
	/** At which differences are claimed, where somebody looked several times; left out: at that of one look. */
	level?: number;
	lots: Lot[];
	games: KeptGame[];
	/** The piece that is tested by a comparison: A is without it. Left out: none is. */
	counter?: KeptCounter;
}

export interface AskedPiece {
	piece: string;
	kind: string;
	/** Other pieces of its kind. */
	others: readonly string[];
}

export interface KeptCounter extends AskedPiece {
	/** Its bouts against others, as the game's trials set them up. */
	trials: TrialCounts[];
}

/** Games of the same rules. */
export interface Lot {
	/** `A`, `B`, a value that is swept, or the variant. */
	label: string;
	/** The value that is swept; null: none, or it is no number. */
	value: number | null;
	rules: RulesOutline;
}

export interface KeptGame extends Omit<GameRecord, 'answers' | 'checkpoints' | 'uses' | 'orders'> {
	/** The place of its lot. */
	lot: number;
	/** Where a game of B parts from that of A; null: it does not, or is none. */
	parting: Parting | null;
}

export function keptGame(
	record: GameRecord,
	lot: number,
	parting: Parting | null = null
): KeptGame {
	const { answers: _, checkpoints: __, uses: ___, orders: ____, ...kept } = record;
	return { ...kept, lot, parting };
}

/** As the record of a game that nobody can play again from it. */
export function recordOfKept({ lot: _, parting: __, ...kept }: KeptGame): GameRecord {
	return { ...kept, answers: [], checkpoints: [], uses: null, orders: [] };
}

/** What is told of each lot. */
export function reportsOf({ lots, games }: Pick<Run, 'lots' | 'games'>): LabReport[] {
	const tallies = lots.map(({ rules }) => new LabTally(rules));
	for (const game of games) tallies[game.lot]?.add(recordOfKept(game));
	return tallies.map((tally) => tally.report());
}

/** The games of the first lot and of another one, side by side: those that both have played. */
export function pairsOf(games: readonly KeptGame[], lotB = 1): PlayedPair[] {
	const first = new Map(games.filter(({ lot }) => lot === 0).map((game) => [game.game, game]));
	return games
		.filter(({ lot, game }) => lot === lotB && first.has(game))
		.toSorted((a, b) => a.game - b.game)
		.map((other) => ({
			game: other.game,
			a: recordOfKept(first.get(other.game)!),
			b: recordOfKept(other),
			parting: other.parting
		}));
}
