/** Numbers as languages write them in words; `one` is an article in many of them, and never looked for. */

const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
	['en', 'two three four five six seven eight nine ten eleven twelve'.split(' ')],
	['de', 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')],
	['fr', 'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')]
]);
const FIRST = 2;

/** Whether a text states a number outside its braces, in digits or in a word of its language. */
export function statesNumber(text: string, language: string, value: number): boolean {
	const plain = withoutBraces(text);
	const [main = ''] = language.split('-', 1);
	const word = WORDS.get(main)?.[value - FIRST];
	const spelled = word === undefined ? '' : `|${word}`;
	// Neither a part of another number (25, 2.5, 5-6 of a range is one) nor of a longer word.
	const stated = `(?<![\\p{L}\\d.,_-])(?:${value}${spelled})(?![\\p{L}\\d_-]|[.,]\\d)`;
	return new RegExp(stated, 'iu').test(plain);
}

/** What rules put in, plurals and choices are no numbers that anybody has written down. */
function withoutBraces(text: string): string {
	let depth = 0;
	let plain = '';
	for (const letter of text) {
		if (letter === '{') depth++;
		else if (letter === '}') depth = Math.max(0, depth - 1);
		else if (depth === 0) plain += letter;
	}
	return plain;
}
