import { expect, test } from 'vitest';
import { encoded, expressionTokens } from './expression-tokens.ts';
import { TOKEN_TYPES } from './token-types.ts';

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

test('they are told as the protocol has it: each relative to the one before', () => {
	const { data } = encoded(expressionTokens('any/base/values.yaml', FILE));
	const kind = (name: string) => TOKEN_TYPES.indexOf(name);
	expect(data.slice(0, 15)).toEqual([
		...[3, 8, 2, kind('keyword'), 0],
		...[0, 3, 3, kind('variable'), 0],
		...[0, 3, 1, kind('operator'), 0]
	]);
	const below = data.findIndex((down, at) => at > 0 && at % 5 === 0 && down > 0);
	expect(data.slice(below, below + 4)).toEqual([1, 16, 3, kind('function')]);
});
