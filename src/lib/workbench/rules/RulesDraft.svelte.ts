/** Other rules for the game on the table, while somebody thinks about them: nothing of it touches the game. */
import type { LayerInfo, VariantInfo } from '#lib/rules-server/rules-server.ts';
import type { Outlook } from '#lib/workbench/game/swap-outcome.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { Lexicon } from '#lib/workbench/lookup/phrase.ts';
import type { Texts } from '#lib/workbench/lookup/phrase.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import { RulesWish } from './RulesWish.svelte.ts';
import type { Present } from './RulesWish.svelte.ts';

/** What thinking about other rules takes: a look at the game, and at what there is. */
type DraftGame = Pick<Game, 'setup' | 'rules' | 'index' | 'preview'>;
type DraftWorkshop = Pick<Workshop, 'variants' | 'list' | 'orNothing'>;

export class RulesDraft {
	readonly wish: RulesWish;
	readonly #game: DraftGame;
	readonly #workshop: DraftWorkshop;
	#preview = $state.raw<Outlook | null>(null);
	#layers = $state.raw<LayerInfo[]>([]);
	#asked = $state(0);
	#answered = $state(0);

	constructor(game: DraftGame, workshop: DraftWorkshop) {
		this.#game = game;
		this.#workshop = workshop;
		this.wish = new RulesWish($state.snapshot(game.setup));
	}

	/** The ways to play the game on the table. */
	readonly variants = $derived.by<VariantInfo[]>(() =>
		this.#workshop.variants.filter(({ game }) => game === this.#game.rules.game)
	);

	get layers(): LayerInfo[] {
		return this.#layers;
	}

	/** What the last wish would mean; null until it is known. */
	get preview(): Outlook | null {
		return this.#preview;
	}

	/** Whether the preview is that of the wish as it is now. */
	get settled(): boolean {
		return this.#asked === this.#answered;
	}

	readonly present = $derived.by<Present>(() => {
		const { options, chosen } = this.#preview ?? this.#game.rules;
		return { options, chosen };
	});

	/** Names in the rules that are wanted; what they do not name, the running ones do. */
	readonly lexicon = $derived.by(() => {
		const { language } = this.#game.index.lexicon;
		const texts: Texts = {};
		for (const [path, running] of Object.entries(this.#game.rules.texts)) {
			texts[path] = { ...running, ...this.#preview?.texts[path] };
		}
		return new Lexicon(texts, language);
	});

	/** Seats of a new game: as many as now, as far as the rules have room for them. */
	readonly seats = $derived.by(() => {
		const { min, max } = this.#preview?.players ?? { min: 1, max: 99 };
		return Math.min(max, Math.max(min, this.#game.setup.seats.length));
	});

	async open(): Promise<void> {
		const { game } = this.#game.rules;
		this.#layers = (await this.#workshop.orNothing((server) => server.layers(game))) ?? [];
		await Promise.all([this.#workshop.list(), this.look()]);
	}

	/** Asks what the wish means; of several questions only the last one's answer counts. */
	async look(): Promise<void> {
		const choice = this.wish.done();
		if (!choice) return;
		const asked = ++this.#asked;
		const preview = await this.#game.preview(choice);
		if (asked !== this.#asked) return;
		this.#preview = preview;
		this.#answered = asked;
	}
}
