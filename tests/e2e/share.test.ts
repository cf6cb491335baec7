/** A variant goes to somebody else: as a link and as a file. What others send is looked at first, whatever it is. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import {
	BROKEN,
	findings,
	keepMine,
	kept,
	openLink,
	packed,
	PATH,
	take,
	title,
	VARIANT
} from './sent.ts';
import { asked, errorsOf, looksIn, openStart } from './table.ts';

const linkWith = (path: string): string => packed([[path, VARIANT('sent')]]);

/** The link that the start page hands out, where no page may copy. */
async function linkOf(page: Page): Promise<string> {
	await page.evaluate(() => {
		const refuse = (): Promise<void> => Promise.reject(new Error('not allowed'));
		Object.defineProperty(navigator, 'clipboard', {
			value: { writeText: refuse },
			configurable: true
		});
	});
	await page.getByRole('button', { name: 'Copy a link to it' }).click();
	await expect(page.locator('.share')).toContainText('This browser lets no page copy');
	return page.getByLabel('The link').inputValue();
}

async function elsewhere(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
	const context = await browser.newContext();
	await use(await context.newPage());
	await context.close();
}

const chosen = (page: Page): Promise<string> =>
	page
		.getByRole('combobox', { name: 'Variant' })
		.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.label ?? '');

test('a variant is sent as a link, looked at elsewhere, taken in and played', async ({
	page,
	browser
}) => {
	const errors = errorsOf(page);
	await keepMine(page, 'Our Sunday game');
	const link = new URL(await linkOf(page)).hash.slice(1);
	expect(link.length).toBeLessThan(1000);
	await page.evaluate(() => {
		const copy = (): Promise<void> => Promise.resolve();
		Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy } });
	});
	await page.getByRole('button', { name: 'Copy a link to it' }).click();
	await expect(page.locator('.share')).toContainText('The link is copied');
	await expect(page.getByLabel('The link')).toHaveCount(0);
	await elsewhere(browser, async (other) => {
		const otherErrors = errorsOf(other);
		await openLink(other, link);
		await expect(title(other)).toHaveText('Somebody sends you “Our Sunday game”');
		await expect(findings(other)).toContainText('Yes: the check has found nothing.');
		await expect(other.locator('dl')).toContainText('West End');
		await expect(other.locator('dl')).toContainText('Tycho');
		await other.locator('summary', { hasText: 'variants/our-sunday-game.yaml' }).click();
		await expect(other.locator('textarea')).toHaveValue(/id: our-sunday-game/);
		const [stores, rows] = JSON.parse(await kept(other)) as [string[], unknown[][]];
		expect(stores.length).toBeGreaterThan(4);
		expect(rows.flat()).toEqual([]);

		await take(other).click();
		await expect.poll(() => new URL(other.url()).pathname).toBe('/');
		await expect(other.locator('main[data-ready="true"]')).toBeVisible();
		await expect.poll(() => chosen(other)).toBe('Our Sunday game');
		await other.getByRole('button', { name: 'Play', exact: true }).click();
		await asked(other);
		await expect(other.locator('header .rules')).toContainText('Our Sunday game');

		await openLink(other, link);
		await expect(other.getByText('You have all of this already.')).toBeVisible();
		expect(otherErrors).toEqual([]);
	});
	expect(errors).toEqual([]);
});

test('a variant of the same id is put beside one’s own', async ({ page }) => {
	const errors = errorsOf(page);
	await keepMine(page, 'Sent');
	await openLink(page, packed([[PATH, VARIANT('sent')]]));
	await expect(page.getByText('this one is called “sent-2” here')).toBeVisible();
	await expect(findings(page)).toHaveAttribute('data-stage', 'checked');
	await take(page).click();
	await expect.poll(() => chosen(page)).toBe('Sent by Ada (2)');
	await expect(page.getByLabel('Variant').locator('option', { hasText: 'Sent' })).toHaveCount(2);
	await expect.poll(() => kept(page)).toContain('id: sent-2');
	await openLink(page, packed([[PATH, VARIANT('sent')]]));
	await expect(page.getByText('You have all of this already.')).toBeVisible();
	expect(errors).toEqual([]);
});

