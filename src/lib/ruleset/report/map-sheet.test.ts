import { expect, it } from 'vitest';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { cellKey, type MapExtent, mapSheet, type MapSheet } from './map-sheet.ts';

const HEX = `
game: { id: game, players: { min: 2, max: 4 }, start: play }
map:
  space: cell
  grid: hex
  rings: if player-count <= 2 then 0 else 1
  marks: { start: { "0,0": 1, "0,-1": 2 }, gate: { "1,0": 1 } }
procedures: { play: { do: [] } }
`;
const SQUARE = `
game: { id: game, players: { min: 2, max: 2 }, start: play }
map: { space: cell, grid: square, size: [2, 2], marks: { start: { "0, 0": 1 } } }
`;

function sheetOf(base: string, says: string): MapSheet | null {
	const files = new Map([
		['game/base/game.yaml', base],
		['variants/mine.yaml', `variant: { id: mine, game: game }\n${says}`]
	]);
	return mapSheet(loadVariant({ files }, 'mine', [], { keepBroken: true }));
}

const keys = ({ most }: MapExtent) => most.map(cellKey);
const ALL = ['0,0', '0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];

it('tells the cells for most and fewest players, and who says so', () => {
	const sheet = sheetOf(HEX, '');
	expect(sheet).toMatchObject({ grid: 'hex', players: { min: 2, max: 4 } });
	expect(sheet?.now).toMatchObject({
		key: 'rings',
		said: 'if player-count <= 2 then 0 else 1',
		layer: 'base',
		fewest: [{ q: 0, r: 0 }]
	});
	expect(keys(sheet!.now)).toEqual(ALL);
	expect(sheet?.below).toEqual(sheet?.now);
	expect(sheet?.marks).toEqual([
		{
			id: 'start',
			layer: 'base',
			now: { '0,0': 1, '0,-1': 2 },
			below: { '0,0': 1, '0,-1': 2 }
		},
		{ id: 'gate', layer: 'base', now: { '1,0': 1 }, below: { '1,0': 1 } }
	]);
});

it('tells what the variant says, and what was there without it', () => {
	const sheet = sheetOf(
		HEX,
		`map: { cells: ["0,0", "1,0"] }
change:
  map.rings: { expect: if player-count <= 2 then 0 else 1, remove: true }
  map.marks.start.0,-1: { expect: 2, remove: true }
  map.marks.start.0,0: { expect: 1, set: 3 }
  map.marks.start.1,0: { set: 2 }
  map.marks.gate: { expect: present, remove: true }
  map.marks: { add: { tower: { "1,0": 4 } } }
`
	);
	expect(sheet?.now).toMatchObject({
		key: 'cells',
		said: ['0,0', '1,0'],
		layer: 'variant:mine'
	});
	expect(keys(sheet!.now)).toEqual(['0,0', '1,0']);
	expect(sheet?.below).toMatchObject({ key: 'rings', layer: 'base', fewest: [{ q: 0, r: 0 }] });
	expect(keys(sheet!.below)).toEqual(ALL);
	expect(sheet?.marks).toEqual([
		{
			id: 'start',
			layer: 'base',
			now: { '0,0': 3, '1,0': 2 },
			below: { '0,0': 1, '0,-1': 2 }
		},
		{ id: 'tower', layer: 'variant:mine', now: { '1,0': 4 }, below: null },
		{ id: 'gate', layer: null, now: {}, below: { '1,0': 1 } }
	]);
});

it('knows another number of rings, and a mark that was written anew', () => {
	const sheet = sheetOf(
		HEX,
		`change:
  map.rings: { expect: if player-count <= 2 then 0 else 1, set: 0 }
  map.marks.start: { expect: present, set: { "0,0": 5 } }
`
	);
	expect(keys(sheet!.now)).toEqual(['0,0']);
	expect(sheet?.now).toMatchObject({ said: 0, layer: 'variant:mine' });
	expect(keys(sheet!.below)).toEqual(ALL);
	expect(sheet?.marks[0]).toMatchObject({ now: { '0,0': 5 }, below: { '0,0': 1, '0,-1': 2 } });
});

it('knows squares, and games without a map', () => {
	expect(sheetOf(SQUARE, '')).toMatchObject({
		grid: 'square',
		now: { key: 'size', said: [2, 2] },
		marks: [{ now: { '0,0': 1 } }]
	});
	expect(sheetOf('game: { id: game, players: { min: 2, max: 2 }, start: play }', '')).toBeNull();
});
