/** Dice that are rolled again: a course says where chance began anew, and is the same game every time. */
import { inEnglish } from '#lib/language/said.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { type Course, courseUntil, rolledAgain } from './course.ts';
import { loadSession } from './load-session.ts';
import { MARKET, start } from './market.test.fixture.ts';
import type { Session } from './session.ts';

const DICE = MARKET.replace(', once: you.secret == 7', '');

const load = (session: Session, course: Course) => {
	const copy = JSON.parse(JSON.stringify(course)) as Course;
	const options = { seed: 'shop', lock: {}, makeCode: interpretedCode };
	const loaded = loadSession(session.program, copy, options);
	if (!loaded.ok) throw new Error(inEnglish(loaded.said));
	return loaded;
};

const gamble = (session: Session, seat: number): void => {
	const said = session.answer({ seat, keys: ['gamble'], anytime: true });
	expect(said).toEqual({ ok: true });
};

/** The dice so far, as they were told. */
const dice = (session: Session): number[] =>
	session.log('observer').flatMap(({ phrase: { args } }) => {
		const told = args['dice'];
		return told?.of === 'dice' ? told.faces : [];
	});

function rolled(): Session {
	const session = start(DICE);
	for (let i = 0; i < 30; i++) gamble(session, i % 2);
	return session;
}

test('what came before is the same game, the rest has other dice, and it plays itself again', () => {
	const session = rolled();
	const again = load(session, rolledAgain(session.course(), 20, 'once more'));
	expect(again).toMatchObject({ moved: 0, parted: null });
	const branch = again.session;
	expect(branch.span.last).toBe(20);
	expect(dice(branch).slice(0, 19)).toEqual(dice(session).slice(0, 19));
	for (let i = 20; i < 30; i++) gamble(branch, i % 2);
	expect(dice(branch).slice(19)).not.toEqual(dice(session).slice(19));
	const course = branch.course();
	expect(course.fresh).toEqual([[19, 'once more']]);
	const twin = load(session, course);
	expect(twin).toMatchObject({ parted: null, proved: course.checkpoints.length + 1 });
	expect(twin.session.course()).toEqual(course);
	expect(dice(twin.session)).toEqual(dice(branch));
});

test('a course without it is written as before, and one with it is not taken for one without', () => {
	const session = rolled();
	expect(Object.keys(session.course())).not.toContain('fresh');
	const branch = load(session, rolledAgain(session.course(), 20, 'x')).session;
	for (let i = 20; i < 30; i++) gamble(branch, i % 2);
	const { fresh: _, ...without } = branch.course();
	expect(load(session, without).parted).toMatchObject({ answer: 25 });
});

test('every moment of such a game is the one it was, and undo goes back through it', () => {
	const session = rolled();
	const branch = load(session, rolledAgain(session.course(), 20, 'x')).session;
	const hashes = Array.from({ length: 20 }, (_, turn) => hashState(branch.at(turn)));
	for (let i = 20; i < 30; i++) gamble(branch, i % 2);
	for (let turn = 0; turn < 19; turn++) {
		expect(hashState(branch.at(turn))).toBe(hashes[turn]);
		expect(hashState(branch.at(turn))).toBe(hashState(session.at(turn)));
	}
	const then = hashState(branch.at(25));
	while (branch.span.last > 25) branch.undo('any');
	expect(hashState(branch.machine)).toBe(then);
	// Up to where it began anew, it stays so; before that, the first chance is back.
	while (branch.span.last > 19) branch.undo('any');
	expect(branch.course().fresh).toEqual([[19, 'x']]);
	branch.undo('any');
	expect(branch.course().fresh).toBeUndefined();
	for (let i = 18; i < 30; i++) gamble(branch, i % 2);
	expect(branch.course()).toEqual(session.course());
});

test('a branch keeps what came before it; the same moment twice is once', () => {
	const { course, session } = (() => {
		const first = rolled();
		const again = load(first, rolledAgain(first.course(), 10, 'a')).session;
		for (let i = 10; i < 30; i++) gamble(again, i % 2);
		return { course: again.course(), session: again };
	})();
	expect(rolledAgain(course, 20, 'b').fresh).toEqual([
		[9, 'a'],
		[19, 'b']
	]);
	expect(rolledAgain(course, 10, 'b').fresh).toEqual([[9, 'b']]);
	expect(courseUntil(course, 9).fresh).toEqual([[9, 'a']]);
	expect(courseUntil(course, 8).fresh).toBeUndefined();
	expect(dice(load(session, courseUntil(course, 15)).session)).toEqual(dice(session).slice(0, 15));
});

test('other rules begin with a position, in which chance stands as it stood', () => {
	const session = rolled();
	const branch = load(session, rolledAgain(session.course(), 20, 'x')).session;
	const cheaper = start(DICE.replace('is: 2 * what.worth', 'is: 1 * what.worth')).program;
	expect(branch.swap(cheaper)).toMatchObject({ ok: true });
	expect(branch.course().fresh).toBeUndefined();
	gamble(branch, 0);
	expect(load(branch, branch.course())).toMatchObject({ parted: null, proved: 1 });
});

test('any such game plays itself again, rolled again wherever', () => {
	const session = rolled();
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }), (moments) => {
			let game = session;
			for (const [i, moment] of moments.entries()) {
				const turn = Math.min(moment, game.span.last);
				game = load(game, rolledAgain(game.course(), turn, `salt ${i}`)).session;
				for (let at = turn; at < 30; at++) gamble(game, at % 2);
			}
			expect(load(game, game.course()).parted).toBeNull();
			expect(load(game, game.course()).session.course()).toEqual(game.course());
		}),
		{ numRuns: 40 }
	);
});
