/** What the numbers promise, kept on chance that repeats: how often intervals miss, how often planted effects are found. */
import { describe, expect, it } from 'vitest';
import { Stream } from '#lib/bots/stream.ts';
import { type Difference, differenceOf, meanOf, shareDifferenceOf } from './paired.ts';
import { pairsNeeded, powerOf } from './power.ts';
import { atLeast, atMost, happens, nearNormal } from './trials.test.fixture.ts';

const TRIALS = 2000;
const LEVEL = 0.05;

const trials = <T>(name: string, of: (chance: Stream) => T): T[] =>
	Array.from({ length: TRIALS }, (_, trial) => of(new Stream(`${name} ${trial}`)));
const some = <T>(count: number, of: () => T): T[] => Array.from({ length: count }, of);

/** The sum of two dice less that of two others, `more` of it in B. */
const dice = (chance: Stream, more = 0): number =>
	chance.below(6) + chance.below(6) - chance.below(6) - chance.below(6) + more;

/** B has it in so many games of a thousand, A in others. */
const share = (chance: Stream, inB: number, inA: number): number =>
	Number(happens(chance, inB)) - Number(happens(chance, inA));

/** Most games are the same; where not, much differs. */
const seldom = (chance: Stream): number => (happens(chance, 60) ? dice(chance) * 5 : 0);

function misses(found: readonly { low: number | null; high: number | null }[], truth: number) {
	return found.filter(({ low, high }) => low! > truth || high! < truth).length;
}

describe('intervals cover', () => {
	const cases: [string, number, (chance: Stream) => { low: number | null; high: number | null }][] =
		[
			[
				'a mean of ten',
				0,
				(chance) =>
					meanOf(
						some(10, () => nearNormal(chance)),
						LEVEL
					)
			],
			[
				'a mean of a hundred',
				2,
				(chance) =>
					meanOf(
						some(100, () => dice(chance, 2)),
						LEVEL
					)
			],
			[
				'a difference',
				1,
				(chance) =>
					differenceOf(
						some(40, () => dice(chance, 1)),
						LEVEL
					)
			],
			[
				'a share',
				0.1,
				(chance) =>
					shareDifferenceOf(
						some(50, () => share(chance, 350, 250)),
						LEVEL
					)
			],
			[
				'a rare one',
				0.03,
				(chance) =>
					shareDifferenceOf(
						some(60, () => share(chance, 40, 10)),
						LEVEL
					)
			]
		];
	it.each(cases)('%s', (name, truth, of) => {
		const missed = misses(trials(name, of), truth);
		expect(atLeast(missed, TRIALS, LEVEL)).toBeGreaterThan(0.01);
	});

	it('and are no wider than they have to be', () => {
		const found = trials('narrow', (chance) =>
			differenceOf(
				some(40, () => dice(chance)),
				LEVEL
			)
		);
		expect(atMost(misses(found, 0), TRIALS, LEVEL)).toBeGreaterThan(0.01);
	});
});

describe('where there is no difference', () => {
	const cases: [string, (chance: Stream) => Difference][] = [
		[
			'numbers',
			(chance) =>
				differenceOf(
					some(30, () => dice(chance)),
					LEVEL
				)
		],
		[
			'numbers that seldom differ',
			(chance) =>
				differenceOf(
					some(80, () => seldom(chance)),
					LEVEL
				)
		],
		[
			'shares',
			(chance) =>
				shareDifferenceOf(
					some(60, () => share(chance, 300, 300)),
					LEVEL
				)
		],
		[
			'rare things',
			(chance) =>
				shareDifferenceOf(
					some(60, () => share(chance, 30, 30)),
					LEVEL
				)
		]
	];
	it.each(cases)('one is claimed at most as often as the level allows: %s', (name, of) => {
		const claims = trials(name, of).filter(({ p }) => p <= LEVEL).length;
		expect(atLeast(claims, TRIALS, LEVEL)).toBeGreaterThan(0.01);
	});
});

describe('a planted difference is found as often as was promised', () => {
	/** Neither too seldom nor too often: both would be a wrong promise. */
	function expectFound(found: readonly Difference[], promised: number): void {
		const claims = found.filter(({ p }) => p <= LEVEL).length;
		expect(atMost(claims, TRIALS, promised)).toBeGreaterThan(0.005);
		expect(atLeast(claims, TRIALS, promised)).toBeGreaterThan(0.005);
	}

	it.each([1, 2, 4])('a number, by %i', (difference) => {
		// Four dice, doubled.
		const deviation = 2 * Math.sqrt(35 / 3);
		const sought = { difference, deviation, level: LEVEL, steps: false };
		const needed = pairsNeeded(sought)!;
		for (const pairs of [needed, Math.ceil(needed / 2)]) {
			const found = trials(`planted ${difference} ${pairs}`, (chance) =>
				differenceOf(
					some(pairs, () => 2 * dice(chance) + difference),
					LEVEL
				)
			);
			expectFound(found, powerOf(pairs, sought));
		}
	});

	it.each([
		[600, 500],
		[300, 200],
		[100, 60]
	])('a share, %i of a thousand in place of %i', (inB, inA) => {
		const [p, q] = [inB / 1000, inA / 1000];
		const deviation = Math.sqrt(p * (1 - p) + q * (1 - q));
		const sought = { difference: p - q, deviation, level: LEVEL, steps: true };
		const pairs = pairsNeeded(sought)!;
		const found = trials(`share ${inB}`, (chance) =>
			shareDifferenceOf(
				some(pairs, () => share(chance, inB, inA)),
				LEVEL
			)
		);
		expectFound(found, powerOf(pairs, sought));
	});
});
