import { expect, test } from 'vitest';
import { cutBy, inEnglish, say } from './said.ts';

test('the code stands before the sentence and is no part of it', () => {
	const said = say`file/unknown-key: Unknown key "${'with: this'}"`;
	expect(said).toEqual({
		code: 'file/unknown-key',
		pattern: 'Unknown key "{0}"',
		with: ['with: this']
	});
	expect(inEnglish(said)).toBe('Unknown key "with: this"');
	expect(cutBy(said, (text) => text.slice(0, 4)).code).toBe('file/unknown-key');
});

test('what a gap is filled with is no code', () => {
	expect(say`${'file/unknown-key: x'}`).toEqual({ pattern: '{0}', with: ['file/unknown-key: x'] });
	expect(say`${'file'}/${'key'}: ${1}`).toEqual({
		pattern: '{0}/{1}: {2}',
		with: ['file', 'key', 1]
	});
});
