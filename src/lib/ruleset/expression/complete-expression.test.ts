import { describe, expect, it } from 'vitest';
import { completeExpression, hoverExpression } from './complete-expression.ts';
import type { ExpressionPlace } from './question-at.ts';
import { exampleScope, exampleSymbols } from './example-game.test.fixture.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';

const symbols = exampleSymbols();

const place = (expected: Type | null = null): ExpressionPlace => ({
	scope: exampleScope(),
	symbols,
	layer: '',
	expected
});

/** Completes at the bar. */
function complete(marked: string, expected: Type | null = null) {
	const offset = marked.indexOf('|');
	const text = marked.replace('|', '');
	return { text, ...completeExpression(text, offset, place(expected)) };
}

/** The words that answer what is expected. */
function fitting(marked: string, expected?: Type): string[] {
	return complete(marked, expected)
		.candidates.filter((candidate) => candidate.fits && candidate.what !== 'keyword')
		.map((candidate) => candidate.word);
}

describe('completion', () => {
	it('replaces the word that is begun', () => {
		const { text, start, end } = complete('you.gold + you.go|ld - 1');
		expect(text.slice(start, end)).toBe('gold');
	});

	it.each([
		['you.|', ['gold', 'rival', 'seat', 'rack', 'friends', 'wealth']],
		['site.|', ['controller', 'start', 'stack', 'terrain-of', 'neighbours', 'column', 'row']],
		['any(x in |', ['ray', 'region']],
		['region(site, |', ['explored', 'any']],
		['ray(site, |', ['north', 'south']],
		['site == next(site, |', ['north', 'south']],
		['count(ray(site, north) while |', ['explored', 'calm']],
		['any(x in creatures: x.|', ['face-up', 'flying']],
		['you.gold > 3 and site.|', ['explored']],
		['any(x in creatures: x.| > 3)', ['strength', 'power']],
		['best(x in hexes: x.|', ['start']],
		['c.space.|', ['controller']],
		['option.|', ['max-rounds', 'bluff']],
		['c is |', ['creature', 'hero', 'dwarf-king']],
		['c.home == |', ['desert', 'forest', 'sea']],
		['| == weather', ['calm', 'angry']],
		['answer == |', ['yes', 'no']],
		['any(|', ['hexes', 'creatures', 'hits', 'bag']],
		['any(x in |', ['players', 'heroes']],
		['count(hexes where |', ['explored', 'calm', 'any']],
		['hexes where it.|', ['explored']],
		['if |', ['calm']],
		['if calm then you.gold else |', ['round', 'hand-limit', 'player-count']],
		['creatures where owner == |', ['you', 'owner']],
		['build-cost(|', ['you']],
		['build-cost(you, |', ['site', 'where']],
		['clockwise(you, |', ['you', 'best']],
		['1 + |', ['clockwise']],
		['', ['you', 'round']]
	])('%s', (marked, words) => {
		const found = fitting(marked.includes('|') ? marked : `${marked}|`);
		expect(found).toEqual(expect.arrayContaining(words));
	});

	it('knows what does not fit', () => {
		expect(fitting('c.home == |')).not.toContain('angry');
		expect(fitting('any(x in creatures: x.| > 3)')).not.toContain('flying');
		expect(fitting('build-cost(you, |')).not.toContain('you');
		expect(fitting('|', { t: 'bool' })).not.toContain('round');
	});

	it('offers what joins after a value', () => {
		const { candidates } = complete('you.gold > 3 |');
		expect(candidates.map((c) => c.word)).toContain('and');
		expect(candidates.map((c) => c.word)).not.toContain('you');
	});

	it('says what each word is', () => {
		const { candidates } = complete('you.|');
		expect(candidates).toContainEqual({
			word: 'rival',
			what: 'player field',
			type: 'player?',
			fits: true,
			call: false
		});
		expect(complete('|').candidates).toContainEqual({
			word: 'build-cost',
			what: 'value',
			type: 'int',
			fits: true,
			call: true
		});
	});

	it('does not fail on nonsense', () => {
		for (const marked of ['((((|', 'a b c |', '1 + |)', '"|', 'if then |', 'x.|.y', '..|', '{|']) {
			expect(complete(marked).candidates).toBeDefined();
		}
	});
});

describe('hover', () => {
	function hover(marked: string) {
		const found = hoverExpression(marked.replace('|', ''), marked.indexOf('|'), place());
		return found && `${found.word}: ${found.what} ${found.type}`;
	}

	it.each([
		['y|ou.gold', 'you: local player'],
		['you.g|old', 'gold: player field int'],
		['c.home == for|est', 'forest: terrain terrain'],
		['count(hex|es where explored)', 'hexes: set set of hex'],
		['count(hexes where expl|ored)', 'explored: space field bool'],
		['cou|nt(hexes)', 'count: function int'],
		['clock|wise(you, you)', 'clockwise: function int'],
		['build-co|st(you, site)', 'build-cost: value int'],
		['c is he|ro', 'hero: kind creature'],
		['ne|xt(site, north)', 'next: function hex?'],
		['next(site, no|rth)', 'north: direction direction'],
		['count(re|gion(site, explored))', 'region: function set of hex'],
		['count(region(site, expl|ored))', 'explored: space field bool'],
		['count(r|ay(site, north) while explored)', 'ray: function set of hex'],
		['count(ray(site, north) while expl|ored)', 'explored: space field bool'],
		['site.ro|w + 1', 'row: member int'],
		['any(|x in heroes: x.flying)', 'x: local hero'],
		['option.blu|ff == automatic', 'bluff: option choice of challenge, automatic'],
		['1 + |2', null],
		['unhea|rd', null]
	])('%s', (marked, text) => {
		expect(hover(marked)).toBe(text);
	});
});
