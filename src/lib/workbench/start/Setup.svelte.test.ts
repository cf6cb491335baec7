import { describe, expect, test } from 'vitest';
import type { VariantInfo } from '#lib/rules-server/rules-server.ts';
import { randomSeed } from './random-seed.ts';
import { seated, Setup } from './Setup.svelte.ts';

const variant = (minPlayers: number, maxPlayers: number): VariantInfo => ({
	id: 'plain',
	game: 'shells',
	name: {},
	about: {},
	gameName: {},
	language: null,
	minPlayers,
	maxPlayers,
	layers: [],
	chosenLayers: [],
	plain: true,
	options: [],
	errors: 0
});

describe('the seats', () => {
	test('are four to begin with, as far as the rules have room for them', () => {
		const seatsFor = (min: number, max: number) => {
			const setup = new Setup();
			setup.take(variant(min, max));
			return setup.count;
		};
		expect([seatsFor(1, 8), seatsFor(2, 3), seatsFor(5, 6)]).toEqual([4, 3, 5]);
	});

	test('stay as many as they are when other rules have room for them', () => {
		const setup = new Setup();
		setup.take(variant(2, 8));
		setup.count = 6;
		setup.take(variant(2, 7));
		expect(setup.count).toBe(6);
		setup.fit({ min: 2, max: 3 });
		expect(setup.count).toBe(3);
	});

	test('keep who sits there; new ones are bots, and the first is a person', () => {
		const setup = new Setup();
		setup.take(variant(2, 4));
		expect(setup.seats.map(({ control }) => control)).toEqual([
			'human',
			'greedy',
			'greedy',
			'greedy'
		]);
		setup.control(1, 'random');
		setup.control(9, 'random');
		setup.count = 2;
		setup.count = 3;
		expect(setup.seats.map(({ control }) => control)).toEqual(['human', 'random', 'greedy']);
		expect(new Set(setup.seats.map(({ name }) => name)).size).toBe(3);
	});

	test('have a name, however many they are', () => {
		expect(
			seated([], 10)
				.map(({ name }) => name)
				.slice(7)
		).toEqual(['Hugo', '9', '10']);
	});
});

describe('what was set up', () => {
	test('is nothing before a variant is chosen', () => {
		expect(new Setup().done()).toBeNull();
	});

	test('is complete: names and seed where somebody left them out', () => {
		const setup = new Setup();
		setup.take(variant(2, 2));
		setup.seats[0]!.name = '  Zoë ';
		setup.seats[1]!.name = '   ';
		setup.seed = ' tide ';
		expect(setup.done()).toEqual({
			variant: 'plain',
			layers: null,
			options: {},
			seats: [
				{ name: 'Zoë', control: 'human' },
				{ name: 'Bram', control: 'greedy' }
			],
			seed: 'tide'
		});
		setup.seed = '  ';
		expect(setup.done()?.seed).toMatch(/^[0-9a-z]+$/);
	});

	test('has the orders of a seat, which stay while somebody else is chosen for it', () => {
		const setup = new Setup();
		setup.take(variant(2, 2));
		const orders = { text: 'orders: Hold', since: 0 };
		setup.order(1, orders.text);
		expect(setup.done()?.seats[1]).toEqual({ name: 'Bram', control: 'orders', orders });
		setup.control(1, 'greedy');
		expect(setup.done()?.seats[1]).toEqual({ name: 'Bram', control: 'greedy', orders });
	});

	test('stays as it was when somebody goes on choosing', () => {
		const setup = new Setup();
		setup.take(variant(2, 2));
		const done = setup.done();
		setup.control(0, 'random');
		setup.wish.option('length', 3);
		expect(done).toMatchObject({ options: {}, seats: [{ control: 'human' }, {}] });
	});
});

test('seeds are short words, and not the same twice', () => {
	const seeds = Array.from({ length: 20 }, randomSeed);
	for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{1,8}$/);
	expect(new Set(seeds).size).toBe(20);
});
