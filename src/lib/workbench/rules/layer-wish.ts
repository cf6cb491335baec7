/** Which editions and house rules can be wanted together: what one brings along, and what it takes away. */
import type { LayerInfo } from '#lib/rules-server/rules-server.ts';

/** Why a house rule cannot be chosen beside the others: the chosen one with which it does not go together. */
export function excludedBy(
	rule: LayerInfo,
	chosen: readonly string[],
	known: readonly LayerInfo[]
): LayerInfo | null {
	return opposed('excludes', rule, chosen, known);
}

/** The chosen one with which a house rule had better not be combined. */
export function advisedAgainst(
	rule: LayerInfo,
	chosen: readonly string[],
	known: readonly LayerInfo[]
): LayerInfo | null {
	return opposed('advisesAgainst', rule, chosen, known);
}

/** The chosen one with which a house rule comes along, by itself or through others. */
export function broughtBy(
	{ id }: LayerInfo,
	chosen: readonly string[],
	known: readonly LayerInfo[]
): LayerInfo | null {
	const bringing = new Set([id]);
	// What is found is looked for in turn: a set is walked with what is added to it.
	for (const each of bringing) {
		for (const layer of known) if (layer.brings.includes(each)) bringing.add(layer.id);
	}
	return (
		known.find((layer) => layer.id !== id && chosen.includes(layer.id) && bringing.has(layer.id)) ??
		null
	);
}

/** Said by either of the two. */
function opposed(
	how: 'excludes' | 'advisesAgainst',
	rule: LayerInfo,
	chosen: readonly string[],
	known: readonly LayerInfo[]
): LayerInfo | null {
	const opposes = (layer: LayerInfo) =>
		layer.id !== rule.id && (rule[how].includes(layer.id) || layer[how].includes(rule.id));
	return known.find((layer) => chosen.includes(layer.id) && opposes(layer)) ?? null;
}

/** Without the edition. */
export function houseRulesIn(ids: readonly string[], known: readonly LayerInfo[]): string[] {
	const editions = new Set(known.filter(({ kind }) => kind === 'edition').map(({ id }) => id));
	return ids.filter((id) => !editions.has(id));
}

/** A layer and all that it needs; an edition takes the place of the one before. */
export function withNeeds(
	before: readonly string[],
	id: string,
	known: readonly LayerInfo[]
): string[] {
	const layer = known.find((candidate) => candidate.id === id);
	if (!layer || before.includes(id)) return [...before];
	const rest = layer.kind === 'edition' ? houseRulesIn(before, known) : before;
	return layer.requires.reduce((all, need) => withNeeds(all, need, known), [...rest, id]);
}

/** Without a layer and all that needs it. */
export function without(
	before: readonly string[],
	id: string,
	known: readonly LayerInfo[]
): string[] {
	const rest = before.filter((candidate) => candidate !== id);
	const orphans = known.filter((layer) => rest.includes(layer.id) && layer.requires.includes(id));
	return orphans.reduce((all, orphan) => without(all, orphan.id, known), rest);
}
