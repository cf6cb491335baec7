/**
 * The rule files at hand and what is to be said about them. Two engines: one runs the game and looks at an edit at once,
 * as far as the game on the table is concerned; the other checks everything, which may take its time.
 */
import type { EditOutcome, VariantInfo, WorkFile } from '../../../workers/engine/engine-api.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { connectEngine } from '#lib/workbench/game/connect-engine.ts';
import type { Engine } from '#lib/workbench/game/connect-engine.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { forgetEdit, readEdits, writeEdit } from '#lib/workbench/storage/storage.ts';

/** Pause after an edit before everything is checked again. */
const FULL_CHECK = 500;

export class Workshop {
	readonly engine: Engine = connectEngine('engine');
	/** The game on the table; it takes over what an edit means for it. */
	game: Game | null = null;

	#checker: Engine | null = null;
	#files = $state.raw<WorkFile[]>([]);
	#variants = $state.raw<VariantInfo[]>([]);
	#findings = $state.raw<Diagnostic[]>([]);
	#checked = $state(false);
	#outcome = $state.raw<EditOutcome | null>(null);
	#opened: Promise<void> | null = null;
	#listed: Promise<void> | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#edition = 0;

	get files(): WorkFile[] {
		return this.#files;
	}

	get variants(): VariantInfo[] {
		return this.#variants;
	}

	get findings(): Diagnostic[] {
		return this.#findings;
	}

	/** Whether the findings are those of all files as they are now. */
	get checked(): boolean {
		return this.#checked;
	}

	/** What the last edit came to. */
	get outcome(): EditOutcome | null {
		return this.#outcome;
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

	/** Reads all variants, as far as the start page needs them. */
	list(): Promise<void> {
		this.#listed ??= this.#list();
		return this.#listed;
	}

	async #list(): Promise<void> {
		await this.open();
		this.#variants = await this.engine.variants();
	}

	/** Checks everything, in the background; findings arrive when they are there. */
	async check(): Promise<void> {
		await this.open();
		if (this.#checked) return;
		this.#checker ??= connectEngine('check');
		const edition = this.#edition;
		await this.#checker.open(this.edits);
		const findings = await this.#checker.findings();
		if (edition !== this.#edition) return;
		this.#findings = findings;
		this.#checked = true;
	}

	/** Changes or adds a file. */
	async edit(path: string, text: string): Promise<EditOutcome> {
		const known = this.file(path);
		this.#files = known
			? this.#files.map((file) => (file.path === path ? { ...file, text } : file))
			: [...this.#files, { path, text, delivered: null }];
		const outcome = await this.#apply(path, text);
		await (known?.delivered === text ? forgetEdit(path) : writeEdit(path, text));
		return outcome;
	}

	/** Back to the delivered text; a file the user has added goes away. */
	async revert(path: string): Promise<void> {
		const known = this.file(path);
		if (!known) return;
		if (known.delivered !== null) {
			await this.edit(path, known.delivered);
			return;
		}
		this.#files = this.#files.filter((file) => file.path !== path);
		await this.#apply(path, null);
		await forgetEdit(path);
	}

	async #apply(path: string, text: string | null): Promise<EditOutcome> {
		const edition = ++this.#edition;
		this.#checked = false;
		this.#listed = null;
		const outcome = await this.engine.edit(path, text);
		if (edition === this.#edition) this.#findings = outcome.findings;
		this.#outcome = outcome;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.check(), FULL_CHECK);
		await this.game?.rulesChanged(outcome.swap, this.edits);
		return outcome;
	}
}
