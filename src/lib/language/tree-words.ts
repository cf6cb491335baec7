/**
 * A tree as a row of numbers beside its text, to be kept from one run to the next. To read it takes a twenty-fifth of the time
 * that parsing takes. Words that the file holds as they are have only their place in the row.
 */
import type { Position, SourceRange } from './source.ts';
import type { ListNode, MapEntry, MapNode, ScalarNode, TreeNode } from './tree.ts';

/** What a tree takes beside its text. */
export interface TreeWords {
	words: Int32Array;
	/** What the text says in another way: with escapes, in several lines. */
	strings: string[];
}

const MAP = 0;
const LIST = 1;
const SCALAR = 2;

const VALUES = [null, true, false] as const;
const INTEGER = VALUES.length;
const NUMBER = INTEGER + 1;
/** The value is the text. */
const TEXT = NUMBER + 1;

/** The file holds the text at `textOffset`. Any other number is the place of the text in `strings`. */
const AS_WRITTEN = -1;

/** Of trees of whole files, in which nothing is composed yet. */
export function wordsOf(text: string, trees: readonly TreeNode[]): TreeWords {
	const words: number[] = [];
	const strings: string[] = [];
	const string = (said: string): number => strings.push(said) - 1;
	const scalar = ({ range, value, text: said, textOffset, oneToOne }: ScalarNode): void => {
		const written = text.startsWith(said, textOffset) ? AS_WRITTEN : string(said);
		words.push(SCALAR, range.start.offset, range.end.offset, textOffset, said.length, written);
		words.push(oneToOne ? 1 : 0);
		if (typeof value === 'string') words.push(TEXT);
		else if (typeof value !== 'number') words.push(VALUES.indexOf(value));
		else if ((value | 0) === value) words.push(INTEGER, value);
		else words.push(NUMBER, string(String(value)));
	};
	const node = (tree: TreeNode): void => {
		if (tree.node === 'scalar') return scalar(tree);
		const { start, end } = tree.range;
		if (tree.node === 'list') {
			words.push(LIST, start.offset, end.offset, tree.items.length);
			return tree.items.forEach(node);
		}
		words.push(MAP, start.offset, end.offset, tree.entries.size);
		for (const { key, value } of tree.entries.values()) {
			scalar(key);
			node(value);
		}
	};
	words.push(trees.length);
	trees.forEach(node);
	return { words: Int32Array.from(words), strings };
}

/** `text`: the one of which they are the words. */
export function treesOf(file: string, text: string, { words, strings }: TreeWords): TreeNode[] {
	const position = positionsIn(text);
	let at = 0;
	const next = (): number => words[at++]!;
	const several = <T>(read: () => T): T[] => Array.from({ length: next() }, read);
	const range = (): SourceRange => {
		const start = position(next());
		return { file, start, end: position(next()) };
	};
	const value = (said: string): ScalarNode['value'] => {
		const kind = next();
		if (kind === TEXT) return said;
		if (kind === INTEGER) return next();
		return kind === NUMBER ? Number(strings[next()]) : VALUES[kind]!;
	};
	const scalar = (): ScalarNode => {
		at++;
		const place = range();
		const textOffset = next();
		const length = next();
		const string = next();
		const said =
			string === AS_WRITTEN ? text.slice(textOffset, textOffset + length) : strings[string]!;
		const oneToOne = next() === 1;
		return {
			range: place,
			layer: '',
			replaced: [],
			node: 'scalar',
			value: value(said),
			text: said,
			textOffset,
			oneToOne
		};
	};
	const entry = (): [string, MapEntry] => {
		const key = scalar();
		return [key.text, { key, value: node() }];
	};
	const node = (): TreeNode => {
		const kind = words[at];
		if (kind === SCALAR) return scalar();
		at++;
		const base = { range: range(), layer: '', replaced: [] };
		return kind === LIST
			? ({ ...base, node: 'list', items: several(node) } satisfies ListNode)
			: ({ ...base, node: 'map', entries: new Map(several(entry)) } satisfies MapNode);
	};
	return several(node);
}

/** Places by their offsets; those of a tree come nearly in the order of the text. */
function positionsIn(text: string): (offset: number) => Position {
	const starts = [0];
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
	let line = 0;
	return (offset) => {
		while (line > 0 && starts[line]! > offset) line--;
		while (line + 1 < starts.length && starts[line + 1]! <= offset) line++;
		return { line: line + 1, column: offset - starts[line]! + 1, offset };
	};
}
