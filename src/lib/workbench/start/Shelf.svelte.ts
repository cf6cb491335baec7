/** The games on the shelf, each with its variants; rules are fetched when a game is looked at. */
import type { LayerInfo, Rules, RulesChoice, VariantInfo } from '#lib/rules-server/rules-server.ts';
import { own } from '#lib/language/tools/own.ts';
import { nameIn } from '#lib/workbench/rules/rules-name.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import { mostPlayers, shelfOrder } from './shelf-order.ts';

export interface ShelfGame {
	id: string;
	name: string;
	variants: VariantInfo[];
	minPlayers: number;
	maxPlayers: number;
}

/** Where the shelf has its games from. */
type Supply = Pick<Workshop, 'variants' | 'list' | 'orNothing'>;

export class Shelf {
	readonly #workshop: Supply;
	#rules = $state.raw<Record<string, Rules | null>>({});
	#layers = $state.raw<Record<string, LayerInfo[]>>({});
	#open = $state(false);
	/** Of which the rest was fetched. */
	#listed: readonly VariantInfo[] | null = null;

	constructor(workshop: Supply) {
		this.#workshop = workshop;
	}

	/** Whether the games are known. */
	get open(): boolean {
		return this.#open;
	}

	readonly games = $derived.by<ShelfGame[]>(() =>
		shelfOrder(this.#workshop.variants, settings.language).map(([id, variants]) => ({
			id,
			name: nameIn(variants[0]?.gameName ?? {}, settings.language, id),
			variants,
			minPlayers: Math.min(...variants.map((variant) => variant.minPlayers)),
			maxPlayers: mostPlayers(variants)
		}))
	);

	/** Also what has been added or changed since. */
	async list(): Promise<void> {
		await this.#workshop.list();
		const { variants } = this.#workshop;
		if (variants === this.#listed) return;
		this.#listed = variants;
		this.#rules = {};
		this.#open = true;
		for (const game of this.games) {
			this.#layers = {
				...this.#layers,
				[game.id]: (await this.#workshop.orNothing((server) => server.layers(game.id))) ?? []
			};
			const [first] = game.variants;
			if (first) await this.fetch({ variant: first.id, options: {} });
		}
	}

	/** The editions and house rules of a game. */
	layers(game: string): LayerInfo[] {
		return own(this.#layers, game) ?? [];
	}

	async fetch(choice: RulesChoice): Promise<void> {
		const key = keyOf(choice);
		if (key in this.#rules) return;
		const { variant, layers = null } = choice;
		const most = this.#workshop.variants.find(({ id }) => id === variant)?.maxPlayers ?? 4;
		const rules = await this.#workshop.orNothing((server) =>
			server.rules({ variant, layers, options: {} }, most)
		);
		this.#rules = { ...this.#rules, [key]: rules };
	}

	/** undefined: not fetched yet; null: they do not hold. With all options as they usually are. */
	rules(choice: RulesChoice): Rules | null | undefined {
		return this.#rules[keyOf(choice)];
	}
}

function keyOf({ variant, layers }: RulesChoice): string {
	return JSON.stringify([variant, layers ?? null]);
}
