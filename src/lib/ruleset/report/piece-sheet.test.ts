import { expect, test } from 'vitest';
import { change, composed } from '#lib/ruleset/testing/testing-layers.ts';
import { pieceSheet } from './piece-sheet.ts';

test('what is written on pieces, who wrote it, and what stood there before', () => {
	const { pieces, kinds } = pieceSheet(
		composed({
			a: change('pieces.owl.size: { expect: 5, set: 6 }'),
			b: {
				header: '  after: [a]',
				says: 'pieces:\n  raven: { kind: token, size: 2, count: player-count, icon: raven }'
			}
		})
	);
	expect(pieces.find(({ id }) => id === 'owl')).toMatchObject({
		kind: 'token',
		layer: 'base',
		values: { size: { value: 6, layer: 'a', before: 5 } },
		names: { en: { value: 'Owl', layer: 'base', before: null, below: [] } }
	});
	expect(pieces.find(({ id }) => id === 'raven')).toEqual({
		id: 'raven',
		kind: 'token',
		layer: 'b',
		values: {
			size: { value: 2, layer: 'b', before: null },
			count: { value: 'player-count', layer: 'b', before: null },
			icon: { value: 'raven', layer: 'b', before: null }
		},
		names: {},
		removed: {},
		effects: [],
		faceOf: null
	});
	expect(kinds.find(({ id }) => id === 'token')?.attributes).toContainEqual({
		id: 'size',
		type: 'int',
		values: [],
		optional: false
	});
});

test('what a layer has taken away from a piece', () => {
	const { pieces } = pieceSheet(
		composed({ a: change('pieces.owl.size: { expect: 5, remove: true }') })
	);
	expect(pieces.find(({ id }) => id === 'owl')).toMatchObject({
		values: {},
		removed: { size: { value: 5, layer: 'a' } }
	});
});
