import { expect, test } from 'vitest';
import { cssColour, readLayout, roleOf } from './table-layout.ts';

test('an empty layout still gives a table', () => {
	const layout = readLayout(undefined);
	expect(layout.table).toBe('map');
	expect(roleOf(layout, 'x', 'space')).toBe('stack');
	expect(roleOf(layout, 'x', 'player')).toBe('row');
	expect(roleOf(layout, 'x', 'game')).toBe('pile');
});

test('what is declared is taken', () => {
	const layout = readLayout({
		table: 'rows',
		space: {
			label: 'ground',
			fill: { attribute: 'ground', colours: { hill: 'clay' } },
			owner: 'holder'
		},
		status: ['round'],
		players: ['points', 7],
		zones: { rack: 'hand', sack: 'hidden', odd: 'nonsense' },
		counter: { value: 'strength', marks: { swift: 'feather', strong: null }, colour: 'ground' }
	});
	expect(layout.space.fill).toBe('ground');
	expect(layout.space).toMatchObject({ stone: null, colours: [], lines: false });
	const board = { space: { stone: { of: 'disc' }, colours: ['sand', 3], lines: true } };
	expect(readLayout({ ...board, 'player-colours': ['ink'] })).toMatchObject({
		playerColours: ['ink'],
		space: { stone: { of: 'disc', marks: [] }, colours: ['sand'], lines: true }
	});
	expect(layout.colours).toEqual({ hill: 'clay' });
	expect(layout.players).toEqual(['points']);
	expect(layout.zones).toEqual({ rack: 'hand', sack: 'hidden' });
	expect(layout.counter.marks).toEqual([
		{ attribute: 'swift', icon: 'feather' },
		{ attribute: 'strong', icon: null }
	]);
});

test('only tones and hex colours get into the style', () => {
	expect(cssColour('clay')).toBe('var(--tone-clay, var(--tone-bone))');
	expect(cssColour('#A0b1c2')).toBe('#A0b1c2');
	expect(cssColour('red; background: url(x)')).toBe('var(--tone-bone)');
	expect(cssColour(undefined)).toBe('var(--tone-bone)');
});

test('names that every object has mean nothing unless they are declared', () => {
	const bare = readLayout({});
	expect(roleOf(bare, 'constructor', 'player')).toBe('row');
	const declared: unknown = JSON.parse(
		'{ "zones": { "constructor": "hand", "__proto__": "hidden" }, "colours": { "toString": "clay" } }'
	);
	const layout = readLayout(declared);
	expect(roleOf(layout, 'constructor', 'player')).toBe('hand');
	expect(roleOf(layout, '__proto__', 'player')).toBe('hidden');
	expect(roleOf(layout, 'valueOf', 'game')).toBe('pile');
	expect(layout.colours).toEqual({ toString: 'clay' });
});
