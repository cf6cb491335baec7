/** What became of the pieces in a game: whether they left where they began, and which seats had them. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { columnOf } from '#lib/engine/state/memory-layout.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

export interface Fate {
	/** Whether a copy ever lay elsewhere than where it begins. */
	drawn: boolean;
	/** Bits of the seats that had a copy at some time: in a zone of theirs, or by the field that says whose it is. */
	had: number;
	/** Of those that have one in the last position. */
	has: number;
	/** Whether somebody took or chose it, or an effect of it acted; left out: nobody watched. */
	used?: boolean;
}

/** By the id of the face that is printed on the piece; those that lay where they begin, and were nobody's, are left out. */
export type Fates = Record<string, Fate>;

export class FateRecorder {
	readonly #ids: string[];
	/** Of every piece: its place among the ids, or -1. */
	readonly #placeOf: Int16Array;
	/** Of every piece: where it begins. */
	readonly #start: Int32Array;
	/** The field of pieces that says whose they are, or -1. */
	readonly #owner: number;
	/** By place. */
	readonly #drawn: Uint8Array;
	readonly #had: Int32Array;
	readonly #has: Int32Array;

	constructor(program: Program) {
		const { faces, pieces } = program;
		this.#start = Int32Array.from(pieces, ({ start }) => start);
		this.#owner = ownerField(program);
		this.#ids = [...new Set(pieces.map(({ face }) => faces[face]!.id))];
		const places = new Map(this.#ids.map((id, place) => [id, place]));
		this.#placeOf = Int16Array.from(pieces, ({ face }) => {
			const front = faces[face]!;
			const behind = faces.findIndex(({ back }) => back === face);
			return places.get(front.id) ?? places.get(faces[behind]?.id ?? '') ?? -1;
		});
		this.#drawn = new Uint8Array(this.#ids.length);
		this.#had = new Int32Array(this.#ids.length);
		this.#has = new Int32Array(this.#ids.length);
	}

	/** Looks at the position as it is; to be called between any two answers. */
	look(m: Machine): void {
		const { layout, program, mem } = m;
		const column = this.#owner < 0 ? -1 : columnOf(layout, 'piece', this.#owner);
		this.#has.fill(0);
		for (let piece = 0; piece < this.#placeOf.length; piece++) {
			const place = this.#placeOf[piece]!;
			if (place < 0) continue;
			const zone = mem[layout.zone + piece]!;
			if (zone !== this.#start[piece]) this.#drawn[place] = 1;
			const inZoneOf = program.zones[layout.zoneDef[zone]!]!.per === 'player';
			// Whose zone it lies in; else what its first field that holds a player says, as the table does it.
			const seat = inZoneOf ? layout.zoneOwner[zone]! : column < 0 ? -1 : mem[column + piece]!;
			if (seat < 0) continue;
			this.#had[place]! |= 1 << seat;
			this.#has[place]! |= 1 << seat;
		}
	}

	/** The fates so far; from here on those of another game are collected. */
	take(): Fates {
		const fates: Fates = {};
		for (const [place, id] of this.#ids.entries()) {
			const fate = {
				drawn: this.#drawn[place] === 1,
				had: this.#had[place]!,
				has: this.#has[place]!
			};
			if (fate.drawn || fate.had !== 0) fates[id] = fate;
		}
		for (const column of [this.#drawn, this.#had, this.#has]) column.fill(0);
		return fates;
	}
}

function ownerField({ fields }: Program): number {
	return fields.piece.findIndex(({ type }) => {
		const plain = type.t === 'optional' ? type.of : type;
		return plain.t === 'player';
	});
}
