/**
 * Another position that a seat could not tell from the real one: what it does not know is exchanged, and the state is
 * written anew, word for word, without the help of the engine.
 */
import { TABLES, type Type } from '#lib/ruleset/program/expression-ir.ts';
import { definitionOf } from '#lib/ruleset/program/routines.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { asked, decisionPoint, legalAnswers } from '#lib/engine/play/play.ts';
import { addressOf, heightOf, LOCALS, ROUTINE } from '#lib/engine/state/memory-layout.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { randomAnswer } from '#lib/bots/random-bot.ts';
import type { Stream } from '#lib/bots/stream.ts';
import {
	backOf,
	entitledToCount,
	entitledToField,
	entitledToPiece,
	isOfKind,
	pieceColumn
} from './entitled.ts';
import { isPiece, type PieceSlots, pieceWords } from './piece-words.ts';

/** Rules of which everybody sees all pieces and all fields: there is no other world to make of a position. */
export const hidesNothing = ({ zones, fields }: Program): boolean =>
	zones.every(({ sees }) => sees.to === 'all') &&
	Object.values(fields).every((table) =>
		table.every(({ visible: { to } }) => to === 'all' || to === 'with-identity')
	);

/**
 * `faces`: hidden pieces exchange what is printed on them. `pieces`: they exchange their places, with everything that
 * the seat sees of them there. `numbers`: one hidden piece goes from a zone that the seat may not count to another one.
 * `order`: what lies in a zone that the seat may not count lies there in another order. `fields`: a field that only
 * others may see holds something else. `answers`: one who is asked together with others has answered something else.
 */
export type Way = 'faces' | 'pieces' | 'numbers' | 'order' | 'fields' | 'answers';

export interface World {
	machine: Machine;
	/** For every piece of the real position the one that lies in its place here. */
	standsFor: Int32Array;
	/** The pieces that are not where or what they were. */
	changed: number[];
	/** Whether the seat may know by now what else is not as it was. */
	opened?: (m: Machine) => boolean;
}

const WAYS: readonly Way[] = ['pieces', 'faces', 'numbers', 'order', 'fields', 'answers'];

/** One of any sort; null where the seat knows too much for each. */
export function someWorld(
	m: Machine,
	seat: number,
	stream: Stream,
	slotsOf: (routine: number) => PieceSlots
): { way: Way; world: World } | null {
	const first = stream.below(WAYS.length);
	for (let i = 0; i < WAYS.length; i++) {
		const way = WAYS[(first + i) % WAYS.length]!;
		const world = otherWorld(m, seat, way, stream, slotsOf);
		if (world !== null && hashState(world.machine) !== hashState(m)) return { way, world };
	}
	return null;
}

/** null where the seat knows too much for a change of this sort. */
export function otherWorld(
	m: Machine,
	seat: number,
	way: Way,
	stream: Stream,
	slotsOf: (routine: number) => PieceSlots
): World | null {
	const world = made(m, seat, way, stream, slotsOf);
	// What the seat knows may hang on what it does not know; then it could tell the difference, and may.
	return world !== null && knowsTheSame(m, world, seat) && typesHold(m, world) ? world : null;
}

function made(
	m: Machine,
	seat: number,
	way: Way,
	stream: Stream,
	slotsOf: (routine: number) => PieceSlots
): World | null {
	if (way === 'fields') return otherField(m, seat, stream);
	if (way === 'answers') return otherAnswer(m, seat, stream);
	const hidden = hiddenPieces(m, seat);
	if (hidden.length === 0) return null;
	const machine = m.fork();
	if (way === 'numbers') return moveOne(m, machine, seat, hidden, stream);
	if (way === 'order') return reorder(m, machine, seat, hidden, stream);
	return exchange(m, machine, seat, way, exchanged(m, hidden, stream), slotsOf);
}

function hiddenPieces(m: Machine, seat: number): number[] {
	const all = Array.from({ length: m.layout.pieces }, (_, piece) => piece);
	return all.filter((piece) => !entitledToPiece(m, seat, piece));
}

