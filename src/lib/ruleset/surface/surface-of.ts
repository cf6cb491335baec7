/** Works the surface of a game out: of its base, its editions and the house rules that are delivered with it. */
import { shapes } from '#lib/language/generated/shapes.ts';
import { childOf, entriesOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { stepNames } from '#lib/language/step-names.ts';
import { printNode } from '#lib/language/tree-tools.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { versionOf } from '#lib/ruleset/compose/written-for.ts';
import { typeName } from '#lib/ruleset/expression/types.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { flatTexts, link } from '#lib/ruleset/link/index.ts';
import { typeText } from '#lib/ruleset/names/declared-type.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Composition, Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { LISTS, type Surface, wordsOfLine } from './surface.ts';

/** Texts that layers change or show by their names; all others are called as what they are about. */
const OWN_TEXTS: ReadonlySet<string> = new Set(['log', 'choices', 'scenes', 'sections']);
const SCENARIO_PARTS = ['scenario-file', 'given', 'when', 'answer', 'assertion'];
const PARTS_OF_TEXTS = /\.(name|ask|log|rule|short)$/;

export interface VersionedSurface {
	version: number;
	surface: Surface;
}

export function surfaceOf(workspace: Workspace, game: string): VersionedSurface {
	const layers = gameLayers(workspace.files, game);
	const choices = layers
		.filter(({ kind }) => kind !== 'base')
		.map(({ id }) => withRequirements(layers, id));
	const compositions = [[], ...choices].map((ids) => composeGame(workspace, game, ids));
	const all = new Map<string, Map<string, string>>();
	for (const composition of compositions) {
		for (const [section, lines] of partOf(composition, all.get('values')))
			addTo(all, section, lines);
	}
	return { version: versionOf(compositions[0]!.tree), surface: all };
}

/** What one composition has besides: lists grow, all else is as it was found first. */
function addTo(all: Map<string, Map<string, string>>, section: string, lines: Line[]): void {
	const known = all.get(section) ?? new Map<string, string>();
	for (const [name, line] of lines) {
		const before = known.get(name);
		if (before === undefined) known.set(name, line);
		else if (LISTS.has(section))
			known.set(name, listed([...wordsOfLine(before), ...wordsOfLine(line)]));
	}
	if (known.size > 0) all.set(section, known);
}

type Line = [string, string];

const listed = (words: Iterable<string>): string => [...new Set(words)].join(', ');

function partOf(
	composition: Composition,
	known: ReadonlyMap<string, string> | undefined
): [string, Line[]][] {
	const { tree } = composition;
	const section = (name: string) => entriesOf(childOf(tree, name));
	const lines = (name: string, line: (node: TreeNode) => string): [string, Line[]] => [
		name,
		section(name).map(([id, { value }]) => [id, line(value)])
	];
	return [
		['options', section('options').map(([id, { value }]) => [id, optionLine(value)])],
		lines('enums', (node) => listed(namesIn(childOf(node, 'values')))),
		lines('kinds', kindLine),
		['pieces', piecesByKind(tree)],
		[
			'fields',
			section('fields').flatMap(([table, { value }]) =>
				entriesOf(value).map(([id, field]): Line => [`${table}.${id}`, fieldLine(field.value)])
			)
		],
		lines('zones', (node) => `per ${textOf(childOf(node, 'per')) ?? 'game'}`),
		['map', mapLines(childOf(tree, 'map'))],
		['values', valueLines(composition, known)],
		['windows', windowsOf(tree).map((id): Line => [id, ''])],
		lines('events', paramsLine),
		lines('actions', actionLine),
		lines('procedures', paramsLine),
		lines('effects', effectLine),
		['steps', stepLines(tree)],
		['text', textLines(tree)],
		['scenario', scenarioLines()]
	];
}

function optionLine(node: TreeNode): string {
	const values = childOf(node, 'values');
	const range = ['min', 'max'].map((key) => textOf(childOf(node, key)) ?? '');
	const fallback = textOf(childOf(node, 'default')) ?? '';
	return `${values ? listed(namesIn(values)) : `int ${range.join(' .. ')}`} = ${fallback}`;
}

/** The keys of a map, or the items of a list. */
function namesIn(node: Maybe): string[] {
	if (node?.node === 'map') return entriesOf(node).map(([key]) => key);
	return itemsOf(node).map(printNode);
}

function kindLine(node: TreeNode): string {
	const attributes = entriesOf(childOf(node, 'attributes')).map(
		([id, { value }]) => `${id}: ${textOf(value) ?? ''}`
	);
	const parent = textOf(childOf(node, 'extends'));
	return `${parent === null ? '' : `${parent} `}(${attributes.join(', ')})`;
}

function piecesByKind(tree: TreeNode): Line[] {
	const byKind = Map.groupBy(
		entriesOf(childOf(tree, 'pieces')),
		([, { value }]) => textOf(childOf(value, 'kind')) ?? ''
	);
	return [...byKind].map(([kind, pieces]) => [kind, listed(pieces.map(([id]) => id))]);
}

function fieldLine(node: TreeNode): string {
	const start = childOf(node, 'start');
	return `${textOf(childOf(node, 'type')) ?? ''}${start ? ` = ${printNode(start)}` : ''}`;
}

function mapLines(map: Maybe): Line[] {
	const words = ['space', 'plural'].flatMap((key): Line[] => {
		const word = textOf(childOf(map, key));
		return word === null ? [] : [[key, word]];
	});
	const marks = namesIn(childOf(map, 'marks'));
	return marks.length === 0 ? words : [...words, ['marks', listed(marks)]];
}

/** Their types, where they are not declared, only the linker knows. */
function valueLines(
	composition: Composition,
	known: ReadonlyMap<string, string> | undefined
): Line[] {
	const values = entriesOf(childOf(composition.tree, 'values'));
	if (values.every(([id]) => known?.has(id))) return [];
	const { symbols } = link(composition, playersOf(composition).max);
	const types = new Map(symbols.values.map((value) => [value.id, value.type ?? value.infer()]));
	return values.map(([id, { value }]) => {
		const type = types.get(id);
		return [id, `${paramsLine(value)}: ${type ? typeName(type, symbols) : '?'}`];
	});
}

/** `(what: piece, hard: bool = false)` */
function paramsLine(node: TreeNode): string {
	const params = entriesOf(childOf(node, 'params')).map(([id, { value }]) => {
		const fallback = textOf(childOf(value, 'default'));
		return `${id}: ${typeText(value)}${fallback === null ? '' : ` = ${fallback}`}`;
	});
	return `(${params.join(', ')})`;
}

/** Its parameters by their names, its windows and the ids of what it requires. */
function actionLine(node: TreeNode): string {
	const window = childOf(node, 'window');
	const windows = window?.node === 'list' ? namesIn(window) : [textOf(window) ?? ''];
	const needs = namesIn(childOf(node, 'requires'));
	const params = namesIn(childOf(node, 'for')).join(', ');
	return `(${params}) in ${windows.join(' ')}${needs.length === 0 ? '' : ` requires ${needs.join(' ')}`}`;
}

function effectLine(node: TreeNode): string {
	const verb = ['modify', 'forbid', 'replace', 'after'].find((key) => childOf(node, key)) ?? '';
	return `${verb} ${/^[^(\s]*/.exec(textOf(childOf(node, verb)) ?? '')?.[0] ?? ''}`;
}

function windowsOf(node: TreeNode): string[] {
	const found = new Set<string>();
	const visit = (at: TreeNode): void => {
		if (at.node === 'list') at.items.forEach(visit);
		if (at.node !== 'map') return;
		for (const [key, { value }] of at.entries) {
			if (key === 'offer' && value.node === 'scalar') found.add(value.text);
			else visit(value);
		}
	};
	visit(node);
	return [...found];
}

/** The names of the steps of each list, by the address of the list. */
function stepLines(tree: TreeNode): Line[] {
	const lines: Line[] = [];
	const visit = (node: TreeNode, address: string): void => {
		if (node.node === 'map') {
			for (const [key, { value }] of node.entries) visit(value, `${address}.${key}`);
		} else if (node.node === 'list') {
			const names = stepNames(node);
			const steps = node.items.flatMap((item, i) => {
				const name = names[i] ?? null;
				return name === null ? [] : [{ item, name }];
			});
			if (steps.length > 0) lines.push([address, listed(steps.map(({ name }) => name))]);
			for (const { item, name } of steps) visit(item, `${address}.${name}`);
		}
	};
	for (const name of ['events', 'actions', 'procedures', 'effects', 'kinds', 'pieces']) {
		for (const [id, { value }] of entriesOf(childOf(tree, name))) visit(value, `${name}.${id}`);
	}
	return lines;
}

function textLines(tree: TreeNode): Line[] {
	const paths = Object.values(flatTexts(tree)).flatMap((texts) => Object.keys(texts));
	const own = paths.flatMap((path): Line[] => {
		const [section = '', ...rest] = path.replace(PARTS_OF_TEXTS, '').split('.');
		return OWN_TEXTS.has(section) && rest.length > 0 ? [[section, rest.join('.')]] : [];
	});
	return [...Map.groupBy(own, ([section]) => section)].map(([section, texts]) => [
		section,
		listed(texts.map(([, text]) => text))
	]);
}

/** The words of the language of scenarios, for those that come with layers. */
function scenarioLines(): Line[] {
	return SCENARIO_PARTS.map((name) => [name, listed(Object.keys(shapes[name]?.properties ?? {}))]);
}
