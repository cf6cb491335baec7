/** `view`: what one seat sees of a zone, and of fields. */
import { zoneKey } from '#lib/engine/seat/keys.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { GameView, Value } from '#lib/engine/seat/protocol.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { knowsPiece } from '#lib/engine/seat/visibility.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { childOf, entriesOf, itemsOf, plainOf, textOf } from '#lib/language/nodes.ts';
import { canonical, placesByName } from '#lib/engine/seat/written-answer.ts';
import type { Pieces } from './scenario-pieces.ts';
import { type Said, say } from '#lib/language/said.ts';

export function viewProblem(m: Machine, pieces: Pieces, node: TreeNode): Said | null {
	const seat = Number((textOf(childOf(node, 'seat')) ?? 'p1').slice(1)) - 1;
	if (seat >= m.program.players)
		return say`scenario/no-seat: there is no p${seat + 1} in this game`;
	const view = viewOf(m, seat);
	return zoneProblem(m, pieces, view, seat, node) ?? fieldProblem(m, view, node);
}

function zoneProblem(
	m: Machine,
	pieces: Pieces,
	view: GameView,
	seat: number,
	node: TreeNode
): Said | null {
	const of = childOf(node, 'of');
	if (of === undefined) return null;
	const wanted = canonical(m, textOf(of) ?? '');
	const zone = view.zones.find(({ key }) => canonical(m, key) === wanted);
	if (zone === undefined)
		return say`scenario/there-is-no-zone: there is no zone ${String(textOf(of))}`;
	const count = childOf(node, 'count');
	if (count !== undefined && plainOf(count) !== zone.count) {
		return say`scenario/sees-so-many: it sees ${zone.count ?? say`scenario/no: no`} pieces there, not ${String(plainOf(count))}`;
	}
	for (const claim of ['shows', 'hides'] as const) {
		for (const item of itemsOf(childOf(node, claim))) {
			const name = textOf(item) ?? '';
			const inside = pieces
				.candidates(name)
				.find((place) => canonical(m, zoneKey(m, m.mem[m.layout.zone + place]!)) === wanted);
			if (inside === undefined)
				return say`scenario/there-is-no-in: there is no ${name} in ${String(textOf(of))}`;
			const knows = knowsPiece(m, seat, inside);
			if (knows !== (claim === 'shows'))
				return knows
					? say`scenario/it-can-tell: it can tell ${name}`
					: say`scenario/it-cannot-tell: it cannot tell ${name}`;
		}
	}
	return null;
}

/** `fields: { p1.score: 3, p2.secret: hidden }` */
function fieldProblem(m: Machine, view: GameView, node: TreeNode): Said | null {
	for (const [written, { value }] of entriesOf(childOf(node, 'fields'))) {
		const path = placesByName(m.program, written);
		const dot = path.lastIndexOf('.');
		const fields = dot < 0 ? view.game : fieldsOf(m, view, path.slice(0, dot));
		if (fields === null)
			return say`scenario/it-does-not-see: it does not see ${path.slice(0, dot)}`;
		const seen = fields[path.slice(dot + 1)];
		const wanted = plainOf(value);
		if (seen === undefined ? wanted !== 'hidden' : !same(m, seen, wanted)) {
			return say`scenario/is-not: ${path} is ${seen === undefined ? say`scenario/hidden: hidden` : String(seen)}, not ${String(wanted)}`;
		}
	}
	return null;
}

function fieldsOf(m: Machine, view: GameView, key: string): Record<string, Value> | null {
	const things = [...view.players, ...view.spaces, ...view.zones.flatMap(({ pieces }) => pieces)];
	const wanted = canonical(m, key);
	return things.find((thing) => canonical(m, thing.key) === wanted)?.fields ?? null;
}

function same(m: Machine, seen: Value, wanted: unknown): boolean {
	if (typeof seen === 'object' && seen !== null) {
		const named = (all: readonly unknown[]): string =>
			all
				.map((key) => canonical(m, String(key)))
				.sort()
				.join();
		return Array.isArray(wanted) && named(seen) === named(wanted);
	}
	if (typeof seen === 'string') return canonical(m, seen) === canonical(m, String(wanted));
	return seen === (wanted === 'none' ? null : wanted);
}
