/** The counters and hexes of Kings & Things against the lists of the boxes: numbers, values and symbols. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { link } from '#lib/ruleset/link/link.ts';
import type { FaceDef, Program } from '#lib/ruleset/program/program.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { filesIn } from '../architecture/sources.ts';

const FOLDER = 'rulesets/';
const LANGUAGES = ['en', 'fr', 'de'];

let program: Program;

beforeAll(() => {
	const files = new Map(
		filesIn(FOLDER, ['.yaml']).map(({ path, text }) => [path.slice(FOLDER.length), text])
	);
	const linked = link(loadVariant({ files }, 'west-end'), 4);
	const errors = linked.diagnostics.filter(({ severity }) => severity === 'error');
	expect(errors.map(({ range, message }) => `${range.file}: ${message}`)).toEqual([]);
	program = linked.program!;
});

/** Whether a kind is the named one or below it. */
function isA(kind: number, id: string): boolean {
	for (let k = kind; k >= 0; k = program.kinds[k]!.parent) {
		if (program.kinds[k]!.id === id) return true;
	}
	return false;
}

/** The faces that the pieces of a kind show at the start, one a copy. */
function counters(kind: string): FaceDef[] {
	return program.pieces
		.map(({ face }) => program.faces[face]!)
		.filter((face) => isA(face.kind, kind));
}

function printed(face: FaceDef, attribute: string): number {
	return face.attributes[program.attributes.findIndex(({ id }) => id === attribute)] ?? NaN;
}

function printedTerrain(face: FaceDef, attribute = 'terrain'): string {
	const { values } = program.enums.find(({ id }) => id === 'terrain')!;
	return values[printed(face, attribute)] ?? 'none';
}

function sumOf(faces: FaceDef[], attribute: string): number {
	return faces.reduce((sum, face) => sum + printed(face, attribute), 0);
}

