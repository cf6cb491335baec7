/** The documents that the reference has: files of `docs/`. */
import type { MessageKey } from '#lib/workbench/i18n/Messages.svelte.ts';

export const DOCUMENTS = [
	{ file: 'first-game', name: 'bookFirst' },
	{ file: 'first-box', name: 'bookBox' },
	{ file: 'authors-guide', name: 'bookGuide' },
	{ file: 'language', name: 'bookLanguage' },
	{ file: 'reference', name: 'bookFields' }
] as const satisfies { file: string; name: MessageKey }[];
