/**
 * The rule files at hand and what is to be said about them: one server knows all of them, another one runs the game on the
 * table. A text is three things: what stands in the editor (`files`), what is stored (`documents`), and what the servers work
 * with (`edits`). They agree in the end, and when they do not the page says so: what somebody typed never waits for a server,
 * and what a server does not come back from is not in force.
 */
import type { Edits } from '#lib/game-file/game-file.ts';
import type { FileFindings, Finding } from '#lib/rules-server/findings-for-editors.ts';
import type { VariantInfo, WorkFile } from '#lib/rules-server/rules-server.ts';
import { type HowItFailed, ServerTrouble } from '#lib/workbench/servers/trouble.ts';
import { GameGround } from '#lib/workbench/servers/GameGround.ts';
import { RulesGround } from '#lib/workbench/servers/RulesGround.ts';
import {
	type GameCalls,
	inWorkers,
	type RulesCalls,
	type StartServers
} from '#lib/workbench/servers/start-workers.ts';
import { WatchedServer } from '#lib/workbench/servers/WatchedServer.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import type { EditOutcome } from '#lib/workbench/game/swap-outcome.ts';
import type { Content, StepKind, StoredDocument } from '#lib/workbench/storage/document.ts';
import { Documents } from './Documents.svelte.ts';
import { Evaluations } from './Evaluations.ts';
import type { Incident } from './incident.ts';
import { RuleFiles } from './RuleFiles.svelte.ts';
import { VariantList } from './VariantList.svelte.ts';

/** Typing pauses this long before it is evaluated, */
const PAUSE = 150;
/** and this long after that before everything is checked again. */
const FULL_CHECK = 500;

export class Workshop {
	readonly rules: RulesCalls;
	readonly games: GameCalls;
	readonly documents = new Documents();
	/** The game on the table; it takes over what an edit means for it. */
	game = $state.raw<Game | null>(null);
	/** The file in the editor, where there is one. */
	edited = $state.raw<string | null>(null);

	readonly #files = new RuleFiles();
	readonly #variants: VariantList;
	#findings = $state.raw<FileFindings[]>([]);
	#checked = $state(false);
	#checking: Promise<void> | null = null;
	#outcome = $state.raw<EditOutcome | null>(null);
	#incident = $state.raw<Incident | null>(null);
	/** Files whose text is not in force: the engine did not come back from it. */
	#aside = $state.raw<string[]>([]);
	#inForce: Edits = {};
	#opened: Promise<void> | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** What waits to be looked at by the engine. */
	readonly evaluations = new Evaluations(
		(path) => this.#evaluate(path),
		() => {
			this.#timer = setTimeout(() => void this.check(), FULL_CHECK);
			this.#variants.settle();
		}
	);
	#edition = 0;
	/** Whether the text that was changed last has been put aside already, and it did not help. */
	#suspected = false;

