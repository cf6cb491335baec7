import { describe, expect, test } from 'vitest';
import type { Answer, Key } from '#lib/engine/seat/protocol.ts';
import type { RulesIndex, ZoneRole } from '#lib/workbench/lookup/RulesIndex.ts';
import { Choice } from '#lib/workbench/game/Choice.svelte.ts';
import { Held } from '#lib/workbench/game/Held.svelte.ts';
import { crates, harbour, type Window } from './barges.test.fixture.ts';
import { Hand } from './Hand.svelte.ts';
import type { Sent } from './sent.ts';

/** A table at which the first seat sits, and what was told it. */
function table(window: Window, role: ZoneRole = 'hand') {
	const { session, foresee, landings } = harbour(window);
	const held = new Held();
	const told: Sent[] = [];
	const given: string[] = [];
	const view = () => session.view(0);
	let choice = new Choice(view().decision, [], [], 0, held);
	const game = {
		held,
		foresee,
		landings,
		rejection: null,
		index: { rules: { fields: { piece: [] } }, zoneRole: () => role } as unknown as RulesIndex,
		get view() {
			return view();
		},
		get choice() {
			return choice;
		},
		answer(answer: Answer | null): Promise<boolean> {
			if (answer) {
				given.push(answer.keys.join(' '));
				expect(session.answer(answer)).toEqual({ ok: true });
				choice = new Choice(view().decision, [], [], 0, held);
			}
			return Promise.resolve(true);
		}
	};
	const hand = new Hand(game, {
		give: async (answer) => void (await game.answer(answer)),
		tell: (sent) => told.push(sent)
	});
	const at = (zone: Key) => view().zones.find(({ key }) => key === zone)?.pieces ?? [];
	return { hand, held, game, given, told, at };
}

