/** A tab that dies in the moment in which an answer is shown: the answer has been stored. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isWhole } from '../../scripts/sample.mjs';
import { answer, asked, startGame, turnOf } from './table.ts';

const KILLS = isWhole() ? 60 : 8;

/** From the moment in which another turn is shown on, nothing is stored any more: as if the tab had died. */
async function dieWhenShown(page: Page): Promise<void> {
	await page.evaluate(() => {
		const table = document.querySelector('.table')!;
		new MutationObserver(() => {
			for (const name of ['put', 'add', 'delete'] as const)
				IDBObjectStore.prototype[name] = () => {
					throw new DOMException('the tab is dead', 'AbortError');
				};
			document.documentElement.dataset['dead'] = table.getAttribute('data-turn') ?? '';
		}).observe(table, { attributeFilter: ['data-turn'] });
	});
}

test('loses nothing that was answered, nor what was taken back', async ({ page, context }) => {
	await startGame(page, {
		title: /Reversi/,
		seed: 'crash',
		players: 2,
		seats: ['human', 'human'],
		curtain: false
	});
	const address = page.url();
	let tab = page;
	for (let kill = 0; kill < KILLS; kill++) {
		if (kill % 4 === 3) {
			// Where nothing came to light, an answer can be taken back.
			await answer(tab, kill);
			await dieWhenShown(tab);
			await tab.getByRole('button', { name: 'Undo', exact: true }).click();
		} else {
			await dieWhenShown(tab);
			await answer(tab, kill);
		}
		const dead = tab.locator('html[data-dead]');
		await expect(dead).toHaveCount(1);
		const shown = Number(await dead.getAttribute('data-dead'));
		await tab.close();
		tab = await context.newPage();
		await tab.goto(address);
		await expect(tab.locator('.table')).toBeVisible();
		if ((await asked(tab)) === 'over') break;
		expect([kill, await turnOf(tab)]).toEqual([kill, shown]);
	}
});
