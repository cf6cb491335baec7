/** Messages with plurals and numbers filled in. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from './languages/en/messages.ts';

/** The workbench's own words, in the language of the reader. */
export type Say = (key: MessageKey, values?: Record<string, string | number>) => string;

const parsed = new Map<string, IntlMessageFormat>();

export function formatMessage(
	language: string,
	text: string,
	values: Record<string, string | number>
): string {
	const id = `${language}:${text}`;
	const format = parsed.get(id) ?? new IntlMessageFormat(text, language);
	parsed.set(id, format);
	return String(format.format(values));
}
