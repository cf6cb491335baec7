/**
 * A position on its way from the engine's worker to the one that plays it out: through a channel between the two, so that
 * the page, which opens it, never sees what is in it.
 */
import type { Session } from '#lib/engine/session/session.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

export interface LentPosition {
	/** By which the rules are known again. */
	rules: string;
	/** null: whoever borrows has them already. */
	program: Program | null;
	words: Int32Array;
}

/** Where a position is lent. */
export interface Lending {
	/** Posts the position of the running game after so many answers, null: as it stands. `known`: rules that are there already. */
	lend(port: MessagePort, turn: number | null, known: string | null): void;
}

/** A program that is linked anew has another name, for its layout may be another one. */
const nameOf = onceFor((_: Program) => crypto.randomUUID());

export function lentPosition(
	session: Session,
	turn: number | null,
	known: string | null
): LentPosition {
	const { first, last } = session.span;
	const m = turn === null ? session.machine : session.at(Math.min(last, Math.max(first, turn)));
	const rules = nameOf(m.program);
	return { rules, program: rules === known ? null : m.program, words: m.mem.slice() };
}
