/**
 * Things that are found by words. Whatever is said of a thing has a weight; a word counts the more the fewer things it
 * occurs in. The same words find the same things in the same order.
 */
import { distance } from 'fastest-levenshtein';
import { terms } from './terms.ts';

export interface Said {
	text: string;
	weight: number;
	/** The language of the text. */
	language: string;
}

export interface Indexed<T> {
	thing: T;
	said: readonly Said[];
	/** What it is called, of which as much as possible should be asked for. */
	name: string;
	/** How likely it is that anybody asks for it, 1 being usual. */
	likely: number;
}

export interface Found<T> {
	thing: T;
	score: number;
}

/** How well a word fits another one that is not the same. */
const BEGINS = 0.75;
const INSIDE = 0.6;
const ALIKE = 0.5;
/** Who says a word that is known as it is means that word. */
const BESIDE_KNOWN = 0.5;
const MISTYPED = 0.5;
const SYNONYM = 0.9;
/** Below this share of the best nothing is shown, but for the first few. */
const WORTH_SHOWING = 0.3;
const ALWAYS_SHOWN = 4;
const NAME_BONUS = 0.5;

interface Entry<T> extends Indexed<T> {
	at: number;
	nameTerms: ReadonlySet<string>;
}

export class WordIndex<T> {
	readonly #language: string;
	readonly #entries: Entry<T>[];
	/** Term -> entry -> the greatest weight with which it is said. */
	readonly #postings = new Map<string, Map<number, number>>();
	readonly #synonyms: ReadonlyMap<string, ReadonlySet<string>>;

	/** `synonyms`: pairs of what people say and how it is called. */
	constructor(
		language: string,
		things: readonly Indexed<T>[],
		synonyms: readonly (readonly [string, string])[]
	) {
		this.#language = language;
		this.#entries = things.map((one, at) => ({
			...one,
			at,
			nameTerms: new Set(terms(one.name, language))
		}));
		for (const [at, { said }] of things.entries()) for (const one of said) this.#post(at, one);
		this.#synonyms = this.#termPairs(synonyms);
	}

	find(query: string, most: number): Found<T>[] {
		const wanted = [...new Set(terms(query, this.#language))];
		if (wanted.length === 0) return [];
		const matched = wanted.map((term) => this.#matching(term));
		const rare = matched.map(({ size }) =>
			size === 0 ? 0 : Math.log(1 + this.#entries.length / size)
		);
		const all = rare.reduce((sum, one) => sum + one, 0);
		if (all === 0) return [];
		const found = this.#entries.flatMap((entry): Found<T>[] => {
			let score = 0;
			let named = 0;
			for (const [at, matches] of matched.entries()) {
				const match = matches.get(entry.at);
				if (!match) continue;
				score += (rare[at] ?? 0) * match.weight;
				if (match.named) named++;
			}
			if (score === 0) return [];
			const share = entry.nameTerms.size === 0 ? 0 : Math.min(1, named / entry.nameTerms.size);
			return [
				{ thing: entry.thing, score: (score / all) * (1 + NAME_BONUS * share) * entry.likely }
			];
		});
		found.sort((a, b) => b.score - a.score);
		const least = (found[0]?.score ?? 0) * WORTH_SHOWING;
		return found.slice(0, most).filter(({ score }, at) => at < ALWAYS_SHOWN || score >= least);
	}

	#post(at: number, { text, weight, language }: Said): void {
		for (const term of terms(text, language)) {
			const those = this.#postings.get(term) ?? new Map<number, number>();
			this.#postings.set(term, those);
			if ((those.get(at) ?? 0) < weight) those.set(at, weight);
		}
	}

	/** Entries that a word of the question fits, and how well; `named`: it stands in what they are called. */
	#matching(term: string): Map<number, { weight: number; named: boolean }> {
		const matches = new Map<number, { weight: number; named: boolean }>();
		const likes = new Map<string, number>();
		const put = (like: string, how: number): void => {
			if ((likes.get(like) ?? 0) < how) likes.set(like, how);
		};
		const isKnown = this.#postings.has(term);
		for (const known of this.#postings.keys()) {
			const how = fit(term, known);
			if (how > 0) put(known, how < 1 && isKnown ? how * BESIDE_KNOWN : how);
		}
		for (const other of this.#synonyms.get(term) ?? []) {
			for (const known of this.#postings.keys()) {
				const how = fit(other, known);
				if (how > 0) put(known, how * SYNONYM);
			}
		}
		// Only what fits nothing may have been mistyped.
		if (likes.size === 0 && term.length >= 5) {
			for (const known of this.#postings.keys()) {
				if (Math.abs(known.length - term.length) < 2 && distance(term, known) === 1)
					put(known, MISTYPED);
			}
		}
		for (const [like, how] of likes) {
			for (const [at, said] of this.#postings.get(like) ?? []) {
				const before = matches.get(at);
				const named = (before?.named ?? false) || (this.#entries[at]?.nameTerms.has(like) ?? false);
				matches.set(at, { weight: Math.max(before?.weight ?? 0, said * how), named });
			}
		}
		return matches;
	}

	#termPairs(pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> {
		const all = new Map<string, Set<string>>();
		for (const [said, called] of pairs) {
			const [only, ...more] = terms(said, this.#language);
			if (only === undefined || more.length > 0) continue;
			const those = all.get(only) ?? new Set<string>();
			all.set(only, those);
			for (const term of terms(called, this.#language)) those.add(term);
		}
		return all;
	}
}

/** 1: the same; less where one is a part of the other, as words are put together. */
function fit(a: string, b: string): number {
	if (a === b) return 1;
	const [short, long] = a.length < b.length ? [a, b] : [b, a];
	if (short.length < 4 || /\d/.test(short)) return 0;
	if (long.startsWith(short)) return BEGINS;
	if (long.includes(short)) return INSIDE;
	return short.length >= 7 && long.startsWith(short.slice(0, Math.ceil(short.length * 0.7)))
		? ALIKE
		: 0;
}
