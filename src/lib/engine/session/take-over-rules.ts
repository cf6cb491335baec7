/**
 * Changing the rules under a running game.
 *
 * The position is carried over by name: fields, zones, pieces and the rules that are running just now must still exist;
 * what is new begins with its start value. A rule that is running and whose steps have changed cannot be continued in
 * the middle, and is named.
 */
import type { FieldDef, Program } from '#lib/ruleset/program/program.ts';
import {
	CALLER,
	FP,
	type Layout,
	REASON,
	ROUTINE,
	SP,
	STREAM_WORDS
} from '#lib/engine/state/memory-layout.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';

/** What stands in the way of other rules; `id` names the thing, where it is one; of `rule-fails` it is what the rules say. */
export interface Obstacle {
	kind:
		| 'players'
		| 'map'
		| 'zones'
		| 'counters'
		| 'face'
		| 'enum'
		| 'rule-gone'
		| 'rule-runs'
		| 'rule-fails';
	id: string;
}

export type Refused = { ok: false; reason: string; obstacle: Obstacle };

export type Transplant = { ok: true; machine: Machine } | Refused;

/** A machine that goes on in the old one's position under the rules of `code`; the old one is left as it is. */
export function transplant(old: Machine, code: Code): Transplant {
	const { program } = code;
	const obstacle = differentTables(old.program, program);
	if (obstacle !== null) return refused(obstacle);
	const machine = new Machine(code);
	const running = mapRoutines(old, machine);
	if (!(running instanceof Map)) return refused(running);
	machine.begin('transplant');
	const to = machine.mem.slice();
	copyTables(old, machine.layout, program, to);
	copyFrames(old, machine.layout, running, to);
	if (old.mem[REASON]! >= 0) to[REASON] = code.reasons.indexOf(old.code.reasons[old.mem[REASON]!]!);
	machine.load(to);
	const failure = failureOf(machine);
	return failure === null ? { ok: true, machine } : refused({ kind: 'rule-fails', id: failure });
}

/** What goes wrong on the way to the next answer: nobody could give one any more. */
function failureOf(machine: Machine): string | null {
	const mark = machine.mark;
	try {
		machine.run();
	} catch (error) {
		if (error instanceof RuleError) return error.message;
		throw error;
	}
	machine.undoTo(mark);
	return null;
}

const REASONS: Record<Obstacle['kind'], (id: string) => string> = {
	players: () => 'the number of players is another one',
	map: () => 'the map has other spaces',
	zones: () => 'there are other zones',
	counters: () => 'counters were added or taken away; that takes effect in a new game',
	face: (id) => `${id} no longer exists`,
	enum: (id) => `the values of ${id} have changed`,
	'rule-gone': (id) => `the rule ${id} is running and no longer exists`,
	'rule-runs': (id) => `the rule ${id} is running just now and its steps have changed`,
	'rule-fails': (id) => id
};

function refused(obstacle: Obstacle): Refused {
	return { ok: false, reason: REASONS[obstacle.kind](obstacle.id), obstacle };
}

/** What can only change in a new game: the number of players, the map, the counters, the zones. */
function differentTables(before: Program, after: Program): Obstacle | null {
	const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
	if (before.players !== after.players) return { kind: 'players', id: '' };
	if (!same(before.map.cells, after.map.cells)) return { kind: 'map', id: '' };
	if (!same(before.zones.map(zoneShape), after.zones.map(zoneShape))) {
		return { kind: 'zones', id: '' };
	}
	const ids = (program: Program): string[] => program.pieces.map((piece) => piece.id);
	if (!same(ids(before), ids(after))) return { kind: 'counters', id: '' };
	const face = before.faces.find(({ id }) => !after.faces.some((other) => other.id === id));
	if (face) return { kind: 'face', id: face.id };
	for (const { id, values } of before.enums) {
		const other = after.enums.find((candidate) => candidate.id === id);
		if (other !== undefined && !same(values, other.values.slice(0, values.length))) {
			return { kind: 'enum', id };
		}
	}
	return null;
}

function zoneShape(zone: Program['zones'][number]): unknown {
	return [zone.id, zone.per, zone.first];
}

