/**
 * Completion and hover for what stands under the cursor, when the file is as it stands in the editor just now: expressions
 * in the scope in which the linker meets them, and keys, ids and fixed words by the shape of their place. Nothing of it is
 * checked in: the rules and the game stay as they are.
 */
import { append } from '#lib/language/tools/append.ts';
import type { MapNode, ScalarNode } from '#lib/language/tree.ts';
import {
	type Candidate,
	completeExpression,
	type ExpressionPlace,
	hoverExpression,
	type Completion,
	type Hover
} from '#lib/ruleset/expression/complete-expression.ts';
import { closingOf } from '#lib/ruleset/expression/question-at.ts';
import { type Signature, signatureAt } from '#lib/ruleset/expression/signature.ts';
import { rootScope } from '#lib/ruleset/names/scope.ts';
import { namesHere } from '#lib/ruleset/writing/names-here.ts';
import { type Place, placeAt } from '#lib/ruleset/writing/place-of-cursor.ts';
import { placeInAddress, wholePiecesAt } from '#lib/ruleset/writing/whole-pieces.ts';
import { wordHover, wordsAt } from '#lib/ruleset/writing/words-at.ts';
import type { PlayedRules, Readings } from './Readings.ts';
import type { OpenFile } from './rules-server.ts';
import { shapedScalars, type ShapedScalar } from './shaped-scalars.ts';

export interface Asked {
	/** The expression, with the space that was typed behind it. */
	text: string;
	/** Offset of the cursor in it, and what has to be added for that in the file. */
	at: number;
	shift: number;
	place: ExpressionPlace;
}

/** An editor asks again when more letters are there. */
const MOST_PIECES = 60;

export class ExpressionHelp {
	readonly #readings: Readings;

	constructor(readings: Readings) {
		this.#readings = readings;
	}

	/** `rules`: null for a file that is played nowhere, of which only the shape is known. */
	complete(file: OpenFile, offset: number, rules: PlayedRules | null): Completion | null {
		let first: Completion | null = null;
		for (const mended of mendings(file.text, offset)) {
			const found = this.#completeIn({ ...file, text: mended.text }, mended.offset, rules);
			const by = offset - mended.offset;
			const moved = found && { ...found, start: found.start + by, end: found.end + by };
			if (moved && answers(moved, file.text, offset)) return moved;
			first ??= moved;
		}
		return first;
	}

	#completeIn(file: OpenFile, offset: number, rules: PlayedRules | null): Completion | null {
		const place = placeAt(file, offset);
		const words = wordsAt(place, () => rules && this.#tree(file, rules));
		// Where the schema says what is named, nothing else is.
		const isSaid = words.candidates.some(({ what }) => what !== 'key' && what !== 'word');
		const named = rules && !isSaid ? this.#namesHere(file, offset, rules) : null;
		// Ids of paragraphs have dots, and are taken as wholes.
		if (named && named.start < words.start) return named;
		const asked = this.asked(file, offset, rules);
		const inside = asked && completeExpression(asked.text, asked.at, asked.place);
		const candidates: Candidate[] = [];
		for (const found of [words, inside, named]) {
			const known = new Set(candidates.map(({ word }) => word));
			append(candidates, found?.candidates.filter(({ word }) => !known.has(word)) ?? []);
		}
		const whole = rules ? this.#wholePieces(file, place, rules) : [];
		append(candidates, whole.slice(0, MOST_PIECES));
		const { start, end } = words;
		return candidates.length > 0
			? { start, end, candidates, more: whole.length > MOST_PIECES }
			: null;
	}

	/** Those that have what is begun in them. */
	#wholePieces(file: OpenFile, place: Place, rules: PlayedRules): Candidate[] {
		const at = place.map ? place : placeInAddress(file, place.end);
		if (at === null || at.colon) return [];
		const { tree } = this.#readings.of(file, rules).composition;
		const examples = this.#readings.examples(file, rules);
		const begun = file.text.slice(at.start, at.end).toLowerCase();
		return wholePiecesAt(file.text, at, { tree, examples })
			.filter(({ label }) => label.toLowerCase().includes(begun))
			.slice(0, MOST_PIECES + 1)
			.map(({ label, about, ...piece }) => ({
				...{ word: label, what: 'whole', type: '', about },
				...{ fits: true, call: false, written: piece.written() }
			}));
	}

	#namesHere(file: OpenFile, offset: number, rules: PlayedRules): Completion {
		const reading = this.#readings.of(file, rules);
		const { composition, game, layers, written: names } = reading;
		const games = [game, ...this.#readings.games.filter((id) => id !== game)];
		return namesHere(file, offset, { game, games, tree: composition.tree, names, layers });
	}

	hover(file: OpenFile, offset: number, rules: PlayedRules | null): Hover | null {
		const word = wordHover(file, offset, () => rules && this.#tree(file, rules));
		const asked = word === null ? this.asked(file, offset, rules) : null;
		if (asked === null) return word;
		const { text, at, shift, place } = asked;
		const found = hoverExpression(text, at, place);
		return found && { ...found, start: found.start + shift, end: found.end + shift };
	}

	signature(file: OpenFile, offset: number, rules: PlayedRules | null): Signature | null {
		const asked = this.asked(file, offset, rules);
		return asked && signatureAt(asked.text, asked.at, asked.place);
	}

	/** The expression under the cursor; null: there is none. */
	asked(file: OpenFile, offset: number, rules: PlayedRules | null): Asked | null {
		if (rules === null) return null;
		const under = scalarUnder(file, offset);
		if (under === null) return null;
		const { node, is, at } = under;
		const { symbols, scopes } = this.#readings.of(file, rules);
		// What the played rules replace is read in the rules below.
		const below = () => this.#readings.of(file, rules, true).scopes.at(node);
		const noted = scopes.at(node) ?? (is === 'expression' ? below() : null);
		// In a layer that is left out, or in a rule that is half written, the names of the game are known all the same.
		if (noted === null && is === 'perhaps') return null;
		const place = { ...(noted ?? { scope: rootScope(), layer: '', expected: null }), symbols };
		const shift = offset - at;
		const behind = Math.max(shift + node.text.length, offset);
		const text = node.oneToOne ? file.text.slice(shift, behind) : node.text;
		return { text, at, shift, place };
	}

	#tree(file: OpenFile, rules: PlayedRules): MapNode {
		return this.#readings.of(file, rules).composition.tree;
	}
}

