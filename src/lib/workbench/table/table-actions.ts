/** What the table's keys do. */
import type { Care } from '#lib/workbench/game/Care.svelte.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import type { TableUi } from '#lib/workbench/game/TableUi.svelte.ts';
import type { Hand } from '#lib/workbench/hand/Hand.svelte.ts';
import { STEPS } from '#lib/workbench/time/steps-in-time.ts';
import { walkBy } from '#lib/workbench/time/walk.ts';
import type { PastKey, TableKey } from './keyboard.ts';

interface Moved {
	game: Game;
	ui: TableUi;
	hand: Hand;
	care: Care;
	undo: () => void;
}

export function tableActions({ game, ui, hand, care, undo }: Moved): Record<TableKey, () => void> {
	const walks = Object.fromEntries(
		STEPS.map((step) => [`past.${step}`, () => void walkBy(game, step)])
	) as Record<PastKey, () => void>;

	/** Puts away what lies over the map first, then what is chosen and looked at. */
	function clear(): void {
		if (care.asked) return care.withdraw();
		if (ui.fan !== null || ui.boxing) {
			ui.fan = null;
			ui.boxing = false;
			return;
		}
		game.choice.clear();
		ui.selected = null;
		ui.listOpen = false;
	}

	return {
		...walks,
		primary: () => void (care.asked ? care.confirm() : care.give(game.choice.primary())),
		undo,
		counters: () => (ui.counters = !ui.counters),
		help: () => (ui.dialog = 'keys'),
		setting: () => {
			if (!game.past.away) ui.dialog = 'setting';
		},
		list: () => (ui.listOpen = !ui.listOpen),
		step: () => void game.step(),
		all: () => void hand.all(false, ui.looking),
		alike: () => void hand.all(true, ui.looking),
		again: () => void hand.again(),
		box: () => (ui.boxing = !ui.boxing),
		fan: () => (ui.fan = ui.fan === null ? ui.looking : null),
		overview: () => ui.openOverview(),
		show: () => (game.telling.current === null ? game.telling.again() : game.telling.skip()),
		clear
	};
}
