/** For `toEqual` and its kin: something said whose English contains a text, or is like it. */
import { inEnglish, type Said } from './said.ts';

export function saying(text: string | RegExp): unknown {
	return {
		asymmetricMatch(said: Said): boolean {
			const english = inEnglish(said);
			return typeof text === 'string' ? english === text : text.test(english);
		},
		toString: () => 'saying',
		toAsymmetricMatcher: () => `saying ${String(text)}`
	};
}
