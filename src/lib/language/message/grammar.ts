/**
 * Names in sentences: `{whom.of}` puts in "du Chasseur", "de la Dryade", "d'Anna". What a language can work out by itself, from the
 * gender beside a name and from its first letter, is worked out here and nowhere else; what is written beside a name comes first.
 * A language that is not listed has the forms that its authors write.
 */

/** A name as a text has it. */
export interface GrammaticalName {
	text: string;
	/** null: a proper name without an article, such as that of a player. */
	gender: string | null;
	/** A form that is written beside the name. */
	written(form: string): string | null;
}

export interface Grammar {
	genders: readonly string[];
	forms: readonly string[];
	/** null where it cannot be worked out and has to be written. */
	form(name: GrammaticalName, form: string): string | null;
	/** The gender of several together. */
	together(genders: readonly (string | null)[]): string | null;
}

/** Letters with which a name begins as with a vowel. Names that people enter may begin with an h that is not heard. */
const FRENCH_VOWEL = /^(?:[aeiouœæh]|y(?![aeiou]))/;
const ENGLISH_VOWEL = /^[aeiou]/;

/** The first letter without accents, small. */
function beginning(text: string): string {
	return text.trim().slice(0, 4).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const french: Grammar = {
	genders: ['masculine', 'feminine', 'masculine-plural', 'feminine-plural'],
	forms: ['the', 'a', 'of', 'to'],
	form(name, form) {
		const the = name.written('the') ?? withFrenchArticle(name);
		switch (form) {
			case 'the':
				return the;
			case 'a':
				return `${frenchOne(name.gender)}${name.text}`;
			case 'of':
				return contracted(the, 'de ', { le: 'du', les: 'des' }) ?? elided('de', the);
			case 'to':
				return contracted(the, 'à ', { le: 'au', les: 'aux' }) ?? `à ${the}`;
			default:
				return null;
		}
	},
	together(genders) {
		return genders.every((gender) => gender?.startsWith('feminine')) && genders.length > 0
			? 'feminine-plural'
			: 'masculine-plural';
	}
};

function withFrenchArticle({ text, gender }: GrammaticalName): string {
	switch (gender) {
		case 'masculine':
			return elided('le', text);
		case 'feminine':
			return elided('la', text);
		case 'masculine-plural':
		case 'feminine-plural':
			return `les ${text}`;
		default:
			return text;
	}
}

function frenchOne(gender: string | null): string {
	switch (gender) {
		case 'masculine':
			return 'un ';
		case 'feminine':
			return 'une ';
		case 'masculine-plural':
		case 'feminine-plural':
			return 'des ';
		default:
			return '';
	}
}

/** `de` before a vowel is `d'`; what already begins with an article is not elided. */
function elided(word: string, before: string): string {
	const mute = FRENCH_VOWEL.test(beginning(before));
	return mute ? `${word.slice(0, -1)}’${before}` : `${word} ${before}`;
}

/** `de` and `le` are one word; null where the name begins with another article, or with none. */
function contracted(the: string, word: string, forms: Record<'le' | 'les', string>): string | null {
	const [article, ...rest] = the.split(' ');
	if ((article === 'le' || article === 'les') && rest.length > 0)
		return `${forms[article]} ${rest.join(' ')}`;
	return article === 'la' || /^l[’']/.test(the) ? word + the : null;
}

const GERMAN_ARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	masculine: { the: 'der', a: 'ein', accusative: 'den', dative: 'dem' },
	feminine: { the: 'die', a: 'eine', accusative: 'die', dative: 'der', genitive: 'der' },
	neuter: { the: 'das', a: 'ein', accusative: 'das', dative: 'dem' },
	plural: { the: 'die', a: '', accusative: 'die', genitive: 'der' }
};

const german: Grammar = {
	genders: ['masculine', 'feminine', 'neuter', 'plural'],
	forms: ['the', 'a', 'accusative', 'dative', 'genitive', 'of', 'to', 'in', 'into'],
	form(name, form) {
		switch (form) {
			case 'of':
				return behind('von', germanCase(name, 'dative'), { dem: 'vom' });
			case 'to':
				return behind('zu', germanCase(name, 'dative'), { dem: 'zum', der: 'zur' });
			case 'in':
				return behind('in', germanCase(name, 'dative'), { dem: 'im' });
			case 'into':
				return behind('in', germanCase(name, 'accusative'), { das: 'ins' });
			case 'the':
			case 'a':
			case 'accusative':
			case 'dative':
			case 'genitive':
				return germanCase(name, form);
			default:
				return null;
		}
	},
	together: () => 'plural'
};

/** null for the cases in which nouns themselves change. */
function germanCase(name: GrammaticalName, form: string): string | null {
	const written = name.written(form);
	if (written !== null) return written;
	if (name.gender === null) return form === 'genitive' ? germanGenitive(name.text) : name.text;
	const article = GERMAN_ARTICLES[name.gender]?.[form];
	return article === undefined ? null : `${article} ${name.text}`.trim();
}

function germanGenitive(proper: string): string {
	return /[sßxz]$/i.test(proper) ? `${proper}’` : `${proper}s`;
}

function behind(word: string, cased: string | null, forms: Record<string, string>): string | null {
	if (cased === null) return null;
	const [article = '', ...rest] = cased.split(' ');
	const both = rest.length > 0 && Object.hasOwn(forms, article) ? forms[article] : undefined;
	return both === undefined ? `${word} ${cased}` : `${both} ${rest.join(' ')}`;
}

const english: Grammar = {
	genders: ['common', 'plural'],
	forms: ['the', 'a', 'possessive'],
	form({ text, gender }, form) {
		const a = ENGLISH_VOWEL.test(beginning(text)) ? 'an ' : 'a ';
		switch (form) {
			case 'the':
				return gender === null ? text : `the ${text}`;
			case 'a':
				return gender === 'common' ? a + text : text;
			case 'possessive':
				return `${text}${gender === 'plural' && text.endsWith('s') ? '’' : '’s'}`;
			default:
				return null;
		}
	},
	together: () => 'plural'
};

const GRAMMARS: Readonly<Record<string, Grammar>> = { en: english, fr: french, de: german };

/** null: only what is written beside the names is known. */
export function grammarOf(language: string): Grammar | null {
	return Object.hasOwn(GRAMMARS, language) ? (GRAMMARS[language] ?? null) : null;
}

/** A form of a name; null where nobody has written it and it cannot be worked out. */
export function nameForm(language: string, name: GrammaticalName, form: string): string | null {
	return name.written(form) ?? grammarOf(language)?.form(name, form) ?? null;
}

/** All words that can stand beside a name as a form of it, in any language that is known here. */
export const FORMS: ReadonlySet<string> = new Set(
	Object.values(GRAMMARS).flatMap(({ forms }) => forms)
);
