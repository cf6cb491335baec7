/** Layers that nobody has written, and that lie on top of all others: what they change is what is composed so far. */

/** What stands in the head of such a layer. */
export interface TopLayer {
	id: string;
	kind: 'patch';
	game: string;
	/** Left out where there are none. */
	after?: string[];
}

/** Patches come last anyway; among them this one comes after all the others. */
export function topLayer(
	id: string,
	{ game, layers }: { game: string; layers: readonly { id: string; kind: string }[] }
): TopLayer {
	const after = layers.filter(({ kind }) => kind === 'patch').map((layer) => layer.id);
	return { id, kind: 'patch', game, ...(after.length > 0 && { after }) };
}
