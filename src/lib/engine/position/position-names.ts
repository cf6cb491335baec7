/** The names that stand for the words of the state, both ways. */
import { isSeveral, type Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { playerKey, spaceKey, zoneKey } from '#lib/engine/seat/keys.ts';
import { elementsOf } from '#lib/language/tools/bits.ts';
import type { FrameValue, PositionWord } from './position.ts';

/** The number of a thing by its name, and what one may call it. */
export class Names {
	readonly list: readonly string[];
	readonly #numbers: Map<string, number>;

	constructor(list: readonly string[]) {
		this.list = list;
		this.#numbers = new Map(list.map((name, index) => [name, index]));
	}

	numberOf(name: string): number | undefined {
		return this.#numbers.get(name);
	}

	name(index: number): string | undefined {
		return this.list[index];
	}
}

/** What can be named in the positions of a program. */
export class PositionNames {
	readonly players: Names;
	readonly spaces: Names;
	readonly pieces: Names;
	readonly zones: Names;
	readonly faces: Names;
	readonly streams: Names;
	readonly checkpoints: Names;
	readonly #enums: Names[];
	readonly #choices = new WeakMap<readonly string[], Names>();

	constructor({ program, layout }: Pick<Machine, 'program' | 'layout'>) {
		const count = (n: number, name: (i: number) => string): Names =>
			new Names(Array.from({ length: n }, (_, i) => name(i)));
		this.players = count(program.players, playerKey);
		this.spaces = count(program.map.cells.length, (space) => spaceKey(program, space));
		this.pieces = new Names(program.pieces.map(({ id }) => id));
		this.zones = count(layout.zones, (zone) => zoneKey({ program, layout }, zone));
		this.faces = new Names(program.faces.map(({ id }) => id));
		this.streams = new Names(program.streams);
		this.checkpoints = new Names(program.checkpoints ?? []);
		this.#enums = program.enums.map(({ values }) => new Names(values));
	}

	/** The names of the things that words of a type stand for; null for numbers, and yes and no. */
	of(type: Type): Names | null {
		switch (type.t) {
			case 'int':
			case 'bool':
				return null;
			case 'player':
				return this.players;
			case 'space':
				return this.spaces;
			case 'piece':
				return this.pieces;
			case 'zone':
				return this.zones;
			case 'enum':
				return this.#enums[type.enum]!;
			case 'choice': {
				const known = this.#choices.get(type.names) ?? new Names(type.names);
				this.#choices.set(type.names, known);
				return known;
			}
			case 'none':
				return NOTHING;
			case 'optional':
			case 'set':
			case 'per-player':
			case 'per-space':
			case 'per-face':
				return this.of(type.of);
		}
	}
}

const NOTHING = new Names([]);

/** The word for nothing. */
const NONE = -1;

/** One word by its name; undefined where it has none, as the 0 of a place that was never used may have. */
export function wordInNames(
	names: PositionNames,
	type: Type,
	word: number
): PositionWord | undefined {
	if (type.t === 'bool') return word !== 0;
	const things = names.of(type);
	if (things === null) return type.t === 'optional' && word === NONE ? null : word;
	return word < 0 ? null : things.name(word);
}

/** A local by its name: one word, the elements of a bit set, or the answers of several players. */
export function localInNames(
	names: PositionNames,
	type: Type,
	words: ArrayLike<number>
): FrameValue | undefined {
	if (type.t === 'set') return elementsOf(words).map((e) => wordInNames(names, type.of, e) ?? null);
	if (type.t === 'per-player' && type.of.t === 'set') {
		const each = words.length / names.players.list.length;
		const sets = names.players.list.map((_, i) =>
			Array.from(words).slice(i * each, (i + 1) * each)
		);
		const { of } = type.of;
		return sets.map((bits) => elementsOf(bits).map((e) => wordInNames(names, of, e) ?? null));
	}
	if (isSeveral(type)) {
		return Array.from(words, (word) => wordInNames(names, type.of, word) ?? null);
	}
	return wordInNames(names, type, words[0]!);
}

/** The word that a name stands for; null where it stands for none. */
export function wordOfName(
	names: PositionNames,
	type: Type,
	value: PositionWord | undefined
): number | null {
	const things = names.of(type);
	if (value === null) return things !== null || type.t === 'optional' ? NONE : null;
	const inner = type.t === 'optional' ? type.of : type;
	if (inner.t === 'bool') return typeof value === 'boolean' ? Number(value) : null;
	if (things === null) return isWord(value) ? value : null;
	return typeof value === 'string' ? (things.numberOf(value) ?? null) : null;
}

export function isWord(value: unknown): value is number {
	return typeof value === 'number' && value === (value | 0);
}
