import { expect, test } from 'vitest';
import { laidOut, RULES, type SaidOfLayout } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { signsOf } from './signs.ts';

const under = (said: SaidOfLayout) => signsOf(new RulesIndex(laidOut(said), 'en'));

test('names what the layout colours and marks, and nothing twice', () => {
	expect(signsOf(new RulesIndex(RULES, 'en'))).toEqual({
		spaces: [
			{ value: 'reef', name: 'Reef', colour: 'var(--tone-sea, var(--tone-bone))', pattern: 1 }
		],
		counters: [],
		value: 'Strength',
		marks: [
			{ name: 'Swift', icon: 'wind', letter: 'S' },
			{ name: 'Strength', icon: null, letter: 'S' }
		]
	});
});

test('counters have colours of their own; a value that is worked out has the words of its enum', () => {
	const signs = under({
		space: { fill: 'worked-out' },
		counter: { colour: 'terrain' },
		colours: { sand: 'bone', calm: 'sea' }
	});
	expect(signs.counters.map(({ name }) => name)).toEqual(['Sand']);
	expect(signs.spaces.map(({ value }) => value)).toEqual(['sand', 'calm']);
});

test('a layout that says nothing has nothing to explain', () => {
	expect(under({})).toEqual({ spaces: [], counters: [], value: null, marks: [] });
});
