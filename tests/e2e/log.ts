/** The log of the table, read as its reader does: only what is seen of it is in the document. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const logOf = (page: Page) => page.getByRole('list', { name: 'Log' });

/** Those that are in the document. */
export const rowsOf = (page: Page) => logOf(page).getByRole('listitem');

/** Scrolls to the very first row or the very last one, and waits until it is seen. */
export async function goTo(page: Page, end: 'first' | 'last'): Promise<void> {
	await logOf(page).focus();
	const edge = rowsOf(page)[end]();
	await expect(async () => {
		await page.keyboard.press(end === 'first' ? 'Home' : 'End');
		const [at, of] = [
			await edge.getAttribute('aria-posinset'),
			end === 'first' ? '1' : await edge.getAttribute('aria-setsize')
		];
		expect(at).toBe(of);
		await expect(edge).toBeInViewport({ timeout: 1000 });
	}).toPass({ timeout: 120_000 });
}

/** What stands in all rows that the selector means, from the first to the last one. */
export async function textsIn(page: Page, selector: string): Promise<string[]> {
	await goTo(page, 'first');
	/** By their places; null where the selector means another row. */
	const read = new Map<number, string | null>();
	const look = () =>
		rowsOf(page).evaluateAll(
			(rows, wanted) =>
				rows
					// One that has not been measured is hidden for a moment.
					.filter((row) => getComputedStyle(row).visibility === 'visible')
					.map((row): [number, string | null] => [
						Number(row.ariaPosInSet),
						row.querySelector<HTMLElement>(wanted)?.innerText ?? null
					]),
			selector
		);
	const size = Number(await rowsOf(page).first().getAttribute('aria-setsize'));
	/** The first place that is not read yet: a row far below may be in the document already. */
	const next = () => {
		let place = 1;
		while (read.has(place)) place += 1;
		return place;
	};
	while (next() <= size) {
		const before = next();
		await expect
			.poll(async () => {
				await logOf(page).evaluate((list, place) => {
					list.querySelector(`[aria-posinset="${place}"]`)?.scrollIntoView({ block: 'start' });
				}, before - 1);
				for (const [place, text] of await look()) read.set(place, text);
				return next();
			})
			.toBeGreaterThan(before);
	}
	return [...read.keys()].sort((a, b) => a - b).flatMap((place) => read.get(place) ?? []);
}
