/** How many pieces lie in zones that a seat may not count. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { backKind } from '#lib/engine/seat/knowledge-of.ts';
import { knowsCount, knowsPiece } from '#lib/engine/seat/visibility.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Pick } from '#lib/engine/seat/resample.ts';
import type { Ranges } from './ranges.ts';

export interface Uncounted {
	/** By their declarations: those of somebody first, then the others, and last the one in which most pieces begin. */
	zones: readonly number[];
	/** The kinds of pieces that begin in one of them: by their backs. */
	backs: ReadonlySet<number>;
}

export function uncountedZones(program: Program, ranges: Ranges): Uncounted[] {
	const { zones, pieces, faces } = program;
	const begin = (zone: number): number[] => {
		const { first } = zones[zone]!;
		const next = Math.min(...zones.map(({ first: at }) => at).filter((at) => at > first));
		return pieces
			.filter(({ start }) => start >= first && start < next)
			.map(({ face }) => backKind({ program }, faces[face]!.kind));
	};
	return ranges
		.zonesChosen()
		.map((group) => group.filter((zone) => zones[zone]!.count.to !== 'all'))
		.filter((group) => group.length > 0)
		.map((group) => {
			const begun = new Map(group.map((zone) => [zone, begin(zone)]));
			const perGame = (zone: number): number => (zones[zone]!.per === 'game' ? 1 : 0);
			const many = (zone: number): number => begun.get(zone)!.length;
			const order = group.toSorted((a, b) => perGame(a) - perGame(b) || many(a) - many(b));
			return { zones: order, backs: new Set([...begun.values()].flat()) };
		});
}

/** Another number in each: in the zone of another player up to twice as many as in the seat's own. */
export function supposeNumbers(
	m: Machine,
	seat: number,
	{ zones, backs }: Uncounted,
	pick: Pick
): void {
	const concrete = zones.flatMap((def) => concreteZones(m, def));
	const uncounted = concrete.filter((zone) => !knowsCount(m, seat, zone));
	if (uncounted.length < 2) return;
	const hidden = uncounted.map((zone) => hiddenIn(m, seat, zone, backs));
	let left = hidden.reduce((sum, pieces) => sum + pieces.length, 0);
	const spare: number[] = [];
	const wanting: { zone: number; more: number }[] = [];
	uncounted.forEach((zone, i) => {
		const pieces = hidden[i]!;
		const most = Math.min(left, 2 * ownNumber(m, seat, zone, left));
		const wanted = i === uncounted.length - 1 ? left : pick(most + 1);
		left -= wanted;
		if (pieces.length > wanted) spare.push(...pieces.slice(wanted));
		else if (pieces.length < wanted) wanting.push({ zone, more: wanted - pieces.length });
	});
	for (const { zone, more } of wanting)
		for (const piece of spare.splice(0, more)) m.movePiece(piece, zone, 'top');
}

function concreteZones({ layout }: Machine, def: number): number[] {
	const found: number[] = [];
	for (let zone = 0; zone < layout.zones; zone++)
		if (layout.zoneDef[zone] === def) found.push(zone);
	return found;
}

function hiddenIn(m: Machine, seat: number, zone: number, backs: ReadonlySet<number>): number[] {
	const { layout, mem, program } = m;
	const found: number[] = [];
	for (let piece = mem[layout.bottom + zone]!; piece >= 0; piece = mem[layout.above + piece]!) {
		const { kind } = program.faces[mem[layout.face + piece]!]!;
		if (backs.has(backKind(m, kind)) && !knowsPiece(m, seat, piece)) found.push(piece);
	}
	return found;
}

/** What the seat has in its own zone of that name; of other zones all there are. */
function ownNumber(
	{ layout, program, mem }: Machine,
	seat: number,
	zone: number,
	all: number
): number {
	const { per, first } = program.zones[layout.zoneDef[zone]!]!;
	return per === 'player' ? mem[layout.count + first + seat]! : all;
}
