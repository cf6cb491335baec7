/** A finding's sentence in another language than English. */
import { isWordless, type Said, shownPart } from '#lib/language/said.ts';
import { typeset } from '#lib/language/message/typeset.ts';
import { own } from '#lib/language/tools/own.ts';
import { formatMessage } from './format.ts';
import type { FindingBook } from './languages/language-book.ts';

/** null where a part of it has no translation: half a sentence is worse than one in English. */
export function saidIn(language: string, book: FindingBook, said: Said): string | null {
	const { code, pattern } = said;
	const parts = said.with.map((part) =>
		typeof part === 'object'
			? saidIn(language, book, part)
			: typeof part === 'number'
				? part
				: shownPart(part)
	);
	const values: Record<string, string | number> = {};
	for (const [i, part] of parts.entries()) {
		if (part === null) return null;
		values[String(i)] = part;
	}
	const text = code === undefined ? undefined : own(book, code);
	if (text !== undefined) return formatMessage(language, typeset(text, language), values);
	if (!isWordless(pattern)) return null;
	return pattern.replace(/\{(\d+)\}/g, (gap, at: string) => String(values[at] ?? gap));
}
