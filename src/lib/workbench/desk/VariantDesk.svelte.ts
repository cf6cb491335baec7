/**
 * One variant on the desk: its pieces as they are written, and what is changed about them. The first change of a delivered
 * variant makes one of one's own; every change can be taken back.
 */
import type { PieceSheet, SheetPiece, Written } from '#lib/ruleset/report/piece-sheet.ts';
import type { Fix } from '#lib/rules-server/findings-for-editors.ts';
import type {
	Composed,
	LayerInfo,
	OptionValue,
	Renaming,
	Rules,
	VariantInfo
} from '#lib/rules-server/rules-server.ts';
import { type Made, madeOfTemplate } from '#lib/ruleset/templates/made-of-template.ts';
import type { Template } from '#lib/ruleset/templates/templates.ts';
import { houseRulesIn, withNeeds, without } from '#lib/workbench/rules/layer-wish.ts';
import {
	withEdition,
	withEdits,
	withHouseRules,
	withOption,
	withVariantName
} from '#lib/workbench/mine/own-rules.ts';
import type { Mine, MineSupply } from '#lib/workbench/mine/Mine.svelte.ts';
import {
	withName,
	withoutChanges,
	withoutPiece,
	withPiece,
	withValue
} from '#lib/workbench/mine/own-pieces.ts';
import { withoutLostArt, withPicture } from '#lib/workbench/mine/own-art.ts';
import { withDrafts } from './drafts.ts';
import { idFrom } from '#lib/language/tools/id-from.ts';
import { pathOfVariant } from '#lib/workbench/mine/own-variant.ts';
import { LANGUAGES } from '#lib/workbench/settings/Settings.svelte.ts';
import { asContent, Steps } from './Steps.svelte.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';

/** Why a piece has no other id: the word is none, the rules would break or cannot be read now, or others name the piece. */
export type NotRenamed = { why: 'unread' } | Exclude<Renaming, { ok: true }>;

/** One value of a piece, null where it is taken away. */
interface Change {
	piece: string;
	key: string;
	value: Written | null;
}

/** What the desk needs of the workshop. */
type Supply = MineSupply & Pick<Workshop, 'orNothing' | 'content'>;

export class VariantDesk {
	readonly #workshop: Supply;
	readonly #mine: Mine;
	readonly #steps: Steps;
	#id = $state('');
	#sheet = $state.raw<PieceSheet | null>(null);
	#rules = $state.raw<Rules | null>(null);
	#composed = $state.raw<Composed | null>(null);
	#layers = $state.raw<LayerInfo[]>([]);
	/** Written, and not yet in the sheet. */
	#drafts = $state.raw<Record<string, Record<string, Written | null>>>({});
	#open = $state(false);
	#readings = $state(0);
	#refused = $state(false);

	constructor(workshop: Supply, mine: Mine) {
		this.#workshop = workshop;
		this.#mine = mine;
		this.#steps = new Steps(workshop, () => this.#read());
	}

	/** The variant that is looked at: another one, once a delivered one has been changed. */
	get id(): string {
		return this.#id;
	}

	readonly variant = $derived.by<VariantInfo | null>(
		() => this.#workshop.variants.find(({ id }) => id === this.#id) ?? null
	);

	get isOwn(): boolean {
		return this.#mine.has(this.#id);
	}

	/** Whether anything can be written now. */
	get mayWrite(): boolean {
		return this.#mine.open;
	}

	/** Whether what there is has been read. */
	get open(): boolean {
		return this.#open;
	}

	/** How often what there is has been read. */
	get readings(): number {
		return this.#readings;
	}

	get busy(): boolean {
		return this.#steps.busy;
	}

	/** Whether the last change could not be written. */
	get refused(): boolean {
		return this.#refused;
	}

	/** null: they do not hold now. */
	get rules(): Rules | null {
		return this.#rules;
	}

	/** As they stand in the files. */
	get sheet(): PieceSheet | null {
		return this.#sheet;
	}

	get kinds(): PieceSheet['kinds'] {
		return this.#sheet?.kinds ?? [];
	}

