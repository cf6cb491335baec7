/** What a hand at the table is, whatever it holds: it gives the answers of one person by the interface alone. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Key, OptionView } from '#lib/engine/seat/protocol.ts';
import type { Thought } from './thoughts.ts';

export interface Hand {
	readonly name: string;
	/** The screen it plays on. */
	readonly screen: { width: number; height: number };
	/** Clicks, keys or taps so far. */
	readonly strokes: number;
	/** Takes the table when it is handed over. */
	takeTable(page: Page): Promise<void>;
	/** Gives the answer; the table may still be busy then. */
	give(page: Page, thought: Thought): Promise<void>;
}

export const table = (page: Page): Locator => page.locator('.table');
export const bar = (page: Page): Locator => page.locator('.prompt .answers');
/** What confirms a selection or an amount. */
export const confirm = (page: Page): Locator =>
	bar(page).locator('button.primary:not([data-option])');

/** Keys with brackets and slashes in them, inside an attribute. */
export const optionIn = (key: Key): string => `[data-option="${key}"]`;

/** Waits until the last stroke has done what it does. */
export async function settled(page: Page): Promise<void> {
	await expect(table(page)).toHaveAttribute('aria-busy', 'false');
}

/** The option that an answer names first. */
export function optionOf({ decision, answer }: Thought): OptionView {
	const [key] = answer.keys;
	const option = decision.options.find((candidate) => candidate.key === key);
	if (!option) throw new Error(`${key} is not offered`);
	return option;
}

/** The one thing that stands for an option and for no other, if there is one: what a person would point at. */
export function thingOf({ decision }: Thought, option: OptionView): Key | null {
	const [target] = option.targets;
	if (target === undefined || option.targets.length > 1) return null;
	const same = decision.options.filter(({ targets }) => targets.includes(target));
	return same.length === 1 ? target : null;
}
