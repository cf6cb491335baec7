/** Words of a layout against the names that there are: what nobody has declared would be shown nowhere, in silence. */
import { unknownId } from '#lib/language/findings.ts';
import { iconNames } from '#lib/language/generated/icon-names.ts';
import { entriesOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { Table, Type } from '#lib/ruleset/program/expression-ir.ts';

const OF: Readonly<Record<Table, Said>> = {
	game: say`field or value of the game`,
	player: say`field or value of a player`,
	space: say`field or value of a space`,
	piece: say`field or value of a piece`
};

export class LayoutWords {
	readonly #link: Linking;

	constructor(link: Linking) {
		this.#link = link;
	}

	get attributes(): string[] {
		return idsOf(this.#link.symbols.attributes);
	}

	kinds(node: Maybe): void {
		for (const one of itemsOf(node)) this.known(say`kind`, one, idsOf(this.#link.symbols.kinds));
	}

	printed(node: Maybe): void {
		this.known(say`attribute`, node, this.attributes);
	}

	/** What can be shown of things of this sort; `more`: what can, besides. */
	shown(node: Maybe, table: Table, more: readonly string[] = []): void {
		this.known(OF[table], node, [...this.of(table), ...more]);
	}

	allShown(list: Maybe, table: Table, more: readonly string[] = []): void {
		for (const node of itemsOf(list)) this.shown(node, table, more);
	}

	/** A list, or each with the icon that stands for it. */
	marks(marks: Maybe, table: Table, more: readonly string[]): void {
		this.allShown(marks, table, more);
		for (const [, { key, value }] of entriesOf(marks)) {
			this.shown(key, table, more);
			const icon = textOf(value);
			if (icon === null || iconNames().has(icon)) continue;
			// Without its picture a mark is a letter: nothing that stops a game.
			const found = unknownId(say`icon`, icon, value, iconNames(), 'piece/unknown-icon');
			this.#link.report({ ...found, severity: 'warning' });
		}
	}

	/** Fields, and values that are asked about one thing of this sort, or about none. */
	of(table: Table): string[] {
		const { fields, values } = this.#link.symbols;
		const fitting = values.filter(({ params: [only, ...others] }) =>
			table === 'game' ? only === undefined : only && others.length === 0 && isOf(only.type, table)
		);
		return [...idsOf(fields[table]), ...idsOf(fitting)];
	}

	/** Values that are asked about a piece and a player. */
	get ofPieceAndPlayer(): string[] {
		const both = this.#link.symbols.values.filter(
			({ params }) =>
				params.length === 2 &&
				params.some(({ type }) => isOf(type, 'piece')) &&
				params.some(({ type }) => isOf(type, 'player'))
		);
		return idsOf(both);
	}

	known(what: Said, node: Maybe, names: readonly string[]): void {
		const word = textOf(node);
		if (!node || word === null || names.includes(word) || this.#link.isPoisoned(word)) return;
		this.#link.report(unknownId(what, word, node, names));
	}

	/** What an attribute, field or value may be; null where that is no enum, or not known. */
	enumValues(name: string): string[] | null {
		const { attributes, enums, fields, values } = this.#link.symbols;
		const declared = [...attributes, ...Object.values(fields).flat(), ...values];
		for (const { id, type } of declared) {
			const inner = type?.t === 'optional' ? type.of : type;
			if (id === name && inner?.t === 'enum') return enums[inner.enum]!.values;
		}
		return null;
	}
}

export function idsOf(things: readonly { id: string }[]): string[] {
	return things.map(({ id }) => id);
}

function isOf(type: Type, table: Table): boolean {
	return (type.t === 'optional' ? type.of : type).t === table;
}
