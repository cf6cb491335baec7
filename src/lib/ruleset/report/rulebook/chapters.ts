/** The paragraphs of a game by chapters, and which of them are other than in the game it is made of. */
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { chapterOf } from '#lib/ruleset/program/chapter.ts';
import type { Game } from '#lib/ruleset/report/diff/diff-programs.ts';
import { citedIn } from './cited.ts';
import type {
	BookChapter,
	BookClause,
	BookNumber,
	BookOption,
	ClauseState,
	Rulebook
} from './rulebook-parts.ts';

export function chaptersIn(
	was: Game,
	now: Game,
	elsewhere: ReadonlySet<string>,
	{ differences, numbers, options }: Pick<Rulebook, 'differences' | 'numbers' | 'options'>
): BookChapter[] {
	const plain = childOf(was.composition.tree, 'clauses');
	const cited = { was: citedIn(was.composition.tree), now: citedIn(now.composition.tree) };
	const blamed = Map.groupBy(
		differences.flatMap(({ cite, layer }) => cite.map((id) => ({ id, layer }))),
		({ id }) => id
	);
	const others = (all: readonly (BookNumber | BookOption)[], id: string): number[] =>
		all.flatMap(({ before, cite }, at) => (before !== null && cite.includes(id) ? [at] : []));
	const last = now.composition.layers.at(-1)?.id ?? '';
	const all = entriesOf(childOf(now.composition.tree, 'clauses')).map(
		([id, { key, value }]): BookClause => {
			const words = childOf(value, 'text') ?? value;
			const before = childOf(plain, id);
			const old = before && textOf(childOf(before, 'text') ?? before);
			const by = [...new Set((blamed.get(id) ?? []).map(({ layer }) => layer))];
			const found = ((): { state: ClauseState; by: string[] } => {
				if (before === undefined) return { state: 'added', by: [key.layer] };
				if (cited.was.has(id) && !cited.now.has(id)) return { state: 'unused', by };
				if (cited.now.has(id) && !cited.was.has(id)) return { state: 'added', by };
				if (old !== textOf(words))
					return { state: 'changed', by: [...new Set([words.layer, ...by])] };
				return { state: by.length > 0 ? 'changed' : 'same', by };
			})();
			return {
				id,
				section: textOf(childOf(value, 'section')) ?? '',
				text: textOf(words) ?? '',
				...found,
				// Somebody made it so: where nobody can be named, the last one did.
				by: found.state === 'same' || found.by.length > 0 ? found.by : [last],
				numbers: others(numbers, id),
				options: others(options, id)
			};
		}
	);
	const here = playedHere(all, elsewhere, cited);
	return inChapters(all.filter(here));
}

/**
 * Whether a paragraph belongs to this game, and not to house rules that it does without. What no rule anywhere cites goes
 * with the paragraphs beside it.
 */
function playedHere(
	all: readonly BookClause[],
	elsewhere: ReadonlySet<string>,
	cited: { was: ReadonlySet<string>; now: ReadonlySet<string> }
): (clause: BookClause) => boolean {
	const isIn = ({ id }: BookClause): boolean => cited.now.has(id) || cited.was.has(id);
	const known = all.filter((bookClause) => isIn(bookClause) || elsewhere.has(bookClause.id));
	const beside = (by: (clause: BookClause) => string) => {
		const groups = Map.groupBy(known, by);
		return (clause: BookClause): boolean | null => groups.get(by(clause))?.some(isIn) ?? null;
	};
	const inSection = beside(({ section }) => section);
	const inChapter = beside(({ section }) => chapterOf(section));
	return (clause) =>
		isIn(clause) || (!elsewhere.has(clause.id) && (inSection(clause) ?? inChapter(clause) ?? true));
}

function inChapters(clauses: readonly BookClause[]): BookChapter[] {
	const chapters = Map.groupBy(clauses, ({ section }) => chapterOf(section));
	return [...chapters.keys()].toSorted(bySection([...chapters.keys()])).map((id) => {
		const all = chapters.get(id) ?? [];
		const order = bySection(all.map(({ section }) => section));
		return { id, clauses: all.toSorted((a, b) => order(a.section, b.section)) };
	});
}

/** `2` before `11`, `11.2` before `11.2.1`, numbers before words; words in the order in which they were first written. */
export function bySection(all: readonly string[]): (a: string, b: string) => number {
	const wordsOf = (section: string): string => /^\D*/.exec(section)?.[0] ?? '';
	const words = ['', ...new Set(all.map(wordsOf))];
	const key = (section: string): number[] => [
		words.indexOf(wordsOf(section)),
		...(section.match(/\d+/g) ?? []).map(Number)
	];
	return (a, b) => {
		const [first, other] = [key(a), key(b)];
		const at = first.findIndex((number, index) => number !== other[index]);
		return at < 0 ? first.length - other.length : (first[at] ?? 0) - (other[at] ?? -1);
	};
}
