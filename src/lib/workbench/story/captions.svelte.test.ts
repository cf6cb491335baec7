import { expect, test, vi } from 'vitest';
import type { Changed } from '#lib/engine/seat/happening.ts';
import type { LogLine } from '#lib/engine/seat/protocol.ts';
import { Names } from '#lib/workbench/lookup/key-names.ts';
import { laidOut, space, viewOf } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { captionOf } from './captions.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings: { language: 'en' },
	LANGUAGES: ['en', 'de']
}));

const index = new RulesIndex(
	{
		...laidOut({ space: { owner: 'holder' } }),
		texts: { en: { 'log.captures': '{who} captures {where}', 'log.goes': '{who} goes on' } }
	},
	'en'
);
const names = new Names(index, viewOf([space(0, 0)], {}), ['Ann', 'Ben'], {
	nothing: 'nothing',
	pass: 'pass',
	unknown: (count) => `${count} hidden`,
	hidden: (kind) => `hidden ${kind}`,
	space: 'space'
});
const CELL = 'cell(0,0)';
const owned: Changed = {
	is: 'changed',
	table: 'space',
	of: CELL,
	field: 'holder',
	from: 'p2',
	to: 'p1'
};
const said = (path: string, args: LogLine['phrase']['args'], changes: Changed[]): string => {
	const line = { phrase: { path, args }, cite: [] } as unknown as LogLine;
	return captionOf({ line, pieces: [], changes, scene: null }, index, names).text;
};
const who = { of: 'thing' as const, keys: ['p1'] };

test('who has a space now is told once', () => {
	const where = { of: 'thing' as const, keys: [CELL] };
	expect(said('log.captures', { who, where }, [owned])).toBe('Ann captures Space 0,0');
});

test('and is told where the line is about something else', () => {
	expect(said('log.goes', { who }, [owned])).toBe('Ann goes on. Space 0,0 now belongs to Ann');
	const where = { of: 'thing' as const, keys: [CELL] };
	expect(said('log.captures', { who, where }, [{ ...owned, to: 'p2' }])).toBe(
		'Ann captures Space 0,0. Space 0,0 now belongs to Ben'
	);
});
