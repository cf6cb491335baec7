import { expect, it } from 'vitest';
import { Crew, type Hands } from './Crew.ts';
import type { Numbered } from './trade.ts';

/** Plays the numbers of games, in parts of two; the later a part, the sooner it is there. */
function hands(leaves: (part: Numbered) => boolean): Hands<Numbered, number> {
	return {
		lanes: 4,
		partSize: () => 2,
		async play(part) {
			for (let wait = 40 - part.from; wait > 0; wait--) await Promise.resolve();
			if (leaves(part)) return null;
			return Array.from({ length: part.to - part.from }, (_, i) => part.from + i);
		},
		stop: () => undefined,
		close: () => Promise.resolve()
	};
}

async function played(portions: Numbered[], leaves: (part: Numbered) => boolean) {
	let counted = 0;
	const crew = new Crew(hands(leaves));
	const games = await crew.play(portions, { advance: (by = 1) => (counted += by) });
	await crew.close();
	return { games, counted };
}

const TWO = [
	{ from: 0, to: 5 },
	{ from: 5, to: 8 }
];

it('what comes back is in the order of the portions', async () => {
	const { games, counted } = await played(TWO, () => false);
	const all = [
		[0, 1, 2, 3, 4],
		[5, 6, 7]
	];
	expect({ games, counted }).toEqual({ games: all, counted: 8 });
});

it('and ends where the first part was left', async () => {
	const { games } = await played(TWO, ({ from }) => from === 2);
	expect(games).toEqual([[0, 1], []]);
});

it('a failure begins nothing more', async () => {
	let begun = 0;
	const failing = hands(() => {
		begun++;
		throw new Error('no');
	});
	const crew = new Crew(failing);
	const counting = { advance: () => undefined };
	await expect(crew.play([{ from: 0, to: 1000 }], counting)).rejects.toThrow('no');
	await crew.close();
	expect(begun).toBeLessThanOrEqual(failing.lanes);
});

it('games are handed over as soon as none before them is missing, and not held any longer', async () => {
	const taken: [number, number[]][] = [];
	let left = 8;
	const crew = new Crew(hands(() => false));
	await crew.each(TWO, { advance: (by = 1) => (left -= by) }, (games, portion) => {
		taken.push([portion, games]);
		// Of four lanes three may be ahead of the one that is waited for, with a part of two each.
		expect(8 - left - taken.flatMap(([, all]) => all).length).toBeLessThanOrEqual(6);
	});
	await crew.close();
	expect(taken).toEqual([
		[0, [0, 1]],
		[0, [2, 3]],
		[0, [4]],
		[1, [5, 6]],
		[1, [7]]
	]);
});
