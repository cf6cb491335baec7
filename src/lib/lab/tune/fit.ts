/**
 * Weights are fitted one by one: whoever plays with another value of one of them meets whoever plays as before, and what did
 * better is kept. Why not all are moved at once: docs/decisions/0056-tuning.md.
 */
import { signTest } from '#lib/lab/statistics/sign-test.ts';

/** What came of pairs of games: in how many the other value did better, in how many worse. */
export interface Met {
	better: number;
	worse: number;
}

export interface Try extends Met {
	/** Which of the weights. */
	weight: number;
	from: number;
	to: number;
	kept: boolean;
}

export interface Fitted {
	values: number[];
	tries: Try[];
}

export interface Wishes {
	/** The weights as they are. */
	declared: readonly number[];
	/** The size of the greatest wish, whether it is to be fitted or not. */
	largest: number;
	steps: number;
}

/**
 * A value is kept where chance alone would do as well for either side one time in four: three pairs to none. Most values that
 * are kept so are better ones, and a match on fresh seeds says what they are worth together.
 */
const KEPT = 0.25;
/** Bots reckon in 32 bits: what is wanted more than this is wanted before everything else anyway. */
const MOST = 1_000_000;

/** `meet`: null as soon as no more is to be played. */
export async function fit(
	{ declared, largest, steps }: Wishes,
	meet: (step: number, other: readonly number[], now: readonly number[]) => Promise<Met | null>
): Promise<Fitted> {
	const tries: Try[] = [];
	let values = [...declared];
	for (let round = 0; ; round++) {
		for (const weight of declared.keys()) {
			for (const to of valuesAround(values[weight]!, round, largest)) {
				const from = values[weight]!;
				if (to === from) continue;
				const other = values.with(weight, to);
				const met = tries.length < steps ? await meet(tries.length + 1, other, values) : null;
				if (met === null) return { values, tries };
				const kept = isBetter(met);
				tries.push({ weight, from, to, ...met, kept });
				if (kept) values = other;
			}
		}
	}
}

function isBetter({ better, worse }: Met): boolean {
	return better > worse && signTest(better, worse) <= KEPT;
}

/** Far ones and near ones by turns, each once. */
function valuesAround(weight: number, round: number, largest: number): ReadonlySet<number> {
	const far = round % 2 === 0;
	// What is not wanted at all has no size of its own: as much as anything else it will be felt.
	if (weight === 0) {
		const some = Math.ceil(largest / 10);
		return new Set(far ? [largest, some, -largest, -some] : []);
	}
	const sign = Math.sign(weight);
	const size = Math.abs(weight);
	const third = Math.ceil(size / 3);
	return new Set(
		far
			? [0, -weight, sign * third, sign * Math.min(MOST, 3 * size)]
			: [sign * Math.min(MOST, size + third), sign * (size - third)]
	);
}
