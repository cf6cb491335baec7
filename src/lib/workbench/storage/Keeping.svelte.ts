/** Whether this browser keeps what it should, and what it does not: the page says so as long as it is so. */
import { type StorageTrouble, type StorageTroubleKind, troubleOf } from './trouble.ts';

/** What is not kept: a rule file, a game, what the laboratory has played; or the page cannot read what was kept. */
export type Item =
	| { what: 'file'; path: string }
	| { what: 'game'; id: string }
	| { what: 'runs' }
	| { what: 'reading' };

export interface Unkept {
	item: Item;
	trouble: StorageTrouble;
}

const keyOf = (item: Item): string => Object.values(item).join(' ');

export class Keeping {
	#unkept = $state.raw<Unkept[]>([]);

	get unkept(): Unkept[] {
		return this.#unkept;
	}

	/** Why it is not kept, where several things are the worst of it: what failed first. */
	get trouble(): StorageTroubleKind | null {
		return this.unkept[0]?.trouble.kind ?? null;
	}

	isKept(item: Item): boolean {
		return this.#unkept.every((thing) => keyOf(thing.item) !== keyOf(item));
	}

	failed(item: Item, error: unknown): void {
		this.works(item);
		this.#unkept = [...this.#unkept, { item, trouble: troubleOf(error) }];
	}

	works(item: Item): void {
		if (this.isKept(item)) return;
		this.#unkept = this.#unkept.filter((thing) => keyOf(thing.item) !== keyOf(item));
	}

	/** Does something with the storage and notes whether it worked; null where it did not. */
	async watch<T>(item: Item, work: () => Promise<T>): Promise<T | null> {
		try {
			const result = await work();
			this.works(item);
			return result;
		} catch (error) {
			this.failed(item, error);
			return null;
		}
	}
}

export const keeping = new Keeping();
