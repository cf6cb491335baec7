import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import type { MakeCode } from '#lib/engine/machine/code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { printedCode } from '#lib/engine/print-code/printed-code.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { Happening, Seen } from './happening.ts';
import type { Viewer } from './protocol.ts';

/** A patrol walks about face down; who is met is turned over, and lost. */
const PATROL = `
game: { id: patrol, players: { min: 2, max: 2 }, start: play }
kinds:
  guard: { plural: guards, attributes: { might: int }, start: box }
pieces:
  ogre: { kind: guard, might: 4, count: 2 }
  elf: { kind: guard, might: 2 }
fields:
  game: { place: { type: cell?, visible: all }, alarm: { type: int, visible: all } }
  player: { gold: { type: int, visible: all }, plan: { type: int, visible: owner } }
  space: { lord: { type: player?, visible: all } }
  piece:
    owner: { type: player?, visible: all }
    hidden: { type: bool, visible: all }
    hurt: { type: int, visible: with-identity }
zones:
  box: { sees: all, count: all }
  bag: { sees: none, count: none }
  camp: { sees: none, count: all }
  hand: { per: player, main: true, sees: owner, count: all }
  stack: { per: cell, sees: not piece.hidden or piece.owner == viewer, count: all }
map: { space: cell, grid: hex, rings: 1 }
values:
  one: { is: only(first(players)) }
  two: { is: only(players where it != one) }
procedures:
  play:
    do:
      - for-each: g
        in: guards
        do:
          - { set: g.owner, to: one }
          - { set: g.hidden, to: true }
          - { move: g, to: stack(only(first(cells))) }
      - { choose: march, player: one, options: { on: {}, back: {} } }
      - move: guards at stack(only(first(cells)))
        to: 'stack(only(first(cells where it != only(first(cells)))))'
      - { choose: fight, player: one, options: { on: {}, back: {} } }
      - { call: fight }
      - { choose: peace, player: two, options: { on: {}, back: {} } }
      - end-game: players where it == one
        reason: peace
  fight:
    do:
      - { set: place, to: 'best(c in cells: count(stack(c)))' }
      - { set: alarm, to: 1 }
      - { roll: 2d6, as: blow, by: two, for: blow }
      - { set: only(elf).hidden, to: false }
      - { log: met, with: { what: only(elf) } }
      - { set: only(elf).hurt, to: 1 }
      - { set: alarm, to: 2 }
      - { set: two.plan, to: 3 }
      - { set: two.gold, to: 5 }
      - { set: only(place).lord, to: two }
      - { log: counsel, with: { what: two }, to: players where it == two }
      - { move: only(elf), to: bag }
      - { move: first(guards where it is ogre), to: hand(two) }
layout:
  scenes: { clash: { during: fight, at: place } }
text: { en: { log: { met: "{what}!", counsel: "{what}?" } } }
`;

const printed = printedCode(
	(names, body) => compileFunction(body, names) as (...values: unknown[]) => unknown
);

function session(makeCode: MakeCode = interpretedCode): Session {
	return createSession(programOf(PATROL), { seed: 'night', lock: {}, makeCode });
}

function answers(game: Session): Session {
	for (let i = 0; i < 2; i++) game.answer({ seat: 0, keys: ['on'] });
	return game;
}

/** In a line each. */
function said(happening: Happening): string {
	switch (happening.is) {
		case 'told':
			return happening.line.phrase.path;
		case 'moved':
			return `${happening.pieces.map(name).join(', ')}: ${happening.from} -> ${happening.to}`;
		case 'turned':
			return `${happening.pieces.map(name).join(', ')} at ${happening.at}`;
		case 'changed': {
			const { of, field, from, to } = happening;
			return `${of}.${field} ${String(from)} -> ${String(to)}`;
		}
		case 'scene':
			return `${happening.scene} ${happening.how} at ${happening.at}`;
	}
}
const name = ({ was, key }: Seen): string => (was === key ? String(key) : `${was}/${key}`);

const seenBy = (viewer: Viewer, game: Session = answers(session())): string[][] =>
	game.happened(viewer, 0).map(({ happenings }) => happenings.map(said));

test('what goes together is one moment, and what a seat does not know has no name', () => {
	expect(seenBy(0)[0]).toEqual(['system.chosen', 'elf, ogre, ogre/2: stack(0,0) -> stack(0,-1)']);
	expect(seenBy(1)[0]).toEqual(['null, null, null: stack(0,0) -> stack(0,-1)']);
});

test('moments are told in the order of the log, and each seat is told what it may know', () => {
	const common = [
		'clash opened at cell(0,-1)',
		'null.place null -> cell(0,-1)',
		'null.alarm 0 -> 1',
		'system.rolled-for'
	];
	const afterwards = ['null.alarm 1 -> 2', 'p2.gold 0 -> 5'];
	const lord = 'cell(0,-1).lord null -> p2';
	const closed = 'clash closed at cell(0,-1)';
	expect(seenBy(0)[1]).toEqual([
		'system.chosen',
		...common,
		'elf.hidden true -> false',
		'log.met',
		// It has seen its own counters go, and not what they lie among now.
		'ogre/null: stack(0,-1) -> hand(p2)',
		'elf/null: stack(0,-1) -> null',
		...afterwards,
		lord,
		closed
	]);
	expect(seenBy(1)[1]).toEqual([
		...common,
		'null/elf at stack(0,-1)',
		'log.met',
		...afterwards,
		'p2.plan 0 -> 3',
		lord,
		'elf.hurt 0 -> 1',
		'log.counsel',
		'null/ogre: stack(0,-1) -> hand(p2)',
		'elf/null: stack(0,-1) -> null',
		closed
	]);
});

