/** The table of a rulebook: section by section what it says, the clause, the rule, the scenarios, the option, the ruling. */
import { type Book, overlap, type Rulebooks, type Ruling, type Statement } from './books.ts';
import { citedBy, type Clause, defaultOf, type Evidence, fileOf, provedBy } from './evidence.ts';
import { MOST, type Proof, type Proofs, rowsOf } from './proofs.ts';

const RULESETS = '../../rulesets';
const NAMES = { plays: 'plays', option: 'option', differs: '**differs**', none: 'no rule' };
const COUNTED = {
	plays: 'are played',
	option: 'are decided by an option',
	differs: 'differ',
	none: 'rule nothing'
};

export function bookPage(
	all: Rulebooks,
	book: Book,
	evidence: Evidence,
	proofs: Proofs = {}
): string {
	const page = new Page(all, book, evidence, proofs);
	const chapters = chaptersOf(book).flatMap(([name, statements]) => [
		`## ${cell(name)}`,
		'',
		...table(
			[
				'Lines',
				'What the book says',
				'Played',
				'Clauses',
				'Rules',
				'Scenarios',
				'Options, rulings'
			],
			statements.map((statement) => page.row(statement))
		)
	]);
	const { head, clauses, missing, rulings } = page;
	return (
		[...head, ...chapters, ...clauses, ...missing, ...rulings, ...page.links].join('\n') + '\n'
	);
}

/** Statements by the chapter in which their first line is. */
export function chaptersOf({ chapters, statements }: Book): [string, Statement[]][] {
	const begins = [...chapters].sort(([a], [b]) => a - b);
	const parts = begins.map(([from, name], i): [string, Statement[]] => {
		const end = begins[i + 1]?.[0] ?? Infinity;
		const within = (line: number): boolean => line >= from && line < end;
		return [name, statements.filter(({ spans }) => within(spans[0]?.[0] ?? 0))];
	});
	return parts.filter(([, part]) => part.length > 0);
}

class Page {
	readonly #all: Rulebooks;
	readonly #book: Book;
	readonly #evidence: Evidence;
	readonly #proofs: ReadonlyMap<Statement, Proof>;
	/** Label -> target, of what the page mentions. */
	readonly #targets = new Map<string, string>();

