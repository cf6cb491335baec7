/** Which things on the table shine, and which are dimmed with a reason. */
import type { Key, OptionView, Refusal } from '#lib/engine/seat/protocol.ts';

/** How a thing on the table is shown while a decision is open. */
export type Light = 'target' | 'picked' | 'refused';

/** What the engine offers for counters that are held, a few answers ahead. */
export interface Reach {
	/** Where they can go. */
	places: ReadonlySet<Key>;
	/** The counters that can be chosen as they can. */
	able: ReadonlySet<Key>;
}

export const NOWHERE: Reach = { places: new Set(), able: new Set() };

/** By the last thing of a refused answer: that is what makes it impossible, not what comes before it. */
export function refusalsByTarget(refusals: readonly Refusal[]): ReadonlyMap<Key, Refusal> {
	const byTarget = new Map<Key, Refusal>();
	for (const refusal of refusals) {
		const target = refusal.targets.at(-1);
		if (target !== undefined && !byTarget.has(target)) byTarget.set(target, refusal);
	}
	return byTarget;
}

/** Whether what comes next is said on the board: counters in the hand can go to a place there, or nothing else is to be chosen. */
export function goesOnThere(
	lights: ReadonlyMap<Key, Light>,
	{ things, reach }: { things: ReadonlySet<Key>; reach: Reach },
	isThere: (key: Key) => boolean
): boolean {
	if (things.size > 0) return [...reach.places].some(isThere);
	const next = [...lights].flatMap(([key, light]) => (light === 'target' ? [key] : []));
	return next.length > 0 && next.every(isThere);
}

/** An answer: all by which it is picked, and which of that are numbers and words. */
type Lit = Pick<OptionView, 'key' | 'targets'> & { parts: readonly { key: Key }[] };

export function lightsOf(
	refused: Iterable<Key>,
	candidates: readonly Lit[],
	members: ReadonlySet<string>,
	picked: Iterable<Key>,
	{ things, reach }: { things: ReadonlySet<Key>; reach: Reach }
): ReadonlyMap<Key, Light> {
	const lights = new Map<Key, Light>();
	for (const key of refused) lights.set(key, 'refused');
	// Of counters that are held there may be a number or word to be said.
	const said = candidates.filter(({ targets }) => targets.some((key) => things.has(key)));
	for (const { key } of said.flatMap(({ parts }) => parts)) lights.set(key, 'target');
	// Whoever holds counters is shown what can be done with these.
	for (const option of things.size > 0 ? [] : candidates) {
		const light = members.has(option.key) ? 'picked' : 'target';
		for (const key of option.targets) lights.set(key, light);
	}
	for (const key of [...reach.able, ...reach.places]) {
		if (lights.get(key) !== 'picked') lights.set(key, 'target');
	}
	for (const key of [...picked, ...things]) lights.set(key, 'picked');
	return lights;
}
