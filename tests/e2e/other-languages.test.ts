/** What is said while a game runs, or cannot, in a language other than English. */
import { expect, test } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { book as de } from '#lib/workbench/i18n/languages/de/book.ts';
import { book as fr } from '#lib/workbench/i18n/languages/fr/book.ts';
import { errorsOf } from './table.ts';

async function openIn(language: string, page: Page, address: string): Promise<void> {
	await page.addInitScript((chosen) => {
		localStorage.setItem('thingsmith-settings', JSON.stringify({ language: chosen }));
	}, language);
	await page.goto(address);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
}

const handIn = (page: Page, name: string, text: string): Promise<void> =>
	page
		.locator('input[type="file"]')
		.first()
		.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** A game of West End whose first answer is of a seat that is not there. */
const PARTS = JSON.stringify({
	format: 'thingsmith-game-2',
	setup: {
		variant: 'west-end',
		options: {},
		seed: 'parts',
		seats: [1, 2, 3, 4].map((seat) => ({ name: `P${seat}`, control: 'human' }))
	},
	edits: {},
	course: {
		rulesHash: 'other',
		lock: {},
		position: null,
		answers: [[9, 0]],
		checkpoints: [],
		end: null
	}
});

for (const [language, none, parts] of [
	[
		'de',
		'keine gespeicherte Partie',
		'Bei Antwort 1 von 1 passt die Aufzeichnung nicht mehr zu den Regeln: einen Platz 10 gibt es nicht'
	],
	['fr', 'partie enregistrée', 'il n’y a pas de place 10']
] as const)
	test(`a file that is refused is refused in ${language}`, async ({ page }) => {
		const errors = errorsOf(page);
		await openIn(language, page, '/');
		await handIn(page, 'none.json', '[]');
		await expect(page.getByText('none.json:1:')).toContainText(none);
		await handIn(page, 'parts.json', PARTS);
		await expect(page.getByText(parts)).toBeVisible();
		expect(errors).toEqual([]);
	});

/** How often scripts that say each of these have been fetched. */
function fetchedWith(page: Page, said: readonly string[]): () => Promise<number[]> {
	const scripts: Response[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') scripts.push(response);
	});
	return async () => {
		// Read here, where somebody waits for it: a script may still come when the test has ended.
		const texts = await Promise.all(scripts.map((script) => script.text()));
		return said.map((phrase) => texts.filter((text) => text.includes(phrase)).length);
	};
}

/** Something that is written in scripts as it is said. */
const plain = (texts: readonly (string | undefined)[]): string =>
	texts.find((text) => /^[A-Za-z ,]{25,}$/.test(text ?? '')) ?? '';

test('a language is fetched when it is chosen, and what findings say in it with the first one', async ({
	page
}) => {
	const books = [de, fr];
	const findings = await Promise.all(books.map((book) => book.findings()));
	const said = [
		...books.map(({ messages }) => plain(Object.values(messages))),
		...findings.map((book) => plain(Object.values(book)))
	];
	const fetched = fetchedWith(page, said);
	await openIn('en', page, '/');
	expect(await fetched()).toEqual([0, 0, 0, 0]);
	await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	expect(await fetched()).toEqual([1, 0, 0, 0]);
	await handIn(page, 'none.json', '[]');
	await expect(page.getByText('none.json:1:')).toContainText('keine gespeicherte Partie');
	expect(await fetched()).toEqual([1, 0, 1, 0]);
});
