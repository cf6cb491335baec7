/** Types as authors write them: `int`, `suit?`, `token`, `spaces`, `set of space`. */
import { finding, type Place, type Report } from '#lib/language/diagnostic.ts';
import { childOf, textOf } from '#lib/language/nodes.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { placeIn, unknownId } from '#lib/language/findings.ts';
import type { EnumDef, KindDef } from '#lib/ruleset/program/program.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';
import { faceType } from './faces.ts';
import { say } from '#lib/language/said.ts';

/** The declared names a type can use; what is declared later is added to the same arrays. */
export interface TypeNames {
	enums: EnumDef[];
	kinds: KindDef[];
	map: { space: string; plural: string };
	faces: readonly { id: string }[];
}

/** The type of a parameter as its author wrote it: alone, or beside its default. */
export function typeText(parameter: TreeNode): string {
	return textOf(parameter) ?? textOf(childOf(parameter, 'type')) ?? '';
}

const TYPE = /^(\s*)(set of\s+)?([a-z][a-z0-9-]*)(\?)?\s*$/;

export function parseType(
	node: TreeNode | undefined,
	names: TypeNames,
	report: Report
): Type | null {
	if (node === undefined) return null;
	// A parameter with a default.
	if (node.node === 'map') return parseType(childOf(node, 'type'), names, report);
	const match = node.node === 'scalar' ? TYPE.exec(node.text) : null;
	if (node.node !== 'scalar' || !match) {
		report(
			finding(
				'shape/type',
				node,
				say`meaning/write-a-type: Write a type: int, bool, an enum, player, piece, a kind`
			)
		);
		return null;
	}
	const [, space = '', setOf = '', word = '', optional] = match;
	const from = space.length + setOf.length;
	const place: Place = placeIn(node, from, from + word.length);
	const of = setOf === '' ? pluralType(word, names) : null;
	const single = of ?? singleType(word, names);
	if (single === null) {
		report(unknownId(say`meaning/type: type`, word, place, typeWords(names), 'ref/unknown-type'));
		return null;
	}
	if (of !== null || setOf !== '') {
		if (optional === undefined) return { t: 'set', of: single };
		report(
			finding(
				'shape/type',
				node,
				say`meaning/set-never-optional: A set is never optional: it may be empty`
			)
		);
		return null;
	}
	return optional === undefined ? single : { t: 'optional', of: single };
}

function singleType(word: string, names: TypeNames): Type | null {
	const { enums, kinds, map } = names;
	if (word === FACE) return faceType(names);
	if (word === 'int' || word === 'bool' || word === 'player' || word === 'zone') return { t: word };
	if (word === map.space) return { t: 'space' };
	const kind = kinds.findIndex((k) => k.id === word);
	if (kind >= 0) return { t: 'piece', kind };
	const index = enums.findIndex((e) => e.id === word);
	return index >= 0 ? { t: 'enum', enum: index } : null;
}

function pluralType(word: string, { kinds, map }: TypeNames): Type | null {
	if (word === 'players') return { t: 'player' };
	if (word === map.plural) return { t: 'space' };
	const kind = kinds.findIndex((k) => k.plural === word);
	return kind >= 0 ? { t: 'piece', kind } : null;
}

/** Types that every game has, and its word for a space. */
export function plainTypes({ map }: Pick<TypeNames, 'map'>): string[] {
	const all = ['int', 'bool', 'player', 'players', 'zone', FACE];
	return [...all, map.space, map.plural].filter((word) => word !== '');
}

function typeWords({ enums, kinds, map }: TypeNames): string[] {
	return [
		...plainTypes({ map }),
		...kinds.flatMap((k) => [k.id, k.plural]),
		...enums.map((e) => e.id).filter((id) => id !== FACE)
	].filter((word) => word !== '');
}

/** What a missing thing of this type reads as. */
export function zeroOf(type: Type): number {
	return type.t === 'int' || type.t === 'bool' || type.t === 'enum' || type.t === 'choice' ? 0 : -1;
}

export function sameType(a: Type, b: Type): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
