/** The coloured parts of the expressions in a rule file, found by the shapes of the language. */
import { classifyExpression } from '#lib/language/expression/classes.ts';
import type { TokenClass } from '#lib/language/expression/classes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileShape, nodeWithShape, shapeBelow } from '#lib/language/shape-at.ts';
import type { ShapedNode } from '#lib/language/shape-at.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';

/** 1-based line and column. */
export interface Token {
	line: number;
	column: number;
	length: number;
	kind: TokenClass;
}

/** In the order of the text. */
export function expressionTokens(path: string, text: string): Token[] {
	const { role } = fileRole(path);
	const { root } = parseFile(path, text);
	if (!root) return [];
	const shape = fileShape(role === 'scenario' || role === 'variant' ? role : 'ruleset');
	const tokens: Token[] = [];
	collect(nodeWithShape(root, null, shape), tokens);
	return tokens.sort((a, b) => a.line - b.line || a.column - b.column);
}

function collect(place: ShapedNode, tokens: Token[]): void {
	const { node, shape } = place;
	if (node.node === 'scalar') {
		if (shape.title === 'Expression') tokens.push(...tokensOf(node));
		return;
	}
	const segments = node.node === 'map' ? [...node.entries.keys()] : [...node.items.keys()];
	for (const segment of segments) {
		const below = shapeBelow(place, String(segment));
		if (below) collect(below, tokens);
	}
}

function tokensOf(node: ScalarNode): Token[] {
	// Folded text does not stand in the file as it is read.
	if (typeof node.value !== 'string' || !node.oneToOne) return [];
	const { start } = node.range;
	const column = start.column + node.textOffset - start.offset;
	return classifyExpression(node.text).map((token) => ({
		line: start.line,
		column: column + token.start,
		length: token.end - token.start,
		kind: token.class
	}));
}
