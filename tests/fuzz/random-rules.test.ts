/**
 * Whatever somebody writes: linking it ends, playing it ends, and both ways to run say the same. `FUZZ_RULES=20000` makes
 * more rules than the few of every day.
 */
import { expect, test } from 'vitest';
import { isWhole } from '../../scripts/sample.mjs';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers, unanswered } from '#lib/engine/play/play.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';
import { failureOf, started, WAYS } from './both-ways.ts';
import { randomPicks, testRandom } from './random-player.ts';
import { randomRules } from './random-rules.ts';

const RULES = Number(process.env['FUZZ_RULES'] ?? (isWhole() ? 3000 : 100));
const BUDGET = 60_000;
/** Both ways count alike, but not the same: where one fails, the other one has done at least this part of it. */
const NEARLY = BUDGET / 25;
const ANSWERS = 4;

/** What came of some rules in one way. */
interface Course {
	failure: string | null;
	/** Positions after each answer. */
	positions: string[];
	/** The most that was done between two answers. */
	most: number;
}

function courseOf(machine: Machine, begun: string | null, seed: number): Course {
	const pick = testRandom(seed);
	const course: Course = { failure: begun, positions: [], most: machine.budget - machine.left };
	while (course.failure === null) {
		course.positions.push(hashState(machine));
		if (isOver(machine) || course.positions.length > ANSWERS) break;
		course.failure = failureOf(() => {
			const seat = firstAsked(machine);
			const legal = legalAnswers(machine, seat);
			answer(
				machine,
				seat,
				pick(3) === 0 ? unanswered(machine, seat).picks : randomPicks(legal, pick)
			);
		});
		course.most = Math.max(course.most, machine.budget - machine.left);
	}
	return course;
}

test('rules at random come to an end, in both ways the same', () => {
	const came = { linked: 0, refused: 0, failed: 0, played: 0 };
	for (let seed = 1; seed <= RULES; seed++) {
		const text = randomRules(testRandom(seed));
		const { program, lines } = linkYaml(text);
		if (program === null) {
			expect(
				lines.some((line) => line.startsWith('error')),
				text
			).toBe(true);
			came.refused++;
			continue;
		}
		came.linked++;
		const [walked, printed] = WAYS.map(([, makeCode]) => {
			const { machine, failure } = started(program, makeCode, BUDGET);
			return courseOf(machine, failure, seed);
		}) as [Course, Course];
		const both = Math.min(walked.positions.length, printed.positions.length);
		expect(printed.positions.slice(0, both), text).toEqual(walked.positions.slice(0, both));
		if ((walked.failure === null) === (printed.failure === null)) {
			expect(printed.positions.length, text).toBe(walked.positions.length);
		} else {
			expect(Math.min(walked.most, printed.most), text).toBeGreaterThan(NEARLY);
		}
		if (walked.failure === null) came.played++;
		else came.failed++;
	}
	if (process.env['FUZZ_RULES'] !== undefined) console.log(came);
	// Neither all of them are nonsense, nor do all of them work.
	for (const count of [came.refused, came.failed, came.played]) {
		expect(count).toBeGreaterThan(RULES / 50);
	}
});
