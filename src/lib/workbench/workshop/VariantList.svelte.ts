/** The variants at hand, as the start page needs them. */
import type { VariantInfo } from '#lib/rules-server/rules-server.ts';

export class VariantList {
	readonly #read: () => Promise<VariantInfo[]>;
	#all = $state.raw<VariantInfo[]>([]);
	#listed: Promise<void> | null = null;
	/** Whether what has been listed lacks something that was kept, and arrived after it. */
	#late = false;

	constructor(read: () => Promise<VariantInfo[]>) {
		this.#read = read;
	}

	get all(): VariantInfo[] {
		return this.#all;
	}

	/** Reads them, once as long as no rules change. */
	list(): Promise<void> {
		this.#listed ??= this.#read().then((all) => {
			this.#all = all;
		});
		return this.#listed;
	}

	/** Rules have changed. */
	change(): void {
		this.#listed = null;
	}

	/** What was kept arrives, and is about to come into force. */
	arrive(): void {
		this.#late ||= this.#listed !== null;
	}

	/** All that arrived is in force. */
	settle(): void {
		if (this.#late) void this.list();
		this.#late = false;
	}
}
