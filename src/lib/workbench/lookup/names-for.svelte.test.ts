import { expect, test, vi } from 'vitest';
import { refusal } from '#lib/workbench/game/decision.test.fixture.ts';
import { indexFor } from './index-for.ts';
import { namesFor, reasonText, statusOf } from './names-for.ts';
import { piece, RULES, space, viewOf } from './rules.test.fixture.ts';

const settings = vi.hoisted(() => ({ language: 'en' }));
vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings,
	LANGUAGES: ['en', 'de']
}));

const view = viewOf(
	[
		space(0, 0, { shown: { terrain: 'reef' } }),
		space(1, -1),
		space(2, 0, { fields: { terrain: 'sand' } })
	],
	{
		'pile(0,0)': [piece('pup/2', 'pup'), piece('pile(0,0)#1', null)],
		bag: [{ ...piece('bag#0', null), kind: null }]
	}
);
const index = indexFor(RULES);
const names = namesFor(index, view, ['Anna', 'Bram']);

test('rules speak the language of the page, whatever their edition was printed in', () => {
	expect(RULES.layout).toMatchObject({ language: 'de' });
	expect(index.lexicon.language).toBe('en');
});

test.each([
	['p2', 'Bram'],
	['p3', '3'],
	['cell(0,0)', 'Reef 0,0'],
	['cell(1,-1)', 'Space 1,-1'],
	['cell(2,0)', 'Sand 2,0'],
	['pup/2', 'Pup'],
	['old-otter', 'Old otter'],
	['pile(0,0)', 'Pile (Reef 0,0)'],
	['row(p1)', 'Row (Anna)'],
	['bag', 'Bag of the sea']
])('%s is called %s', (key, name) => {
	expect(names.thing(key)).toBe(name);
});

test('what the viewer may not know is named without saying more', () => {
	const hidden = names.thing('pile(1,-1)#0');
	const ofKind = names.thing('pile(0,0)#1');
	expect(names.thing('bag#0')).toBe(hidden);
	expect(hidden).not.toMatch(/otter/i);
	expect(ofKind).toContain('Otter');
	expect(ofKind).not.toMatch(/old|pup/i);
});

test('fields that hold things say their names', () => {
	const leader = { id: 'leader', type: { t: 'optional', of: { t: 'player' } } } as const;
	expect(names.say('p1', leader)).toBe('Anna');
	expect(names.say('cell(0,0)', { id: 'here', type: { t: 'space' } })).toBe('Reef 0,0');
	expect(names.say(null, leader)).toBe('–');
	expect(names.say('p1', { id: 'word', type: { t: 'none' } })).toBe('p1');
});

test('the status line says what the layout wants, in the words of each field', () => {
	expect(statusOf(index, view, names)).toEqual([
		{ id: 'round', die: null, name: 'Round', value: '1,234' },
		{ id: 'leader', die: null, name: 'Leader', value: 'Bram' },
		{ id: 'tide', die: null, name: 'Tide', value: 'Rough' }
	]);
	expect(statusOf(index, null, names).map(({ value }) => value)).toEqual(['–', '–', '–']);
});

test('a reason is the text of the requirement, else its name in words', () => {
	expect(reasonText(refusal('buy', 'a'), names)).toBe('Too dear');
	expect(reasonText(refusal('buy', 'a'), null)).toBe('Too dear');
	const texts = { en: { 'requires.too-dear': 'It costs more than you have.' } };
	const worded = namesFor(indexFor({ ...RULES, texts }), view, []);
	expect(reasonText(refusal('buy', 'a'), worded)).toBe('It costs more than you have.');
});
