/** What each word of a layout promises is seen at the table, in a game that uses all of them. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { land, say, sitAt, sitInHarbours } from './harbours.ts';
import { errorsOf, turnOf } from './table.ts';

const space = (page: Page, at: string, word = 'harbour'): Locator =>
	page.locator(`[data-space="${word}(${at})"]`);
const mat = (page: Page, player: string): Locator => page.locator(`[data-mat="${player}"]`);
const track = (page: Page, id: string): Locator => page.locator(`[data-track="${id}"] li`);
const taken = async (page: Page, id: string): Promise<string[]> =>
	(await track(page, id).locator('.visually-hidden').allInnerTexts()).map((text) => text.trim());

/** A number that is a die is said, and drawn with as many pips. */
async function expectDie(shown: Locator, pips: number): Promise<void> {
	await expect(shown).toContainText(String(pips));
	await expect(shown.locator('svg circle')).toHaveCount(pips);
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
	const box = await thing.locator('polygon.ground').boundingBox();
	if (!box) throw new Error('nothing to be seen');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the table at the beginning: map, tracks, mats, hands, piles', async ({ page }) => {
	const errors = errorsOf(page);
	await sitInHarbours(page);

	// status, dice, round-field
	const status = page.locator('header .status');
	await expect(status).toContainText(/Round\s*1/);
	await expectDie(status.locator('strong').nth(1), 2);
	await expectDie(status.locator('strong').nth(2), 5);
	// players
	const anna = page.getByRole('list', { name: 'Players' }).getByRole('listitem').first();
	await expect(anna.getByRole('definition').first()).toHaveText('3');
	await expectDie(anna.getByRole('definition').nth(1), 2);
	// icons: the name is said, and seen where it has none
	const terms = anna.getByRole('term');
	await expect(terms.first().locator('svg')).toHaveCount(1);
	await expect(terms.first()).toHaveText('Coins');
	await expect(terms.nth(1).locator('svg')).toHaveCount(0);

	// space: at
	const [north, roads, cape, south] = await Promise.all(
		['0,0', '1,0', '2,0', '0,1'].map((at) => middleOf(space(page, at)))
	);
	const unit = (roads!.x - north!.x) / 170;
	expect(unit).toBeGreaterThan(0.3);
	expect((cape!.x - north!.x) / unit).toBeCloseTo(330, -1);
	expect((north!.y - cape!.y) / unit).toBeCloseTo(20, -1);
	expect((south!.x - north!.x) / unit).toBeCloseTo(60, -1);
	expect((south!.y - north!.y) / unit).toBeCloseTo(150, -1);
	// space: print, its name; the label where it has none
	await expect(space(page, '1,0').locator('.label')).toHaveText('Middle Roads');
	await expect(space(page, '1,1').locator('.label')).toHaveText('Rock');
	await expect(space(page, '1,0').locator('[data-print="gift"]')).toHaveText('3');
	await expect(space(page, '1,0').locator('[data-print="harbour-worth"]')).toHaveText('9');
	await expect(space(page, '0,1').locator('[data-print="gift"]')).toHaveCount(0);
	await expect(space(page, '1,0')).toHaveAttribute('aria-label', /Middle Roads; Gift 3; Worth 9/);
	// space: fill, and zones: ground, of what it is made
	const colour = (at: string) =>
		space(page, at)
			.locator('polygon.ground')
			.evaluate((shape) => getComputedStyle(shape).fill);
	expect(await colour('0,0')).toBe(await colour('1,1'));
	expect(await colour('0,0')).not.toBe(await colour('0,1'));
	await expect(space(page, '0,0').locator('.ghost')).toHaveCount(1);
	await expect(space(page, '0,0').locator('[data-stack]')).toHaveCount(0);
	// space: apart; zones: stack
	await expect(space(page, '2,0').locator('[data-stack]')).toHaveCount(1);
	await expect(space(page, '2,0')).toHaveAttribute('aria-label', /Beacon/);
	const heaps = space(page, '1,0').locator('[data-stack]');
	await expect(heaps).toHaveCount(2);
	await expect(heaps.locator('.number')).toHaveText(['3', '3']);
	// counter: 0 is a number where it is a value, colours, marks with icons
	await expect(heaps.first().locator('.value')).toHaveText('0');
	await expect(page.locator('.tray .counter').first().locator('.value')).toHaveText('0');

	// tracks
	await expect(track(page, 'fame-track')).toHaveCount(21);
	await expect.poll(() => taken(page, 'fame-track')).toEqual(['3: Anna and Bram']);
	await expect(track(page, 'round-track')).toHaveCount(3);
	await expect.poll(() => taken(page, 'round-track')).toEqual(['1: here']);

	// mat
	await expect(page.locator('[data-mat]')).toHaveCount(2);
	await expect(mat(page, 'p1')).toHaveAccessibleName('Before Anna');
	await expect(mat(page, 'p1').locator('.fact strong').first()).toHaveText('3');
	await expectDie(mat(page, 'p1').locator('.fact strong').nth(1), 2);
	await expect(mat(page, 'p1')).toContainText(/Archive\s*0/i);

	// cards, zones: hand, pile, hidden
	const cards = page.locator('[data-zone="pocket(p1)"] .counter');
	await expect(cards).toHaveCount(3);
	const letter = cards.filter({ hasText: 'Letter of trade' }).first();
	await expect(letter.locator('.rule')).toHaveText(
		'Counts two fame as soon as it lies in your archive.'
	);
	await expect(letter.locator('.name')).toHaveText('Letter of trade');
	await expect(letter.locator('.letter')).toHaveText(['2']);
	const shape = () => letter.evaluate((card) => card.clientHeight / card.clientWidth);
	await expect.poll(shape).toBeGreaterThan(1.3);
	const bands = await cards
		.locator('.band')
		.evaluateAll((all) => all.map((band) => getComputedStyle(band).fill));
	expect(new Set(bands).size).toBe(2);
	await expect(page.locator('[data-zone="deck"] .counter')).toHaveText(/Face-down counter \(6\)/);
	await expect(page.locator('[data-zone="yard"]')).toHaveCount(0);
	await expect(page.locator('.scene')).toHaveCount(0);
	expect(errors).toEqual([]);
});

