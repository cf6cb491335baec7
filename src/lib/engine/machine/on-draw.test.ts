/** The events of every draw and of every shuffle: what effects see of them, and what is drawn in the end. */
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { answer, firstAsked, isOver } from '#lib/engine/play/play.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { printedCode as printedBy } from '#lib/engine/print-code/printed-code.ts';
import { Session } from '#lib/engine/session/session.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { Machine } from './machine.ts';

/** Forty pieces take two words. What lies in the deck is drawn from the top: the last of it first. */
const game = (effects: string, body: string, events = '') => `
game: { id: test, players: { min: 2, max: 4 }, start: play, on-draw: drawn, on-shuffle: shuffled }
kinds: { card: { plural: cards, attributes: { worth: int }, start: deck } }
pieces: { low: { kind: card, count: 39, worth: 1 }, high: { kind: card, worth: 7 } }
fields:
  game:
    kept: { type: int, visible: all }
    told: { type: int, visible: all }
    mixed: { type: int, visible: all }
  player: { draws: { type: int, visible: all } }
zones:
  deck: { sees: none, count: all }
  pile: { sees: all, count: all }
  hand: { per: player, sees: owner, count: all }
events:
  drawn: { params: { pieces: pieces, from: zone, to: zone } }
  shuffled: { params: { where: zone } }
${events}
effects:
${effects}
procedures:
  play:
    do:
${body}
`;
const FIRST = 'only(first(players))';
const DRAW = `      - { draw: 3, from: deck, to: hand(${FIRST}), order: top, as: got }
      - { set: kept, to: count(got) }
      - { set: told, to: 'count(got shared with (cards at hand(${FIRST})))' }`;
const UNKEPT = `      - { draw: 3, from: deck, to: hand(${FIRST}), order: top }`;
const COUNT = `  counts:
    after: drawn(cards-drawn, from, to)
    when: from == deck
    do:
      - for-each: p
        in: players where to == hand(it)
        do: [{ set: p.draws, by: count(cards-drawn) }]`;
const AGAIN = `  again:
    after: drawn(got, from, to)
    when: count(got) == 3
    do:
      - { choose: back, player: ${FIRST}, from: got, count: { min: 0, max: 2 } }
      - { move: back, to: pile }
      - { draw: count(back), from: deck, to: to, order: top, as: instead }
      - { set: got, to: got without back with instead }`;

const printedCode = printedBy(
	(names, body) => compileFunction(body, names) as (...values: unknown[]) => unknown
);
const WAYS = [
	['interpreted', interpretedCode],
	['printed', printedCode]
] as const;

const fieldsOf = (m: Machine): Record<string, number> =>
	Object.fromEntries(
		m.program.fields.game.map(({ id }, f) => [id, m.mem[m.layout.gameFields[f]!]!])
	);
const drawsOf = (m: Machine): number => m.mem[m.layout.playerFields[0]!]!;

