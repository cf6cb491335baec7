/** The books of the languages, each fetched when it is first wanted. Until then, and for every text that a book has not, there is English. */
import { own } from '#lib/language/tools/own.ts';
import { en, type MessageKey } from './languages/en/messages.ts';
import systemEn from './languages/en/system.json' with { type: 'json' };
import type { FindingBook, LanguageBook } from './languages/language-book.ts';

/** A text, and the language in which it stands. */
export interface Worded {
	text: string;
	language: string;
}

export type BookFetchers = Readonly<Record<string, () => Promise<LanguageBook>>>;

export class Books {
	readonly #fetchers: BookFetchers;
	#books = $state.raw<Readonly<Record<string, LanguageBook>>>({});
	#findings = $state.raw<Readonly<Record<string, FindingBook>>>({});
	readonly #asked: Record<string, Promise<void> | undefined> = {};

	constructor(fetchers: BookFetchers) {
		this.#fetchers = fetchers;
	}

	/** Resolves when a language can be read, or cannot be fetched. */
	fetch(language: string): Promise<void> {
		const fetcher = own(this.#fetchers, language);
		if (language === 'en' || !fetcher) return Promise.resolve();
		return this.#once(`book ${language}`, async () => {
			this.#books = { ...this.#books, [language]: await fetcher() };
		});
	}

	/** The same for what findings say in it. */
	async fetchFindings(language: string): Promise<void> {
		await this.fetch(language);
		const book = own(this.#books, language);
		if (!book) return;
		await this.#once(`findings ${language}`, async () => {
			this.#findings = { ...this.#findings, [language]: await book.findings() };
		});
	}

	/** Whether the texts of a language are there. Reactive. */
	has(language: string): boolean {
		return language === 'en' || own(this.#books, language) !== undefined;
	}

	/** Reactive. */
	message(language: string, key: MessageKey): Worded {
		const text = this.#book(language)?.messages[key];
		return text === undefined ? { text: en[key], language: 'en' } : { text, language };
	}

	/** Sentences of the engine, English where the language has none. Reactive. */
	system(language: string): Readonly<Record<string, string>> {
		return { ...systemEn, ...this.#book(language)?.system };
	}

	/** undefined: not there (yet). Reactive. */
	findings(language: string): FindingBook | undefined {
		const book = own(this.#findings, language);
		if (!book) void this.fetchFindings(language);
		return book;
	}

	#book(language: string): LanguageBook | undefined {
		const book = own(this.#books, language);
		if (!book) void this.fetch(language);
		return book;
	}

	#once(what: string, fetchIt: () => Promise<void>): Promise<void> {
		const asked = this.#asked[what];
		if (asked) return asked;
		const asking = fetchIt().catch(() => {
			// Without a connection: whoever wants it next asks again.
			this.#asked[what] = undefined;
		});
		this.#asked[what] = asking;
		return asking;
	}
}
