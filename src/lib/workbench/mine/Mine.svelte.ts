/** Variants of one's own: made from rules that are wanted, and taken away again, in the files at hand. */
import type { LayerInfo, RulesChoice, VariantInfo } from '../../../workers/engine/engine-api.ts';
import { LANGUAGES } from '#lib/workbench/settings/Settings.svelte.ts';
import type { Content } from '#lib/workbench/storage/document.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import { ownVariant, pathOfVariant } from './own-variant.ts';

/** What happened last: a variant was kept, could not be, or was taken away and can be brought back. */
export type News =
	| { what: 'kept' | 'failed'; name: string }
	| { what: 'removed'; name: string; variant: VariantInfo; content: Content };

/** What this needs of the workshop. */
export type MineSupply = Pick<Workshop, 'variants' | 'list' | 'file' | 'returnTo' | 'complete'> & {
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
	async keep(
		name: string,
		choice: RulesChoice,
		variant: VariantInfo,
		layers: readonly LayerInfo[]
	): Promise<string | null> {
		const chosen = choice.layers ?? variant.chosenLayers;
		const edition = layers.find(({ id, kind }) => kind === 'edition' && chosen.includes(id));
		const made = ownVariant(
			name,
			{
				game: variant.game,
				edition: edition?.id ?? null,
				houseRules: chosen.filter((id) => id !== edition?.id),
				options: choice.options
			},
			choice.layers ? null : this.#textOf(variant.id),
			this.#workshop.variants.map(({ id }) => id),
			LANGUAGES
		);
		if (made) await this.#write(made.path, { is: 'text', text: made.text });
		this.#news = { what: made ? 'kept' : 'failed', name };
		return made?.id ?? null;
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
		const taken = this.#workshop.variants.map(({ id }) => id);
		const made = ownVariant(name, null, { id: variant.id, text }, taken, LANGUAGES);
		return made && this.#put(made.id, change(made.text, made.id));
	}

	async #put(id: string, text: string | null): Promise<string | null> {
		if (text === null) return null;
		await this.#write(pathOfVariant(id), { is: 'text', text });
		return id;
	}

	async remove(variant: VariantInfo, name: string): Promise<void> {
		const path = pathOfVariant(variant.id);
		const text = this.textOf(variant.id);
		await this.#write(path, { is: 'delivered' });
		this.#news = { what: 'removed', name, variant, content: { is: 'text', text } };
	}

	/** What was taken away last is here again; its id. */
	async bringBack(): Promise<string | null> {
		if (this.#news?.what !== 'removed') return null;
		const { variant, content } = this.#news;
		await this.#write(pathOfVariant(variant.id), content);
		this.#news = null;
		return variant.id;
	}

	/** The text of a variant's file, to be handed out. */
	textOf(id: string): string {
		return this.#workshop.file(pathOfVariant(id))?.text ?? '';
	}

	#textOf(id: string): { id: string; text: string } | null {
		const file = this.#workshop.file(pathOfVariant(id));
		return file && { id, text: file.text };
	}

	/** Until the engine knows it, and the list of variants. */
	async #write(path: string, content: Content): Promise<void> {
		this.#workshop.returnTo(path, content);
		await this.#workshop.evaluations.now(path);
		await this.#workshop.list();
	}
}