	/** As they are written, with what is just being written. */
	readonly pieces = $derived.by<SheetPiece[]>(() =>
		(this.#sheet?.pieces ?? []).map((piece) => withDrafts(piece, this.#drafts[piece.id]))
	);

	/** What comes of what it puts together. */
	get composed(): Composed | null {
		return this.#composed;
	}

	/** The editions and house rules of its game. */
	get layers(): LayerInfo[] {
		return this.#layers;
	}

	/** The name of its layer in findings and sheets. */
	get layer(): string {
		return `variant:${this.#id}`;
	}

	get canUndo(): boolean {
		return this.#steps.canUndo;
	}

	async take(id: string): Promise<void> {
		this.#id = id;
		this.#open = false;
		this.#steps.forget();
		await this.#read();
		this.#open = true;
	}

	/** One value of a piece; null takes it away. */
	setValue(piece: SheetPiece, key: string, value: Written | null, name: string): Promise<void> {
		this.#drafts = { ...this.#drafts, [piece.id]: { ...this.#drafts[piece.id], [key]: value } };
		return this.#change(name, (text) => {
			const said = this.#sheet?.pieces.find(({ id }) => id === piece.id);
			return said ? withValue(text, said, key, value, this.layer) : null;
		});
	}

	/** A picture of one's own on a piece: an SVG, or a PNG or WebP as its address. */
	setPicture(piece: SheetPiece, picture: string, name: string): Promise<void> {
		return this.#change(name, (text) => {
			const said = this.#sheet?.pieces.find(({ id }) => id === piece.id);
			return said ? withPicture(text, said, picture, this.layer, this.#sheet?.art ?? []) : null;
		});
	}

	/** Several values, of several pieces, as one change. */
	setAll(changes: readonly Change[], name: string): Promise<void> {
		return this.#change(name, (text) =>
			changes.reduce<string | null>((now, { piece, key, value }) => {
				const said = this.#sheet?.pieces.find(({ id }) => id === piece);
				return now !== null && said ? withValue(now, said, key, value, this.layer) : null;
			}, text)
		);
	}

	setName(piece: SheetPiece, language: string, words: string, name: string): Promise<void> {
		return this.#change(name, (text) => {
			const said = this.#sheet?.pieces.find(({ id }) => id === piece.id);
			return said ? withName(text, said, language, words, this.layer) : null;
		});
	}

	/** A new piece like another one; its id, which is none of a kind either: rules name both. */
	async addLike(
		like: SheetPiece,
		names: Parameters<typeof withPiece>[3],
		name: string
	): Promise<string> {
		const taken = [...this.kinds, ...(this.#sheet?.pieces ?? [])].map(({ id }) => id);
		const id = idFrom(Object.values(names)[0]?.name ?? '', taken);
		await this.#change(name, (text) => withPiece(text, id, like, names));
		return id;
	}

	remove(piece: SheetPiece, name: string): Promise<void> {
		return this.#change(name, (text) => withoutPiece(text, piece.id));
	}

	/** A piece of its own gets another id in all files that name it, as one change; null: it has it. */
	async renamePiece(piece: SheetPiece, to: string): Promise<NotRenamed | null> {
		let trouble: NotRenamed | null = null;
		await this.#steps.queue(async () => {
			const variant = this.#id;
			const renaming = { variant, from: piece.id, to };
			const made = await this.#workshop.orNothing((server) => server.renamePiece(renaming));
			if (!made?.ok) {
				trouble = made ?? { why: 'unread' };
				return;
			}
			await this.#steps.write(variant, made.files.map(asContent));
		});
		return trouble;
	}

	/** As the rules below have it. */
	restore(piece: SheetPiece, name: string): Promise<void> {
		return this.#change(name, (text) => withoutChanges(text, piece));
	}

	/** Something new that begins as a template does; `answers` are those to what it asks. null: it could not be made. */
	async make(
		template: Template,
		called: string,
		answers: readonly (string | number | null)[],
		name: string
	): Promise<(Made & { id: string }) | null> {
		const { variants } = this.#workshop;
		const named = [this.#sheet?.pieces, this.#rules?.options, this.#layers, variants].flat();
		const taken = named.flatMap((entry) => entry?.id ?? []);
		const id = idFrom(called, taken);
		const wanted = { id, name: called, answers };
		const game = this.variant?.game ?? '';
		const own = { path: pathOfVariant(this.#id), text: this.#mine.textOf(this.#id) };
		const made = madeOfTemplate(template, game, own, wanted);
		this.#refused = made === null;
		if (!made) return null;
		if (template.makes === 'part') {
			const into = (text: string) => madeOfTemplate(template, game, { ...own, text }, wanted);
			await this.#change(name, (text) => into(text)?.text ?? null);
		} else if (template.makes === 'house-rule') {
			await this.#change(name, (text) => withHouseRules(text, [...this.#houseRules, id]), [made]);
		} else await this.#steps.queue(() => this.#steps.write(this.#id, [asContent(made)]));
		return this.#refused ? null : { id, ...made };
	}

	get #houseRules(): string[] {
		return houseRulesIn(this.#composed?.chosen ?? [], this.#layers);
	}

	/** A house rule brings along what it needs, and takes away what needs it. */
	setLayer(id: string, on: boolean, name: string): Promise<void> {
		const before = this.#composed?.chosen ?? [];
		const wanted = on ? withNeeds(before, id, this.#layers) : without(before, id, this.#layers);
		const rules = houseRulesIn(wanted, this.#layers);
		const edition = wanted.find((candidate) => !rules.includes(candidate));
		const order = (text: string) => this.#layers.findIndex((layer) => layer.id === text);
		return this.#change(name, (text) => {
			const changed = before.includes(edition ?? '') || edition === undefined;
			const begun = changed ? text : withEdition(text, edition);
			return (
				begun &&
				withHouseRules(
					begun,
					rules.sort((a, b) => order(a) - order(b))
				)
			);
		});
	}

	/** null: as the layers have it. */
	setOption(id: string, value: OptionValue | null, name: string): Promise<void> {
		return this.#change(name, (text) => withOption(text, id, value));
	}

	/** Of one's own. */
	rename(words: string): Promise<void> {
		return this.#change('', (text) => withVariantName(text, this.#id, LANGUAGES, words));
	}

	/** Whatever is written at places of its text, as one change; `layer`: what it is called among the layers. */
	write(change: (text: string, layer: string) => string | null, name: string): Promise<void> {
		return this.#change(name, (text) => change(text, this.layer));
	}

	/** What a finding offers to write into the file of the variant. */
	mend({ edit: { changes } }: Fix, name: string): Promise<void> {
		return this.#change(name, (text) => withEdits(text, Object.values(changes).flat()));
	}

	/** Takes back the last change; of a variant that came of it, the variant too. */
	undo(): Promise<void> {
		return this.#steps.queue(async () => {
			this.#id = (await this.#steps.takeBack()) ?? this.#id;
		});
	}

	/**
	 * `name`: what the variant is called that comes of it, where it was a delivered one. `beside`: files that come with the
	 * change, and go when it is taken back.
	 */
	#change(
		name: string,
		change: (text: string) => string | null,
		beside: readonly Made[] = []
	): Promise<void> {
		return this.#steps.queue(async () => {
			const { variant } = this;
			if (!variant) return;
			const looked = this.#id;
			const [own] = this.#steps.before([{ path: pathOfVariant(looked) }]);
			const others = this.#steps.before(beside);
			await this.#steps.put(beside.map(asContent));
			const id = await this.#mine.write(variant, name, (text) =>
				withoutLostArt(text, change(text))
			);
			this.#refused = id === null;
			if (id === null || !own) return;
			const file =
				id === looked ? own : { path: pathOfVariant(id), before: { is: 'delivered' as const } };
			this.#steps.note(looked, [...others, file]);
			this.#id = id;
		});
	}

	async #read(): Promise<void> {
		await this.#workshop.list();
		const id = this.#id;
		const players = this.variant?.maxPlayers ?? 2;
		const read = await this.#workshop.orNothing((server) =>
			Promise.all([
				server.pieces(id),
				server.rules({ variant: id, options: {} }, players),
				this.variant ? server.composed(id) : null,
				this.variant ? server.layers(this.variant.game) : []
			])
		);
		if (!read) return;
		[this.#sheet, this.#rules, this.#composed, this.#layers] = read;
		this.#drafts = {};
		this.#readings++;
	}
}
