import { saying } from '#lib/language/said.test.fixture.ts';
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { MARKET, say, start } from './market.test.fixture.ts';
import { loadSession } from './load-session.ts';

describe('changing the rules under a running game', () => {
	test('the position goes on under the new rule', () => {
		const session = start();
		say(session, 0, 'buy(shell)');
		const cheaper = programOf(MARKET.replace('is: 2 * what.worth', 'is: 1 * what.worth'));
		const lock = { base: 'cheaper' };
		expect(session.swap(cheaper, lock)).toMatchObject({
			ok: true,
			changes: [saying('values.price')]
		});
		expect(session.course().lock).toEqual(lock);
		expect(session.explain(1, 'price', ['pearl'])?.result).toEqual({ known: true, value: 4 });
		expect(session.view('observer').players[0]?.fields).toEqual({ gold: 5, secret: 7 });
		expect(say(session, 1, 'buy(pearl)')).toEqual({ ok: true });
		const options = { seed: 'shop', lock, makeCode: interpretedCode };
		expect(loadSession(cheaper, session.course(), options)).toMatchObject({ ok: true, proved: 1 });
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
			said: saying('counters were added or taken away; that takes effect in a new game'),
			obstacle: { kind: 'counters', id: '' }
		});
		const longer = MARKET.replace(
			'      - offer: shopping',
			'      - set: you.gold\n        by: 1\n      - offer: shopping'
		);
		expect(swap(longer)).toEqual({
			ok: false,
			said: saying('the rule turn is running just now and its steps have changed'),
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
		const before = JSON.stringify(session.course());
		expect(session.swap(nobody)).toMatchObject({
			ok: false,
			said: saying(/nobody is asked/),
			obstacle: { kind: 'rule-fails' }
		});
		expect(JSON.stringify(session.course())).toBe(before);
		expect(session.answer({ seat: 0, keys: [], amount: 2 })).toEqual({ ok: true });
	});
});
