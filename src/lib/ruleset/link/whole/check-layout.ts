/** Every word of the layout is the name of something: what nobody has declared would be shown nowhere, in silence. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { iconNames } from '#lib/language/generated/icon-names.ts';
import { childOf, entriesOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { MapEntry } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import { TONES } from '#lib/ruleset/program/tones.ts';

export function checkLayout(link: Linking): void {
	const layout = link.whole('layout');
	if (layout) new LayoutCheck(link).all(layout);
}

const OF: Readonly<Record<Table, Said>> = {
	game: say`field or value of the game`,
	player: say`field or value of a player`,
	space: say`field or value of a space`,
	piece: say`field or value of a piece`
};

class LayoutCheck {
	readonly #link: Linking;

	constructor(link: Linking) {
		this.#link = link;
	}

	all(layout: Maybe): void {
		const { fields, zones, kinds } = this.#link.symbols;
		this.#known(say`field`, childOf(layout, 'round-field'), idsOf(fields.game));
		for (const node of itemsOf(childOf(layout, 'status'))) this.#shown(node, 'game');
		for (const node of itemsOf(childOf(layout, 'players'))) this.#shown(node, 'player');
		for (const [, { key }] of entriesOf(childOf(layout, 'zones')))
			this.#known(say`zone`, key, idsOf(zones));
		const given = childOf(layout, 'given-map');
		this.#known(say`zone`, childOf(given, 'zone'), idsOf(zones));
		this.#known(say`kind`, childOf(given, 'kind'), idsOf(kinds));
		this.#printed(childOf(given, 'attribute'));
		this.#space(childOf(layout, 'space'));
		this.#counter(childOf(layout, 'counter'));
		for (const [, scene] of entriesOf(childOf(layout, 'scenes'))) this.#scene(scene);
	}

	#space(space: Maybe): void {
		const fill = childOf(space, 'fill');
		const attributes = idsOf(this.#link.symbols.attributes);
		for (const node of [childOf(space, 'label'), childOf(space, 'owner')])
			this.#shown(node, 'space', attributes);
		this.#shown(childOf(fill, 'attribute'), 'space', attributes);
		this.#colours(fill);
		for (const node of itemsOf(childOf(space, 'apart')))
			this.#known(say`kind`, node, idsOf(this.#link.symbols.kinds));
	}

	#counter(counter: Maybe): void {
		const colour = childOf(counter, 'colour');
		this.#printed(childOf(counter, 'value'));
		this.#printed(textOf(colour) === null ? childOf(colour, 'attribute') : colour);
		this.#colours(colour);
		const marks = childOf(counter, 'marks');
		for (const node of itemsOf(marks)) this.#printed(node);
		for (const [, { key, value }] of entriesOf(marks)) {
			this.#printed(key);
			const icon = textOf(value);
			if (icon === null || iconNames().has(icon)) continue;
			// Without its picture a mark is a letter: nothing that stops a game.
			const found = unknownId(say`icon`, icon, value, iconNames(), 'piece/unknown-icon');
			this.#link.report({ ...found, severity: 'warning' });
		}
	}

	#scene({ value }: MapEntry): void {
		const { zones } = this.#link.symbols;
		const procedures = this.#link.section('procedures').map(([id]) => id);
		for (const node of texts(childOf(value, 'during')))
			this.#known(say`procedure`, node, procedures);
		for (const id of ['at', 'step']) this.#shown(childOf(value, id), 'game');
		for (const node of itemsOf(childOf(value, 'status'))) this.#shown(node, 'game');
		for (const node of itemsOf(childOf(value, 'players'))) this.#shown(node, 'player');
		const attributes = idsOf(this.#link.symbols.attributes);
		for (const id of ['pieces', 'side', 'group', 'value'])
			this.#shown(childOf(value, id), 'piece', attributes);
		for (const node of itemsOf(childOf(value, 'marks'))) this.#shown(node, 'piece', attributes);
		for (const node of itemsOf(childOf(value, 'zones'))) {
			this.#known(say`zone`, node, idsOf(zones));
			const zone = zones.find(({ id }) => id === textOf(node));
			if (zone?.per !== 'space' || childOf(value, 'at')) continue;
			const message = say`Say with at: of which space the zone "${zone.id}" is meant`;
			this.#link.report(finding('layout/no-space', node, message));
		}
	}

	/** The colours of what an attribute may be. */
	#colours(colouring: Maybe): void {
		const attribute = textOf(childOf(colouring, 'attribute'));
		const values = attribute === null ? null : this.#enumValues(attribute);
		for (const [, { key, value }] of entriesOf(childOf(colouring, 'colours'))) {
			if (values && attribute) this.#known(say`value of ${attribute}`, key, values);
			if (textOf(value)?.startsWith('#') === false) this.#known(say`colour`, value, TONES);
		}
	}

	#printed(node: Maybe): void {
		this.#known(say`attribute`, node, idsOf(this.#link.symbols.attributes));
	}

	/** What can be shown of things of this sort; `more`: what can, besides. */
	#shown(node: Maybe, table: Table, more: readonly string[] = []): void {
		const { fields, values } = this.#link.symbols;
		const fitting = values.filter(({ params: [only, ...others] }) =>
			table === 'game' ? only === undefined : only && others.length === 0 && isOf(only.type, table)
		);
		this.#known(OF[table], node, [...idsOf(fields[table]), ...idsOf(fitting), ...more]);
	}

	#known(what: Said, node: Maybe, names: readonly string[]): void {
		const word = textOf(node);
		if (!node || word === null || names.includes(word) || this.#link.isPoisoned(word)) return;
		this.#link.report(unknownId(what, word, node, names));
	}

	/** What an attribute, field or value may be; null where that is no enum, or not known. */
	#enumValues(name: string): string[] | null {
		const { attributes, enums, fields, values } = this.#link.symbols;
		const declared = [...attributes, ...Object.values(fields).flat(), ...values];
		for (const { id, type } of declared) {
			const inner = type?.t === 'optional' ? type.of : type;
			if (id === name && inner?.t === 'enum') return enums[inner.enum]!.values;
		}
		return null;
	}
}

function idsOf(things: readonly { id: string }[]): string[] {
	return things.map(({ id }) => id);
}

function isOf(type: Type, table: Table): boolean {
	return (type.t === 'optional' ? type.of : type).t === table;
}

/** A text stands for a list of one. */
function texts(node: Maybe): Maybe[] {
	return textOf(node) === null ? itemsOf(node) : [node];
}
