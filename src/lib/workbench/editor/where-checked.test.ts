import { expect, test } from 'vitest';
import type { VariantInfo } from '#lib/rules-server/rules-server.ts';
import { whereChecked } from './where-checked.ts';

const variant = (id: string, layers: string[]): VariantInfo => ({
	id,
	game: 'shells',
	name: {},
	about: {},
	gameName: {},
	language: null,
	minPlayers: 2,
	maxPlayers: 2,
	layers,
	chosenLayers: [],
	plain: true,
	options: [],
	errors: 0
});
const variants = [variant('plain', ['base']), variant('broad', ['base', 'wide', 'variant:broad'])];
const where = (path: string) => {
	const found = whereChecked(path, variants);
	return found.how === 'variants' ? found.variants.map(({ id }) => id) : found.how;
};

test('a layer is checked within the variants that play with it', () => {
	expect(where('shells/base/game.yaml')).toEqual(['plain', 'broad']);
	expect(where('shells/house-rules/wide.yaml')).toEqual(['broad']);
	expect(where('variants/broad.yaml')).toEqual(['broad']);
});

test('one that nobody plays with, on the base; a trial under editions; what else is no layer, alone', () => {
	expect(where('shells/house-rules/deep.yaml')).toBe('base');
	expect(where('cups/base/game.yaml')).toBe('base');
	expect(where('shells/tests/a.yaml')).toBe('alone');
	expect(where('shells/trials/a.yaml')).toBe('editions');
	expect(where('shells/moves.yaml')).toBe('alone');
	expect(where('shells/templates/owl/part.yaml')).toBe('alone');
	expect(where('variants/gone.yaml')).toBe('alone');
});
