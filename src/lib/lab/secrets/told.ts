/** Everything that a seat is told of a position, and what differs between two such accounts. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { anytimeRefusalsOf, breakdownOf, refusalsOf } from '#lib/engine/seat/explain.ts';
import { spaceKey } from '#lib/engine/seat/keys.ts';
import type { Stream } from '#lib/bots/stream.ts';
import type { GameView } from '#lib/engine/seat/protocol.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';

export interface Question {
	value: string;
	keys: string[];
}

/** The view with its options, why nothing else is legal, and how values come about. */
export function toldTo(m: Machine, seat: number, questions: readonly Question[]): unknown {
	return {
		view: viewOf(m, seat),
		refusals: refusalsOf(m, seat),
		anytime: anytimeRefusalsOf(m, seat),
		explained: Object.fromEntries(
			questions.map(({ value, keys }) => [
				`${value}(${keys.join(', ')})`,
				breakdownOf(m, seat, value, keys)
			])
		)
	};
}

/** Some of the questions that a seat can ask with the names that it has been told. */
export function questionsOf(
	m: Machine,
	seat: number,
	count: number,
	stream: Pick<Stream, 'below'>
): Question[] {
	const { values } = m.program;
	if (values.length === 0) return [];
	const names = namesIn(viewOf(m, seat));
	const questions: Question[] = [];
	for (let i = 0; i < count; i++) {
		const { id, params, is } = values[stream.below(values.length)]!;
		if (is === null) continue;
		const keys = params.map(({ type }) => keyOf(m, type, names, stream));
		questions.push({ value: id, keys });
	}
	return questions;
}

function namesIn(view: GameView): string[] {
	return view.zones.flatMap(({ pieces }) => pieces.map(({ key }) => key));
}

function keyOf(
	m: Machine,
	type: Type,
	pieces: readonly string[],
	stream: Pick<Stream, 'below'>
): string {
	const inner = type.t === 'optional' ? type.of : type;
	switch (inner.t) {
		case 'player':
			return `p${1 + stream.below(m.program.players)}`;
		case 'space':
			return spaceKey(m.program, stream.below(m.program.map.cells.length));
		case 'piece':
			return pieces.length === 0 ? 'nothing' : pieces[stream.below(pieces.length)]!;
		case 'enum':
			return String(stream.below(m.program.enums[inner.enum]!.values.length));
		default:
			return String(stream.below(3));
	}
}

export interface Difference {
	/** Where in the account, numbers of lists left out: `view.game.round`. */
	path: string;
	real: unknown;
	other: unknown;
}

/** The differing leaves, at most `limit`. */
export function differences(real: unknown, other: unknown, limit = 6): Difference[] {
	const found: Difference[] = [];
	compare(real, other, '', found, limit);
	return found;
}

function compare(a: unknown, b: unknown, path: string, found: Difference[], limit: number): void {
	if (found.length >= limit || Object.is(a, b)) return;
	if (!isNode(a) || !isNode(b) || Array.isArray(a) !== Array.isArray(b)) {
		found.push({ path, real: a, other: b });
		return;
	}
	for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
		const step = Array.isArray(a) ? '[]' : `${path === '' ? '' : '.'}${key}`;
		compare(a[key], b[key], `${path}${step}`, found, limit);
	}
}

function isNode(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
