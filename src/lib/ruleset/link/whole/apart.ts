import type { Composition } from '#lib/ruleset/compose/composition.ts';

/** Tells of two layers whether nothing says which of them comes first. */
export function apartIn({ unordered }: Composition): (a: string, b: string) => boolean {
	const apart = new Set(unordered.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
	return (a, b) => apart.has(`${a} ${b}`);
}
