/** What every page below the layout may ask for. */
import { createContext } from 'svelte';
import type { Workshop } from './Workshop.svelte.ts';

export const [getWorkshop, setWorkshop] = createContext<Workshop>();
