/** What a layer cannot be without. */
import type { Layer } from './layer.ts';

/** The layer with all that it requires, directly and indirectly, as far as there is such a layer. */
export function withRequirements(layers: readonly Layer[], id: string): string[] {
	const known = new Map(
		layers.filter(({ kind }) => kind !== 'base').map((layer) => [layer.id, layer])
	);
	const wanted = new Set<string>();
	const asked = [id];
	// A chain may be longer than calls may be nested.
	for (let next; (next = asked.pop()) !== undefined;) {
		const layer = known.get(next);
		if (!layer || wanted.has(next)) continue;
		wanted.add(next);
		asked.push(...layer.requires.map((other) => other.id).reverse());
	}
	return [...wanted];
}
