import { en, systemEn } from './en.ts';
import type { Messages } from './Messages.svelte.ts';

export const de: Messages = en;
export const systemDe: Record<string, string> = systemEn;
