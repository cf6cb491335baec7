/** What is printed on pieces, each thing by itself. */
import { childOf, citesOf } from '#lib/language/nodes.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import {
	asWritten,
	pieceSheet,
	type SheetAttribute,
	type SheetPiece
} from '#lib/ruleset/report/piece-sheet.ts';
import type { Changeable, ChangeInput } from './changeable.ts';

const COUNT: SheetAttribute = { id: 'count', type: 'int', values: [], optional: true };

const isNumber = ({ type }: SheetAttribute): boolean => type === 'int';

export function changeablePieces(composition: Pick<Composition, 'tree' | 'removed'>): Changeable[] {
	const { kinds, pieces } = pieceSheet(composition);
	const entries = childOf(composition.tree, 'pieces');
	return pieces.flatMap((piece) => {
		const kind = kinds.find(({ id }) => id === piece.kind);
		const cite = citesOf(childOf(entries, piece.id));
		const attributes = (kind?.attributes ?? []).filter(({ id }) => piece.values[id]);
		// Of the other side of a piece there are as many as of the piece.
		const counted = piece.faceOf === null ? [COUNT] : [];
		const above = [piece.kind, ...(kind?.above ?? [])].map((id) => `kinds.${id}`);
		const all = [...attributes, ...counted];
		// Numbers are asked for more often than marks.
		const [numbers, marks] = [
			all.filter(isNumber),
			all.filter((attribute) => !isNumber(attribute))
		];
		return [...numbers, ...marks].flatMap((attribute) => changeable(piece, attribute, above, cite));
	});
}

function changeable(
	piece: SheetPiece,
	attribute: SheetAttribute,
	above: readonly string[],
	cite: string[]
): Changeable[] {
	const said = piece.values[attribute.id] ?? { value: 1, layer: null, before: null };
	const input = inputOf(attribute, said.value);
	if (!input) return [];
	const keys = ['pieces', piece.id, attribute.id];
	return [
		{
			address: keys.join('.'),
			keys,
			definition: `pieces.${piece.id}`,
			definedBy: piece.layer,
			input,
			...said,
			otherwise: attribute === COUNT ? 1 : null,
			about: [],
			cite,
			called: [`pieces.${piece.id}`, `attributes.${attribute.id}`, ...above],
			mentions: input.is === 'word' ? [String(said.value)] : []
		}
	];
}

function inputOf({ type, values, id }: SheetAttribute, value: unknown): ChangeInput | null {
	if (type === 'bool') return { is: 'flag' };
	if (type === 'enum') return { is: 'word', words: values, text: `enums.${id}` };
	return type === 'int' && typeof value === 'number' ? { is: 'number', min: 0, max: null } : null;
}

/** What a scalar says, who says it, and what stood there before. */
export function writtenIn(node: ScalarNode): Pick<Changeable, 'value' | 'layer' | 'before'> | null {
	if (node.value === null) return null;
	const before = node.replaced.at(-1)?.text;
	const { layer, value } = node;
	return { value, layer, before: before === undefined ? null : asWritten(before) };
}
