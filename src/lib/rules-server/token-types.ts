/** The colours of expressions, by their names in the Language Server Protocol, which editors' themes know. */
import type { TokenClass } from '#lib/language/expression/classes.ts';

export const TOKEN_NAMES: Record<TokenClass, string> = {
	keyword: 'keyword',
	operator: 'operator',
	number: 'number',
	name: 'variable',
	function: 'function',
	member: 'property',
	bracket: 'punctuation'
};

export const TOKEN_TYPES = [...new Set(Object.values(TOKEN_NAMES))];
