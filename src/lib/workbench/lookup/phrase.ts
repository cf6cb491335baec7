/** Sentences of the engine (`Phrase`) in words: the ruleset's texts, filled in; ids in words where a text is missing. */
import { own } from '#lib/language/tools/own.ts';
import { standingIn } from '#lib/workbench/i18n/stand-ins.ts';
import { filledIn, type Filling, OPEN, type PhrasePart, type Told } from './filled-in.ts';
import {
	genderOf,
	type NameContext,
	nameIn,
	shortName,
	thingParts,
	tongueAt
} from './thing-words.ts';
import { grammarOf } from '#lib/language/message/grammar.ts';
import { typeset } from '#lib/language/message/typeset.ts';
import type { Phrase, PhraseArgument, SetValue } from '#lib/engine/seat/protocol.ts';
import { namesOfEnum } from '#lib/ruleset/program/face-names.ts';

export type { PhrasePart } from './filled-in.ts';

/** Per language: path -> text, as in `Program.texts`. */
export type Texts = Record<string, Record<string, string>>;

export interface PhraseContext extends NameContext {
	lexicon: Lexicon;
	/** What stands for declining where the ruleset has no word for it. */
	pass: string;
	/** What stands for things the viewer may not know; null: it does not know how many, either. */
	unknown(count: number | null): string;
	/** There is little room: texts and names stand in their short form, where they have one. */
	isShort?: boolean;
}

/** The same names for where there is little room. */
export function shortly(context: PhraseContext): PhraseContext {
	const { lexicon, called, nothing, pass } = context;
	const unknown = (count: number | null) => context.unknown(count);
	return { lexicon, called, nothing, pass, unknown, isShort: true };
}

/** An id in words: `lay-brick` -> `lay brick`. */
export function words(id: string): string {
	return id.replaceAll(/[-_]+/g, ' ').trim();
}

/** `Lay {what} on {site}` -> `Lay … on …`. */
export function leftOpen(text: string): string {
	return text.replaceAll(/\{[^}]*\}/g, OPEN.text);
}

export function capitalised(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Where words of enums have their texts; of words that several enums have, of the first. */
function enumWordsIn(
	layers: readonly { texts: Readonly<Record<string, string>> }[]
): ReadonlyMap<string, string> {
	const paths = new Map<string, string>();
	for (const path of layers.flatMap(({ texts }) => Object.keys(texts))) {
		const [at, word] = /^enums\.[^.]+\.([^.]+)/.exec(path) ?? [];
		if (at !== undefined && word !== undefined && !paths.has(word)) paths.set(word, at);
	}
	return paths;
}

/** The texts of a ruleset in one language, with English behind it. */
export class Lexicon {
	readonly language: string;
	readonly #layers: { language: string; texts: Record<string, string> }[];
	readonly #set = new Map<string, string>();
	/** Made when it is asked for: paths by the last word of them. */
	#enumWords: ReadonlyMap<string, string> | null = null;

	/** `systemTexts` are the workbench's words for what the engine says by itself (`system.rolled`). */
	constructor(texts: Texts, language: string, systemTexts: Record<string, string> = {}) {
		this.language = language;
		this.#layers = [
			{ language, texts: own(texts, language) ?? {} },
			{ language, texts: systemTexts },
			{ language: 'en', texts: own(texts, 'en') ?? {} }
		];
	}

	/** The first of the paths that has a text; a path may hold the text itself or a `name` below it. */
	find(...paths: string[]): string | null {
		return this.told(...paths)?.text ?? null;
	}

	/** The same with the language in which it stands. */
	told(...paths: string[]): Told | null {
		for (const { language, texts } of this.#layers) {
			for (const path of paths) {
				const text = own(texts, path);
				if (text === undefined) continue;
				const said = this.#typeset(text, language);
				return { text: language === this.language ? said : standingIn(said, language), language };
			}
		}
		return null;
	}

	/** A word of an enum, where it is not known of which: of the first that has it. */
	enumWord(word: string): string | null {
		const path = (this.#enumWords ??= enumWordsIn(this.#layers)).get(word);
		return path === undefined ? null : this.find(`${path}.name`, path);
	}

	/** Once a text: names are asked for again and again. */
	#typeset(text: string, language: string): string {
		const id = `${language} ${text}`;
		const known = this.#set.get(id) ?? typeset(text, language);
		this.#set.set(id, known);
		return known;
	}

	/** An action is called by its sentence, with what would be put in left open. */
	name(section: string, id: string): string {
		const path = `${section}.${id}`;
		return leftOpen(this.find(`${path}.name`, path) ?? capitalised(words(id)));
	}

	/** The name for where there is little room. */
	short(section: string, id: string): string {
		return shortName(`${section}.${id}`, this) ?? this.name(section, id);
	}

	/** The title of a game: `text: game:` is a map by id, or the title itself. */
	game(id: string): string {
		return this.find(`game.${id}`, 'game') ?? capitalised(words(id));
	}

	plural(section: string, id: string): string {
		return this.find(`${section}.${id}.plural`) ?? this.name(section, id);
	}

	/** The rule text under a name, where there is one. */
	rule(section: string, id: string): string | null {
		return this.find(`${section}.${id}.rule`);
	}

	list(items: string[]): string {
		return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
	}
}

