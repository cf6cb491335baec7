/**
 * Answers for one viewer: every look at what it may not know is counted. An answer without such a look is the same in
 * every position that the viewer cannot tell from this one; any other is kept from it.
 *
 * A piece that it does not know may be any that could lie there. As an element of a set it is only possible; where a
 * condition turns it away by what the viewer sees of it, nothing was looked at.
 */
import type { SetIR, Table } from '#lib/ruleset/program/expression-ir.ts';
import { heightOf } from '#lib/engine/state/memory-layout.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';

/** Whether a piece is of a kind, or shows a face, as far as the viewer knows. */
export type Belonging = 'yes' | 'no' | 'possible';

export class Blindfold {
	/** How often something hidden was looked at. */
	looks = 0;
	readonly #m: Runtime;
	readonly #knowledge: Knowledge;
	/** Per kind of place, whether pieces that may not be counted could lie in such a one. */
	readonly #uncounted: { player: boolean; space: boolean };

	constructor(m: Runtime, knowledge: Knowledge) {
		this.#m = m;
		this.#knowledge = knowledge;
		const { layout, program } = m;
		const some = (per: 'player' | 'space'): boolean => {
			for (let zone = 0; zone < layout.zones; zone++) {
				if (program.zones[layout.zoneDef[zone]!]!.per === per && !knowledge.count(zone))
					return true;
			}
			return false;
		};
		this.#uncounted = { player: some('player'), space: some('space') };
	}

	look(): void {
		this.looks++;
	}

	hides(piece: number): boolean {
		return !this.#knowledge.piece(piece);
	}

	face(piece: number): void {
		if (this.hides(piece)) this.look();
	}

	field(table: Table, field: number, thing: number): void {
		// What stands in a row is counted on from the first of it.
		const height = heightOf(this.#m.layout, table);
		const place = thing < height ? 0 : Math.floor(thing / height);
		const of = table === 'game' ? -1 : thing - place * height;
		if (!this.#knowledge.field(table, field + place, of)) this.look();
	}

	count(zone: number): void {
		if (!this.#knowledge.count(zone)) this.look();
	}

	/** The zone of a piece, or the player or space to which the zone belongs. */
	place(piece: number, wanted: 'zone' | 'player' | 'space'): void {
		if (!this.hides(piece) || this.#knowledge.count(this.#m.mem[this.#m.layout.zone + piece]!))
			return;
		if (wanted === 'zone' || this.#uncounted[wanted]) this.look();
	}

	isOfKind(piece: number, kind: number): Belonging {
		const { mem, layout, tables } = this.#m;
		if (!this.hides(piece))
			return tables.kinds[kind]![mem[layout.face + piece]!] === 1 ? 'yes' : 'no';
		const known = this.#knowledge.kind(piece);
		if (this.#descends(known, kind)) return 'yes';
		return this.#descends(kind, known) ? 'possible' : 'no';
	}

	shows(piece: number, face: number): Belonging {
		const { mem, layout, program } = this.#m;
		if (!this.hides(piece)) return mem[layout.face + piece] === face ? 'yes' : 'no';
		return this.#descends(program.faces[face]!.kind, this.#knowledge.kind(piece))
			? 'possible'
			: 'no';
	}

	/** The pieces of a set that names them by kind, face or zone; null of any other set. */
	belonging(set: SetIR): ((piece: number) => Belonging) | null {
		switch (set.set) {
			case 'pieces':
			case 'zone':
				return (piece) => this.isOfKind(piece, set.kind);
			case 'faces':
				return (piece) => this.shows(piece, set.piece);
			default:
				return null;
		}
	}

	#descends(kind: number, ancestor: number): boolean {
		const { kinds } = this.#m.program;
		while (kind > ancestor) kind = kinds[kind]!.parent;
		return kind === ancestor;
	}
}
