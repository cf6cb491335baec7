/** Zones, with the concrete zones they stand for: one, one a player, or one a space. */
import { finding } from '#lib/language/diagnostic.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, citesOf, flagOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { MOST_ZONES } from '#lib/ruleset/program/game-limits.ts';
import type { Visibility, ZoneDef } from '#lib/ruleset/program/program.ts';
import type { ZoneSymbol } from '#lib/ruleset/names/symbols.ts';
import { tooMany } from '#lib/ruleset/link/context/too-many.ts';
import { say } from '#lib/language/said.ts';

/** Returns the number of concrete zones. */
export function collectZones(link: Linking): number {
	let first = 0;
	for (const [id, { key, value }] of link.section('zones')) {
		const per = perOf(link, value);
		link.symbols.zones.push({ id, per, main: flagOf(childOf(value, 'main'), false) });
		link.zoneFirst.push(first);
		const before = first;
		first += width(link, per);
		if (first > MOST_ZONES && before <= MOST_ZONES) {
			link.report(tooMany(key, first, MOST_ZONES, say`rule/count-of-zones: zones (up to here)`));
		}
		link.needsClause(value, key);
	}
	for (const per of ['player', 'space'] as const) settleMain(link, per);
	return first;
}

function perOf(link: Linking, node: Maybe): ZoneSymbol['per'] {
	const perNode = childOf(node, 'per');
	const word = textOf(perNode);
	if (!perNode || word === null || word === 'game') return 'game';
	if (word === 'player') return 'player';
	const { space } = link.symbols.map;
	if (space !== '' && word === space) return 'space';
	link.report(
		unknownId(
			say`rule/owner-of-zones: owner of zones`,
			word,
			perNode,
			['player', space].filter(Boolean)
		)
	);
	return 'game';
}

function width(link: Linking, per: ZoneSymbol['per']): number {
	if (per === 'game') return 1;
	return per === 'player' ? link.symbols.players : link.symbols.map.cells.length;
}

/** `at E` means the main zone of a space or player: the only one is it without saying so. */
function settleMain(link: Linking, per: 'player' | 'space'): void {
	const zones = link.symbols.zones.filter((zone) => zone.per === per);
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
	return link.symbols.zones.map(({ id, per }, z) => {
		const node = link.section('zones').find(([zone]) => zone === id)?.[1].value;
		return {
			id,
			per,
			first: link.zoneFirst[z]!,
			sees: seesOf(link, per, childOf(node, 'sees')),
			count: countOf(link, per, childOf(node, 'count')),
			hides: hidesOf(link, childOf(node, 'hides')),
			cite: citesOf(node)
		};
	});
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