function tally(words: string[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
	return counts;
}

describe('Things', () => {
	it('are 195, all in the bag', () => {
		expect(counters('thing')).toHaveLength(195);
		const bag = program.zones.find(({ id }) => id === 'bag')!;
		const inBag = program.pieces.filter(({ start }) => start === bag.first);
		expect(inBag).toHaveLength(195);
		expect(inBag.every(({ face }) => isA(program.faces[face]!.kind, 'thing'))).toBe(true);
	});

	it.each([
		['creature', 123, 146],
		['special-income', 9, 10],
		['settlement', 2, 12],
		['treasure', 6, 6],
		['event-counter', 10, 10],
		['magic-item', 11, 11]
	])('of the kind %s: %i different, %i counters', (kind, different, all) => {
		const faces = counters(kind);
		expect([new Set(faces).size, faces.length]).toEqual([different, all]);
	});

	it('have six cities and six villages', () => {
		expect(tally(counters('settlement').map(({ id }) => id))).toEqual({ city: 6, village: 6 });
	});

	it('have incomes on their own terrains, four of them mines', () => {
		expect(tally(counters('special-income').map((face) => printedTerrain(face)))).toEqual({
			mountain: 4,
			desert: 1,
			jungle: 1,
			plains: 1,
			'frozen-waste': 1,
			swamp: 1,
			forest: 1
		});
	});

	it('bring 18 gold a turn from the special incomes and 55 from the treasures, once', () => {
		expect(sumOf(counters('special-income'), 'gold')).toBe(18);
		expect(sumOf(counters('treasure'), 'gold')).toBe(55);
	});
});

describe('creatures', () => {
	it.each([
		['desert', { different: 18, all: 21, combat: 48, flying: 9, magic: 5, ranged: 0, charge: 1 }],
		['forest', { different: 19, all: 21, combat: 51, flying: 6, magic: 3, ranged: 4, charge: 1 }],
		[
			'frozen-waste',
			{ different: 14, all: 17, combat: 51, flying: 4, magic: 3, ranged: 2, charge: 1 }
		],
		['jungle', { different: 13, all: 16, combat: 48, flying: 3, magic: 1, ranged: 3, charge: 1 }],
		['mountain', { different: 17, all: 21, combat: 49, flying: 6, magic: 0, ranged: 3, charge: 2 }],
		['plains', { different: 21, all: 25, combat: 52, flying: 7, magic: 2, ranged: 3, charge: 1 }],
		['swamp', { different: 21, all: 25, combat: 47, flying: 9, magic: 5, ranged: 0, charge: 1 }]
	])('of the terrain %s', (terrain, expected) => {
		const faces = counters('creature').filter((face) => printedTerrain(face) === terrain);
		const sums = ['combat', 'flying', 'magic', 'ranged', 'charge'].map((id) => [
			id,
			sumOf(faces, id)
		]);
		expect({
			different: new Set(faces).size,
			all: faces.length,
			...Object.fromEntries(sums)
		}).toEqual(expected);
	});

	it('have a combat value from 1 to 6', () => {
		const values = counters('creature').map((face) => printed(face, 'combat'));
		expect([Math.min(...values), Math.max(...values)]).toEqual([1, 6]);
	});
});

describe('heroes', () => {
	it('are 22 on eleven counters, two on each', () => {
		const fronts = counters('hero');
		expect(fronts).toHaveLength(11);
		const sides = fronts.flatMap((face) => [face, program.faces[face.back]!]);
		expect(new Set(sides).size).toBe(22);
		expect(program.faces.filter(({ kind }) => isA(kind, 'hero'))).toHaveLength(22);
		for (const face of sides)
			expect(program.faces[face.back]!.back).toBe(program.faces.indexOf(face));
	});

	it('have one lord for each land terrain', () => {
		const heroes = program.faces.filter(({ kind }) => isA(kind, 'hero'));
		const lands = heroes.map((face) => printedTerrain(face, 'lord-of'));
		const { none, ...lords } = tally(lands);
		expect(none).toBe(15);
		expect(Object.values(lords)).toEqual([1, 1, 1, 1, 1, 1, 1]);
		expect(lords['sea']).toBeUndefined();
	});

	it('have a second combat value only on the Marksman', () => {
		const marked = program.faces.filter((face) => printed(face, 'alternative') !== 0);
		expect(
			marked.map((face) => [face.id, printed(face, 'combat'), printed(face, 'alternative')])
		).toEqual([['marksman', 5, 2]]);
	});
});

describe('forts', () => {
	it('rise from tower to citadel, and shoot and cast at the top', () => {
		const forts = program.faces.filter(({ kind }) => isA(kind, 'fort'));
		const rows = forts.map((face) =>
			[face.id, ...['level', 'combat', 'ranged', 'magic'].map((id) => printed(face, id))].join(' ')
		);
		expect(rows).toEqual(['tower 1 1 0 0', 'keep 2 2 0 0', 'castle 3 3 1 0', 'citadel 4 4 0 1']);
	});

	it('are counted out', () => {
		const expected = { tower: 10, keep: 8, castle: 8, citadel: 6 };
		expect(tally(counters('fort').map(({ id }) => id))).toEqual(expected);
	});
});

describe('hexes', () => {
	it('are 48, eight of them sea', () => {
		expect(counters('tile')).toHaveLength(48);
		expect(tally(counters('tile').map((face) => printedTerrain(face)))).toEqual({
			desert: 6,
			forest: 6,
			'frozen-waste': 5,
			jungle: 5,
			mountain: 6,
			plains: 6,
			swamp: 6,
			sea: 8
		});
	});
});

describe('what players see', () => {
	it('has a name in every language', () => {
		const nameless = LANGUAGES.flatMap((language) =>
			program.faces
				.filter(({ id }) => !program.texts[language]?.[`pieces.${id}`])
				.map(({ id }) => `${language} ${id}`)
		);
		expect(nameless).toEqual([]);
	});

	it('has a rule on the card of each hero, event and magic item', () => {
		const special = program.faces.filter(({ kind }) =>
			['hero', 'event-counter', 'magic-item'].some((id) => isA(kind, id))
		);
		expect(special).toHaveLength(43);
		const silent = LANGUAGES.flatMap((language) =>
			special
				.filter(({ id }) => !program.texts[language]?.[`pieces.${id}.rule`])
				.map(({ id }) => `${language} ${id}`)
		);
		expect(silent).toEqual([]);
	});

	it('has an icon that exists', () => {
		const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
		const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, unknown> };
		const used = [...program.faces, ...program.layout.counter.marks].map(({ icon }) => icon);
		expect(used.filter((icon) => icon === null || !Object.hasOwn(icons, icon))).toEqual([]);
	});
});
