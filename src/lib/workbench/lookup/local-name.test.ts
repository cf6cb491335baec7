import { expect, test } from 'vitest';
import { localName } from './local-name.ts';
import { Lexicon } from './phrase.ts';

const lexicon = new Lexicon(
	{
		en: { 'fields.bearer': 'Bearer', 'choices.march.party': 'Which leave {origin}?' },
		de: { 'fields.bearer': 'Träger', 'choices.march.goal.ask': 'Wohin?', 'kinds.ox.name': 'Ochse' }
	},
	'de'
);

test('what rules have in mind is called as the game calls it', () => {
	expect(localName(lexicon, 'goal', 'march')).toBe('Wohin?');
	expect(localName(lexicon, 'party', 'march')).toBe('Which leave …?');
	expect(localName(lexicon, 'bearer', 'march')).toBe('Träger');
	expect(localName(lexicon, 'ox')).toBe('Ochse');
	expect(localName(lexicon, 'goal')).toBeNull();
	expect(localName(lexicon, 'h', 'march')).toBeNull();
});
