/** An invariant that reads nothing of what an answer has written is not asked again; that must not make a difference. */
import { expect, test } from 'vitest';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { Invariants } from '#lib/lab/invariants.ts';
import { randomPicks, testRandom } from './random-player.ts';

/** Each holds now and then, and each reads something else. */
const FLIPPING = `
layer: { id: flipping, kind: house-rule, game: kings-and-things }
invariants:
  odd-round: { is: round mod 2 == 1 }
  moving: { is: phase == movement }
  few-in-the-bag: { is: count(bag) mod 5 < 2 }
  rich: { is: 'any(p in players: p.gold > 12)' }
  income: { is: 'sum(p in players: income-of(p)) mod 3 != 0' }
  strong: { is: 'sum(c in counters where it.owner is not none: strength(c)) mod 4 != 1' }
  full-racks: { is: 'all(p in players: count(creatures at rack(p)) > 5)' }
  lords: { is: 'count(hexes where it.controller is not none) mod 2 == 0' }
  hurt: { is: 'none(c in counters: c.hits > 0)' }
  stacked: { is: 'all(h in hexes: count(counters at stack(h)) < 4)' }
  forts: { is: 'sum(f in forts where it.space is not none: fort-level(f)) mod 3 == 0' }
  shown: { is: 'count(counters where it is creature and it.space is not none) mod 2 == 1' }
`;

test('the same invariants begin to fail as when all of them are asked after every answer', () => {
	const layers = [{ path: 'mine/flipping.yaml', text: FLIPPING }];
	const { program } = loadProgram({ variant: 'west-end', with: [], layers });
	const code = nodeCode(program);
	const [all, few] = [new Invariants(code), new Invariants(code)];
	const m = new Machine(code);
	const changes = new Map<string, number>();
	const idsOf = (broken: readonly { id: string }[]): string[] => broken.map(({ id }) => id);
	let spared = 0;
	for (let game = 0; game < 4; game++) {
		const pick = testRandom(game);
		m.start(`invariants ${game}`);
		let before = idsOf(all.broken(m));
		let mark = m.mark;
		for (let turn = 0; turn < 700 && !isOver(m); turn++) {
			const seat = firstAsked(m);
			answer(m, seat, randomPicks(legalAnswers(m, seat), pick));
			const now = idsOf(all.broken(m));
			const found = idsOf(few.broken(m, mark));
			expect(now).toEqual(expect.arrayContaining(found));
			expect(found).toEqual(expect.arrayContaining(now.filter((id) => !before.includes(id))));
			for (const id of now) if (!before.includes(id)) changes.set(id, (changes.get(id) ?? 0) + 1);
			spared += now.length - found.length;
			before = now;
			mark = m.mark;
		}
	}
	const flipping = [...FLIPPING.matchAll(/^ {2}([a-z-]+): \{ is/gm)].map(([, id]) => id!);
	expect(flipping).toHaveLength(12);
	for (const id of flipping) expect(changes.get(id), id).toBeGreaterThan(3);
	expect(spared).toBeGreaterThan(1000);
});
