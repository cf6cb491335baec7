/** A hand that has only a keyboard, and knows only what is said of the focused thing. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Key } from '#lib/engine/seat/protocol.ts';
import { curtainOf, turnOf } from '../table.ts';
import { bar, confirm, type Hand, optionOf, settled, thingOf } from './hand.ts';
import type { Thought } from './thoughts.ts';

/** What can be heard of the focused thing. */
interface Heard {
	/** Its accessible name. */
	name: string;
	option: Key | null;
	verb: string | null;
	space: Key | null;
	/** Which part of the table it is in. */
	within: 'anytime' | 'answers' | 'options' | 'counters' | 'map' | 'dialog' | 'elsewhere';
	inTray: boolean;
	/** Whether it opens something that is closed. */
	closed: boolean;
	/** What confirms. */
	confirms: boolean;
}

/** Once around the page. */
const AROUND = 250;

export class Keys implements Hand {
	readonly name = 'keys';
	readonly screen = { width: 1440, height: 900 };
	strokes = 0;
	/** Names that have been heard and answered with. */
	readonly said: string[] = [];

	async takeTable(page: Page): Promise<void> {
		await expect(curtainOf(page)).toBeVisible();
		await this.#go(page, ({ within }) => within === 'dialog');
		await this.#press(page, 'Enter');
	}

	async give(page: Page, thought: Thought): Promise<void> {
		const { answer, decision } = thought;
		const [key = ''] = answer.keys;
		if (answer.anytime) {
			await this.#open(page, 'anytime', key);
			return this.#choose(page, key, ['anytime']);
		}
		switch (decision.kind) {
			case 'amount': {
				const steps = (answer.amount ?? decision.min) - decision.min;
				if (steps > 0) await this.#go(page, ({ name }) => name === 'One more');
				for (let step = 0; step < steps; step++) await this.#press(page, 'Enter');
				return this.#confirm(page);
			}
			case 'subset': {
				for (const given of answer.keys) {
					await this.#open(page, 'answers', given);
					await this.#choose(page, given, ['answers', 'options', 'counters']);
				}
				return this.#confirm(page);
			}
			case 'offer': {
				const { path } = optionOf(thought).phrase;
				const before = await turnOf(page);
				if ((await bar(page).locator(`[data-verb="${path}"]`).count()) > 0) {
					await this.#go(page, ({ verb }) => verb === path);
					await this.#press(page, 'Enter');
					await settled(page);
					if ((await turnOf(page)) !== before) return;
				}
				break;
			}
			case 'one':
			case 'options':
			case 'path':
				if (await this.#walk(page, thought)) return;
				break;
			case 'sets':
				break;
		}
		await this.#open(page, 'answers', key);
		await this.#choose(page, key, ['answers', 'options', 'counters']);
	}

	/** Opens the list of answers, where an answer is not to be heard without it. */
	async #open(page: Page, part: 'answers' | 'anytime', key: Key): Promise<void> {
		const inside = part === 'anytime' ? '.prompt .anytime' : '.prompt, .tray, .options';
		const there = page.locator(inside).locator(`[data-option="${key}"]`);
		if ((await there.count()) > 0) return;
		if (part === 'answers') return this.#press(page, 'l');
		await this.#go(page, ({ within, closed }) => within === part && closed);
		await this.#press(page, 'Enter');
	}

	async #choose(page: Page, key: Key, parts: readonly Heard['within'][]): Promise<void> {
		const right = ({ option, within }: Heard) => option === key && parts.includes(within);
		const laidOut = (await page.locator('.tray').locator(`[data-option="${key}"]`).count()) > 0;
		let now = await this.#go(page, (here) => right(here) || (laidOut && here.inTray));
		if (!right(now)) now = await this.#along(page, right);
		// Whoever does not see the table has nothing else to go by.
		expect(now.name).not.toBe('');
		this.said.push(now.name);
		await this.#press(page, 'Enter');
	}

	/** Counters that lie together are one stop: arrows walk among them, to one end and to the other. */
	async #along(page: Page, right: (heard: Heard) => boolean): Promise<Heard> {
		for (const arrow of ['ArrowRight', 'ArrowLeft']) {
			for (let [before, now] = ['', await heard(page)]; ; now = await heard(page)) {
				if (right(now)) return now;
				if (now.option === before) break;
				before = now.option ?? '';
				await this.#press(page, arrow);
			}
		}
		throw new Error('it is not among the counters that lie here');
	}

	async #confirm(page: Page): Promise<void> {
		await expect(confirm(page)).toBeEnabled();
		await this.#go(page, ({ confirms }) => confirms);
		await this.#press(page, 'Enter');
	}

	/** Goes to a space by the arrows, where a space is the answer. */
	async #walk(page: Page, thought: Thought): Promise<boolean> {
		const thing = thingOf(thought, optionOf(thought));
		const wanted = /\((-?\d+),(-?\d+)\)$/.exec(thing ?? '');
		if (!wanted || (await page.locator(`[data-space="${thing}"]`).count()) === 0) return false;
		const [q, r] = [Number(wanted[1]), Number(wanted[2])];
		let here = await this.#go(page, ({ within }) => within === 'map');
		const passed = new Set<Key>();
		while (here.space !== thing) {
			if (here.space === null || passed.has(here.space)) return false;
			passed.add(here.space);
			const at = /\((-?\d+),(-?\d+)\)$/.exec(here.space)!;
			await this.#press(page, arrowTowards(q - Number(at[1]), r - Number(at[2])));
			here = await heard(page);
		}
		expect(here.name).toMatch(/can be chosen/);
		this.said.push(here.name);
		await this.#press(page, 'Enter');
		return true;
	}

	/** Tabs until the right thing is focused. */
	async #go(page: Page, right: (heard: Heard) => boolean): Promise<Heard> {
		for (let step = 0; step < AROUND; step++) {
			const now = await heard(page);
			if (right(now)) return now;
			await this.#press(page, 'Tab');
		}
		throw new Error('once around the page, and it is not there');
	}

	async #press(page: Page, key: string): Promise<void> {
		await page.keyboard.press(key);
		this.strokes++;
	}
}

/** Columns stand upright: down and up keep to the column, left and right change it. */
function arrowTowards(dq: number, dr: number): string {
	if (dq !== 0) return dq > 0 ? 'ArrowRight' : 'ArrowLeft';
	return dr > 0 ? 'ArrowDown' : 'ArrowUp';
}

const heard = (page: Page): Promise<Heard> =>
	page.evaluate(() => {
		const focused = document.activeElement ?? document.body;
		const is = (selector: string) => focused.closest(selector) !== null;
		const within = is('dialog')
			? 'dialog'
			: is('.prompt .anytime')
				? 'anytime'
				: is('.options')
					? 'options'
					: is('.tray, .scene, .zone')
						? 'counters'
						: is('.prompt .answers')
							? 'answers'
							: is('[role="grid"]')
								? 'map'
								: 'elsewhere';
		const name = focused.getAttribute('aria-label') ?? focused.textContent;
		return {
			name: name.replaceAll(/\s+/g, ' ').trim(),
			option: focused.getAttribute('data-option'),
			verb: focused.getAttribute('data-verb'),
			space: focused.getAttribute('data-space'),
			within,
			inTray: is('.tray'),
			closed: focused.getAttribute('aria-expanded') === 'false',
			confirms: focused.matches('.prompt .answers button.primary:not([data-option])')
		};
	});
