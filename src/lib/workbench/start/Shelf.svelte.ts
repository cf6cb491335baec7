/** The games on the shelf, each with its variants; rules are fetched when a game is looked at. */
import type { Rules, VariantInfo } from '../../../workers/engine/engine-api.ts';
import { capitalised, words } from '../phrase.ts';
import { settings } from '../Settings.svelte.ts';
import type { Workshop } from '../Workshop.svelte.ts';

export interface ShelfGame {
	id: string;
	name: string;
	variants: VariantInfo[];
	minPlayers: number;
	maxPlayers: number;
}

export class Shelf {
	readonly #workshop: Workshop;
	#rules = $state.raw<Record<string, Rules | null>>({});
	#open = $state(false);

	constructor(workshop: Workshop) {
		this.#workshop = workshop;
	}

	/** Whether the games are known. */
	get open(): boolean {
		return this.#open;
	}

	/** The game with most variants first: it has most to show. */
	readonly games = $derived.by<ShelfGame[]>(() => {
		const byGame = Map.groupBy(this.#workshop.variants, (variant) => variant.game);
		return [...byGame]
			.map(([id, variants]) => ({
				id,
				name: nameIn(variants[0]?.gameName ?? {}, id),
				variants: [...variants].sort((a, b) => rank(a) - rank(b)),
				minPlayers: Math.min(...variants.map((variant) => variant.minPlayers)),
				maxPlayers: Math.max(...variants.map((variant) => variant.maxPlayers))
			}))
			.sort((a, b) => b.variants.length - a.variants.length);
	});

	async list(): Promise<void> {
		await this.#workshop.list();
		this.#open = true;
		for (const game of this.games) {
			const [first] = game.variants;
			if (first) await this.fetch(first);
		}
	}

	async fetch({ id, maxPlayers }: VariantInfo): Promise<void> {
		if (id in this.#rules) return;
		const rules = await this.#workshop.engine.rules(id, maxPlayers, {});
		this.#rules = { ...this.#rules, [id]: rules };
	}

	/** undefined: not fetched yet; null: they do not hold. */
	rules(variant: string): Rules | null | undefined {
		return this.#rules[variant];
	}
}

export function variantName(variant: VariantInfo): string {
	return nameIn(variant.name, variant.id);
}

function nameIn(names: Record<string, string>, id: string): string {
	return names[settings.language] ?? names['en'] ?? capitalised(words(id));
}

/** Few layers first; of those the ones for most players; other languages behind one's own. */
function rank({ layers, language, maxPlayers }: VariantInfo): number {
	const foreign = language !== null && language !== settings.language;
	return layers.length + (foreign ? 0.5 : 0) - maxPlayers / 100;
}
