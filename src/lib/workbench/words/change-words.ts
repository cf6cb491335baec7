/** What can be changed about a game, in its own words: what each thing is called, what it is for, and all it is found by. */
import { own } from '#lib/language/tools/own.ts';
import type { Changeable, ChangeSheet } from '#lib/ruleset/report/changeable/changeable.ts';
import { chapterOf } from '#lib/ruleset/program/chapter.ts';
import { capitalised, Lexicon, words } from '#lib/workbench/lookup/phrase.ts';
import type { Indexed, Said } from './WordIndex.ts';
import { WordIndex } from './WordIndex.ts';

const NAME = 4;
const ASKED = 4;
const CALLED = 3;
const RULE = 2;
const ABOUT = 2;
const KIND = 1.5;
const BESIDE = 1.2;
const CLAUSE = 1.2;
const CHAPTER = 0.8;
const VALUE = 1.5;
/** What is said in English to somebody who reads another language. */
const FOREIGN = 0.4;

export interface ChangeWords {
	name: string;
	/** One sentence, where somebody has written one. */
	sentence: { text: string; language: string } | null;
}

export class ChangeIndex {
	readonly #sheet: ChangeSheet;
	readonly #lexicon: Lexicon;
	readonly #things: ReadonlyMap<string, string[]>;
	readonly #index: WordIndex<Changeable>;

	constructor(sheet: ChangeSheet, language: string) {
		this.#sheet = sheet;
		this.#lexicon = new Lexicon(sheet.texts, language);
		this.#things = namedThings(sheet.texts);
		this.#index = new WordIndex(
			language,
			sheet.changeables.map((one) => this.#indexed(one)),
			synonymsIn(sheet.texts, language)
		);
	}

	find(query: string, most: number): Changeable[] {
		return this.#index.find(query, most).map(({ thing }) => thing);
	}

	/** What it is called; a piece with what is printed on it. */
	words(one: Changeable): ChangeWords {
		const find = (...paths: string[]) => this.#lexicon.find(...paths);
		const given = find(`numbers.${one.address}`);
		const rule = this.#said(`numbers.${one.address}.rule`);
		if (given !== null) return { name: given, sentence: rule };
		// What its author says it is for is said to other authors: better than nothing where nobody has named it.
		const about = one.about[0] === undefined ? null : { text: one.about[0], language: 'en' };
		const sentence = one.definition.startsWith('pieces.') ? rule : (rule ?? about);
		const [section = '', id = ''] = one.definition.split('.', 2);
		const name = find(`${section}.${id}`, `${section}.${id}.ask`) ?? capitalised(words(id));
		if (section === 'pieces') {
			const last = one.address.slice(`pieces.${id}.`.length);
			const effect = /^effects\.([^.]+)/.exec(last)?.[1];
			const part = effect ?? last;
			const path = effect === undefined ? `attributes.${part}` : `effects.${id}.${part}`;
			const called = find(`${path}.name`, path);
			return { name: `${name}: ${called ?? words(part)}`, sentence };
		}
		return { name: name === '' ? capitalised(section) : name, sentence };
	}

	word(path: string, id: string): string {
		return this.#lexicon.name(path, id);
	}

	/** What the nth number of an expression is about; null: nobody has said so. */
	part({ address }: Changeable, nth: number): string | null {
		return this.#lexicon.find(`numbers.${address}/${nth}`);
	}

	/** Whether somebody has thought that players would change it. */
	isNamed({ address }: Changeable): boolean {
		return this.#lexicon.find(`numbers.${address}`, `numbers.${address}.asked`) !== null;
	}

