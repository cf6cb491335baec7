/** A player at the table: starts games from the start page and answers whatever is asked, by clicking. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '../../scripts/sample.mjs';
import { settled } from './players/hand.ts';

/** Both colour schemes, on a desk and on a phone. */
const ALL_LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
	(
		[
			['desk', { width: 1440, height: 900 }],
			['phone', { width: 390, height: 844 }]
		] as const
	).map(([device, viewport]) => ({
		name: `${colorScheme}, ${device}`,
		use: { colorScheme, viewport }
	}))
);

/** Those in which a file of tests is looked at: one a day. */
export function looksIn(file: string) {
	const name = file.slice(file.lastIndexOf('/') + 1);
	return sampleOf(`looks ${name}`, ALL_LOOKS, ALL_LOOKS.length);
}

export interface Game {
	/** Part of the title on the card. */
	title: RegExp;
	/** Name of the variant, where it is not the first. */
	variant?: string;
	seed?: string;
	/** Seats from the first on: `human`, `random`, `greedy`. The others keep what they are. */
	seats?: string[];
	players?: number;
	speed?: 'instant' | 'paused';
	/** Whether a curtain is drawn between people who share the screen. */
	curtain?: boolean;
}

/** Errors of the page, to be asserted empty at the end. */
export function errorsOf(page: Page): string[] {
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	return errors;
}

export async function openStart(
	page: Page,
	{ speed = 'instant', curtain = true, ask = 'never' } = {}
) {
	const settings = { botSpeed: speed, language: 'en', curtain, ask };
	await page.addInitScript((wanted) => {
		if (localStorage.getItem('thingsmith-settings') !== null) return;
		localStorage.setItem('thingsmith-settings', JSON.stringify(wanted));
	}, settings);
	await page.goto('/');
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
}

export async function startGame(page: Page, game: Game): Promise<void> {
	await openStart(page, game);
	await page.locator('.gallery').getByRole('button', { name: game.title }).click();
	if (game.variant) await page.getByLabel('Variant').selectOption({ label: game.variant });
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	if (game.players) {
		await page.getByRole('button', { name: String(game.players), exact: true }).click();
	}
	for (const [seat, control] of (game.seats ?? []).entries()) {
		await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption(control);
	}
	await page.getByRole('textbox', { name: /^Seed/ }).fill(game.seed ?? 'any');
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
}

/** Waits until a person is asked, should take the screen, or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'curtain' | 'over'> {
	const answers = page.locator('.prompt .answers');
	const over = page.locator('.prompt .over');
	const curtain = curtainOf(page);
	await expect(answers.or(over).or(curtain).first()).toBeVisible();
	if ((await curtain.count()) > 0) return 'curtain';
	return (await over.count()) > 0 ? 'over' : 'asked';
}

/** A stored game, as far as tests look at it. */
export interface StoredGame {
	turn: number;
	course: { answers: unknown[]; end: string; position: { coming?: unknown } | null };
	edited: number | null;
	opened: number | null;
	branches: { name: string; line?: { course: { answers: unknown[]; end: string } } }[];
}

/** The games of this browser, as they are stored. */
export const storedGames = (page: Page): Promise<StoredGame[]> =>
	page.evaluate(
		() =>
			new Promise<StoredGame[]>((resolve, reject) => {
				const opening = indexedDB.open('thingsmith');
				opening.onerror = () => reject(new Error('no database'));
				opening.onsuccess = () => {
					const db = opening.result;
					const all = db.transaction('saves').objectStore('saves').getAll();
					all.onsuccess = () => {
						db.close();
						resolve((all.result as { record: StoredGame }[]).map(({ record }) => record));
					};
				};
			})
	);

/** How many answers each stored game has. */
export const storedTurns = async (page: Page): Promise<number[]> =>
	(await storedGames(page)).map(({ turn }) => turn);

/** The hash of the position in which the only stored game stands. */
export const storedEnd = async (page: Page): Promise<string | undefined> =>
	(await storedGames(page))[0]?.course.end;

/**
 * Waits until the only game of this browser is stored as it stands; then the page may go. A bot may
 * still be about to answer, so each look asks the table anew how it stands.
 */
export async function stored(page: Page): Promise<void> {
	await expect(async () => expect(await storedTurns(page)).toEqual([await turnOf(page)])).toPass({
		timeout: 120_000
	});
}

export const curtainOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Over to/ });

/** Whoever is asked takes the screen; resolves when nothing hides the table any more. */
export async function takeScreen(page: Page): Promise<void> {
	const curtain = curtainOf(page);
	await curtain.getByRole('button').click();
	await expect(curtain).toHaveCount(0);
}

export const turnOf = async (page: Page): Promise<number> =>
	Number(await page.locator('.table').getAttribute('data-turn'));

export const statusOf = (page: Page): Promise<string> => page.locator('header .status').innerText();

/** Gives one answer, as soon as a person is asked. `wish` (any whole number) varies which. */
export async function answer(page: Page, wish: number): Promise<void> {
	expect(await asked(page)).toBe('asked');
	const before = await turnOf(page);
	for (let clicks = 0; clicks < 6; clicks++) {
		await (await nextClick(page, wish + clicks)).click();
		// A click that is an answer makes the table busy before it returns; any other has opened or picked something.
		await settled(page);
		if ((await turnOf(page)) > before) return;
	}
	throw new Error(`six clicks gave no answer to “${await page.locator('.prompt h2').innerText()}”`);
}

/** What a player clicks next: an action, a counter or an entry of the list, else confirm or pass. */
export async function nextClick(page: Page, wish: number): Promise<Locator> {
	const bar = page.locator('.prompt .answers');
	const confirm = bar.locator('button.primary:not([data-option]):enabled');
	if ((await confirm.count()) > 0) return confirm.first();
	const passing = bar.locator('button.primary[data-option]');
	const actions = bar.locator('[data-verb]');
	const members = page.locator('.tray [data-option][aria-pressed="false"]');
	const listed = page.locator('.options [data-option]:not([aria-pressed="true"])');
	const list = bar.locator('button[aria-expanded="false"]');
	const simple = bar.locator('button[data-option]:not(.primary)');
	const mayPass = (await passing.count()) > 0;
	if (mayPass && wish % 3 === 0) return passing.first();
	for (const group of [actions, members, listed, simple]) {
		const count = await group.count();
		if (count > 0) return group.nth(wish % count);
	}
	if ((await list.count()) > 0) return list.first();
	return mayPass ? passing.first() : bar.getByRole('button').first();
}
