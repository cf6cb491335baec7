/** What is heard and seen of a machine while an answer is carried out. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { LogRecorder } from '#lib/engine/seat/log.ts';
import { entitledToPiece, pieceColumn } from './entitled.ts';

/** Notes which pieces a seat came to know while an answer was carried out, if only for a moment. */
export class Learner {
	readonly #m: Machine;
	readonly #watched: ReadonlySet<number>;
	readonly #seat: number;
	readonly #known = new Set<number>();

	constructor(m: Machine, watched: readonly number[], seat: number) {
		this.#m = m;
		this.#watched = new Set(watched);
		this.#seat = seat;
	}

	look(piece: number): void {
		if (!this.#watched.has(piece)) return;
		if (entitledToPiece(this.#m, this.#seat, piece)) this.#known.add(piece);
	}

	shown(pieces: readonly number[], to: readonly number[] | null): void {
		if (to === null || to.includes(this.#seat)) for (const piece of pieces) this.#known.add(piece);
	}

	learned(piece: number): boolean {
		this.look(piece);
		return this.#known.has(piece);
	}
}

/** Stands at the gate of a machine until the returned function is called. */
export function listen(
	m: Machine,
	logs: readonly LogRecorder[],
	learners: readonly Learner[],
	drawn: number[][]
): () => void {
	const first = m.program.fields.piece.length === 0 ? Infinity : pieceColumn(m, 0);
	const { face, pieces } = m.layout;
	const write = m.write.bind(m);
	const movePiece = m.movePiece.bind(m);
	m.observer = {
		rolled: (...told) => logs.forEach((log) => log.rolled(...told)),
		drawn: (...told) => {
			drawn.push(told[0]);
			for (const log of logs) log.drawn(...told);
		},
		picked: (...told) => logs.forEach((log) => log.picked(...told)),
		revealed: (shown, to) => {
			for (const learner of learners) learner.shown(shown, to);
			for (const log of logs) log.revealed(shown, to);
		},
		emitted: (...told) => logs.forEach((log) => log.emitted(...told)),
		prevented: (...told) => logs.forEach((log) => log.prevented(...told)),
		shuffled: (...told) => logs.forEach((log) => log.shuffled(...told)),
		applied: () => undefined,
		logged: (step) => logs.forEach((log) => log.logged(step)),
		forced: (...told) => logs.forEach((log) => log.forced(...told)),
		withdrawn: (...told) => logs.forEach((log) => log.withdrawn(...told)),
		wentOn: (...told) => logs.forEach((log) => log.wentOn(...told)),
		ended: (...told) => logs.forEach((log) => log.ended(...told))
	};
	m.write = (address, value) => {
		write(address, value);
		if (address < first || address >= face + pieces) return;
		for (const learner of learners) learner.look((address - first) % pieces);
	};
	m.movePiece = (piece, zone, position) => {
		movePiece(piece, zone, position);
		for (const learner of learners) learner.look(piece);
	};
	return () => {
		// The machine's own methods come to light again.
		Reflect.deleteProperty(m, 'write');
		Reflect.deleteProperty(m, 'movePiece');
		m.observer = null;
	};
}
