/** What became of some pieces in a game: whether they left where they began, and which seats had them. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { columnOf } from '#lib/engine/state/memory-layout.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

export interface Fate {
	/** Whether a copy ever lay elsewhere than where it begins. */
	drawn: boolean;
	/** Seats that had a copy at some time: in a zone of theirs, or by the field that says whose it is. */
	had: Set<number>;
	/** Those that have one in the last position. */
	has: Set<number>;
}

/** By the id of the face that is printed on the piece. */
export type Fates = Map<string, Fate>;

interface Watched {
	id: string;
	pieces: number[];
}

export class FateRecorder {
	readonly #watched: Watched[];
	#fates: Fates = new Map();

	constructor(program: Program, faces: ReadonlySet<string>) {
		this.#watched = [...faces].flatMap((id) => {
			const face = program.faces.findIndex((one) => one.id === id);
			if (face < 0) return [];
			const back = program.faces[face]!.back;
			const pieces = program.pieces.flatMap((piece, at) =>
				piece.face === face || (back >= 0 && piece.face === back) ? [at] : []
			);
			return [{ id, pieces }];
		});
	}

	/** Looks at the position as it is; to be called between any two answers. */
	look(m: Machine): void {
		for (const { id, pieces } of this.#watched) {
			const fate = this.#fates.get(id) ?? { drawn: false, had: new Set(), has: new Set() };
			this.#fates.set(id, fate);
			fate.has = new Set();
			for (const piece of pieces) {
				const zone = m.mem[m.layout.zone + piece]!;
				if (zone !== m.program.pieces[piece]!.start) fate.drawn = true;
				const seat = seatWith(m, piece, zone);
				if (seat < 0) continue;
				fate.had.add(seat);
				fate.has.add(seat);
			}
		}
	}

	/** The fates so far; from here on those of another game are collected. */
	take(): Fates {
		const fates = this.#fates;
		this.#fates = new Map();
		return fates;
	}
}

/** Whose zone it lies in; else what its first field that holds a player says, as the table does it. */
function seatWith(m: Machine, piece: number, zone: number): number {
	const { layout, program } = m;
	if (program.zones[layout.zoneDef[zone]!]!.per === 'player') return layout.zoneOwner[zone]!;
	const field = ownerField(program);
	return field < 0 ? -1 : m.mem[columnOf(layout, 'piece', field) + piece]!;
}

function ownerField({ fields }: Program): number {
	return fields.piece.findIndex(({ type }) => {
		const plain = type.t === 'optional' ? type.of : type;
		return plain.t === 'player';
	});
}
