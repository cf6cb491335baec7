/** What is written on a piece as it lies there: what is printed on its face, and what its fields and values say. */
import type { PieceView, Value, ZoneView } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Print, RulesIndex } from './RulesIndex.ts';

/** null: only its back is known. */
export function printOf(index: RulesIndex, piece: PieceView): Print | null {
	if (piece.face === null) return null;
	const face = index.face(piece.face);
	const { value, colour, marks } = index.layout.counter;
	const names = [value, colour, ...marks.map(({ attribute }) => attribute)];
	const changing = names.some((name) => name !== null && worthOn(piece, name) !== undefined);
	if (!changing || !face) return index.print(piece.face);
	return index.draw({
		face: face.id,
		name: index.printedName(face.id),
		icon: face.icon,
		card: index.cardOf(face),
		attribute: (id) => worthOn(piece, id) ?? index.attribute(face, id)
	});
}

/** What the back of a piece looks like: a die that is hidden is seen to be one, all else lies face down. */
export function backOf(index: RulesIndex, { face, kind }: PieceView): 'die' | null {
	const dice = index.layout.dice;
	return face === null && dice.some((die) => index.isKind(kind, die)) ? 'die' : null;
}

/** Pieces of which a viewer sees the same are equal: they can lie on one heap with a number. */
export function heapOf(index: RulesIndex, piece: PieceView): string {
	const print = printOf(index, piece);
	if (print === null) return '';
	const marks = print.marks.map(({ attribute, number }) => [attribute, number]);
	const owner = ownerWord(index);
	const whose = owner === null ? null : (worthOn(piece, owner) ?? null);
	return JSON.stringify([print.face, print.value, print.ground, marks, whose]);
}

/** What of a piece says whose it is: what the layout names, else its first field that is a player. */
export function ownerWord({ layout, rules }: RulesIndex): string | null {
	const fields = rules.fields.piece;
	const first = fields.find(({ type }) => (type.t === 'optional' ? type.of : type).t === 'player');
	return layout.counter.owner ?? first?.id ?? null;
}

/** What of a zone lies on one heap: by its role, equal pieces together, all of them, or each by itself. */
export function heapsIn(index: RulesIndex, view: ZoneView): PieceView[][] {
	const { zone, pieces } = view;
	switch (index.zoneRole(zone)) {
		case 'hand':
		case 'spread':
		case 'fan':
		case 'pillar':
			return oneByOne(index, view).map((piece) => [piece]);
		case 'pile':
			return pieces.length > 0 ? [pieces] : [];
		default:
			return [...Map.groupBy(pieces, (piece) => heapOf(index, piece)).values()];
	}
}

/** The pieces of a zone that lie one by one: a hand in the order of the layout, and so what is spread where the rules go by no order in it. */
export function oneByOne(index: RulesIndex, { zone, pieces }: ZoneView): readonly PieceView[] {
	const role = index.zoneRole(zone);
	const free = role === 'hand' || (role === 'spread' && !index.liesInOrder(zone));
	return free ? inOrder(index, pieces) : pieces;
}

/** What is not known stays behind, as it lies. */
function inOrder(index: RulesIndex, pieces: readonly PieceView[]): PieceView[] {
	const { order } = index.layout.counter;
	const worth = (piece: PieceView, name: string): number => {
		const face = piece.face === null ? undefined : index.face(piece.face);
		const value = worthOn(piece, name) ?? (face ? index.attribute(face, name) : null);
		return typeof value === 'string' ? index.ordinal(name, value) : Number(value ?? Infinity);
	};
	return pieces.toSorted((a, b) => {
		const [name] = order.filter((candidate) => worth(a, candidate) !== worth(b, candidate));
		return name === undefined ? 0 : worth(a, name) - worth(b, name);
	});
}

function worthOn(piece: PieceView, name: string): Value | undefined {
	return own(piece.shown ?? {}, name) ?? own(piece.fields, name);
}
