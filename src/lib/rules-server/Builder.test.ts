import { expect, test } from 'vitest';
import { Builder } from './Builder.ts';
import { Files } from './Files.ts';

test('what was built is not built again until a file changes', () => {
	const files = new Files({
		'g/base/game.yaml': 'game: { id: g, players: { min: 2, max: 2 } }',
		'variants/v.yaml': 'variant: { id: v, game: g }'
	});
	const builder = new Builder(files);
	const choice = { variant: 'v', options: {} };
	const first = builder.build(choice, 2);
	expect(builder.build({ ...choice, layers: null }, 2)).toBe(first);
	expect(builder.links).toBe(1);
	builder.build({ ...choice, layers: [] }, 2);
	expect(builder.links).toBe(2);
	files.set('g/base/game.yaml', 'game: { id: g, players: { min: 2, max: 4 } }');
	expect(builder.build(choice, 2)).not.toBe(first);
	expect(builder.fitting(choice, 7).composition.game).toBe('g');
	expect(builder.links).toBe(5);
});
