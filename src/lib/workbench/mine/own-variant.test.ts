import { expect, test } from 'vitest';
import { idFrom } from '#lib/language/tools/id-from.ts';
import { ownVariant } from './own-variant.ts';

const RULES = {
	game: 'shells',
	edition: 'old',
	houseRules: ['long', 'short'],
	options: { pace: 2, mood: 'calm' }
};

test('an id comes from a name in any language, and is not taken', () => {
	expect(idFrom('Mein Königreich!', [])).toBe('mein-konigreich');
	expect(idFrom('Été à la mer', [])).toBe('ete-a-la-mer');
	expect(idFrom('  3 Straße  ', [])).toBe('strasse');
	expect(idFrom('王国', [])).toBe('my-variant');
	expect(idFrom('__proto__', [])).toBe('proto');
	expect(idFrom('Mine', ['mine', 'mine-2'])).toBe('mine-3');
	expect(idFrom('constructor', [])).toBe('constructor-2');
	expect(idFrom('Con!', [])).toBe('con-2');
	expect(idFrom('x'.repeat(90), [])).toHaveLength(40);
});

test('rules that were put together become a file of their own', () => {
	expect(ownVariant('Our "house"', RULES, null, ['our-house'], ['en', 'de'])).toEqual({
		id: 'our-house-2',
		path: 'variants/our-house-2.yaml',
		text: `variant:
  id: our-house-2
  game: shells
  edition: old
  house-rules: [long, short]
  options: { pace: 2, mood: calm }
text:
  en: { variants: { our-house-2: Our "house" } }
  de: { variants: { our-house-2: Our "house" } }
`
	});
});

test('a variant with rules of its own takes them along, with every comment', () => {
	const text = `# A duel.
variant:
  id: duel      # for two
  game: shells
  edition: old
  house-rules:
    - wide
  options: {}
text:
  en: { variants: { duel: A duel } }
change:
  game.players: { expect: present, set: { min: 2, max: 2 } }   # no more
`;
	const made = ownVariant('Mine', { ...RULES, options: {} }, { id: 'duel', text }, [], ['en']);
	expect(made?.text).toBe(
		text
			.replace('id: duel ', 'id: mine ')
			.replace('  house-rules:\n    - wide\n', '')
			.replace('  options: {}\n', '  options: {}\n  house-rules: [long, short]\n')
			.replace('duel: A duel', 'mine: Mine')
	);
});

test('what cannot be read is not forked', () => {
	expect(ownVariant('Mine', RULES, { id: 'x', text: 'variant: [' }, [], ['en'])).toBeNull();
});

test('a variant is forked as it is, under another name', () => {
	const text =
		'variant: { id: duel, game: shells }   # for two\nchange:\n  map.rings: { expect: 3, set: 2 }\n';
	expect(ownVariant('My duel', null, { id: 'duel', text }, [], ['en'])?.text).toBe(
		`${text.replace('id: duel', 'id: my-duel')}text:\n  en: { variants: { my-duel: My duel } }\n`
	);
});
