/**
 * What is played one after the other: games by all rules together, or of a sweep by one after the other; and of a piece that
 * is tested the pairings of its trials.
 */
import { type Played, type StoredRun, unitsOf } from '#lib/workbench/storage/runs.ts';
import type { BegunTrial } from '../../../workers/lab/lab-api.ts';

export type Unit =
	{ is: 'game'; game: number; lot: number } | { is: 'bouts'; trial: number; at: number };

export const trialsOf = ({ tested }: Pick<StoredRun, 'tested'>): readonly BegunTrial[] =>
	tested?.trials ?? [];

const keyOf = (unit: Unit): string =>
	unit.is === 'game' ? `game ${unit.game} ${unit.lot}` : `bouts ${unit.trial} ${unit.at}`;

function doneOf(run: StoredRun, { games, bouts }: Played): Set<string> {
	const units = unitsOf(run);
	return new Set([
		...games
			.filter(({ lot }) => lot < units)
			.map(({ game, lot }) => keyOf({ is: 'game', game, lot })),
		...bouts.map(({ trial, at }) => keyOf({ is: 'bouts', trial, at }))
	]);
}

/** How many have been played. */
export const countOf = (run: StoredRun, played: Played): number => doneOf(run, played).size;

/** Those that have not; all values of a sweep come on alike, and games before bouts. */
export function wantedOf(run: StoredRun, played: Played): Unit[] {
	const done = doneOf(run, played);
	const units = unitsOf(run);
	const games = Array.from({ length: run.games * units }, (_, at): Unit => ({
		is: 'game',
		game: Math.floor(at / units),
		lot: at % units
	}));
	const bouts = trialsOf(run).flatMap(({ pairings }, trial) =>
		Array.from({ length: pairings }, (_, at): Unit => ({ is: 'bouts', trial, at }))
	);
	return [...games, ...bouts].filter((unit) => !done.has(keyOf(unit)));
}

/** How many there are in all. */
export const unitCount = (run: StoredRun): number =>
	trialsOf(run).reduce((sum, { pairings }) => sum + pairings, run.games * unitsOf(run));
