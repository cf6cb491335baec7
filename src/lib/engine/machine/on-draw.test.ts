/** The events of every draw, shuffle and pick: what effects see of them, and what is drawn or picked in the end. */
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

/** Lots of every type that can be picked. */
const lots = (effects: string, body: string, named = '[lot, place, taken, weather, number]') => `
game: { id: test, players: { min: 3, max: 3 }, start: play, on-pick: ${named} }
enums:
  sky: { values: [sun, rain, snow] }
  why: { values: [feast, hunt] }
kinds:
  card: { plural: cards, start: deck }
  ace: { extends: card, plural: aces }
pieces: { two: { kind: card, count: 39 }, best: { kind: ace, count: 2 } }
map: { space: cell, plural: cells, cells: ["0,0", "1,0", "2,0"] }
fields:
  game:
    seat: { type: int, start: -1, visible: all }
    many: { type: int, visible: all }
    told: { type: int, visible: all }
    calm: { type: bool, visible: all }
  player: { tally: { type: int, visible: all } }
zones: { deck: { sees: none, count: all } }
events:
  lot: { params: { picked: players, from: players, purpose: why? } }
  place: { params: { picked: cells } }
  taken: { params: { picked: pieces, from: pieces } }
  weather: { params: { from: set of sky, picked: set of sky } }
  number: { params: { picked: int } }
${effects === '' ? '' : 'effects:\n'}${effects}
procedures:
  play:
    do:
${body}
`;
const LOT = `      - { pick: p, from: players, for: hunt }
      - { set: seat, to: p.seat }`;
const LAST = `  last: { after: "lot(who, from)", do: [{ set: who, to: 'from where seat == 2' }] }`;

describe.each(WAYS)('%s, the event of a pick', (_way, codeOf) => {
	function played(effects: string, body: string): Record<string, number> {
		const m = new Machine(codeOf(programOf(lots(effects, body), 3)));
		m.start('a');
		expect(isOver(m)).toBe(true);
		return fieldsOf(m);
	}

	test('gives another one of those that it was picked from', () => {
		expect(played(LAST, LOT)['seat']).toBe(2);
		const cell = `      - { pick: c, from: cells }\n      - { set: many, to: c.column }`;
		const far = `  far: { after: place(where), do: [{ set: where, to: '{cell(2, 0)}' }] }`;
		expect(played(far, cell)['many']).toBe(2);
		const sky = `      - { pick: s, from: '{sun, snow}' }\n      - { set: many, to: ordinal(s) }`;
		const snow = `  snows: { replace: "weather(_, s)", do: [{ set: s, to: '{snow}' }] }`;
		expect(played(snow, sky)['many']).toBe(3);
	});

	test('knows what was picked, of which, and what for', () => {
		const told = `{ set: told, to: 'count(who) + 10 * count(from) + 100 * ordinal(purpose)' }`;
		const tells = `  tells: { after: "lot(who, from, purpose)", do: [${told}] }`;
		expect(played(tells, LOT)['told']).toBe(231);
		expect(played(tells, LOT.replace(', for: hunt', ''))['told']).toBe(31);
		const feast = '      - { pick: feast, from: players where seat < 2, count: 5 }';
		expect(played(tells, `${feast}\n      - { set: many, to: count(feast) }`)).toMatchObject({
			told: 122,
			many: 2
		});
	});

	test('leaves what is sure, and gives nothing that could not be picked', () => {
		const none = `  none: { after: lot(who), do: [{ set: who, to: players where false }] }`;
		expect(played(none, LOT)['seat']).toBeGreaterThanOrEqual(0);
		const first = LOT.replace('players', 'players where seat == 0').replace(
			'p.seat',
			'only(p).seat'
		);
		expect(played(LAST.replace('from where', 'players where'), first)['seat']).toBe(-1);
		const unsure = `      - { pick: p, from: players where seat < 2 }
      - { set: calm, to: p is none }`;
		expect(played(none, unsure)['calm']).toBe(1);
		expect(played(LAST, unsure)['calm']).toBe(1);
	});

	test('gives pieces of the kind that was asked for alone', () => {
		const all = `  all: { after: "taken(got, from)", do: [{ set: got, to: pieces }] }`;
		const aces = `      - { pick: a, from: aces, count: 1 }
      - { set: many, to: count(a) }
      - { pick: b, from: aces }
      - { set: calm, to: b is ace }`;
		expect(played(all, aces)).toMatchObject({ many: 2, calm: 1 });
	});

	test('gives some of several, more or fewer', () => {
		const less = `  less: { after: "lot(who, from)", do: [{ set: who, to: 'who without first(from, 1)' }] }`;
		const both = `      - { pick: ps, from: players, count: 3 }\n      - { set: many, to: count(ps) }`;
		expect(played(less, both)['many']).toBe(2);
		expect(
			played('  all: { after: "lot(who, from)", do: [{ set: who, to: from }] }', both)['many']
		).toBe(3);
	});

	test('gives a number that could be picked', () => {
		const number = `      - { pick: n, from: 1 .. 6 }\n      - { set: many, to: n }`;
		const to = (n: string) => `  to: { after: number(n), do: [{ set: n, to: ${n} }] }`;
		expect(played(to('6'), number)['many']).toBe(6);
		expect(played(to('7'), number)['many']).toBeLessThan(7);
	});

	test('comes where there is nothing to pick from, and stands where it is forbidden or cancelled', () => {
		const counts = `  counts: { after: lot(who), when: none(who), do: [{ set: many, by: 1 }] }`;
		const body = LOT.replace('players', 'players where false').replace(
			'p.seat',
			'if p is none then 7 else 8'
		);
		expect(played(counts, body)).toMatchObject({ many: 1, seat: 7 });
		const set = `{ set: who, to: 'players where false' }`;
		expect(played(`  no: { forbid: lot }`, LOT)['seat']).toBeGreaterThanOrEqual(0);
		const over = `  over: { replace: lot(who), do: [${set}, { cancel: event }] }`;
		expect(played(over, LOT)['seat']).toBeGreaterThanOrEqual(0);
	});

	test('picks what it would without the event', () => {
		const counts = `  counts: { after: lot(who), do: [{ set: many, by: 1 }] }`;
		const seat = played(counts, LOT)['seat'];
		expect(played('', LOT)['seat']).toBe(seat);
	});

	test('can ask, be saved meanwhile, and be taken back', () => {
		const asks = `  asks:
    after: lot(who, from)
    do:
      - { choose: other, player: only(first(who)), from: from where it not in who, optional: true }
      - if: other is not none
        then: [{ set: who, to: '{other}' }]`;
		const m = new Machine(codeOf(programOf(lots(asks, LOT), 3)));
		m.start('a');
		const start = hashState(m);
		const mark = m.mark;
		const other = new Machine(printedCode(m.program));
		expect(readPosition(other, JSON.parse(JSON.stringify(positionOf(m))) as Position)).toEqual([]);
		const asked = firstAsked(m);
		for (const machine of [m, other]) answer(machine, asked, [0]);
		expect(fieldsOf(m)['seat']).toBe(asked === 0 ? 1 : 0);
		expect(hashState(other)).toBe(hashState(m));
		m.undoTo(mark);
		expect(hashState(m)).toBe(start);
	});
});

