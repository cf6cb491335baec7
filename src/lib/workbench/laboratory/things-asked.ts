/** What can be asked about, in the words of the reader: numbers of the rules, and pieces. */
import { type Sweepable, sweepables } from '#lib/lab/sweep/sweepable.ts';
import type { ChangeSheet } from '#lib/ruleset/report/changeable/changeable.ts';
import type { PieceSheet } from '#lib/ruleset/report/piece-sheet.ts';
import type { Rules } from '#lib/rules-server/rules-server.ts';
import { indexFor } from '#lib/workbench/lookup/index-for.ts';
import { ChangeIndex } from '#lib/workbench/words/change-words.ts';

export interface Thing {
	id: string;
	name: string;
	/** What else is good to know; empty: nothing. */
	note: string;
}

export interface Things<T> {
	find: (words: string) => Thing[];
	/** null: there is none of this id. */
	get: (id: string) => (Thing & { one: T }) | null;
}

/** At most so many are shown. */
const MOST = 60;

/** `now`: how the value in force is told. */
export function numbersIn(
	sheet: ChangeSheet,
	language: string,
	now: (value: string) => string
): Things<Sweepable> {
	const index = new ChangeIndex(sheet, language);
	const all = sweepables(sheet.changeables);
	const thing = (swept: Sweepable) => {
		const { what, changeable, nth, value } = swept;
		const { name } = index.words(changeable);
		const several = changeable.input.is === 'several' && changeable.input.numbers.length > 1;
		const part =
			nth === null ? null : (index.part(changeable, nth) ?? (several ? String(nth) : null));
		const said =
			changeable.input.is === 'word'
				? index.word(changeable.input.text, String(value))
				: String(value);
		return {
			id: what,
			name: part === null ? name : `${name}: ${part}`,
			note: now(said),
			one: swept
		};
	};
	// First what somebody has thought of, then options; the rest is for whoever asks for it.
	const rank = ({ changeable }: Sweepable): number =>
		index.isNamed(changeable) ? 0 : changeable.definition.startsWith('options.') ? 1 : 2;
	const first = all.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
	return {
		find: (words) => {
			if (words.trim() === '') return first.map(thing);
			const hits = index.find(words, MOST);
			return hits.flatMap((hit) => all.filter(({ changeable }) => changeable === hit)).map(thing);
		},
		get: (id) => {
			const found = all.find(({ what }) => what === id || what === `options.${id}`);
			return found ? thing(found) : null;
		}
	};
}

/** Those that can be taken away: the other side of one goes with it. */
export function piecesIn(sheet: PieceSheet, rules: Rules, language: string): Things<string> {
	const index = indexFor(rules);
	const all = sheet.pieces
		.filter(({ faceOf }) => faceOf === null)
		.map(({ id, kind }) => ({
			id,
			one: id,
			name: index.pieceName(id),
			note: index.kindName(kind)
		}))
		.sort((a, b) => a.name.localeCompare(b.name, language));
	return {
		find: (words) => {
			const asked = words.trim().toLocaleLowerCase(language);
			return all
				.filter(({ id, name }) => `${name} ${id}`.toLocaleLowerCase(language).includes(asked))
				.slice(0, Math.max(MOST, asked === '' ? all.length : 0));
		},
		get: (id) => all.find((candidate) => candidate.id === id) ?? null
	};
}
