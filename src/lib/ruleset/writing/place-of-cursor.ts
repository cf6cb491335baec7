/**
 * Where in a rule file somebody is writing, told by shapes: a marker is put in place of the word under the cursor, and the
 * file is read with it.
 */
import {
	fileShape,
	nodeWithShape,
	type ShapedNode,
	type ShapedPlace,
	shapedPlaces
} from '#lib/language/shape-at.ts';
import { documentsOf } from '#lib/language/parsed-file.ts';
import type { Span } from '#lib/language/expression/ast.ts';
import type { MapNode } from '#lib/language/tree.ts';
import { parseYaml } from '#lib/language/yaml-document.ts';
import { MARKER } from '#lib/ruleset/expression/question-at.ts';
import { fileRole, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';

export interface RuleFile {
	path: string;
	text: string;
}

export interface Place {
	/** The word that is begun or stands there. */
	start: number;
	end: number;
	/** The map of which it may be a key, and whether the colon stands behind it already. */
	map: ShapedNode | null;
	colon: boolean;
	/** What it may be as a value; maps around it, innermost first. */
	value: ShapedNode | null;
	around: MapNode[];
}

export function placeAt(file: RuleFile, offset: number): Place {
	const { text } = file;
	const { start, end } = wordAround(text, offset);
	const [before, after] = [text.slice(0, start), text.slice(end)];
	const colon = /^["']? *:(?=\s|$)/.test(after);
	const marked = (word: string) => withShapes({ ...file, text: before + word + after });
	const map = canBeKey(before) ? marked(colon ? MARKER : `${MARKER}: `) : [];
	const value = colon ? [] : marked(MARKER);
	const found = value.find(({ place: { node } }) => node.node === 'scalar' && isMarked(node.text));
	return {
		start,
		end,
		colon,
		map: map.find(({ place: { node } }) => hasMarker(node))?.place ?? null,
		value: found?.place ?? null,
		around: found?.around ?? []
	};
}

const hasMarker = (node: ShapedNode['node']) => node.node === 'map' && node.entries.has(MARKER);

/** A name, perhaps with names for its parameters. */
const isMarked = (text: string) => text === MARKER || text.startsWith(`${MARKER}(`);

/** A hyphen can stand within a word, and what stands before one alone is a sign. */
export function wordAround(text: string, offset: number): Span {
	const before = /(?:[A-Za-z0-9_][A-Za-z0-9_-]*)?$/.exec(text.slice(0, offset))?.[0].length ?? 0;
	const behind = /^[A-Za-z0-9_-]*/.exec(text.slice(offset))?.[0].length ?? 0;
	return { start: offset - before, end: offset + behind };
}

/** A file with the marker in place of a word: as a value, and where it may be a key as that. */
export function markedTexts(text: string, { start, end }: Span): string[] {
	const [before, after] = [text.slice(0, start), text.slice(end)];
	const isKey = /^["']? *:(?=\s|$)/.test(after);
	const asKey = !isKey && canBeKey(before) ? [`${before}${MARKER}: ${after}`] : [];
	return [`${before}${MARKER}${after}`, ...asKey];
}

/** At the beginning of a line or of an item, and behind what parts the keys of a map in braces. */
function canBeKey(before: string): boolean {
	const line = before.slice(before.lastIndexOf('\n') + 1);
	return /^ *(?:- +)*["']?$/.test(line) || /[{,]\s*["']?$/.test(before);
}

/** All nodes of a file with their shapes, outer ones first. */
export function withShapes({ path, text }: RuleFile): ShapedPlace[] {
	const shape = fileShape(shapeOfRole(fileRole(path)));
	return documentsOf(parseYaml(path, text)).flatMap((node) => [
		...shapedPlaces(nodeWithShape(node, null, shape))
	]);
}

/** The keys that stand in a map beside the one that is being written. */
export function keysBeside({ node }: ShapedNode): string[] {
	return node.node === 'map' ? [...node.entries.keys()].filter((key) => key !== MARKER) : [];
}
