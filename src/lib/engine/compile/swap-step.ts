/** Two players or two spaces change places. */
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { columnOf, type Layout } from '#lib/engine/state/memory-layout.ts';
import type { Assembler, Step } from './assembler.ts';

export function compileSwap(a: Assembler, step: Step<'swap'>): void {
	const { layout, program } = a.tables;
	const one = a.evaluator.expression(step.a);
	const other = a.evaluator.expression(step.b);
	const columns = step.fields.map((field) => columnOf(layout, step.table, field));
	const zones = step.zones.map((zone) => program.zones[zone]!.first);
	const followers = step.follow.map(({ table, field }) => ({
		at: columnOf(layout, table, field),
		height: heightOf(layout, table)
	}));
	const { source } = step;
	const next = a.here + 1;
	a.emit((m) => {
		const x = one(m);
		const y = other(m);
		if (x < 0 || y < 0) m.nothingThere(source, 'swap');
		if (x === y) return next;
		for (const column of columns) {
			const word = m.mem[column + x]!;
			m.write(column + x, m.mem[column + y]!);
			m.write(column + y, word);
		}
		for (const first of zones) exchange(m, first + x, first + y);
		for (const { at, height } of followers) {
			m.spend(height);
			for (let i = at; i < at + height; i++) {
				const word = m.mem[i]!;
				if (word === x) m.write(i, y);
				else if (word === y) m.write(i, x);
			}
		}
		return next;
	});
}

function heightOf({ players, spaces, pieces }: Layout, table: Table): number {
	return { game: 1, player: players, space: spaces, piece: pieces }[table];
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
