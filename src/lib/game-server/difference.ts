/**
 * What differs between two plain values, and the later value made of the earlier one. A view changes in few places from one
 * answer to the next, so that a difference is small to send; and what has not changed stays the very same object, which
 * whatever draws it need not look at again.
 */

/** Numbers, texts, flags, null, and lists and records of them. */
export type Difference =
	| { is: 'same' }
	/** Another value stands in its place. */
	| { is: 'new'; value: unknown }
	/** A record: keys that differ, are new, or are gone. */
	| { is: 'record'; keys: Record<string, Difference>; gone?: string[] }
	/** A list: from `at` on so many elements make room for `put`. */
	| { is: 'spliced'; at: number; drop: number; put: unknown[] }
	/** A list as long as before, with these elements other than before. */
	| { is: 'list'; at: Record<number, Difference> };

const SAME: Difference = { is: 'same' };

export function differenceOf(before: unknown, after: unknown): Difference {
	if (Object.is(before, after)) return SAME;
	if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after);
	if (isRecord(before) && isRecord(after)) return ofRecords(before, after);
	return { is: 'new', value: after };
}

/** The value after the difference; parts that are the same are those of `before`. */
export function applied<T>(before: T | null, difference: Difference): T {
	return after(before, difference) as T;
}

function after(before: unknown, difference: Difference): unknown {
	switch (difference.is) {
		case 'same':
			return before;
		case 'new':
			return difference.value;
		case 'record': {
			const gone = new Set(difference.gone);
			const kept = Object.entries(before as Record<string, unknown>).filter(
				([key]) => !gone.has(key)
			);
			const values = new Map(kept);
			for (const [key, part] of Object.entries(difference.keys))
				values.set(key, after(values.get(key), part));
			return Object.fromEntries(values);
		}
		case 'spliced':
			return (before as unknown[]).toSpliced(difference.at, difference.drop, ...difference.put);
		case 'list': {
			const list = [...(before as unknown[])];
			for (const [at, part] of Object.entries(difference.at))
				list[Number(at)] = after(list[Number(at)], part);
			return list;
		}
	}
}

function ofRecords(before: Record<string, unknown>, now: Record<string, unknown>): Difference {
	const keys = Object.entries(now).flatMap(([key, value]): [string, Difference][] => {
		const part: Difference = Object.hasOwn(before, key)
			? differenceOf(before[key], value)
			: { is: 'new', value };
		return part.is === 'same' ? [] : [[key, part]];
	});
	const gone = Object.keys(before).filter((key) => !Object.hasOwn(now, key));
	if (keys.length === 0 && gone.length === 0) return SAME;
	return { is: 'record', keys: Object.fromEntries(keys), ...(gone.length > 0 && { gone }) };
}

function ofLists(before: readonly unknown[], now: readonly unknown[]): Difference {
	if (before.length === now.length) {
		const parts = now.map((value, at) => [at, differenceOf(before[at], value)] as const);
		const other = parts.filter(([, part]) => part.is !== 'same');
		return other.length === 0 ? SAME : { is: 'list', at: Object.fromEntries(other) };
	}
	const shorter = Math.min(before.length, now.length);
	const isSame = (a: unknown, b: unknown): boolean => differenceOf(a, b).is === 'same';
	let at = 0;
	while (at < shorter && isSame(before[at], now[at])) at++;
	let behind = 0;
	while (behind < shorter - at && isSame(before.at(-1 - behind), now.at(-1 - behind))) behind++;
	const drop = before.length - at - behind;
	return { is: 'spliced', at, drop, put: now.slice(at, now.length - behind) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
