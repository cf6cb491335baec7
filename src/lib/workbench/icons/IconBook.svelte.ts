/** Icons by name, loaded when they are first asked for. */
import { own } from '#lib/language/tools/own.ts';

/** What the rulesets name, and loaders for all others by their first letter. */
interface IconParts {
	named: Readonly<Record<string, string>>;
	parts: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
	/** Of all icons. */
	names: () => Promise<{ default: readonly string[] }>;
}

export class IconBook {
	#paths = $state.raw<Readonly<Record<string, string>>>({});
	/** By first letter: what has been sent for. */
	readonly #asked: Record<string, Promise<void> | undefined> = {};
	readonly #book: () => Promise<IconParts>;

	constructor(book: () => Promise<IconParts>) {
		this.#book = book;
	}

	/** Path data in a box of 512 by 512; null while it is loading or when there is no such icon. */
	path(name: string): string | null {
		const known = own(this.#paths, name);
		if (known !== undefined) return known;
		const part = name.charAt(0);
		if (name !== '') this.#asked[part] ??= this.#load(name, part);
		return null;
	}

	/** When the icons of these names have come, as far as there are any. */
	async settle(names: Iterable<string>): Promise<void> {
		for (const name of names) {
			let before: Promise<void> | undefined;
			while (this.path(name) === null) {
				const coming = this.#asked[name.charAt(0)];
				if (coming === before) break;
				before = coming;
				await coming;
			}
		}
	}

	/** All that there are, in alphabetical order. */
	async names(): Promise<readonly string[]> {
		const book = await this.#book();
		return (await book.names()).default;
	}

	async #load(name: string, part: string): Promise<void> {
		const book = await this.#book();
		if (!Object.hasOwn(this.#paths, name)) this.#add(book.named);
		if (Object.hasOwn(this.#paths, name)) {
			// What the rulesets name has come; the rest of the letter waits until it is needed.
			this.#asked[part] = undefined;
			return;
		}
		const load = own(book.parts, part);
		if (load) this.#add((await load()).default);
	}

	#add(paths: Readonly<Record<string, string>>): void {
		this.#paths = { ...paths, ...this.#paths };
	}
}

export const iconBook = new IconBook(() => import('virtual:game-icons'));