/** What everybody knows of a piece that lies hidden where this one does. */
function hidesOf(m: Machine, piece: number): number {
	return m.program.zones[m.layout.zoneDef[m.mem[m.layout.zone + piece]!]!]!.hides;
}

/** A permutation made of transpositions, each of which the seat could not notice: few of them, or very many. */
function exchanged(m: Machine, hidden: readonly number[], stream: Stream): Int32Array {
	const standsFor = Int32Array.from({ length: m.layout.pieces }, (_, piece) => piece);
	const face = (piece: number): number => m.mem[m.layout.face + piece]!;
	const times = stream.below(2) === 0 ? 1 + stream.below(3) : hidden.length * 3;
	for (let i = 0; i < times * 4; i++) {
		// Of two places, and which pieces are to lie there.
		const a = hidden[stream.below(hidden.length)]!;
		const b = hidden[stream.below(hidden.length)]!;
		const inA = standsFor[a]!;
		const inB = standsFor[b]!;
		if (face(inA) === face(inB) || backOf(m, inA) !== backOf(m, inB)) continue;
		if (!sameHistory(m, a, b) || !sameHistory(m, inA, inB)) continue;
		if (!isOfKind(m, face(inB), hidesOf(m, a)) || !isOfKind(m, face(inA), hidesOf(m, b))) continue;
		standsFor[a] = inB;
		standsFor[b] = inA;
		if (times < 4 && i >= times) break;
	}
	return standsFor;
}

/**
 * Hidden fields are history that others may have seen from outside: how many pieces of a zone were drawn lately, say, if
 * not which. So pieces that differ in them exchange places within one zone only.
 */
function sameHistory(m: Machine, a: number, b: number): boolean {
	const { mem, layout } = m;
	if (mem[layout.zone + a] === mem[layout.zone + b]) return true;
	return m.program.fields.piece.every(
		({ visible }, f) =>
			visible.to === 'all' || mem[pieceColumn(m, f) + a] === mem[pieceColumn(m, f) + b]
	);
}

function exchange(
	m: Machine,
	machine: Machine,
	seat: number,
	way: 'faces' | 'pieces',
	standsFor: Int32Array,
	slotsOf: (routine: number) => PieceSlots
): World | null {
	const changed = [...standsFor.keys()].filter((piece) => standsFor[piece] !== piece);
	if (changed.length === 0) return null;
	const { layout, mem } = m;
	const words = mem.slice();
	if (way === 'faces') {
		for (const piece of changed) words[layout.face + piece] = mem[layout.face + standsFor[piece]!]!;
		machine.load(words);
		return { machine, standsFor: standsFor.map((_, piece) => piece), changed };
	}
	const named = (word: number): number => (word < 0 ? word : standsFor[word]!);
	for (let piece = 0; piece < layout.pieces; piece++) {
		const there = standsFor[piece]!;
		words[layout.zone + there] = mem[layout.zone + piece]!;
		words[layout.above + there] = named(mem[layout.above + piece]!);
		words[layout.below + there] = named(mem[layout.below + piece]!);
	}
	for (let zone = 0; zone < layout.zones; zone++) {
		words[layout.bottom + zone] = named(mem[layout.bottom + zone]!);
		words[layout.top + zone] = named(mem[layout.top + zone]!);
	}
	m.program.fields.piece.forEach((field, f) => {
		const at = pieceColumn(m, f);
		for (let piece = 0; piece < layout.pieces; piece++) {
			const word = mem[at + piece]!;
			// What the seat sees of a piece stays at its place; what it does not see goes with the piece.
			const to = entitledToField(m, seat, 'piece', f, piece) ? standsFor[piece]! : piece;
			words[at + to] = isPiece(field.type) ? named(word) : word;
		}
	});
	const { words: single, sets } = pieceWords(m, slotsOf);
	for (const at of single) words[at] = named(mem[at]!);
	for (const { at, length } of sets) {
		words.fill(0, at, at + length);
		for (const piece of bitsAt(m, at, length)) {
			const there = standsFor[piece] ?? piece;
			words[at + (there >>> 5)]! |= 1 << (there & 31);
		}
	}
	machine.load(words);
	return { machine, standsFor, changed };
}

