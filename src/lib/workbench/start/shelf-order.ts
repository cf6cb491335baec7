/** In which order games stand on the shelf, and the variants of each. */
import type { VariantInfo } from '#lib/rules-server/rules-server.ts';

/**
 * The game with most variants first, and of those with as many the one for most players: it has most to show.
 * `language`: the reader's.
 */
export function shelfOrder(
	variants: readonly VariantInfo[],
	language: string | null
): [game: string, VariantInfo[]][] {
	return [...Map.groupBy(variants, ({ game }) => game)]
		.map(([game, its]): [string, VariantInfo[]] => [
			game,
			its.sort((a, b) => rank(a, language) - rank(b, language))
		])
		.sort(([, a], [, b]) => b.length - a.length || mostPlayers(b) - mostPlayers(a));
}

export const mostPlayers = (variants: readonly VariantInfo[]): number =>
	Math.max(...variants.map(({ maxPlayers }) => maxPlayers));

/** Few layers first; of those the ones for most players, without rules of their own; other languages behind one's own. */
function rank({ layers, language, maxPlayers, plain }: VariantInfo, reader: string | null): number {
	const foreign = language !== null && language !== reader;
	return layers.length + (foreign ? 0.5 : 0) - maxPlayers / 100 + (plain ? 0 : 0.001);
}
