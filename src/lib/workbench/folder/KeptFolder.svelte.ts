/** The folder that this page keeps in step with, if there is one: the server's, or one chosen in this browser. */
import { readHandle, writeHandle } from '#lib/workbench/storage/handles.ts';
import type { Folder } from './Folder.ts';
import { FolderSync, type Kept } from './FolderSync.svelte.ts';
import { PickedFolder } from './PickedFolder.ts';
import { askFor, canPick, isOpen, pickFolder } from './picking.ts';
import { ServedFolder, tokenIn } from './ServedFolder.ts';

export class KeptFolder {
	readonly #workshop: Kept;
	/** Whether the server keeps one: then there is nothing to be chosen. */
	#served = $state(false);
	#picked = $state.raw<FileSystemDirectoryHandle | null>(null);
	#sync = $state.raw<FolderSync | null>(null);

	constructor(workshop: Kept) {
		this.#workshop = workshop;
	}

	/** null: one's own rules are in this browser only. */
	get sync(): FolderSync | null {
		return this.#sync;
	}

	/** The folder that was chosen, and has to be opened by somebody: browsers ask again after a while. */
	get locked(): string | null {
		return this.#sync ? null : (this.#picked?.name ?? null);
	}

	/** Whether a folder was chosen in this browser. */
	get isPicked(): boolean {
		return this.#picked !== null;
	}

	/** Whether somebody may choose one. */
	get canPick(): boolean {
		return !this.#served && !this.#picked && canPick();
	}

	/** Begins with the folder of the server that this page comes from, else with the one that was chosen here. */
	async open(): Promise<void> {
		const token = tokenIn(document);
		this.#served = token !== null;
		if (token !== null) return this.#begin(new ServedFolder(token));
		const handle = canPick() ? await readHandle().catch(() => null) : null;
		this.#picked = handle;
		if (handle && (await isOpen(handle))) this.#begin(new PickedFolder(handle));
	}

	close(): void {
		this.#sync?.stop();
		this.#sync = null;
	}

	/** Somebody chooses a folder. */
	async pick(): Promise<void> {
		const handle = await pickFolder();
		if (handle) await this.#take(handle);
	}

	/** Somebody opens the one that was chosen before. */
	async unlock(): Promise<void> {
		const handle = this.#picked;
		if (handle && (await askFor(handle))) await this.#take(handle);
	}

	/** This browser alone keeps the rules from now on; what is in the folder stays there. */
	async forget(): Promise<void> {
		this.close();
		this.#picked = null;
		await writeHandle(null).catch(() => undefined);
	}

	async #take(handle: FileSystemDirectoryHandle): Promise<void> {
		this.#picked = handle;
		this.#begin(new PickedFolder(handle));
		// Not remembered, it has to be chosen again after a reload, and nothing is lost.
		await writeHandle(handle).catch(() => undefined);
	}

	#begin(folder: Folder): void {
		this.close();
		this.#sync = new FolderSync(this.#workshop, folder);
		this.#sync.start();
	}
}
