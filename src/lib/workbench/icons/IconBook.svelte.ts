/** Icons by name, loaded when they are first asked for. */
export class IconBook {
	#paths = $state.raw<Record<string, string>>({});
	#asked: Record<string, boolean> = {};

	/** Path data in a box of 512 by 512; null while it is loading or when there is no such icon. */
	path(name: string): string | null {
		const known = this.#paths[name];
		if (known !== undefined) return known;
		const part = name.charAt(0);
		if (name !== '' && !this.#asked[part]) {
			this.#asked[part] = true;
			void this.#load(name, part);
		}
		return null;
	}

	async #load(name: string, part: string): Promise<void> {
		const book = await import('virtual:game-icons');
		if (!(name in this.#paths)) this.#paths = { ...book.named, ...this.#paths };
		if (name in this.#paths) {
			// What the rulesets name has come; the rest of the letter waits until it is needed.
			this.#asked[part] = false;
			return;
		}
		const load = book.parts[part];
		if (load) this.#paths = { ...(await load()).default, ...this.#paths };
	}
}

export const iconBook = new IconBook();
