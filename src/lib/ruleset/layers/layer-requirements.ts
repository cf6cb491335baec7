/** What a layer cannot be without. */
import type { Layer } from './layer.ts';

/** The layer with all that it requires, directly and indirectly, as far as there is such a layer. */
export function withRequirements(layers: readonly Layer[], id: string): string[] {
	const wanted = new Set<string>();
	const visit = (layerId: string): void => {
		const layer = layers.find((candidate) => candidate.id === layerId && candidate.kind !== 'base');
		if (!layer || wanted.has(layerId)) return;
		wanted.add(layerId);
		for (const other of layer.requires) visit(other.id);
	};
	visit(id);
	return [...wanted];
}
