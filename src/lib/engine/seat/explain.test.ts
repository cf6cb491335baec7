import { describe, expect, it } from 'vitest';
import { newGame } from '#lib/engine/testing/new-game.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { breakdownOf, refusalsOf } from './explain.ts';
import { pieceKey } from './keys.ts';

const MORE = `
values:
  shine: { params: { what: pebble }, is: what.worth }
  many: { is: "count(pebbles at bag)" }
  all-of-it: { is: pebbles at bag }
effects:
  polish: { modify: shine(what), when: round > 0, add: 10 }
`;

/** The first player has drawn a pebble. */
const game = () => newGame(pebbles(3, 12, MORE), 'why');

describe('how a value came about', () => {
	it('is said with the part of every rule, its paragraph and its place', () => {
		const m = game();
		const mine = m.mem[m.layout.top + m.program.zones.find(({ id }) => id === 'hand')!.first]!;
		const breakdown = breakdownOf(m, 0, 'shine', [pieceKey(m, 0, mine)]);
		const worth = m.program.faces[m.program.pieces[mine]!.face]!.attributes[0]!;
		expect(breakdown).toMatchObject({
			value: 'shine',
			result: worth + 10,
			parts: [
				{ stage: 'base', id: 'shine', amount: worth },
				{ stage: 'add', id: 'polish', amount: 10 }
			]
		});
		expect(breakdown?.parts[1]?.rule?.line).toBeGreaterThan(1);
	});

	it('is not said of what the viewer does not know', () => {
		const m = game();
		const mine = m.mem[m.layout.top + m.program.zones.find(({ id }) => id === 'hand')!.first]!;
		const key = pieceKey(m, 'observer', mine);
		expect(breakdownOf(m, 1, 'shine', [key])).toBeNull();
		expect(breakdownOf(m, 'observer', 'shine', [key])).not.toBeNull();
	});

	it('is null where there is no such value, it is a set, or the arguments are none', () => {
		const m = game();
		expect(breakdownOf(m, 0, 'gloss', [])).toBeNull();
		expect(breakdownOf(m, 0, 'all-of-it', [])).toBeNull();
		expect(breakdownOf(m, 0, 'shine', [])).toBeNull();
		expect(breakdownOf(m, 0, 'shine', ['no-pebble'])).toBeNull();
		expect(breakdownOf(m, 0, 'many', [])).toMatchObject({ result: 11 });
	});
});

describe('why not', () => {
	it('is asked only by the seat whose turn it is', () => {
		const m = game();
		expect(refusalsOf(m, 1)).toEqual([]);
		expect(refusalsOf(m, 0)).toEqual([]);
	});
});