test('whoever watches all sees all', () => {
	expect(seenBy('observer')[1]!.slice(-3)).toEqual([
		'elf: stack(0,-1) -> bag',
		'ogre: stack(0,-1) -> hand(p2)',
		'clash closed at cell(0,-1)'
	]);
});

test('printed rules show the same as interpreted ones', () => {
	const game = answers(session(printed));
	for (const viewer of [0, 1, 'observer' as const])
		expect(game.happened(viewer, 0)).toEqual(answers(session()).happened(viewer, 0));
});

test('looking changes nothing, and what was taken back has not happened', () => {
	const game = answers(session());
	const before = game.course();
	const all = game.happened(0, 0);
	expect(game.happened(0, 1)).toEqual(all.slice(1));
	expect(game.happened(0, 2)).toEqual([]);
	expect(game.course()).toEqual(before);
	game.undo('any');
	expect(game.happened(0, 0)).toEqual(all.slice(0, 1));
	game.answer({ seat: 0, keys: ['back'] });
	const again = game.happened(0, 1);
	expect(again.map(({ turn }) => turn)).toEqual([1]);
	expect(again).not.toEqual(all.slice(1));
	expect(game.log(0).filter(({ turn }) => turn === 0)).toEqual(
		all[0]!.happenings.flatMap((happening) => (happening.is === 'told' ? [happening.line] : []))
	);
});

test('any answer of the past can be seen again, and each seat knows its own', () => {
	const game = answers(session());
	const all = game.happened(1, 0);
	expect(game.happenedBetween(1, 0, 1)).toEqual(all.slice(0, 1));
	expect(game.happenedBetween(1, 1, 9)).toEqual(all.slice(1));
	expect([0, 1].map((seat) => game.lastAnswerOf(seat))).toEqual([1, 0]);
});

/** Everybody has written a number down in secret; rules go by it. */
const bids = (numbers: string, loop: string): string => `
game: { id: bids, players: { min: 3, max: 3 }, start: play }
kinds: { token: { start: box } }
pieces: { chip: { kind: token } }
zones: { box: { sees: all, count: all } }
fields:
  game: { last: { type: player?, visible: all } }
  player: { bid: { type: int, visible: owner }, gold: { type: int, visible: all } }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do: [{ set: p.bid, to: '${numbers}' }]
      - { choose: go, player: only(first(players)), options: { on: {} }, ask: always }
      - { log: begun }
      - { call: loop }
      - { log: ended }
      - { choose: enough, player: only(first(players)), options: { on: {} }, ask: always }
  loop: { do: [${loop}] }
text: { en: { log: { begun: Begun, pays: '{who}', and: '{other} of {who}', ended: Ended } } }
`;

test.each([
	['interpreted', interpretedCode],
	['printed', printed]
])('lines of a loop in a secret order come by their words: %s', (_, makeCode) => {
	const lines = (numbers: string, loop: string, viewer: Viewer = 0): string[] => {
		const program = programOf(bids(numbers, loop), 3);
		const game = createSession(program, { seed: 'night', lock: {}, makeCode });
		game.answer({ seat: 0, keys: ['on'] });
		const told = game.log(viewer).map(({ phrase: { path, args } }) => {
			const names = Object.values(args).map((arg) => ('keys' in arg ? arg.keys.join() : arg.of));
			return [path.replace('log.', ''), ...names].join(' ');
		});
		return told.filter((line) => !line.startsWith('system.'));
	};
	const pays = '{ set: x.gold, by: 1 }, { log: pays, with: { who: x } }';
	const plain = `{ for-each: x, in: players, by: x.bid, do: [${pays}] }`;
	const all = ['begun', 'pays p1', 'pays p2', 'pays p3', 'ended'];
	expect(lines('p.seat', plain)).toEqual(all);
	expect(lines('9 - p.seat', plain)).toEqual(all);

	const nested = `{ for-each: x, in: players, by: x.bid, do: [{ log: pays, with: { who: x } }, { for-each: y, in: players without x, by: y.bid, do: [{ log: and, with: { other: y, who: x } }] }] }`;
	expect(lines('9 - p.seat', nested)).toEqual(lines('p.seat', nested));
	expect(lines('9 - p.seat', nested).slice(0, 4)).toEqual([
		'begun',
		'pays p1',
		'and p2 p1',
		'and p3 p1'
	]);

	// Which of them pays first is what the rule says; what follows comes after it.
	const returns = `{ for-each: x, in: players, by: x.bid, do: [${pays}, { if: last is none, then: [{ set: last, to: x }, { return: true }] }] }`;
	expect(lines('9 - p.seat', returns)).toEqual(['begun', 'pays p3', 'ended']);
});