function moveOne(
	m: Machine,
	machine: Machine,
	seat: number,
	hidden: readonly number[],
	stream: Stream
): World | null {
	const { layout, mem } = m;
	const movable = uncountedOf(m, seat, hidden);
	if (movable.length === 0) return null;
	const piece = movable[stream.below(movable.length)]!;
	// Only where pieces of its back already lie hidden: what lies in a hand is of other kinds than what lies in a box.
	const like = movable.filter((other) => backOf(m, other) === backOf(m, piece));
	const goals = [...new Set(like.map((other) => mem[layout.zone + other]!))].filter(
		(zone) => zone !== mem[layout.zone + piece]
	);
	if (goals.length === 0) return null;
	moveAnyhow(machine, piece, goals[stream.below(goals.length)]!, stream);
	machine.load(machine.mem.slice());
	return { machine, standsFor: identity(m), changed: [piece] };
}

/** Those of them that lie where the seat may not count. */
function uncountedOf(m: Machine, seat: number, hidden: readonly number[]): number[] {
	const { layout, mem } = m;
	return hidden.filter((piece) => !entitledToCount(m, seat, mem[layout.zone + piece]!));
}

function moveAnyhow(machine: Machine, piece: number, zone: number, stream: Stream): void {
	machine.movePiece(piece, zone, stream.below(2) === 0 ? 'top' : 'bottom');
}

function identity({ layout }: Machine): Int32Array {
	return Int32Array.from({ length: layout.pieces }, (_, i) => i);
}

function reorder(
	m: Machine,
	machine: Machine,
	seat: number,
	hidden: readonly number[],
	stream: Stream
): World | null {
	const { layout, mem } = m;
	const uncounted = uncountedOf(m, seat, hidden);
	if (uncounted.length === 0) return null;
	const zone = mem[layout.zone + uncounted[stream.below(uncounted.length)]!]!;
	const pieces = uncounted.filter((piece) => mem[layout.zone + piece] === zone);
	for (let i = 0; i < pieces.length; i++)
		moveAnyhow(machine, pieces[stream.below(pieces.length)]!, zone, stream);
	machine.load(machine.mem.slice());
	return { machine, standsFor: identity(m), changed: pieces };
}

/** Only what somebody else may see: what nobody may see is worked out from the rest. */
function otherField(m: Machine, seat: number, stream: Stream): World | null {
	const { layout, mem, program } = m;
	const others = Array.from({ length: layout.players }, (_, i) => i).filter((i) => i !== seat);
	const secret = TABLES.flatMap((table) =>
		program.fields[table].flatMap((field, f) => {
			const { type, visible } = field;
			if (type.t === 'set' || visible.to === 'all' || visible.to === 'with-identity') return [];
			return Array.from({ length: heightOf(layout, table) }, (_, thing) => thing)
				.filter((thing) => !entitledToField(m, seat, table, f, thing))
				.filter((thing) => others.some((other) => entitledToField(m, other, table, f, thing)))
				.map((thing) => ({ table, f, field, thing, at: addressOf(m, table, f, thing) }));
		})
	);
	if (secret.length === 0) return null;
	const { table, f, field, thing, at } = secret[stream.below(secret.length)]!;
	const word = otherWord(m, field.type, mem[at]!, stream);
	if (word === null) return null;
	const machine = m.fork();
	const words = mem.slice();
	words[at] = word;
	machine.load(words);
	const opened = (world: Machine): boolean => entitledToField(world, seat, table, f, thing);
	return { machine, standsFor: identity(m), changed: table === 'piece' ? [thing] : [], opened };
}

