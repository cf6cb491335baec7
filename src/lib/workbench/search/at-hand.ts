/** What somebody plays, or works on, as far as the page says. */
import type { page } from '$app/state';
import type { VariantInfo } from '#lib/rules-server/rules-server.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';

export interface AtHand {
	game: string | null;
	variant: VariantInfo | null;
}

export function atHand(
	{ game, edited, variants }: Pick<Workshop, 'game' | 'edited' | 'variants'>,
	{ params, url }: Pick<typeof page, 'params' | 'url'>
): AtHand {
	const [folder = null, file = ''] = edited?.split('/') ?? [];
	const named =
		game?.setup.variant ??
		params['variant'] ??
		url.searchParams.get('variant') ??
		url.searchParams.get('to') ??
		(folder === 'variants' ? file.replace(/\.ya?ml$/, '') : null);
	const variant = variants.find(({ id }) => id === named) ?? null;
	return { game: variant?.game ?? folder, variant };
}
