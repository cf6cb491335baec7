import type { LanguageBook } from '../language-book.ts';
import { fr } from './messages.ts';
import { systemFr } from './system.ts';

export const book: LanguageBook = {
	messages: fr,
	system: systemFr,
	findings: async () => (await import('./findings/findings.ts')).findings
};
