import { inEnglish } from '#lib/language/said.ts';
import { expect, test } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { courseUntil } from './course.ts';
import { loadSession } from './load-session.ts';
import { MARKET, say, start } from './market.test.fixture.ts';

test('the log of a game that was taken back is as it was', () => {
	const session = start();
	say(session, 0, 'buy(shell)');
	const before = JSON.stringify(session.log(0));
	say(session, 1, 'buy(shell/2)');
	expect(session.undo('any')).toBe(true);
	expect(JSON.stringify(session.log(0))).toBe(before);
});

test('another way from a moment of the past leaves the first one as it was', () => {
	const session = start();
	say(session, 0, 'buy(shell)');
	say(session, 1, 'pass');
	say(session, 0, 'pass');
	const course = session.course();
	const options = { seed: 'shop', lock: {}, makeCode: interpretedCode };
	const branch = loadSession(session.program, courseUntil(course, 1), options);
	if (!branch.ok) throw new Error(inEnglish(branch.said));
	say(branch.session, 1, 'buy(shell/2)');
	expect(branch.session.course().end).not.toBe(course.end);
	const back = loadSession(session.program, course, options);
	if (!back.ok) throw new Error(inEnglish(back.said));
	expect([back.parted, back.session.course()]).toEqual([null, course]);
	expect(hashState(back.session.machine)).toBe(course.end);
});

test('the past begins where other rules were taken over, and a branch of it too', () => {
	const session = start();
	say(session, 0, 'buy(shell)');
	const cheaper = programOf(MARKET.replace('is: 2 * what.worth', 'is: 1 * what.worth'));
	expect(session.swap(cheaper)).toMatchObject({ ok: true });
	say(session, 1, 'pass');
	say(session, 0, 'pass');
	expect(session.span).toEqual({ first: 1, last: 3 });
	expect(() => session.at(0)).toThrow('there is no moment after 0 answers');
	const then = hashState(session.at(2));
	const options = { seed: 'shop', lock: {}, makeCode: interpretedCode };
	const branch = loadSession(cheaper, courseUntil(session.course(), 2), options);
	expect(branch.ok && hashState(branch.session.machine)).toBe(then);
});

test('an explanation of the past is one of then', () => {
	const session = start();
	for (const seat of [0, 1]) say(session, seat, 'pass');
	expect(session.explain(0, 'price', ['pearl'])?.result).toEqual({ known: true, value: 9 });
	expect(session.explain(0, 'price', ['pearl'], 0)?.result).toEqual({ known: true, value: 8 });
});

test('what is written down while answers are given is what a witness sees who has them given again', () => {
	const session = start();
	const viewers = [0, 1, 'observer'] as const;
	session.watch(viewers);
	say(session, 0, 'buy(shell)');
	say(session, 1, 'buy(shell/2)');
	session.undo('any');
	say(session, 1, 'pass');
	const options = { seed: 'shop', lock: {}, makeCode: interpretedCode };
	const again = loadSession(session.program, session.course(), options);
	if (!again.ok) throw new Error(inEnglish(again.said));
	for (const viewer of viewers) {
		const written = session.happened(viewer, 0);
		expect(written.map(({ happenings }) => happenings.length > 0)).toContain(true);
		expect(written).toEqual(again.session.happened(viewer, 0));
	}
});
