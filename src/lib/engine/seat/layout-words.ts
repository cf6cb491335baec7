/** Values that the ruleset's layout shows on the table: named there, worked out here. */
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import { layoutNames } from '#lib/ruleset/program/layout-names.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { setValue, valueOf } from './keys.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Value, Viewer } from './protocol.ts';
import { knowsPiece } from './visibility.ts';

export interface Shown {
	game(): Record<string, Value>;
	player(seat: number): Record<string, Value>;
	space(space: number): Record<string, Value>;
	/** Nothing of a piece that the viewer does not know. */
	piece(piece: number): Record<string, Value>;
}

/** The values that are shown of each sort of thing, by their numbers. The layout of a linked program does not change any more. */
const valuesShown = onceFor((program: Program): Record<Table, number[]> => {
	const names = layoutNames(program.layout);
	const of = (table: Table): number[] =>
		program.values.flatMap(({ id, params: [param, ...more] }, index) => {
			if (!names[table].has(id) || more.length > 0) return [];
			return (table === 'game' ? param === undefined : param?.type.t === table) ? [index] : [];
		});
	return { game: of('game'), player: of('player'), space: of('space'), piece: of('piece') };
});

/** `knowledge`: what the viewer knows; what hangs on anything else is not shown. */
export function shownTo(m: Machine, viewer: Viewer, knowledge: Knowledge | null): Shown {
	const { values } = m.program;
	const lists = valuesShown(m.program);
	const ask = (indices: number[], args: number[]): Record<string, Value> =>
		Object.fromEntries(
			indices.flatMap((index) => {
				const { id, type } = values[index]!;
				if (type.t === 'set') {
					const { result } = m.code.explainSet(m, index, args, knowledge);
					return result === null ? [] : [[id, setValue(m, viewer, type.of, result)]];
				}
				const { result } = m.code.explain(m, index, args, knowledge);
				return result === null ? [] : [[id, valueOf(m, viewer, type, result)]];
			})
		);
	const isOf = (index: number, piece: number): boolean => {
		const type = values[index]!.params[0]!.type;
		const { layout, mem, tables } = m;
		return type.t === 'piece' && tables.kinds[type.kind]![mem[layout.face + piece]!] === 1;
	};
	return {
		game: () => ask(lists.game, []),
		player: (seat) => ask(lists.player, [seat]),
		space: (space) => ask(lists.space, [space]),
		piece: (piece) =>
			lists.piece.length === 0 || !knowsPiece(m, viewer, piece)
				? {}
				: ask(
						lists.piece.filter((index) => isOf(index, piece)),
						[piece]
					)
	};
}
