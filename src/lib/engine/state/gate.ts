/**
 * The one mutation gate. Nothing outside this file assigns to the state (`tests/architecture` scans for it).
 *
 * Every change goes through `write`, which notes the old word in the journal; undo plays the journal backwards.
 */
import type { FieldDef, Program } from '#lib/ruleset/program/program.ts';
import {
	FP,
	REASON,
	RUNNING,
	SP,
	startWords,
	STATUS,
	STREAM_WORDS,
	WISHED,
	type Layout
} from './memory-layout.ts';
import { seedWords } from './seed.ts';

/** A die or a draw that somebody has set, by the numbers of the program: what it shows, which piece it is. */
export type Wish = { stream: number; die: number } | { stream: number; piece: number };

/** The words of the state as everybody but the gate sees them: to be read. */
export interface Words extends ArrayLike<number>, Iterable<number> {
	subarray(from?: number, to?: number): Words;
	slice(from?: number, to?: number): Int32Array;
}

export class Gate {
	readonly layout: Layout;
	readonly mem: Words;
	/** The same words, to be written. */
	readonly #words: Int32Array;
	/**
	 * What to put back, read from its end: an address and before it the old word, or the complement of a piece and before
	 * it the zone and the piece below it that it was moved from.
	 */
	#journal = new Int32Array(1024);
	#length = 0;
	/** The initial position without its streams, as soon as a game has begun. */
	#initial: Int32Array | null = null;
	/** Off for playouts that nobody will take back. */
	recording = true;
	/** Dice and draws that are set for what is to come; no copy of the state that is thought on has any. */
	wishes: readonly Wish[] = [];
	/** Grows whenever a piece may show another face than before. */
	faceChanges = 0;

	constructor(layout: Layout) {
		this.layout = layout;
		this.#words = new Int32Array(layout.size);
		this.mem = this.#words;
	}

	/** Changes one word of the state. */
	write(address: number, value: number): void {
		const old = this.mem[address]!;
		if (old === value) return;
		if (this.recording) {
			if (this.#length + 2 > this.#journal.length) this.#grow();
			this.#journal[this.#length++] = old;
			this.#journal[this.#length++] = address;
		}
		this.#words[address] = value;
	}

	/** Changes the first `count` words from an address on to those of `from`. */
	writeWords(address: number, from: Int32Array, count: number): void {
		if (this.recording) for (let i = 0; i < count; i++) this.write(address + i, from[i]!);
		else for (let i = 0; i < count; i++) this.#words[address + i] = from[i]!;
	}

	/** Changes the words from an address to before another one to 0. */
	clear(address: number, end: number): void {
		if (this.recording) for (let at = address; at < end; at++) this.write(at, 0);
		// A frame is short: calling `fill` would take longer.
		else for (let at = address; at < end; at++) this.#words[at] = 0;
	}

	/** Changes the words of a random stream. */
	writeStream(base: number, a: number, b: number, c: number, counter: number): void {
		if (this.recording) {
			this.write(base, a);
			this.write(base + 1, b);
			this.write(base + 2, c);
			this.write(base + 3, counter);
		} else {
			const mem = this.#words;
			mem[base] = a;
			mem[base + 1] = b;
			mem[base + 2] = c;
			mem[base + 3] = counter;
		}
	}

	/**
	 * Puts a candidate into a frame word while its conditions are evaluated. Not journaled: the caller puts the old word
	 * back before anything else happens.
	 */
	poke(address: number, value: number): void {
		this.#words[address] = value;
	}

	/** Lets a piece show another face. Nothing else writes that column while a game goes on. */
	turnTo(piece: number, face: number): void {
		this.write(this.layout.face + piece, face);
		this.faceChanges++;
	}

	/** A point to which `undoTo` can return. */
	get mark(): number {
		return this.#length;
	}

	/** What was written since a mark: the bits of all the words, by `bits`, and `moved` where a piece was moved. */
	writtenSince(mark: number, bits: Uint32Array, moved: number): number {
		const journal = this.#journal;
		let found = 0;
		for (let i = this.#length; i > mark;) {
			const last = journal[--i]!;
			if (last >= 0) {
				found |= bits[last]!;
				i--;
			} else {
				found |= moved;
				i -= 2;
			}
		}
		return found;
	}

	undoTo(mark: number): void {
		const mem = this.#words;
		const journal = this.#journal;
		for (let i = this.#length; i > mark;) {
			const last = journal[--i]!;
			if (last >= 0) {
				mem[last] = journal[--i]!;
			} else {
				const below = journal[--i]!;
				const zone = journal[--i]!;
				this.#unlink(~last);
				this.#link(~last, zone, below);
			}
		}
		this.#length = mark;
		this.faceChanges++;
	}

	/** Forgets how to undo what has happened so far. */
	forgetJournal(): void {
		this.#length = 0;
	}

	/** Overwrites the whole state with a copy of another one of the same layout. */
	load(mem: Words): void {
		this.#words.set(mem);
		this.#length = 0;
		this.faceChanges++;
	}

	/** Moves a piece to a zone. Its old neighbours close up. */
	movePiece(piece: number, zone: number, position: 'top' | 'bottom'): void {
		const { layout } = this;
		const mem = this.#words;
		if (this.recording) {
			if (this.#length + 3 > this.#journal.length) this.#grow();
			this.#journal[this.#length++] = mem[layout.zone + piece]!;
			this.#journal[this.#length++] = mem[layout.below + piece]!;
			this.#journal[this.#length++] = ~piece;
		}
		this.#unlink(piece);
		this.#link(piece, zone, position === 'top' ? mem[layout.top + zone]! : -1);
	}

	#unlink(piece: number): void {
		const { layout } = this;
		const mem = this.#words;
		const zone = mem[layout.zone + piece]!;
		const below = mem[layout.below + piece]!;
		const above = mem[layout.above + piece]!;
		mem[below < 0 ? layout.bottom + zone : layout.above + below] = above;
		mem[above < 0 ? layout.top + zone : layout.below + above] = below;
		mem[layout.count + zone]!--;
	}

	/** Puts a piece into a zone above another one, or at the bottom. */
	#link(piece: number, zone: number, below: number): void {
		const { layout } = this;
		const mem = this.#words;
		const at = below < 0 ? layout.bottom + zone : layout.above + below;
		const above = mem[at]!;
		mem[at] = piece;
		mem[above < 0 ? layout.top + zone : layout.below + above] = piece;
		mem[layout.below + piece] = below;
		mem[layout.above + piece] = above;
		mem[layout.zone + piece] = zone;
		mem[layout.count + zone]!++;
	}