test('a scene that a rule opens, one that a condition opens, and how it ends', async ({ page }) => {
	const errors = errorsOf(page);
	await sitInHarbours(page);
	await land(page, 'Middle Roads');

	// during, at, step, status, what is offered to whom
	const scene = page.getByRole('region', { name: 'Landing: Middle Roads' });
	await expect(scene.locator('.steps li')).toHaveText(['Morning', 'Noon', 'Evening']);
	await expect(scene.locator('[aria-current="step"]')).toHaveText('Evening');
	await expect(scene.locator('header .fact')).toHaveText([/Worth\s*9/, /Wind/]);
	await expectDie(scene.locator('header .fact').nth(1), 2);
	await expect(scene.locator('.asked')).toHaveText('Anna decides');
	// zones, pieces, side: the seabed and the ships of everybody else are not among them
	const sides = scene.locator('.sides').getByRole('region');
	await expect(sides).toHaveCount(2);
	await expect(sides.nth(0)).toHaveAccessibleName('Anna');
	await expect(sides.nth(0).locator('.counter')).toHaveCount(3);
	await expect(sides.nth(1).locator('.counter')).toHaveCount(3);
	// group; players; a counter with its field, value and marks
	await expect(sides.nth(0).locator('.group-name')).toHaveText(['Others', 'Leaking']);
	await expect(sides.nth(1).locator('.group-name')).toHaveCount(0);
	await expect(sides.nth(0).locator('h3 .fact')).toHaveText(/Fame\s*7/);
	const leaking = sides.nth(0).locator('.group').nth(1).locator('li');
	await expect(leaking.locator('.counter .value')).toHaveText('6');
	await expect(leaking.locator('.counter .letter')).toHaveText(['3']);
	await expect(leaking.getByRole('button').first()).toHaveAccessibleName('Sloop, Leaking, 7');
	// owner
	await expect(space(page, '1,0').locator('.held')).toHaveCount(1);
	await expect(space(page, '1,0')).toHaveAttribute('aria-label', /held by Anna/);
	// value, of a piece and a player, with its reason; of the space, and of a player
	await expect(scene).toContainText('Beside each: Toll');
	await leaking.getByRole('button', { name: 'Toll, Sloop: 7. How did that come about?' }).click();
	await expect(leaking.getByRole('status')).toHaveText(/^Toll 7 = 5 .* \+ 2 Wet hold$/);
	await scene.getByRole('button', { name: /^Worth, Middle Roads: 9\./ }).click();
	await expect(scene.locator('header').getByRole('status')).toHaveText(/^Worth 9 = /);
	await sides
		.nth(1)
		.getByRole('button', { name: /^Fame, Bram: 3\./ })
		.click();
	await expect(sides.nth(1).getByRole('status')).toHaveText(/^Fame 3 = /);
	// dice, log, odds
	const dice = scene.getByRole('list', { name: 'Dice so far' }).locator('li');
	await expect(dice).toHaveCount(1);
	await expect(dice).toContainText('Anna');
	await expect(dice).toContainText('Unloading');
	const faces = (await dice.locator('.dice .visually-hidden').innerText()).split(', ').map(Number);
	expect(faces).toHaveLength(2);
	await expect(dice.locator('circle')).toHaveCount(faces[0]! + faces[1]!);
	await expect(dice).toContainText(String(faces[0]! + faces[1]!));
	await expect(scene.getByRole('list', { name: 'What happened' })).toHaveText(
		'Anna lands Sloop in Middle Roads'
	);
	const odds = scene.getByRole('region', { name: 'How it may end' });
	await expect(odds.getByRole('listitem').first()).toContainText('%');
	const checked = new AxeBuilder({ page }).include('.scene').include('.mat').include('.tracks');
	expect((await checked.analyze()).violations).toEqual([]);

	// What lies in the archive is on the mat, there alone, and counts.
	await say(page, 'Letter of trade');
	await expect(page.locator('[data-zone="archive(p1)"]')).toHaveCount(1);
	await expect(mat(page, 'p1').locator('.counter')).toHaveAccessibleName('Letter of trade');
	await expect(scene).toHaveCount(0);
	await expect.poll(() => taken(page, 'fame-track')).toEqual(['3: Bram', '9: Anna']);

	// standings, with their parts
	await page.getByRole('button', { name: 'Scores' }).click();
	const scores = page.getByRole('dialog').getByRole('table');
	await expect(scores.getByRole('columnheader')).toHaveText(
		['Place', 'Players', 'Ships', 'Deeds', 'Coins', 'Fame'].map((name) => RegExp(name))
	);
	await expect(scores.getByRole('row').nth(1)).toHaveText(/1\.?\s*Anna\s*3\s*2\s*4\s*9/);
	await expect(scores.getByRole('row').nth(2)).toHaveText(/2\.?\s*Bram\s*0\s*0\s*3\s*3/);
	await page.keyboard.press('Escape');

	// while, everybody, standings in a scene: between two rounds the score is counted
	await land(page, 'Northport');
	await say(page, 'Letter of trade');
	const count = page.getByRole('region', { name: 'The count' });
	await expect(count).toBeVisible();
	await expect(count.locator('.sides').getByRole('region')).toHaveCount(2);
	await expect(count.locator('h3').first()).toHaveText(/Anna\s*Ships\s*3\s*Deeds\s*2/);
	await expect(count.getByRole('table').getByRole('row')).toHaveCount(3);
	await expect.poll(() => taken(page, 'round-track')).toEqual(['2: here']);
	await land(page, 'Southport');
	await say(page, 'Letter of trade');
	await expect(count).toHaveCount(0);
	await land(page, 'Southport');
	await say(page, 'Letter of trade');
	// heaps: a letter that got wet is another one; those of Bram are equal
	const archives = [mat(page, 'p1'), mat(page, 'p2')].map((locator) => locator.locator('.counter'));
	await expect(archives[0]!).toHaveCount(2);
	await expect(archives[1]!).toHaveCount(1);
	await expect(archives[1]!).toHaveAccessibleName('Letter of trade (2)');

	for (const harbour of ['Southport', 'Cape Light']) {
		await land(page, harbour);
		await say(page, 'No deed');
	}
	const over = page.locator('.prompt .over');
	await expect(over).toBeVisible();
	await expect(page.locator('.prompt').getByRole('row').nth(1)).toHaveText(/Anna/);
	expect(errors).toEqual([]);
});

