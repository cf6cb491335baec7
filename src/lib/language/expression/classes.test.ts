/** Words and numbers of expressions. */
import { expect, it, test } from 'vitest';
import { classifyExpression } from './classes.ts';
import { numbersInDice, numbersInExpression, withNumber } from './inner-numbers.ts';

function classes(text: string): string[] {
	return classifyExpression(text).map((t) => `${text.slice(t.start, t.end)}:${t.class}`);
}

it('tells what each word and sign is', () => {
	expect(classes('count(x in hexes where it.start > 2) && not none')).toEqual([
		'count:function',
		'(:bracket',
		'x:name',
		'in:keyword',
		'hexes:name',
		'where:keyword',
		'it:name',
		'.:operator',
		'start:member',
		'>:operator',
		'2:number',
		'):bracket',
		'&&:operator',
		'not:keyword',
		'none:keyword'
	]);
	expect(classes('none(a) / where rounded up')).toEqual([
		'none:function',
		'(:bracket',
		'a:name',
		'):bracket',
		'/:operator',
		'where:name',
		'rounded up:keyword'
	]);
});

it('says nothing about what it does not know', () => {
	expect(classes('a § b')).toEqual(['a:name', 'b:name']);
});

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
