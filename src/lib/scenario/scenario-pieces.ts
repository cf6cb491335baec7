/** Pieces as scenarios name them: by their own id (`token/2`), or by a face, which means the first copy. */
import type { Machine } from '#lib/engine/machine/machine.ts';

export class Pieces {
	readonly #machine: Machine;
	readonly #byId = new Map<string, number>();
	/** By either face; in the order of the copies. */
	readonly #byFace = new Map<string, number[]>();
	readonly #taken = new Set<number>();

	constructor(machine: Machine) {
		this.#machine = machine;
		const { faces, pieces } = machine.program;
		pieces.forEach((piece, index) => {
			const front = faces[piece.face]!;
			const sides = front.back < 0 ? [front] : [front, faces[front.back]!];
			this.#byId.set(piece.id, index);
			if (!piece.id.includes('/')) this.#byId.set(`${piece.id}/1`, index);
			for (const side of sides) {
				const copies = this.#byFace.get(side.id);
				if (copies) copies.push(index);
				else this.#byFace.set(side.id, [index]);
			}
		});
	}

	/** All names with their pieces; those with a number stand for themselves. */
	*names(): Generator<[string, number]> {
		yield* this.#byId;
		for (const [id, [first]] of this.#byFace) {
			if (!this.#byId.has(id) && first !== undefined) yield [id, first];
		}
	}

	/** The piece of this name, or null. */
	find(name: string): number | null {
		return this.#byId.get(name) ?? this.#byFace.get(name)?.[0] ?? null;
	}

	/** The pieces that the name may stand for: the one with this number, or all copies. */
	candidates(name: string): number[] {
		if (name.includes('/')) return [...(this.#byId.has(name) ? [this.#byId.get(name)!] : [])];
		return this.#byFace.get(name) ?? [];
	}

	/** A piece of this name that was not taken before, with the named face up; null when there is no more. */
	take(name: string): number | null {
		const piece = this.candidates(name).find((candidate) => !this.#taken.has(candidate));
		if (piece === undefined) return null;
		return this.#use(piece, name.replace(/\/\d+$/, ''));
	}

	/** A piece not taken before whose face passes. */
	takeWhere(passes: (face: number) => boolean): number | null {
		const { pieces, faces } = this.#machine.program;
		const piece = pieces.findIndex(({ face }, i) => !this.#taken.has(i) && passes(face));
		return piece < 0 ? null : this.#use(piece, faces[pieces[piece]!.face]!.id);
	}

	#use(piece: number, face: string): number {
		const m = this.#machine;
		this.#taken.add(piece);
		const shown = m.program.faces.findIndex(({ id }) => id === face);
		if (shown >= 0) m.turnTo(piece, shown);
		return piece;
	}
}
