import { expect, test } from 'vitest';
import type { Key, OptionView } from '#lib/engine/seat/protocol.ts';
import { Names } from './key-names.ts';
import { actionButton, answerButton, buttonTexts, inFull, optionTexts } from './option-texts.ts';
import { layoutOf, piece, RULES, space, viewOf } from './rules.test.fixture.ts';
import { RulesIndex } from './RulesIndex.ts';

const index = new RulesIndex(
	{
		...RULES,
		faces: [
			...RULES.faces,
			{ ...RULES.faces[0]!, id: 'grey-otter', attributes: [-1, 5, 0] },
			{ ...RULES.faces[1]!, id: 'pea' }
		],
		layout: layoutOf({ counter: { value: 'strength' } }),
		texts: {
			en: {
				...RULES.texts['en'],
				'pieces.grey-otter.name': 'Old otter',
				'pieces.grey-otter.short': 'Otter',
				'pieces.pup.short': 'P',
				'pieces.pea.short': 'P',
				'actions.feed': 'Feed it on {where} with fish',
				'actions.feed.short': 'Feed: {where}',
				'actions.lay': '{where} now: lay {what}',
				'actions.lay.short': '{what} {where}'
			}
		}
	},
	'en'
);
const view = viewOf([space(0, 0), space(1, 0)], {
	'pile(0,0)': [
		piece('old-otter', 'old-otter', 'otter'),
		piece('old-otter/2', 'old-otter', 'otter'),
		piece('grey-otter', 'grey-otter', 'otter'),
		piece('pup', 'pup', 'otter'),
		piece('pea', 'pea', 'otter')
	],
	'pile(1,0)': [piece('old-otter/3', 'old-otter', 'otter')],
	'row(p1)': [piece('pup/2', 'pup', 'otter')]
});
const names = new Names(index, view, ['Ann', 'Ben'], {
	nothing: 'nothing',
	pass: 'pass',
	unknown: (count) => `${count} hidden`,
	hidden: (kind) => `hidden ${kind}`,
	space: 'space'
});

const option = (key: Key): OptionView => ({
	key,
	phrase: { path: 'system.option', args: { it: { of: 'thing', keys: [key] } } },
	targets: [key],
	cite: []
});
const read = (...keys: Key[]): string[] => [...optionTexts(keys.map(option), names).values()];

test('what reads differently already stays as it is', () => {
	expect(read('old-otter', 'pup')).toEqual(['Old otter', 'Pup']);
});

test('what reads the same says where it lies', () => {
	expect(read('old-otter', 'old-otter/3', 'pup', 'pup/2')).toEqual([
		'Old otter (Space 0,0)',
		'Old otter (Space 1,0)',
		'Pup (Space 0,0)',
		'Pup (Row (Ann))'
	]);
});

test('and what is printed on it, where that is what differs', () => {
	expect(read('old-otter', 'grey-otter')).toEqual(['Old otter (3)', 'Old otter (5)']);
	expect(read('old-otter', 'grey-otter', 'old-otter/3')).toEqual([
		'Old otter (3, Space 0,0)',
		'Old otter (5, Space 0,0)',
		'Old otter (3, Space 1,0)'
	]);
});

test('the same counters in the same place go on reading the same', () => {
	expect(read('old-otter', 'old-otter/2')).toEqual(['Old otter', 'Old otter']);
});

test('buttons say it in short, and in full to whoever listens', () => {
	const buttons = buttonTexts(['grey-otter', 'pup', 'old-otter'].map(option), names);
	expect([...buttons.values()]).toEqual([
		{ short: 'Otter', long: 'Old otter (5)' },
		{ short: 'P', long: 'Pup' },
		{ short: 'Old otter', long: 'Old otter (3)' }
	]);
	expect(inFull(buttons.get('pup'))).toEqual({ title: 'Pup', 'aria-label': 'Pup' });
	expect(inFull({ short: 'Pup', long: 'Pup' })).toEqual({});
	expect(inFull(undefined)).toEqual({});
	expect(answerButton(option('pup'), names)).toEqual({ short: 'P', long: 'Pup' });
	expect(actionButton('actions.feed', names)).toEqual({
		short: 'Feed: …',
		long: 'Feed it on … with fish'
	});
	expect(actionButton('actions.lay', names)).toEqual({
		short: '… now: lay …',
		long: '… now: lay …'
	});
});

test('what reads the same in short says in what it differs, and else is written out', () => {
	const read = (...keys: Key[]) =>
		[...buttonTexts(keys.map(option), names).values()].map(({ short }) => short);
	expect(read('pup', 'pup/2')).toEqual(['P (Space 0,0)', 'P (Row (Ann))']);
	expect(read('pup', 'pea')).toEqual(['Pup', 'Pea']);
});
