/** The values of a sweep as they are written: `3..8`, `3..9/2`, `3,5,8`, `few,many`. */

/** More would be no sweep but a search. */
export const MOST_VALUES = 100;

const WHOLE = /^-?\d{1,9}$/;
const RANGE = /^(?<from>-?\d{1,9})\.\.(?<to>-?\d{1,9})(?:\/(?<step>[1-9]\d{0,8}))?$/;

/** Each once, as they come; null: it is no such list, or a longer one than there may be. */
export function valuesIn(text: string): (string | number)[] | null {
	const values = new Set<string | number>();
	for (const part of text.split(',').map((word) => word.trim())) {
		const range = RANGE.exec(part)?.groups;
		if (part === '' || (!range && part.includes('..'))) return null;
		if (!range) values.add(WHOLE.test(part) ? Number(part) : part);
		const [from, to, step] = [range?.['from'], range?.['to'], range?.['step'] ?? 1].map(Number);
		if (range && !(from! <= to!)) return null;
		for (let value = from!; range && value <= to!; value += step!) {
			values.add(value);
			if (values.size > MOST_VALUES) return null;
		}
	}
	return values.size > MOST_VALUES ? null : [...values];
}
