/** Parameters, variables and answers: they are known inside of one definition only. */
import type { Span } from '#lib/language/expression/ast.ts';
import { childOf, entriesOf, scalarsOf, textOf } from '#lib/language/nodes.ts';
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Mention } from '#lib/ruleset/mentions/game-names.ts';
import { wordAround } from '#lib/ruleset/writing/place-of-cursor.ts';
import type { OpenFile } from './rules-server.ts';

/** Keys whose value is a name: for what comes behind in the same list, or in the step alone. */
const NAMING: ReadonlySet<string> = new Set(['let', 'as', 'choose', 'pick', 'seen']);
const IN_STEP: ReadonlySet<string> = new Set(['for-each', 'roll-each', 'each']);
/** Keys whose value names something with names for its parameters. */
const HEADS: ReadonlySet<string> = new Set(['modify', 'forbid', 'replace', 'after', 'until']);

interface Given extends Span {
	word: string;
	/** Where it is known. */
	within: Span;
	/** Whether callers say it. */
	isParameter: boolean;
}

export interface LocalName {
	word: string;
	/** The definition, as far as it is in the file, and where in it stands what. */
	definition: Definition;
	/** Where it was given to something; all other places where it stands for that. */
	given: Given;
	uses: Span[];
	/** Nothing else in the definition has the name: then its texts mean this. */
	isAlone: boolean;
}

interface Definition extends Span {
	section: string;
	id: string;
	node: TreeNode;
}

/** `locals`: words of expressions in the file that are known to be such. null: the word at the offset is none. */
export function localAt(
	{ path, text }: OpenFile,
	offset: number,
	locals: readonly Span[]
): LocalName | null {
	const { start, end } = wordAround(text, offset);
	const word = text.slice(start, end);
	const definition = documentsOf(parseFile(path, text))
		.flatMap((document) => definitionsIn(document))
		.find((each) => each.start <= offset && offset <= each.end);
	if (word === '' || !definition) return null;
	const all = givenIn(definition, text).filter((given) => given.word === word);
	const meant = (at: number): Given | undefined =>
		all.find((given) => given.start === at) ??
		all
			.filter(({ within }) => within.start <= at && at <= within.end)
			.sort((a, b) => a.within.end - a.within.start - (b.within.end - b.within.start))[0];
	const isLocal = (at: number): boolean =>
		all.some((given) => given.start === at) || locals.some((local) => local.start === at);
	const given = isLocal(start) ? meant(start) : undefined;
	if (!given) return null;
	const uses = locals.filter(
		(local) =>
			text.slice(local.start, local.end) === word &&
			definition.start <= local.start &&
			local.end <= definition.end &&
			local.start !== given.start &&
			meant(local.start) === given
	);
	return { word, definition, given, uses, isAlone: all.length === 1 };
}

/** Where its name stands: in the definition, in calls that say it, in texts that put it in. `files`: those of the game. */
export function placesOf(
	{ word, definition, given, uses, isAlone }: LocalName,
	file: string,
	files: ReadonlyMap<string, string>
): Mention[] {
	const mention = (path: string, { start, end }: Span, declares = false): Mention => ({
		...{ address: `locals.${word}`, file: path, start, end, declares }
	});
	const here = [mention(file, given, true), ...uses.map((use) => mention(file, use))];
	const outside = [...files].flatMap(([path, text]) =>
		text.includes(word)
			? documentsOf(parseFile(path, text))
					.flatMap((root) => [
						...(given.isParameter ? argumentsIn(root, word, definition) : []),
						...(isAlone ? textsIn(root, word, definition) : [])
					])
					.map((span) => mention(path, span))
			: []
	);
	return [...here, ...outside];
}

/** Whether another word means something in the definition. */
export function isTaken({ definition }: LocalName, text: string, to: string): boolean {
	const within = text.slice(definition.start, definition.end);
	return new RegExp(`(?<![\\w-])${to}(?![\\w-])`).test(within);
}

/** What stands in a section of a layer. */
function definitionsIn(document: TreeNode): Definition[] {
	return entriesOf(document).flatMap(([section, { value }]) =>
		entriesOf(value).map(([id, { value: node }]) => ({
			...{ section, id, node },
			...{ start: node.range.start.offset, end: node.range.end.offset }
		}))
	);
}

function givenIn({ node, start, end }: Definition, text: string): Given[] {
	return [...namesGiven(node, { start, end }), ...inExpressions(text, { start, end })];
}

