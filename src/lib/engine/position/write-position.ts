/** From a machine to its position in words. */
import { hashText } from '#lib/language/tools/hash.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { playerKey } from '#lib/engine/seat/keys.ts';
import { restore } from '#lib/engine/machine/going-back.ts';
import type { RoutineInfo } from '#lib/engine/machine/routine-info.ts';
import { decisionPoint } from '#lib/engine/play/play.ts';
import {
	ANSWERS,
	BARRIER,
	columnOf,
	LOCALS,
	OVER,
	PC,
	REASON,
	SP,
	STATUS,
	startWords,
	STREAM_WORDS,
	WINNERS
} from '#lib/engine/state/memory-layout.ts';
import { checkpointsIn } from '#lib/engine/state/checkpoints-in-state.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { openWishes } from '#lib/engine/state/wishes.ts';
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import type { FieldDef, FrameLocal } from '#lib/ruleset/program/program.ts';
import { memoriesOf } from './notes-in-words.ts';
import { localInNames, type Names, PositionNames } from './position-names.ts';
import {
	FIELD_TABLES,
	type FieldTable,
	type FieldWords,
	type FrameValue,
	type Moment,
	type Position,
	POSITION_FORMAT,
	type PositionFrame,
	type Standing
} from './position.ts';

/** The machine waits for an answer, or its game is over. */
export function positionOf(m: Machine): Position {
	const { mem } = m;
	const names = new PositionNames(m);
	return {
		format: POSITION_FORMAT,
		answers: mem[ANSWERS]!,
		chances: mem[BARRIER]!,
		streams: streamsOf(m),
		...comingIn(m),
		starts: startsOf(names, m),
		...standingOf(names, m),
		...checkpointsOf(names, m),
		asked: askedIn(m),
		over:
			mem[STATUS] === OVER
				? {
						winners: seatsIn(mem[WINNERS]!).map(playerKey),
						reason: m.code.reasons[mem[REASON]!] ?? null
					}
				: null
	};
}

function standingOf(names: PositionNames, m: Machine): Standing {
	const { program, layout } = m;
	const fields = (table: Table, things: Pick<Names, 'list'>) =>
		fieldsOf(names, program.fields[table], things, (f) => columnOf(layout, table, f), m);
	return {
		game: fields('game', THE_GAME)['game'] ?? {},
		players: fields('player', names.players),
		spaces: fields('space', names.spaces),
		pieces: fields('piece', names.pieces),
		faces: facesOf(m),
		zones: zonesOf(names, m),
		...memoriesOf(m),
		running: framesOf(names, m)
	};
}

/** Each moment, as a machine shows it that has gone back there; no key where there are none. */
function checkpointsOf(names: PositionNames, m: Machine): Pick<Position, 'checkpoints'> {
	const set = checkpointsIn(m.mem, m.layout);
	if (set.length === 0) return {};
	const checkpoints = set.map(({ index }): Moment => {
		const then = m.fork();
		restore(then, index, []);
		return { name: m.program.checkpoints?.[index] ?? '', ...standingOf(names, then) };
	});
	return { checkpoints };
}

/** The wishes for dice and draws that have not come true; no key where there are none. */
function comingIn(m: Machine): Pick<Position, 'coming'> {
	const { program } = m;
	const dice: Record<string, number[]> = {};
	const draws: Record<string, string[]> = {};
	for (const wish of openWishes(m)) {
		const stream = program.streams[wish.stream]!;
		if ('die' in wish) (dice[stream] ??= []).push(wish.die);
		else (draws[stream] ??= []).push(program.pieces[wish.piece]!.id);
	}
	const coming = {
		...(Object.keys(dice).length > 0 ? { dice } : {}),
		...(Object.keys(draws).length > 0 ? { draws } : {})
	};
	return Object.keys(coming).length > 0 ? { coming } : {};
}

/** Where the random streams stand. */
export function streamsOf({ program, layout, mem }: Machine): Position['streams'] {
	return Object.fromEntries(
		program.streams.map((id, i) => {
			const at = layout.streams + i * STREAM_WORDS;
			return [id, Array.from(mem.subarray(at, at + STREAM_WORDS))];
		})
	);
}