	constructor(all: Rulebooks, book: Book, evidence: Evidence, proofs: Proofs) {
		this.#all = all;
		this.#book = book;
		this.#evidence = evidence;
		const found = proofs[book.edition] ?? {};
		this.#proofs = new Map(
			[...rowsOf(book)].flatMap(([row, statement]) => {
				const proof = found[row];
				return proof === undefined ? [] : [[statement, proof]];
			})
		);
	}

	get head(): string[] {
		const { title, text, lines, readTo, statements } = this.#book;
		const counts = Object.entries(COUNTED).map(([verdict, name]) => {
			const n = statements.filter((statement) => statement.verdict === verdict).length;
			return `${n} ${name}`;
		});
		const differs = statements.filter(({ verdict }) => verdict === 'differs');
		return [
			'<!-- Written by `npm run docs`; do not edit. -->',
			'',
			`# ${title}`,
			'',
			`The rulebook from its first line to its last, in our words, and what plays it. Lines are those of \`${text}\`; the readings are`,
			'in [readings/](readings/), the rulings in [rulings.yaml](rulings.yaml). Rules are those that the reader went by. Scenarios are those that fail when',
			'one of these rules is broken (`npm run proofs`), at most four of them, the one that proves most first. Where none fails the row says that it is not',
			'proved, and names those that cite the clauses. An option is followed by its default in this edition.',
			'',
			...(readTo < lines[1] ? [`It has been read to line ${readTo} of ${lines[1]}.`] : []),
			`${statements.length} statements: ${counts.join(', ')}.`,
			...this.#proved(),
			...(differs.length === 0
				? []
				: [`They differ at ${differs.map((statement) => `L${statement.where}`).join('; ')}.`]),
			''
		];
	}

	#proved(): string[] {
		if (this.#proofs.size === 0) return [];
		const missing = [...this.#proofs].filter(([, { by }]) => by.length === 0);
		const lines = missing.map(([{ where }]) => `L${where}`).join('; ');
		return [
			`${this.#proofs.size - missing.length} of ${this.#proofs.size} that rule something are proved.${lines === '' ? '' : ` Not proved: ${lines}.`}`
		];
	}

	row(statement: Statement): string[] {
		const { where, section, says, verdict, clauses, rules, options, note, spans } = statement;
		const { edition } = this.#book;
		const rulings = this.#rulings.filter(
			({ id, lines }) =>
				overlap(lines.get(edition) ?? [], spans) || (note ?? '').split(/[^\w-]/).includes(id)
		);
		return [
			`${where} <br>*${cell(section)}*`,
			cell(says) + (note === null ? '' : ` <br>*${cell(note)}*`),
			NAMES[verdict],
			clauses.map((id) => this.#clause(id)).join(', '),
			rules.map((address) => this.#rule(address)).join(', '),
			this.#scenarios(statement),
			[...options.map((id) => this.#option(id)), ...rulings.map(({ id }) => this.#ruling(id))].join(
				', '
			)
		];
	}

	#scenarios(statement: Statement): string {
		const { edition } = this.#book;
		const { clauses, options } = statement;
		const citing = provedBy(this.#evidence, edition, clauses, options);
		const names = citing.map(({ title, range }) => this.#named(title, range.file));
		const proof = this.#proofs.get(statement);
		if (proof === undefined) return some(names, '; ');
		if (proof.by.length === 0) return ['**not proved**', some(names, '; ')].join(': ');
		const proving = proof.by.flatMap(
			(title) => names[citing.findIndex((scenario) => scenario.title === title)] ?? []
		);
		const unnoticed = proof.unnoticed.map((address) => this.#rule(address));
		const open = unnoticed.length === 0 ? [] : [`*none fails without* ${unnoticed.join(', ')}`];
		return [...proving, ...open].join('; ');
	}

	get clauses(): string[] {
		const { edition } = this.#book;
		const rows = this.#own.map(({ id, text, outOfScope }) => [
			`<a id="${anchor(id)}"></a>${id}`,
			cell(text),
			this.#saying(this.#book, id),
			outOfScope === null || citedBy(this.#evidence, edition, id).length > 0
				? some(
						citedBy(this.#evidence, edition, id).map((address) => this.#rule(address)),
						', '
					)
				: cell(outOfScope),
			String(provedBy(this.#evidence, edition, [id]).length || '')
		]);
		return [
			'## The clauses',
			'',
			...table(['Clause', 'Text', 'Lines', 'Cited by', 'Scenarios'], rows)
		];
	}

	/** Clauses of the list that this book does not have. */
	get missing(): string[] {
		const own = new Set(this.#own.map(({ id }) => id));
		const others = this.#all.books.filter((book) => book !== this.#book);
		const rows = [...this.#evidence.clauses.values()]
			.filter(({ id, layer }) => !own.has(id) && !others.some(({ edition }) => edition === layer))
			.map(({ id, text }) => {
				const lines = others.flatMap((book) => {
					const said = this.#saying(book, id);
					return said === '' ? [] : [`${book.edition} L${said}`];
				});
				return [
					id,
					cell(text),
					cell([...lines, this.#all.elsewhere.get(id) ?? ''].filter(Boolean).join('; '))
				];
			});
		if (rows.length === 0) return [];
		return ['## What this book does not say', '', ...table(['Clause', 'Text', 'Whence'], rows)];
	}

	get rulings(): string[] {
		const { edition } = this.#book;
		const rows = this.#rulings.map(({ id, plays, why, options, reference, lines }) => [
			`<a id="${anchor(id)}"></a>${id}`,
			(lines.get(edition) ?? [])
				.map(([from, to]) => (from === to ? from : `${from}-${to}`))
				.join(', '),
			cell(plays),
			cell(why) + (reference === null ? '' : ` <br>*The reference: ${cell(reference)}*`),
			options.map((option) => this.#option(option)).join(', ')
		]);
		return [
			'## The rulings',
			'',
			...table(['Ruling', 'Lines', 'What is played', 'Why', 'Options'], rows)
		];
	}

	get links(): string[] {
		return [...this.#targets]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([label, target]) => `[${label}]: ${target}`);
	}

	/** In the order of the book. */
	get #own(): Clause[] {
		const said = new Set(this.#book.statements.flatMap(({ clauses }) => clauses));
		return [...said]
			.map((id) => this.#evidence.clauses.get(id))
			.filter((candidate) => candidate !== undefined);
	}

	get #rulings(): Ruling[] {
		return this.#all.rulings.filter(({ lines }) => lines.has(this.#book.edition));
	}

	#saying({ statements }: Book, clause: string): string {
		return statements
			.filter(({ clauses }) => clauses.includes(clause))
			.map(({ where }) => where)
			.join(', ');
	}

	#clause(id: string): string {
		return this.#link(id, `#${anchor(id)}`);
	}

	#ruling(id: string): string {
		return this.#link(id, `#${anchor(id)}`);
	}

	#rule(address: string): string {
		const file = fileOf(this.#evidence, address);
		return file === null ? address : this.#link(address, `${RULESETS}/${file}`);
	}

	#option(id: string): string {
		const standard = defaultOf(this.#evidence, this.#book.edition, id);
		return `${this.#rule(`options.${id}`)} (${standard})`;
	}

	#named(text: string, file: string): string {
		const label = file.split('/').at(-1) ?? file;
		this.#targets.set(label, `${RULESETS}/${file}`);
		return `[${cell(text)}][${label}]`;
	}

	#link(label: string, target: string): string {
		this.#targets.set(label, target);
		return `[${label}]`;
	}
}

const anchor = (id: string): string => id.toLowerCase();
const cell = (text: string): string =>
	text
		.replaceAll(/\s+/g, ' ')
		.replaceAll('<', '&lt;')
		.replaceAll(/[|*[\]]/g, '\\$&');

function some(all: readonly string[], between: string): string {
	const more = all.length - MOST;
	return all.slice(0, MOST).join(between) + (more > 0 ? ` and ${more} more` : '');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
	const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
