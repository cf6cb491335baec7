/**
 * Smaller games, each played from its first turn to its end by its interface alone. On boards: two people before one screen, and
 * nothing but clicks on the board (and on the button that passes, where one may). What is clicked is written down here; the games
 * are short ones, and those of several moves were found by chance. With cards and dice: people and bots, by what they hold.
 * `npm test` plays some of them, `TEST_SIZE=whole npm run e2e -- e2e/shelf` all.
 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sampleOf } from '../../scripts/sample.mjs';
import { type Hand, confirm, settled, table } from './players/hand.ts';
import { finger, mouse } from './players/pointing.ts';
import { type Plan, type Thought, Thoughts } from './players/thoughts.ts';
import { asked, errorsOf, looksIn, startGame, stored, storedEnd, turnOf } from './table.ts';

interface Board {
	/** Of the card on the start page. */
	title: RegExp;
	/** Spaces by their names: what one answer takes stands together. */
	clicks: string;
	/** What is said at the end. */
	over: RegExp;
	winner: string;
}

const BOARDS: readonly Board[] = [
	{
		title: /^Tic-tac-toe/,
		clicks: 'b2 a3 c3 b3 a1',
		over: /has three in a row/,
		winner: 'Anna'
	},
	{
		title: /^Connect Four/,
		clicks: 'd1 d2 e1 e2 f1 c1 g1',
		over: /has four in a row/,
		winner: 'Anna'
	},
	// The shortest game there is: white has no disc left.
	{
		title: /^Reversi/,
		clicks: 'e6 f4 e3 f6 g5 d6 e7 f5 c5',
		over: /has most discs/,
		winner: 'Anna'
	},
	{
		title: /^Breakthrough/,
		clicks:
			'e2-f3 c7-d6 c2-d3 b7-b6 f3-f4 g7-f6 f4-e5 b6-b5 e1-e2 f6-f5 f2-f3 g8-g7 e5-e6 c8-c7 e6-f7 d6-e5 f3-f4 g7-g6 f7-g8',
		over: /has broken through/,
		winner: 'Anna'
	},
	{
		title: /^Yavalath/,
		clicks: 'e5 Take a1 e6 i1 e8 b6 e7',
		over: /has four in a row/,
		winner: 'Bram'
	},
	{
		title: /^Go/,
		clicks: 'b9 a9 a8 Pass Pass',
		over: /holds more of the board/,
		winner: 'Anna'
	},
	{
		title: /^Draughts/,
		clicks:
			'g3-h4 f6-g5 h4-f6 g7-e5 a3-b4 f8-g7 e3-d4 d6-c5 b4-d6 d8-e7 d4-f6 b6-c5 d8-b6 b8-c7 f8-e7 c7-d6 e7-c5 h6-g5 c5-b6 a7-c5 d2-f4 h8-g7 f8-h6',
		over: /Nothing can move/,
		winner: 'Anna'
	},
	{
		title: /^Nine men/,
		clicks:
			'e3 g7 d1 c3 b6 b4 d7 g1 f2 d3 g4 d5 a7 e5 d6 c4 a4 e4 f2-d2 e4-f4 d6-f6 c4-c5 e3 d1-a1 c3 d5-d6 d2-d1 d3-d2',
		over: /Nothing can move/,
		winner: 'Bram'
	},
	// A promotion, castling and mate.
	{
		title: /^Chess/,
		clicks:
			'e2-e4 d7-d5 e4-d5 c7-c6 d5-c6 g8-f6 c6-b7 e7-e6 b7-a8 White_queen f8-c5 g1-f3 Castle d2-d3 b8-a6 f3-g1 d8-d4 c1-d2 d4-f2',
		over: /Mate/,
		winner: 'Bram'
	}
];

for (const { title, clicks, over, winner } of sampleOf('boards', BOARDS, 4)) {
	for (const look of looksIn(import.meta.filename)) {
		test.describe(look.name, () => {
			test.use(look.use);
			test(`to the end of ${title.source}`, async ({ page }) => {
				const errors = errorsOf(page);
				await startGame(page, { title, seats: ['human', 'human'], curtain: false });
				for (const said of clicks.split(' ')) await answer(page, said);
				const end = page.locator('.prompt .over');
				await expect(end).toContainText(over);
				await expect(end).toContainText(winner);
				expect(errors).toEqual([]);
			});
		});
	}
}

/** `e3-d4`: what stands on e3 goes to d4; where it could go nowhere else, the first click says it all. */
async function answer(page: Page, said: string): Promise<void> {
	// The turn is up before the screen has changed hands.
	await expect.poll(() => asked(page)).toBe('asked');
	const before = await turnOf(page);
	if (/^[A-Z]/.test(said)) {
		const question = page.getByRole('region', { name: 'Question' });
		await question.getByRole('button', { name: RegExp(`^${said.replace('_', ' ')}`) }).click();
	} else {
		for (const space of said.split('-')) {
			if ((await turnOf(page)) > before) break;
			await page.getByRole('gridcell', { name: RegExp(`^${space}(;|$)`) }).click();
			await settled(page);
		}
	}
	await expect.poll(() => turnOf(page)).toBeGreaterThan(before);
}

interface Evening extends Plan {
	title: RegExp;
	over: RegExp;
}

const EVENINGS: readonly Evening[] = [
	{
		title: /^Liar/,
		variant: 'liars-dice',
		seats: ['human', 'human', 'greedy'],
		seed: 'shelf 9',
		over: /the last to have dice/
	},
	{
		title: /^Hearts/,
		variant: 'hearts',
		seats: ['human', 'random', 'random', 'random'],
		seed: 'shelf 5',
		over: /fewest points/
	}
];

const NAMES = ['Anna', 'Bram', 'Chloé', 'David'];

for (const evening of sampleOf('evenings of the shelf', EVENINGS, 2)) {
	for (const look of looksIn(import.meta.filename)) {
		test.describe(look.name, () => {
			// A finger needs it.
			test.use({ ...look.use, hasTouch: true });
			test(`to the end of ${evening.title.source}`, async ({ page }) => {
				const errors = errorsOf(page);
				const { title, seats, seed, over } = evening;
				const hand = look.name.endsWith('phone') ? finger() : mouse();
				const thoughts = new Thoughts(evening);
				const players = seats.length;
				await startGame(page, { title, seats: [...seats], seed, players, curtain: false });
				while (!thoughts.over) {
					await expect(table(page)).toHaveAttribute('data-turn', String(thoughts.turn));
					await settled(page);
					const seat = NAMES.indexOf(await page.locator('.prompt .who').innerText());
					await lay(page, hand, thoughts.think(seat));
				}
				const end = page.locator('.prompt .over');
				await expect(end).toContainText(over);
				for (const winner of thoughts.winners) await expect(end).toContainText(NAMES[winner]!);
				await stored(page);
				await expect.poll(() => storedEnd(page)).toBe(thoughts.end);
				expect(errors).toEqual([]);
			});
		});
	}
}

/** What is held is clicked where it is held, everything else where it stands. */
async function lay(page: Page, hand: Hand, thought: Thought): Promise<void> {
	const held = thought.answer.keys.map((key) => page.locator(`[data-zone] [data-piece="${key}"]`));
	const seen = await Promise.all(held.map((locator) => locator.count()));
	if (seen.length === 0 || !seen.every((count) => count === 1)) return hand.give(page, thought);
	for (const locator of held) await locator.click();
	if (thought.decision.kind === 'subset') await confirm(page).click();
}