describe.each(WAYS)('%s, the event of a draw', (_way, codeOf) => {
	function played(effects: string, body: string, events?: string): Machine {
		const m = new Machine(codeOf(programOf(game(effects, body, events))));
		m.start('a');
		return m;
	}

	test('knows what was drawn, and from where to where', () => {
		const m = played(COUNT, DRAW);
		expect([fieldsOf(m), drawsOf(m)]).toEqual([{ kept: 3, told: 3, mixed: 0 }, 3]);
	});

	test('comes where the rule keeps nothing of it as well', () => {
		expect(drawsOf(played(COUNT, UNKEPT))).toBe(3);
		expect(drawsOf(played(COUNT, UNKEPT.replace('3', '99')))).toBe(40);
	});

	test('comes of draws by chance, and of those that find nothing', () => {
		const twice = `${UNKEPT.replace(', order: top', '').replace('3', '40')}\n${DRAW}`;
		const m = played(
			`${COUNT}\n  none: { after: drawn(got), when: none(got), do: [{ set: mixed, to: 1 }] }`,
			twice
		);
		expect([fieldsOf(m), drawsOf(m)]).toEqual([{ kept: 0, told: 0, mixed: 1 }, 40]);
	});

	test('names the zones as they were before pieces moved', () => {
		const to = 'hand(only(first(p in players: p.seat == count(deck) mod 2)))';
		expect(drawsOf(played(COUNT, `      - { draw: 1, from: deck, to: '${to}', order: top }`))).toBe(
			1
		);
	});

	test('gives back what was drawn instead', () => {
		const m = played(AGAIN, DRAW);
		answer(m, firstAsked(m), [0, 2]);
		expect(isOver(m)).toBe(true);
		expect(fieldsOf(m)).toEqual({ kept: 3, told: 3, mixed: 0 });
		expect(positionOf(m).zones['pile']).toHaveLength(2);
	});

	test('gives back what a replacement leaves of it, and all of it where it is cancelled', () => {
		const none = `{ set: got, to: 'got where worth > 9' }`;
		const less = `  less: { replace: drawn(got), do: [${none}] }`;
		expect(fieldsOf(played(less, DRAW))).toMatchObject({ kept: 0, told: 0 });
		const over = `  over: { replace: drawn(got), do: [${none}, { cancel: event }] }`;
		expect(fieldsOf(played(over, DRAW))).toMatchObject({ kept: 3, told: 3 });
	});

	test('can be forbidden: the draw stands', () => {
		expect(fieldsOf(played('  no: { forbid: drawn(got) }', DRAW))).toMatchObject({ kept: 3 });
	});

	test('can be saved while it asks, and be taken back', () => {
		const m = played(AGAIN, DRAW);
		const start = hashState(m);
		const mark = m.mark;
		const other = new Machine(printedCode(m.program));
		expect(readPosition(other, JSON.parse(JSON.stringify(positionOf(m))) as Position)).toEqual([]);
		for (const machine of [m, other]) answer(machine, firstAsked(machine), [1]);
		expect(hashState(other)).toBe(hashState(m));
		m.undoTo(mark);
		expect(hashState(m)).toBe(start);
	});

	test('has its own for every shuffle', () => {
		const mixes = `  mixes: { after: shuffled(where), when: where == deck, do: [{ set: mixed, by: 1 }] }`;
		const body = '      - shuffle: deck\n      - shuffle: pile\n      - shuffle: deck';
		expect(fieldsOf(played(mixes, body))['mixed']).toBe(2);
	});
});

describe('the event of a draw', () => {
	test('is not there where nothing listens', () => {
		const { program } = linkYaml(
			game(
				'  no: { after: other, do: [{ set: mixed, to: 1 }] }',
				`${DRAW}\n      - shuffle: deck\n      - emit: other`,
				'  other: {}'
			)
		);
		const steps = program?.procedures[0]?.body.map((step) => step.do);
		expect(steps).toEqual(['draw', 'set', 'set', 'shuffle', 'emit']);
	});

	test.each([
		['pieces: pieces', 'pieces: cards', '"pieces" of a draw is'],
		['pieces: pieces, ', '', '"drawn" needs a parameter "pieces: pieces" to be the event of draws'],
		['to: zone', 'by: player', 'A draw has no "by"; it has pieces, from, to'],
		['where: zone', '', '"shuffled" needs a parameter "where: zone" to be the event of shuffles'],
		['where: zone', 'where: zone, n: int', 'A shuffle has no "n"; it has where'],
		['where: zone', 'where: int', '"where" of a shuffle is zone'],
		['on-draw: drawn', 'on-draw: drown', 'There is no event "drown"; did you mean "drawn"?']
	])('%s is not %s', (old, now, message) => {
		const { lines } = linkYaml(game('', UNKEPT).replace('effects:\n', '').replace(old, now));
		expect(lines.find((line) => line.startsWith('error'))).toContain(message);
	});

	test('tells nobody what lies hidden', () => {
		const asks = `  asks:
    after: drawn(got, _, to)
    do:
      - { choose: shown, player: ${FIRST}, from: got, optional: true }
      - { set: mixed, to: 1 }`;
		const to = UNKEPT.replace(FIRST, 'second');
		const body = `      - { let: second, be: 'only(first(p in players: p.seat == 1))' }\n${to}`;
		const m = new Machine(interpretedCode(programOf(game(asks, body))));
		const session = new Session(m, { seed: 'a', lock: {}, makeCode: interpretedCode });
		session.begin();
		session.play({ seat: 0, picks: [0], anytime: false });
		const [said, known] = [0, 1].map((seat) => JSON.stringify(session.log(seat)));
		expect(known).toContain('low');
		expect(said).not.toContain('low');
		expect(said).not.toContain('high');
	});
});
