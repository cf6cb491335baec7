/** Values that the ruleset's layout shows on the table: named there, worked out here. */
import { valueOf } from './keys.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Value, Viewer } from './protocol.ts';

export interface Shown {
	game(): Record<string, Value>;
	player(seat: number): Record<string, Value>;
	space(space: number): Record<string, Value>;
}

/** All words in the part of the layout with this name. */
function wordsIn(layout: unknown, part: string): Set<string> {
	const words = new Set<string>();
	const collect = (node: unknown): void => {
		if (typeof node === 'string') words.add(node);
		else if (typeof node === 'object' && node !== null) Object.values(node).forEach(collect);
	};
	if (typeof layout === 'object' && layout !== null && part in layout) {
		collect((layout as Record<string, unknown>)[part]);
	}
	return words;
}

/** `knowledge`: what the viewer knows; what hangs on anything else is not shown. */
export function shownTo(m: Machine, viewer: Viewer, knowledge: Knowledge | null): Shown {
	const { values, layout } = m.program;
	const named = (part: string, table: 'player' | 'space' | null): number[] => {
		const words = wordsIn(layout, part);
		return values.flatMap((value, index) => {
			const [param] = value.params;
			const fits = table === null ? value.params.length === 0 : value.params.length === 1;
			const over = table === null || (param !== undefined && param.type.t === table);
			return words.has(value.id) && value.is !== null && fits && over ? [index] : [];
		});
	};
	const lists = {
		game: named('status', null),
		player: named('players', 'player'),
		space: named('space', 'space')
	};
	const ask = (indices: number[], args: number[]): Record<string, Value> =>
		Object.fromEntries(
			indices.flatMap((index) => {
				const { id, type } = values[index]!;
				const { result } = m.code.explain(m, index, args, knowledge);
				return result === null ? [] : [[id, valueOf(m, viewer, type, result)]];
			})
		);
	return {
		game: () => ask(lists.game, []),
		player: (seat) => ask(lists.player, [seat]),
		space: (space) => ask(lists.space, [space])
	};
}
