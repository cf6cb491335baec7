import { expect, test } from 'vitest';
import { expressionTokens } from './expression-tokens.ts';

const FILE = [
	'values:',
	'  price:',
	'    params: { who: player }',
	'    is: if who.points > 3 then 2 else 1',
	"  limit: { is: 'max(1, 2)' }",
	'text:',
	'  en: { log: { sold: if this were an expression } }'
].join('\n');

test('expressions are found by their shape, with line and column', () => {
	const lines = FILE.split('\n');
	const tokens = expressionTokens('any/base/values.yaml', FILE);
	const words = tokens.map(({ line, column, length, kind }) => [
		lines[line - 1]?.slice(column - 1, column - 1 + length),
		kind
	]);
	expect(words.slice(0, 5)).toEqual([
		['if', 'keyword'],
		['who', 'name'],
		['.', 'operator'],
		['points', 'member'],
		['>', 'operator']
	]);
	expect(words).toContainEqual(['max', 'function']);
	expect(tokens.every(({ line }) => line <= 5)).toBe(true);
});
