/**
 * The one mutation gate. Nothing outside this file assigns to the state (`tests/architecture` scans for it).
 *
 * Every change goes through `write`, which notes the old word in the journal; undo plays the journal backwards.
 */
import type { Program } from '../ruleset/program.ts';
import {
	ANSWERS,
	BARRIER,
	FP,
	REASON,
	RUNNING,
	SP,
	STATUS,
	STREAM_WORDS,
	WINNERS,
	type Layout
} from './layout.ts';
import { seedWords } from './random.ts';

export class Gate {
	readonly layout: Layout;
	readonly mem: Int32Array;
	/** Pairs of address and old word. */
	#journal = new Int32Array(1024);
	#length = 0;
	/** Off for playouts that nobody will take back. */
	recording = true;

	constructor(layout: Layout, mem: Int32Array) {
		this.layout = layout;
		this.mem = mem;
	}

	/** Changes one word of the state. */
	write(address: number, value: number): void {
		const old = this.mem[address]!;
		if (old === value) return;
		if (this.recording) {
			if (this.#length + 2 > this.#journal.length) this.#grow();
			this.#journal[this.#length++] = address;
			this.#journal[this.#length++] = old;
		}
		this.mem[address] = value;
	}

	/**
	 * Puts a candidate into a frame word while its conditions are evaluated. Not journaled: the caller puts the old word
	 * back before anything else happens.
	 */
	poke(address: number, value: number): void {
		this.mem[address] = value;
	}

	/** A point to which `undoTo` can return. */
	get mark(): number {
		return this.#length;
	}

	undoTo(mark: number): void {
		const { mem } = this;
		const journal = this.#journal;
		for (let i = this.#length - 2; i >= mark; i -= 2) mem[journal[i]!] = journal[i + 1]!;
		this.#length = mark;
	}

	/** Forgets how to undo what has happened so far. */
	forgetJournal(): void {
		this.#length = 0;
	}

	/** Overwrites the whole state with a copy of another one of the same layout. */
	load(mem: Int32Array): void {
		this.mem.set(mem);
		this.#length = 0;
	}

	/** Moves a piece to a zone. Its old neighbours close up. */
	movePiece(piece: number, zone: number, position: 'top' | 'bottom'): void {
		const { layout, mem } = this;
		const from = mem[layout.zone + piece]!;
		const below = mem[layout.below + piece]!;
		const above = mem[layout.above + piece]!;
		if (below >= 0) this.write(layout.above + below, above);
		else this.write(layout.bottom + from, above);
		if (above >= 0) this.write(layout.below + above, below);
		else this.write(layout.top + from, below);
		this.write(layout.count + from, mem[layout.count + from]! - 1);
		this.#insert(piece, zone, position);
	}

	#insert(piece: number, zone: number, position: 'top' | 'bottom'): void {
		const { layout, mem } = this;
		if (position === 'top') {
			const end = mem[layout.top + zone]!;
			this.write(layout.below + piece, end);
			this.write(layout.above + piece, -1);
			if (end >= 0) this.write(layout.above + end, piece);
			else this.write(layout.bottom + zone, piece);
			this.write(layout.top + zone, piece);
		} else {
			const end = mem[layout.bottom + zone]!;
			this.write(layout.above + piece, end);
			this.write(layout.below + piece, -1);
			if (end >= 0) this.write(layout.below + end, piece);
			else this.write(layout.top + zone, piece);
			this.write(layout.bottom + zone, piece);
		}
		this.write(layout.zone + piece, zone);
		this.write(layout.count + zone, mem[layout.count + zone]! + 1);
	}

	/** Puts the initial position into an empty state. */
	initialise(program: Program, seed: string): void {
		const { layout, mem } = this;
		mem.fill(0);
		for (const column of [layout.bottom, layout.top]) mem.fill(-1, column, column + layout.zones);
		for (const column of [layout.zone, layout.above, layout.below]) {
			mem.fill(-1, column, column + layout.pieces);
		}
		const recording = this.recording;
		this.recording = false;
		this.write(STATUS, RUNNING);
		this.write(SP, layout.stack);
		this.write(FP, layout.stack);
		this.write(ANSWERS, 0);
		this.write(WINNERS, 0);
		this.write(REASON, -1);
		this.write(BARRIER, 0);
		program.streams.forEach((stream, index) => {
			const words = seedWords(`${seed}/${stream}`);
			words.forEach((word, i) => this.write(layout.streams + index * STREAM_WORDS + i, word));
		});
		program.fields.game.forEach((field, f) => this.write(layout.gameFields + f, field.start));
		const columns: [number[], number, { start: number }[]][] = [
			[layout.playerFields, layout.players, program.fields.player],
			[layout.spaceFields, layout.spaces, program.fields.space],
			[layout.pieceFields, layout.pieces, program.fields.piece]
		];
		for (const [column, height, fields] of columns) {
			fields.forEach((field, f) => {
				for (let i = 0; i < height; i++) this.write(column[f]! + i, field.start);
			});
		}
		program.pieces.forEach((piece, i) => {
			this.write(layout.face + i, piece.face);
			this.#insert(i, piece.start, 'top');
		});
		this.recording = recording;
	}

	#grow(): void {
		const larger = new Int32Array(this.#journal.length * 2);
		larger.set(this.#journal);
		this.#journal = larger;
	}
}
