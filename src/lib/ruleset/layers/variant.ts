/** Variants: game + edition + house rules + options, with changes of their own. */
import type { ParsedFile } from '#lib/language/parsed-file.ts';
import { fileStart, type SourceRange } from '#lib/language/source.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { asMap, asScalar, childOf, entriesOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import type { LayerReference } from './layer.ts';

export interface ChosenOption {
	value: string | number;
	/** null when the choice was not made in a file. */
	range: SourceRange | null;
	/** The place of the option's id. */
	keyRange: SourceRange | null;
}

export interface Variant {
	id: string;
	game: LayerReference;
	edition: LayerReference | null;
	houseRules: LayerReference[];
	options: Map<string, ChosenOption>;
	/** `for:`, the game and the version for which it was written. */
	writtenFor: ScalarNode | null;
	file: ParsedFile;
	/** Where it names itself. */
	range: SourceRange;
}

/** The header of a variant file; what is missing in it is a finding about its shape. */
export function readVariant(file: ParsedFile): Variant {
	const header = childOf(file.root ?? undefined, 'variant');
	const reference = (key: string): LayerReference | null => {
		const node = childOf(header, key);
		const id = textOf(node);
		return id === null || !node ? null : { id, range: node.range };
	};
	const id = reference('id') ?? { id: stemOf(file.path), range: fileStart(file.path) };
	const options = new Map<string, ChosenOption>();
	for (const [key, entry] of entriesOf(asMap(childOf(header, 'options')) ?? undefined)) {
		const { value } = entry;
		if (value.node !== 'scalar' || value.value === null) continue;
		options.set(key, {
			value: typeof value.value === 'number' ? value.value : value.text,
			range: value.range,
			keyRange: entry.key.range
		});
	}
	return {
		id: id.id,
		game: reference('game') ?? { id: '', range: id.range },
		edition: reference('edition'),
		houseRules: itemsOf(childOf(header, 'house-rules')).flatMap((node) => {
			const rule = textOf(node);
			return rule === null ? [] : [{ id: rule, range: node.range }];
		}),
		options,
		writtenFor: asScalar(childOf(header, 'for')),
		file,
		range: id.range
	};
}

/** `variants/short-game.yaml` -> `short-game`. */
export function stemOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');
}
