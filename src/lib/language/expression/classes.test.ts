import { expect, it } from 'vitest';
import { classifyExpression } from './classes.ts';

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
