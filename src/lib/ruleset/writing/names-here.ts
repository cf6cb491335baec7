/**
 * Which names can be written at a place: a marker is put there, everything that the file names is looked up as always, and where
 * somebody looks for the marker, the names of that place fit.
 */
import { markedTexts, type RuleFile, wordAround } from './place-of-cursor.ts';
import type { Span } from '#lib/language/expression/ast.ts';
import { grammarOf } from '#lib/language/message/grammar.ts';
import { readMessage } from '#lib/language/message/read-message.ts';
import { childOf, entriesOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { stepsWith } from '#lib/language/step-names.ts';
import { namesBelow, resolvePath, withNode } from '#lib/language/tree-path.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import {
	type Candidate,
	completeExpression,
	type Completion
} from '#lib/ruleset/expression/complete-expression.ts';
import { MARKER } from '#lib/ruleset/expression/question-at.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { mentionsInFile, type ReadGame } from '#lib/ruleset/mentions/game-mentions.ts';
import { ENUM_VALUES, sectionIn, type Wanted } from '#lib/ruleset/mentions/game-names.ts';
import { seats } from '#lib/ruleset/mentions/mentions-in-scenario.ts';
import { namingsByShape } from '#lib/ruleset/mentions/namings-in-tree.ts';
import { plainTypes, typeText } from '#lib/ruleset/names/declared-type.ts';
import { declaredNames } from './declared-names.ts';

export interface WrittenGame {
	/** Its id, and those of all others. */
	game: string;
	games: readonly string[];
	tree: MapNode;
	names: ReadGame;
	layers: readonly Pick<Layer, 'id' | 'kind'>[];
}

export function namesHere(file: RuleFile, offset: number, game: WrittenGame): Completion {
	const short = wordAround(file.text, offset);
	// Ids of paragraphs have dots of their own.
	const dotted = /[\w-]+(?:\.[\w-]*)+$/.exec(file.text.slice(0, short.end));
	const whole = dotted && { start: short.end - dotted[0].length, end: short.end };
	if (whole && wantedAt(file, whole, game).sections.has('clauses'))
		return { ...whole, candidates: inSection('clauses', game) };
	const candidates = candidatesFor(wantedAt(file, short, game), game);
	// What is begun here is not there yet.
	const begun = file.text.slice(short.start, short.end);
	return { ...short, candidates: candidates.filter(({ word }) => word !== begun) };
}

function wantedAt({ path, text }: RuleFile, span: Span, { game, names }: WrittenGame): Wanted {
	return looking(names, () => {
		for (const marked of markedTexts(text, span))
			for (const _ of mentionsInFile(path, marked, game, [names]));
	});
}

/** What is noted while names are looked up. */
function looking({ names }: ReadGame, look: () => void): Wanted {
	const wanted: Wanted = {
		...{ word: MARKER, sections: new Set(), below: new Set(), belowTexts: new Set() },
		...{ expressions: [], changes: [], texts: [] }
	};
	names.wanted = wanted;
	try {
		look();
	} finally {
		names.wanted = null;
	}
	return wanted;
}

function candidatesFor(wanted: Wanted, game: WrittenGame): Candidate[] {
	const { sections, below, belowTexts, expressions, changes, texts } = wanted;
	return distinctWords([
		...texts.flatMap((text) => inMessage(text, game)),
		...expressions.flatMap((node) => inExpression(node, game)),
		...[...below].flatMap((address) => belowAddress(address, game)),
		...changes.filter(({ value }) => isIn(value)).flatMap((change) => changed(change, game)),
		...[...belowTexts].flatMap((path) => belowText(path, game)),
		...sectionsOf(sections).flatMap((section) => inSection(section, game))
	]);
}

/** Where only some layers fit, the others do not. */
function sectionsOf(sections: ReadonlySet<string>): string[] {
	const narrow = sections.has('edition') || sections.has('house-rules');
	return [...sections].filter((section) => !narrow || section !== 'layers');
}

function distinctWords(candidates: readonly Candidate[]): Candidate[] {
	const known = new Set<string>();
	// A key that is half written has taken the next one in.
	return candidates.filter(({ word }) => !/\s/.test(word) && !known.has(word) && known.add(word));
}

const candidate = (word: string, what: string, type = '', about = ''): Candidate => ({
	...{ word, what, type, about },
	...{ fits: true, call: false }
});

/** What the mentions call a section, and the schemas a sort of names. */
const SORT_OF_SECTION: Readonly<Record<string, string>> = {
	'fields.game': 'game-fields',
	'fields.player': 'player-fields',
	'fields.space': 'space-fields',
	'fields.piece': 'piece-fields',
	log: 'texts'
};

function inSection(section: string, { tree, names, games, layers }: WrittenGame): Candidate[] {
	if (section === 'games') return games.map((id) => candidate(id, 'game'));
	if (section === 'types') return plainTypes(names.symbols).map((word) => candidate(word, 'type'));
	if (section === 'answers') return answers(tree);
	if (section === 'requires') return requirements(tree);
	if (section === 'layers' || section === 'edition' || section === 'house-rules')
		return layers
			.filter(({ kind }) => section === 'layers' || kind === KIND_OF_LAYER[section])
			.map(({ id, kind }) => candidate(id, kind));
	if (section.startsWith('genders.'))
		return (grammarOf(section.slice('genders.'.length))?.genders ?? []).map((word) =>
			candidate(word, 'gender')
		);
	const [of = '', id = '', last] = section.split('.');
	if (of === 'log' && last === 'params') return argumentsOf(tree, `log.${id}`);
	if (last === 'params') return parameters(childOf(childOf(childOf(tree, of), id), last));
	const known = declaredNames(tree, [SORT_OF_SECTION[section] ?? section]);
	if (known.length > 0)
		return known.map((name) => candidate(name.word, name.what, name.type, name.about));
	const isHere =
		section === ENUM_VALUES
			? (address: string) => /^enums\.[^.]+\.values$/.test(sectionIn(address))
			: (address: string) => sectionIn(address) === section;
	return names.names.declarations
		.filter(({ address }) => isHere(address))
		.map(({ word }) => candidate(word, last === 'values' ? id : of.replace(/s$/, '')));
}

