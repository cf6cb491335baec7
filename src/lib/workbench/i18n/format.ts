/** Messages with plurals and numbers filled in. */
import { IntlMessageFormat } from 'intl-messageformat';

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
