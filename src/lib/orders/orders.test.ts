import { describe, expect, it, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver } from '#lib/engine/play/play.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { checkOrders } from './check-orders.ts';
import { OrderedPlayer } from './OrderedPlayer.ts';
import type { Orders } from './orders.ts';

/** Two armies. In each of four rounds both buy, then lose two of what they have; whoever wants to goes home. */
const RULES = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { soldier: { plural: soldiers, attributes: { strength: int }, start: bag } }
pieces:
  page: { kind: soldier, count: 4, strength: 1 }
  knight: { kind: soldier, count: 4, strength: 3 }
map: { space: hex, plural: hexes, grid: hex, rings: 1 }
fields:
  game: { round: { type: int, visible: all } }
  player:
    gold: { type: int, start: 3, visible: all }
    secret: { type: int, start: 5, visible: owner }
    camp: { type: hex?, visible: all }
    home: { type: bool, visible: all }
zones: { bag: { sees: none, count: none }, army: { per: player, sees: owner, count: all, main: true }, lost: { sees: all, count: all } }
actions:
  hire: { window: market, for: { what: soldiers at army(you) }, requires: { gold: you.gold > 0 }, do: [{ set: you.gold, by: -1 }] }
  beg: { window: market, do: [{ set: you.gold, by: 1 }] }
procedures:
  losses:
    params: { you: player }
    do:
      - { choose: victims, from: soldiers at army(you), count: 'min(2, count(army(you)))', ask: always }
      - { move: victims, to: lost }
  play:
    do:
      - for-each: p
        in: players
        do:
          - { draw: 4, from: bag, to: army(p) }
      - for-each: i
        in: 1 .. 4
        do:
          - { set: round, by: 1 }
          - for-each: you
            in: players
            do:
              - { offer: market, player: you, default: beg }
              - { choose: spot, player: you, from: hexes, optional: true, default: 'hex(0,0)' }
              - { set: you.camp, to: spot }
              - { call: losses, with: { you: you } }
              - { choose: flee, player: you, options: { yes: {}, no: {} }, default: no }
              - { set: you.home, to: flee == yes }
      - end-game: players
