/** What changes of a position have in common: names are looked up, values have to be of their type. */
import type { Code } from '#lib/engine/machine/code.ts';
import { type Names, type PositionNames, wordOfName } from '#lib/engine/position/position-names.ts';
import type {
	FrameValue,
	Position,
	PositionFrame,
	PositionWord
} from '#lib/engine/position/position.ts';
import { localsByName, ruleName } from '#lib/engine/position/write-position.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';

export interface EditTools {
	code: Code;
	names: PositionNames;
}

export type Refused = { ok: false; said: Said };

export type Applied = { ok: true; position: Position } | Refused;

export const refused = (said: Said): Refused => ({ ok: false, said });

/** Refuses a name that nothing has; null: something has it. */
export function unknown(what: Said, things: Names, name: string): Refused | null {
	if (things.numberOf(name) !== undefined) return null;
	const hint = hintOf(nearest(name, things.list));
	return refused(say`position/there-is-no: there is no ${what} "${name}"${hint}`);
}

/** Refuses a value that a type does not have; null: it has it. */
export function wrongValue(
	{ code, names }: EditTools,
	type: Type,
	value: PositionWord | undefined
): Refused | null {
	const word = wordOfName(names, type, value);
	const inner = type.t === 'optional' ? type.of : type;
	const isNoEnum = value === null && (type.t === 'enum' || type.t === 'choice');
	if (word !== null && !isNoEnum) {
		if (inner.t !== 'piece' || word < 0) return null;
		const { pieces, faces } = code.program;
		const front = pieces[word]!.face;
		const ofKind = code.tables.kinds[inner.kind]!;
		const sides = [front, faces[front]!.back].filter((face) => face >= 0);
		if (sides.some((face) => ofKind[face] === 1)) return null;
	}
	const things = names.of(type);
	const hint =
		typeof value === 'string' && things !== null ? hintOf(nearest(value, things.list)) : NOTHING;
	return refused(
		say`position/cannot-stand-here: ${JSON.stringify(value) ?? 'undefined'} cannot stand here${hint}`
	);
}

/** The same for what a field holds, which may be a set. */
export function wrongHeld(tools: EditTools, type: Type, value: FrameValue): Refused | null {
	if (type.t !== 'set') return wrongValue(tools, type, Array.isArray(value) ? undefined : value);
	if (!Array.isArray(value)) return wrongValue(tools, type, undefined);
	for (const element of value) {
		const wrong = wrongValue(
			tools,
			type.of,
			Array.isArray(element) ? undefined : (element ?? undefined)
		);
		if (wrong) return wrong;
	}
	return null;
}

/** What a rule that is running has in mind: by name, with its type. */
export function localsOf({ routines }: Code, { rule }: PositionFrame): Map<string, Type> {
	const routine = routines.find((candidate) => ruleName(candidate) === rule);
	const locals = routine ? [...localsByName(routine.locals)] : [];
	return new Map(locals.map(([name, { type }]) => [name, type]));
}
