/** What a language brings along. What it has not is said in English, text by text. */
import type { Messages } from './en/messages.ts';

/** By its code: what is said, in another language, with the gaps numbered as in English. */
export type FindingBook = Readonly<Record<string, string>>;

export interface LanguageBook {
	/** The page's own words. */
	messages: Readonly<Partial<Messages>>;
	/** Sentences of the engine itself. */
	system: Readonly<Record<string, string>>;
	/** What findings say: only fetched when one is read. */
	findings: () => Promise<FindingBook>;
}
