/** The hand that every component around one table moves. */
import { createContext } from 'svelte';
import type { Hand } from './Hand.svelte.ts';

export const [getHand, setHand] = createContext<Hand>();