/** New routine numbers of the running frames, or the one that cannot go on. */
function mapRoutines(old: Machine, machine: Machine): Map<number, number> | Obstacle {
	const map = new Map<number, number>();
	for (const base of old.frames()) {
		const index = old.mem[base + ROUTINE]!;
		const routine = old.running(base);
		const other = machine.routines.findIndex((r) => r.kind === routine.kind && r.id === routine.id);
		if (other < 0) return { kind: 'rule-gone', id: routine.id };
		if (machine.routines[other]!.shape !== routine.shape) {
			return { kind: 'rule-runs', id: routine.id };
		}
		map.set(index, other);
	}
	return map;
}

function copyTables(old: Machine, layout: Layout, program: Program, to: Int32Array): void {
	const from = old.mem;
	const source = old.layout;
	to.set(from.subarray(0, 8), 0);
	old.program.streams.forEach((stream, i) => {
		const j = program.streams.indexOf(stream);
		const at = source.streams + i * STREAM_WORDS;
		if (j >= 0) to.set(from.subarray(at, at + STREAM_WORDS), layout.streams + j * STREAM_WORDS);
	});
	const copy = (
		fieldsBefore: FieldDef[],
		fieldsAfter: FieldDef[],
		column: (l: Layout, field: number) => number,
		height: number
	): void => {
		fieldsAfter.forEach((field, f) => {
			const g = fieldsBefore.findIndex((other) => other.id === field.id);
			if (g < 0 || fieldsBefore[g]!.type.t !== field.type.t) return;
			const at = column(source, g);
			to.set(from.subarray(at, at + height), column(layout, f));
		});
	};
	const [before, after] = [old.program.fields, program.fields];
	copy(before.game, after.game, (l, f) => l.gameFields + f, 1);
	copy(before.player, after.player, (l, f) => l.playerFields[f]!, layout.players);
	copy(before.space, after.space, (l, f) => l.spaceFields[f]!, layout.spaces);
	copy(before.piece, after.piece, (l, f) => l.pieceFields[f]!, layout.pieces);
	const columns = ['zone', 'above', 'below'] as const;
	for (const c of columns) to.set(from.subarray(source[c], source[c] + layout.pieces), layout[c]);
	for (const c of ['bottom', 'top', 'count'] as const) {
		to.set(from.subarray(source[c], source[c] + layout.zones), layout[c]);
	}
	for (let i = 0; i < layout.pieces; i++) {
		const { id } = old.program.faces[from[source.face + i]!]!;
		to[layout.face + i] = program.faces.findIndex((face) => face.id === id);
	}
}

function copyFrames(
	old: Machine,
	layout: Layout,
	routines: Map<number, number>,
	to: Int32Array
): void {
	const from = old.mem;
	const shift = layout.stack - old.layout.stack;
	to.set(from.subarray(old.layout.stack, from[SP]), layout.stack);
	to[SP] = from[SP]! + shift;
	to[FP] = from[FP]! + shift;
	for (const base of old.frames()) {
		const at = base + shift;
		to[at + ROUTINE] = routines.get(from[base + ROUTINE]!)!;
		if (from[base + CALLER]! >= 0) to[at + CALLER] = from[base + CALLER]! + shift;
	}
}

/** What is different, as paths: for the message to the one who changed it. */
export function changesBetween(before: Program, after: Program): string[] {
	const changes: string[] = [];
	const compare = <T extends { id: string }>(section: string, a: T[], b: T[]): void => {
		const bare = (item: T): string =>
			JSON.stringify(item, (key, value: unknown) => (key === 'source' ? undefined : value));
		for (const item of b) {
			const other = a.find((candidate) => candidate.id === item.id);
			if (other === undefined) changes.push(`${section}.${item.id} (new)`);
			else if (bare(other) !== bare(item)) changes.push(`${section}.${item.id}`);
		}
		for (const item of a) {
			if (!b.some((candidate) => candidate.id === item.id)) {
				changes.push(`${section}.${item.id} (removed)`);
			}
		}
	};
	compare('pieces', before.faces, after.faces);
	compare('values', before.values, after.values);
	compare('events', before.events, after.events);
	compare('actions', before.actions, after.actions);
	compare('procedures', before.procedures, after.procedures);
	compare('options', before.options, after.options);
	return changes;
}
