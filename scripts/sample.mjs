/**
 * The two sizes of the tests. `npm test` takes some of many that are alike, others each day; `npm run test:whole` (or
 * `TEST_SIZE=whole` before a single runner) takes them all. Plain Node >= 20.
 */

export const isWhole = () => process.env['TEST_SIZE'] === 'whole';

/** The day, unless another one is given. The processes that this one starts take the same. */
export const SEED = (process.env['TEST_SEED'] ||= new Date().toISOString().slice(0, 10));

/**
 * Every so many of a family, from one on that the seed chooses for it; at least one. All of them where everything is tested.
 * @template T
 * @param {string} family
 * @param {readonly T[]} all
 * @param {number} every
 * @returns {T[]}
 */
export function sampleOf(family, all, every) {
	if (isWhole()) return [...all];
	const step = Math.min(every, all.length);
	const first = numberOf(`${SEED} ${family}`) % step;
	return all.filter((_, i) => i % step === first);
}

/** FNV-1a: the same on every machine, and far apart for days that follow each other. @param {string} text */
function numberOf(text) {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++)
		hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
	return hash >>> 4;
}
