/**
 * A folder in which games lie as their authors like them, each with its variants in its own folder. Here all variants stand
 * together; a file that is written or taken away stays where it lies.
 */
import { nameOnShelf } from '#lib/ruleset/layers/layer-files.ts';
import type { Folder, Look, Read } from './Folder.ts';

export class GamesFolder implements Folder {
	readonly #folder: Folder;
	/** Where files lie that are called otherwise here. */
	#places = new Map<string, string>();

	constructor(folder: Folder) {
		this.#folder = folder;
	}

	async look(): Promise<Look> {
		const look = await this.#folder.look();
		const versions = new Map<string, string>();
		const places = new Map<string, string>();
		for (const [place, version] of look.versions) {
			const name = nameOnShelf(place);
			const isFree = name === place || !(look.versions.has(name) || places.has(name));
			if (isFree && name !== place) places.set(name, place);
			versions.set(isFree ? name : place, version);
		}
		this.#places = places;
		return { ...look, versions };
	}

	read(path: string): Promise<Read | null> {
		return this.#folder.read(this.#placeOf(path));
	}

	write(path: string, text: string, before: string | null): Promise<boolean> {
		return this.#folder.write(this.#placeOf(path), text, before);
	}

	remove(path: string, before: string): Promise<boolean> {
		return this.#folder.remove(this.#placeOf(path), before);
	}

	#placeOf(path: string): string {
		return this.#places.get(path) ?? path;
	}
}
