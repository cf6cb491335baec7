/** Where the course of a game can be put: each rule that is running may stand where it calls another one, which begins then. */
import { Names } from '#lib/engine/position/position-names.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import type { FrameValue, Position, PositionFrame } from '#lib/engine/position/position.ts';
import { ruleName, stepsOf } from '#lib/engine/position/write-position.ts';
import { say } from '#lib/language/said.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { type Applied, type EditTools, localsOf, refused, unknown, wrongValue } from './tools.ts';

export interface Beginning {
	/** Index of the running rule that calls it; -1: the rule that a game begins with, which is not running. */
	frame: number;
	procedure: string;
	cite: readonly string[];
	/** What it has to be told; `guess` is what a running rule knows under that name. */
	params: { name: string; type: Type; guess: FrameValue | null }[];
}

/** In the order of the rules that are running, the innermost first. */
export function beginningsIn(code: Code, { running }: Position): Beginning[] {
	const all = running.map((frame, index) => callsOf(code, running, frame, index));
	const calls = all.reverse().flat();
	const start = startFrame(code);
	// Where it is running, it can be put anywhere as it is.
	if (running.some(({ rule }) => rule === start.rule)) return calls;
	return [...calls, ...callsOf(code, [], start, -1)];
}

/** The rule that a game begins with, before it has done anything. */
function startFrame({ routines, program }: Code): PositionFrame {
	const routine = routines[program.start]!;
	return { rule: ruleName(routine), at: 0, steps: stepsOf(routine), words: {} };
}

function callsOf(
	code: Code,
	running: readonly PositionFrame[],
	frame: PositionFrame,
	index: number
): Beginning[] {
	const calls = new Map<string, Beginning>();
	for (const { called } of routineOf(code, frame)?.returns ?? []) {
		const def = 'routine' in called ? code.program.procedures[called.routine] : undefined;
		if (!def || calls.has(def.id)) continue;
		const params = def.params.map(({ id, type }) => ({
			name: id,
			type,
			guess: guessOf(code, running, id, type)
		}));
		calls.set(def.id, { frame: index, procedure: def.id, cite: def.cite, params });
	}
	return [...calls.values()];
}

/** The innermost running rule that knows something of this name and type says it. */
function guessOf(
	code: Code,
	running: readonly PositionFrame[],
	name: string,
	type: Type
): FrameValue | null {
	const knows = running.findLast(
		(frame) => frame.words[name] !== undefined && sameType(localsOf(code, frame).get(name), type)
	);
	return knows?.words[name] ?? null;
}

const sameType = (a: Type | undefined, b: Type): boolean => JSON.stringify(a) === JSON.stringify(b);

function routineOf({ routines }: Code, { rule }: PositionFrame) {
	return routines.find((routine) => ruleName(routine) === rule);
}

/** The rules above the caller are left, and the procedure is at its first step. */
export function beginning(
	tools: EditTools,
	position: Position,
	{
		frame,
		procedure,
		words
	}: { frame: number; procedure: string; words: Record<string, FrameValue> }
): Applied {
	const { code } = tools;
	const caller = frame === -1 ? startFrame(code) : position.running[frame];
	if (!caller) return refused(say`position/no-rule-there: no rule is running there`);
	const { procedures } = code.program;
	const wrong = unknown(
		say`position/rule: rule`,
		new Names(procedures.map(({ id }) => id)),
		procedure
	);
	if (wrong) return wrong;
	const number = procedures.findIndex(({ id }) => id === procedure);
	const point = routineOf(code, caller)?.returns.find(
		({ called }) => 'routine' in called && called.routine === number
	);
	if (!point)
		return refused(say`position/not-called: ${procedure} is not called by ${caller.rule}`);
	const told: Record<string, FrameValue> = {};
	for (const { id, type } of procedures[number]!.params) {
		const value = Object.hasOwn(words, id) ? words[id] : undefined;
		if (value === undefined)
			return refused(say`word/needs-to-be-told: ${procedure} needs to be told ${id}`);
		const misfit =
			type.t === 'set' && Array.isArray(value)
				? value
						.map((element) =>
							wrongValue(tools, type.of, Array.isArray(element) ? undefined : element)
						)
						.find((candidate) => candidate !== null)
				: wrongValue(tools, type, Array.isArray(value) ? undefined : value);
		if (misfit) return misfit;
		told[id] = value;
	}
	const called = code.routines[number]!;
	const running = [
		...position.running.slice(0, Math.max(0, frame)),
		{ ...caller, at: point.pc },
		{ rule: ruleName(called), at: 0, steps: stepsOf(called), words: told }
	];
	const { checkpoints, ...rest } = position;
	// Rules that are left take their checkpoints with them.
	const kept = checkpoints?.filter((moment) => moment.running.length <= frame + 1) ?? [];
	const moments = kept.length > 0 ? { checkpoints: kept } : {};
	return { ok: true, position: { ...rest, ...moments, running, asked: null, over: null } };
}
