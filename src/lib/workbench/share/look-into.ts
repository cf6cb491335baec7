/** What an engine says of a parcel that is laid over the delivered files. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import type { Engine } from '#lib/workbench/engine/engine-worker.ts';
import type { LayerInfo, Rules, VariantInfo } from '../../../workers/engine/engine-api.ts';

/** What a parcel is about; null: it has no variant, or none that can be read. */
export interface About {
	variant: VariantInfo;
	layers: LayerInfo[];
	/** null: they do not hold. */
	rules: Rules | null;
}

export async function aboutOf(engine: Engine, name: string): Promise<About | null> {
	const variant = (await engine.variants()).find(({ id }) => id === name);
	if (!variant) return null;
	const layers = await engine.layers(variant.game);
	const rules = await engine.rules({ variant: name, options: {} }, variant.minPlayers);
	return { variant, layers, rules };
}

/** About the files of the parcel, and what they break in others. */
export async function findingsOf(
	engine: Engine,
	files: ReadonlyMap<string, string>
): Promise<Diagnostic[]> {
	const found = await engine.findings();
	return found
		.filter((one) => files.has(one.range.file) || isError(one))
		.sort((a, b) => Number(isError(b)) - Number(isError(a)));
}
