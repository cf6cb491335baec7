import type { LanguageBook } from '../language-book.ts';
import { de } from './messages.ts';
import { systemDe } from './system.ts';

export const book: LanguageBook = {
	messages: de,
	system: systemDe,
	findings: async () => (await import('./findings/findings.ts')).findings
};