test('in rows the mats lie in the middle', async ({ page }) => {
	await sitInHarbours(page, 'Harbours in rows');
	await expect(page.getByRole('grid', { name: 'Map' })).toHaveCount(0);
	await expect(page.locator('.rows [data-mat]')).toHaveCount(2);
	await expect(page.locator('.rows [data-zone="deck"]')).toBeVisible();
	await expect(page.locator('[data-zone="pocket(p1)"] .counter')).toHaveCount(3);
});

test('rows of zones fit into the room, and a card goes where its action moves it', async ({
	page
}) => {
	const errors = errorsOf(page);
	await sitAt(page, 'Trails');
	const cell = (key: string): Locator => page.locator(`[data-zone="${key}"]`);
	const lit = page.locator('[data-zone] > [data-light="target"]');
	const litZones = (): Promise<(string | null)[]> =>
		lit.evaluateAll((all) =>
			all.map((element) => element.parentElement!.getAttribute('data-zone'))
		);
	const hand = (nth: number): Locator => cell('hand(p1)').locator('.counter').nth(nth);
	const lies = (key: string): Promise<(string | null)[]> =>
		cell(key)
			.locator('[data-piece]')
			.evaluateAll((all) => all.map((element) => element.getAttribute('data-piece')));
	const landOf = async (card: Locator): Promise<[piece: string, land: string]> => {
		const piece = (await card.getAttribute('data-piece'))!;
		return [piece, piece.split('-')[1]!];
	};

	// Bram's trails stand above what is everybody's, and Anna's below, for she looks.
	await expect(page.locator('.named .head')).toHaveText(['Moor', 'Dune', 'Fen']);
	const zones = await page
		.locator('.named .cell')
		.evaluateAll((all) => all.map((element) => element.getAttribute('data-zone')));
	const lands = ['moor', 'dune', 'fen'];
	expect(zones).toEqual([
		...lands.map((land) => `trail-${land}(p2)`),
		...[...lands.map((land) => `camp-${land}`), 'box'],
		...lands.map((land) => `trail-${land}(p1)`)
	]);
	for (const size of [
		{ width: 1366, height: 768 },
		{ width: 390, height: 844 }
	]) {
		await page.setViewportSize(size);
		const inside = (): Promise<boolean> =>
			page.locator('.named').evaluate((table) => {
				const { left, right, top, bottom } = table.querySelector('.baize')!.getBoundingClientRect();
				return [...table.querySelectorAll('.cell')].every((element) => {
					const at = element.getBoundingClientRect();
					const fits = at.left >= left && at.right <= right && at.top >= top && at.bottom <= bottom;
					return fits && at.width >= 30 && at.height >= 30;
				});
			});
		await expect.poll(inside).toBe(true);
	}

	// On a phone a tap on the card, and one on the place: there it says which action is meant.
	const [first, land] = await landOf(hand(0));
	await hand(0).click();
	await expect.poll(litZones).toEqual([`camp-${land}`, `trail-${land}(p1)`]);
	await cell(`trail-${land}(p1)`).locator('[data-light="target"]').click();
	await expect.poll(() => turnOf(page)).toBe(1);
	expect(await lies(`trail-${land}(p1)`)).toEqual([first]);
	expect((await new AxeBuilder({ page }).include('.named').analyze()).violations).toEqual([]);
	await page.setViewportSize({ width: 1366, height: 768 });

	// By dragging, now that Bram looks.
	const theirs = cell('hand(p2)').locator('.counter').first();
	const [dragged, there] = await landOf(theirs);
	await theirs.dragTo(cell(`trail-${there}(p2)`));
	await expect.poll(() => turnOf(page)).toBe(2);

	// By keys alone, to a place where two actions lead: the prompt asks which one.
	expect(await lies(`trail-${there}(p2)`)).toEqual([dragged]);
	const [resting, camp] = await landOf(hand(0));
	await hand(0).focus();
	await page.keyboard.press('Enter');
	await cell(`camp-${camp}`).locator('[data-light="target"]').focus();
	await page.keyboard.press('Enter');
	const prompt = page.getByRole('region', { name: 'Question' });
	await expect(prompt).toContainText(
		`Camp, ${camp.replace(/^./, (letter) => letter.toUpperCase())}`
	);
	expect(await turnOf(page)).toBe(2);
	await prompt.getByRole('button', { name: /^Rest/ }).first().click();
	await expect.poll(() => turnOf(page)).toBe(3);
	expect(await lies(`camp-${camp}`)).toEqual([resting]);
	expect(errors).toEqual([]);
});

