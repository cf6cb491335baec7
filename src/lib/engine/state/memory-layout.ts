/**
 * Where everything lies in the state.
 *
 * The whole state of a game is one `Int32Array`: copying it is a fork, comparing it is equality, and it can be saved
 * between any two decisions. Tables are columns, so the address of field f of piece i is `column(f) + i`, for a set
 * of w words `column(f) + i * w`.
 */
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import { STACK_WORDS } from '#lib/ruleset/program/game-limits.ts';
import type { FieldDef, Program } from '#lib/ruleset/program/program.ts';
import { roundField } from '#lib/ruleset/program/program-facts.ts';

/** Words of the header. */
export const STATUS = 0;
/** First free word of the stack. */
export const SP = 1;
/** Base of the running frame. */
export const FP = 2;
/** Number of answers given. */
export const ANSWERS = 3;
/** Bit set of the winning seats. */
export const WINNERS = 4;
/** Index into the reasons of the compiled code, or -1. */
export const REASON = 5;
/** Counts dice, draws and reveals: undo to the last barrier compares it. */
export const BARRIER = 6;
/** Bit set of the wishes for dice and draws that have come true. */
export const WISHED = 7;
const HEADER = 8;

export const RUNNING = 0;
export const WAITING = 1;
export const OVER = 2;

/** Words of a random stream (sfc32). */
export const STREAM_WORDS = 4;

/** A frame: routine, pc, caller's base, where the caller wants the result; then the locals. */
export const ROUTINE = 0;
export const PC = 1;
export const CALLER = 2;
export const RESULT = 3;
/** In place of a result: an action that was taken while the frame below waited for an answer; its question stays open. */
export const OUT_OF_TURN = -2;
export const LOCALS = 4;

/** A checkpoint: the frame that set it (0: nobody has), and its place among those that are set. */
export const SET_BY = 0;
export const SET_AS = 1;
export const CHECKPOINT_WORDS = 2;

/** Words of a note of what has been seen. */
export const NOTE_WORDS = 2;

export interface Layout {
	streams: number;
	checkpoints: number;
	/** Where the fields begin. */
	fields: number;
	/** Column addresses, one per field. */
	gameFields: number[];
	playerFields: number[];
	spaceFields: number[];
	pieceFields: number[];
	/** Piece columns of the engine itself. */
	face: number;
	zone: number;
	above: number;
	below: number;
	/** Zone columns: lowest piece, highest piece, number of pieces. */
	bottom: number;
	top: number;
	count: number;
	/**
	 * Where what each `seen` has noted lies: where the next note goes, counted from the beginning until all are full and
	 * from there on again and again; then the notes, two words each.
	 */
	memories: number[];
	stack: number;
	/** A frame that is never part of the state: the actions of a window are looked at from there. */
	scratch: number;
	/**
	 * What lay between the fields of the game and the top of the stack when a checkpoint was set, after a word that says
	 * where that top was; `snapshotWords` words for each. Those of checkpoints that are not set are no part of the state.
	 */
	snapshots: number;
	snapshotWords: number;
	size: number;
	players: number;
	spaces: number;
	pieces: number;
	zones: number;
	/** Which player or space owns each concrete zone, and the declared zone it belongs to. */
	zoneOwner: Int32Array;
	zoneDef: Int32Array;
}

/** Lays the tables of a program out in memory. */
export function layoutOf(program: Program): Layout {
	let next = HEADER;
	const take = (words: number): number => {
		const at = next;
		next += words;
		return at;
	};
	const players = program.players;
	const spaces = program.map.cells.length;
	const pieces = program.pieces.length;
	const zones = program.zoneCount;
	const zoneOwner = new Int32Array(zones).fill(-1);
	const zoneDef = new Int32Array(zones);
	program.zones.forEach((zone, index) => {
		const width = zone.per === 'game' ? 1 : zone.per === 'player' ? players : spaces;
		for (let i = 0; i < width; i++) {
			zoneDef[zone.first + i] = index;
			if (zone.per !== 'game') zoneOwner[zone.first + i] = i;
		}
	});
	const moments = program.checkpoints?.length ?? 0;
	const laid = {
		streams: take(program.streams.length * STREAM_WORDS),
		checkpoints: take(moments * CHECKPOINT_WORDS),
		fields: take(0),
		gameFields: program.fields.game.map((field) => take(wordsOf(field))),
		playerFields: program.fields.player.map((field) => take(players * wordsOf(field))),
		spaceFields: program.fields.space.map((field) => take(spaces * wordsOf(field))),
		pieceFields: program.fields.piece.map((field) => take(pieces * wordsOf(field))),
		face: take(pieces),
		zone: take(pieces),
		above: take(pieces),
		below: take(pieces),
		bottom: take(zones),
		top: take(zones),
		count: take(zones),
		memories: (program.memories ?? []).map(({ last }) => take(1 + last * NOTE_WORDS)),
		stack: take(STACK_WORDS),
		scratch: take(LOCALS + Math.max(0, ...program.actions.map((action) => action.frame)))
	};
	const snapshotWords = 1 + laid.stack + STACK_WORDS - laid.fields;
	return {
		...laid,
		snapshots: take(moments * snapshotWords),
		snapshotWords,
		size: next,
		players,
		spaces,
		pieces,
		zones,
		zoneOwner,
		zoneDef
	};
}

/** Words that a field of one thing takes: a set has a bit for each thing that may be in it. */
export function wordsOf({ set }: Pick<FieldDef, 'set'>): number {
	return set?.words ?? 1;
}

/** The words with which it begins. */
export function startWords({ set, start }: Pick<FieldDef, 'set' | 'start'>): number[] {
	return set?.start ?? [start];
}

/** Where a field of the things of a table begins; that of thing i lies i (times its words) further. The game is one thing. */
export function columnOf(layout: Layout, table: Table, field: number): number {
	switch (table) {
		case 'game':
			return layout.gameFields[field]!;
		case 'player':
			return layout.playerFields[field]!;
		case 'space':
			return layout.spaceFields[field]!;
		case 'piece':
			return layout.pieceFields[field]!;
	}
}

/** How many things a table is about. */
export function heightOf({ players, spaces, pieces }: Layout, table: Table): number {
	return { game: 1, player: players, space: spaces, piece: pieces }[table];
}

/** Where the field of a thing begins; `thing` of the game is 0 or less. */
export function addressOf(
	{ layout, program }: { layout: Layout; program: Program },
	table: Table,
	field: number,
	thing: number
): number {
	const words = wordsOf(program.fields[table][field]!);
	return columnOf(layout, table, field) + Math.max(thing, 0) * words;
}

/** Words of a bit set over `size` elements. */
export function wordsFor(size: number): number {
	return Math.ceil(size / 32);
}

/** Where the round stands that the rules count; -1: they count none. */
export function roundAddress({ program, layout }: { program: Program; layout: Layout }): number {
	const field = roundField(program);
	return field < 0 ? -1 : layout.gameFields[field]!;
}
