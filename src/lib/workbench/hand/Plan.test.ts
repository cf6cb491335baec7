import { boxOf, touches } from './selection-box.ts';
import { describe, expect, test } from 'vitest';
import { crates, harbour, type Window } from './barges.test.fixture.ts';
import { findPlan, isOffered } from './Plan.ts';
import { reachOf } from './reach.ts';

async function planned(window: Window, things: string[], place: string) {
	const { view, foresee } = harbour(window);
	const { answers, brought } = await findPlan(view, things, place, foresee);
	return { keys: answers.map(({ keys }) => keys.join(' ')), brought };
}

describe('a plan', () => {
	test('gives one answer after the other where the game asks counter by counter', async () => {
		expect(await planned('by-hand', crates(1, 2), 'quay(0,0)')).toEqual({
			keys: ['carry(salt, quay(0,0))', 'carry(salt/2, quay(0,0))'],
			brought: crates(1, 2)
		});
	});

	test('goes as far as there is room', async () => {
		const { keys, brought } = await planned('by-hand', crates(1, 2, 3, 4, 5), 'quay(0,0)');
		expect(keys).toHaveLength(3);
		expect(brought).toEqual(crates(1, 2, 3));
	});

	test('opens the action of a place, chooses the counters, and again while more are left', async () => {
		expect(await planned('by-cart', crates(2, 3, 4, 5), 'quay(1,0)')).toEqual({
			keys: ['unload(quay(1,0))', 'salt/2 salt/3 salt/4', 'unload(quay(1,0))', 'salt/5'],
			brought: crates(2, 3, 4, 5)
		});
	});

	test('begins where the counters lie and says the whole way at once', async () => {
		expect(await planned('by-barge', crates(1, 3), 'quay(2,0)')).toEqual({
			keys: ['ship(quay(0,0))', 'salt salt/3', 'quay(2,0)'],
			brought: crates(1, 3)
		});
	});

	test('answers nothing where the place cannot be reached', async () => {
		expect(await planned('by-barge', crates(1), 'quay(3,0)')).toEqual({ keys: [], brought: [] });
		expect(await planned('by-cart', crates(1), 'p2')).toEqual({ keys: [], brought: [] });
	});

	test('looks no further than a die', async () => {
		expect(await planned('by-chance', crates(1, 2), 'quay(3,0)')).toEqual({
			keys: ['throw(salt, quay(3,0))'],
			brought: crates(1)
		});
	});

	test('leaves the game as it was', async () => {
		const { session, view, foresee } = harbour('by-cart');
		await findPlan(view, crates(1, 2), 'quay(0,0)', foresee);
		expect(session.view(0)).toEqual(view);
		expect(session.undo('any')).toBe(false);
	});

	test('is given only while its answers are offered', () => {
		const { decision } = harbour('by-cart').view;
		expect(isOffered({ seat: 0, keys: ['unload(quay(0,0))'] }, decision)).toBe(true);
		expect(isOffered({ seat: 1, keys: ['unload(quay(0,0))'] }, decision)).toBe(false);
		expect(isOffered({ seat: 0, keys: ['ship(quay(0,0))'] }, decision)).toBe(false);
		expect(isOffered({ seat: 0, keys: ['pass'] }, null)).toBe(false);
	});
});

describe('the reach of counters', () => {
	const reached = async (window: Window, ...numbers: number[]) => {
		const { view, foresee } = harbour(window);
		const { places, able } = await reachOf(view, crates(...numbers), foresee);
		return { places: [...places].sort(), able: [...able].sort() };
	};

	test('is every place that an answer names with them', async () => {
		expect((await reached('by-hand', 1)).places).toEqual([
			'quay(0,0)',
			'quay(1,0)',
			'quay(2,0)',
			'quay(3,0)'
		]);
	});

	test('is every place whose action would ask for them', async () => {
		expect(await reached('by-cart', 1)).toEqual({
			places: ['quay(0,0)', 'quay(1,0)', 'quay(2,0)', 'quay(3,0)'],
			able: crates(1, 2, 3, 4, 5)
		});
	});

	test('is every end of a way from where they lie', async () => {
		expect(await reached('by-barge', 1, 2)).toEqual({
			places: ['quay(1,0)', 'quay(2,0)'],
			able: crates(1, 2, 3, 4, 5)
		});
	});
});

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

test('a box is the same from whichever corner it is drawn', () => {
	const box = { left: 1, top: 2, right: 10, bottom: 20 };
	expect(boxOf(at(1, 2), at(10, 20))).toEqual(box);
	expect(boxOf(at(10, 20), at(1, 2))).toEqual(box);
	expect(boxOf(at(1, 20), at(10, 2))).toEqual(box);
});

test('touching is enough; beside is not', () => {
	const box = boxOf(at(10, 10), at(20, 20));
	expect(touches(box, boxOf(at(20, 0), at(30, 30)))).toBe(true);
	expect(touches(box, boxOf(at(12, 12), at(13, 13)))).toBe(true);
	expect(touches(box, boxOf(at(21, 0), at(30, 30)))).toBe(false);
	expect(touches(box, boxOf(at(0, 21), at(30, 30)))).toBe(false);
});
