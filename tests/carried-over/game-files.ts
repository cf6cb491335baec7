/** Games that were recorded under earlier rules, one a variant, with what was shown in their course. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArchive } from '../archive.ts';
import type { GameFile } from '#lib/game-file/game-file.ts';

export interface CarriedOver {
	game: GameFile;
	over: boolean;
	/** By the number of answers given: a hash over all views. */
	views: [number, string][];
}

const FILE = join(import.meta.dirname, 'games.txtar');

export function readCarriedOver(): CarriedOver[] {
	return [...readArchive(FILE).values()].map((text) => JSON.parse(text) as CarriedOver);
}

export function writeCarriedOver(carried: CarriedOver): void {
	const files = readArchive(FILE);
	files.set(`${carried.game.setup.variant}.json`, `${JSON.stringify(carried)}\n`);
	const written = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
	writeFileSync(FILE, written.map(([name, text]) => `-- ${name} --\n${text}`).join(''));
}
