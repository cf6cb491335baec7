/** What a rulebook says, in the words of the game and in the language of its reader, or else in English. */
import { sectionText } from '#lib/language/editing/plain-text.ts';
import type {
	BookClause,
	BookNumber,
	BookOption,
	BookOwnRule
} from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

/** `lang` is set where it is another language than that of the book. */
export interface Worded {
	text: string;
	lang: string | null;
}

export class BookWords {
	readonly #index: RulesIndex;

	constructor(index: RulesIndex) {
		this.#index = index;
	}

	/** The first path that has a text in the reader's language; else the first in English. */
	said(...paths: string[]): Worded | null {
		const { lexicon } = this.#index;
		const told = lexicon.told(...paths);
		return (
			told && { text: told.text, lang: told.language === lexicon.language ? null : told.language }
		);
	}

	clause({ id, text }: Pick<BookClause, 'id' | 'text'>): Worded {
		const foreign = this.#index.lexicon.language === 'en' ? null : 'en';
		return this.said(`clauses.${id}`) ?? { text, lang: foreign };
	}

	/** A layer by its name; a variant's own file has none of its own. */
	layer(id: string, ownWords: string): string {
		return id.startsWith('variant:') ? ownWords : this.#index.lexicon.name('layers', id);
	}

	option({ id }: Pick<BookOption, 'id'>): Worded {
		return (
			this.said(`options.${id}.name`, `options.${id}`) ?? {
				text: this.#index.lexicon.name('options', id),
				lang: null
			}
		);
	}

	/** A number stands for itself. */
	optionValue({ id }: Pick<BookOption, 'id'>, value: BookOption['value']): Worded {
		const paths = [`options.${id}.${value}.name`, `options.${id}.${value}`];
		return this.said(...paths) ?? { text: String(value), lang: null };
	}

	/** What it is called; null: it cannot be said in a few words, since it is worked out. */
	number(bookNumber: BookNumber): { name: Worded; value: string; before: string | null } | null {
		const name = this.said(`numbers.${bookNumber.address}.name`, `numbers.${bookNumber.address}`);
		const value = this.#amount(bookNumber.address, bookNumber.values);
		if (!name || value === null) return null;
		return {
			name,
			value,
			before: bookNumber.before && this.#amount(bookNumber.address, bookNumber.before)
		};
	}

	/** `15 with two or three players, 20 with more`. */
	#amount(address: string, values: readonly number[]): string | null {
		const format = new Intl.NumberFormat(this.#index.lexicon.language);
		if (values.length === 1) return format.format(values[0]!);
		const parts = values.flatMap((value, at) => {
			const about = this.said(`numbers.${address}/${at + 1}`);
			return about ? [`${format.format(value)} ${about.text}`] : [];
		});
		return parts.length > 0 ? parts.join(', ') : null;
	}

	chapter(id: string): Worded | null {
		return this.said(`sections.${id}`);
	}

	/**
	 * What a rule of one's own says: the sentence that the form has for it, else what its author has written of it, else the
	 * rule as it stands in the file.
	 */
	ownRule(own: BookOwnRule, sentence: string | null): Worded & { written: boolean } {
		const { section, id, about, rule } = own;
		if (sentence !== null) return { text: sentence, lang: null, written: false };
		const named = this.said(`${section}.${id}`);
		// A name says which rule it is, not what it says.
		const told = this.said(`${section}.${id}.rule`) ?? (named && isSentence(named) ? named : null);
		if (told) return { ...told, written: false };
		const foreign = this.#index.lexicon.language === 'en' ? null : 'en';
		if (about !== null) return { text: about, lang: foreign, written: false };
		return { text: `${section}:${sectionText({ [id]: rule })}`, lang: null, written: true };
	}
}

const isSentence = ({ text }: Worded): boolean => /[.!?…]["”»)]?$/.test(text);
