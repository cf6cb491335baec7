import { say } from '#lib/language/said.ts';
import { describe, expect, test, vi } from 'vitest';
import type { Obstacle } from '#lib/engine/session/take-over-rules.ts';
import { Lexicon } from '#lib/workbench/lookup/phrase.ts';
import { obstacleText } from './obstacle.ts';
import { nameIn, plainRulesName, rulesName } from './rules-name.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings: { language: 'en' },
	LANGUAGES: ['en']
}));

const lexicon = new Lexicon(
	{
		en: {
			'pieces.old-otter': 'Old otter',
			'actions.dive.name': 'Dive deep',
			'variants.quick.name': 'A quick one',
			'layers.ebb.name': 'Ebb'
		}
	},
	'en'
);
const said = (obstacle: Obstacle | null, range = { min: 2, max: 4 }) =>
	obstacleText(obstacle, lexicon, range);

describe('an obstacle', () => {
	test('is said in the names of the rules', () => {
		expect(said({ kind: 'face', id: 'old-otter' })).toContain('“Old otter”');
		expect(said({ kind: 'enum', id: 'sea-state' })).toContain('“Sea state”');
		expect(said({ kind: 'rule-runs', id: 'dive' })).toMatch(/^“Dive deep” .* steps are different/);
		expect(said({ kind: 'rule-gone', id: 'low-tide' })).toMatch(/^“Low tide” .* do not have it/);
		expect(said({ kind: 'rule-fails', said: say`no otter is left` })).toMatch(
			/: no otter is left$/
		);
	});

	test('says for how many players the rules are', () => {
		expect(said({ kind: 'players', id: '' })).toBe('They are for 2 to 4 players.');
		expect(said({ kind: 'players', id: '' }, { min: 2, max: 2 })).toBe('They are for 2 players.');
	});

	test('is said differently for every kind, and even where it has none', () => {
		const kinds = ['players', 'map', 'zones', 'counters', 'face', 'enum'] as const;
		const texts = kinds.map((kind) => said({ kind, id: 'x' }));
		expect(new Set([...texts, said(null)]).size).toBe(kinds.length + 1);
	});
});

test('rules are called as their variant, or as the layers put together', () => {
	const choice = { variant: 'quick', options: {} };
	expect(rulesName(choice, lexicon)).toBe('A quick one');
	expect(rulesName({ ...choice, layers: ['ebb', 'two-tides'] }, lexicon)).toBe('Ebb + Two tides');
	expect(rulesName({ ...choice, layers: [] }, lexicon)).toBe('–');
	expect(plainRulesName({ ...choice, variant: 'low-tide' })).toBe('Low tide');
	expect(plainRulesName({ ...choice, layers: ['ebb', 'two-tides'] })).toBe('Ebb + Two tides');
	expect(plainRulesName({ ...choice, layers: [] })).toBe('–');
});

test('a name by language is the reader’s, else the English one, else the id', () => {
	expect(nameIn({ en: 'Shells', de: 'Muscheln' }, 'de', 'shells')).toBe('Muscheln');
	expect(nameIn({ en: 'Shells' }, 'de', 'shells')).toBe('Shells');
	expect(nameIn({ fr: 'Coquillages' }, 'de', 'two-shells')).toBe('Two shells');
});
