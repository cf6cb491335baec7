import { saying } from '#lib/language/said.test.fixture.ts';
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { Course } from './course.ts';
import { loadSession } from './load-session.ts';
import { createSession } from './session.ts';
import { MARKET, say, start } from './market.test.fixture.ts';

const OPTIONS = { seed: 'shop', lock: {}, makeCode: interpretedCode };

const load = (program: Program, course: Course) =>
	loadSession(program, JSON.parse(JSON.stringify(course)) as Course, OPTIONS);

function played() {
	const session = start();
	say(session, 0, 'buy(shell)');
	session.answer({ seat: 0, keys: ['gamble'], anytime: true });
	say(session, 1, 'pass');
	return session;
}

/** What is said for the second seat when it does not answer is not legal. */
const STAYING_AWAY = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
procedures:
  play:
    do:
      - { choose: a, players: players, between: { min: 1, max: 3 }, default: 2 + 5 * you.seat }
      - end-game: players
`;

describe('an answer that took the place of a default that was not legal', () => {
	test('says so in the log before and after the game is loaded', () => {
		const session = createSession(programOf(STAYING_AWAY), OPTIONS);
		session.play({ seat: 0, picks: [2], anytime: false });
		session.play({ seat: 1, picks: [1], anytime: false, instead: true });
		const course = session.course();
		expect(course.answers).toEqual([
			[0, 2],
			[1, 1, '!default']
		]);
		const loaded = load(session.program, course);
		if (!loaded.ok) throw new Error('not loaded');
		expect(loaded.parted).toBeNull();
		const log = loaded.session.log('observer');
		expect(JSON.stringify(log).split('system.instead')).toHaveLength(2);
		expect(log).toEqual(session.log('observer'));
		expect(loaded.session.log(0)).toEqual(session.log(0));
		expect(loaded.session.course()).toEqual(course);
	});

	test('is not said of one that somebody chose', () => {
		const course = played().course();
		const answers = course.answers.with(2, [...course.answers[2]!, '!default']);
		const loaded = load(played().program, { ...course, answers });
		expect(loaded.ok && loaded.parted).toMatchObject({
			answer: 3,
			said: { code: 'play/not-instead' }
		});
	});

	test('says so where it has another number under other rules', () => {
		const game = played();
		const first = [0, 3, 'pass', '!default'];
		const course = { ...game.course(), rulesHash: 'other', answers: [[0, 0, 'pass', '!default']] };
		const loaded = load(game.program, course);
		expect(loaded).toMatchObject({ ok: true, moved: 1, parted: null });
		expect(loaded.ok && loaded.session.course().answers).toEqual([first]);
	});
});

describe('the course of a game', () => {
	const session = played();
	const course = session.course();
	const numbers = course.answers.map((parts) => parts.filter((part) => typeof part === 'number'));

	test('says what was chosen, in numbers and in keys', () => {
		expect(course.answers).toEqual([
			[0, 0, 'buy(shell)'],
			[-1, 0, 'gamble'],
			[1, 2, 'pass']
		]);
	});

	test('plays itself again, proved by the hash of its end', () => {
		const loaded = load(session.program, course);
		expect(loaded).toMatchObject({ ok: true, moved: 0, proved: 1, parted: null });
		expect(loaded.ok && loaded.session.view('observer')).toEqual(session.view('observer'));
	});

	test.each([
		['a number', [0, 17], 'the answer of p1, 17, is not legal here'],
		['a key', [0, 0, 'buy(pearl)'], 'the answer of p1, buy(pearl), is not legal here'],
		['a seat', [1, 0, 'buy(shell)'], 'p2 is not asked here'],
		['nobody', [7, 0], 'there is no seat 8'],
		['an action out of turn', [-3, 0], 'there is no seat 3'],
		['nothing', [], 'the answer does not say whose it is'],
		['only a key', ['buy(shell)'], 'the answer does not say whose it is']
	])('notices another answer: %s', (_, answer, reason) => {
		expect(load(session.program, { ...course, answers: [answer] })).toMatchObject({
			ok: true,
			parted: { answer: 1, of: 1, said: saying(reason) }
		});
	});

	test('notices an answer that was exchanged for another legal one, at the end', () => {
		const answers = numbers.with(0, [0, 1]);
		expect(load(session.program, { ...course, answers })).toMatchObject({
			parted: { answer: 3, of: 3, said: saying('the position at the end differs from the record') }
		});
	});

	test('notices an answer without its keys where others have them; the oldest records have none', () => {
		const { program } = session;
		const partly = { ...course, answers: course.answers.with(1, numbers[1]!) };
		for (const rulesHash of [course.rulesHash, 'others'])
			expect(load(program, { ...partly, rulesHash })).toMatchObject({
				parted: { answer: 2, said: { code: 'play/without-keys' } }
			});
		expect(load(program, { ...course, answers: numbers })).toMatchObject({ parted: null });
	});

	test('notices a checkpoint that differs, and one that is never reached', () => {
		expect(load(session.program, { ...course, checkpoints: [[2, 'other']] })).toMatchObject({
			parted: { answer: 2, said: saying('the position after it differs from the record') }
		});
		expect(load(session.program, { ...course, checkpoints: [[25, 'other']] })).toMatchObject({
			parted: { said: saying('the record has checkpoints that the game does not reach') }
		});
	});

	test('goes on under other rules: what was chosen is looked for, and it says where it parts', () => {
		// Another kind of token comes first in the shop.
		const other = programOf(
			MARKET.replace('pieces:', 'pieces:\n  coral: { kind: token, worth: 1 }')
		);
		const loaded = load(other, course);
		expect(loaded).toMatchObject({ ok: true, moved: 2, proved: 0, parted: null });
		expect(loaded.ok && loaded.session.course().answers[0]).toEqual([0, 1, 'buy(shell)']);
		const strict = programOf(MARKET.replace('once: you.secret == 7', 'once: you.secret == 8'));
		expect(load(strict, course)).toMatchObject({
			ok: true,
			parted: { answer: 2, of: 3, said: saying('the answer of p1, gamble, is not legal here') }
		});
	});

	test('a position that cannot be is refused, with its place', () => {
		const swapped = played();
		swapped.swap(programOf(MARKET.replace('is: 2 * what.worth', 'is: 1 * what.worth')));
		const { position, ...rest } = swapped.course();
		expect(load(swapped.program, { position, ...rest })).toMatchObject({ ok: true, proved: 1 });
		if (position?.format !== 'thingsmith-position-1') throw new Error('a position is expected');
		const broken = { ...position, zones: { ...position.zones, shop: [] } };
		expect(load(swapped.program, { ...rest, position: broken })).toEqual({
			ok: false,
			said: saying('position.zones: shell/2 lies in no zone')
		});
	});

	test('a memory image of an older version becomes a position, or is refused', () => {
		const words = Array.from(session.machine.mem);
		const old = { ...course, answers: [], end: null };
		const image = (change: (words: number[]) => void): Course => {
			const copy = [...words];
			change(copy);
			return { ...old, position: { format: 'memory-image', words: copy } };
		};
		const loaded = load(
			session.program,
			image(() => undefined)
		);
		expect(loaded.ok && loaded.session.view('observer')).toEqual(session.view('observer'));
		expect(loaded.ok && loaded.session.course()).toMatchObject({
			position: { format: 'thingsmith-position-1' },
			end: course.end
		});
		const { layout } = session.machine;
		const broken: ((words: number[]) => void)[] = [
			(w) => w.pop(),
			(w) => w.fill(0),
			(w) => w.fill(1),
			(w) => w.fill(1.5),
			(w) => (w[layout.above] = 0),
			(w) => (w[layout.zone] = 0),
			(w) => (w[layout.face] = 99),
			(w) => (w[1] = -1),
			(w) => (w[2] = 1_000_000),
			(w) => (w[layout.stack + 2] = layout.stack),
			(w) => (w[layout.stack] = 1000)
		];
		for (const change of broken) {
			expect(load(session.program, image(change)), change.toString()).toEqual({
				ok: false,
				said: saying(
					'its position is a memory image of an older version that these rules cannot read'
				)
			});
		}
	});
});
