import { describe, expect, it } from 'vitest';
import { hookOf, partsOf, sheet } from './guided.test.fixture.ts';
import { questionsOf, relationsOf } from './questions.ts';

const paths = (sort: 'values' | 'events' | 'actions', id: string) =>
	questionsOf(hookOf(sort, id), partsOf()).map(({ path }) => path);

describe('what a rule is put together of', () => {
	it('are values with one answer, events and actions, and the effects of the layer', () => {
		expect(partsOf().hooks.map(({ sort, id }) => `${sort}.${id}`)).toEqual([
			'values.worth',
			'values.soft',
			'events.sold',
			'actions.stay'
		]);
		expect(sheet.own).toEqual([
			{
				id: 'dearer',
				file: 'game/house-rules/own.yaml',
				line: 4,
				effect: { modify: 'worth(t)', when: 't.round', add: 2 }
			}
		]);
		expect(sheet.taken).toEqual(['dearer']);
	});
});

describe('what can be asked', () => {
	it('comes from the types of the parameters, without what nobody sees and without the value itself', () => {
		expect(paths('values', 'worth')).toEqual([
			't',
			't.size',
			't.round',
			't.space',
			't.space.ground',
			't.space.farmer',
			't.holder',
			't.owner',
			't.owner.purse',
			'day',
			'player-count',
			'option.dear'
		]);
		expect(paths('values', 'soft')).toEqual([
			'y.ground',
			'y.farmer',
			'y.farmer.purse',
			'day',
			'player-count',
			'option.dear'
		]);
		expect(paths('actions', 'stay')).toEqual(['you.purse', 'day', 'player-count', 'option.dear']);
	});

	it('is asked as the type allows', () => {
		expect(relationsOf({ is: 'number', optional: false }, true)).toEqual([
			'at-least',
			'at-most',
			'exactly'
		]);
		expect(relationsOf({ is: 'flag', optional: false }, true)).toEqual(['yes', 'no']);
		expect(
			relationsOf({ is: 'word', words: ['sand'], text: 'enums.soil', optional: true }, true)
		).toEqual(['is', 'is-not', 'same', 'other', 'nothing', 'something']);
		expect(relationsOf({ is: 'piece', kind: 'token', optional: false }, false)).toEqual([
			'kind',
			'not-kind'
		]);
		expect(relationsOf({ is: 'player', optional: true }, true)).toEqual([
			'same',
			'other',
			'nothing',
			'something'
		]);
		expect(relationsOf({ is: 'space', optional: false }, false)).toEqual([]);
	});
});
