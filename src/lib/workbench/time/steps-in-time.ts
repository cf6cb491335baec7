/** From one moment of a game to another: by answer, by round, to both ends. */
import type { Chronicle } from '#lib/game-server/game-server.ts';

export const STEPS = ['begin', 'round-back', 'back', 'forward', 'round-forward', 'now'] as const;
export type Step = (typeof STEPS)[number];

/** The moments there are: from the first to now. */
export interface Span {
	first: number;
	last: number;
	/** Where rounds begin. */
	rounds: readonly number[];
}

/** `last`: answers given so far; the chronicle may be a little behind. */
export function spanOf(chronicle: Chronicle | null, last: number): Span {
	const first = Math.min(chronicle?.first ?? last, last);
	const rounds = (chronicle?.points ?? []).map(({ turn }) => turn).filter((turn) => turn < last);
	return { first, last, rounds };
}

/** Where a step leads from a moment; the moment itself where there is nothing further. */
export function stepFrom(at: number, step: Step, { first, last, rounds }: Span): number {
	switch (step) {
		case 'begin':
			return first;
		case 'round-back':
			return rounds.findLast((turn) => turn < at) ?? first;
		case 'back':
			return Math.max(first, at - 1);
		case 'forward':
			return Math.min(last, at + 1);
		case 'round-forward':
			return rounds.find((turn) => turn > at) ?? last;
		case 'now':
			return last;
	}
}

/** The round of a moment; null where the rules count none. */
export function roundAt(chronicle: Chronicle | null, at: number): number | null {
	return chronicle?.points.findLast(({ turn }) => turn <= at)?.round ?? null;
}
