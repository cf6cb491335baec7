/** What games that were played in pairs say of the difference between two rules. */
import { amongMany } from '#lib/lab/statistics/many.ts';
import {
	type Difference,
	differenceOf,
	type Estimate,
	shareDifferenceOf
} from '#lib/lab/statistics/paired.ts';
import { pairsNeeded } from '#lib/lab/statistics/power.ts';
import { estimateOf, LEVEL, rounded } from './estimate.ts';
import { twoDigits } from './two-digits.ts';
import { type Measure, measuresIn } from './measures.ts';
import type { Parting } from './parting.ts';
import type { PlayedPair } from './play-pair.ts';

export interface Compared {
	measure: string;
	kind: Measure['kind'];
	/** Pairs that say something of it, and those in which A and B differ. */
	pairs: number;
	unequal: number;
	a: Estimate;
	b: Estimate;
	/** B less A. */
	difference: Estimate;
	/** Among all measures, after Benjamini and Hochberg. */
	p: number;
	/** Whether there is a difference, as far as these games can tell. */
	differs: boolean;
	/** How many pairs would show a difference so large four times in five; null: it never varied. */
	sought: { difference: number; pairs: number | null };
}

export interface Comparison {
	pairs: number;
	measures: Compared[];
	/** Pairs whose answers part. */
	parted: number;
	/** The first of them. */
	parting: (Parting & { game: number }) | null;
}

/** `level`: at which a claim is made; smaller than usual where one looks several times. The pairs are in order. */
export function compareGames(pairs: readonly PlayedPair[], level = LEVEL): Comparison {
	const measures = measuresIn(pairs.flatMap(({ a, b }) => [a, b]));
	const [compared = []] = comparedTogether([pairs], measures, level);
	const parted = pairs.filter(({ parting }) => parting !== null);
	const [first] = parted;
	return {
		pairs: pairs.length,
		measures: compared,
		parted: parted.length,
		parting: first?.parting ? { game: first.game, ...first.parting } : null
	};
}

/** Several series of pairs, where all differences are asked for at once. */
export function comparedTogether(
	series: readonly (readonly PlayedPair[])[],
	measures: readonly Measure[],
	level = LEVEL
): Compared[][] {
	const found = series.map((pairs) =>
		measures.flatMap((measure) => lookedAt(measure, pairs, level))
	);
	const adjusted = amongMany(found.flat().map(({ difference }) => difference.p)).values();
	return found.map((all) =>
		all.map((difference) => judged(difference, adjusted.next().value ?? 1, level))
	);
}

interface LookedAt {
	measure: Measure;
	a: Estimate;
	b: Estimate;
	difference: Difference;
}

function lookedAt(measure: Measure, pairs: readonly PlayedPair[], level: number): LookedAt[] {
	const values = pairs.flatMap((pair) => {
		const [a, b] = [measure.of(pair.a), measure.of(pair.b)];
		return a === null || b === null ? [] : [{ a, b }];
	});
	if (values.length < 2) return [];
	const differences = values.map(({ a, b }) => b - a);
	const difference = measure.kind === 'share' ? shareDifferenceOf : differenceOf;
	const mean = (of: 'a' | 'b'): Estimate =>
		estimateOf(
			measure.kind,
			values.map((value) => value[of])
		);
	return [{ measure, a: mean('a'), b: mean('b'), difference: difference(differences, level) }];
}

function judged({ measure, a, b, difference }: LookedAt, p: number, level: number): Compared {
	const { id, kind, worth } = measure;
	const { pairs, unequal, deviation } = difference;
	const tenth = Math.abs(a.mean === 0 ? b.mean : a.mean) / 10;
	const sought = worth ?? twoDigits(tenth, Math.round);
	const needed = pairsNeeded({
		difference: sought,
		deviation,
		level: LEVEL,
		steps: kind === 'share'
	});
	return {
		measure: id,
		kind,
		pairs,
		unequal,
		a,
		b,
		difference: rounded(difference),
		p: Math.round(p * 1e4) / 1e4,
		differs: p <= level,
		sought: { difference: sought, pairs: needed === null ? null : twoDigits(needed, Math.ceil) }
	};
}
