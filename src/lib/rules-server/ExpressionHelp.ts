/**
 * Completion and hover for what stands under the cursor, when the file is as it stands in the editor just now: expressions
 * in the scope in which the linker meets them, and keys, ids and fixed words by the shape of their place. Nothing of it is
 * checked in: the rules and the game stay as they are.
 */
import type { MapNode, ScalarNode } from '#lib/language/tree.ts';
import {
	completeExpression,
	type ExpressionPlace,
	hoverExpression,
	type Completion,
	type Hover
} from '#lib/ruleset/expression/complete-expression.ts';
import { type Signature, signatureAt } from '#lib/ruleset/expression/signature.ts';
import { rootScope } from '#lib/ruleset/names/scope.ts';
import { wordHover, wordsAt } from '#lib/ruleset/writing/words-at.ts';
import type { PlayedRules, Readings } from './Readings.ts';
import type { OpenFile } from './rules-server.ts';
import { shapedScalars, type ShapedScalar } from './shaped-scalars.ts';

interface Asked {
	/** The expression, with the space that was typed behind it. */
	text: string;
	/** Offset in the file at which it begins. */
	start: number;
	place: ExpressionPlace;
}

export class ExpressionHelp {
	readonly #readings: Readings;

	constructor(readings: Readings) {
		this.#readings = readings;
	}

	/** `rules`: null for a file that is played nowhere, of which only the shape is known. */
	complete(file: OpenFile, offset: number, rules: PlayedRules | null): Completion | null {
		const words = wordsAt(file, offset, () => rules && this.#tree(file, rules));
		const asked = rules && this.#asked(file, offset, rules);
		const inside = asked && completeExpression(asked.text, offset - asked.start, asked.place);
		const named = new Set(words.candidates.map(({ word }) => word));
		const further = (inside?.candidates ?? []).filter(({ word }) => !named.has(word));
		const candidates = [...words.candidates, ...further];
		return candidates.length > 0 ? { start: words.start, end: words.end, candidates } : null;
	}

	hover(file: OpenFile, offset: number, rules: PlayedRules | null): Hover | null {
		const word = wordHover(file, offset, () => rules && this.#tree(file, rules));
		const asked = rules && word === null ? this.#asked(file, offset, rules) : null;
		if (asked === null) return word;
		const { text, start, place } = asked;
		const found = hoverExpression(text, offset - start, place);
		return found && { ...found, start: found.start + start, end: found.end + start };
	}

	signature(file: OpenFile, offset: number, rules: PlayedRules | null): Signature | null {
		const asked = rules && this.#asked(file, offset, rules);
		return asked && signatureAt(asked.text, offset - asked.start, asked.place);
	}

	#asked(file: OpenFile, offset: number, rules: PlayedRules): Asked | null {
		const under = scalarUnder(file, offset);
		if (under === null) return null;
		const { node, is, start } = under;
		const { symbols, scopes } = this.#readings.of(file, rules);
		const noted = scopes.at(node);
		// In a layer that is left out, or in a rule that is half written, the names of the game are known all the same.
		if (noted === null && is === 'perhaps') return null;
		const place = { ...(noted ?? { scope: rootScope(), layer: '', expected: null }), symbols };
		const text = file.text.slice(start, Math.max(start + node.text.length, offset));
		return { text, start, place };
	}

	#tree(file: OpenFile, rules: PlayedRules): MapNode {
		return this.#readings.of(file, rules).composition.tree;
	}
}

interface UnderCursor extends ShapedScalar {
	start: number;
}

function scalarUnder({ path, text }: OpenFile, offset: number): UnderCursor | null {
	for (const scalar of shapedScalars(path, text)) {
		const start = beginUnder(scalar.node, text, offset);
		if (start !== null) return scalar.is === 'word' ? null : { ...scalar, start };
	}
	return null;
}

/**
 * Where the text begins in which the cursor stands; null for another one. Behind the last word, too, as long as nothing but
 * spaces stands between: there the next one is begun. What is empty begins at the cursor.
 */
function beginUnder(node: ScalarNode, file: string, offset: number): number | null {
	const { textOffset, text, oneToOne, range } = node;
	// Folded text does not stand in the file as it is read.
	if (!oneToOne) return null;
	const end = textOffset + text.length;
	const quoted = range.end.offset > end;
	if (text === '' && !quoted) {
		const isNear = isBlank(file.slice(Math.min(offset, end), Math.max(offset, end)));
		return isNear && file.charAt(offset - 1) === ' ' ? offset : null;
	}
	if (offset < textOffset) return null;
	return offset <= end || (!quoted && isBlank(file.slice(end, offset))) ? textOffset : null;
}

function isBlank(text: string): boolean {
	return /^ *$/.test(text);
}
