/** What a curious person finds in the document while the table changes hands. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { answer, asked, curtainOf, errorsOf, startGame, takeScreen } from './table.ts';

/** Every word of the document: texts, attributes, values of fields, its title, what screen readers are told. */
async function wordsOf(page: Page, within = 'html'): Promise<Set<string>> {
	const found = await page.locator(within).evaluateAll((roots) => {
		const texts: string[] = [document.title];
		for (const root of roots) {
			for (const element of [root, ...root.querySelectorAll('*')]) {
				if (['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName)) continue;
				for (const { name, value } of element.attributes) {
					if (!['class', 'style', 'd'].includes(name)) texts.push(value);
				}
				for (const node of element.childNodes) {
					if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
				}
				if ('value' in element) texts.push(String(element.value));
			}
		}
		return texts;
	});
	return new Set(found.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
}

const both = (a: Set<string>, b: Set<string>): string[] => [...a].filter((word) => b.has(word));

test('behind the curtain nothing of the last seat is in the document', async ({ page }) => {
	const errors = errorsOf(page);
	await startGame(page, { title: /Creatures/, seed: 'c', seats: ['human', 'human'], players: 2 });
	const curtain = curtainOf(page);
	await expect(curtain).toBeVisible();
	// Nobody has seen anything yet: what stands here may stand behind every curtain.
	const harmless = await wordsOf(page);
	for (let hands = 0; hands < 3; hands++) {
		await takeScreen(page);
		await expect(page.locator('.prompt .answers')).toBeVisible();
		const seen = await wordsOf(page, '.hand, .prompt');
		const secrets = new Set([...seen].filter((word) => !harmless.has(word)));
		expect(secrets.size).toBeGreaterThan(5);
		await page.getByRole('tab', { name: 'Log' }).click();
		for (let given = 0; given < 20 && (await asked(page)) === 'asked'; given++) {
			await answer(page, given);
		}
		await expect(curtain).toBeVisible();
		const left = await wordsOf(page);
		// The names of the seats are what a curtain says; who is next differs.
		expect(both(left, secrets).filter((word) => !/^(anna|bram)$/.test(word))).toEqual([]);
		await expect(page.locator('.counter, [data-zone], [role="log"], .prompt')).toHaveCount(0);
	}
	expect(errors).toEqual([]);
});

test('the curtain stays, whatever keys are pressed, and the keys of the table do nothing', async ({
	page
}) => {
	await startGame(page, { title: /Creatures/, seed: 'k', seats: ['human', 'human'], players: 2 });
	const curtain = curtainOf(page);
	for (const key of ['Escape', 'Escape', 'Escape', 'u', '?', 'l']) {
		await page.keyboard.press(key);
		await expect(curtain).toBeVisible();
	}
	await expect(page.getByRole('dialog')).toHaveCount(1);
	await expect(page.getByText('Taken back')).toHaveCount(0);
});
