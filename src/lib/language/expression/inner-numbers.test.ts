import { expect, test } from 'vitest';
import { numbersInDice, numbersInExpression, withNumber } from './inner-numbers.ts';

test('numbers of an expression are those that stand alone, not those in names', () => {
	const text = 'if castle-2.level <= 3 then 15 else 20';
	expect(numbersInExpression(text).map(({ value }) => value)).toEqual([3, 15, 20]);
});

test('dice have their number and their sides', () => {
	const values = (text: string) => numbersInDice(text).map(({ value }) => value);
	expect(values('2d6')).toEqual([2, 6]);
	expect(values('d20')).toEqual([20]);
	expect(values('(bonus + 1)d6')).toEqual([1, 6]);
});

test('one of them is replaced where it stands', () => {
	const text = 'if far then 10 else 10';
	const [, second] = numbersInExpression(text);
	expect(withNumber(text, second!, 12)).toBe('if far then 10 else 12');
});