	/** `start`: how the servers begin. */
	constructor({ rules, games }: StartServers = inWorkers) {
		this.rules = new WatchedServer('rules', rules('rules'), new RulesGround()).calls;
		this.games = new WatchedServer('game', games('game'), new GameGround()).calls;
		this.#variants = new VariantList(async () => {
			await this.open();
			return (await this.orNothing((rules) => rules.variants())) ?? [];
		});
	}

	get files(): WorkFile[] {
		return this.#files.all;
	}

	get variants(): VariantInfo[] {
		return this.#variants.all;
	}

	get findings(): FileFindings[] {
		return this.#findings;
	}

	findingsIn(path: string): Finding[] {
		return this.#findings.find(({ uri }) => uri === path)?.diagnostics ?? [];
	}

	/** Whether the findings are those of all files as they are now. */
	get checked(): boolean {
		return this.#checked;
	}

	/** What the last edit came to. */
	get outcome(): EditOutcome | null {
		return this.#outcome;
	}

	/** What the engine did not come back from, until somebody has read it. */
	get incident(): Incident | null {
		return this.#incident;
	}

	file(path: string): WorkFile | null {
		return this.#files.get(path);
	}

	isAside(path: string): boolean {
		return this.#aside.includes(path);
	}

	/** The files that are not as they were delivered. */
	get changed(): WorkFile[] {
		return this.#files.changed;
	}

	/** The user's changes to the delivered files, as far as they are in force. */
	get edits(): Edits {
		return { ...this.#inForce };
	}

	/** Lays the stored edits over the delivered files. Everything else waits for this. */
	open(): Promise<void> {
		this.#opened ??= this.#open();
		return this.#opened;
	}

	async #open(): Promise<void> {
		const decided = this.documents.lock.ask(() => void this.storeAgain());
		const found = await this.documents.readSoon();
		const changed = (found ?? []).filter(({ content }) => content.is !== 'delivered');
		this.#aside = changed.filter(({ aside }) => aside).map(({ path }) => path);
		for (const { path, content, aside } of changed) {
			if (!aside) this.#inForce[path] = this.#files.textOf(path, content);
		}
		if (this.#aside.length > 0) {
			this.#incident = { what: 'opening', paths: this.#aside, how: 'died' };
		}
		const delivered = await this.orNothing((rules) => rules.open(this.edits));
		this.#files.open(delivered);
		for (const { path, content, aside } of changed) {
			if (aside || !delivered || this.isAside(path))
				this.#files.put(path, this.#files.textOf(path, content));
		}
		// The tab that had them may have stored something while this one waited for its turn.
		void decided.then(async () => this.#adopt(await this.documents.read()));
	}

	/** What has been typed is in force, as far as the rules server comes back from it. */
	async settled(): Promise<void> {
		await this.open();
		await this.evaluations.all();
	}

	/** Reads all variants, as far as the start page needs them. */
	list(): Promise<void> {
		return this.#variants.list();
	}

	/** Begins once more where the engine did not begin at all. */
	async begin(): Promise<void> {
		this.#incident = null;
		this.#opened = null;
		this.#variants.change();
		await this.list();
	}

	/** Begins without the user's texts, until they are tried again. */
	async beginWithout(): Promise<void> {
		for (const path of Object.keys(this.#inForce)) await this.documents.putAside(path, true);
		this.#inForce = {};
		await this.begin();
	}

	/** Checks everything, in the background; findings arrive when they are there. */
	async check(): Promise<void> {
		await this.open();
		while (this.#checking) await this.#checking;
		if (this.#checked) return;
		this.#checking = this.#checkAll();
		await this.#checking;
		this.#checking = null;
	}

	/** As `check`, where it was broken off. */
	checkAgain(): Promise<void> {
		this.#incident = null;
		return this.check();
	}

	/** A portion at a time, so that help and edits come in between; an edit ends it. */
	async #checkAll(): Promise<void> {
		const edition = this.#edition;
		try {
			for (let findings = null; findings === null;) {
				findings = await this.rules.check();
				if (edition !== this.#edition) return;
				if (findings === null) continue;
				this.#findings = findings;
				this.#checked = true;
			}
		} catch (error) {
			this.#report('check', [], error);
		}
	}

	/** Somebody has written: it is stored first, and evaluated when typing pauses. */
	type(path: string, text: string): void {
		if (this.file(path)?.text === text) return;
		const back = this.file(path)?.delivered === text;
		this.#write(path, back ? { is: 'delivered' } : { is: 'text', text }, 'typed', PAUSE);
	}

	/** Back to an earlier text, or to the delivered one; a file the user has added goes away then. */
	returnTo(path: string, content: Content): void {
		this.#write(path, content, 'returned', 0);
	}

	/** Somebody has changed the file in the folder. */
	follow(path: string, content: Content): void {
		this.#write(path, content, 'folder', 0);
	}

	/** As `returnTo`; it can be undone until the file changes again. */
	returnToDelivered(path: string): void {
		const before = this.content(path);
		const removed = this.file(path)?.delivered === null;
		this.returnTo(path, { is: 'delivered' });
		this.#files.hasReturned({ path, before, removed });
	}

	/** What went back to its delivered text last, and what it was before. */
	get returned() {
		return this.#files.returned;
	}

	/** What a file says, as its history has it. */
	content(path: string): Content {
		return this.#files.content(path);
	}

	/** Whether all files are here, not only those that somebody changed. */
	get complete(): boolean {
		return this.#files.complete;
	}

	/** Tries again to store what is not stored, and to read what could not be read. */
	async storeAgain(): Promise<void> {
		this.#adopt(await this.documents.read());
		await this.documents.flush();
	}

	/** Takes a text that was put aside into force after all. */
	tryAgain(paths: string[]): void {
		this.#incident = null;
		for (const path of paths) {
			this.#aside = this.#aside.filter((candidate) => candidate !== path);
			void this.documents.putAside(path, false);
			this.#soon(path, 0);
		}
	}

	/** Somebody has read what happened. */
	understood(): void {
		this.#incident = null;
	}

	/** This tab writes from now on, on top of what the other one has stored. */
	async takeOver(): Promise<void> {
		this.#adopt(await this.documents.takeOver());
	}

	/**
	 * Asks the engine for something that reads all rules. Where it breaks down, the text that was changed last is put aside,
	 * then all of them; rejects when it breaks down without any, or when a person stops it.
	 */
	async opening<T>(ask: () => Promise<T>): Promise<T> {
		for (;;) {
			try {
				return await ask();
			} catch (error) {
				const paths = Object.keys(this.#inForce);
				if (!(error instanceof ServerTrouble) || error.how === 'stopped') throw error;
				if (paths.length === 0) throw error;
				const first = !this.#suspected;
				this.#suspected = true;
				const newest = paths.sort((a, b) => this.documents.updated(b) - this.documents.updated(a));
				await this.#leaveOut(first ? newest.slice(0, 1) : newest, error);
			}
		}
	}

	/** As `opening`; null where the engine does not come back at all, and the page says so. */
	async orNothing<T>(ask: (rules: RulesCalls) => Promise<T>): Promise<T | null> {
		try {
			return await this.opening(() => ask(this.rules));
		} catch (error) {
			this.#report('engine', [], error);
			return null;
		}
	}

	/** The editor's help in a file; nothing where the engine has nothing to say. */
	async help<T>(path: string, ask: () => Promise<T>): Promise<T | null> {
		try {
			return await ask();
		} catch (error) {
			this.#report('help', [path], error);
			return null;
		}
	}

	async #leaveOut(paths: string[], { how }: ServerTrouble): Promise<void> {
		for (const path of paths) {
			delete this.#inForce[path];
			void this.documents.putAside(path, true);
		}
		this.#aside = [...this.#aside, ...paths];
		this.#incident = { what: 'opening', paths: this.#aside, how };
		await this.rules.open(this.edits).catch(() => undefined);
	}

	#report(what: Incident['what'], paths: string[], error: unknown): HowItFailed {
		if (!(error instanceof ServerTrouble)) throw error;
		const { how } = error;
		// Where there is no engine, nothing else that does not come of it is worth saying.
		if (this.#incident?.what !== 'engine' && how !== 'no-game')
			this.#incident = { what, paths, how };
		return how;
	}

	#write(path: string, content: Content, kind: Exclude<StepKind, 'before'>, pause: number): void {
		this.documents.write({ path, content, kind });
		this.#files.put(path, this.#files.textOf(path, content));
		this.#aside = this.#aside.filter((candidate) => candidate !== path);
		if (this.#incident?.paths.every((candidate) => candidate === path)) this.#incident = null;
		this.#soon(path, pause);
	}

	/** What was stored elsewhere, or arrives late. */
	#adopt(found: StoredDocument[] | null): void {
		for (const { path, content, aside } of found ?? []) {
			const text = this.#files.textOf(path, content);
			if (text === this.#textNow(path)) continue;
			this.#files.put(path, text);
			if (aside) this.#aside = [...this.#aside, path];
			else {
				this.#variants.arrive();
				this.#soon(path, 0);
			}
		}
	}

	#soon(path: string, pause: number): void {
		clearTimeout(this.#timer);
		this.#edition++;
		this.#checked = false;
		this.evaluations.soon(path, pause);
	}

	async #evaluate(path: string): Promise<void> {
		await this.open();
		await this.documents.stored(path);
		await this.#apply(path, this.#textNow(path));
	}

	#textNow(path: string): string | null {
		return this.file(path)?.text ?? null;
	}

	async #apply(path: string, text: string | null): Promise<void> {
		const edition = this.#edition;
		try {
			const change = await this.rules.change(path, text, this.game?.played ?? null);
			this.#variants.change();
			this.#inForce[path] = text;
			if ((this.file(path)?.delivered ?? null) === text) delete this.#inForce[path];
			if (edition === this.#edition) this.#findings = change.findings;
			const swap = await this.game?.takeOver(change.played, this.edits);
			this.#outcome = { swap: swap ?? { state: 'no-game' }, took: change.took };
		} catch (error) {
			const how = this.#report('edit', [path], error);
			// Typed on meanwhile, it is another text.
			if (this.#textNow(path) !== text) return;
			this.#aside = [...this.#aside, path];
			if (how !== 'stopped') await this.documents.putAside(path, true);
		}
	}
}