interface UnderCursor extends ShapedScalar {
	/** Offset of the cursor in its text. */
	at: number;
}

function scalarUnder({ path, text }: OpenFile, offset: number): UnderCursor | null {
	for (const scalar of shapedScalars(path, text)) {
		const at = placeUnder(scalar.node, text, offset);
		if (at !== null) return scalar.is === 'word' ? null : { ...scalar, at };
	}
	return null;
}

/**
 * Where in a text the cursor stands; null: in another one. Behind the last word, too, as long as nothing but spaces stands
 * between: there the next one is begun. What is empty begins at the cursor.
 */
function placeUnder(node: ScalarNode, file: string, offset: number): number | null {
	const { textOffset, text, oneToOne, range } = node;
	if (!oneToOne) return placeInFolded(node, file, offset);
	const end = textOffset + text.length;
	const quoted = range.end.offset > end;
	if (text === '' && !quoted) {
		const isNear = isBlank(file.slice(Math.min(offset, end), Math.max(offset, end)));
		return isNear && file.charAt(offset - 1) === ' ' ? 0 : null;
	}
	if (offset < textOffset) return null;
	const isIn = offset <= end || (!quoted && isBlank(file.slice(end, offset)));
	return isIn ? offset - textOffset : null;
}

/** Folding changes spaces alone: behind so many letters in the file stand so many in the text. */
function placeInFolded(
	{ range: { start, end }, text }: ScalarNode,
	file: string,
	offset: number
): number | null {
	if (offset < start.offset || offset > end.offset) return null;
	const written = file.slice(start.offset, end.offset);
	const head = /^[|>][-+0-9]*|^["']/.exec(written)?.[0].length ?? 0;
	const letters = (of: string): string => of.replaceAll(/\s/g, '');
	if (!letters(written.slice(head)).startsWith(letters(text))) return null;
	let left = letters(written.slice(head, offset - start.offset)).length;
	let at = 0;
	for (; left > 0; at++) if (/\S/.test(text.charAt(at))) left--;
	return at;
}

function isBlank(text: string): boolean {
	return /^ *$/.test(text);
}

/** Whether something begins as the word does that is begun. */
function answers({ start, candidates }: Completion, text: string, offset: number): boolean {
	const begun = text.slice(start, offset).toLowerCase();
	return candidates.some(({ word }) => word.toLowerCase().startsWith(begun));
}

interface Mended {
	text: string;
	offset: number;
}

/** The text as it is; then with its line up to the cursor mended as its author may go on. */
function* mendings(text: string, offset: number): Generator<Mended> {
	yield { text, offset };
	const begin = text.lastIndexOf('\n', offset - 1) + 1;
	const end = text.indexOf('\n', offset);
	const behind = end < 0 ? '' : text.slice(end);
	const written = text.slice(begin, offset);
	const indent = /^[\t ]*/.exec(written)?.[0] ?? '';
	const spaced = written
		.replace(indent, indent.includes('\t') ? indentBefore(text.slice(0, begin)) : indent)
		.replace(/^(\s*)-(?=[^\s-])/, '$1- ')
		.replace(/(?<=[{,\s]|^)([\w-]+):(?=[^\s:/])/g, '$1: ');
	for (const line of new Set([written, spaced])) {
		const before = text.slice(0, begin) + line;
		yield { text: before + closingOf(line) + behind, offset: before.length };
	}
}

/** Of the line before, which may begin something that goes on. */
function indentBefore(text: string): string {
	const line = text.trimEnd().split('\n').at(-1) ?? '';
	const indent = ' '.repeat(/^ *(?:- +)*/.exec(line)?.[0].length ?? 0);
	return line.endsWith(':') ? `${indent}  ` : indent;
}
