/** Fields, printed attributes and values by their names, as far as one viewer may know them. */
import type { Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { addressOf } from '#lib/engine/state/memory-layout.ts';
import { elementsOf } from '#lib/language/tools/bits.ts';
import { setValue, valueOf } from './keys.ts';
import type { Value, Viewer } from './protocol.ts';
import { knowsField, knowsPiece } from './visibility.ts';

export interface Word {
	type: Type;
	word: number;
	/** Of a set. */
	elements?: number[];
}

export class NamedWords {
	readonly #m: Machine;
	readonly #viewer: Viewer;
	readonly #knowledge: Knowledge | null;

	constructor(m: Machine, viewer: Viewer, knowledge: Knowledge | null) {
		this.#m = m;
		this.#viewer = viewer;
		this.#knowledge = knowledge;
	}

	/** null where the viewer may not know it, and where there is no such thing. `thing`: -1 for the game. */
	word(table: Table, name: string, thing: number): Word | null {
		return (
			this.#field(table, name, thing) ??
			(table === 'piece' ? this.#attribute(name, thing) : null) ??
			this.#worth(name, table === 'game' ? [] : [{ table, thing }])
		);
	}

	/** The same of a piece; a value may be about a player as well. */
	ofPiece(name: string, piece: number, player: number | null): Word | null {
		const about = { table: 'piece', thing: piece } as const;
		return (
			this.word('piece', name, piece) ??
			(player === null ? null : this.#worth(name, [about, { table: 'player', thing: player }]))
		);
	}

	value(table: Table, name: string, thing: number): Value {
		const found = this.word(table, name, thing);
		return found && this.say(found);
	}

	/** Those of them that the viewer may know. */
	shown(names: readonly string[], table: Table, thing: number): Record<string, Value> {
		return Object.fromEntries(
			names.flatMap((name) => {
				const found = this.word(table, name, thing);
				return found ? [[name, this.say(found)]] : [];
			})
		);
	}

	say({ type, word, elements }: Word): Value {
		if (elements && type.t === 'set') return setValue(this.#m, this.#viewer, type.of, elements);
		return valueOf(this.#m, this.#viewer, type, word);
	}

	#field(table: Table, name: string, thing: number): Word | null {
		const { mem, program } = this.#m;
		const f = program.fields[table].findIndex(({ id }) => id === name);
		const field = program.fields[table][f];
		if (!field || !knowsField(this.#m, this.#viewer, field, thing)) return null;
		const at = addressOf(this.#m, table, f, thing);
		const { type, set } = field;
		if (set === undefined) return { type, word: mem[at]! };
		return { type, word: 0, elements: elementsOf(mem.subarray(at, at + set.words)) };
	}

	#attribute(name: string, piece: number): Word | null {
		const { layout, mem, program, tables } = this.#m;
		const a = program.attributes.findIndex(({ id }) => id === name);
		const attribute = program.attributes[a];
		if (!attribute || !knowsPiece(this.#m, this.#viewer, piece)) return null;
		return { type: attribute.type, word: tables.attributes[a]![mem[layout.face + piece]!]! };
	}

	/** A value that is asked about exactly these things, in whatever order it names them. */
	#worth(name: string, about: { table: Table; thing: number }[]): Word | null {
		const m = this.#m;
		const v = m.program.values.findIndex(({ id }) => id === name);
		const value = m.program.values[v];
		if (!value || value.is === null || value.params.length !== about.length) return null;
		const left = [...about];
		const args = value.params.flatMap(({ type }) => {
			const at = left.findIndex(({ table, thing }) => this.#fits(bare(type), table, thing));
			return at < 0 ? [] : left.splice(at, 1).map(({ thing }) => thing);
		});
		if (args.length < about.length) return null;
		const { result } = m.code.explain(m, v, args, this.#knowledge);
		return result === null ? null : { type: value.type, word: result };
	}

	/** Whether the value can be asked about this thing; of a piece that is not known nothing is. */
	#fits(type: Type, table: Table, thing: number): boolean {
		if (type.t !== table) return false;
		if (type.t !== 'piece') return true;
		const { layout, mem, tables } = this.#m;
		if (!knowsPiece(this.#m, this.#viewer, thing)) return false;
		return tables.kinds[type.kind]![mem[layout.face + thing]!] === 1;
	}
}

/** What it is where it is anything. */
export function bare(type: Type): Type {
	return type.t === 'optional' ? type.of : type;
}
