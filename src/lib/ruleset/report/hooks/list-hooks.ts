/** Every hook of a composed game, with what it is for and who uses it. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf, entryOf, plainOf, textOf } from '#lib/language/nodes.ts';
import type { MapEntry, MapNode, TreeNode } from '#lib/language/tree.ts';
import { printNode } from '#lib/language/tree-tools.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { NEIGHBOURS } from '#lib/ruleset/expression/nearness.ts';
import { typeName } from '#lib/ruleset/expression/types.ts';
import { flatTexts, link } from '#lib/ruleset/link/index.ts';
import { typeText } from '#lib/ruleset/names/declared-type.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import {
	firstOfRow,
	nameOf,
	placeName,
	wholeRow,
	type InRow,
	type RowPlace
} from '#lib/ruleset/program/rows.ts';
import type { Hook, HookSort, HookUse, HookUses, UseWord } from './hook.ts';
import * as snippets from './snippets.ts';
import { ReadNotes, useAt, Uses } from './uses.ts';

export interface ListedHooks {
	/** By sort, each in the order of the program; null when the game cannot be linked. */
	hooks: Hook[] | null;
	/** What linking found. */
	diagnostics: Diagnostic[];
}

const BESIDE =
	'What lies beside a space: on the printed map, and as effects change it for all, a player or a piece. Ways, distances and regions follow.';
const ANYTIME = 'Whenever the game waits for anybody; any player may act, whoever is asked.';

/** For a game of so many players. */
export function listHooks(composition: Composition, players: number): ListedHooks {
	const notes = new ReadNotes();
	const { program, symbols, diagnostics } = link(composition, players, notes);
	if (program === null) return { hooks: null, diagnostics };
	return { hooks: hooksIn(composition.tree, program, symbols, notes), diagnostics };
}

/** Of a game that was linked already; `notes` heard its expressions. */
export function hooksIn(
	tree: MapNode,
	program: Program,
	symbols: Symbols,
	notes: ReadNotes
): Hook[] {
	return new HookList(tree, program, symbols, new Uses(tree, notes)).all();
}

/** The hooks as readers see them; `words`: what the game calls its things, language -> path -> text. */
export interface NamedHooks {
	hooks: Hook[];
	words: Program['texts'];
}

/** null: the game does not hold. */
export function namedHooks(composition: Composition, players: number): NamedHooks | null {
	const { hooks } = listHooks(composition, players);
	if (hooks === null) return null;
	const words: NamedHooks['words'] = {};
	for (const [language, texts] of Object.entries(flatTexts(composition.tree)))
		words[language] = Object.fromEntries(
			Object.entries(texts).filter(([path]) => path.startsWith('words.'))
		);
	return { hooks, words };
}

class HookList {
	readonly #tree: TreeNode;
	readonly #program: Program;
	readonly #symbols: Symbols;
	readonly #uses: Uses;

	constructor(tree: TreeNode, program: Program, symbols: Symbols, uses: Uses) {
		this.#tree = tree;
		this.#program = program;
		this.#symbols = symbols;
		this.#uses = uses;
	}

	all(): Hook[] {
		return [
			...this.#defined('events', snippets.eventSnippet),
			...this.#values(),
			...this.#neighbours(),
			...this.#program.windows.map((id) => this.#window(id)),
			...this.#actions(),
			...this.#defined('procedures', snippets.procedureSnippet),
			...this.#fields(),
			...this.#zones(),
			...this.#kinds(),
			...this.#attributes(),
			...this.#pieces()
		];
	}

