import { saying } from '#lib/language/said.test.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { Answer } from '#lib/engine/seat/protocol.ts';
import { findPicks } from './answers.ts';
import { MARKET, say, start } from './market.test.fixture.ts';

describe('a session', () => {
	test('asks in keys, and takes answers in keys', () => {
		const session = start();
		const { decision } = session.view(0);
		expect(decision?.options.map(({ key }) => key)).toEqual([
			'buy(shell)',
			'buy(shell/2)',
			'buy(shell/3)',
			'pass'
		]);
		expect(session.view(1).decision).toBeNull();
		expect(session.view(1).waitingFor).toEqual([0]);
		expect(say(session, 0, 'buy(shell/2)')).toEqual({ ok: true });
		expect(session.view(0).players[0]?.fields).toEqual({ gold: 5, secret: 7 });
		expect(session.view(0).players[1]?.fields).toEqual({ gold: 7 });
		expect(session.view(1).waitingFor).toEqual([1]);
	});

	test('finds the answer that each key names, and none for another key', () => {
		const session = start();
		const { decision } = session.view(0);
		for (const [pick, { key }] of decision!.options.entries()) {
			const found = findPicks(session.machine, { seat: 0, keys: [key] });
			expect([key, found]).toEqual([
				key,
				{ ok: true, decision: { seat: 0, picks: [pick], anytime: false } }
			]);
		}
		for (const key of ['buy(shell)~2', 'buy(shell', 'buy()', 'sell(shell)', 'none', ''])
			expect(findPicks(session.machine, { seat: 0, keys: [key] })).toMatchObject({ ok: false });
	});

	test('refuses with the condition that failed', () => {
		const session = start();
		const result = say(session, 0, 'buy(pearl)');
		expect(result).toMatchObject({ ok: false, because: { id: 'gold', path: 'requires.buy.gold' } });
		expect(say(session, 1, 'pass')).toMatchObject({
			ok: false,
			said: saying('seat 2 is not asked now')
		});
		const [refusal] = session.refusals(0);
		expect(refusal).toMatchObject({ key: 'buy(pearl)', targets: ['pearl'] });
		expect(refusal?.because.condition).toBe('(gold >= price(…))');
	});

	test('explains a value by its parts', () => {
		const session = start();
		for (const seat of [0, 1]) say(session, seat, 'pass');
		expect(session.explain(0, 'price', ['pearl'])).toMatchObject({
			result: { known: true, value: 9 },
			parts: [
				{ stage: 'base', amount: { known: true, value: 8 } },
				{ stage: 'add', id: 'inflation', amount: { known: true, value: 1 } }
			]
		});
		expect(session.explain(0, 'price', ['nothing'])).toBeNull();
	});

	test('anytime actions are taken while somebody else is asked', () => {
		const session = start();
		expect(session.view(1).anytime.map(({ key }) => key)).toEqual(['gamble']);
		expect(session.answer({ seat: 1, keys: ['gamble'], anytime: true })).toEqual({ ok: true });
		expect(session.view(1).anytime).toEqual([]);
		expect(session.view(0).waitingFor).toEqual([0]);
	});

	test('undo stops at chance unless told to go on', () => {
		const session = start();
		const before = JSON.stringify(session.view('observer'));
		say(session, 0, 'buy(shell)');
		expect(session.undo('barrier')).toBe(true);
		expect(JSON.stringify(session.view('observer'))).toBe(before);
		session.answer({ seat: 0, keys: ['gamble'], anytime: true });
		expect(session.undo('barrier')).toBe(false);
		expect(session.undo('any')).toBe(true);
		expect(JSON.stringify(session.view('observer'))).toBe(before);
		expect(session.undo('any')).toBe(false);
	});

	test('answers are foreseen, and nothing of them stays', () => {
		const session = start(MARKET.replace('player: you\n', 'player: you\n        repeat: true\n'));
		const before = JSON.stringify([session.view('observer'), session.log('observer')]);
		const buy = (what: string): Answer => ({ seat: 0, keys: [`buy(${what})`] });
		const seen = session.foresee(0, [buy('shell'), buy('shell/2')]);
		expect(seen?.decision?.options.map(({ key }) => key)).toEqual(['buy(shell/3)', 'pass']);
		expect(seen?.players[0]?.fields['gold']).toBe(3);
		expect(session.foresee(0, [buy('pearl')])).toBeNull();
		expect(JSON.stringify([session.view('observer'), session.log('observer')])).toBe(before);
	});

	test('nobody foresees dice, nor more of others than can be seen', () => {
		const session = start();
		expect(session.foresee(0, [{ seat: 0, keys: ['gamble'], anytime: true }])).toBeNull();
		const passed = session.foresee(0, [{ seat: 0, keys: ['pass'] }]);
		expect([passed?.decision, passed?.waitingFor]).toEqual([null, [1]]);
		expect(session.view(0).decision?.options).toHaveLength(4);
		expect(session.undo('any')).toBe(false);
	});

	test('the log tells each viewer what that viewer may know', () => {
		const session = start();
		say(session, 0, 'buy(shell)');
		const lines = (viewer: 0 | 1): string[] =>
			session
				.log(viewer)
				.map(({ kind, phrase }) => `${kind} ${JSON.stringify(phrase.args.what ?? null)}`);
		expect(lines(0)).toContain('log {"of":"thing","keys":["shell"]}');
		expect(lines(1)).toContain('log {"of":"unknown","count":1}');
		expect(session.log(1).filter(({ kind }) => kind === 'chosen')).toEqual([]);
	});
});
