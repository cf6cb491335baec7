/** What leads to a thing and where it leads, a few arrows far. */
import {
	type Arrow,
	type Around,
	type AroundName,
	KINDS,
	type NearThing,
	type RuleGraph
} from './graph.ts';

/** How far one looks. */
export const STEPS = { least: 1, usual: 2, most: 3 } as const;

/** More things than that are no picture any more. */
const MOST = 60;

/** `middle`: the address of a thing of the graph. */
export function aroundThing(graph: RuleGraph, middle: string, steps: number): Around {
	const near = nearest(graph.arrows, middle, steps);
	const kept = new Set(near.slice(0, MOST));
	const arrows = graph.arrows.filter(({ from, to }) => kept.has(from) && kept.has(to));
	const before = reached(arrows, middle, steps, 'to');
	const after = reached(arrows, middle, steps, 'from');
	const things = [...kept].map((address): NearThing => ({
		...graph.things.get(address)!,
		before: before.get(address)?.steps ?? null,
		after: after.get(address)?.steps ?? null
	}));
	const isOnTheWay = ({ from, to }: Arrow): boolean =>
		(before.get(to)?.steps ?? steps) < steps || (after.get(from)?.steps ?? steps) < steps;
	const found = arrows.filter(isOnTheWay).sort((a, b) => rankOf(a) - rankOf(b));
	return { middle, steps, things, arrows: found, leftOut: near.length - kept.size };
}

/** Around the one thing that is meant. */
export function aroundMeant(graph: RuleGraph, meant: string[], steps: number): AroundName {
	const [first, ...more] = meant;
	const isSure = first !== undefined && more.length === 0;
	return { meant, around: isSure ? aroundThing(graph, first, steps) : null };
}

/** The addresses of all that can be meant: a whole address, or the end of one. */
export function meantBy({ things }: RuleGraph, name: string): string[] {
	if (things.has(name)) return [name];
	return [...things.keys()].filter((address) => address.endsWith(`.${name}`));
}

const rankOf = ({ kind }: Arrow): number => KINDS.indexOf(kind);

interface Reached {
	steps: number;
	/** The first of the kinds of the arrows that lead there. */
	kind: number;
}

/** Of equally near ones those first to which a stronger kind of arrow leads. */
function nearest(arrows: readonly Arrow[], middle: string, steps: number): string[] {
	const found = [
		...reached(arrows, middle, steps, 'to'),
		...reached(arrows, middle, steps, 'from')
	];
	const order = found.sort(([, a], [, b]) => a.steps - b.steps || a.kind - b.kind);
	return [...new Set(order.map(([address]) => address))];
}

/** `near`: the end of an arrow at which one stands; one goes to the other. */
function reached(
	arrows: readonly Arrow[],
	middle: string,
	steps: number,
	near: 'from' | 'to'
): Map<string, Reached> {
	const far = near === 'from' ? 'to' : 'from';
	const at = Map.groupBy(arrows, (arrow) => arrow[near]);
	const found = new Map([[middle, { steps: 0, kind: 0 }]]);
	let last = [middle];
	for (let n = 1; n <= steps; n++) {
		const next = new Map<string, number>();
		for (const arrow of last.flatMap((address) => at.get(address) ?? [])) {
			const kind = rankOf(arrow);
			if (!found.has(arrow[far]))
				next.set(arrow[far], Math.min(kind, next.get(arrow[far]) ?? kind));
		}
		for (const [address, kind] of next) found.set(address, { steps: n, kind });
		last = [...next.keys()];
	}
	return found;
}
