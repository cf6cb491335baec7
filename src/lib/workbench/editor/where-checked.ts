/** Within what a file is checked: a rule means something only among others. */
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import type { VariantInfo } from '#lib/rules-server/rules-server.ts';

export type WhereChecked =
	/** Variants that play with it. */
	| { how: 'variants'; variants: VariantInfo[] }
	/** No variant does: it is laid over the base of its game, with what it needs. */
	| { how: 'base' }
	/** It is tried under each edition of its game. */
	| { how: 'editions' }
	/** What stands in it is looked at, and nothing around it. */
	| { how: 'alone' };

export function whereChecked(path: string, variants: readonly VariantInfo[]): WhereChecked {
	const found = fileRole(path);
	switch (found.role) {
		case 'layer': {
			const { game, id } = found.place;
			const using = variants.filter(
				(variant) => variant.game === game && variant.layers.includes(id)
			);
			return using.length > 0 ? { how: 'variants', variants: using } : { how: 'base' };
		}
		case 'variant': {
			const own = variants.filter(({ id }) => path === `variants/${id}.yaml`);
			return own.length > 0 ? { how: 'variants', variants: own } : { how: 'alone' };
		}
		case 'trial':
			return { how: 'editions' };
		case 'scenario':
		case 'moves':
		case 'template':
		case 'example':
		case 'none':
			return { how: 'alone' };
	}
}
