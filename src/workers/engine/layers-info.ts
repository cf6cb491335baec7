/** The editions and house rules of a game, as far as somebody who chooses among them needs to know. */
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { layerContent } from '#lib/ruleset/layers/merge-files.ts';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import type { LayerInfo } from './engine-api.ts';

export function layersOf(files: ReadonlyMap<string, string>, game: string): LayerInfo[] {
	const layers = gameLayers(files, game);
	const base = layers.filter(({ kind }) => kind === 'base');
	return layers.flatMap((layer) => {
		const { id, kind, requires, excludes } = layer;
		if (kind !== 'edition' && kind !== 'house-rule') return [];
		const name = [...base, layer].reduce((all, one) => ({ ...all, ...namesIn(one, id) }), {});
		const ids = (references: typeof requires) => references.map((one) => one.id);
		return [{ id, kind, name, requires: ids(requires), excludes: ids(excludes) }];
	});
}

function namesIn(layer: Layer, id: string): Record<string, string> {
	const text = layerContent(layer).sections.entries.get('text');
	const names: Record<string, string> = {};
	for (const [language, { value }] of entriesOf(text?.value)) {
		const name = textOf(childOf(childOf(value, 'layers'), id));
		if (name !== null) names[language] = name;
	}
	return names;
}