/** What the game waits for, or null. */
export function askedIn(m: Machine): Position['asked'] {
	const point = decisionPoint(m);
	return point && { question: point.step.path, players: seatsIn(point.asked(m)).map(playerKey) };
}

const THE_GAME: Pick<Names, 'list'> = { list: ['game'] };

function startsOf(names: PositionNames, { program }: Machine): Position['starts'] {
	const starts: Position['starts'] = {};
	for (const [key, table] of Object.entries(FIELD_TABLES) as [FieldTable, Table][]) {
		const defs = program.fields[table];
		if (defs.length === 0) continue;
		const words = defs.map((def) => [
			def.id,
			localInNames(names, def.type, startWords(def)) ?? null
		]);
		starts[key] = Object.fromEntries(words) as FieldWords;
	}
	return starts;
}

/** The fields that do not have the value they began with, by thing. */
function fieldsOf(
	names: PositionNames,
	defs: readonly FieldDef[],
	{ list }: Pick<Names, 'list'>,
	column: (field: number) => number,
	{ mem }: Machine
): Record<string, FieldWords> {
	const things: Record<string, FieldWords> = {};
	const starts = defs.map(startWords);
	list.forEach((thing, i) => {
		const words: FieldWords = {};
		defs.forEach((def, f) => {
			const start = starts[f]!;
			const at = column(f) + i * start.length;
			const own = mem.subarray(at, at + start.length);
			if (start.every((word, w) => own[w] === word)) return;
			words[def.id] = localInNames(names, def.type, own) ?? null;
		});
		if (Object.keys(words).length > 0) things[thing] = words;
	});
	return things;
}

function facesOf({ program, layout, mem }: Machine): Record<string, string> {
	const faces: Record<string, string> = {};
	program.pieces.forEach(({ id, face }, i) => {
		const shown = mem[layout.face + i]!;
		if (shown !== face) faces[id] = program.faces[shown]!.id;
	});
	return faces;
}

function zonesOf(
	names: PositionNames,
	{ layout, mem, program }: Machine
): Record<string, string[]> {
	const zones: Record<string, string[]> = {};
	names.zones.list.forEach((zone, z) => {
		const pieces: string[] = [];
		for (let i = mem[layout.bottom + z]!; i >= 0; i = mem[layout.above + i]!) {
			pieces.push(program.pieces[i]!.id);
		}
		if (pieces.length > 0) zones[zone] = pieces;
	});
	return zones;
}

function framesOf(names: PositionNames, m: Machine): PositionFrame[] {
	const { layout, mem } = m;
	// After the last frame has been left, its place is still where it was.
	if (mem[SP] === layout.stack) return [];
	return m
		.frames()
		.reverse()
		.map((base) => {
			const routine = m.running(base);
			const words: Record<string, FrameValue> = {};
			for (const [name, local] of localsByName(routine.locals)) {
				const at = base + LOCALS + local.slot;
				const value = localInNames(names, local.type, mem.subarray(at, at + local.words));
				if (value !== undefined) words[name] = value;
			}
			return { rule: ruleName(routine), at: mem[base + PC]!, steps: stepsOf(routine), words };
		});
}

export function ruleName({ kind, id }: Pick<RoutineInfo, 'kind' | 'id'>): string {
	return `${kind} ${id}`;
}

/** The same for rules with the same steps, whatever numbers and conditions are in them. */
export function stepsOf({ shape }: Pick<RoutineInfo, 'shape'>): string {
	return hashText(shape).slice(0, 8);
}

/** The locals of a frame under names of their own. */
export function* localsByName(
	locals: readonly FrameLocal[]
): Generator<[name: string, local: FrameLocal]> {
	const times = new Map<string, number>();
	for (const local of locals) {
		const time = (times.get(local.id) ?? 0) + 1;
		times.set(local.id, time);
		yield [time === 1 ? local.id : `${local.id}~${time}`, local];
	}
}