/** `within`: of what is known from here on. */
function* namesGiven(node: TreeNode, within: Span): Generator<Given> {
	const here = spanOf(node);
	for (const key of ['params', 'for'] as const)
		for (const [, { key: name }] of entriesOf(childOf(node, key)))
			yield { ...given(name, here), isParameter: key === 'params' };
	for (const [key, { value }] of entriesOf(node)) {
		if (value.node === 'scalar' && NAMING.has(key)) yield given(value, within);
		if (value.node === 'scalar' && IN_STEP.has(key)) yield given(value, here);
		if (value.node === 'scalar' && HEADS.has(key)) yield* inHead(value, here);
		yield* namesGiven(value, value.node === 'list' ? spanOf(value) : within);
	}
	if (node.node === 'list') for (const item of node.items) yield* namesGiven(item, here);
}

function given(name: ScalarNode, within: Span): Given {
	const { textOffset: start, text: word } = name;
	return { word, start, end: start + word.length, within, isParameter: false };
}

function* inHead({ text, textOffset }: ScalarNode, within: Span): Generator<Given> {
	const open = text.indexOf('(');
	if (open < 0) return;
	for (const { 0: word, index } of text.slice(open).matchAll(/[a-z][\w-]*/g)) {
		const start = textOffset + open + index;
		yield { word, start, end: start + word.length, within, isParameter: false };
	}
}

/** `any(p in players: ...)`: within an expression, up to the bracket that closes it. */
function inExpressions(text: string, { start, end }: Span): Given[] {
	const found = text.slice(start, end).matchAll(/\(\s*([a-z][\w-]*)(?= in )/g);
	return [...found].map(({ 0: whole, 1: word = '', index }) => {
		const at = start + index + whole.length - word.length;
		const within = { start: start + index, end: closing(text, start + index, end) };
		return { word, start: at, end: at + word.length, within, isParameter: false };
	});
}

function closing(text: string, open: number, end: number): number {
	let depth = 0;
	for (let at = open; at < end; at++) {
		if (text[at] === '(') depth++;
		if (text[at] === ')' && --depth === 0) return at;
	}
	return end;
}

/** Keys of `with`, where the definition is called or happens. */
function* argumentsIn(node: TreeNode, word: string, definition: Definition): Generator<Span> {
	const called = { procedures: 'call', events: 'emit' }[definition.section];
	const id = called === undefined ? null : textOf(childOf(node, called));
	if (id === definition.id)
		for (const [key, { key: name }] of entriesOf(childOf(node, 'with')))
			if (key === word) yield spanOfText(name);
	for (const child of childrenOf(node)) yield* argumentsIn(child, word, definition);
}

/** `{who}`, in the texts about it; of what is chosen also the key of its question, `sell.what` or `what` below `sell`. */
function* textsIn(root: TreeNode, word: string, { section, id }: Definition): Generator<Span> {
	for (const [, { value }] of entriesOf(childOf(root, 'text')))
		for (const sort of new Set([section, ...ASKING]))
			for (const [path, { key, value: about }] of entriesOf(childOf(value, sort))) {
				if (path !== id && !path.startsWith(`${id}.`)) continue;
				const behind = path.slice(id.length + 1);
				const keys: [string, number][] =
					behind === ''
						? entriesOf(about).map(([inner, entry]) => [inner, entry.key.textOffset])
						: [[behind, key.textOffset + id.length + 1]];
				for (const [said, start] of keys)
					if (said.split('.')[0] === word) yield { start, end: start + word.length };
				yield* putIn(about, word);
			}
}

/** Texts of what a definition asks, and why it refuses. */
const ASKING = ['choices', 'requires'] as const;

function* putIn(about: TreeNode, word: string): Generator<Span> {
	for (const { text, textOffset } of scalarsOf(about))
		for (const { index } of text.matchAll(new RegExp(`(?<=\\{\\s*)${word}(?![\\w-])`, 'g')))
			yield { start: textOffset + index, end: textOffset + index + word.length };
}

function childrenOf(node: TreeNode): readonly TreeNode[] {
	return node.node === 'list' ? node.items : entriesOf(node).map(([, { value }]) => value);
}

const spanOf = ({ range }: TreeNode): Span => ({
	start: range.start.offset,
	end: range.end.offset
});

const spanOfText = ({ textOffset, text }: ScalarNode): Span => ({
	start: textOffset,
	end: textOffset + text.length
});
