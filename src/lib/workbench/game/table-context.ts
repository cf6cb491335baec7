/** What every component around one table may ask for. */
import { createContext } from 'svelte';
import type { Care } from './Care.svelte.ts';
import type { Game } from './Game.svelte.ts';
import type { TableUi } from './TableUi.svelte.ts';

export interface TableContext {
	readonly game: Game;
	readonly ui: TableUi;
	/** Gives answers, and asks first where that is wished. */
	readonly care: Care;
}

/** The game stays the same for as long as its table is there. */
export const [getTable, setTable] = createContext<TableContext>();
