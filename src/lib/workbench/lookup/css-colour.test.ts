import { expect, test } from 'vitest';
import { cssColour } from './css-colour.ts';

test('only tones and hex colours get into the style', () => {
	expect(cssColour('clay')).toBe('var(--tone-clay, var(--tone-bone))');
	expect(cssColour('#A0b1c2')).toBe('#A0b1c2');
	expect(cssColour('red; background: url(x)')).toBe('var(--tone-bone)');
	expect(cssColour(undefined)).toBe('var(--tone-bone)');
});
