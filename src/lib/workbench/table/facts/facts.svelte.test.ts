/** How a value is said to have come about, and what dice show. */
import { expect, test, vi } from 'vitest';
import type { Breakdown, Value } from '#lib/engine/seat/protocol.ts';
import { namesFor } from '#lib/workbench/lookup/names-for.ts';
import { RULES, viewOf } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import type { Rules } from '#lib/rules-server/rules-server.ts';
import { breakdownText } from './breakdown-text.ts';
import { pipsOf } from './pips.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings: { language: 'en' },
	LANGUAGES: ['en', 'de']
}));

const askable = (id: string, type: Rules['askable'][number]['type']): Rules['askable'][number] => ({
	id,
	of: ['piece'],
	kind: 'otter',
	type,
	modified: true
});

const index = new RulesIndex(
	{
		...RULES,
		askable: [
			askable('bite', { t: 'int' }),
			askable('swims', { t: 'bool' }),
			askable('ground', { t: 'enum', enum: 0 }),
			askable('shores', { t: 'set', of: { t: 'enum', enum: 0 } }),
			askable('guests', { t: 'set', of: { t: 'player' } }),
			askable('keeper', { t: 'optional', of: { t: 'player' } })
		],
		texts: {
			en: {
				...RULES.texts['en'],
				'values.bite': 'Bite',
				'effects.storm': 'Storm',
				'effects.pup.teeth': 'Milk teeth'
			}
		}
	},
	'en'
);
const names = namesFor(index, viewOf([]), ['Anna', 'Bram']);

const part = (stage: string, id: string, value: Value): Breakdown['parts'][number] => ({
	stage,
	id,
	amount: { known: true, value },
	cite: [],
	rule: null
});

function told(value: string, result: Value, ...parts: Breakdown['parts']): string {
	return breakdownText(index, names, { value, result: { known: true, value: result }, parts });
}

test('who has a say is called by its name, what is printed on a piece by that of the piece', () => {
	const base = part('base', 'bite', 4);
	expect(told('bite', 5, base, part('add', 'storm', 1))).toBe('Bite 5 = 4 printed + 1 Storm');
	expect(told('bite', 5, base, part('add', 'old-otter.grim', 1))).toBe(
		'Bite 5 = 4 printed + 1 Old otter'
	);
	expect(told('bite', 5, base, part('add', 'pup.teeth', 1))).toBe(
		'Bite 5 = 4 printed + 1 Milk teeth'
	);
	expect(told('bite', 5, base, part('add', 'sea-air', 1))).toBe('Bite 5 = 4 printed + 1 Sea air');
});

test('what is taken away is not added below nothing', () => {
	expect(told('bite', 3, part('base', 'bite', 4), part('add', 'storm', -1))).toBe(
		'Bite 3 = 4 printed \u2212 1 Storm'
	);
});

test('words of an enum, players and flags are said as everywhere', () => {
	expect(told('ground', 'reef', part('base', 'ground', 'reef'))).toBe('Ground Reef = Reef printed');
	expect(told('keeper', 'p2', part('base', 'keeper', 'p2'))).toBe('Keeper Bram = Bram printed');
	expect(told('swims', true, part('base', 'swims', false), part('set', 'storm', true))).toBe(
		'Swims ✓ = – printed is set to ✓ Storm'
	);
});

test('of a set is said what was put in and what was taken out', () => {
	const base = part('base', 'guests', ['p1']);
	const came = part('with', 'storm', ['p2']);
	expect(told('guests', ['p2'], base, came, part('without', 'pup.teeth', ['p1']))).toBe(
		'Guests Bram = Anna printed with Bram Storm without Anna Milk teeth'
	);
	expect(told('shores', [], part('base', 'shores', ['reef']), part('set', 'storm', []))).toBe(
		'Shores – = Reef printed is set to – Storm'
	);
});

test('what the viewer may not know is not known', () => {
	const parts = [{ ...part('base', 'bite', 4), amount: { known: false } as const }];
	expect(breakdownText(index, names, { value: 'bite', result: { known: false }, parts })).toBe(
		'Bite hidden = hidden printed'
	);
});

test('a face has as many pips as it counts, none before the die was rolled', () => {
	for (const face of [0, 1, 2, 3, 4, 5, 6]) {
		expect(new Set(pipsOf(face)?.map(String)).size, String(face)).toBe(face);
	}
	expect(pipsOf(0)).not.toBeNull();
});

test('what no common die shows is written', () => {
	expect(pipsOf(7)).toBeNull();
	expect(pipsOf(20)).toBeNull();
});
