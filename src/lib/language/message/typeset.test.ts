import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test.each([
	['Combien ?', 'Combien\u202F?'],
	['Perte : {what} ; et puis !', 'Perte\u202F: {what}\u202F; et puis\u202F!'],
	['Un\u00A0: deux', 'Un\u202F: deux'],
	["l'or d'{who} et d'«eux»", 'l’or d’{who} et d’«\u202Feux»'],
	['dit "oui"', 'dit «\u202Foui\u202F»'],
	['« oui »', '«\u202Foui\u202F»'],
	['a : : b', 'a\u202F:\u202F: b'],
	['à 12:30, https://x.y', 'à 12:30, https://x.y'],
	[
		"{n, plural, =0 {pas d'or} one {# fois} other {# fois}} ?",
		'{n, plural, =0 {pas d’or} one {# fois} other {# fois}}\u202F?'
	]
])('French: %s', (text, set) => {
	expect(typeset(text, 'fr')).toBe(set);
});

test('German has its quotation marks, English stays as it is', () => {
	expect(typeset('Unter "wenn": ja', 'de')).toBe('Unter „wenn“: ja');
	expect(typeset('Under "when": don\'t ?', 'en')).toBe('Under "when": don\'t ?');
});

test('what is set stays as it is set', () => {
	const words = fc.array(
		fc.constantFrom('"', "'", ' ', ':', '?', '«', '»', 'd', '{who}', '\u202F')
	);
	fc.assert(
		fc.property(words, fc.constantFrom('en', 'fr', 'de'), (parts, language) => {
			const once = typeset(parts.join(''), language);
			expect(typeset(once, language)).toBe(once);
		})
	);
});
