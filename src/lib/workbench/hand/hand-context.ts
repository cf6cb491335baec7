/** The hand that every component around one table moves, and what it drags. */
import { createContext } from 'svelte';
import type { Hand } from './Hand.svelte.ts';
import type { Lift } from './Lift.svelte.ts';

export interface HandContext {
	readonly hand: Hand;
	readonly lift: Lift;
}

export const [getHand, setHand] = createContext<HandContext>();