export function phraseParts(phrase: Phrase, context: PhraseContext): PhrasePart[] {
	const { lexicon } = context;
	const path = phrase.path;
	// The option is nothing but the thing itself.
	const it = phrase.args['it'];
	if ((path === 'system.option' || path === 'system.number') && it)
		return argumentParts(it, context);
	if (path === 'system.chosen') return chosenParts(phrase, context);
	if (path.startsWith(FORCED)) return forcedParts(phrase, context);
	const short = context.isShort ? [`${path}.short`] : [];
	const template = lexicon.told(...short, path, `${path}.name`, `${path}.ask`, `${path}.log`);
	if (template === null) return fallbackParts(phrase, context);
	return filledIn(template, lexicon.language, (name): Filling => {
		const argument = own(phrase.args, name);
		// What is not settled yet: an action whose object is still to be chosen.
		if (!argument) return { parts: [OPEN], count: null, form: null, named: () => null };
		return {
			parts: argumentParts(argument, context),
			count: countOf(argument),
			form: formOf(argument, context, template.language),
			named: (form) => inForm(argument, form, context, template.language)
		};
	});
}

/** What decides between the forms of a plural; null where nothing is counted. */
function countOf(argument: PhraseArgument): number | null {
	switch (argument.of) {
		case 'number':
			return argument.value;
		case 'thing':
			return argument.keys.length;
		case 'unknown':
			return argument.count;
		case 'dice':
			return argument.faces.length;
		case 'enum':
		case 'text':
		case 'phrase':
			return null;
	}
}

/** What decides between the forms of a choice: a value, or the gender of things, of several that of all together. */
function formOf(argument: PhraseArgument, context: PhraseContext, language: string): string | null {
	switch (argument.of) {
		case 'enum':
		case 'text':
			return argument.value;
		case 'number':
			return String(argument.value);
		case 'thing':
			return genderOf(argument.keys, context, language);
		case 'unknown':
			return argument.count === 1 ? null : (grammarOf(language)?.together([]) ?? null);
		case 'dice':
		case 'phrase':
			return null;
	}
}

/** An argument in a form of its name; null where it has no name. */
function inForm(
	argument: PhraseArgument,
	form: string,
	context: PhraseContext,
	language: string
): PhrasePart[] | null {
	const { lexicon } = context;
	switch (argument.of) {
		case 'thing':
			return thingParts(argument.keys, context, { form, language });
		case 'enum': {
			const { value } = argument;
			const section = namesOfEnum(argument.enum);
			const name = value === null ? context.nothing : lexicon.name(section, value);
			const path = value === null ? null : `${section}.${value}`;
			const called = { text: name, path, after: '' };
			return [
				{
					text: nameIn(called, { form, language }, lexicon),
					key: null,
					...tongueAt(path, lexicon)
				}
			];
		}
		case 'unknown':
		case 'number':
		case 'text':
		case 'dice':
		case 'phrase':
			return null;
	}
}

