/** The rulebooks of a game as they were read: which there are, what each says by its lines, how what they leave open is ruled. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** First and last line of the text. */
export type Span = readonly [number, number];

export interface Book {
	/** The edition that plays it; its readings are the files whose names begin with it. */
	edition: string;
	title: string;
	text: string;
	lines: Span;
	/** The last line that has been read. */
	readTo: number;
	/** By the line at which each begins. */
	chapters: ReadonlyMap<number, string>;
	statements: Statement[];
}

export type Verdict = 'plays' | 'option' | 'differs' | 'none';

export interface Statement {
	spans: Span[];
	/** Lines and section as the reading has them. */
	where: string;
	section: string;
	says: string;
	verdict: Verdict;
	clauses: string[];
	rules: string[];
	options: string[];
	note: string | null;
}

export interface Ruling {
	id: string;
	/** By edition. */
	lines: ReadonlyMap<string, Span[]>;
	plays: string;
	why: string;
	options: string[];
	/** What the reference of the project says, where that is not what the books say. */
	reference: string | null;
}

export interface Rulebooks {
	game: string;
	books: Book[];
	/** Clause -> where it comes from, if no book has it. */
	elsewhere: ReadonlyMap<string, string>;
	rulings: Ruling[];
}

type Lines = number | string | (number | string)[];
interface BookFile {
	title: string;
	text: string;
	lines: string;
	/** Where it has not been read to its end. */
	'read-to'?: number;
	chapters: Record<number, string>;
}
interface BooksFile {
	game: string;
	books: Record<string, BookFile>;
	elsewhere?: Record<string, string>;
}
interface Entry {
	lines: Lines;
	section: string;
	says: string;
	verdict: Verdict;
	clause?: string[];
	rule?: string[];
	option?: string | string[];
	note?: string;
}
interface RulingEntry {
	id: string;
	lines: Record<string, Lines>;
	plays: string;
	why: string;
	option?: string | string[];
	reference?: string;
}

const FOLDER = 'docs/rulebook';

export function readRulebooks(project: string): Rulebooks {
	const folder = join(project, FOLDER);
	const read = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'));
	const readings = readdirSync(join(folder, 'readings')).sort();
	const { game, books, elsewhere = {} } = read('books.yaml') as BooksFile;
	const entriesOf = (edition: string): Entry[] =>
		readings
			.filter((file) => file.startsWith(`${edition}-`))
			.flatMap((file) => read(`readings/${file}`) as Entry[]);
	return {
		game,
		books: Object.entries(books).map(([edition, book]) =>
			bookOf(edition, book, entriesOf(edition))
		),
		elsewhere: new Map(Object.entries(elsewhere)),
		rulings: (read('rulings.yaml') as RulingEntry[]).map(rulingOf)
	};
}

function bookOf(edition: string, file: BookFile, entries: Entry[]): Book {
	const lines = spansOf(file.lines)[0] ?? [1, 1];
	return {
		edition,
		title: file.title,
		text: file.text,
		lines,
		readTo: file['read-to'] ?? lines[1],
		chapters: new Map(Object.entries(file.chapters).map(([line, name]) => [Number(line), name])),
		statements: entries.map(statementOf)
	};
}

function statementOf(entry: Entry): Statement {
	return {
		spans: spansOf(entry.lines),
		where: inWords(entry.lines),
		section: entry.section,
		says: entry.says,
		verdict: entry.verdict,
		clauses: entry.clause ?? [],
		rules: entry.rule ?? [],
		options: [entry.option ?? []].flat(),
		note: entry.note ?? null
	};
}

function rulingOf({ id, lines, plays, why, option, reference }: RulingEntry): Ruling {
	return {
		id,
		lines: new Map(Object.entries(lines).map(([edition, where]) => [edition, spansOf(where)])),
		plays,
		why,
		options: [option ?? []].flat(),
		reference: reference ?? null
	};
}

const inWords = (lines: Lines): string => [lines].flat().join(', ');

/** `12`, `12-14`, `12, 20-21` or a list of such. */
function spansOf(lines: Lines): Span[] {
	return inWords(lines)
		.split(',')
		.map((part): Span => {
			const [from = NaN, to = from] = part.split('-').map(Number);
			if (!(from <= to)) throw new Error(`"${part.trim()}" is no line of a book`);
			return [from, to];
		});
}

export const overlap = (some: readonly Span[], others: readonly Span[]): boolean =>
	some.some(([from, to]) => others.some(([first, last]) => from <= last && first <= to));

/** The lines in which nothing is listed, longest first. */
export function unread({ lines: [first], readTo, statements }: Book): Span[] {
	const spans = statements.flatMap((statement) => statement.spans).sort(([a], [b]) => a - b);
	const gaps: Span[] = [];
	let next = first;
	for (const [from, to] of [...spans, [readTo + 1, readTo + 1] as const]) {
		if (from > next) gaps.push([next, from - 1]);
		next = Math.max(next, to + 1);
	}
	return gaps.sort(([a, b], [c, d]) => d - c - (b - a));
}