	/** The chapter of the first paragraph that it cites; empty: none. */
	chapter({ cite }: Changeable): string {
		const section = cite.map((id) => own(this.#sheet.clauses, id)?.section).find((one) => one);
		return section === undefined ? '' : chapterOf(section);
	}

	/** null: it has none. */
	chapterName(id: string): string | null {
		return id === '' ? null : (this.#lexicon.find(`sections.${id}`) ?? `§ ${id}`);
	}

	clause(id: string): { text: string; section: string } | null {
		const clause = own(this.#sheet.clauses, id);
		if (!clause) return null;
		return { text: this.#lexicon.find(`clauses.${id}`) ?? clause.text, section: clause.section };
	}

	#said(path: string): { text: string; language: string } | null {
		const { language } = this.#lexicon;
		const text = own(own(this.#sheet.texts, language) ?? {}, path);
		if (text !== undefined) return { text, language };
		const english = own(own(this.#sheet.texts, 'en') ?? {}, path);
		return english === undefined ? null : { text: english, language: 'en' };
	}

	#indexed(one: Changeable): Indexed<Changeable> {
		const [section = '', id = ''] = one.definition.split('.', 2);
		// Who asks for a piece need not say what about it.
		const name = section === 'pieces' ? this.#lexicon.name(section, id) : this.words(one).name;
		const said: Said[] = [];
		for (const language of new Set([this.#lexicon.language, 'en'])) {
			const texts = own(this.#sheet.texts, language) ?? {};
			const share = language === this.#lexicon.language ? 1 : FOREIGN;
			const say = (text: string | undefined, weight: number): void => {
				if (text !== undefined) said.push({ text, weight: weight * share, language });
			};
			const tell = (path: string, weight: number): void => {
				say(own(texts, path), weight);
				say(own(texts, `${path}.plural`), weight);
				say(own(texts, `${path}.ask`), weight * 0.7);
				say(own(texts, `${path}.asked`), weight);
				say(own(texts, `${path}.rule`), Math.min(weight, RULE));
			};
			tell(`numbers.${one.address}`, NAME);
			say(own(texts, `numbers.${one.address}.asked`), ASKED);
			for (const path of one.called) tell(path, path.startsWith('kinds.') ? KIND : CALLED);
			for (const id of one.mentions)
				for (const path of this.#things.get(id) ?? []) tell(path, BESIDE);
			for (const [at, id] of one.cite.entries()) {
				const clause = own(this.#sheet.clauses, id);
				if (!clause) continue;
				const weight = at === 0 ? CLAUSE : CLAUSE / 2;
				say(own(texts, `clauses.${id}`) ?? (language === 'en' ? clause.text : undefined), weight);
				tell(`sections.${chapterOf(clause.section)}`, CHAPTER);
			}
			if (language !== 'en') continue;
			for (const [at, about] of one.about.entries()) say(about, at === 0 ? ABOUT : ABOUT / 2);
			say(words(one.definition.split('.').slice(1).join(' ')), CALLED * 0.8);
		}
		if (typeof one.value !== 'boolean')
			said.push({ text: numbersIn(one).join(' '), weight: VALUE, language: 'en' });
		return { thing: one, said, name, likely: this.#likely(one) };
	}

	/** What has been given a name is asked for; whether something is more than nothing is not. */
	#likely({ address, input, value, definition }: Changeable): number {
		const named = this.#said(`numbers.${address}`) !== null;
		if (named) return 1.25;
		const [section = ''] = definition.split('.', 1);
		const technical =
			input.is === 'several'
				? input.numbers.every((one) => one.value < 2)
				: input.is === 'number' && Math.abs(Number(value)) < 2;
		if (section === 'pieces' || section === 'options' || section === 'game') return 1;
		const whole = input.is !== 'several';
		if (section === 'values') return whole ? 1.1 : technical ? 0.6 : 1;
		return technical ? 0.4 : 0.7;
	}
}

/** What people say, and what a thing of the game is called. */
export function synonymsIn(texts: ChangeSheet['texts'], language: string): [string, string][] {
	const said = own(texts, language) ?? {};
	return Object.entries(said).flatMap(([path, text]): [string, string][] => {
		if (!path.endsWith('.asked') || path.startsWith('numbers.')) return [];
		const name = own(said, path.slice(0, -'.asked'.length));
		return name === undefined ? [] : text.split(',').map((one) => [one, name]);
	});
}

function numbersIn({ input, value }: Changeable): string[] {
	if (input.is === 'several') return input.numbers.map((one) => String(one.value));
	return input.is === 'number' ? [String(value)] : [];
}

const THINGS = ['kinds', 'pieces', 'options', 'zones', 'fields', 'values'];

/** Id -> text paths of things that rules name by it. */
function namedThings(texts: ChangeSheet['texts']): Map<string, string[]> {
	const things = new Map<string, string[]>();
	for (const path of new Set(Object.values(texts).flatMap((all) => Object.keys(all)))) {
		const [section = '', id = '', value] = path.split('.');
		const named = section === 'enums' ? value : THINGS.includes(section) ? id : undefined;
		if (named === undefined || named === '') continue;
		const whole = section === 'enums' ? `enums.${id}.${named}` : `${section}.${id}`;
		const known = things.get(named) ?? [];
		if (!known.includes(whole)) things.set(named, [...known, whole]);
	}
	return things;
}
