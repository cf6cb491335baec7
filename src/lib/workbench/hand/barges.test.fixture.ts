/** A small made-up game of crates and quays: for tests of what is found by looking ahead. */
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { Answer, GameView, Key } from '#lib/engine/seat/protocol.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { Foresee, Landings } from './hand-errand.ts';

const GAME = `
game: { id: barges, players: { min: 2, max: 2 }, start: play }
kinds:
  crate: { plural: crates, start: bag }
pieces:
  salt: { kind: crate, count: 5 }
zones:
  bag: { sees: none, count: all }
  lot: { sees: all, count: all }
  store: { per: player, sees: owner, count: all }
  yard: { per: quay, main: true, sees: all, count: all }
map: { space: quay, plural: quays, grid: square, size: [4, 1] }
actions:
  carry:
    window: by-hand
    for: { what: crates at store(you), where: quays }
    requires:
      room: { is: count(crates at yard(where)) < 3 }
    do: [{ move: what, to: yard(where) }]
  lift:
    window: by-crane
    for: { what: crates at store(you), where: quays }
    do: [{ move: what, to: yard(where) }]
  roll:
    window: by-crane
    for: { what: crates at store(you), where: quays }
    do: [{ move: what, to: yard(where) }]
  throw:
    window: by-chance
    for: { what: crates at store(you), where: quays }
    do:
      - { roll: 1d6, as: luck }
      - { move: what, to: yard(where) }
  burn:
    window: [by-hand, by-cart]
    for: { what: crates at store(you) }
    do: [{ move: what, to: bag }]
  drop:
    window: by-rope
    for: { what: crates at store(you) }
    do: [{ move: what, to: yard(only(first(quays))) }]
  sink:
    window: by-rope
    for: { what: crates at store(you) }
    do: [{ move: what, to: bag }]
  scuttle:
    window: by-rope
    for: { what: crates at store(you) }
    do: [{ move: what, to: bag }]
  brand:
    window: by-rope
    for: { what: crates at store(you), times: 1 .. 2 }
    do: [{ move: what, to: lot }]
  fetch:
    window: from-pile
    for: { what: crates where it == top(store(only(first(players)))) }
    do: [{ move: what, to: bag }]
  fetch-to:
    window: from-piles
    for: { what: crates where it == top(store(only(first(players)))), where: quays }
    do: [{ move: what, to: yard(where) }]
  unload:
    window: by-cart
    for: { where: quays }
    do:
      - { choose: load, from: crates at store(you), count: { min: 1, max: 3 } }
      - { move: load, to: yard(where) }
  ship:
    window: by-barge
    for: { quay: 'quays where any(crates at yard(it))' }
    do:
      - { choose: load, from: crates at yard(quay), count: { min: 1, max: count(crates at yard(quay)) } }
      - { choose: goal, path: { from: quay, step: 'true', cost: 1, budget: 2, end: 'true' }, optional: true }
      - if: goal is not none
        then: [{ move: load, to: yard(only(goal)) }]
procedures:
  play:
    do:
      - { move: crates at bag, to: store(only(first(players))) }
layout: { table: map }
`;

const WINDOWS = [
	...(['by-hand', 'by-chance', 'by-cart', 'by-barge', 'by-crane', 'by-rope'] as const),
	...(['from-pile', 'from-piles'] as const)
];
export type Window = (typeof WINDOWS)[number];

export const crates = (...numbers: number[]): Key[] =>
	numbers.map((number) => (number === 1 ? 'salt' : `salt/${number}`));

interface Harbour {
	session: Session;
	view: GameView;
	foresee: Foresee;
	landings: Landings;
}

export function harbour(window: Window): Harbour {
	const start = window === 'by-barge' ? '"yard(quay(0,0))"' : 'store(only(first(players)))';
	const text = GAME.replace('store(only(first(players))) }', `${start} }`);
	// What is wanted is offered first; the others follow, since no window may go unused.
	const offers = [window, ...WINDOWS.filter((candidate) => candidate !== window)].map(
		(offered) => `      - { offer: ${offered}, player: only(first(players)), repeat: true }\n`
	);
	const session = createSession(programOf(text.replace('layout:', `${offers.join('')}layout:`)), {
		seed: 'tide',
		lock: {},
		makeCode: interpretedCode
	});
	const foresee = (answers: readonly Answer[]) => Promise.resolve(session.foresee(0, answers));
	const landings: Landings = (...asked) => Promise.resolve(session.landings(...asked));
	return { session, view: session.view(0), foresee, landings };
}
