/** What a `RulesServer` says of a parcel that is laid over the delivered files. */
import { isError, placed, type PlacedFinding } from '#lib/rules-server/findings-for-editors.ts';
import type { RulesCalls } from '#lib/workbench/servers/start-workers.ts';
import type { LayerInfo, Rules, VariantInfo } from '#lib/rules-server/rules-server.ts';

/** What a parcel is about; null: it has no variant, or none that can be read. */
export interface About {
	variant: VariantInfo;
	layers: LayerInfo[];
	/** null: they do not hold. */
	rules: Rules | null;
}

export async function aboutOf(server: RulesCalls, name: string): Promise<About | null> {
	const variant = (await server.variants()).find(({ id }) => id === name);
	if (!variant) return null;
	const layers = await server.layers(variant.game);
	const rules = await server.rules({ variant: name, options: {} }, variant.minPlayers);
	return { variant, layers, rules };
}

/** About the files of the parcel, and what they break in others. */
export async function findingsOf(
	server: RulesCalls,
	files: ReadonlyMap<string, string>
): Promise<PlacedFinding[]> {
	let found = await server.check();
	while (found === null) found = await server.check();
	return placed(found)
		.filter((finding) => files.has(finding.uri) || isError(finding))
		.sort((a, b) => Number(isError(b)) - Number(isError(a)));
}
