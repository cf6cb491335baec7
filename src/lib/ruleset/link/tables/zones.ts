/** Zones, with the concrete zones they stand for: one, one a player, or one a space. */
import { finding } from '#lib/language/diagnostic.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { unknownId } from '#lib/language/findings.ts';
import { placesOf, rowOf, type Row } from './declared-rows.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, citesOf, flagOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { MOST_ZONES } from '#lib/ruleset/program/game-limits.ts';
import type { Visibility, ZoneDef } from '#lib/ruleset/program/program.ts';
import type { ZoneSymbol } from '#lib/ruleset/names/symbols.ts';
import { tooMany } from '#lib/ruleset/link/context/too-many.ts';
import { say } from '#lib/language/said.ts';

/** Returns the number of concrete zones. */
export function collectZones(link: Linking): number {
	let first = 0;
	const ids = new Set(link.section('zones').map(([id]) => id));
	for (const [id, { key, value }] of link.section('zones')) {
		const { per, row, failed } = perOf(link, childOf(value, 'per'));
		if (failed) link.poison(id);
		const before = first;
		const main = flagOf(childOf(value, 'main'), false);
		if (row && main) {
			const message = say`rule/row-never-main: A row of zones cannot be the main zone: nobody could tell which of them is meant`;
			link.report(finding('zone/main', childOf(value, 'main') ?? key, message));
		}
		const places = row ? placesOf(link, row, key, ids) : [{ id }];
		for (const place of places) {
			link.symbols.zones.push({ ...place, per, main: main && !row });
			link.zoneFirst.push(first);
			first += width(link, per);
		}
		if (first > MOST_ZONES && before <= MOST_ZONES) {
			link.report(tooMany(key, first, MOST_ZONES, say`rule/count-of-zones: zones (up to here)`));
		}
		link.needsClause(value, key);
	}
	for (const per of ['player', 'space'] as const) settleMain(link, per);
	return first;
}

interface Per {
	per: ZoneSymbol['per'];
	row: Row | null;
	/** Something else stands there. */
	failed: boolean;
}

/** Whose zones these are, and the places of their row: `player`, `1 .. 5`, or `[player, 1 .. 5]`. */
function perOf(link: Linking, node: Maybe): Per {
	const { space } = link.symbols.map;
	const owners: Partial<Record<string, ZoneSymbol['per']>> = {
		game: 'game',
		player: 'player',
		...(space !== '' && { [space]: 'space' })
	};
	const [first, second, third] = itemsOf(node);
	const owner = owners[textOf(first) ?? ''];
	const further = owner === undefined ? second : third;
	if (further) {
		const message = say`rule/owner-then-places: Say whose zones these are, then the places of their row: [player, 1 .. 5]`;
		link.report(finding('shape/wrong-value', further, message));
	}
	const places = owner === undefined ? first : second;
	const what = say`rule/owner-of-zones: owner of zones`;
	const row = places ? rowOf(link, places, what, owner ? [] : ['player', space]) : null;
	return { per: owner ?? 'game', row, failed: places !== undefined && row === null };
}

function width(link: Linking, per: ZoneSymbol['per']): number {
	if (per === 'game') return 1;
	return per === 'player' ? link.symbols.players : link.symbols.map.cells.length;
}

/** `at E` means the main zone of a space or player: the only one is it without saying so. */
function settleMain(link: Linking, per: 'player' | 'space'): void {
	const zones = link.symbols.zones.filter((zone) => zone.per === per && !zone.row);
	const [only] = zones;
	if (zones.length === 1 && only) only.main = true;
	const main = zones.filter((zone) => zone.main);
	for (const { id } of main.slice(1)) {
		const node = link.section('zones').find(([zone]) => zone === id)?.[1].value;
		const message = say`rule/already-main-zone: ${main[0]!.id} already is the main zone`;
		if (node) link.report(finding('zone/main', childOf(node, 'main') ?? node, message));
	}
}

export function linkZones(link: Linking): ZoneDef[] {
	const { zones } = link.symbols;
	const linked: ZoneDef[] = [];
	for (const [z, { id, per, row }] of zones.entries()) {
		const first = link.zoneFirst[z]!;
		// All places of a row are alike.
		const before = row && row.place > 0 ? linked.at(-1) : undefined;
		if (row && before) {
			linked.push({ ...before, id, first, row });
			continue;
		}
		const name = row?.of ?? id;
		const node = link.section('zones').find(([zone]) => zone === name)?.[1].value;
		linked.push({
			id,
			per,
			first,
			...(row && { row }),
			sees: seesOf(link, per, childOf(node, 'sees')),
			count: countOf(link, per, childOf(node, 'count')),
			hides: hidesOf(link, childOf(node, 'hides')),
			cite: citesOf(node)
		});
	}
	return linked;
}

function hidesOf(link: Linking, node: Maybe): number {
	const word = textOf(node);
	if (!node || word === null) return 0;
	const { kinds } = link.symbols;
	const kind = kinds.findIndex(({ id }) => id === word);
	if (kind >= 0) return kind;
	link.report(
		unknownId(
			say`word/kind: kind`,
			word,
			node,
			kinds.map(({ id }) => id)
		)
	);
	return 0;
}

function seesOf(link: Linking, per: ZoneSymbol['per'], node: Maybe): ZoneDef['sees'] {
	const plain = plainSight(link, per, node);
	if (plain || !node) return plain ?? { to: 'none' };
	const piece: Looker = { name: 'piece', type: { t: 'piece', kind: 0 } };
	const expr = link.flag(node, link.registers([...lookers(per), piece]));
	return expr ? { to: 'piece-expr', expr } : { to: 'none' };
}

function countOf(link: Linking, per: ZoneSymbol['per'], node: Maybe): ZoneDef['count'] {
	const plain = plainSight(link, per, node);
	if (plain || !node) return plain ?? { to: 'none' };
	const expr = link.flag(node, link.registers(lookers(per)));
	return expr ? { to: 'expr', expr } : { to: 'none' };
}

/** One of the three words, or null where it is an expression. */
function plainSight(link: Linking, per: ZoneSymbol['per'], node: Maybe): Visibility | null {
	const word = textOf(node) ?? 'none';
	if (!node || word === 'none') return { to: 'none' };
	if (word === 'all') return { to: 'all' };
	if (word !== 'owner') {
		if (!LONE_WORD.test(word) || isFlag(link, word)) return null;
		const message = say`rule/who-may-see: "${word}" is not possible here: all, owner, none or a condition`;
		link.report(finding('shape/wrong-value', node, message));
		return { to: 'none' };
	}
	if (per === 'player') return { to: 'owner' };
	link.report(
		finding('zone/sees', node, say`rule/owner-per-player: "owner" is for zones per player`)
	);
	return { to: 'none' };
}

const LONE_WORD = /^[a-z][a-z0-9-]*$/;

/** Whether a word by itself may be a condition. */
function isFlag({ symbols }: Linking, word: string): boolean {
	return [...symbols.fields.game, ...symbols.values].some(({ id }) => id === word);
}

interface Looker {
	name: string;
	type: Type;
}

/** The first registers of such expressions: the viewer, and the owner (none for a zone of the game). */
function lookers(per: ZoneSymbol['per']): Looker[] {
	const owner: Type = per === 'space' ? { t: 'space' } : { t: 'optional', of: { t: 'player' } };
	return [
		{ name: 'viewer', type: { t: 'player' } },
		{ name: 'owner', type: owner }
	];
}
