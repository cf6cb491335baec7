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
	for (const one of before) {
		const key = keyOf(one);
		if (key !== null) byKey.set(key, one);
	}
	const all = next.map((one, at) => {
		const key = keyOf(one);
		return merged(key === null ? before[at] : byKey.get(key), one);
	});
	const same = all.length === before.length && all.every((one, at) => Object.is(one, before[at]));
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

function keyOf(one: unknown): string | null {
	if (typeof one !== 'object' || one === null || !('key' in one)) return null;
	return typeof one.key === 'string' ? one.key : null;
}
