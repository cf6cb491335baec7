/** The editions and house rules of a game, as far as somebody who chooses among them needs to know. */
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { layerContent } from '#lib/ruleset/layers/merge-files.ts';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import type { LayerInfo } from './rules-server.ts';

export function layersOf(files: ReadonlyMap<string, string>, game: string): LayerInfo[] {
	const layers = gameLayers(files, game);
	const base = layers.filter(({ kind }) => kind === 'base');
	return layers.flatMap((layer) => {
		const { id, kind, brings, excludes, advisesAgainst } = layer;
		if (kind !== 'edition' && kind !== 'house-rule') return [];
		const said = (part: 'name' | 'rule') =>
			[...base, layer].reduce((all, each) => ({ ...all, ...textsIn(each, id, part) }), {});
		const requires = layer.requires.filter((each) => !brings.includes(each));
		const ids = (references: typeof requires) => references.map((each) => each.id);
		const because: Record<string, string> = {};
		for (const each of [...requires, ...excludes, ...advisesAgainst]) {
			if (each.because !== undefined) because[each.id] = each.because;
		}
		return [
			{
				...{ id, kind, name: said('name'), about: said('rule') },
				...{ requires: ids(requires), brings: ids(brings), excludes: ids(excludes) },
				...{ advisesAgainst: ids(advisesAgainst), because }
			}
		];
	});
}

/** A layer's name, which may be all that is said of it, and what it is about. */
function textsIn(layer: Layer, id: string, part: 'name' | 'rule'): Record<string, string> {
	const text = layerContent(layer).sections.entries.get('text');
	const said: Record<string, string> = {};
	for (const [language, { value }] of entriesOf(text?.value)) {
		const node = childOf(childOf(value, 'layers'), id);
		const words = textOf(childOf(node, part)) ?? (part === 'name' ? textOf(node) : null);
		if (words !== null) said[language] = words;
	}
	return said;
}
