/** What is known of the spaces along a way from all the ways that are offered. */
import type { DecisionView, Key } from '#lib/engine/seat/protocol.ts';
import type { SpaceModel } from './board-model.ts';

type Ways = DecisionView['ways'];

export interface WayStop {
	key: Key;
	/** What it costs to come this far; null where one cannot stop there. */
	cost: number | null;
	/** Whether no way that is offered leads on from here: whoever comes here stays. */
	ends: boolean;
}

/** The spaces of a way without its start. */
export function wayStops(ways: Ways, { way }: Ways[string]): WayStop[] {
	const all = Object.values(ways);
	return way.slice(1).map((key, at) => {
		const to = all.find((one) => one.way.length === at + 2 && isBegun(way, one.way));
		const passed = all.some((one) => one.way.slice(1, -1).includes(key));
		return { key, cost: to?.cost ?? null, ends: !passed };
	});
}

function isBegun(way: readonly Key[], part: readonly Key[]): boolean {
	return part.every((key, at) => key === way[at]);
}

/** The things that a question names: what is asked is about these. */
export function thingsAsked({ prompt }: DecisionView): Key[] {
	return Object.values(prompt.args).flatMap((argument) =>
		argument.of === 'thing' ? argument.keys : []
	);
}

/** The space that is one of these things, or on which one of them lies. */
export function spaceOf(spaces: readonly SpaceModel[], things: readonly Key[]): SpaceModel | null {
	const here = ({ key, pieces }: SpaceModel) =>
		things.includes(key) || pieces.some((piece) => things.includes(piece.key));
	return spaces.find(here) ?? null;
}
