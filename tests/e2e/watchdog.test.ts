/** An engine that dies, or that a person stops, costs the page one answer or one edit, and the page says which. */
import { expect, type Page, test } from '@playwright/test';
import { chooseFile, FILE, notice, savedState, write } from './editor.ts';
import { engineWithFaults, orderFault } from './faults.ts';
import { settled } from './players/hand.ts';
import { answer, asked, nextClick, startGame, turnOf } from './table.ts';

/** The page asks about an engine that hangs; a person stops it by keyboard. */
async function stopWork(page: Page, work: string): Promise<void> {
	const asked = notice(page, 'long-work');
	await expect(asked).toHaveText(new RegExp(`still working: ${work}.*Stop it`));
	await expect(asked).toHaveRole('status');
	await asked.getByRole('button', { name: 'Stop it' }).press('Enter');
	await expect(asked).toHaveCount(0);
}

for (const fault of ['hang', 'die'] as const) {
	test(`an answer at which the engine ${fault}s leaves the game before it`, async ({ page }) => {
		await engineWithFaults(page);
		await startGame(page, { title: /Creatures/, seed: 'dog', players: 2 });
		await answer(page, 1);
		await asked(page);
		const turn = await turnOf(page);
		await orderFault(page, 'give', fault);
		const said = notice(page, 'table-incident');
		// Opening a list is no answer yet.
		const idle = page.locator('[aria-busy="false"]');
		for (let clicks = 0; clicks < 6 && !(await said.isVisible()); clicks++) {
			await (await nextClick(page, 1 + clicks)).click();
			await expect(idle.or(notice(page, 'long-work')).first()).toBeVisible();
			if (!(await idle.isVisible())) await stopWork(page, 'the game on the table');
			await settled(page);
		}
		const words = {
			hang: 'You stopped the engine.',
			die: 'The engine did not come back from the answer “'
		};
		await expect(said).toContainText(words[fault]);
		await expect.poll(() => turnOf(page)).toBe(turn);
		await said.getByRole('button', { name: 'Go on without it' }).click();
		await expect(said).toHaveCount(0);
		await answer(page, 1);
		await expect.poll(() => turnOf(page)).toBeGreaterThan(turn);
	});
}

test('a bot at whose answer the engine hangs is not asked again by itself', async ({ page }) => {
	await engineWithFaults(page);
	await startGame(page, { title: /Creatures/, seed: 'bot', speed: 'paused', players: 2 });
	const play = page.getByRole('button', { name: 'Let it play' });
	for (let given = 0; !(await play.isVisible()); given++) await answer(page, given);
	const turn = await turnOf(page);
	await orderFault(page, 'bots', 'hang');
	await play.click();
	await stopWork(page, 'the game on the table');
	const said = notice(page, 'table-incident');
	await expect(said).toContainText('You stopped the engine.');
	await expect.poll(() => turnOf(page)).toBe(turn);
	await said.getByRole('button', { name: 'Go on' }).click();
	await expect(said).toHaveCount(0);
	await play.click();
	await expect.poll(() => turnOf(page)).toBeGreaterThan(turn);
});

test('a text at which a person stops the engine is not checked, and in force when the page opens', async ({
	page
}) => {
	await engineWithFaults(page, (call, args) =>
		call === 'change' && String(args[1]).includes('# endless') ? 'hang' : null
	);
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await write(page, '\n# endless');
	await stopWork(page, 'your rules are read and checked');
	await expect(notice(page, 'incident')).toContainText(`at your text of ${FILE}`);
	await expect(page.locator('.line.bad')).toContainText('Not in force');
	await page.reload();
	await chooseFile(page, FILE);
	await expect(page.locator('.view-lines')).toContainText('# endless');
	await expect(page.locator('.line.bad')).toHaveCount(0);
	await expect(notice(page, 'incident')).toHaveCount(0);
});

test('a text from which the engine does not come back is kept, and not in force', async ({
	page
}) => {
	await engineWithFaults(page, (call, args) =>
		call === 'change' && String(args[1]).includes('# endless') ? 'die' : null
	);
	await startGame(page, { title: /Creatures/, seed: 'edit', players: 2 });
	const turn = await turnOf(page);
	await page.getByRole('tab', { name: 'Rules' }).click();
	await chooseFile(page, FILE);
	await write(page, '\n# endless');
	// It is stored although the engine is busy with it.
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	const said = notice(page, 'incident');
	await expect(said).toContainText(FILE);
	await expect(said).toContainText('not in force');
	await expect(page.locator('.view-lines')).toContainText('# endless');
	await expect.poll(() => turnOf(page)).toBe(turn);
	await expect.poll(() => asked(page)).toBe('asked');
	await answer(page, 1);

	// The page opens without it, says so, and has the text.
	await page.reload();
	await expect(notice(page, 'incident')).toContainText(FILE);
	await asked(page);
	await page.getByRole('tab', { name: 'Rules' }).click();
	await chooseFile(page, FILE);
	await expect(page.locator('.line.bad')).toContainText('Not in force');

	// Another text is in force again.
	await page.locator('.pane .view-lines').click();
	await page.keyboard.press('Control+End');
	for (let letters = '# endless'.length; letters > 0; letters--) {
		await page.keyboard.press('Backspace');
	}
	await expect(page.locator('.line.bad')).toHaveCount(0);
	await expect(page.locator('[data-swap]')).toHaveAttribute('data-swap', 'same');
});

test('texts at which the engine dies when the page opens are left out, and named', async ({
	page
}) => {
	await engineWithFaults(page, (call, args) => {
		const worker = globalThis as typeof globalThis & { bad?: boolean };
		if (call === 'open') worker.bad = JSON.stringify(args[0]).includes('# deadly');
		return call === 'variants' && worker.bad === true ? 'die' : null;
	});
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await write(page, '\n# deadly');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');
	await page.goto('/');
	await expect(notice(page, 'incident')).toContainText(FILE);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await notice(page, 'incident').getByRole('link', { name: 'To the text' }).click();
	await expect(page.locator('.view-lines')).toContainText('# deadly');
});

test('where every worker dies at every message, what is written is kept all the same', async ({
	page
}) => {
	await page.goto('/edit');
	await chooseFile(page, FILE);
	await write(page, '\n# first');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');

	await engineWithFaults(page, () => 'die');
	await page.reload();
	await expect(notice(page, 'incident')).toContainText('The engine does not start');
	await chooseFile(page, FILE);
	await write(page, ' and second');
	await expect(savedState(page)).toHaveAttribute('data-saved', 'saved');

	// One may be on its way still: what becomes of it is nobody's business any more.
	await page.context().unrouteAll({ behavior: 'ignoreErrors' });
	await page.reload();
	await chooseFile(page, FILE);
	await page.locator('.pane .view-lines').click();
	await page.keyboard.press('Control+End');
	await expect(page.locator('.view-lines')).toContainText('# first and second');
});
