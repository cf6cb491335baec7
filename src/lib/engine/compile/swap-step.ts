/** Two players or two spaces change places. */
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { columnOf, heightOf, wordsOf } from '#lib/engine/state/memory-layout.ts';
import type { Assembler, Step } from './assembler.ts';

export function compileSwap(a: Assembler, step: Step<'swap'>): void {
	const { layout, program } = a.tables;
	const first = a.evaluator.expression(step.a);
	const other = a.evaluator.expression(step.b);
	const columns = step.fields.map((field) => ({
		column: columnOf(layout, step.table, field),
		words: wordsOf(program.fields[step.table][field]!)
	}));
	const zones = step.zones.map((zone) => program.zones[zone]!.first);
	const followers = step.follow.map(({ table, field }) => ({
		at: columnOf(layout, table, field),
		height: heightOf(layout, table),
		words: wordsOf(program.fields[table][field]!),
		isSet: program.fields[table][field]!.set !== undefined
	}));
	const { source } = step;
	const next = a.here + 1;
	a.emit((m) => {
		const x = first(m);
		const y = other(m);
		if (x < 0 || y < 0) m.nothingThere(source, 'swap');
		if (x === y) return next;
		for (const { column, words } of columns) {
			for (let w = 0; w < words; w++)
				exchangeWords(m, column + x * words + w, column + y * words + w);
		}
		for (const start of zones) exchange(m, start + x, start + y);
		for (const { at, height, words, isSet } of followers) {
			m.spend(height * words);
			for (let i = at; isSet && i < at + height * words; i += words) exchangeBits(m, i, x, y);
			for (let i = at; !isSet && i < at + height; i++) {
				const word = m.mem[i]!;
				if (word === x) m.write(i, y);
				else if (word === y) m.write(i, x);
			}
		}
		return next;
	});
}

function exchangeWords(m: Runtime, a: number, b: number): void {
	const word = m.mem[a]!;
	m.write(a, m.mem[b]!);
	m.write(b, word);
}

/** In a set that names one of the two, the other one takes its place. */
function exchangeBits(m: Runtime, at: number, x: number, y: number): void {
	const has = (element: number): boolean =>
		((m.mem[at + (element >>> 5)]! >>> (element & 31)) & 1) !== 0;
	if (has(x) === has(y)) return;
	for (const element of [x, y]) {
		const word = at + (element >>> 5);
		m.write(word, m.mem[word]! ^ (1 << (element & 31)));
	}
}

/** Each pile keeps its order. */
function exchange(m: Runtime, a: number, b: number): void {
	const fromA = piecesIn(m, a);
	const fromB = piecesIn(m, b);
	for (const piece of fromA) m.movePiece(piece, b, 'top');
	for (const piece of fromB) m.movePiece(piece, a, 'top');
}

function piecesIn({ layout, mem }: Runtime, zone: number): number[] {
	const pieces: number[] = [];
	for (let i = mem[layout.bottom + zone]!; i >= 0; i = mem[layout.above + i]!) pieces.push(i);
	return pieces;
}
