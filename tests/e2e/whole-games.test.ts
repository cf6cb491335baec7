/**
 * Whole games by the interface alone: one person with a mouse, one with nothing but a keyboard, one with a finger on a phone,
 * and bots. What they mean to do is thought beside the page (`players/thoughts.ts`); what comes of it has to be the same.
 * `npm test` plays the first rounds of one of them; `TEST_SIZE=whole npm run e2e -- e2e/whole-games` plays all until somebody has won.
 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { type Hand, settled, table } from './players/hand.ts';
import { Keys } from './players/keys.ts';
import { finger, mouse } from './players/pointing.ts';
import { type Plan, Thoughts } from './players/thoughts.ts';
import { curtainOf, errorsOf, startGame, stored, storedEnd } from './table.ts';

interface Evening extends Plan {
	/** Part of the title on the card; the name of the variant, and whether there are others to choose among. */
	title: RegExp;
	name: string;
	among: boolean;
	/** Rounds that `npm test` plays. */
	rounds: number;
}

const seats = ['human', 'human', 'human', 'greedy'] as const;
const NAMES = ['Anna', 'Bram', 'Chloé', 'David'];

// Seeds of games that are short and have battles in them.
const EVENINGS: readonly Evening[] = [
	{
		title: /Things/,
		name: 'West End',
		among: true,
		variant: 'west-end',
		seats,
		seed: 'whole 6',
		rounds: 1
	},
	{
		title: /Things/,
		name: 'Pegasus',
		among: true,
		variant: 'pegasus',
		seats,
		seed: 'whole 13',
		rounds: 1
	},
	{
		title: /Creatures/,
		name: 'Kings & Creatures',
		among: false,
		variant: 'kings-and-creatures',
		seats,
		seed: 'whole 0',
		rounds: 99
	},
	{
		title: /^Kingsburg/,
		name: 'Kingsburg',
		among: true,
		variant: 'kingsburg',
		seats,
		seed: 'whole 0',
		rounds: 1
	}
];

// The finger needs it; mouse and keyboard stay what they are.
test.use({ hasTouch: true });

for (const evening of sampleOf('evenings', EVENINGS, 4)) {
	test(`${evening.name}, by mouse, by keyboard and on a phone`, async ({ page }) => {
		const errors = errorsOf(page);
		const thoughts = new Thoughts(evening);
		const hands: readonly [Hand, Hand, Hand] = [mouse(), new Keys(), finger()];
		await startGame(page, {
			title: evening.title,
			...(evening.among ? { variant: evening.name } : {}),
			players: seats.length,
			seats: [...seats],
			seed: evening.seed
		});
		const began = performance.now();
		const given = hands.map(() => 0);
		while (!thoughts.over && (isWhole() || thoughts.round <= evening.rounds)) {
			await together(page, thoughts);
			const seat = await sitting(page, thoughts.asked);
			const hand = hands[seat]!;
			await page.setViewportSize(hand.screen);
			if ((await curtainOf(page).count()) > 0) await hand.takeTable(page);
			await expect(page.locator('.prompt .who')).toHaveText(NAMES[seat]!);
			await hand.give(page, thoughts.think(seat));
			given[seat]!++;
		}
		await together(page, thoughts);
		if (thoughts.over) {
			await expect(page.locator('.prompt .over')).toContainText(/wins|win\b/);
			for (const winner of thoughts.winners)
				await expect(page.locator('.prompt .over')).toContainText(NAMES[winner]!);
			// However many columns there are: what counts is seen, also where the screen is narrow.
			await page.setViewportSize(hands[2].screen);
			for (const total of await page.locator('.prompt .over td.total').all()) {
				const { x, width } = (await total.boundingBox())!;
				expect(x + width).toBeLessThanOrEqual(hands[2].screen.width);
			}
		}
		// What is kept is the game that was meant, to the last number of its state.
		await stored(page);
		await expect.poll(() => storedEnd(page)).toBe(thoughts.end);
		for (const count of given) expect(count).toBeGreaterThan(4);
		expect(errors).toEqual([]);
		const seconds = Math.round((performance.now() - began) / 1000);
		const strokes = hands.map(({ name, strokes }, at) => `${name} ${given[at]} by ${strokes}`);
		console.log(`${evening.name}: ${strokes.join(', ')}; ${seconds} s, round ${thoughts.round}`);
	});
}

/** The table stands where it should. */
async function together(page: Page, thoughts: Thoughts): Promise<void> {
	await expect(table(page)).toHaveAttribute('data-turn', String(thoughts.turn));
	await settled(page);
}

/** Whose turn it is at this screen, as it says itself; one of those whom the game asks. */
async function sitting(page: Page, asked: readonly number[]): Promise<number> {
	const words = curtainOf(page).getByRole('heading').or(page.locator('.prompt .who'));
	const said = await words.first().innerText();
	const seat = NAMES.findIndex((name) => said.includes(name));
	expect(asked).toContain(seat);
	return seat;
}