describe('the event of a pick', () => {
	const stepsOf = (text: string) =>
		linkYaml(text, 3).program?.procedures[0]?.body.map((step) => step.do);

	test('is not there where nothing listens to picks of that type', () => {
		const without = lots('', LOT).replace(/, on-pick: .*\]/, '');
		expect(stepsOf(without)).toEqual(['pick', 'set']);
		const place = '  x: { after: place(where), do: [{ set: many, by: 1 }] }';
		expect(stepsOf(lots(place, LOT))).toEqual(['pick', 'set']);
		expect(stepsOf(lots(LAST, LOT))).toContain('emit');
	});

	test('may take the last element out of a set in which something was found', () => {
		const body = `      - if: any(players where calm)
        then:
          - { pick: a, from: players where calm }
          - { pick: b, from: players where calm }
          - { set: b.tally, by: 1 }`;
		const { lines } = linkYaml(lots('', body), 3);
		expect(lines.find((line) => line.startsWith('error'))).toContain('type/may-be-none');
		expect(linkYaml(lots('', body).replace(/, on-pick: .*\]/, ''), 3).lines.join()).not.toContain(
			'error'
		);
	});

	test.each([
		[
			'picked: cells',
			'picked: cell',
			'"place" needs a parameter "picked" to be the event of picks: a set of'
		],
		[
			'picked: cells',
			'where: cells',
			'"place" needs a parameter "picked" to be the event of picks: a set of'
		],
		['picked: pieces', 'picked: cards', '"picked" of a pick is set of piece'],
		['from: players', 'from: cells', '"from" of a pick is set of player'],
		['from: set of sky', 'from: set of why', '"from" of a pick is set of sky'],
		['picked: int', 'picked: int, from: players', 'A pick of numbers has no "from"'],
		[
			'picked: cells',
			'picked: cells, to: zone',
			'A pick has no "to"; it has picked, from, purpose'
		],
		[
			'picked: cells',
			'picked: players',
			'"lot" and "place" follow the same picks: name one of them'
		],
		['taken, ', 'taken, took, ', 'There is no event "took"']
	])('%s is not %s', (old, now, message) => {
		const { lines } = linkYaml(lots('', LOT).replace(old, now), 3);
		expect(lines.find((line) => line.startsWith('error'))).toContain(message);
	});

	test('warns of a purpose that no pick has', () => {
		const { lines } = linkYaml(lots(LAST, LOT), 3);
		expect(lines.filter((line) => line.includes('No pick is for'))).toHaveLength(1);
		expect(lines.find((line) => line.includes('No pick is for'))).toContain('"feast"');
	});

	test('may be one alone', () => {
		const m = new Machine(interpretedCode(programOf(lots(LAST, LOT, 'lot'), 3)));
		m.start('a');
		expect(fieldsOf(m)['seat']).toBe(2);
	});
});
