/** The rules that are running in a position: frames that call each other where the rules do. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { ANYTIME, type Routine } from '#lib/engine/machine/code.ts';
import { turnAt } from '#lib/engine/machine/routine-info.ts';
import {
	CALLER,
	FP,
	LOCALS,
	OUT_OF_TURN,
	PC,
	RESULT,
	ROUTINE,
	SP
} from '#lib/engine/state/memory-layout.ts';
import { isSeveral } from '#lib/ruleset/program/expression-ir.ts';
import { STACK_WORDS } from '#lib/ruleset/program/game-limits.ts';
import type { FrameLocal } from '#lib/ruleset/program/program.ts';
import { definitionOf } from '#lib/ruleset/program/routines.ts';
import { Names, wordOfName } from './position-names.ts';
import type { FrameValue, PositionFrame, Trouble } from './position.ts';
import { numberOf, type Reading, wrongWord } from './reading.ts';
import { localsByName, ruleName, stepsOf } from './write-position.ts';
import { say } from '#lib/language/said.ts';

/** Whether a rule may be at a place. */
export type Stands = (routine: Routine, at: number) => boolean;

/** Where a rule asks something, or begins. */
export const asks: Stands = (routine, at) => at === 0 || routine.decisions[at] !== undefined;

/** `stands`: whether the innermost rule may be there; null where any place will do. */
export function readFrames(
	reading: Reading,
	running: readonly PositionFrame[],
	stands: Stands | null
): void {
	const { m, image, trouble } = reading;
	const { stack } = m.layout;
	const rules = new Names(m.code.routines.map(ruleName));
	let base = stack;
	let caller: { base: number; routine: Routine; number: number; at: number } | null = null;
	for (const [i, frame] of running.entries()) {
		const path = ['running', i];
		const number = numberOf(
			reading,
			[...path, 'rule'],
			say`position/rule: rule`,
			rules,
			frame.rule
		);
		if (number === null) return;
		const routine = m.code.routines[number]!;
		const innermost = i === running.length - 1;
		if (!isPlace(reading, path, routine, frame, innermost ? stands : null)) return;
		if (base + LOCALS + routine.frame > stack + STACK_WORDS) {
			return trouble(
				path,
				'position/frames',
				say`position/too-many-rules: so many rules cannot be running at once`
			);
		}
		const result = caller === null ? startOf(m, number) : returnSlot(m, caller, number);
		if (result === null) {
			const said =
				caller === null
					? say`position/begins-no-game: ${frame.rule} begins no game`
					: say`position/not-called-there: ${frame.rule} is not called by ${caller.routine.id} there`;
			return trouble([...path, 'rule'], 'position/frames', said);
		}
		image[base + ROUTINE] = number;
		image[base + PC] = frame.at;
		image[base + CALLER] = caller?.base ?? -1;
		image[base + RESULT] = result;
		// The frame that a new game begins with has left its words here.
		image.fill(0, base + LOCALS, base + LOCALS + routine.frame);
		readLocals(reading, [...path, 'words'], base, routine, frame.words);
		caller = { base, routine, number, at: frame.at };
		base += LOCALS + routine.frame;
	}
	if (caller === null && stands !== null) {
		return trouble(
			['running'],
			'position/frames',
			say`position/nothing-runs: no rule is running, and the game is not over`
		);
	}
	image[SP] = base;
	image[FP] = caller?.base ?? stack;
}

/** Whether the rule has the steps it had, and the place is one of it. */
function isPlace(
	{ trouble }: Reading,
	path: Trouble['path'],
	routine: Routine,
	{ rule, at, steps }: PositionFrame,
	stands: Stands | null
): boolean {
	if (stepsOf(routine) !== steps) {
		trouble(
			[...path, 'steps'],
			'position/rule-changed',
			say`position/steps-others-now: the steps of ${rule} are others now`
		);
		return false;
	}
	const known = at >= 0 && at < routine.length;
	if (known && (stands === null || stands(routine, at))) return true;
	trouble(
		[...path, 'at'],
		'position/frames',
		known
			? say`position/asks-nothing-at: ${rule} asks nothing at ${at}`
			: say`position/has-no-place-at: ${rule} has no place at ${at}`
	);
	return false;
}

/** A game may have begun with any procedure (scenarios do that); nothing comes back from it. */
function startOf(m: Machine, number: number): number | null {
	return definitionOf(m.program, number).kind === 'procedure' ? -1 : null;
}

/** The slot for what the called rule returns; null where the caller does not call it. */
function returnSlot(
	m: Machine,
	{ routine, at }: { routine: Routine; at: number },
	called: number
): number | null {
	const { kind, index } = definitionOf(m.program, called);
	const windows = kind === 'action' ? m.program.actions[index]!.windows : [];
	const point =
		turnAt(routine, at, windows) ??
		routine.returns.find(
			(candidate) =>
				candidate.pc === at && 'routine' in candidate.called && candidate.called.routine === called
		);
	if (point !== undefined) return point.as;
	return windows.includes(ANYTIME) && routine.decisions[at] !== undefined ? OUT_OF_TURN : null;
}

function readLocals(
	reading: Reading,
	path: Trouble['path'],
	base: number,
	{ locals }: Routine,
	words: PositionFrame['words']
): void {
	const byName = [...localsByName(locals)];
	const names = new Names(byName.map(([name]) => name));
	for (const [name, value] of Object.entries(words)) {
		const index = numberOf(reading, [...path, name], say`word/local: local`, names, name);
		if (index === null) continue;
		const [, local] = byName[index]!;
		readLocal(reading, [...path, name], base + LOCALS + local.slot, local, value);
	}
}

function readLocal(
	reading: Reading,
	path: Trouble['path'],
	at: number,
	{ type, words }: FrameLocal,
	value: FrameValue
): void {
	const { image, names } = reading;
	if (type.t === 'per-player' && type.of.t === 'set') {
		const each = words / names.players.list.length;
		if (!Array.isArray(value) || value.length !== names.players.list.length) {
			return wrongWord(reading, path, value, null);
		}
		const local = { id: '', type: type.of, slot: 0, words: each };
		value.forEach((set, i) => readLocal(reading, [...path, i], at + i * each, local, set));
		return;
	}
	const several = isSeveral(type);
	const elementType = several ? type.of : type;
	if (several !== Array.isArray(value)) return wrongWord(reading, path, value, null);
	const parts = Array.isArray(value) ? value : [value];
	if (several && type.t !== 'set' && parts.length !== words) {
		return wrongWord(reading, path, value, null);
	}
	parts.forEach((part, i) => {
		if (Array.isArray(part)) return wrongWord(reading, [...path, i], part, null);
		const word = wordOfName(names, elementType, part);
		const inSet = type.t === 'set';
		if (word === null || (inSet && (word < 0 || word >= words * 32))) {
			return wrongWord(reading, several ? [...path, i] : path, part, names.of(elementType));
		}
		if (inSet) image[at + (word >>> 5)]! |= 1 << (word & 31);
		else image[at + i] = word;
	});
}