test('spaces are points on lines, with the discs of players in the colours of the game', async ({
	page
}) => {
	const errors = errorsOf(page);
	await sitInHarbours(page, 'Harbours as points');
	await expect(page.locator('.board .lines line')).toHaveCount(5);
	const plate = page.locator('.board .lines rect');
	const sand = await plate.evaluate((element) => getComputedStyle(element).fill);
	// What fill has a colour for keeps it; here that is hidden, as the board is drawn below.
	expect(sand).not.toBe('none');
	await expect(space(page, '1,0').locator('.corner')).toHaveText('Middle Roads');
	await expect(page.locator('[data-stone]')).toHaveCount(0);
	await land(page, 'Middle Roads');
	await say(page, 'No deed');
	const disc = space(page, '1,0').locator('[data-stone="0"]');
	await expect(disc.locator('.sign')).toHaveCount(1);
	await expect(space(page, '1,0')).toHaveAttribute('aria-label', /Keeper: Anna; Worth 9/);
	const colours = await Promise.all([
		disc.locator('.disc').evaluate((element) => getComputedStyle(element).fill),
		page
			.getByRole('list', { name: 'Players' })
			.locator('.mark path')
			.last()
			.evaluate((element) => getComputedStyle(element).fill)
	]);
	expect(colours[1]).toBe('rgb(242, 239, 230)');
	expect(colours[0]).not.toBe(colours[1]);
	expect(errors).toEqual([]);
});

