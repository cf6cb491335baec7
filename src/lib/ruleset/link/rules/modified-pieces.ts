/** What is printed and yet changes: attributes that some effect modifies, and pieces that count as others. */
import type { Expression } from '#lib/language/expression/ast.ts';
import { parseExpression } from '#lib/language/expression/parse.ts';
import { parsePattern, type Pattern } from '#lib/language/findings.ts';
import { childOf, entriesOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import type { MapEntry } from '#lib/language/tree.ts';
import { join, PIECE } from '#lib/ruleset/expression/types.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { faceType } from '#lib/ruleset/names/faces.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';

/** Something of a piece that is asked as a value, since effects modify it. */
export interface OfPieces {
	/** Where it is declared, or where it is modified first. */
	entry: MapEntry;
	piece: Type;
	type: Type;
	/** What is printed on the piece in register 0. */
	is: ExprIR;
	/** Whether anything can modify it: it is printed on the piece in register 0. */
	about: ExprIR;
}

export interface Modifying {
	entry: MapEntry;
	pattern: Pattern;
	/** The pieces on which it is written; null for a global one. */
	on: SetIR | null;
}

const ASKED: ExprIR = { op: 'reg', slot: 0 };

/** The effects that modify something, by the name that they write. */
export function modifyingEffects(link: Linking): Map<string, Modifying[]> {
	const found = new Map<string, Modifying[]>();
	const look = (effects: Maybe, on: SetIR | null): void => {
		for (const [, entry] of entriesOf(effects)) {
			const modify = childOf(entry.value, 'modify');
			const pattern = modify && parsePattern(modify, () => undefined);
			if (!pattern) continue;
			const { name } = pattern;
			found.set(name, [...(found.get(name) ?? []), { entry, pattern, on }]);
		}
	};
	look(link.whole('effects'), null);
	link.kindNodes.forEach((node, kind) => {
		look(childOf(node, 'effects'), { set: 'pieces', kind });
	});
	link.faceNodes.forEach(({ value }, piece) => {
		look(childOf(value, 'effects'), { set: 'faces', piece });
	});
	return found;
}

export function modifiedAttribute(link: Linking, attribute: number): OfPieces | null {
	const { kinds, attributes } = link.symbols;
	const { id, type, zero } = attributes[attribute]!;
	const printing = kinds.flatMap((_, kind) => (link.printed(kind).has(id) ? [kind] : []));
	const [first, ...others] = printing.map((kind): Type => ({ t: 'piece', kind }));
	const [entry] = printing
		.flatMap((kind) => entriesOf(childOf(link.kindNodes[kind], 'attributes')))
		.flatMap(([key, value]) => (key === id ? [value] : []));
	if (!first || !entry) return null;
	const piece = others.reduce((a, b) => join(a, b, link.symbols) ?? a, first);
	const about = printing
		.map((kind): ExprIR => ({ op: 'is-kind', kind, of: ASKED }))
		.reduce((a, b) => ({ op: 'binary', operator: 'or', a, b }));
	return { entry, piece, type, is: { op: 'attribute', attribute, of: ASKED, zero }, about };
}

export function countedAs(link: Linking, [first]: readonly Modifying[]): OfPieces | null {
	if (!first) return null;
	const none: ExprIR = { op: 'const', value: -1 };
	const about: ExprIR = { op: 'binary', operator: '!=', a: ASKED, b: none };
	const type = faceType(link.symbols);
	return { entry: first.entry, piece: PIECE, type, is: { op: 'face', of: ASKED }, about };
}

/** The pieces that can count as others: those of which every such effect speaks alone, as far as its condition tells. */
export function piecesThatCount(link: Linking, effects: readonly Modifying[]): SetIR[] {
	return effects.map(({ entry, pattern, on }) => {
		const asked = pattern.params[0]?.name;
		const when = textOf(childOf(entry.value, 'when'));
		const ast = when === null ? null : parseExpression(when).ast;
		const told = asked === undefined || ast === null ? null : toldBy(link, ast, asked, on);
		return told ?? { set: 'pieces', kind: 0 };
	});
}

/** `c == self and ...`, `printed(c) == joker and ...` */
function toldBy(link: Linking, cond: Expression, asked: string, on: SetIR | null): SetIR | null {
	if (cond.node !== 'binary') return null;
	const { operator, a, b } = cond;
	if (operator === 'and') return toldBy(link, a, asked, on) ?? toldBy(link, b, asked, on);
	if (operator !== '==' || b.node !== 'name') return null;
	if (a.node === 'name' && a.name === asked && b.name === 'self') return on;
	if (a.node === 'name' && a.name === 'self' && b.name === asked) return on;
	const [of] = a.node === 'call' && a.name.name === 'printed' ? a.args : [];
	const piece = link.symbols.faces.findIndex(({ id }) => id === b.name);
	return of?.node === 'name' && of.name === asked && piece >= 0 ? { set: 'faces', piece } : null;
}
