/** Sentences as the words that are looked for: without accents, endings and words that say nothing. No game is known here. */
import { folded } from '#lib/language/tools/folded.ts';

/** Words that stand in every question. */
const SILENT: Readonly<Record<string, string>> = {
	en: `a an and any are as at be been before by can could do does each every for from get got has have how i if in into is it
		its long many may me might more most much must my need needed needs number of off on one only or per should so some than
		that the their them then there they this to too up us was we what when where which who why will with would you your
		change want amount big large maximum maximal max`,
	de: `ab aber alle allem allen aller alles als am an auch auf aus bei beim bin bis da damit dann darf das dass dein deine
		dem den der des die dies diese dieser doch du durch ein eine einem einen einer eines er es etwas fur gibt hat hatte ich
		ihr im in ist ja je jede jeden jeder jedes kann konnen konnte man mehr mein meine mich mit muss nach nicht noch nur ob
		oder pro sein seine sich sie sind so soll um und uns unter vom von vor was welche welchem welchen welcher welches wenn
		wer werden wie viel viele vielen wieviel wieviele will wir wird wo zu zum zur andern gross grosse maximal maximale maximaler hochstens`,
	fr: `a ai as au aux avec bien ca ce ces cet cette chaque combien comme d dans de des doit donc du elle elles en est et etre
		eu faut il ils j je jusque l la le les leur lui ma mais me meme mes moi mon n ne nombre nos notre nous on ont ou par
		pas peut peuvent plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur ta
		te tes toi ton tu un une vos votre vous y changer veux grand grande maximum maximal maximale`
};

const COUNTED: Readonly<Record<string, string>> = {
	en: 'zero one two three four five six seven eight nine ten eleven twelve',
	de: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
	fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze'
};

/** Endings, the longest first; what is left has at least four letters. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
	en: [
		'ations',
		'ation',
		'ingly',
		'ments',
		'ment',
		'ings',
		'ing',
		'ies',
		'edly',
		'ers',
		'er',
		'ed',
		'es',
		'ly',
		's',
		'e'
	],
	de: [
		'ungen',
		'ung',
		'innen',
		'erin',
		'ern',
		'est',
		'en',
		'er',
		'em',
		'es',
		'et',
		'e',
		'n',
		's',
		't'
	],
	fr: [
		'issements',
		'issement',
		'ations',
		'ation',
		'ements',
		'ement',
		'eront',
		'ees',
		'ent',
		'ait',
		'ant',
		'eurs',
		'eur',
		'aux',
		'ee',
		'es',
		'er',
		'ez',
		'ir',
		'ie',
		'es',
		'e',
		's',
		'x'
	]
};
const SHORTEST = 4;

const silent = new Map<string, ReadonlySet<string>>();
const counted = new Map<string, readonly string[]>();

/** Of the texts of a game, which are looked through again with every change of it. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/** The words of a text that say something, each cut to what stays the same when it is bent; numbers as digits. */
export function terms(text: string, language: string): readonly string[] {
	const key = `${language}:${text}`;
	const before = known.get(key);
	if (before) return before;
	const found = termsIn(text, language);
	if (known.size >= MOST_KNOWN) known.clear();
	known.set(key, found);
	return found;
}

function termsIn(text: string, language: string): string[] {
	const stops = wordsOf(SILENT, silent, language, (words) => new Set(words));
	const numbers = wordsOf(COUNTED, counted, language, (words) => words);
	const words = folded(text).match(/\p{L}+|\d+/gu) ?? [];
	return words.flatMap((word) => {
		const number = numbers?.indexOf(word) ?? -1;
		if (number > 1) return [String(number)];
		if (stops?.has(word) || (word.length < 2 && !/\d/.test(word))) return [];
		return [stem(word, language)];
	});
}

function wordsOf<T>(
	all: Readonly<Record<string, string>>,
	known: Map<string, T>,
	language: string,
	make: (words: string[]) => T
): T | undefined {
	const text = all[language];
	if (text === undefined) return undefined;
	const made = known.get(language) ?? make(text.trim().split(/\s+/));
	known.set(language, made);
	return made;
}

function stem(word: string, language: string): string {
	const ending = (ENDINGS[language] ?? []).find(
		(end) => word.endsWith(end) && word.length - end.length >= SHORTEST
	);
	return ending === undefined ? word : word.slice(0, -ending.length);
}
