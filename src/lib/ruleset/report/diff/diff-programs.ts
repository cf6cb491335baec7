/** What is different between two games, definition by definition: added, removed, changed, with places and citations. */
import { printNode } from '#lib/language/tree-tools.ts';
import type { MapEntry, MapNode, TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { childOf, citesOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { canonical, rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { SECTIONS } from '#lib/ruleset/layers/sections.ts';
import { partsOf } from './tree-parts.ts';

/** One side: a composed game and, where it links, its program. `Built` is one. */
export interface Game {
	composition: Composition;
	program: Program | null;
}

export interface DiffPlace {
	layer: string;
	file: string;
	line: number;
}

export interface DifferentPart {
	path: string;
	was: string | null;
	now: string | null;
	/** Of what is there now; of what was there, where nothing is there now. */
	place: DiffPlace;
}

export interface Difference {
	section: string;
	/** `limit`, `player.coins`; empty for a section that is one thing. */
	id: string;
	path: string;
	change: 'added' | 'removed' | 'changed';
	cite: string[];
	before: DiffPlace | null;
	after: DiffPlace | null;
	/** What is different inside; empty where all of it was added or removed. */
	parts: DifferentPart[];
}

export interface GameDiff {
	/** Of the rules: what can make a game go another way. */
	rules: Difference[];
	/** Of what is only shown: number of texts, paragraphs, layout entries and pictures that differ. */
	shown: Record<(typeof SHOWN)[number], number>;
	/** Whether the two play the same with so many players; null where one of them cannot be played. */
	same: boolean | null;
	players: number;
}

const SHOWN = ['text', 'clauses', 'layout', 'art'] as const;
const WHOLE: ReadonlySet<string> = new Set(['game', 'map', 'evaluation']);

export function diffPrograms(a: Game, b: Game): GameDiff {
	const sections = SECTIONS.filter((id) => !SHOWN.some((candidate) => candidate === id));
	const rules = sections.flatMap((section) => sectionDiff(section, a, b));
	const shown = { text: 0, clauses: 0, layout: 0, art: 0 };
	for (const id of SHOWN) shown[id] = partsOf(id, sectionOf(a, id), sectionOf(b, id)).length;
	const same = a.program && b.program ? rulesHash(a.program) === rulesHash(b.program) : null;
	return { rules, shown, same, players: b.program?.players ?? a.program?.players ?? 0 };
}

function sectionOf({ composition }: Game, section: string): TreeNode | null {
	return childOf(composition.tree, section) ?? null;
}

function sectionDiff(section: string, a: Game, b: Game): Difference[] {
	const was = definitionsOf(section, a);
	const now = definitionsOf(section, b);
	const ids = new Set([...was.keys(), ...now.keys()]);
	return [...ids].flatMap((id) => {
		const path = id === '' ? section : `${section}.${id}`;
		const before = was.get(id);
		const after = now.get(id);
		const parts = partsOf(path, before?.value ?? null, after?.value ?? null);
		if (parts.length === 0 || (before && after && playsTheSame(section, id, a, b))) return [];
		const told = before && after;
		const difference: Difference = {
			section,
			id,
			path,
			change: told ? 'changed' : after ? 'added' : 'removed',
			cite: citesIn(before, after),
			before: before ? placeOf(before.key) : null,
			after: after ? placeOf(after.key) : null,
			parts: told
				? parts
						.filter((part) => !part.path.endsWith('.cite') && part.path !== `${path}.about`)
						.map((part) => ({
							path: part.path,
							was: part.was && printNode(part.was),
							now: part.now && printNode(part.now),
							place: placeOf(part.now ?? part.was ?? after.key)
						}))
				: []
		};
		return told && difference.parts.length === 0 ? [] : [difference];
	});
}

/** `coins` of `fields.player` is `player.coins`. */
function definitionsOf(section: string, game: Game): Map<string, MapEntry> {
	const { composition } = game;
	const whole = composition.tree.entries.get(section);
	if (!whole) return new Map();
	if (WHOLE.has(section)) return new Map([['', whole]]);
	if (section === 'fields') {
		const tables = entriesOf(whole.value);
		return new Map(
			tables.flatMap(([table, { value }]) =>
				entriesOf(value).map(([id, entry]) => [`${table}.${id}`, entry] as const)
			)
		);
	}
	const definitions = entriesOf(whole.value);
	if (section !== 'options') return new Map(definitions);
	return new Map(definitions.map(([id, entry]) => [id, asChosen(id, entry, composition)]));
}

/** An option with the value that holds in this game, whether chosen or by default. */
function asChosen(id: string, entry: MapEntry, composition: Composition): MapEntry {
	const { options, chosenAt, variant } = composition;
	const { value } = entry;
	const chosen = options[id];
	const standard = childOf(value, 'default');
	if (value.node !== 'map' || standard?.node !== 'scalar' || chosen === undefined) return entry;
	if (textOf(standard) === String(chosen)) return entry;
	const told = { ...standard, value: chosen, text: String(chosen) };
	const range = chosenAt[id];
	if (range) Object.assign(told, { range, layer: `variant:${variant}` });
	const entries = new Map(value.entries).set('default', {
		key: value.entries.get('default')!.key,
		value: told
	});
	return { key: entry.key, value: { ...value, entries } satisfies MapNode };
}

/** The same rule in other words. Only what linked in both games can tell. */
function playsTheSame(section: string, id: string, a: Game, b: Game): boolean {
	const [was, now] = [a, b].map(({ program }) => program && linkedAs(program, section, id));
	return typeof was === 'string' && was === now;
}

function linkedAs(program: Program, section: string, id: string): string | null {
	if (!(section === 'values' || section === 'procedures' || section === 'invariants')) return null;
	const found = program[section].find((candidate) => candidate.id === id);
	return found ? canonical({ ...found, cite: [] }) : null;
}

function citesIn(before: MapEntry | undefined, after: MapEntry | undefined): string[] {
	return [...new Set([...citesOf(after?.value), ...citesOf(before?.value)])];
}

export function placeOf({ layer, range }: TreeNode): DiffPlace {
	return { layer, file: range.file, line: range.start.line };
}