	#defined(sort: 'events' | 'procedures', snippet: (hook: Hook) => string): Hook[] {
		return this.#program[sort].flatMap(({ id }) => {
			const entry = this.#entry(sort, id);
			if (!entry) return [];
			const hook = this.#hook(sort, id, entry, this.#uses.of(`${sort}.${id}`));
			return [{ ...hook, snippet: snippet(hook) }];
		});
	}

	#values(): Hook[] {
		return this.#program.values.flatMap(({ id, type }, index) => {
			// Attributes that are modified are listed as what they are.
			if (!this.#entry('values', id)) return [];
			const hook = this.#hook('values', id, this.#entry('values', id), this.#asValue(id, index));
			const literal = snippets.literalOf(type, this.#program.enums);
			const snippet = snippets.valueSnippet(hook, type, literal);
			return [{ ...hook, type: this.#typeName(type), snippet }];
		});
	}

	/** What every game with a map has, though nobody defines it: who neighbours whom. */
	#neighbours(): Hook[] {
		const { space, plural } = this.#program.map;
		if (space === '') return [];
		const hook = this.#hook('values', NEIGHBOURS, undefined, this.#uses.of(`values.${NEIGHBOURS}`));
		const params = [
			{ id: 'x', type: space },
			{ id: 'who', type: 'player?' },
			{ id: 'mover', type: 'piece?' }
		];
		const snippet = snippets.neighboursSnippet(plural);
		return [{ ...hook, about: BESIDE, params, type: `set of ${space}`, snippet }];
	}

	#window(id: string): Hook {
		const offers = this.#uses.offers.get(id) ?? [];
		const offer = offers.find(({ step }) => childOf(step, 'about')) ?? offers[0];
		return {
			...this.#hook('windows', id, undefined, this.#uses.of(`windows.${id}`)),
			about: offer ? textOf(childOf(offer.step, 'about')) : ANYTIME,
			place: offer ? { ...offer.at, layer: offer.step.layer } : null,
			snippet: snippets.windowSnippet(id)
		};
	}

	#actions(): Hook[] {
		return this.#program.actions.map(({ id, params: takes }) => {
			const hook = this.#hook(
				'actions',
				id,
				this.#entry('actions', id),
				this.#uses.of(`actions.${id}`)
			);
			const params = takes.map((parameter) => ({
				id: parameter.id,
				type: this.#typeName(parameter.type)
			}));
			return { ...hook, params, snippet: snippets.actionSnippet({ id, params }) };
		});
	}

	#fields(): Hook[] {
		const { fields, map } = this.#program;
		const all = childOf(this.#tree, 'fields');
		return (['game', 'player', 'space', 'piece'] as const).flatMap((table) =>
			fields[table].flatMap((field, index) => {
				const { type, row } = field;
				if (firstOfRow(fields[table], index) !== index) return [];
				const id = nameOf(field);
				const word = table === 'space' ? map.space : table;
				const entry = entryOf(childOf(all, table), id) ?? entryOf(childOf(all, word), id);
				const uses = this.#usesOfRow(`fields-${table}`, fields[table], index);
				const of = table === 'game' ? null : word;
				const snippet = snippets.readSnippet(id, of, (x) => {
					const asked = row ? `${id}(${firstPlace(row, this.#program)})` : id;
					return of === null ? asked : `${x}.${asked}`;
				});
				const hook = this.#hook('fields', `${word}.${id}`, entry, uses);
				const params = placeOf(row, this.#program);
				return [{ ...hook, params, type: this.#typeName(type), snippet }];
			})
		);
	}

	#zones(): Hook[] {
		const { zones } = this.#program;
		return zones.flatMap((zone, index) => {
			if (firstOfRow(zones, index) !== index) return [];
			const { per, row } = zone;
			const id = nameOf(zone);
			const of = per === 'game' ? null : per === 'space' ? this.#program.map.space : per;
			const hook = this.#hook(
				'zones',
				id,
				this.#entry('zones', id),
				this.#usesOfRow('zones', zones, index)
			);
			const read = (x: string) => {
				const args = [
					...(of === null ? [] : [x]),
					...(row ? [firstPlace(row, this.#program)] : [])
				];
				return `count(${args.length === 0 ? id : `${id}(${args.join(', ')})`})`;
			};
			const params = [
				...(of === null ? [] : [{ id: 'x', type: of }]),
				...placeOf(row, this.#program)
			];
			return [{ ...hook, params, snippet: snippets.readSnippet(id, of, read) }];
		});
	}

	#kinds(): Hook[] {
		return this.#program.kinds.flatMap(({ id, plural, parent }) => {
			const entry = this.#entry('kinds', id);
			if (!entry) return [];
			const type = parent < 0 ? null : (this.#program.kinds[parent]?.id ?? null);
			const snippet = snippets.readSnippet(plural, null, () => `count(${plural})`);
			return [{ ...this.#hook('kinds', id, entry, {}), type, snippet }];
		});
	}

	/** Each once, under the first kind that prints it. */
	#attributes(): Hook[] {
		return this.#program.attributes.flatMap(({ id, type }, index) => {
			const kind = entriesOf(childOf(this.#tree, 'kinds')).find(([, { value }]) =>
				childOf(childOf(value, 'attributes'), id)
			);
			if (!kind) return [];
			const entry = entryOf(childOf(kind[1].value, 'attributes'), id);
			const value = this.#symbols.modified.get(index);
			const asked = value === undefined ? {} : this.#asValue(id, value);
			const uses = { ...this.#uses.of(`attributes/${index}`), ...asked };
			const hook = this.#hook('attributes', id, entry, uses);
			const snippet = snippets.readSnippet(id, kind[0], (x) => `${x}.${id}`);
			const params = [{ id: 'x', type: kind[0] }];
			return [{ ...hook, params, type: this.#typeName(type), snippet }];
		});
	}

	#pieces(): Hook[] {
		const { attributes, faces, kinds } = this.#program;
		const numbers = attributes.filter(({ type }) => type.t === 'int').map(({ id }) => id);
		return faces.map(({ id, kind }) => {
			const entry = this.#entry('pieces', id)!;
			const printed = numbers.find((name) => Number.isInteger(plainOf(childOf(entry.value, name))));
			const snippet =
				printed === undefined
					? snippets.readSnippet(id, null, () => `count(${id})`)
					: snippets.printedSnippet(id, printed);
			const about = printNode(entry.value);
			return { ...this.#hook('pieces', id, entry, {}), about, type: kinds[kind]!.id, snippet };
		});
	}

	/** What rules do with any place of a row. */
	#usesOfRow(table: string, things: readonly InRow[], index: number): HookUses {
		const all: HookUses = {};
		for (const place of wholeRow(things, index)) {
			for (const [word, uses = []] of Object.entries(this.#uses.of(`${table}/${place}`))) {
				const known = (all[word as UseWord] ??= []);
				const isNew = (use: HookUse) =>
					!known.some((k) => k.path === use.path && k.line === use.line);
				known.push(...uses.filter(isNew));
			}
		}
		return all;
	}

	#asValue(id: string, value: number): HookUses {
		return { ...this.#uses.of(`values/${value}`), ...this.#uses.of(`values.${id}`) };
	}

	#hook(sort: HookSort, id: string, entry: MapEntry | undefined, uses: HookUses): Hook {
		const params = entriesOf(childOf(entry?.value, 'params')).map(([name, { value }]) => ({
			id: name,
			type: typeText(value)
		}));
		const place = entry && { ...useAt(`${sort}.${id}`, entry.key), layer: entry.key.layer };
		const about = textOf(childOf(entry?.value, 'about'));
		return { sort, id, about, params, type: null, place: place ?? null, uses, snippet: '' };
	}

	#entry(section: string, id: string): MapEntry | undefined {
		return entryOf(childOf(this.#tree, section), id);
	}

	#typeName(type: Type): string {
		return typeName(type, this.#symbols);
	}
}

/** By what a place of a row is asked for. */
function placeOf(row: RowPlace | undefined, { enums }: Program): Hook['params'] {
	if (!row) return [];
	return [{ id: 'place', type: row.enum === undefined ? 'int' : enums[row.enum]!.id }];
}

function firstPlace(row: RowPlace, { enums }: Program): string {
	return placeName({ ...row, place: 0 }, enums);
}
