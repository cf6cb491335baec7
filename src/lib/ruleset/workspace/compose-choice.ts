/** From what somebody chose to how the game is composed of files: a named variant, or layers put together by hand. */
import { entriesOf } from '#lib/language/nodes.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { layerContent } from '#lib/ruleset/layers/merge-files.ts';
import type { Compose } from './build.ts';
import {
	composeGame,
	type ExtraFile,
	listVariants,
	loadVariant,
	type Workspace
} from './workspace.ts';

export type OptionValue = string | number;

/** Which rules: a named variant, or layers of its game put together by hand. */
export interface RulesChoice {
	variant: string;
	/** Edition and house rules in place of what the variant says; without it, or null, the variant as it is. */
	layers?: string[] | null;
	options: Record<string, OptionValue>;
}

/**
 * How the game that was chosen is composed of these files, with some of its layers left out. `keepBroken`: also layers with
 * errors stay in it, for somebody who is writing them.
 */
export function composing(
	files: Workspace['files'],
	{ variant, layers = null, options }: RulesChoice,
	extra: readonly ExtraFile[] = [],
	keepBroken = false
): Compose {
	if (layers === null) {
		return (without) => loadVariant({ files }, variant, extra, { options, without, keepBroken });
	}
	const game = listVariants({ files }).find(({ id }) => id === variant)?.game.id ?? '';
	const known = declaredOptions(files, game, layers);
	const kept = Object.fromEntries(Object.entries(options).filter(([id]) => known.has(id)));
	return (without) =>
		composeGame({ files }, game, layers, extra, { options: kept, without, keepBroken });
}

/** A house rule that is put away takes its options with it; what was chosen for them waits for its return. */
function declaredOptions(
	files: Workspace['files'],
	game: string,
	layers: readonly string[]
): Set<string> {
	const used = gameLayers(files, game).filter(
		({ id, kind }) => kind === 'base' || layers.includes(id)
	);
	return new Set(
		used.flatMap((layer) => {
			const options = layerContent(layer).sections.entries.get('options');
			return entriesOf(options?.value).map(([id]) => id);
		})
	);
}
