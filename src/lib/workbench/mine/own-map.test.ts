import { describe, expect, it, test } from 'vitest';
import { mapSheet, type MapSheet } from '#lib/ruleset/report/map-sheet.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import {
	withAllPrinted,
	withCell,
	withoutExtent,
	withoutMark,
	withPrinted,
	withSize
} from './own-map.ts';

const HEX = `
game: { id: game, players: { min: 2, max: 4 }, start: play }
map:
  space: cell
  grid: hex
  rings: if player-count <= 2 then 0 else 1
  marks: { start: { "0,0": 1, "0,-1": 2 } }
procedures: { play: { do: [] } }
`;
const SQUARE = `
game: { id: game, players: { min: 2, max: 2 }, start: play }
map: { space: cell, grid: square, size: [2, 2], marks: { start: { "0,0": 1 } } }
procedures: { play: { do: [] } }
`;
const LISTED = `
game: { id: game, players: { min: 2, max: 2 }, start: play }
map: { space: cell, grid: hex, cells: ["0,0", "1,0", "2,0"] }
procedures: { play: { do: [] } }
`;
const OWN = 'variant: { id: mine, game: game } # mine\n';

/** What is read of a text, of which the layers may find nothing wrong. */
function read(base: string, text: string | null): MapSheet {
	const files = new Map([
		['game/base/game.yaml', base],
		['variants/mine.yaml', text ?? '']
	]);
	const composition = loadVariant({ files }, 'mine', [], { keepBroken: true });
	expect(composition.diagnostics.filter(isError).map(({ message }) => message)).toEqual([]);
	return mapSheet(composition)!;
}
const cells = (base: string, text: string | null) =>
	read(base, text).now.most.map(({ q, r }) => `${q},${r}`);

