/** Games that were recorded under earlier rules, one a variant, with what was shown in their course. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameFile } from '#lib/game-file/game-file.ts';

export interface CarriedOver {
	game: GameFile;
	over: boolean;
	/** By the number of answers given: a hash over all views. */
	views: [number, string][];
}

const FOLDER = new URL('./games/', import.meta.url);

export function readCarriedOver(): CarriedOver[] {
	return readdirSync(FOLDER)
		.sort()
		.map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as CarriedOver);
}

export function writeCarriedOver(carried: CarriedOver): void {
	const file = new URL(`./${carried.game.setup.variant}.json`, FOLDER);
	writeFileSync(file, `${JSON.stringify(carried)}\n`);
}
