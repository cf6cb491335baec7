/** What scenarios and trials name of their game: each part of a document by what can stand in it. */
import { entriesOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { wordsUnderstood } from '#lib/ruleset/expression/complete-expression.ts';
import { childScope, rootScope } from '#lib/ruleset/names/scope.ts';
import type { Binding, Scope, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { GameNames, Mention } from './game-names.ts';
import { placeOf, wordsIn } from './loose-words.ts';
import { inChoices, inOthers, inSection, noteLayers } from './mentions-in-layer.ts';
import { wantsArgument } from './namings-in-tree.ts';

/** Keys whose words, also those of the keys below them, name things of these sections alone. */
const SECTIONS: Readonly<Record<string, string>> = {
	call: 'procedures',
	emit: 'events',
	events: 'events',
	never: 'events',
	log: 'log',
	cite: 'clauses'
};
/** Keys whose words are pieces before they are anything else. */
const PIECES: ReadonlySet<string> = new Set([
	'place',
	'draws',
	'shuffles',
	'shows',
	'hides',
	'tested',
	'against'
]);
const PIECE = ['pieces'];
const LAYERS: ReadonlySet<string> = new Set(['editions', 'edition', 'house-rules', 'variant']);
const ANSWERS = /^p[1-9][0-9]?$/;
/** For people, and what is no name. */
const PROSE: ReadonlySet<string> = new Set([
	'scenario',
	'trial',
	'about',
	'because',
	'seed',
	'players',
	'asked'
]);

export interface ScenarioGame {
	names: GameNames;
	symbols: Symbols;
}

export function* mentionsInScenario(
	document: TreeNode,
	game: ScenarioGame
): Generator<Mention, void> {
	const scope = seats(game.symbols);
	for (const [part, { value }] of entriesOf(document))
		yield* within(part, value, { ...game, scope, first: [] });
}

interface Here extends ScenarioGame {
	scope: Scope;
	/** Sections in which a word is looked up first. */
	first: readonly string[];
}

function* within(name: string, value: TreeNode, here: Here): Generator<Mention, void> {
	if (name === 'because' && textOf(value) === here.names.wanted?.word)
		here.names.wanted?.sections.add('requires');
	if (PROSE.has(name)) return;
	const section = SECTIONS[name];
	if (section !== undefined) return yield* allIn(section, value, here);
	noteLayers(name === 'editions' ? 'edition' : name, value, here.names.wanted);
	if (LAYERS.has(name)) return yield* inOthers(value, '', here.names);
	if (name === 'vary') return yield* varied(value, here);
	if (name === 'options') return yield* inChoices(value, '', here.names);
	const first = firstIn(name, here);
	yield* below(value, { ...here, first }, name);
}

/** A single word is the id of an enum. */
function* varied(lists: TreeNode, here: Here): Generator<Mention, void> {
	for (const [name, { value }] of entriesOf(lists))
		if (value.node === 'scalar') yield* inSection('enums', value, '', here.names);
		else yield* below(value, here, name);
}

function firstIn(name: string, { names, first }: Here): readonly string[] {
	if (ANSWERS.test(name)) return ['answers', 'actions', 'pieces'];
	if (name === 'map') return names.tiles === null ? ['pieces'] : [names.tiles];
	return PIECES.has(name) ? PIECE : first;
}

function* below(node: TreeNode, here: Here, of: string): Generator<Mention, void> {
	if (node.node === 'scalar') return yield* words(node, here);
	if (node.node === 'list') {
		for (const item of node.items) yield* below(item, here, of);
		return;
	}
	wantsArgument(node, here.names);
	for (const [name, { key, value }] of node.entries) {
		// Places, fields and zones are named by keys.
		if (KEYED.has(of))
			yield* words(key, { ...here, first: of === 'dice' || of === 'picks' ? ['log'] : [] });
		// A piece as a map has fields beside its id.
		else if (here.first === PIECE && name !== 'piece')
			yield* inSection('fields.piece', key, '', here.names);
		yield* within(name, value, here);
	}
}

const KEYED: ReadonlySet<string> = new Set([
	'place',
	'set',
	'clear',
	'draws',
	'shuffles',
	'dice',
	'picks',
	'fields'
]);

function* allIn(section: string, node: Maybe, { names }: Here): Generator<Mention, void> {
	for (const item of itemsOf(node))
		if (item.node === 'scalar' && textOf(item) !== null) yield* inSection(section, item, '', names);
}

/** As the checker reads an expression; what it does not understand by where it stands. */
function* words(
	node: ScalarNode,
	{ names, symbols, scope, first }: Here
): Generator<Mention, void> {
	const known = new Set<string>();
	const place = { scope, symbols, layer: '', expected: null };
	if (names.wanted && node.text.includes(names.wanted.word) && first.length === 0)
		names.wanted.expressions.push(node);
	if (first.length === 0)
		for (const { span, what } of wordsUnderstood(node.text, place)) {
			const word = node.text.slice(span.start, span.end);
			const address = names.byWord(what, word, '', { text: node.text, at: span.start });
			known.add(placeOf(node, span.start));
			// A word that is varied stands for what is put in its place.
			if (node.text[span.start - 1] === '$') continue;
			if (address !== null) yield* names.mention(node, span.start, word, address);
		}
	yield* wordsIn(node, '', names, first, known);
}

/** `p1`, `p2`, ... */
export function seats({ players }: Symbols): Scope {
	const bindings = Array.from({ length: players }, (_, seat): [string, Binding] => [
		`p${seat + 1}`,
		{ type: { t: 'player' }, at: 'const', value: seat }
	]);
	return childScope(rootScope(), bindings);
}
