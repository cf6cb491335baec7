/** The layout names what there is, and says enough of it. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { childOf, entriesOf, itemsOf, type Maybe, numberOf, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { TONES } from '#lib/ruleset/program/tones.ts';
import { checkScene } from './link-scene.ts';
import { idsOf, LayoutWords } from './layout-words.ts';

export function checkLayout(link: Linking): void {
	const layout = link.whole('layout');
	if (layout) new LayoutCheck(link).all(layout);
}

class LayoutCheck {
	readonly #link: Linking;
	readonly #words: LayoutWords;

	constructor(link: Linking) {
		this.#link = link;
		this.#words = new LayoutWords(link);
	}

	all(layout: Maybe): void {
		const { fields, zones, kinds } = this.#link.symbols;
		const words = this.#words;
		words.known(say`field`, childOf(layout, 'round-field'), idsOf(fields.game));
		words.allShown(childOf(layout, 'status'), 'game');
		words.allShown(childOf(layout, 'players'), 'player');
		words.marks(childOf(layout, 'icons'), 'player', []);
		for (const [, { key }] of entriesOf(childOf(layout, 'zones')))
			words.known(say`zone`, key, idsOf(zones));
		const given = childOf(layout, 'given-map');
		words.known(say`zone`, childOf(given, 'zone'), idsOf(zones));
		words.known(say`kind`, childOf(given, 'kind'), idsOf(kinds));
		words.printed(childOf(given, 'attribute'));
		this.#space(childOf(layout, 'space'));
		this.#tones(childOf(layout, 'player-colours'));
		this.#counter(childOf(layout, 'counter'));
		words.kinds(childOf(layout, 'cards'));
		this.#dice(childOf(layout, 'dice'));
		for (const [, track] of entriesOf(childOf(layout, 'tracks'))) this.#track(track);
		this.#mat(childOf(layout, 'mat'));
		const standings = childOf(layout, 'standings');
		for (const id of ['by', 'parts']) words.allShown(childOf(standings, id), 'player');
		for (const [, scene] of entriesOf(childOf(layout, 'scenes')))
			checkScene(this.#link, words, scene);
	}

	#space(space: Maybe): void {
		const fill = childOf(space, 'fill');
		const { attributes } = this.#words;
		for (const node of [childOf(space, 'label'), childOf(space, 'owner')])
			this.#words.shown(node, 'space', attributes);
		this.#words.shown(childOf(fill, 'attribute'), 'space', attributes);
		this.#colours(fill);
		this.#words.kinds(childOf(space, 'apart'));
		const printed = idsOf(this.#link.symbols.map.marks);
		this.#words.marks(childOf(space, 'print'), 'space', [...attributes, ...printed]);
		this.#places(childOf(space, 'at'));
		this.#tones(childOf(space, 'colours'));
		const stone = childOf(space, 'stone');
		this.#words.shown(childOf(stone, 'of'), 'space');
		this.#words.marks(childOf(stone, 'marks'), 'space', []);
	}

	/** Whoever places one space by hand places all: elsewhere the others would lie upon each other. */
	#places(at: Maybe): void {
		if (!at) return;
		const known = this.#link.cellsOfAnySize();
		const placed = new Set<string>();
		for (const [cell, { key }] of entriesOf(at)) {
			placed.add(cell);
			if (!known.has(cell)) this.#link.report(unknownId(say`cell of the map`, cell, key, known));
		}
		const missing = [...known].find((cell) => !placed.has(cell));
		if (missing === undefined) return;
		const message = say`The space ${missing} has no place on the table`;
		this.#link.report(finding('layout/no-place', at, message));
	}

	#counter(counter: Maybe): void {
		const colour = childOf(counter, 'colour');
		const { attributes } = this.#words;
		this.#words.shown(childOf(counter, 'value'), 'piece', attributes);
		this.#words.allShown(childOf(counter, 'order'), 'piece', attributes);
		this.#words.printed(textOf(colour) === null ? childOf(colour, 'attribute') : colour);
		this.#colours(colour);
		this.#words.marks(childOf(counter, 'marks'), 'piece', attributes);
	}

	#dice(dice: Maybe): void {
		const words = this.#words;
		const tables = ['game', 'player', 'piece'] as const;
		const names = [...tables.flatMap((table) => words.of(table)), ...words.attributes];
		for (const node of itemsOf(dice)) words.known(say`field, value or attribute`, node, names);
	}

	#track({ value, key }: MapEntry): void {
		this.#words.shown(childOf(value, 'of'), 'player', this.#words.of('game'));
		const to = childOf(value, 'to');
		const [first, last] = [numberOf(childOf(value, 'from')) ?? 0, numberOf(to)];
		if (last === null || (last > first && last - first < MOST_PLACES)) return;
		const message = say`A track has 2 to ${MOST_PLACES} places`;
		this.#link.report(finding('layout/no-range', to ?? key, message));
	}

	#mat(mat: Maybe): void {
		const zones = this.#link.symbols.zones.filter(({ per }) => per === 'player');
		for (const node of itemsOf(childOf(mat, 'zones')))
			this.#words.known(say`zone of a player`, node, idsOf(zones));
		this.#words.allShown(childOf(mat, 'shows'), 'player');
	}

	/** The colours of what an attribute may be. */
	#colours(colouring: Maybe): void {
		const attribute = textOf(childOf(colouring, 'attribute'));
		const values = attribute === null ? null : this.#words.enumValues(attribute);
		for (const [, { key, value }] of entriesOf(childOf(colouring, 'colours'))) {
			if (values && attribute) this.#words.known(say`value of ${attribute}`, key, values);
			this.#tone(value);
		}
	}

	#tones(list: Maybe): void {
		for (const node of itemsOf(list)) this.#tone(node);
	}

	#tone(node: TreeNode): void {
		if (textOf(node)?.startsWith('#') === false) this.#words.known(say`colour`, node, TONES);
	}
}

const MOST_PLACES = 200;