test('what is wrong with it is said first, at its place; a delivered file is not changed unsaid', async ({
	page
}) => {
	const errors = errorsOf(page);
	const delivered = 'kings-and-things/house-rules/tycho-brahe.yaml';
	await openLink(
		page,
		packed([
			[PATH, BROKEN],
			[delivered, 'layer: { id: tycho-brahe, kind: house-rule, game: kings-and-things }\n']
		])
	);
	await expect(findings(page)).toContainText(/No: there (is an error|are \d+ errors)\./);
	const own = findings(page)
		.getByRole('listitem')
		.filter({ hasText: `${PATH}, line 9` });
	await expect(own.locator('code')).toHaveText('numbers.no-such-thing: { remove: true }');
	await expect(page.getByText(`${delivered} came with the games`)).toBeVisible();
	const before = await kept(page);
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await expect.poll(() => kept(page)).toBe(before);
	expect(errors).toEqual([]);
});

test('a variant of several files leaves as a zip, which is opened by being chosen or dropped', async ({
	page,
	browser
}) => {
	const errors = errorsOf(page);
	const rule = 'layer: { id: calm, kind: house-rule, game: kings-and-things }\n';
	const variant = VARIANT('sent').replace('tycho-brahe', 'calm');
	await openLink(
		page,
		packed([
			[PATH, variant],
			['kings-and-things/house-rules/calm.yaml', rule]
		])
	);
	await take(page).click();
	await expect.poll(() => chosen(page)).toBe('Sent by Ada');
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save all its files (zip)' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe('sent.zip');
	const path = await download.path();
	await elsewhere(browser, async (other) => {
		await openStart(other);
		await other.getByLabel('Open a saved file').setInputFiles(path);
		await expect(title(other)).toHaveText('Somebody sends you “Sent by Ada”');
		await expect(other.locator('summary')).toHaveText([
			PATH,
			'kings-and-things/house-rules/calm.yaml'
		]);
		await openStart(other);
		const file = await other.evaluateHandle((text) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([text], 'sent.yaml'));
			return transfer;
		}, VARIANT('sent'));
		await other.dispatchEvent('main', 'drop', { dataTransfer: file });
		await expect(title(other)).toHaveText('Somebody sends you “Sent by Ada”');
		await expect(other.locator('summary')).toHaveText([PATH]);
	});
	expect(errors).toEqual([]);
});

test('a link that would be too long is not made: a file is the better way', async ({ page }) => {
	let seed = 1;
	const noise = Array.from({ length: 40_000 }, () => {
		seed = (seed * 48_271) % 2_147_483_647;
		return String.fromCharCode(97 + (seed % 26));
	}).join('');
	const lines = noise.replace(/.{80}/g, '# $&\n');
	await openLink(
		page,
		packed([[PATH, `${lines.slice(0, lines.lastIndexOf('\n'))}\n${VARIANT('sent')}`]])
	);
	await take(page).click();
	await expect.poll(() => chosen(page)).toBe('Sent by Ada');
	await page.getByRole('button', { name: 'Copy a link to it' }).click();
	await expect(page.locator('.share')).toContainText('A file is the better way');
	const downloading = page.waitForEvent('download');
	await page.locator('.share').getByRole('button', { name: 'Save it as a file' }).click();
	expect((await downloading).suggestedFilename()).toBe('sent.yaml');
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('what is sent can be read by everybody', async ({ page }, info) => {
			const delivered = 'kings-and-things/house-rules/tycho-brahe.yaml';
			const layer = 'layer: { id: tycho-brahe, kind: house-rule, game: kings-and-things }\n';
			const links = {
				good: linkWith(PATH),
				broken: packed([
					[PATH, BROKEN],
					[delivered, layer]
				]),
				hostile: linkWith('../x.yaml')
			};
			for (const [what, link] of Object.entries(links)) {
				await openLink(page, link);
				if (what !== 'hostile') {
					await expect(findings(page)).toHaveAttribute('data-stage', 'checked');
					await page.locator('summary').first().click();
				}
				const { violations } = await new AxeBuilder({ page }).include('main').analyze();
				expect(violations.map(({ id }) => id)).toEqual([]);
				await page.screenshot({ path: info.outputPath(`${what}.png`), fullPage: true });
			}
			await keepMine(page, 'My own');
			await linkOf(page);
			const { violations } = await new AxeBuilder({ page }).include('.mine').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			await page.locator('.mine').screenshot({ path: info.outputPath('share.png') });
		});
	});
}
