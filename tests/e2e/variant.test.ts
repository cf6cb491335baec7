/** A variant of one's own from the shelf to the table: rules are composed, a piece is invented and tried. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import { onDesk, settled, textOf } from './desk.ts';
import { errorsOf, looksIn, openStart } from './table.ts';

test('from the shelf to a new creature on the table in at most 25 interactions', async ({
	page
}) => {
	const errors = errorsOf(page);
	let interactions = 0;
	const does = async (work: Promise<unknown>): Promise<void> => {
		interactions++;
		await work;
		if (!page.url().includes('/play/')) await settled(page);
	};
	await openStart(page);
	await does(page.getByRole('button', { name: 'Change counters and rules' }).click());
	await expect(page.getByRole('heading', { level: 1 })).toContainText('West End');
	await does(page.getByRole('checkbox', { name: /^Gate/ }).check());
	await expect(page.getByRole('heading', { level: 1 })).toContainText('My West End');
	await does(page.getByRole('checkbox', { name: /^Lenin/ }).check());
	await expect(page.getByText('Everything goes together.')).toBeVisible();
	await does(page.getByRole('searchbox', { name: 'Find an option' }).fill('Lenin'));
	await does(page.getByLabel('Combat value of Lenin').fill('6'));
	await does(page.getByLabel('Combat value of Lenin').press('Enter'));
	await does(page.getByRole('link', { name: 'Counters', exact: true }).click());
	await does(page.getByRole('searchbox', { name: 'Find a counter' }).fill('ghost'));
	await does(page.getByRole('button', { name: 'Ghost', exact: true }).click());
	await does(page.getByLabel('What is it called? (English)').fill('Grumpy Ghost'));
	await does(page.getByRole('button', { name: 'Make it' }).click());
	await expect(page.getByRole('heading', { level: 2, name: 'Grumpy Ghost' })).toBeVisible();
	await does(page.getByRole('button', { name: 'Picture …' }).click());
	await does(page.getByLabel('Find a picture').fill('skull'));
	await does(page.getByRole('button', { name: 'crowned skull', exact: true }).click());
	await does(page.getByLabel('Combat', { exact: true }).fill('5'));
	await does(page.getByLabel('Combat', { exact: true }).press('Enter'));
	await does(page.getByRole('button', { name: 'Try it' }).click());
	await expect(page.getByRole('button', { name: /^Grumpy Ghost/ }).first()).toBeVisible();
	expect(interactions).toBeLessThanOrEqual(25);
	await expect.poll(() => textOf(page, 'my-west-end')).toBe(`variant:
  id: my-west-end
  game: kings-and-things
  edition: west-end
  house-rules: [gate, lenin]
  options: { lenin-value: 6 }
text:
  en: { variants: { my-west-end: My West End }, pieces: { grumpy-ghost: Grumpy Ghost } }
  fr: { variants: { my-west-end: My West End } }
  de: { variants: { my-west-end: My West End } }
pieces:
  grumpy-ghost: { kind: creature, terrain: swamp, combat: 5, flying: true, count: 4, icon: crowned-skull }
`);
	expect(errors).toEqual([]);
});

test('the same by keyboard alone', async ({ page }) => {
	const errors = errorsOf(page);
	await openStart(page);
	const press = async (...keys: string[]): Promise<void> => {
		for (const key of keys) await page.keyboard.press(key);
		await settled(page);
	};
	/** Tab, until something of that name has the focus: once round, and again for what was not there yet. */
	const walkTo = (name: RegExp): Promise<void> =>
		expect(async () => {
			for (let i = 0; i < 80; i++) {
				const here = await page.evaluate(() => {
					const it = document.activeElement;
					const label = it instanceof HTMLInputElement ? (it.labels?.[0]?.innerText ?? '') : '';
					return `${it?.getAttribute('aria-label') ?? ''}${label}${it?.textContent ?? ''}`.trim();
				});
				if (name.test(here)) return;
				await page.keyboard.press('Tab');
			}
			throw new Error(`no focus on ${name.source}`);
		}).toPass({ timeout: 120_000 });
	await walkTo(/^Change counters/);
	await press('Enter');
	await expect(page).toHaveURL(/variant\/west-end/);
	await walkTo(/^Gate/);
	await press('Space');
	await expect(page).toHaveURL(/variant\/my-west-end/);
	// The focus stays where it was while the variant becomes one's own.
	await expect(page.getByRole('checkbox', { name: /^Gate/ })).toBeFocused();
	await page.getByRole('link', { name: 'Counters', exact: true }).focus();
	await press('Enter');
	await walkTo(/^Find a counter/);
	await page.keyboard.type('ghost');
	await walkTo(/^Ghost$/);
	await press('Enter');
	await walkTo(/^What is it called/);
	await page.keyboard.type('Grumpy Ghost');
	await press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Grumpy Ghost' })).toBeVisible();
	await page.getByRole('button', { name: 'Try it' }).focus();
	await press('Enter');
	await expect(page.getByRole('button', { name: /^Grumpy Ghost/ }).first()).toBeVisible();
	expect(errors).toEqual([]);
});