const KIND_OF_LAYER = { edition: 'edition', 'house-rules': 'house-rule' } as const;

/** What every question takes, and the options of all questions. */
function answers(tree: MapNode): Candidate[] {
	const options = stepsWith(tree, 'choose').flatMap((step) => entriesOf(childOf(step, 'options')));
	const words = [...options.map(([id]) => id), 'pass', 'yes', 'no', 'default'];
	return words.map((word) => candidate(word, 'answer'));
}

/** By the names under which their texts stand. */
function requirements(tree: MapNode): Candidate[] {
	return entriesOf(childOf(tree, 'text')).flatMap(([, { value }]) =>
		[...scalarPaths(childOf(value, 'requires'))].map((path) =>
			candidate(path.slice(path.lastIndexOf('.') + 1), 'requirement')
		)
	);
}

function* scalarPaths(node: TreeNode | undefined): Generator<string> {
	for (const [key, { value }] of entriesOf(node)) {
		yield key;
		yield* scalarPaths(value);
	}
}

function parameters(params: TreeNode | undefined): Candidate[] {
	return entriesOf(params).map(([id, { value }]) => candidate(id, 'parameter', typeText(value)));
}

/** As in a scenario, where the players are known. */
function inExpression({ text }: ScalarNode, { names: { symbols } }: WrittenGame): Candidate[] {
	const at = text.indexOf(MARKER);
	const place = { scope: seats(symbols), symbols, layer: '', expected: null };
	return completeExpression(text.replace(MARKER, ''), at, place).candidates;
}

function belowAddress(address: string, { tree }: WrittenGame): Candidate[] {
	return namesUnder(tree, address).map((word) => candidate(word, 'address'));
}

/** What texts of any language have there. */
function belowText(path: string, { tree }: WrittenGame): Candidate[] {
	return entriesOf(childOf(tree, 'text')).flatMap(([, { value }]) =>
		namesUnder(value, path).map((word) => candidate(word, 'text'))
	);
}

/** A key may hold several parts of a path. */
function namesUnder(root: TreeNode, path: string): string[] {
	const { node, rest } = resolvePath(root, path);
	if (rest === '') return namesBelow(node);
	return namesBelow(node).flatMap((name) =>
		name.startsWith(`${rest}.`) ? [name.slice(rest.length + 1)] : []
	);
}

/** Behind `{` what the text puts in in any language, behind `{who.` the forms of a name. */
function inMessage(
	{ language, path, text }: Wanted['texts'][number],
	{ tree }: WrittenGame
): Candidate[] {
	const before = text.slice(0, text.indexOf(MARKER));
	if (/\{[\w-]+\.$/.test(before))
		return (grammarOf(language)?.forms ?? []).map((form) => candidate(form, 'form'));
	if (!/\{\s*$/.test(before)) return [];
	return argumentsOf(tree, path);
}

/** What a text puts in, in any language. */
function argumentsOf(tree: MapNode, path: string): Candidate[] {
	return entriesOf(childOf(tree, 'text')).flatMap(([, { value }]) => {
		const { node, rest } = resolvePath(value, path);
		const written = rest === '' && textOf(node);
		const read = written ? readMessage(written) : null;
		return read?.ok ? read.uses.map(({ name }) => candidate(name, 'argument')) : [];
	});
}

/** Whether somebody writes in it. */
function isIn(node: TreeNode): boolean {
	if (node.node === 'scalar') return node.text.includes(MARKER);
	if (node.node === 'list') return node.items.some(isIn);
	return [...node.entries].some(([key, { value }]) => key.includes(MARKER) || isIn(value));
}

/** What a change puts at an address can be what can stand there; what it goes before or after has a name there. */
function changed({ address, value }: Wanted['changes'][number], game: WrittenGame): Candidate[] {
	const found = resolvePath(game.tree, address);
	if (found.rest !== '') return [];
	const roots: TreeNode[] = [];
	for (const operation of value.node === 'map' ? [value] : itemsOf(value))
		for (const [key, { value: operand }] of entriesOf(operation)) {
			const isBeside = key === 'before' || key === 'after';
			if (isBeside && textOf(operand) === MARKER)
				return namesBelow(found.node).map((word) => candidate(word, 'step'));
			if (isBeside || !isIn(operand)) continue;
			for (const there of standIns(operand, found.node)) {
				const root = withNode(found.steps, there);
				if (root !== null) roots.push(root);
			}
		}
	const { sections } = looking(game.names, () => {
		for (const root of roots) for (const _ of namingsByShape(root, null, game.names.names));
	});
	return [...sections].flatMap((section) => inSection(section, game));
}

/** In a list what is inserted stands beside the rest. */
function standIns(operand: TreeNode, node: TreeNode): TreeNode[] {
	if (node.node !== 'list') return [operand];
	return [{ ...node, items: [...node.items, ...itemsOf(operand)] }, operand];
}