/** null where nothing else could stand there. */
function otherWord({ layout, program }: Machine, type: Type, word: number, stream: Stream) {
	switch (type.t) {
		case 'bool':
			return 1 - word;
		case 'int':
			return word + 1 + stream.below(3);
		case 'enum':
			return otherOf(program.enums[type.enum]!.values.length, word, stream);
		case 'player':
			return otherOf(layout.players, word, stream);
		case 'space':
			return otherOf(layout.spaces, word, stream);
		default:
			return null;
	}
}

function otherOf(size: number, word: number, stream: Stream): number | null {
	return size < 2 ? null : (word + 1 + stream.below(size - 1)) % size;
}

/** Of those who are asked together with others and have answered, somebody has answered otherwise. */
function otherAnswer(m: Machine, seat: number, stream: Stream): World | null {
	const point = decisionPoint(m);
	if (point?.step.do !== 'choose' || point.step.players === null) return null;
	const machine = m.fork();
	point.reopen(machine);
	const answered = asked(machine) & ~asked(m);
	const able = Array.from({ length: m.layout.players }, (_, i) => i).filter(
		(other) => other !== seat && ((answered >>> other) & 1) !== 0
	);
	if (able.length === 0) return null;
	const other = able[stream.below(able.length)]!;
	const legal = legalAnswers(machine, other);
	point.accept(machine, other, legal, randomAnswer(legal, stream).picks);
	// Those who have answered have done so here, too.
	const words = m.mem.slice();
	const { as, domain } = point.step;
	const width = domain.kind === 'subset' ? domain.words : 1;
	const at = m.fp + LOCALS + as + other * width;
	for (let w = 0; w < width; w++) words[at + w] = machine.mem[at + w]!;
	machine.load(words);
	const waits = asked(m);
	const opened = (world: Machine): boolean =>
		world.fp !== m.fp || decisionPoint(world)?.step !== point.step || (asked(world) & ~waits) !== 0;
	return { machine, standsFor: identity(m), changed: [], opened };
}

/**
 * A local for pieces of a kind never holds those of another one: a position in which it does could not have come about. What lies in a local
 * that is not in use is left over from others.
 */
function typesHold(m: Machine, { machine }: World): boolean {
	const { program } = m;
	return m.frames().every((base) => {
		const { locals } = definitionOf(program, m.mem[base + ROUTINE]!).def;
		return locals.every(({ type, slot, words }) => {
			const kind = kindHeld(type);
			if (kind <= 0) return true;
			const at = base + LOCALS + slot;
			const fits = (world: Machine): boolean =>
				(type.t === 'set' ? bitsAt(world, at, words) : [...world.mem.subarray(at, at + words)])
					.filter((piece) => piece >= 0 && piece < world.layout.pieces)
					.every((piece) => isOfKind(world, world.mem[world.layout.face + piece]!, kind));
			return fits(machine) || !fits(m);
		});
	});
}

/** The kind of the pieces in a local of this type; -1 for other things. */
function kindHeld(type: Type): number {
	if (type.t === 'piece') return type.kind;
	return 'of' in type ? kindHeld(type.of) : -1;
}

function bitsAt({ mem }: Machine, at: number, words: number): number[] {
	const all = Array.from({ length: words * 32 }, (_, i) => i);
	return all.filter((i) => ((mem[at + (i >>> 5)]! >>> (i & 31)) & 1) !== 0);
}

function knowsTheSame(m: Machine, { machine, standsFor }: World, seat: number): boolean {
	for (let piece = 0; piece < m.layout.pieces; piece++) {
		const there = standsFor[piece]!;
		if (entitledToPiece(m, seat, piece) !== entitledToPiece(machine, seat, there)) return false;
		for (let f = 0; f < m.program.fields.piece.length; f++) {
			if (
				entitledToField(m, seat, 'piece', f, piece) !==
				entitledToField(machine, seat, 'piece', f, there)
			)
				return false;
		}
	}
	for (let zone = 0; zone < m.layout.zones; zone++) {
		if (entitledToCount(m, seat, zone) !== entitledToCount(machine, seat, zone)) return false;
	}
	return true;
}
