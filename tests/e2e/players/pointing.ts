/** A hand that points: clicks of a mouse on a desk, taps of a finger on a phone. Both know the same places. */
import type { Locator, Page } from '@playwright/test';
import type { Key } from '#lib/engine/seat/protocol.ts';
import { curtainOf, turnOf } from '../table.ts';
import { bar, confirm, type Hand, optionIn, optionOf, settled, thingOf } from './hand.ts';
import type { Thought } from './thoughts.ts';

/** Where answers lie: as counters, as buttons, as lines of the list. */
const PLACES = ['.tray', '.prompt', '.options'];

/** A slider is worth while from so many steps on. */
const MANY_STEPS = 6;

export class PointingHand implements Hand {
	readonly name: string;
	readonly screen: Hand['screen'];
	readonly #point: (at: Locator) => Promise<void>;
	/** Where it has pointed at, and how often. */
	readonly places: Record<string, number> = {};
	/** How often a space was covered by something else, so that the list had to do. */
	covered = 0;

	constructor(name: string, screen: Hand['screen'], point: (at: Locator) => Promise<void>) {
		this.name = name;
		this.screen = screen;
		this.#point = point;
	}

	get strokes(): number {
		return Object.values(this.places).reduce((sum, place) => sum + place, 0);
	}

	takeTable(page: Page): Promise<void> {
		return this.#press('curtain', curtainOf(page).getByRole('button'));
	}

	async give(page: Page, thought: Thought): Promise<void> {
		const { answer, decision } = thought;
		if (answer.anytime) return this.#outOfTurn(page, answer.keys[0]!);
		switch (decision.kind) {
			case 'amount':
				return this.#amount(page, answer.amount ?? decision.min, decision.min);
			case 'subset': {
				for (const key of answer.keys) await this.#choose(page, key);
				return this.#press('confirm', confirm(page));
			}
			case 'offer':
				if (await this.#action(page, thought)) return;
				break;
			case 'one':
			case 'options':
			case 'path':
			case 'sets':
				break;
		}
		await this.#one(page, thought);
	}

	/** One answer of several: the thing itself where it lies open, else its button or line. */
	async #one(page: Page, thought: Thought): Promise<void> {
		const option = optionOf(thought);
		const thing = thingOf(thought, option);
		const space = page.locator(`[data-space="${thing}"][data-light="target"]`);
		const answersItself = thing !== null && thought.decision.kind !== 'offer';
		if (answersItself && (await this.#isOpen(space))) {
			const before = await turnOf(page);
			await this.#press('space', space);
			await settled(page);
			// A finger is shown the way first.
			if ((await turnOf(page)) === before) await this.#press('confirm', confirm(page));
			return;
		}
		await this.#choose(page, option.key);
	}

	/** Whether a space can be pointed at: it is there, and nothing lies over its middle. */
	async #isOpen(space: Locator): Promise<boolean> {
		if ((await space.count()) !== 1) return false;
		const open = await space.evaluate((cell) => {
			const { x, y, width, height } = cell.getBoundingClientRect();
			const top = document.elementFromPoint(x + width / 2, y + height / 2);
			return top !== null && cell.contains(top);
		});
		if (!open) this.covered++;
		return open;
	}

	/** Of several actions one; the only one need not be named. Returns whether that was the answer already. */
	async #action(page: Page, thought: Thought): Promise<boolean> {
		const option = optionOf(thought);
		const verb = bar(page).locator(`[data-verb="${option.phrase.path}"]`);
		if ((await verb.count()) === 0) return false;
		const before = await turnOf(page);
		await this.#press('action', verb);
		await settled(page);
		return (await turnOf(page)) !== before;
	}

	/** A counter laid out, a button, or a line of the list, which is opened for it. */
	async #choose(page: Page, key: Key): Promise<void> {
		const here = page.locator(PLACES.map((place) => `${place} ${optionIn(key)}`).join(', '));
		if ((await here.count()) === 0) {
			await this.#press('list', bar(page).locator('button[aria-expanded="false"]').first());
		}
		const where = await here
			.first()
			.evaluate((element) =>
				element.closest('.tray, .scene')
					? 'counter'
					: element.closest('.options')
						? 'line'
						: 'button'
			);
		await this.#press(where, here.first());
	}

	async #amount(page: Page, amount: number, least: number): Promise<void> {
		const more = bar(page).getByRole('button', { name: 'One more', exact: true });
		const slider = bar(page).getByRole('slider');
		const steps = amount - least;
		if (steps > MANY_STEPS && (await slider.count()) > 0) return this.#slide(page, slider, amount);
		for (let step = 0; step < steps; step++) await this.#press('step', more);
		await this.#press('confirm', confirm(page));
	}

	/** Near enough on the slider, the rest step by step. */
	async #slide(page: Page, slider: Locator, amount: number): Promise<void> {
		const box = (await slider.boundingBox())!;
		const [min, max] = await slider.evaluate((input: HTMLInputElement) => [
			Number(input.min),
			Number(input.max)
		]);
		const x = box.width * ((amount - min) / (max - min));
		await slider.click({
			position: { x: Math.min(box.width - 1, Math.max(1, x)), y: box.height / 2 }
		});
		this.#count('slider');
		for (let step = 0; step < MANY_STEPS * 4; step++) {
			const now = Number(await slider.inputValue());
			if (now === amount) return this.#press('confirm', confirm(page));
			const name = now < amount ? 'One more' : 'One less';
			await this.#press('step', bar(page).getByRole('button', { name, exact: true }));
		}
		throw new Error(`the slider does not come to ${amount}`);
	}

	async #outOfTurn(page: Page, key: Key): Promise<void> {
		const anytime = page.locator('.prompt .anytime');
		const button = anytime.locator(optionIn(key));
		if ((await button.count()) === 0)
			await this.#press('list', anytime.locator('button[aria-expanded="false"]'));
		await this.#press('button', button);
	}

	async #press(what: string, at: Locator): Promise<void> {
		await this.#point(at);
		this.#count(what);
	}

	#count(what: string): void {
		this.places[what] = (this.places[what] ?? 0) + 1;
	}
}

export const mouse = (): PointingHand =>
	new PointingHand('mouse', { width: 1440, height: 900 }, (at) => at.click());

export const finger = (): PointingHand =>
	new PointingHand('finger', { width: 390, height: 844 }, (at) => at.tap());
