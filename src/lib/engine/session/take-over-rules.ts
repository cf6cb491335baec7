/**
 * Changing the rules under a running game.
 *
 * The position is carried over by name: fields, zones, pieces and the rules that are running just now must still exist;
 * what is new begins with its start value. A rule that is running and whose steps have changed cannot be continued in
 * the middle, and is named.
 */
import { own } from '#lib/language/tools/own.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { canonical } from '#lib/ruleset/program/program-hash.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { asked } from '#lib/engine/play/play.ts';
import {
	FIELD_TABLES,
	type FieldTable,
	type FieldWords,
	type FrameValue,
	type Position,
	type PositionFrame,
	type Standing,
	type Trouble
} from '#lib/engine/position/position.ts';
import { memoriesFor } from '#lib/engine/position/notes-in-words.ts';
import { layPosition } from '#lib/engine/position/read-position.ts';
import {
	localsByName,
	positionOf,
	ruleName,
	streamsOf
} from '#lib/engine/position/write-position.ts';
import { anytimeRefusalsOf, refusalsOf } from '#lib/engine/seat/explain.ts';
import { viewOf } from '#lib/engine/seat/view.ts';

/** What stands in the way of other rules; `id` names the thing, where it is one; `said`: what the rules fail at. */
export type Obstacle =
	| {
			kind:
				('players' | 'map' | 'zones' | 'counters') | ('face' | 'enum' | 'rule-gone' | 'rule-runs');
			id: string;
	  }
	| { kind: 'rule-fails'; said: Said };

export type Refused = { ok: false; said: Said; obstacle: Obstacle };

export type Transplant = { ok: true; machine: Machine } | Refused;

/** A machine that goes on in the old one's position under the rules of `code`; the old one is left as it is. */
export function transplant(old: Machine, code: Code): Transplant {
	const { program } = code;
	const obstacle = differentTables(old.program, program);
	if (obstacle !== null) return refused(obstacle);
	const machine = new Machine(code);
	machine.begin('transplant');
	const position = inTermsOf(machine, positionOf(old), old);
	const [trouble] = layPosition(machine, position);
	if (trouble !== undefined) return refused(obstacleOf(trouble, position));
	const failure = failureOf(machine);
	return failure === null ? { ok: true, machine } : refused({ kind: 'rule-fails', said: failure });
}

/** What goes wrong on the way to the next answer, or when somebody looks: nobody could go on any more. */
function failureOf(machine: Machine): Said | null {
	const { mark } = machine;
	const tried = unlessRulesFail(() => {
		machine.run();
		lookFromEverySeat(machine);
		return { ok: true as const };
	});
	if (!tried.ok) return tried.said;
	machine.undoTo(mark);
	return null;
}

/** Works out everything that somebody will be shown. Throws a `RuleError` where the rules cannot. */
export function lookFromEverySeat(machine: Machine): void {
	const seats = Array.from({ length: machine.program.players }, (_, seat) => seat);
	for (const viewer of [...seats, 'observer' as const]) viewOf(machine, viewer);
	for (const seat of seats) {
		anytimeRefusalsOf(machine, seat);
		if ((asked(machine) >>> seat) & 1) refusalsOf(machine, seat);
	}
}

function refused(obstacle: Obstacle): Refused {
	return { ok: false, said: saidOf(obstacle), obstacle };
}

function saidOf(obstacle: Obstacle): Said {
	switch (obstacle.kind) {
		case 'players':
			return say`play/other-players: the number of players is another one`;
		case 'map':
			return say`play/other-spaces: the map has other spaces`;
		case 'zones':
			return say`play/other-zones: there are other zones`;
		case 'counters':
			return say`play/other-counters: counters were added or taken away; that takes effect in a new game`;
		case 'face':
			return say`play/no-longer-exists: ${obstacle.id} no longer exists`;
		case 'enum':
			return say`play/values-changed: the values of ${obstacle.id} have changed`;
		case 'rule-gone':
			return say`play/rule-is-gone: the rule ${obstacle.id} is running and no longer exists`;
		case 'rule-runs':
			return say`play/rule-has-changed: the rule ${obstacle.id} is running just now and its steps have changed`;
		case 'rule-fails':
			return obstacle.said;
	}
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
		if (other && !values.every((value) => other.values.includes(value)))
			return { kind: 'enum', id };
	}
	return null;
}

function isAlike(a: Type, b: Type): boolean {
	return a.t === 'set' && b.t === 'set' ? a.of.t === b.of.t : a.t === b.t;
}

