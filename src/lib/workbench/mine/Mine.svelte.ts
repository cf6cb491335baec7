/** Variants and games of one's own: made from rules that are wanted, and taken away again, in the files at hand. */
import type { LayerInfo, RulesChoice, VariantInfo } from '#lib/rules-server/rules-server.ts';
import { LANGUAGES } from '#lib/workbench/settings/Settings.svelte.ts';
import type { GameTemplate } from '#lib/ruleset/templates/game-from-template.ts';
import type { Content } from '#lib/workbench/storage/document.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import { filesOfOwnGame, ownGame } from './own-game.ts';
import { withLayer } from './own-changes.ts';
import { type OwnVariant, ownVariant, pathOfVariant } from './own-variant.ts';

interface Removed {
	name: string;
	variant: VariantInfo;
	/** By path, what was written there. */
	contents: [path: string, content: Content][];
}

/** What happened last: a variant was kept, could not be, or was taken away (or its game) and can be brought back. */
export type News =
	{ what: 'kept' | 'failed'; name: string } | ({ what: 'removed' | 'removed-game' } & Removed);

/** Rules that are to be a variant of one's own. */
export interface WantedRules {
	name: string;
	choice: RulesChoice;
	/** Of which they are chosen. */
	variant: VariantInfo;
	/** The editions and house rules of its game. */
	layers: readonly LayerInfo[];
}

/** What this needs of the workshop. */
export type MineSupply = Pick<
	Workshop,
	'variants' | 'list' | 'file' | 'files' | 'returnTo' | 'complete'
> & {
	evaluations: Pick<Workshop['evaluations'], 'now'>;
	documents: Pick<Workshop['documents'], 'mayWrite'>;
};

export class Mine {
	readonly #workshop: MineSupply;
	#news = $state.raw<News | null>(null);

	constructor(workshop: MineSupply) {
		this.#workshop = workshop;
	}

	get news(): News | null {
		return this.#news;
	}

	/** Whether a variant is one of the user's. */
	has(id: string): boolean {
		return this.#workshop.file(pathOfVariant(id))?.delivered === null;
	}

	/** Whether anything can be kept now. */
	get open(): boolean {
		return this.#workshop.complete && this.#workshop.documents.mayWrite;
	}

	/** Keeps what is wanted under a name; the id of the new variant, or null where its text cannot be written. */
	async keep(wanted: WantedRules): Promise<string | null> {
		const made = this.#ownOf(wanted, this.#taken);
		if (made) await this.#write([[made.path, { is: 'text', text: made.text }]]);
		this.#news = { what: made ? 'kept' : 'failed', name: wanted.name };
		return made?.id ?? null;
	}

	/**
	 * As `keep`, with the changes of one more layer (its text) on top; rules that have been kept so already are not kept
	 * twice.
	 */
	async keepWith(layer: string, wanted: WantedRules): Promise<string | null> {
		const layered = (taken: readonly string[]) => {
			const made = this.#ownOf(wanted, taken);
			return made && { id: made.id, text: withLayer(made.text, layer) };
		};
		const first = layered([]);
		if (first && first.text === this.textOf(first.id)) return first.id;
		const made = layered(this.#taken);
		return made && this.#put(made.id, made.text);
	}

	get #taken(): string[] {
		return this.#workshop.variants.map(({ id }) => id);
	}

	#ownOf(
		{ name, choice, variant, layers }: WantedRules,
		taken: readonly string[]
	): OwnVariant | null {
		const chosen = choice.layers ?? variant.chosenLayers;
		const edition = layers.find(({ id, kind }) => kind === 'edition' && chosen.includes(id));
		return ownVariant(
			name,
			{
				game: variant.game,
				edition: edition?.id ?? null,
				houseRules: chosen.filter((id) => id !== edition?.id),
				options: choice.options
			},
			choice.layers ? null : this.#textOf(variant.id),
			taken,
			LANGUAGES
		);
	}

	/**
	 * Writes into the file of a variant. One that was delivered stays as it is: what is written becomes a variant of one's
	 * own, under a name. Its id, or null where nothing can be written.
	 */
	async write(
		variant: VariantInfo,
		name: string,
		change: (text: string, id: string) => string | null
	): Promise<string | null> {
		const text = this.textOf(variant.id);
		if (this.has(variant.id)) return this.#put(variant.id, change(text, variant.id));
		const made = ownVariant(name, null, { id: variant.id, text }, this.#taken, LANGUAGES);
		return made && this.#put(made.id, change(made.text, made.id));
	}

	async #put(id: string, text: string | null): Promise<string | null> {
		if (text === null) return null;
		await this.#write([[pathOfVariant(id), { is: 'text', text }]]);
		return id;
	}

	/** A whole small game begins, under a name; its id. */
	async begin(template: GameTemplate, name: string): Promise<string> {
		const { id, files } = ownGame(template, name, this.#workshop.files);
		await this.#write([...files].map(([path, text]) => [path, { is: 'text', text }]));
		return id;
	}

	/** Whether a game is one of the user's, and not only a variant of it. */
	hasGame(game: string): boolean {
		return filesOfOwnGame(game, this.#workshop.files).length > 0;
	}

	async remove(variant: VariantInfo, name: string): Promise<void> {
		const file = { path: pathOfVariant(variant.id), text: this.textOf(variant.id) };
		await this.#remove('removed', [file], { name, variant });
	}

	/** Takes a whole game away: that of this variant, with all other variants of it. */
	async removeGame(variant: VariantInfo, name: string): Promise<void> {
		const files = filesOfOwnGame(variant.game, this.#workshop.files);
		await this.#remove('removed-game', files, { name, variant });
	}

	async #remove(
		what: 'removed' | 'removed-game',
		files: readonly { path: string; text: string }[],
		of: { name: string; variant: VariantInfo }
	): Promise<void> {
		await this.#write(files.map(({ path }) => [path, { is: 'delivered' }]));
		this.#news = {
			what,
			...of,
			contents: files.map(({ path, text }) => [path, { is: 'text', text }])
		};
	}

	/** What was taken away last is here again; the id of its variant. */
	async bringBack(): Promise<string | null> {
		const news = this.#news;
		if (news === null || !('contents' in news)) return null;
		await this.#write(news.contents);
		this.#news = null;
		return news.variant.id;
	}

	/** The text of a variant's file, to be handed out. */
	textOf(id: string): string {
		return this.#workshop.file(pathOfVariant(id))?.text ?? '';
	}

	#textOf(id: string): { id: string; text: string } | null {
		const file = this.#workshop.file(pathOfVariant(id));
		return file && { id, text: file.text };
	}

	/** Until the engine knows all of it, and the list of variants. */
	async #write(contents: readonly [path: string, content: Content][]): Promise<void> {
		for (const [path, content] of contents) this.#workshop.returnTo(path, content);
		for (const [path] of contents) await this.#workshop.evaluations.now(path);
		await this.#workshop.list();
	}
}