export function phraseText(phrase: Phrase, context: PhraseContext): string {
	const parts = phraseParts(phrase, context);
	const text = parts.map((part) => part.text).join('');
	const lang = tongueOf(parts);
	return lang === undefined ? text : standingIn(text, lang);
}

/** A sentence is in the language of its own words, whatever is put into it; without any, in that of its things. */
function tongueOf(parts: readonly PhrasePart[]): string | undefined {
	const spoken = parts.filter(({ text }) => /\p{L}/u.test(text));
	const words = spoken.filter(({ key }) => key === null);
	const [first, ...others] = words.length > 0 ? words : spoken;
	return others.every(({ lang }) => lang === first?.lang) ? first?.lang : undefined;
}

/** An action by itself, with what it still needs left open: `Lay … on …` without the tail is `Lay …`, if that says anything. */
export function actionText(path: string, context: PhraseContext): string {
	const whole = phraseText({ path, args: {} }, context);
	const head = whole.replace(/(?<=…).*…$/u, '');
	return /\p{L}/u.test(head) ? head : whole;
}

/** `actions.lay-brick {site}` without a text reads `Lay brick: Hill 3`. */
function fallbackParts(phrase: Phrase, context: PhraseContext): PhrasePart[] {
	const last = phrase.path.split('.').at(-1) ?? phrase.path;
	if (last === 'pass' || last === 'none') return [{ text: context.pass, key: null }];
	const parts: PhrasePart[] = [{ text: capitalised(words(last)), key: null }];
	for (const [index, argument] of Object.values(phrase.args).entries()) {
		parts.push({ text: index === 0 ? ': ' : ', ', key: null });
		parts.push(...argumentParts(argument, context));
	}
	return parts;
}

const FORCED = 'system.forced.';

/** A question that nobody was asked, because there was one answer: the question, if it has a text, and that it was so. */
function forcedParts({ path, args }: Phrase, context: PhraseContext): PhrasePart[] {
	const of = path.slice(FORCED.length);
	const asked = ['choices', 'windows'].find((section) =>
		context.lexicon.find(`${section}.${of}`, `${section}.${of}.ask`)
	);
	const question = asked ? phraseParts({ path: `${asked}.${of}`, args }, context) : [];
	const said = phraseParts({ path: 'system.forced', args }, context);
	return question.length === 0 ? said : [...question, { text: ' ', key: null }, ...said];
}

/** Question and answers: `Where to? Hill 3`. The arguments are `answer`, `answer2`, ... */
function chosenParts({ args }: Phrase, context: PhraseContext): PhrasePart[] {
	const parts = args['question'] ? argumentParts(args['question'], context) : [];
	const answers = Object.keys(args).filter((name) => name.startsWith('answer'));
	for (const [index, name] of answers.entries()) {
		const argument = args[name];
		if (!argument) continue;
		parts.push({ text: index === 0 ? ' \u2192 ' : ', ', key: null });
		parts.push(...argumentParts(argument, context));
	}
	return parts;
}

function argumentParts(argument: PhraseArgument, context: PhraseContext): PhrasePart[] {
	const { lexicon } = context;
	switch (argument.of) {
		case 'number':
			return [{ text: new Intl.NumberFormat(lexicon.language).format(argument.value), key: null }];
		case 'enum': {
			if (argument.value === null) return [{ text: context.nothing, key: null }];
			const section = namesOfEnum(argument.enum);
			const name = context.isShort
				? lexicon.short(section, argument.value)
				: lexicon.name(section, argument.value);
			const path = `${section}.${argument.value}`;
			return [{ text: name, key: null, ...tongueAt(path, lexicon) }];
		}
		case 'dice':
			return [{ text: argument.faces.join(argument.hits ? ', ' : ' + '), key: null }];
		case 'text':
			return [{ text: capitalised(words(argument.value)), key: null }];
		case 'phrase':
			return phraseParts(argument.phrase, context);
		case 'unknown':
			return [{ text: context.unknown(argument.count), key: null }];
		case 'thing':
			return thingParts(argument.keys, context, null);
	}
}

/** The elements of a set in words, as the page lists things. */
export function listed(elements: SetValue, say: (element: string | null) => string): string {
	return elements.length === 0 ? '–' : elements.map(say).join(', ');
}
