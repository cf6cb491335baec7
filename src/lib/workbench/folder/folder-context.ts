/** The folder of this page, for what shows where something is kept. */
import { createContext } from 'svelte';
import type { KeptFolder } from './KeptFolder.svelte.ts';

export const [getKeptFolder, setKeptFolder] = createContext<KeptFolder>();
