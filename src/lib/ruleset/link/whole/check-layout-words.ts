/** Words of a layout, read against the names that there are: what nobody has declared would be shown nowhere, in silence. */
import { unknownId } from '#lib/language/findings.ts';
import { iconNames } from '#lib/language/generated/icon-names.ts';
import { entriesOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import { idsNamed, type InRow } from '#lib/ruleset/program/rows.ts';
import type { MarkLayout } from '#lib/ruleset/program/layout.ts';

const OF: Readonly<Record<Table, Said>> = {
	game: say`rule/game-value: field or value of the game`,
	player: say`rule/player-value: field or value of a player`,
	space: say`rule/space-value: field or value of a space`,
	piece: say`rule/piece-value: field or value of a piece`
};

export class LayoutWords {
	readonly #link: Linking;

	constructor(link: Linking) {
		this.#link = link;
	}

	get attributes(): string[] {
		return idsOf(this.#link.symbols.attributes);
	}

	kinds(list: Maybe): string[] {
		return this.allKnown(say`word/kind: kind`, list, idsOf(this.#link.symbols.kinds));
	}

	printed(node: Maybe): string | null {
		return this.known(say`word/attribute: attribute`, node, this.attributes);
	}

	/** What can be shown of things of this sort; `more`: what can, besides. */
	shown(node: Maybe, table: Table, more: readonly string[] = []): string | null {
		return this.known(OF[table], node, [...this.of(table), ...more]);
	}

	allShown(list: Maybe, table: Table, more: readonly string[] = []): string[] {
		return this.#each(list, [...this.of(table), ...more], OF[table]);
	}

	/** A list, or each with the icon that stands for it. */
	marks(marks: Maybe, table: Table, more: readonly string[]): MarkLayout[] {
		const listed = this.allShown(marks, table, more);
		return [
			...listed.map((attribute) => ({ attribute, icon: null })),
			...entriesOf(marks).flatMap(([, { key, value }]) => {
				const icon = this.#icon(value);
				return this.#each(key, [...this.of(table), ...more], OF[table]).map((id) => ({
					attribute: id,
					icon
				}));
			})
		];
	}

	#icon(node: TreeNode): string | null {
		const icon = textOf(node);
		if (icon !== null && !iconNames().has(icon)) {
			// Without its picture a mark is a letter: nothing that stops a game.
			const found = unknownId(say`rule/icon: icon`, icon, node, iconNames(), 'piece/unknown-icon');
			this.#link.report({ ...found, severity: 'warning' });
		}
		return icon;
	}

	/** Fields, and values that are asked about one thing of this sort, or about none. */
	of(table: Table): string[] {
		const { fields, values } = this.#link.symbols;
		const fitting = values.filter(({ params: [only, ...others] }) =>
			table === 'game' ? only === undefined : only && others.length === 0 && isOf(only.type, table)
		);
		return [...idsOf(fields[table]), ...idsOf(fitting)];
	}

	/** What of the game names a player. */
	player(node: Maybe): string | null {
		const { fields, values } = this.#link.symbols;
		const named = [...fields.game, ...values.filter(({ params }) => params.length === 0)];
		const players = named.filter(({ type }) => type && isOf(type, 'player'));
		return this.known(say`rule/game-player: field or value of the game that is a player`, node, [
			...idsOf(players)
		]);
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

	/** A word that is not there is found and read all the same: then there is no game that shows it. */
	known(what: Said, node: Maybe, names: readonly string[]): string | null {
		const word = textOf(node);
		if (node && word !== null && !names.includes(word) && !this.#link.isPoisoned(word))
			this.#link.report(unknownId(what, word, node, names));
		return word;
	}

	/** A text stands for a list of one. */
	allKnown(what: Said, list: Maybe, names: readonly string[]): string[] {
		return this.#each(list, names, what);
	}

	/** A row stands for all its places, as many as are among these names. */
	#each(list: Maybe, names: readonly string[], what: Said): string[] {
		return itemsOf(list).flatMap((node) => {
			const places = this.#places(textOf(node) ?? '').filter((id) => names.includes(id));
			return places.length > 0 ? places : (this.known(what, node, names) ?? []);
		});
	}

	#places(name: string): string[] {
		const { zones, fields } = this.#link.symbols;
		const things: InRow[] = [...zones, ...Object.values(fields).flat()];
		return things.flatMap(({ id, row }) => (row?.of === name ? [id] : []));
	}

	/** The zones that a name stands for. */
	zones(name: string): string[] {
		return idsNamed(this.#link.symbols.zones, name);
	}

	/** What an attribute, field or value may be; null where that is no enum, or not known. */
	enumValues(name: string): string[] | null {
		for (const type of this.#typesOf(name))
			if (type?.t === 'enum') return this.#link.symbols.enums[type.enum]!.values;
		return null;
	}

	/** The same, also where that is a number, a flag or a thing; null where there is no such name. */
	valuesOf(name: string): string[] | 'numbers' | 'things' | null {
		const values = this.enumValues(name);
		if (values) return values;
		const types = this.#typesOf(name).map((type) => type?.t);
		if (types.includes('bool')) return ['true', 'false'];
		if (types.includes('int')) return 'numbers';
		return types.length > 0 ? 'things' : null;
	}

	#typesOf(name: string) {
		const { attributes, fields, values } = this.#link.symbols;
		return [...attributes, ...Object.values(fields).flat(), ...values]
			.filter(({ id }) => id === name)
			.map(({ type }) => (type?.t === 'optional' ? type.of : type));
	}
}

export function idsOf(things: readonly { id: string }[]): string[] {
	return things.map(({ id }) => id);
}

function isOf(type: Type, table: Table): boolean {
	return (type.t === 'optional' ? type.of : type).t === table;
}
