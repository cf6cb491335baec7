/**
 * The hostile corpus: files that somebody sends who means no good, or whose disk was broken, and what must come of each.
 * They lie in an archive for each kind, as they are or as recipes (`recipe.ts`), those that are no text in a folder beside
 * it; the table at the beginning of the archive says the rest.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { entriesOf, filesBelow, layOut, readArchive } from '../archive.ts';
import { POND, pondEdits } from './bases.ts';
import { cooked, type Recipe } from './recipe.ts';

export const KINDS = ['rulesets', 'layers', 'saves', 'records', 'edits', 'positions'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * What comes of a file: errors, with all their codes; no game; a game as far as an answer; a game that the rules break
 * off; a game. What is said contains the words.
 */
export type Outcome =
	| { what: 'finding'; codes: string[]; says: string }
	| { what: 'refused'; says: string }
	| { what: 'parted'; answer: number; says: string }
	| { what: 'breaks-off'; says: string }
	| { what: 'plays' };

export interface Case {
	kind: Kind;
	name: string;
	/** Through the command line. */
	outcome: Outcome;
	/** Through the page, where that is something else. */
	page: Outcome;
}

const CORPUS = join(import.meta.dirname, 'corpus');
const TABLE = 'expected.yaml';

/** In the table: `plays`, `{ finding: [codes], says }`, `{ refused }`, `{ parted, says }`, `{ breaks-off }`; and `page`. */
interface Row {
	finding?: string[];
	says?: string;
	refused?: string;
	parted?: number;
	'breaks-off'?: string;
	page?: Row | 'plays';
}

const read = new Map<Kind, ReadonlyMap<string, string | Buffer>>();

function filesOf(kind: Kind): ReadonlyMap<string, string | Buffer> {
	const known = read.get(kind);
	if (known) return known;
	const folder = join(CORPUS, kind);
	const files = new Map<string, string | Buffer>(readArchive(`${folder}.txtar`));
	const noText = existsSync(folder) ? readdirSync(folder) : [];
	for (const name of noText) files.set(name, readFileSync(join(folder, name)));
	read.set(kind, files);
	return files;
}

const textOf = (kind: Kind, name: string): string => String(filesOf(kind).get(name));

export function casesOf(kind: Kind): Case[] {
	const table = parse(textOf(kind, TABLE)) as Record<string, Row | 'plays'>;
	return Object.entries(table).map(([name, row]) => {
		const outcome = outcomeOf(row, `${kind}/${name}`);
		const other = row === 'plays' ? undefined : row.page;
		const page = other === undefined ? outcome : outcomeOf(other, `${kind}/${name}`);
		return { kind, name, outcome, page };
	});
}

function outcomeOf(row: Row | 'plays', name: string): Outcome {
	if (row === 'plays') return { what: 'plays' };
	const { finding, says = '', refused, parted } = row;
	if (finding) return { what: 'finding', codes: finding, says };
	if (refused !== undefined) return { what: 'refused', says: refused };
	if (parted !== undefined) return { what: 'parted', answer: parted, says };
	const words = row['breaks-off'];
	if (words === undefined) throw new Error(`What comes of ${name}?`);
	return { what: 'breaks-off', says: words };
}

/** What lies there, tables left out. */
export function namesOf(kind: Kind): string[] {
	return entriesOf(filesOf(kind)).filter((name) => name !== TABLE);
}

/** Puts the file, or the folder of one, into a folder as somebody would have it on a disk; where it is then. */
export function laidOut({ kind, name }: Pick<Case, 'kind' | 'name'>, folder: string): string {
	const isRecipe = name.endsWith('.recipe.yaml');
	const target = join(folder, kind, isRecipe ? name.replace('.recipe', '') : name);
	const file = filesOf(kind).get(name);
	if (isRecipe) layOut(new Map([['', cooked(parse(textOf(kind, name)) as Recipe)]]), target);
	else layOut(file === undefined ? filesBelow(filesOf(kind), name) : new Map([['', file]]), target);
	return target;
}

/** A ruleset that is one text as a game that begins with it and two answers, to be played again. */
export function asGame(text: string): string {
	const seats = ['A', 'B'].map((name) => ({ name, control: 'human' }));
	const setup = { variant: 'pond', options: {}, seats, seed: 'hostile' };
	const course = { rulesHash: '', lock: {}, checkpoints: [], end: null };
	const answers = [0, 1].map((seat) => [seat, 0]);
	const format = 'thingsmith-game-2';
	return JSON.stringify({ format, setup, edits: pondEdits(text), course: { ...course, answers } });
}

export { POND };