	/** Puts the pieces of a zone into another order: `pieces` from `start` to `end`, the lowest first. */
	arrange(zone: number, pieces: Int32Array, start: number, end: number): void {
		const { layout } = this;
		let below = -1;
		for (let i = start; i < end; i++) {
			const piece = pieces[i]!;
			this.write(layout.below + piece, below);
			this.write(below < 0 ? layout.bottom + zone : layout.above + below, piece);
			below = piece;
		}
		if (below >= 0) this.write(layout.above + below, -1);
		this.write(layout.top + zone, below);
	}

	/** Puts up the initial position; `seed` is where chance begins. */
	initialise(program: Program, seed: string): void {
		const { layout } = this;
		const mem = this.#words;
		mem.set((this.#initial ??= this.#initialPosition(program)));
		this.faceChanges++;
		this.#length = 0;
		this.wishes = [];
		program.streams.forEach((stream, index) => {
			mem.set(seedWords(`${seed}/${stream}`), layout.streams + index * STREAM_WORDS);
		});
	}

	/** Chance begins anew, as it does in a game with this seed, whatever was wished; that can be taken back. */
	reseed(program: Program, seed: string): void {
		if (this.wishes.length > 0) this.write(WISHED, 2 ** this.wishes.length - 1);
		program.streams.forEach((stream, index) => {
			const words = Int32Array.from(seedWords(`${seed}/${stream}`));
			this.writeWords(this.layout.streams + index * STREAM_WORDS, words, STREAM_WORDS);
		});
	}

	#initialPosition(program: Program): Int32Array {
		const { layout } = this;
		const mem = this.#words;
		mem.fill(0);
		for (const column of [layout.bottom, layout.top]) mem.fill(-1, column, column + layout.zones);
		mem[STATUS] = RUNNING;
		mem[SP] = layout.stack;
		mem[FP] = layout.stack;
		mem[REASON] = -1;
		const columns: [number[], number, FieldDef[]][] = [
			[layout.gameFields, 1, program.fields.game],
			[layout.playerFields, layout.players, program.fields.player],
			[layout.spaceFields, layout.spaces, program.fields.space],
			[layout.pieceFields, layout.pieces, program.fields.piece]
		];
		for (const [column, height, fields] of columns) {
			fields.forEach((field, f) => {
				const words = startWords(field);
				for (let i = 0; i < height; i++) mem.set(words, column[f]! + i * words.length);
			});
		}
		program.pieces.forEach((piece, i) => {
			mem[layout.face + i] = piece.face;
			this.#link(i, piece.start, mem[layout.top + piece.start]!);
		});
		return mem.slice();
	}

	#grow(): void {
		const larger = new Int32Array(this.#journal.length * 2);
		larger.set(this.#journal);
		this.#journal = larger;
	}
}
