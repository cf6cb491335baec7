/** Rules are put to the proof: scenarios, run from the editor. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { asked, errorsOf, looksIn, openStart } from './table.ts';

const OWN = 'kings-and-things/tests/my-house.yaml';
/** Of two scenarios the second claims what is not so. */
const scenario = (title: string, gold: number): string => `scenario: ${title}
editions: [west-end]
players: 2
given:
  map: { "0,0": desert }
  set: { p1.gold: 18 }
  place: { "stack(0,0)": ["giant-ape {owner: p1}"] }
start: { call: combat }
when:
  - draws: [diamond-field, crawling-vines, skeletons, bears]
  - dice: [4]
  - p1: crawling-vines
  - expect:
      is: p1.gold == ${gold}
  - p1: skeletons
  - p1: bears
then:
  - is: p1.gold == 0
`;
const SCENARIOS = `${scenario('a bribe costs twelve', 6)}---\n${scenario('a bribe costs nothing', 18)}`;

/** The editor with a file of one's own scenarios. */
async function openScenarios(page: Page): Promise<void> {
	await openStart(page);
	const changes = JSON.stringify({ format: 'thingsmith-edits-1', edits: { [OWN]: SCENARIOS } });
	await page
		.locator('input[type="file"]')
		.first()
		.setInputFiles({
			name: 'mine.json',
			mimeType: 'application/json',
			buffer: Buffer.from(changes)
		});
	await expect(page).toHaveURL(/\/edit/);
	await page.goto(`/edit#${encodeURIComponent(OWN)}`);
	await expect(page.locator('.pane[data-ready="true"] .view-line').first()).toBeVisible();
}

const list = (page: Page) => page.getByRole('region', { name: 'Scenarios' });

test('scenarios are red and green beside their lines, and the position of a red one is on the table', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openScenarios(page);
	await page.getByRole('button', { name: 'Run the scenarios' }).click();
	await expect(list(page)).toHaveAttribute('data-state', 'done');
	await expect(list(page).locator('li[data-passed="false"]')).toHaveCount(1);
	await expect(list(page).locator('li[data-passed="true"]')).toHaveCount(1);
	await expect(page.locator('.pane .scenario-failed').first()).toBeVisible();
	await list(page)
		.getByRole('button', { name: /^Show on the table/ })
		.click();
	await expect(page).toHaveURL(/\/play\//);
	await expect.poll(() => asked(page)).not.toBe('over');
	expect(errors).toEqual([]);
});

test('a delivered house rule has scenarios, which come when they are asked for', async ({
	page
}) => {
	const errors = errorsOf(page);
	await openStart(page);
	await page.goto(`/edit#${encodeURIComponent('kings-and-things/house-rules/tycho-brahe.yaml')}`);
	await expect(page.locator('.pane[data-ready="true"] .view-line').first()).toBeVisible();
	await page.getByRole('button', { name: 'Run the scenarios' }).click();
	await expect(list(page)).toHaveAttribute('data-state', 'done');
	await expect(list(page).locator('li[data-passed="false"]')).toHaveCount(0);
	await expect(list(page).locator('li[data-passed="true"]').first()).toBeVisible();
	expect(errors).toEqual([]);
});

for (const { name, use } of looksIn(import.meta.url)) {
	test.describe(name, () => {
		test.use(use);

		test('scenarios can be read by everybody', async ({ page }, info) => {
			await openScenarios(page);
			await page.getByRole('button', { name: 'Run the scenarios' }).click();
			await expect(list(page)).toHaveAttribute('data-state', 'done');
			const { violations } = await new AxeBuilder({ page }).include('.below').analyze();
			expect(violations.map(({ id }) => id)).toEqual([]);
			await page.screenshot({ path: info.outputPath('scenarios.png') });
		});
	});
}
