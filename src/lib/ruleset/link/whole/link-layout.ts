/** The layout is read; it names what there is, and says enough of it. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import {
	childOf,
	entriesOf,
	flagOf,
	itemsOf,
	type Maybe,
	numberOf,
	textOf
} from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapEntry } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import {
	type CounterLayout,
	type EdgeOwner,
	type Layout,
	type Ranking,
	SPACE_SHAPES,
	type SpaceLayout,
	type TrackLayout,
	ZONE_ROLES
} from '#lib/ruleset/program/layout.ts';
import { TONES } from '#lib/ruleset/program/tones.ts';
import { linkGrids } from './link-grids.ts';
import { linkRows } from './link-rows.ts';
import { linkScene } from './link-scene.ts';
import { idsOf, LayoutWords } from './check-layout-words.ts';

/** `answered`: parameters of actions, and choices. */
export function linkLayout(link: Linking, answered: readonly string[]): Layout {
	return new LayoutLinker(link, answered).all(link.whole('layout'));
}

class LayoutLinker {
	readonly #link: Linking;
	readonly #words: LayoutWords;
	readonly #answered: readonly string[];

	constructor(link: Linking, answered: readonly string[]) {
		this.#link = link;
		this.#answered = answered;
		this.#words = new LayoutWords(link);
	}

	all(layout: Maybe): Layout {
		const words = this.#words;
		const [space, counter] = [childOf(layout, 'space'), childOf(layout, 'counter')];
		const standings = childOf(layout, 'standings');
		const by = this.#rankings(childOf(standings, 'by'));
		const parts = words.allShown(childOf(standings, 'parts'), 'player');
		const rows = this.#rows(layout);
		return {
			table: rows !== null || textOf(childOf(layout, 'table')) === 'rows' ? 'rows' : 'map',
			rows,
			language: textOf(childOf(layout, 'language')),
			givenMap: this.#givenMap(childOf(layout, 'given-map')),
			roundField: words.known(
				say`word/field: field`,
				childOf(layout, 'round-field'),
				idsOf(this.#link.symbols.fields.game)
			),
			space: this.#space(space),
			playerColours: this.#tones(childOf(layout, 'player-colours')),
			colours: this.#colours(childOf(space, 'fill')),
			status: words.allShown(childOf(layout, 'status'), 'game'),
			players: words.allShown(childOf(layout, 'players'), 'player'),
			icons: Object.fromEntries(
				words
					.marks(childOf(layout, 'icons'), 'player', [])
					.flatMap(({ attribute, icon }) => (icon === null ? [] : [[attribute, icon]]))
			),
			zones: this.#zones(childOf(layout, 'zones')),
			counter: this.#counter(counter, childOf(space, 'fill')),
			cards: words.kinds(childOf(layout, 'cards')),
			discs: words.kinds(childOf(layout, 'discs')),
			figures: words.kinds(childOf(layout, 'figures')),
			dice: this.#dice(childOf(layout, 'dice')),
			grids: linkGrids(this.#link, words, this.#answered, childOf(layout, 'grids')),
			tracks: entriesOf(childOf(layout, 'tracks')).flatMap(([id, track]) => this.#track(id, track)),
			scenes: entriesOf(childOf(layout, 'scenes')).map(([id, scene]) =>
				linkScene(this.#link, words, id, scene)
			),
			mat: this.#mat(childOf(layout, 'mat')),
			standings: by.length > 0 ? { by, parts } : null
		};
	}

	#rows(layout: Maybe): Layout['rows'] {
		const rows = childOf(layout, 'rows');
		const { space } = this.#link.symbols.map;
		if (rows && space !== '' && textOf(childOf(layout, 'table')) !== 'rows') {
			const message = say`rule/rows-beside-map: The map is in the middle of the table: rows stand there with "table: rows"`;
			this.#link.report(finding('layout/rows', rows, message));
		}
		return linkRows(this.#link, this.#words, rows);
	}

	#rankings(by: Maybe): Ranking[] {
		return itemsOf(by).flatMap((node) => {
			const fewest = childOf(node, 'least');
			const named = this.#words.allShown(fewest ?? node, 'player');
			return named.map((of) => ({ of, least: fewest !== undefined }));
		});
	}

	#givenMap(given: Maybe): Layout['givenMap'] {
		const { zones, kinds } = this.#link.symbols;
		const zone = this.#words.known(say`word/zone: zone`, childOf(given, 'zone'), idsOf(zones));
		const kind = this.#words.known(say`word/kind: kind`, childOf(given, 'kind'), idsOf(kinds));
		const attribute = this.#words.printed(childOf(given, 'attribute'));
		return zone === null || kind === null || attribute === null ? null : { zone, kind, attribute };
	}

	#space(space: Maybe): SpaceLayout {
		const words = this.#words;
		const { attributes } = words;
		const printed = idsOf(this.#link.symbols.map.marks);
		const stone = childOf(space, 'stone');
		const of = words.shown(childOf(stone, 'of'), 'space');
		const marks = words.marks(childOf(stone, 'marks'), 'space', []);
		const count = words.shown(childOf(stone, 'count'), 'space');
		return {
			label: words.shown(childOf(space, 'label'), 'space', attributes),
			fill: words.shown(childOf(childOf(space, 'fill'), 'attribute'), 'space', attributes),
			owner: words.shown(childOf(space, 'owner'), 'space', attributes),
			apart: words.kinds(childOf(space, 'apart')),
			print: words.marks(childOf(space, 'print'), 'space', [...attributes, ...printed]),
			stone: of === null ? null : { of, marks, count },
			colours: this.#tones(childOf(space, 'colours')),
			lines: flagOf(childOf(space, 'lines'), false),
			at: this.#places(childOf(space, 'at')),
			shape: this.#shape(childOf(space, 'shape')),
			height: this.#height(childOf(space, 'height')),
			turn: numberOf(childOf(space, 'turn')) ?? 0,
			turnWhenTall: numberOf(childOf(space, 'turn-when-tall')) ?? 0,
			edges: this.#edges(childOf(space, 'edges'))
		};
	}

	#shape(shaping: Maybe): SpaceLayout['shape'] {
		const words = this.#words;
		const of = words.shown(childOf(shaping, 'attribute'), 'space', words.attributes);
		const values = of === null ? null : words.enumValues(of);
		const shapes = entriesOf(childOf(shaping, 'shapes')).flatMap(([id, { key, value }]) => {
			if (values && of) words.known(say`rule/value-of: value of ${of}`, key, values);
			const shape = SPACE_SHAPES.find((candidate) => candidate === textOf(value));
			return shape ? [[id, shape] as const] : [];
		});
		return of === null ? null : { of, shapes: Object.fromEntries(shapes) };
	}

	/** Six sides of the same length have one height only. */
	#height(node: Maybe): number {
		if (node && this.#link.symbols.map.grid === 'hex') {
			const message = say`rule/hex-height: A hex is as high as it is: height is for squares and spaces without a grid`;
			this.#link.report(finding('layout/no-height', node, message));
		}
		return numberOf(node) ?? 100;
	}