describe('a hand', () => {
	test('holds what is clicked until it is clicked again, and gives nothing away', () => {
		const { hand, held, given } = table('by-hand');
		expect(hand.touch('salt')).toBe(true);
		expect([...held.things]).toEqual(['salt']);
		hand.touch('salt');
		expect([...held.things]).toEqual([]);
		expect(given).toEqual([]);
	});

	test('takes from a pile by one click what alone can be taken there', () => {
		const { hand, held, given } = table('from-pile', 'pile');
		hand.press();
		expect(hand.touch('salt/5')).toBe(true);
		expect(given).toEqual(['fetch(salt/5)']);
		expect(held.things.size).toBe(0);
	});

	test('but not for a question that came after the pointer went down', () => {
		const { hand, held, given } = table('from-pile', 'fan');
		hand.press();
		hand.touch('salt/5');
		hand.touch('salt/4');
		expect(given).toEqual(['fetch(salt/5)']);
		expect([...held.things]).toEqual(['salt/4']);
	});

	test('and not where more is to be said, where others lie there to be taken, or of a row', () => {
		for (const [window, role] of [
			['from-piles', 'pile'],
			['by-hand', 'pile'],
			['from-pile', 'row']
		] as const) {
			const { hand, held, given } = table(window, role);
			hand.touch('salt/5');
			expect([given, [...held.things]]).toEqual([[], ['salt/5']]);
		}
	});

	test('holds a row of counters', () => {
		const { hand, held } = table('by-hand');
		hand.touch('salt/4');
		hand.touch('salt/2', true);
		expect([...held.things].sort()).toEqual(crates(2, 3, 4));
	});

	test('goes where it can, and says how far it came', async () => {
		const { hand, at, given, told } = table('by-hand');
		for (const key of crates(1, 2, 3, 4)) hand.touch(key);
		expect(await hand.go('quay(1,0)')).toBe(true);
		expect(given).toEqual([1, 2, 3].map((n) => `carry(${crates(n).join()}, quay(1,0))`));
		expect(at('yard(1,0)').map(({ key }) => key)).toEqual(crates(1, 2, 3));
		expect(told).toEqual([{ place: 'quay(1,0)', done: 3, of: 4 }]);
		// What is left can still go elsewhere.
		expect(hand.things).toEqual(crates(4));
	});

	test('goes to a place that only the rules of an action name, and there the place says which action is meant', async () => {
		const { hand, held, given, at } = table('by-rope');
		hand.watch();
		hand.touch('salt');
		hand.watch();
		await expect.poll(() => [...held.reach.places]).toEqual(['quay(0,0)', 'bag']);
		expect(await hand.go('quay(0,0)')).toBe(true);
		expect(given).toEqual(['drop(salt)']);
		expect(hand.things).toEqual([]);
		expect(at('yard(0,0)').map(({ key }) => key)).toEqual(['salt']);
	});

	test('goes nowhere by an answer that has something else to be said, and asks where two actions lead to one place', async () => {
		const { hand, given } = table('by-rope');
		hand.touch('salt');
		expect(await hand.go('lot')).toBe(false);
		expect(await hand.go('bag')).toBe(true);
		expect(given).toEqual([]);
		expect(hand.torn?.actions).toEqual(['actions.sink', 'actions.scuttle']);
		await hand.sendBy('actions.scuttle');
		expect(given).toEqual(['scuttle(salt)']);
	});

	test('asks for no place where every answer names one', async () => {
		const { hand, game } = table('by-crane');
		let asked = 0;
		game.landings = () => {
			asked++;
			return Promise.resolve([]);
		};
		hand.touch('salt');
		expect(await hand.go('quay(1,0)')).toBe(true);
		expect(asked).toBe(0);
	});

	test('does nothing yet where several actions go there, and all of it by the one that is said', async () => {
		const { hand, at, given, told } = table('by-crane');
		for (const key of crates(1, 2)) hand.touch(key);
		expect(await hand.go('quay(1,0)')).toBe(true);
		expect([given, told]).toEqual([[], []]);
		expect(hand.torn).toMatchObject({
			place: 'quay(1,0)',
			actions: ['actions.lift', 'actions.roll']
		});
		expect(hand.things).toEqual(crates(1, 2));
		await hand.sendBy('actions.roll');
		expect(given).toEqual(['roll(salt, quay(1,0))', 'roll(salt/2, quay(1,0))']);
		expect(at('yard(1,0)')).toHaveLength(2);
		expect([hand.torn, told]).toEqual([null, [{ place: 'quay(1,0)', done: 2, of: 2 }]]);
	});

	test('forgets which actions there are once it holds something else', async () => {
		const { hand } = table('by-crane');
		hand.touch('salt');
		await hand.go('quay(1,0)');
		hand.touch('salt');
		expect(hand.torn).toBeNull();
	});

	test('takes those of a box that can go, and nothing else', async () => {
		const { hand } = table('by-hand');
		await hand.take(['salt/2', 'salt/4', 'p1', 'nothing']);
		expect(hand.things).toEqual(crates(2, 4));
		await hand.take(['salt/3']);
		expect(hand.things).toEqual(crates(2, 4, 3));
	});

	test('does not go where nothing is offered, and answers nothing then', async () => {
		const { hand, given, told } = table('by-cart');
		hand.touch('salt');
		expect(await hand.go('p2')).toBe(false);
		expect([given, told]).toEqual([[], []]);
	});

	test('takes all that can go, in one hand', async () => {
		const { hand, at } = table('by-cart');
		await hand.all(false, null);
		expect(hand.things).toEqual(crates(1, 2, 3, 4, 5));
		await hand.go('quay(2,0)');
		expect(at('yard(2,0)')).toHaveLength(5);
	});

	test('does the same again with the next ones alike', async () => {
		const { hand, at } = table('by-cart');
		expect(hand.lastPlace).toBeNull();
		for (const key of crates(1, 2)) hand.touch(key);
		await hand.go('quay(0,0)');
		expect(hand.lastPlace).toBe('quay(0,0)');
		await hand.again();
		expect(at('yard(0,0)').map(({ key }) => key)).toEqual(crates(1, 2, 3, 4));
	});

	test('what was dragged beside everything is put back', () => {
		const { hand, held } = table('by-hand');
		hand.touch('salt');
		expect(hand.hold('salt')).toEqual([]);
		const lifted = hand.hold('salt/2');
		expect(lifted).toEqual(['salt/2']);
		hand.putBack(lifted!);
		expect([...held.things]).toEqual(['salt']);
	});

	test('forgets what it held once another question is asked', async () => {
		const { hand, held, game } = table('by-hand');
		hand.watch();
		hand.touch('salt');
		await game.answer({ seat: 0, keys: ['burn(salt/2)'] });
		hand.watch();
		expect([...held.things]).toEqual([]);
	});
});
