/** Pictures of one's own: chosen, shown, replaced, taken back, sent; and those that mean no good. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openLink, packed, PATH, take, VARIANT } from './sent.ts';
import { errorsOf, looksIn } from './table.ts';

const settled = (page: Page) => expect(page.locator('main[data-ready="true"]')).toBeVisible();
/** The picture on the counter of the form. */
const shown = (page: Page): Locator => page.locator('.form .face image');
const choose = (page: Page): Locator => page.getByLabel('Choose a file');
const status = (page: Page): Locator => page.locator('dialog [role="status"]').first();

async function onGhost(page: Page, variant = 'west-end'): Promise<void> {
	await page.addInitScript(() => {
		if (localStorage.getItem('thingsmith-settings') !== null) return;
		localStorage.setItem('thingsmith-settings', JSON.stringify({ language: 'en' }));
	});
	await page.goto(`/variant/${variant}#pieces`);
	await settled(page);
	await page.getByRole('searchbox', { name: 'Find a counter' }).fill('ghost');
	await page.getByRole('button', { name: 'Ghost', exact: true }).click();
}

/** A PNG that a browser has drawn, of some ten thousand bytes. */
async function drawn(page: Page, colour: string): Promise<Buffer> {
	const address = await page.evaluate((ground) => {
		const canvas = document.createElement('canvas');
		canvas.width = 900;
		canvas.height = 600;
		const context = canvas.getContext('2d')!;
		context.fillStyle = ground;
		context.fillRect(0, 0, 900, 600);
		for (let i = 0; i < 3000; i++) {
			context.fillStyle = `hsl(${(i * 37) % 360} 60% 50% / 0.4)`;
			context.fillRect((i * 131) % 900, (i * 71) % 600, 19, 23);
		}
		return canvas.toDataURL('image/png');
	}, colour);
	return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function give(page: Page, name: string, buffer: Buffer): Promise<void> {
	await page.getByRole('button', { name: 'Picture …' }).click();
	await choose(page).setInputFiles({ name, mimeType: 'image/png', buffer });
}

test('a picture is made small, shown on the counter, replaced, taken back and removed', async ({
	page
}) => {
	const errors = errorsOf(page);
	await onGhost(page);
	const large = await drawn(page, 'teal');
	expect(large.length).toBeGreaterThan(50_000);
	await give(page, 'teal.png', large);
	await expect(shown(page)).toHaveAttribute('href', /^data:image\/(webp|png);base64,/);
	const first = (await shown(page).getAttribute('href'))!;
	expect(first.length).toBeLessThan(20_000);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('My West End');
	await settled(page);
	await give(page, 'red.png', await drawn(page, 'crimson'));
	await expect(shown(page)).not.toHaveAttribute('href', first);
	await settled(page);
	await page.getByRole('button', { name: 'Take back' }).click();
	await expect(shown(page)).toHaveAttribute('href', first);
	await settled(page);
	await page.getByRole('button', { name: 'Picture …' }).click();
	await expect(page.getByRole('button', { name: 'My picture ghost' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await page.getByRole('button', { name: 'Without my picture' }).click();
	await expect(shown(page)).toHaveCount(0);
	await settled(page);
	// What nobody shows is not in the file either.
	await page.getByRole('link', { name: 'As text' }).click();
	await expect(page.locator('.view-lines')).toContainText('my-west-end');
	await expect(page.locator('.view-lines')).not.toContainText('art');
	expect(errors).toEqual([]);
});

test('it goes with the variant into a link, and lies on the table there', async ({
	page,
	browser
}) => {
	const errors = errorsOf(page);
	await onGhost(page);
	await give(page, 'teal.png', await drawn(page, 'teal'));
	await expect(shown(page)).toHaveCount(1);
	const href = (await shown(page).getAttribute('href'))!;
	await settled(page);
	await page.evaluate(() => {
		const refuse = (): Promise<void> => Promise.reject(new Error('not allowed'));
		Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
	});
	await page.getByRole('button', { name: 'Copy a link to it' }).click();
	const link = new URL(await page.getByLabel('The link').inputValue()).hash.slice(1);
	const context = await browser.newContext();
	const friend = await context.newPage();
	await openLink(friend, link);
	await take(friend).click();
	await settled(friend);
	await onGhost(friend, 'my-west-end');
	await expect(shown(friend)).toHaveAttribute('href', href);
	await friend.getByRole('button', { name: 'Try it' }).click();
	await expect(friend.locator(`image[href="${href}"]`).first()).toBeVisible();
	await context.close();
	expect(errors).toEqual([]);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>window.hacked=1</script>
<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="window.hacked=1"/></foreignObject>
<circle cx="4" cy="4" r="3" fill="teal" onload="window.hacked=1"/></svg>`;

test('a drawing loses what does more than draw, and says so', async ({ page }) => {
	const errors = errorsOf(page);
	await onGhost(page);
	await give(page, 'x.svg', Buffer.from(SVG));
	await expect(status(page)).toContainText('<script>, <foreignObject>, onload=');
	await page.keyboard.press('Escape');
	await expect(shown(page)).toHaveCount(1);
	expect(decodeURIComponent((await shown(page).getAttribute('href'))!)).toBe(
		"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle cx='4' cy='4' r='3' fill='teal'/></svg>"
	);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	expect(errors).toEqual([]);
});

test('files that are no pictures, or far too large ones, are refused', async ({ page }) => {
	const errors = errorsOf(page);
	await onGhost(page);
	await page.getByRole('button', { name: 'Picture …' }).click();
	const vast = (await drawn(page, 'teal')).subarray(0, 1000);
	vast.writeUInt32BE(60_000, 16);
	vast.writeUInt32BE(60_000, 20);
	const files: [name: string, content: Buffer, says: string][] = [
		['notes.png', Buffer.from('no picture'), 'no picture that can be read'],
		['half.png', (await drawn(page, 'teal')).subarray(0, 60), 'no picture that can be read'],
		['vast.png', vast, 'too large'],
		['<b>.svg', Buffer.from('<svg><!ENTITY a "b">'), 'read here: “<b>.svg”'],
		['many.svg', Buffer.from(`<svg viewBox="0 0 8 8">${'<g/>'.repeat(9000)}</svg>`), 'too large'],
		['bare.svg', Buffer.from('<svg viewBox="0 0 8 8"><use href="x"/></svg>'), 'no picture']
	];
	for (const [name, buffer, says] of files) {
		await choose(page).setInputFiles({ name, mimeType: 'image/png', buffer });
		await expect(status(page)).toContainText(says);
	}
	await page.keyboard.press('Escape');
	await expect(page.getByRole('heading', { level: 1 })).not.toContainText('My West End');
	expect(errors).toEqual([]);
});

test('pictures that arrive and mean no good are findings, and are shown nowhere', async ({
	page
}) => {
	const errors = errorsOf(page);
	const elsewhere: string[] = [];
	page.on('request', (request) => {
		if (!/^(http:\/\/127\.0\.0\.1|blob:|data:)/.test(request.url())) elsewhere.push(request.url());
	});
	const art = {
		script: SVG.replaceAll('\n', ''),
		far: 'https://example.org/x.png',
		inside: 'data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGFja2VkPTE8L3NjcmlwdD4=',
		css: `<svg viewBox='0 0 8 8'><rect style='fill:url(https://example.org/y)'/></svg>`,
		bomb: `<svg viewBox='0 0 8 8'>${'<g>'.repeat(9000)}</svg>`
	};
	const pieces = Object.keys(art).map(
		(name) =>
			`  ghost-${name}: { kind: creature, terrain: swamp, combat: 1, icon: art/${name}, count: 1 }\n`
	);
	const text =
		VARIANT('sent').replace('  house-rules: [tycho-brahe]\n', '') +
		`pieces:\n${pieces.join('')}art:\n` +
		Object.entries(art)
			.map(([name, said]) => `  ${name}: ${JSON.stringify(said)}\n`)
			.join('');
	await openLink(page, packed([[PATH, text]]));
	await expect(page.locator('section[data-stage="checked"]')).toContainText(
		'A picture cannot have <script>'
	);
	await take(page).click();
	await settled(page);
	await page.goto('/variant/sent#pieces');
	await settled(page);
	await page.getByRole('searchbox', { name: 'Find a counter' }).fill('ghost');
	for (const name of Object.keys(art)) {
		await page
			.getByRole('button', { name: `Ghost ${name}`, exact: false })
			.first()
			.click();
		await expect(page.locator('.form .face .initial')).toHaveText('G');
	}
	await expect(page.locator('image, img[src^="data:"]')).toHaveCount(0);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	expect(elsewhere).toEqual([]);
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		test('the window in which pictures are chosen is accessible and fits', async ({ page }) => {
			await onGhost(page);
			await give(page, 'x.svg', Buffer.from(SVG));
			await expect(status(page)).toContainText('taken without');
			await expect(page.getByRole('button', { name: 'My picture ghost' })).toBeVisible();
			const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
			expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide).toBeLessThanOrEqual(use.viewport.width);
		});
	});
}

test('a piece of one’s own is called otherwise in the files, and back again at once', async ({
	page
}) => {
	const errors = errorsOf(page);
	await onGhost(page);
	await page.getByLabel('What is it called? (English)').fill('Grumpy Ghost');
	await page.getByRole('button', { name: 'Make it' }).click();
	await expect(page.getByRole('heading', { level: 2, name: 'Grumpy Ghost' })).toBeVisible();
	await settled(page);
	await page.locator('summary', { hasText: 'What files call it' }).click();
	const id = page.getByLabel('Its short name in the files');
	await id.fill('giant-ape');
	await id.press('Enter');
	await expect(page.locator('.form [role="alert"]')).toContainText('It keeps its name');
	await expect(id).toHaveValue('grumpy-ghost');
	await id.fill('old-ghost');
	await id.press('Enter');
	await expect(id).toHaveValue('old-ghost');
	await expect(page.getByRole('heading', { level: 2, name: 'Grumpy Ghost' })).toBeVisible();
	await settled(page);
	await page.getByRole('button', { name: 'Take back' }).click();
	await settled(page);
	await page.getByRole('link', { name: 'As text' }).click();
	await expect(page.locator('.view-lines')).toContainText('grumpy-ghost');
	await expect(page.locator('.view-lines')).not.toContainText('old-ghost');
	expect(errors).toEqual([]);
});