describe('cells', () => {
	const sheet = read(HEX, OWN);

	it('are listed in place of rings, and what was printed on one goes with it', () => {
		const text = withCell(OWN, sheet, '0,-1', false);
		expect(text).toBe(`${OWN}change:
  map.rings: { expect: if player-count <= 2 then 0 else 1, remove: true }
  map.marks.start.0,-1: { expect: 2, remove: true }
map:
  cells: ["0,0", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]
`);
		expect(cells(HEX, text)).toEqual(['0,0', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
	});

	it('are added and taken away one by one in that list', () => {
		const first = withCell(OWN, sheet, '0,1', false)!;
		const second = withCell(first, sheet, '2,0', true)!;
		expect(second).toBe(first.replace('"-1,0"]', '"-1,0", "2,0"]'));
		const third = withCell(second, sheet, '1,0', false)!;
		expect(third).toBe(second.replace('"1,0", ', ''));
		expect(withCell(third, sheet, '1,0', false)).toBe(third);
		expect(cells(HEX, third)).toEqual(['0,0', '0,-1', '1,-1', '-1,1', '-1,0', '2,0']);
	});

	it('are a line each where there are many', () => {
		const large = read(HEX.replace('then 0 else 1', 'then 1 else 2'), OWN);
		const first = withCell(OWN, large, '0,1', false)!;
		expect(first).toContain('map:\n  cells:\n    - 0,0\n    - 0,-1\n');
		const second = withCell(first, large, '3,0', true)!;
		expect(second).toBe(first.replace('    - -1,-1\n', '    - -1,-1\n    - 3,0\n'));
		expect(withCell(second, large, '3,0', false)).toBe(first);
	});

	it('stay listed where fewer players would have fewer, and not where all have them', () => {
		const back = withCell(withCell(OWN, sheet, '0,1', false)!, sheet, '0,1', true);
		expect(back).toContain('cells: [');
		const all = read(HEX.replace('if player-count <= 2 then 0 else 1', '1'), OWN);
		const gone = withCell(OWN, all, '0,1', false)!;
		expect(withCell(gone, all, '0,1', true)).toBe(OWN);
	});

	it('are as the layers below have them when nothing is said', () => {
		expect(withoutExtent(withCell(OWN, sheet, '0,1', false)!)).toBe(OWN);
		expect(withoutExtent(OWN)).toBe(OWN);
	});

	it('of squares stand in place of columns and rows', () => {
		const text = withCell(OWN, read(SQUARE, OWN), '2,0', true);
		expect(text).toBe(`${OWN}change:
  map.size: { expect: present, remove: true }
map:
  cells: ["0,0", "1,0", "0,1", "1,1", "2,0"]
`);
		expect(cells(SQUARE, text)).toEqual(['0,0', '1,0', '0,1', '1,1', '2,0']);
	});

	it('that are listed below are listed anew', () => {
		const listed = read(LISTED, OWN);
		const text = withCell(OWN, listed, '1,0', false)!;
		expect(text).toBe(`${OWN}change:\n  map.cells: { expect: present, set: ["0,0", "2,0"] }\n`);
		expect(cells(LISTED, text)).toEqual(['0,0', '2,0']);
		const more = withCell(text, listed, '3,0', true);
		expect(more).toBe(text.replace('"2,0"]', '"2,0", "3,0"]'));
		const sized = withSize(more!, listed, { rings: 1 });
		expect(sized).toBe(
			`${OWN}change:\n  map.cells: { expect: present, remove: true }\nmap:\n  rings: 1\n`
		);
		expect(cells(LISTED, sized)).toHaveLength(7);
	});
});

describe('the size', () => {
	const sheet = read(HEX, OWN);

	it('is a number of rings for any number of players', () => {
		const text = withSize(OWN, sheet, { rings: 2 })!;
		expect(text).toBe(
			`${OWN}change:\n  map.rings: { expect: if player-count <= 2 then 0 else 1, set: 2 }\n`
		);
		expect(cells(HEX, text)).toHaveLength(19);
		const now = read(HEX, text);
		expect(now.now.fewest).toHaveLength(19);
		// Cells are painted on what the variant itself has made.
		expect(cells(HEX, withCell(text, now, '0,2', false))).toHaveLength(18);
	});

	it('takes what is printed outside with it, and the list of cells', () => {
		const painted = withPrinted(withCell(OWN, sheet, '2,0', true)!, sheet, 'start', '2,0', 3)!;
		expect(withSize(painted, sheet, { rings: 0 })).toBe(`${OWN}change:
  map.rings: { expect: if player-count <= 2 then 0 else 1, set: 0 }
  map.marks.start.0,-1: { expect: 2, remove: true }
`);
	});

	it('is columns and rows of squares', () => {
		const text = withSize(OWN, read(SQUARE, OWN), { size: [3, 1] });
		expect(text).toBe(`${OWN}change:\n  map.size: { expect: present, set: [3, 1] }\n`);
		expect(cells(SQUARE, text)).toEqual(['0,0', '1,0', '2,0']);
		expect(withSize(text!, read(SQUARE, OWN), { size: [2, 2] })).toBe(OWN);
	});
});

describe('numbers on cells', () => {
	const sheet = read(HEX, OWN);

	it('are changed, added, taken away and put as they were, one by one', () => {
		const moved = withPrinted(OWN, sheet, 'start', '0,-1', null)!;
		const text = withPrinted(moved, sheet, 'start', '1,0', 2)!;
		expect(text).toBe(`${OWN}change:
  map.marks.start.0,-1: { expect: 2, remove: true }
  map.marks.start.1,0: { set: 2 }
`);
		expect(read(HEX, text).marks[0]?.now).toEqual({ '0,0': 1, '1,0': 2 });
		const other = withPrinted(text, sheet, 'start', '0,0', 7)!;
		expect(other).toBe(`${text}  map.marks.start.0,0: { expect: 1, set: 7 }\n`);
		expect(withAllPrinted(other, sheet, 'start', { '0,0': 1, '1,0': 5 })).toBe(
			text.replace('set: 2', 'set: 5')
		);
		expect(withoutMark(other, 'start')).toBe(OWN);
		expect(withPrinted(moved, sheet, 'start', '0,-1', 2)).toBe(OWN);
	});

	test.each([
		['change:\n  map.marks.start: { expect: present, set: { "0,0": 1 } }\n'],
		['change:\n  map.marks: { add: { start: { "0,0": 1 } } }\n'],
		['map: { marks: { start: { "0,0": 1 } } }\n']
	])('stand where the text says the whole mark: %s', (says) => {
		const text = withPrinted(OWN + says, sheet, 'start', '1,0', 2);
		expect(text).toBe(OWN + says.replace('"0,0": 1', '"0,0": 1, "1,0": 2'));
		expect(withPrinted(text!, sheet, 'start', '1,0', null)).toBe(OWN + says);
	});
});
