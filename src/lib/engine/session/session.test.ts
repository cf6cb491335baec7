import { describe, expect, test } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession, loadSession, type Session } from './session.ts';

/** A small market: tokens for gold, a secret hand, a die. */
const MARKET = `
game: { id: market, players: { min: 2, max: 3 }, start: play }
kinds:
  token: { plural: tokens, attributes: { worth: int }, start: bag }
pieces:
  shell: { kind: token, count: 3, worth: 1 }
  pearl: { kind: token, worth: 4 }
fields:
  game: { round: { type: int, visible: all } }
  player:
    gold: { type: int, start: 5, visible: all }
    secret: { type: int, start: 7, visible: owner }
zones:
  bag: { sees: none, count: all }
  hand: { per: player, main: true, sees: owner, count: all }
  shop: { sees: all, count: all }
values:
  price: { params: { what: token }, is: 2 * what.worth }
effects:
  inflation: { modify: price(what), when: round > 1, add: 1 }
actions:
  buy:
    window: shopping
    for: { what: tokens at shop }
    requires:
      gold: { is: you.gold >= price(what) }
    do:
      - set: you.gold
        by: -price(what)
      - move: what
        to: hand(you)
      - log: bought
        with: { who: you, what: what }
  gamble:
    window: anytime
    requires: { gold: you.gold > 0, once: you.secret == 7 }
    do:
      - roll: 1d6
        as: die-roll
      - set: you.secret
        to: die-roll
procedures:
  play:
    do:
      - move: tokens at bag
        to: shop
      - repeat: { while: any(tokens at shop) }
        do:
          - set: round
            by: 1
          - for-each: you
            in: players
            do:
              - call: turn
                with: { you: you }
      - end-game: "players where gold == max(p in players: p.gold)"
        reason: richest
  turn:
    params: { you: player }
    do:
      - set: you.gold
        by: 2
      - offer: shopping
        player: you
`;

const start = (text: string = MARKET): Session =>
	createSession(programOf(text), { seed: 'shop', lock: {}, makeCode: interpretedCode });

const say = (session: Session, seat: number, ...keys: string[]) => session.answer({ seat, keys });

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

	test('refuses with the condition that failed', () => {
		const session = start();
		const result = say(session, 0, 'buy(pearl)');
		expect(result).toMatchObject({ ok: false, because: { id: 'gold', path: 'requires.buy.gold' } });
		expect(say(session, 1, 'pass')).toMatchObject({ ok: false, reason: 'seat 2 is not asked now' });
		const [refusal] = session.refusals(0);
		expect(refusal).toMatchObject({ key: 'buy(pearl)', targets: ['pearl'] });
		expect(refusal?.because.trace.text).toBe('(gold >= price(…))');
	});

	test('explains a value by its parts', () => {
		const session = start();
		for (const seat of [0, 1]) say(session, seat, 'pass');
		expect(session.explain(0, 'price', ['pearl'])).toMatchObject({
			result: 9,
			parts: [
				{ stage: 'base', amount: 8 },
				{ stage: 'add', id: 'inflation', amount: 1 }
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

	test('a save plays itself again, and notices when it was tampered with', () => {
		const session = start();
		say(session, 0, 'buy(shell)');
		session.answer({ seat: 0, keys: ['gamble'], anytime: true });
		say(session, 1, 'pass');
		const save = session.save();
		const loaded = loadSession(
			session.program,
			JSON.parse(JSON.stringify(save)) as typeof save,
			interpretedCode
		);
		expect(loaded.ok && loaded.session.view('observer')).toEqual(session.view('observer'));
		const broken = { ...save, answers: [[0, 17]] };
		expect(loadSession(session.program, broken, interpretedCode)).toMatchObject({ ok: false });
		const foreign = { ...save, programHash: 'another' };
		expect(loadSession(session.program, foreign, interpretedCode)).toMatchObject({ ok: false });
	});
});

describe('changing the rules under a running game', () => {
	test('the position goes on under the new rule', () => {
		const session = start();
		say(session, 0, 'buy(shell)');
		const cheaper = programOf(MARKET.replace('is: 2 * what.worth', 'is: 1 * what.worth'));
		const lock = { base: 'cheaper' };
		expect(session.swap(cheaper, lock)).toMatchObject({ ok: true, changes: ['values.price'] });
		expect(session.save().lock).toEqual(lock);
		expect(session.explain(1, 'price', ['pearl'])?.result).toBe(4);
		expect(session.view('observer').players[0]?.fields).toEqual({ gold: 5, secret: 7 });
		expect(say(session, 1, 'buy(pearl)')).toEqual({ ok: true });
		expect(loadSession(cheaper, session.save(), interpretedCode)).toMatchObject({ ok: true });
	});

	test('a new field begins with its start value', () => {
		const session = start();
		const more = MARKET.replace(
			'secret: {',
			'fame: { type: int, start: 3, visible: all }\n    secret: {'
		);
		expect(session.swap(programOf(more))).toMatchObject({ ok: true });
		expect(session.view(0).players[0]?.fields).toEqual({ gold: 7, fame: 3, secret: 7 });
	});

	test('what cannot be carried over is named', () => {
		const session = start();
		const swap = (text: string) => session.swap(programOf(text));
		expect(swap(MARKET.replace('count: 3', 'count: 4'))).toEqual({
			ok: false,
			reason: 'counters were added or taken away; that takes effect in a new game',
			obstacle: { kind: 'counters', id: '' }
		});
		const longer = MARKET.replace(
			'      - offer: shopping',
			'      - set: you.gold\n        by: 1\n      - offer: shopping'
		);
		expect(swap(longer)).toEqual({
			ok: false,
			reason: 'the rule turn is running just now and its steps have changed',
			obstacle: { kind: 'rule-runs', id: 'turn' }
		});
		expect(session.view(0).decision?.options).toHaveLength(4);
	});

	test('rules under which the game would stop are refused, and the game stays as it is', () => {
		const ASKING = `
game: { id: asking, players: { min: 2, max: 2 }, start: play }
fields: { game: { sum: { type: int, visible: all } } }
values: { asked: { type: player?, is: "least(p in players: p.seat)" } }
procedures:
  play:
    do:
      - repeat: { until: sum > 9 }
        do:
          - choose: n
            player: only(asked)
            between: { min: 1, max: 2 }
          - { set: sum, by: n }
      - end-game: players
        reason: over
`;
		const session = start(ASKING);
		const nobody = programOf(ASKING.replace('in players:', 'in players where it.seat > 5:'));
		const before = JSON.stringify(session.save());
		expect(session.swap(nobody)).toMatchObject({
			ok: false,
			reason: expect.stringContaining('nobody is asked') as string,
			obstacle: { kind: 'rule-fails' }
		});
		expect(JSON.stringify(session.save())).toBe(before);
		expect(session.answer({ seat: 0, keys: [], amount: 2 })).toEqual({ ok: true });
	});
});