test('a tile and then a line are clicked, and a row of zones is one grid', async ({ page }) => {
	const errors = errorsOf(page);
	await sitAt(page, 'Stalls');
	// Each place of the row of zones is a row of one grid, with its own number of places.
	await expect(mat(page, 'p1')).toContainText(/Ledge 1 – Ledge 2\s*0/i);
	const ledges = ['ledge-1(p1)', 'ledge-2(p1)'].map((key) => page.locator(`[data-zone="${key}"]`));
	await expect(ledges[0]!.locator('.place')).toHaveCount(1);
	await expect(ledges[1]!.locator('.place')).toHaveCount(2);
	// By mouse: a tile of the stall, then the second line.
	await space(page, '0,0', 'stand').locator('[data-stack="tile-red"]').click();
	await mat(page, 'p1').getByRole('button', { name: 'Lines 2 1' }).click();
	await expect.poll(() => turnOf(page)).toBe(1);
	await expect(mat(page, 'p1').getByRole('button', { name: 'Lines 2 1: Red tile' })).toBeVisible();
	await say(page, 'Do nothing');

	// By keys alone: the tile that rests, then the second place of the row of zones.
	await mat(page, 'p1').locator('[data-zone="rest(p1)"] .counter').focus();
	await page.keyboard.press('Enter');
	await mat(page, 'p1').getByRole('button', { name: 'Ledge 1 1' }).focus();
	await page.keyboard.press('ArrowDown');
	await expect(mat(page, 'p1').getByRole('button', { name: 'Ledge 2 1' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect.poll(() => turnOf(page)).toBe(3);
	await expect(ledges[0]!.locator('[data-piece]')).toHaveCount(0);
	await expect(ledges[1]!.locator('[data-piece]')).toHaveAccessibleName(/^Ledge 2 1: Blue tile/);
	await expect(mat(page, 'p1')).toContainText(/Ledge 1 – Ledge 2\s*1/i);
	// Under a cup each die is seen to be one; what it shows knows its owner, who is asked.
	const dice = (player: string, shown: string) =>
		mat(page, player).locator(`[data-zone="cup(${player})"] .counter ${shown}`);
	await expect(dice('p2', '[data-die]:not([data-die="hidden"]) circle').first()).toBeVisible();
	await expect(dice('p2', '[data-die="hidden"]')).toHaveCount(0);
	await expect(dice('p1', '[data-die="hidden"]')).toHaveCount(3);
	await expect(dice('p1', '[data-die="hidden"] text')).toHaveText(['?', '?', '?']);
	// What stands on each other is all to be seen, the first one lowest.
	const standing = space(page, '0,0', 'stand').locator('[data-lies="pillar"]');
	await expect(standing).toHaveCount(4);
	const heights = await standing.evaluateAll((all) =>
		all.map((piece) => piece.getBoundingClientRect().bottom)
	);
	expect(heights).toEqual(heights.toSorted((a, b) => b - a));
	expect(new Set(heights).size).toBe(4);
	expect(errors).toEqual([]);
});

test('men that fan are clicked wherever they lie, and hide no name', async ({ page }) => {
	const errors = errorsOf(page);
	await sitAt(page, 'Points');
	const corner = space(page, '0,0', 'point');
	const men = corner.locator('[data-lies="fan"]');
	await expect(men).toHaveCount(5);
	// The last one lies at the tip of its triangle, beside the ground of it.
	const tip = (await men.last().boundingBox())!;
	await page.mouse.click(tip.x + tip.width * 0.2, tip.y + tip.height * 0.8);
	await expect(corner).toHaveAttribute('data-light', 'picked');
	// Men of Anna lie there as well: what was clicked first is where the man comes from.
	await space(page, '5,0', 'point').locator('[data-lies="fan"]').last().click();
	await expect.poll(() => turnOf(page)).toBe(1);
	await expect(men).toHaveCount(4);
	await expect(space(page, '5,0', 'point').locator('[data-lies="fan"]')).toHaveCount(3);
	// Its name and what is printed there are drawn after the men; a word is whole where it has room.
	await expect(corner.locator('[data-lies="fan"] ~ .label')).toHaveText('Corner');
	await expect(corner.locator('[data-lies="fan"] ~ [data-print="lies-at"]')).toHaveText('Above');
	expect(errors).toEqual([]);
});

test('the edges of a board follow who has them', async ({ page }) => {
	const errors = errorsOf(page);
	await sitAt(page, 'Ridge');
	const strokes = async () => [
		...new Set(
			await page
				.locator('.board line.edge')
				.evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke))
		)
	];
	const before = await strokes();
	expect(before).toHaveLength(2);
	const edge = page.locator('.board line.edge').first();
	const colour = () => edge.evaluate((line) => getComputedStyle(line).stroke);
	const first = await colour();
	await expect(space(page, '1,0', 'cell')).toHaveAttribute('aria-label', /edge of Anna/);
	await space(page, '1,1', 'cell').click();
	await expect.poll(() => turnOf(page)).toBe(1);
	await say(page, 'Trade the edges');
	await expect.poll(colour).not.toBe(first);
	expect((await strokes()).toSorted()).toEqual(before.toSorted());
	await expect(space(page, '1,0', 'cell')).toHaveAttribute('aria-label', /edge of Bram/);
	expect(errors).toEqual([]);
});

test('the board has the most of a low window, and of a phone on its side', async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await sitInHarbours(page);
	const map = page.locator('.map');
	const edgesOf = (thing: Locator) =>
		thing.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
	const high = async () => (await edgesOf(map)).height;
	await expect.poll(high).toBeGreaterThan(0.55 * 768);
	// Cards lie beside the board, and what lies there for everybody above the mats.
	await expect(page.locator('aside.right [data-zone="pocket(p1)"] .counter')).toHaveCount(3);
	const [deck, first] = [page.locator('[data-zone="deck"]'), page.locator('.mat').first()];
	await expect
		.poll(async () => (await edgesOf(deck)).top - (await edgesOf(first)).top)
		.toBeLessThan(0);
	// Where the board leaves room, that lies beside it.
	await page.setViewportSize({ width: 1800, height: 768 });
	await expect(page.locator('.middle [data-zone="deck"]')).toBeVisible();
	await expect(deck).toHaveCount(1);

	await page.setViewportSize({ width: 844, height: 390 });
	// Only then is it laid out for a phone.
	await expect(page.getByRole('navigation', { name: 'Beside the board' })).toBeVisible();
	await expect.poll(high).toBeGreaterThan(0.55 * 390);
	const question = page.getByRole('region', { name: 'Question' });
	await expect
		.poll(async () => (await edgesOf(question)).right - (await edgesOf(map)).left)
		.toBeLessThan(0);
});
