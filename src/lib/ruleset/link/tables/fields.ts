/** Fields: the mutable state, with its types, its initial values and who may see it. */
import { finding } from '#lib/language/diagnostic.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { comparable } from '#lib/ruleset/expression/types.ts';
import { rootScope } from '#lib/ruleset/names/scope.ts';
import { parseType, zeroOf } from '#lib/ruleset/names/declared-type.ts';
import { TABLES, type Table, type Type } from '#lib/ruleset/program/expression-ir.ts';
import { isFace } from '#lib/ruleset/names/faces.ts';
import { placesOf, rowOf } from './declared-rows.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { MOST_FIELD_WORDS } from '#lib/ruleset/program/game-limits.ts';
import { setWords, wordsOf } from '#lib/ruleset/link/context/frame.ts';
import {
	childOf,
	citesOf,
	entriesOf,
	itemsOf,
	numberOf,
	textOf,
	type Maybe
} from '#lib/language/nodes.ts';
import type { FieldDef, Visibility } from '#lib/ruleset/program/program.ts';
import { tooMany } from '#lib/ruleset/link/context/too-many.ts';
import { collectHeld } from '#lib/ruleset/link/rules/becoming.ts';
import { collectLimits, leavingOf } from './forgetting-fields.ts';
import { say } from '#lib/language/said.ts';
import { bitsOf } from '#lib/language/tools/bits.ts';

/** Ids and types; start values and visibility are expressions and come later. */
export function collectFields(link: Linking): void {
	for (const table of TABLES) {
		const all = fieldsOf(link, table);
		const ids = new Set(all.map(([id]) => id));
		for (const [id, { key, value }] of all) {
			const typeNode = childOf(value, 'type') ?? value;
			const type = parseType(typeNode, link.symbols, link.report);
			const listed = type?.t === 'set' && setWords(type.of, link.symbols, 1) !== null;
			if (!type || (type.t === 'set' && !listed) || type.t === 'zone') {
				const message = say`rule/fields-hold: Fields hold numbers, flags, values of enums, players, spaces and pieces, or sets of them (not of numbers)`;
				if (type) link.report(finding('type/field', typeNode, message));
				link.poison(id);
				continue;
			}
			const per = childOf(value, 'per');
			const row =
				per && rowOf(link, per, say`rule/places-of-a-row: range of numbers (1 .. 5) or enum`);
			if (row === null) {
				link.poison(id);
				continue;
			}
			const places = row ? placesOf(link, row, key, ids) : [{ id }];
			for (const place of places) {
				link.symbols.fields[table].push({ ...place, type, zero: zeroOf(type) });
				link.fieldNodes[table].push({ key: row ? withText(key, place.id) : key, value });
			}
			link.needsClause(value, key);
		}
	}
	collectLimits(link);
	collectHeld(link);
}

/** A key that says something else than is written. */
function withText(key: ScalarNode, text: string): ScalarNode {
	return { ...key, text, value: text };
}

function fieldsOf(link: Linking, table: Table) {
	// The table of spaces may also be called by the ruleset's own word.
	const node = link.whole('fields');
	const own = table === 'space' ? link.symbols.map.space : '';
	const entries = entriesOf(childOf(node, table));
	return own === '' || own === table ? entries : [...entries, ...entriesOf(childOf(node, own))];
}

export function linkFields(link: Linking, table: Table): FieldDef[] {
	const linked: FieldDef[] = [];
	for (const [f, field] of link.symbols.fields[table].entries()) {
		// All places of a row are alike.
		const before = field.row && field.row.place > 0 ? linked.at(-1) : undefined;
		linked.push(before ? { ...before, ...field } : linkField(link, table, f));
	}
	return linked;
}

function linkField(link: Linking, table: Table, f: number): FieldDef {
	const field = link.symbols.fields[table][f]!;
	const { key, value } = link.fieldNodes[table][f]!;
	const startNode = childOf(value, 'start');
	const leaves = leavingOf(link, table, value);
	let start = field.zero;
	const set = field.type.t === 'set' ? setOf(link, startNode, field.type.of) : undefined;
	if (set) start = field.zero;
	else if (startNode) start = startValue(link, startNode, field.type) ?? field.zero;
	else if (needsStart(link, field.type)) {
		const message = say`rule/give-a-start: Give ${field.id} a start, or make it optional: "${typeWord(value)}?"`;
		link.report(finding('field/no-start', key, message));
	}
	return {
		...field,
		start,
		...(set && { set }),
		...(leaves.length > 0 && { leaves }),
		visible: visibilityOf(link, table, value),
		cite: citesOf(value)
	};
}