`;
const SKIRMISH = link(
	composeGame({ files: new Map([['test/base/game.yaml', RULES]]) }, 'test', [], []),
	2
);
const program = SKIRMISH.program!;
const check = (text: string, seat = 0) =>
	checkOrders('o.yaml', text, seat, { program, symbols: SKIRMISH.symbols });
const lines = (text: string): string[] =>
	check(text).findings.map(
		({ code, range, message }) => `${range.start.line}:${range.start.column} ${code}: ${message}`
	);

function orders(answers: string, seat = 0): Orders {
	const { orders, findings } = check(`orders: x\nanswers:\n${answers}`, seat);
	if (!orders) throw new Error(findings.map(({ message }) => message).join('\n'));
	return orders;
}

/** Plays to the end: seat 0 by orders, the other by none. */
function played(answers: string): { m: Machine; tally: OrderedPlayer['tally']; given: string[] } {
	const m = new Machine(interpretedCode(program));
	m.start('1');
	const players = [new OrderedPlayer(orders(answers)), new OrderedPlayer(orders('  []', 1))];
	const given: string[] = [];
	for (let i = 0; i < 100 && !isOver(m); i++) {
		const seat = firstAsked(m);
		const { picks } = players[seat]!.decide(m, seat);
		if (seat === 0) given.push(picks.join('+'));
		answer(m, seat, picks);
	}
	expect(isOver(m)).toBe(true);
	return { m, tally: players[0]!.tally, given };
}

const field = (m: Machine, id: string, seat = 0): number => {
	const index = program.fields.player.findIndex((candidate) => candidate.id === id);
	return m.mem[m.layout.playerFields[index]! + seat]!;
};
const strengthAt = (m: Machine, zone: number): number[] => {
	const found: number[] = [];
	for (let i = m.mem[m.layout.bottom + zone]!; i >= 0; i = m.mem[m.layout.above + i]!)
		found.push(program.faces[program.pieces[i]!.face]!.attributes[0]!);
	return found;
};

describe('a seat that is played by orders', () => {
	it('gives nothing but defaults without any', () => {
		const { m, tally } = played('  []');
		// The market and the camp and the flight have one, the losses have none.
		expect(tally).toEqual({ followed: [], hidden: [], illegal: [], defaults: 12, unsaid: 4 });
		expect([field(m, 'gold'), field(m, 'camp'), field(m, 'home')]).toEqual([7, 0, 0]);
	});

	it('answers as long as a condition holds that it may ask', () => {
		const { m, tally } = played(`
  - { asked: market, when: round < 3, answer: pass }
  - { asked: losses.victims, by: it.strength }
  - { asked: play.flee, when: "count(army(you)) == 0 and p2.gold > 3", answer: yes }`);
		expect(field(m, 'gold')).toBe(5);
		expect(field(m, 'home')).toBe(1);
		expect(tally.followed).toEqual([2, 4, 3]);
	});

	it('loses the weakest first, or whom it names', () => {
		const weakest = played('  - { asked: losses.victims, by: it.strength, times: 1 }').m;
		expect(strengthAt(weakest, lostZone()).slice(0, 2)).toEqual(
			[...strengthAt(weakest, lostZone()).slice(0, 2)].sort()
		);
		const strongest = played('  - { asked: losses.victims, by: 0 - it.strength, times: 1 }').m;
		expect(Math.max(...strengthAt(strongest, lostZone()).slice(0, 2))).toBe(3);
		const named = played(
			'  - { asked: losses.victims, prefer: [knight, knight, page, page], times: 1 }'
		);
		expect(named.tally.followed).toEqual([1]);
	});

	it('does not see what the seat may not know', () => {
		const { tally, m } = played('  - { asked: play.flee, when: p2.secret == 5, answer: yes }');
		expect([tally.hidden, tally.followed, field(m, 'home')]).toEqual([[4], [0], 0]);
		const own = played('  - { asked: play.flee, when: you.secret == 5, answer: yes }');
		expect([own.tally.hidden, own.tally.followed, field(own.m, 'home')]).toEqual([[0], [4], 1]);
	});

	it('has not followed what is taken back', () => {
		const m = new Machine(interpretedCode(program));
		m.start('1');
		const player = new OrderedPlayer(orders('  - { asked: market, answer: pass, times: 1 }'));
		const beginning = m.mark;
		const first = player.decide(m, 0);
		answer(m, 0, first.picks);
		player.decide(m, 0);
		expect(player.tally).toMatchObject({ followed: [1], defaults: 1 });
		m.undoTo(beginning);
		expect(player.decide(m, 0)).toEqual(first);
		expect(player.tally).toMatchObject({ followed: [1], defaults: 0 });
		player.forget(0);
		expect(player.tally).toMatchObject({ followed: [0], defaults: 0 });
	});

	it('skips what is not legal, and knows most, least, and any copy', () => {
		const { tally, given } = played(
			`
  - { asked: market, answer: hire(knight), times: 1 }
  - { asked: play.spot, answer: "hex(1,0)", times: 1 }
  - { asked: losses.victims, answer: most, times: 1 }
  - { asked: losses.victims, answer: [page, page, page, page] }
  - { answer: "no" }`
		);
		expect(tally.followed.slice(1)).toEqual([1, 1, 0, 4]);
		expect(tally.illegal[3]).toBeGreaterThan(0);
		expect(given[2]).toBe('0+1');
	});

	test('twice is the same', () => {
		const answers = '  - { asked: losses.victims, by: it.strength }';
		expect(played(answers).given).toEqual(played(answers).given);
	});
});

function lostZone(): number {
	return program.zones.find(({ id }) => id === 'lost')!.first;
}

describe('what is wrong in a file of orders', () => {
	it.each([
		[
			'orders: x\nanswers:\n  - { asked: markt, answer: pass }',
			'3:14 ref/unknown-id: There is no question "markt"; did you mean "market"?'
		],
		[
			'orders: x\nanswers:\n  - { asked: market, answer: build }',
			'3:30 ref/unknown-id: There is no answer "build"'
		],
		[
			'orders: x\nanswers:\n  - { asked: play.flee, answer: maybe }',
			'3:33 ref/unknown-id: There is no answer "maybe"'
		],
		[
			'orders: x\nanswers:\n  - { asked: losses.victims, prefer: [knigt] }',
			'3:39 ref/unknown-id: There is no answer "knigt"; did you mean "knight"?'
		],
		[
			'orders: x\nanswers:\n  - { asked: play.spot, answer: "hex(5,5)" }',
			'3:33 ref/unknown-id: There is no answer "hex"'
		],
		[
			'orders: x\nanswers:\n  - { asked: market, when: you.gld > 3, answer: pass }',
			'3:32 ref/unknown-name'
		],
		['orders: x\nanswers:\n  - { asked: market, by: it.gold }', '3:26 orders/by'],
		['orders: x\nanswers:\n  - { asked: market }', '3:5 orders/empty'],
		['orders: x\nanswers:\n  - { asked: market, answr: pass }', '3:22 shape/unknown-key'],
		['answers: []', '1:1 shape/']
	])('%s', (text, said) => {
		expect(
			lines(text).some((line) => line.startsWith(said)),
			lines(text).join('\n')
		).toBe(true);
		expect(check(text).orders).toBeNull();
	});

	it('is nothing in a good one', () => {
		const text =
			'orders: x\nanswers:\n  - { asked: market, when: you.gold > 3, prefer: ["hire(knight)", beg], times: 2 }\n  - pass';
		expect(lines(text.replace('\n  - pass', ''))).toEqual([]);
		expect(lines(text)[0]).toContain('4:5 shape/');
	});
});
