import { en, systemEn } from './en.ts';
import type { Messages } from './Messages.svelte.ts';

export const fr: Messages = en;
export const systemFr: Record<string, string> = systemEn;
