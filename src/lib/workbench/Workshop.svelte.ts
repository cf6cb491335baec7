/** The rule files at hand and what is to be said about them; the one connection to the engine. */
import type { Diagnostic } from '../language/diagnostic.ts';
import type { EditOutcome, VariantCard, WorkFile } from '../../workers/engine/engine-api.ts';
import type { Engine } from './connect.ts';
import type { Game } from './Game.svelte.ts';
import { forgetEdit, readEdits, writeEdit } from './storage.ts';

export class Workshop {
	readonly engine: Engine;
	#files = $state.raw<WorkFile[]>([]);
	#variants = $state.raw<VariantCard[]>([]);
	#findings = $state.raw<Diagnostic[]>([]);
	#checked = $state(false);
	#opened: Promise<void> | null = null;
	#listed: Promise<void> | null = null;
	/** The last answer to an edit; the running game takes its new rules from it. */
	#outcome = $state.raw<EditOutcome | null>(null);

	/** The game on the table; it takes over what an edit means for it. */
	game: Game | null = null;

	constructor(engine: Engine) {
		this.engine = engine;
	}

	get files(): WorkFile[] {
		return this.#files;
	}

	get variants(): VariantCard[] {
		return this.#variants;
	}

	get findings(): Diagnostic[] {
		return this.#findings;
	}

	/** Whether the findings are those of the files as they are. */
	get checked(): boolean {
		return this.#checked;
	}

	get outcome(): EditOutcome | null {
		return this.#outcome;
	}

	get errors(): Diagnostic[] {
		return this.#findings.filter((finding) => finding.severity === 'error');
	}

	file(path: string): WorkFile | null {
		return this.#files.find((file) => file.path === path) ?? null;
	}

	/** The user's changes to the delivered files. */
	get edits(): Record<string, string | null> {
		const changed = this.#files.filter((file) => file.text !== file.delivered);
		return Object.fromEntries(changed.map((file) => [file.path, file.text]));
	}

	/** Lays the stored edits over the delivered files. Everything else waits for this. */
	open(): Promise<void> {
		this.#opened ??= this.#open();
		return this.#opened;
	}

	async #open(): Promise<void> {
		this.#files = await this.engine.open(await readEdits());
	}

	/** Composes every variant for the gallery. */
	list(): Promise<void> {
		this.#listed ??= this.#list();
		return this.#listed;
	}

	async #list(): Promise<void> {
		await this.open();
		this.#variants = await this.engine.variants();
	}

	async check(): Promise<void> {
		await this.open();
		this.#findings = await this.engine.findings();
		this.#checked = true;
	}

	async edit(path: string, text: string): Promise<EditOutcome> {
		const known = this.file(path);
		this.#files = known
			? this.#files.map((file) => (file.path === path ? { ...file, text } : file))
			: [...this.#files, { path, text, delivered: null }];
		const outcome = await this.engine.edit(path, text);
		await this.#follow(outcome);
		await (known?.delivered === text ? forgetEdit(path) : writeEdit(path, text));
		return outcome;
	}

	/** Back to the delivered text; a file the user has added goes away. */
	async revert(path: string): Promise<EditOutcome | null> {
		const known = this.file(path);
		if (!known) return null;
		if (known.delivered !== null) return await this.edit(path, known.delivered);
		this.#files = this.#files.filter((file) => file.path !== path);
		const outcome = await this.engine.edit(path, null);
		await this.#follow(outcome);
		await forgetEdit(path);
		return outcome;
	}

	async #follow(outcome: EditOutcome): Promise<void> {
		this.#findings = outcome.findings;
		this.#checked = true;
		this.#outcome = outcome;
		this.#listed = null;
		await this.game?.rulesChanged(outcome.swap, this.edits);
	}
}
