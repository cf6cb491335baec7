/** Parameters, variables and answers: they are known inside of one definition only. */
import type { Span } from '#lib/language/expression/ast.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { wordAround } from '#lib/ruleset/writing/place-of-cursor.ts';
import type { OpenFile } from './rules-server.ts';

/** Keys whose value is a name for what comes behind. */
const NAMING: ReadonlySet<string> = new Set(['let', 'as', 'choose', 'for-each']);

/** Where the word at an offset was given to something: before it, in the same definition; null: nowhere. */
export function localDeclared({ path, text }: OpenFile, offset: number): Span | null {
	const { start, end } = wordAround(text, offset);
	const word = text.slice(start, end);
	if (word === '') return null;
	const definition = documentsOf(parseFile(path, text))
		.flatMap((document) => definitionsIn(document))
		.find(({ range }) => range.start.offset <= offset && offset <= range.end.offset);
	const found = definition ? [...namesGiven(definition)] : [];
	const node = found.findLast((name) => name.text === word && name.textOffset <= start);
	if (node) return { start: node.textOffset, end: node.textOffset + word.length };
	return inExpression(text, word, start, definition?.range.start.offset ?? 0);
}

/** `any(p in players: ...)`: within an expression. */
function inExpression(text: string, word: string, before: number, from: number): Span | null {
	const found = [
		...text.slice(from, before).matchAll(new RegExp(`(?<![\\w.-])${word}(?= in )`, 'g'))
	];
	const last = found.at(-1);
	return last ? { start: from + last.index, end: from + last.index + word.length } : null;
}

/** What stands in a section of a layer. */
function definitionsIn(document: TreeNode): TreeNode[] {
	return entriesOf(document).flatMap(([, section]) =>
		entriesOf(section.value).map(([, { value }]) => value)
	);
}

function* namesGiven(node: TreeNode): Generator<ScalarNode> {
	for (const key of ['params', 'for'] as const)
		for (const [, { key: name }] of entriesOf(childOf(node, key))) yield name;
	for (const [key, { value }] of entriesOf(node)) {
		if (NAMING.has(key) && value.node === 'scalar') yield value;
		yield* namesGiven(value);
	}
	if (node.node === 'list') for (const item of node.items) yield* namesGiven(item);
}
