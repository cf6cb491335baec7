/** What one layer above the base makes other: each thing once, in words. */
import { textId } from '#lib/ruleset/report/diff/text-id.ts';
import type {
	BookClause,
	BookDifference,
	BookOption,
	BookPiece,
	Rulebook
} from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import { type DiffSection, grouped } from '#lib/workbench/rules/diff-order.ts';
import type { BookWords } from './BookWords.ts';

type SaidNumber = NonNullable<ReturnType<BookWords['number']>>;
type Change = BookDifference['change'];

export interface LayerDifferences {
	id: string;
	options: (BookOption & { before: NonNullable<BookOption['before']> })[];
	numbers: (SaidNumber & { before: string })[];
	/** By what became of them. */
	pieces: { change: Change; all: BookPiece[] }[];
	/** Definitions that are neither an option nor a number nor a piece. */
	others: { section: DiffSection; change: Change; ids: string[] }[];
	added: BookClause[];
	/** Paragraphs that were there before; `sections` has each number once. */
	clauses: { state: 'changed' | 'unused'; sections: string[] }[];
	/** How many things are told of. */
	count: number;
}

/** Of the layers above what the book is told against; those that make nothing other are left out. */
export function differencesIn(book: Rulebook, words: BookWords): LayerDifferences[] {
	return book.layers
		.filter(({ id }) => !book.against.includes(id))
		.map(({ id }) => differencesBy(id, book, words))
		.filter(({ count }) => count > 0);
}

function differencesBy(id: string, book: Rulebook, words: BookWords): LayerDifferences {
	const options = book.options.flatMap((option) => {
		const { before, layer } = option;
		return before !== null && layer === id ? [{ ...option, before }] : [];
	});
	const told = book.numbers.flatMap((number) => {
		const said = number.layer === id ? words.number(number) : null;
		if (!said || said.before === null) return [];
		return [{ address: number.address, said: { ...said, before: said.before } }];
	});
	const pieces = book.pieces.filter(({ by }) => by.includes(id));
	const isTold = ({ section, id: other }: BookDifference): boolean =>
		(section === 'options' && options.some((option) => option.id === other)) ||
		(section === 'pieces' && pieces.some((piece) => piece.id === other)) ||
		told.some(({ address }) => address.startsWith(`${section}.${other}.`));
	const others = book.differences.filter(
		(difference) => difference.layer === id && !isTold(difference)
	);
	const clauses = changedBy(book, id);
	const numbered = (state: 'changed' | 'unused') => ({
		state,
		sections: [
			...new Set(clauses.filter((clause) => clause.state === state).map(({ section }) => section))
		]
	});
	const found = {
		options,
		numbers: told.map(({ said }) => said),
		added: clauses.filter(({ state }) => state === 'added')
	};
	const before = [numbered('changed'), numbered('unused')].filter(
		({ sections }) => sections.length > 0
	);
	return {
		id,
		...found,
		pieces: byChange(pieces),
		others: grouped(others).flatMap(({ section, rules }) =>
			byChange(rules).map(({ change, all }) => ({ section, change, ids: all.map(textId) }))
		),
		clauses: before,
		count:
			pieces.length +
			others.length +
			Object.values(found).flat().length +
			before.flatMap(({ sections }) => sections).length
	};
}

/** Paragraphs that a layer made other. */
export function changedBy(book: Rulebook, layer: string): BookClause[] {
	return book.chapters
		.flatMap(({ clauses }) => clauses)
		.filter(({ state, by }) => state !== 'same' && by.includes(layer));
}

const CHANGES: readonly Change[] = ['added', 'changed', 'removed'];

function byChange<T extends { change: Change }>(
	items: readonly T[]
): { change: Change; all: T[] }[] {
	return CHANGES.map((change) => ({
		change,
		all: items.filter((item) => item.change === change)
	})).filter(({ all }) => all.length > 0);
}
