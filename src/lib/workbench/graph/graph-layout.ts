/** Where things lie in the picture: a column for each step, on the left what leads to the middle, on the right where that leads. */
import { Graph, type GraphLabel, layout, type NodeLabel } from '@dagrejs/dagre';
import type { Arrow, Around, Kind, NearThing, Way } from '#lib/ruleset/report/graph/graph.ts';

/** In pixels, as all that lies somewhere in the picture; five columns of the wide ones fit into a wide dialog. */
export interface Sizes {
	width: number;
	height: number;
	/** Between two columns. */
	gap: number;
}
export const WIDE: Sizes = { width: 132, height: 56, gap: 74 };
export const NARROW: Sizes = { width: 108, height: 60, gap: 66 };
const GAPS = { nodesep: 10, marginx: 6, marginy: 6 } as const;

/** What leads to the middle, and is led to from there as well, has a card on either side. */
interface Stand {
	key: string;
	thing: NearThing;
	/** Steps to the middle: below 0 it leads there, above it is led to. */
	column: number;
}

interface Point {
	x: number;
	y: number;
}

export interface Card extends Stand, Point {
	/** Those that are drawn between it and what is nearer to the middle. */
	arrows: Arrow[];
	/** What they say, each once. */
	ways: Way[];
}

/** From the card on the left to the one on the right, as the path of an SVG. */
export interface Line {
	key: string;
	kind: Kind;
	path: string;
}

export interface Picture {
	/** From left to right, in each column from the top. */
	cards: Card[];
	lines: Line[];
	width: number;
	height: number;
	/** Arrows that lead back, or from one thing to another one that is as near. */
	undrawn: number;
}

export function pictureOf({ things, arrows }: Around, sizes: Sizes): Picture {
	const card = { width: sizes.width, height: sizes.height };
	const stands = things.flatMap(standsOf);
	const drawn = arrows.flatMap((arrow) => drawnOf(arrow, stands));
	const graph = new Graph<GraphLabel, NodeLabel>();
	graph.setGraph({ rankdir: 'LR', ranksep: sizes.gap, ...GAPS });
	for (const { key } of stands) graph.setNode(key, { ...card });
	for (const { from, to } of drawn) graph.setEdge(from.key, to.key, {});
	layout(graph);
	const placed = ({ key }: Stand): Point => {
		const { x = 0, y = 0 } = graph.node(key);
		return { x: x - card.width / 2, y: y - card.height / 2 };
	};
	const cards = stands.map((stand): Card => {
		const own = drawn.filter(({ from, to }) => stand === (stand.column < 0 ? from : to));
		const near = stand.column === 0 ? [] : own.map(({ arrow }) => arrow);
		const ways = [...new Set(near.map(({ way }) => way))];
		return { ...stand, ...placed(stand), arrows: near, ways };
	});
	const lines = drawn.map(({ arrow: { kind }, from, to }): Line => ({
		key: `${from.key} ${to.key}`,
		kind,
		path: curve(placed(from), placed(to), card)
	}));
	const { width = 0, height = 0 } = graph.graph();
	return {
		cards: cards.sort((a, b) => a.column - b.column || a.y - b.y),
		// Where several arrows lead the same way, the strongest comes first.
		lines: [...new Map(lines.toReversed().map((line) => [line.key, line])).values()],
		width,
		height,
		undrawn: arrows.length - new Set(drawn.map(({ arrow }) => arrow)).size
	};
}

function standsOf(thing: NearThing): Stand[] {
	const { address, before, after } = thing;
	if (before === 0) return [{ key: address, thing, column: 0 }];
	const left = before === null ? [] : [{ key: `before ${address}`, thing, column: -before }];
	const right = after === null ? [] : [{ key: `after ${address}`, thing, column: after }];
	return [...left, ...right];
}

interface Drawn {
	arrow: Arrow;
	from: Stand;
	to: Stand;
}

/** From one column to the next; a thing of either side stands on one alone. */
function drawnOf(arrow: Arrow, stands: readonly Stand[]): Drawn[] {
	const at = (address: string): Stand[] => stands.filter(({ thing }) => thing.address === address);
	return at(arrow.from).flatMap((from) =>
		at(arrow.to)
			.filter((to) => to.column - from.column === 1)
			.map((to) => ({ arrow, from, to }))
	);
}

/** From the right rim of a card to the left rim of another one. */
function curve(from: Point, to: Point, { width, height }: Omit<Sizes, 'gap'>): string {
	const [x1, y1] = [from.x + width, from.y + height / 2];
	const [x2, y2] = [to.x, to.y + height / 2];
	const half = (x1 + x2) / 2;
	return `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`;
}