	#edges(edges: Maybe): SpaceLayout['edges'] {
		const hex = this.#link.symbols.map.grid === 'hex';
		return Object.fromEntries(
			entriesOf(edges).flatMap(([id, { key, value }]): [string, EdgeOwner][] => {
				if (this.#link.symbols.map.grid === 'none' || (id.endsWith('slant') && !hex)) {
					const message = say`rule/no-such-edge: A board on this grid has no edge "${id}"`;
					this.#link.report(finding('layout/no-edge', key, message));
				}
				const seat = numberOf(value);
				if (seat !== null) return [[id, seat]];
				const of = this.#words.player(childOf(value, 'of'));
				if (of !== null) return [[id, { of }]];
				return this.#tones(value).map((tone) => [id, tone]);
			})
		);
	}

	/** Whoever places one space by hand places all: elsewhere the others would lie upon each other. */
	#places(at: Maybe): SpaceLayout['at'] {
		if (!at) return {};
		const known = this.#link.cellsOfAnySize();
		const placed = entriesOf(at);
		for (const [cell, { key }] of placed)
			if (!known.has(cell))
				this.#link.report(unknownId(say`rule/cell-of-map: cell of the map`, cell, key, known));
		const cells = new Set(placed.map(([cell]) => cell));
		const missing = [...known].find((cell) => !cells.has(cell));
		if (missing !== undefined) {
			const message = say`rule/space-off-table: The space ${missing} has no place on the table`;
			this.#link.report(finding('layout/no-place', at, message));
		}
		return Object.fromEntries(
			placed.flatMap(([cell, { value }]) => {
				const [x, y] = [numberOf(childOf(value, 'x')), numberOf(childOf(value, 'y'))];
				return x === null || y === null ? [] : [[cell, { x, y }]];
			})
		);
	}

	#zones(zones: Maybe): Layout['zones'] {
		const known = idsOf(this.#link.symbols.zones);
		return Object.fromEntries(
			entriesOf(zones).flatMap(([zone, { key, value }]) => {
				const places = this.#words.zones(zone);
				if (places.length === 0) this.#words.known(say`word/zone: zone`, key, known);
				const role = ZONE_ROLES.find((candidate) => candidate === textOf(value));
				return role ? places.map((id) => [id, role]) : [];
			})
		);
	}

	#counter(counter: Maybe, fill: Maybe): CounterLayout {
		const words = this.#words;
		const { attributes } = words;
		const colour = childOf(counter, 'colour');
		const own = childOf(colour, 'attribute');
		return {
			value: words.shown(childOf(counter, 'value'), 'piece', attributes),
			owner: words.shown(childOf(counter, 'owner'), 'piece'),
			order: words.allShown(childOf(counter, 'order'), 'piece', attributes),
			marks: words.marks(childOf(counter, 'marks'), 'piece', attributes),
			colour: words.shown(own ?? colour, 'piece', attributes),
			colours: this.#colours(own ? colour : fill)
		};
	}

	#dice(dice: Maybe): string[] {
		const words = this.#words;
		const tables = ['game', 'player', 'piece'] as const;
		const names = [...tables.flatMap((table) => words.of(table)), ...words.attributes];
		const kinds = idsOf(this.#link.symbols.kinds);
		return words.allKnown(say`rule/dice-word: field, value, attribute or kind`, dice, [
			...names,
			...kinds
		]);
	}

	#track(id: string, { value, key }: MapEntry): TrackLayout[] {
		const of = this.#words.shown(childOf(value, 'of'), 'player', this.#words.of('game'));
		const to = childOf(value, 'to');
		const [first, last] = [numberOf(childOf(value, 'from')) ?? 0, numberOf(to)];
		if (last !== null && (last <= first || last - first >= MOST_PLACES)) {
			const message = say`rule/track-places: A track has 2 to ${MOST_PLACES} places`;
			this.#link.report(finding('layout/no-range', to ?? key, message));
		}
		return of === null || last === null ? [] : [{ id, of, from: first, to: last }];
	}

	#mat(mat: Maybe): Layout['mat'] {
		const own = this.#link.symbols.zones.filter(({ per }) => per === 'player');
		const zones = this.#words.allKnown(
			say`rule/zone: zone of a player`,
			childOf(mat, 'zones'),
			idsOf(own)
		);
		const shows = this.#words.allShown(childOf(mat, 'shows'), 'player');
		return zones.length + shows.length > 0 ? { zones, shows } : null;
	}

	/** The colours of what an attribute, field or value may be. */
	#colours(colouring: Maybe): Layout['colours'] {
		const node = childOf(colouring, 'attribute');
		const of = textOf(node) ?? '';
		const values = this.#words.valuesOf(of);
		const colours = entriesOf(childOf(colouring, 'colours'));
		if (node && values === 'things') {
			const message = say`rule/colour-of-thing: Colours are for values of an enum, numbers, true and false: "${of}" is none of these`;
			this.#link.report(finding('layout/no-value', node, message));
		}
		return Object.fromEntries(
			colours.flatMap(([id, { key, value }]) => {
				if (values === 'numbers' && !/^-?\d+$/.test(id)) {
					const message = say`rule/colour-of-number: "${of}" is a number: its colours are for numbers, as in "1": rust`;
					this.#link.report(finding('layout/no-value', key, message));
				}
				if (Array.isArray(values))
					this.#words.known(say`rule/value-of: value of ${of}`, key, values);
				return this.#tones(value).map((tone) => [id, tone]);
			})
		);
	}

	#tones(list: Maybe): string[] {
		return itemsOf(list).flatMap((node) => {
			const tone = textOf(node);
			if (tone?.startsWith('#') === false) this.#words.known(say`rule/colour: colour`, node, TONES);
			return tone ?? [];
		});
	}
}

const MOST_PLACES = 200;