function zoneShape({ id, per }: Program['zones'][number]): string {
	return `${id} ${per}`;
}

/** The position as other rules can read it: without the fields they have not, with the faces that they begin otherwise. */
function inTermsOf(machine: Machine, position: Position, old: Machine): Position {
	const [before, after] = [old.program, machine.program];
	const kept = (key: FieldTable): ((words: FieldWords) => FieldWords) => {
		const table = FIELD_TABLES[key];
		const known = new Set(
			after.fields[table]
				.filter(({ id, type }) =>
					before.fields[table].some((field) => field.id === id && isAlike(field.type, type))
				)
				.map(({ id }) => id)
		);
		return (words) => Object.fromEntries(Object.entries(words).filter(([id]) => known.has(id)));
	};
	const ofEach = (
		key: Exclude<FieldTable, 'game'>,
		standing: Standing
	): Record<string, FieldWords> =>
		Object.fromEntries(
			Object.entries(standing[key]).map(([thing, words]) => [thing, kept(key)(words)])
		);
	const starts: Position['starts'] = {};
	for (const key of Object.keys(FIELD_TABLES) as FieldTable[]) {
		starts[key] = kept(key)(position.starts[key] ?? {});
	}
	const inTerms = (standing: Standing): Standing => ({
		game: kept('game')(standing.game),
		players: ofEach('players', standing),
		spaces: ofEach('spaces', standing),
		pieces: ofEach('pieces', standing),
		faces: { ...begunOtherwise(before, after), ...standing.faces },
		running: standing.running.map((frame) => renamed(frame, old, machine)),
		zones: standing.zones,
		...memoriesFor(after, standing.memories)
	});
	const checkpoints = position.checkpoints?.map((checkpoint) => ({
		name: checkpoint.name,
		...inTerms(checkpoint)
	}));
	const { memories: _, ...rest } = position;
	return {
		...rest,
		streams: withNewStreams(position, machine),
		starts,
		...inTerms(position),
		...(checkpoints && { checkpoints })
	};
}

/** A stream that is new begins where it begins in a game. */
function withNewStreams({ streams }: Position, machine: Machine): Position['streams'] {
	const begun = Object.entries(streamsOf(machine));
	return Object.fromEntries(begun.map(([id, words]) => [id, own(streams, id) ?? words]));
}

/** The old face of every piece that would begin with another one. */
function begunOtherwise(before: Program, after: Program): Record<string, string> {
	const faces: Record<string, string> = {};
	before.pieces.forEach(({ id, face }, i) => {
		const shown = before.faces[face]!.id;
		if (after.faces[after.pieces[i]!.face]!.id !== shown) faces[id] = shown;
	});
	return faces;
}

/** A rule with the same steps may call its locals otherwise. */
function renamed(frame: PositionFrame, old: Machine, machine: Machine): PositionFrame {
	const localsIn = (m: Machine): string[] => {
		const routine = m.code.routines.find((candidate) => ruleName(candidate) === frame.rule);
		return routine ? [...localsByName(routine.locals)].map(([name]) => name) : [];
	};
	const names = localsIn(machine);
	const words = localsIn(old).flatMap((name, i): [string, FrameValue][] => {
		const value = frame.words[name];
		return value === undefined ? [] : [[names[i] ?? name, value]];
	});
	return { ...frame, words: Object.fromEntries(words) };
}

function obstacleOf({ path, said }: Trouble, position: Position): Obstacle {
	const moment = path[0] === 'checkpoints' ? position.checkpoints?.[Number(path[1])] : undefined;
	const { running } = moment ?? position;
	const [section, index, part] = moment ? path.slice(2) : path;
	const frame = section === 'running' && typeof index === 'number' ? running[index] : undefined;
	if (frame === undefined) return { kind: 'rule-fails', said };
	const [, id = ''] = frame.rule.split(' ');
	return { kind: part === 'rule' ? 'rule-gone' : 'rule-runs', id };
}

/** What is different, as paths: for the message to the one who changed it. */
export function changesBetween(before: Program, after: Program): Said[] {
	const changes: Said[] = [];
	const compare = <T extends { id: string }>(section: string, a: T[], b: T[]): void => {
		for (const item of b) {
			const other = a.find((candidate) => candidate.id === item.id);
			if (other === undefined) changes.push(say`play/new: ${section}.${item.id} (new)`);
			else if (canonical(other) !== canonical(item)) changes.push(say`${section}.${item.id}`);
		}
		for (const item of a) {
			if (!b.some((candidate) => candidate.id === item.id)) {
				changes.push(say`play/removed: ${section}.${item.id} (removed)`);
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
