/** What stands on a player aid, of what the rules say: nothing is written for it alone. */
import type { BookClause, Rulebook } from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import { cssColour } from '#lib/workbench/lookup/css-colour.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { chapterHeading } from './book-outline.ts';
import type { BookWords, Worded } from './BookWords.ts';

export interface AidStep {
	id: string;
	heading: Worded;
	/** What is asked there. */
	ask: Worded | null;
	actions: readonly string[];
	clauses: readonly BookClause[];
}

export interface Aid {
	steps: AidStep[];
	marks: { name: string; icon: string | null }[];
	colours: { name: string; css: string }[];
	kinds: { name: string; rule: Worded }[];
	numbers: { address: string; name: Worded; value: string }[];
}

export function aidOf(book: Rulebook, index: RulesIndex, words: BookWords): Aid {
	const { layout, lexicon, rules } = index;
	const onMap = layout.table === 'map' && layout.space.fill !== null;
	const coloured = onMap ? layout.space.fill : layout.counter.colour;
	const colours = onMap ? layout.colours : layout.counter.colours;
	return {
		steps: book.turn.length > 0 ? turn(book, words, index) : chapters(book, words),
		marks: layout.counter.marks.map(({ attribute, icon }) => ({
			name: lexicon.name('attributes', attribute),
			icon
		})),
		colours: Object.entries(colours).map(([value, colour]) => ({
			name: index.enumName(coloured, value),
			css: cssColour(colour)
		})),
		kinds: rules.kinds.flatMap(({ id, abstract }) => {
			const rule = abstract ? null : words.said(`kinds.${id}.rule`);
			return rule ? [{ name: index.kindName(id), rule }] : [];
		}),
		// What is a number of one piece stands on the piece.
		numbers: book.numbers.flatMap((bookNumber) => {
			const said = bookNumber.address.startsWith('pieces.') ? null : words.number(bookNumber);
			return said ? [{ address: bookNumber.address, name: said.name, value: said.value }] : [];
		})
	};
}

function turn(book: Rulebook, words: BookWords, index: RulesIndex): AidStep[] {
	const clauses = book.chapters.flatMap((chapter) => chapter.clauses);
	return book.turn.map((step) => ({
		id: step.value,
		heading: words.said(`enums.${step.enum}.${step.value}`) ?? {
			text: index.lexicon.name(`enums.${step.enum}`, step.value),
			lang: null
		},
		ask:
			step.window === null
				? null
				: words.said(`windows.${step.window}.ask`, `windows.${step.window}`),
		actions: step.actions,
		clauses: clauses.filter(({ id, state }) => step.cite.includes(id) && state !== 'unused')
	}));
}

/** Of a game that names no parts of a turn, all it says, chapter by chapter. */
function chapters(book: Rulebook, words: BookWords): AidStep[] {
	return book.chapters.map(({ id, clauses }) => ({
		id,
		heading: chapterHeading(words, id),
		ask: null,
		actions: [],
		clauses: clauses.filter(({ state }) => state !== 'unused')
	}));
}
