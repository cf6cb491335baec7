/**
 * What comes from the worker is new through and through, although most of it says what was there before. What is kept is not
 * drawn again.
 */

type Plain = Record<string, unknown>;

/** `next`, in which every part that says the same as in `before` is that very part. Both are plain data. */
export function kept<Data>(before: unknown, next: Data): Data {
	return merged(before, next) as Data;
}

function merged(before: unknown, next: unknown): unknown {
	if (Object.is(before, next) || typeof before !== 'object' || typeof next !== 'object')
		return next;
	if (before === null || next === null || Array.isArray(before) !== Array.isArray(next))
		return next;
	return Array.isArray(next)
		? mergedList(before as unknown[], next)
		: mergedFields(before as Plain, next as Plain);
}

/** Things with a key are found by it, wherever they stand now. */
function mergedList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
	const byKey = new Map<string, unknown>();
	for (const entry of before) {
		const key = keyOf(entry);
		if (key !== null) byKey.set(key, entry);
	}
	const all = next.map((entry, at) => {
		const key = keyOf(entry);
		return merged(key === null ? before[at] : byKey.get(key), entry);
	});
	const same =
		all.length === before.length && all.every((candidate, at) => Object.is(candidate, before[at]));
	return same ? before : all;
}

function mergedFields(before: Plain, next: Plain): Plain {
	const ids = Object.keys(next);
	const all = Object.fromEntries(ids.map((id) => [id, merged(before[id], next[id])]));
	const same =
		ids.length === Object.keys(before).length &&
		ids.every((id) => Object.hasOwn(before, id) && Object.is(all[id], before[id]));
	return same ? before : all;
}

function keyOf(entry: unknown): string | null {
	if (typeof entry !== 'object' || entry === null || !('key' in entry)) return null;
	return typeof entry.key === 'string' ? entry.key : null;
}
