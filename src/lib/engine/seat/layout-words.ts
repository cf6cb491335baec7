/** Values that the ruleset's layout shows on the table: named there, worked out here. */
import { valueOf } from './keys.ts';
import { askValue } from '#lib/engine/machine/ask-value.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Value, Viewer } from './protocol.ts';

export interface Shown {
	game(viewer: Viewer): Record<string, Value>;
	player(viewer: Viewer, seat: number): Record<string, Value>;
	space(viewer: Viewer, space: number): Record<string, Value>;
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

export function shownBy(m: Machine): Shown {
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
	const ask = (indices: number[], viewer: Viewer, args: number[]): Record<string, Value> =>
		Object.fromEntries(
			indices.map((index) => {
				const value = values[index]!;
				return [value.id, valueOf(m, viewer, value.type, askValue(m, index, args))];
			})
		);
	return {
		game: (viewer) => ask(lists.game, viewer, []),
		player: (viewer, seat) => ask(lists.player, viewer, [seat]),
		space: (viewer, space) => ask(lists.space, viewer, [space])
	};
}