/** Every thing has its own word for each of its fields. */
export function checkFieldWords(link: Linking): void {
	const { players, map } = link.symbols;
	const things = { game: 1, player: players, space: map.cells.length, piece: link.pieceCount };
	let words = 0;
	for (const table of TABLES) {
		for (const [f, { key }] of link.fieldNodes[table].entries()) {
			const before = words;
			words += things[table] * wordsOfSet(link, table, f);
			if (words <= MOST_FIELD_WORDS || before > MOST_FIELD_WORDS) continue;
			link.report(
				tooMany(
					key,
					words,
					MOST_FIELD_WORDS,
					say`rule/count-of-fields: fields of all things (up to here)`
				)
			);
		}
	}
}

function wordsOfSet({ symbols, pieceCount }: Linking, table: Table, field: number): number {
	const { type } = symbols.fields[table][field]!;
	return wordsOf(type, symbols, pieceCount) ?? 1;
}

/** What a set begins with: empty, or elements that are known beforehand, listed or as an expression. */
function setOf(link: Linking, node: Maybe, of: Type): NonNullable<FieldDef['set']> {
	const words = setWords(of, link.symbols, link.pieceCount) ?? 1;
	const elements = itemsOf(node).flatMap((item) => elementsOf(link, item, of));
	return { words, start: bitsOf(elements, words) };
}

/** What is known before the game starts: single elements, listed ones, or all that there are. */
function elementsOf(link: Linking, node: TreeNode, of: Type): number[] {
	const { players, map, enums } = link.symbols;
	const upTo = (count: number): number[] => [...Array(count).keys()];
	if (of.t === 'player' && numberOf(node) !== null) {
		return [link.integer(node, 0, players - 1) ?? 0];
	}
	const found = link.any(node, rootScope(), { t: 'set', of });
	if (!found) return [];
	const element = found.type.t === 'set' ? found.type.of : found.type;
	const fits = comparable(element, of, link.symbols);
	if (fits && 'expr' in found && found.expr.op === 'const') return [found.expr.value];
	if (fits && 'set' in found) {
		const { set } = found;
		if (set.set === 'players') return upTo(players);
		if (set.set === 'spaces') return upTo(map.cells.length);
		if (set.set === 'enum') return upTo(enums[set.enum]!.values.length);
		if (set.set === 'list') {
			const known = set.items.flatMap((item) => (item.op === 'const' ? [item.value] : []));
			if (known.length === set.items.length) return known;
		}
	}
	const message = say`rule/set-begins-known: A set begins with what is known before the game starts`;
	link.report(finding('type/not-constant', node, message));
	return [];
}

/** A player may be given by seat: the others are not known before the game is set up. */
function startValue(link: Linking, node: TreeNode, type: Type): number | null {
	const plain = type.t === 'optional' ? type.of : type;
	if (plain.t === 'player' && numberOf(node) !== null) {
		return link.integer(node, 0, link.symbols.players - 1);
	}
	return link.constant(node, type);
}

function needsStart({ symbols }: Linking, type: Type): boolean {
	return isFace(type, symbols) || type.t === 'player' || type.t === 'space' || type.t === 'piece';
}

function typeWord(node: Maybe): string {
	return textOf(childOf(node, 'type') ?? node) ?? '';
}

/** Registers of a field's `visible`: the viewer, and the thing that the field belongs to. */
function visibilityOf(link: Linking, table: Table, field: Maybe): Visibility {
	if (field && link.limits.has(field)) return { to: table === 'player' ? 'owner' : 'none' };
	const node = childOf(field, 'visible');
	const word = textOf(node) ?? 'none';
	if (!node || word === 'all' || word === 'none') return { to: word === 'all' ? 'all' : 'none' };
	if (word === 'owner' || word === 'with-identity') {
		const right = word === 'owner' ? 'player' : 'piece';
		if (table !== right) {
			const message = say`rule/is-for-fields-of: "${word}" is for the fields of a ${right}; write who may see it as a condition`;
			link.report(finding('field/visible', node, message));
		}
		return { to: word };
	}
	const scope = link.registers([
		{ name: 'viewer', type: { t: 'player' } },
		...(table === 'game' ? [] : [{ name: 'self', type: rowType(table) }])
	]);
	const checked = link.flag(node, scope);
	return checked ? { to: 'expr', expr: checked } : { to: 'none' };
}

function rowType(table: Table): Type {
	if (table === 'player') return { t: 'player' };
	return table === 'space' ? { t: 'space' } : { t: 'piece', kind: 0 };
}