test('house rules that clash are found, explained and settled in one click', async ({ page }) => {
	const errors = errorsOf(page);
	await openStart(page);
	const rule = (id: string, cost: number) =>
		`layer: { id: ${id}, kind: house-rule, game: kings-and-things }\n` +
		`change:\n  values.build-cost.is: { expect: 5, set: ${cost} }\n` +
		`text: { en: { layers: { ${id}: { name: ${id}, rule: Building costs ${cost}. } } } }\n`;
	const edits = {
		'kings-and-things/house-rules/bargain.yaml': rule('bargain', 3),
		'kings-and-things/house-rules/luxury.yaml': rule('luxury', 9)
	};
	await page.getByLabel('Open a saved file').setInputFiles({
		name: 'rules.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify({ format: 'thingsmith-edits-1', edits }))
	});
	await expect(page).toHaveURL(/\/edit$/);
	await onDesk(page, 'west-end');
	await page.getByRole('checkbox', { name: /^bargain/ }).check();
	await settled(page);
	await page.getByRole('checkbox', { name: /^luxury/ }).check();
	await settled(page);
	const finding = page.locator('li[data-code="layer/conflict"]');
	await expect(finding).toContainText('values.build-cost.is');
	await expect(finding.getByRole('link')).toHaveText([
		'Line 3 of luxury.yaml',
		'Line 3 of bargain.yaml'
	]);
	await expect(finding.getByRole('link').first()).toHaveAttribute('href', /luxury\.yaml%3A3$/);
	// Findings and what mends them are read in the language of the page.
	await page.getByLabel('Language', { exact: true }).selectOption('de');
	await expect(finding).toContainText('berühren beide values.build-cost.is');
	await expect(
		finding.getByRole('button', { name: '„luxury“ soll bei values.build-cost.is gelten' })
	).toBeVisible();
	await page.getByLabel('Sprache', { exact: true }).selectOption('en');
	await finding.getByRole('button', { name: 'Let "luxury" stand' }).click();
	await settled(page);
	await expect(page.getByText('Everything goes together.')).toBeVisible();
	await expect
		.poll(() => textOf(page, 'my-west-end'))
		.toContain('resolve:\n  values.build-cost.is: { use: luxury }\n');
	await onDesk(page, 'my-west-end');
	expect(errors).toEqual([]);
});

test('what was changed is taken back, down to the variant itself', async ({ page }) => {
	const errors = errorsOf(page);
	await onDesk(page, 'pegasus', 'pieces');
	await page.getByRole('searchbox', { name: 'Find a counter' }).fill('ghost');
	await page.getByRole('button', { name: 'Ghost', exact: true }).click();
	await page.getByLabel('Combat', { exact: true }).fill('3');
	await page.getByLabel('Combat', { exact: true }).press('Enter');
	await settled(page);
	await expect(page).toHaveURL(/variant\/my-pegasus/);
	await expect(page.getByText('was 1')).toBeVisible();
	await expect(page.getByRole('row', { name: /Ghost changed/ })).toContainText('3');
	await page.getByRole('button', { name: 'Take back' }).click();
	await settled(page);
	await expect(page).toHaveURL(/variant\/pegasus/);
	await expect(page.getByLabel('Combat', { exact: true })).toHaveValue('1');
	await page.goto('/');
	await settled(page);
	await expect(page.getByLabel('Variant').locator('option', { hasText: /^My P/ })).toHaveCount(0);
	expect(errors).toEqual([]);
});

test('several pieces are changed at once, and by a table from a spreadsheet', async ({ page }) => {
	const errors = errorsOf(page);
	await onDesk(page, 'west-end', 'pieces');
	await page.getByRole('searchbox', { name: 'Find a counter' }).fill('dragon');
	await page.getByRole('checkbox', { name: 'Take Baby Dragon together with others' }).check();
	await page.getByRole('checkbox', { name: 'Take Old Dragon together with others' }).check();
	await page.getByRole('combobox', { name: 'How', exact: true }).selectOption('goes up by');
	await page.getByLabel('Value', { exact: true }).fill('2');
	await page.getByRole('button', { name: 'Change all' }).click();
	await settled(page);
	await expect(page).toHaveURL(/variant\/my-west-end/);
	await expect(page.getByRole('row', { name: /Baby Dragon changed/ })).toContainText('5');
	await page.getByRole('button', { name: 'Take back' }).click();
	await settled(page);
	await expect(page).toHaveURL(/variant\/west-end/);

	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save as a table' }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe('west-end.csv');
	const csv = fs.readFileSync(await download.path(), 'utf8');
	expect(csv.startsWith('\uFEFFid,name,kind,combat,flying,')).toBe(true);
	const table = csv
		.replace(/^ghost,Ghost,Creature,1,/m, 'ghost,Ghost,Creature,4,')
		.replace(/^goblins,Goblins,Creature,1,/m, 'goblins,Goblins,Creature,strong,');
	await page.getByLabel('Open a table').setInputFiles({
		name: 'changed.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(table)
	});
	const dialog = page.getByRole('dialog', { name: 'What the table changes' });
	await expect(dialog.getByRole('listitem')).toHaveText([
		/^Ghost: Combat 1 → 4$/,
		/^Line \d+: This cannot stand there: combat: strong$/
	]);
	await dialog.getByRole('button', { name: 'Take over 1 change' }).click();
	await settled(page);
	await page.getByRole('searchbox', { name: 'Find a counter' }).fill('ghost');
	await expect(page.getByRole('row', { name: /Ghost changed/ })).toContainText('4');
	await expect
		.poll(() => textOf(page, 'my-west-end'))
		.toContain('change:\n  pieces.ghost.combat: { expect: 1, set: 4 }\n');
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);
		for (const tab of ['rules', 'pieces']) {
			test(`the desk can be read by everybody: ${tab}`, async ({ page }) => {
				await onDesk(page, 'west-end', tab);
				if (tab === 'pieces') {
					await page.getByRole('searchbox', { name: 'Find a counter' }).fill('ghost');
					await page.getByRole('button', { name: 'Ghost', exact: true }).click();
				}
				const { violations } = await new AxeBuilder({ page }).analyze();
				expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
					[]
				);
				const wide = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth
				);
				expect(wide).toBeLessThanOrEqual(0);
			});
		}
	});
}
