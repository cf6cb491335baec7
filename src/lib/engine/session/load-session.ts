/** From a recorded course to a running game, answer by answer. */
import { type Said, say } from '#lib/language/said.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { positionOfImage } from '#lib/engine/position/old-image.ts';
import type { Trouble } from '#lib/engine/position/position.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { haveKeys, recall } from './answers.ts';
import type { Course } from './course.ts';
import { lookFromEverySeat } from './take-over-rules.ts';
import { createSession, Session, type SessionOptions } from './session.ts';

/** Where a record and the game that is played from it part. */
export interface Parting {
	/** Counted from 1. */
	answer: number;
	of: number;
	said: Said;
}

export type Loaded = {
	ok: true;
	session: Session;
	/** Answers that were found under other numbers. */
	moved: number;
	/** Checkpoints that were reached and agreed, the end among them. */
	proved: number;
	/** Where it parts from the record; the session stands before that answer. */
	parted: Parting | null;
};

export type LoadResult = Loaded | { ok: false; said: Said };

/** A new game, or why the rules cannot begin it. */
export function beginSession(
	program: Program,
	options: SessionOptions
): { ok: true; session: Session } | { ok: false; said: Said } {
	return unlessRulesFail(() => {
		const session = createSession(program, options);
		lookFromEverySeat(session.machine);
		return { ok: true, session };
	});
}

/**
 * Plays a course again under a program, which may be another one than it was recorded under: then answers are looked for by
 * their keys, and nothing is said about hashes. Under the same rules whatever differs is told as the place where it parts.
 */
export function loadSession(program: Program, course: Course, options: SessionOptions): LoadResult {
	return unlessRulesFail(() => {
		const begun = begin(program, course, options);
		if (!begun.ok) return begun;
		const loaded = playAgain(begun.session, course);
		lookFromEverySeat(loaded.session.machine);
		return loaded;
	});
}

/** Whether these are the rules it was recorded under. */
export function isOf(program: Program, { rulesHash: recorded }: Course): boolean {
	return recorded === rulesHash(program) || recorded === program.hash;
}

type Begun = { ok: true; session: Session } | { ok: false; said: Said };

function begin(program: Program, course: Course, options: SessionOptions): Begun {
	const { position } = course;
	if (position === null) return { ok: true, session: createSession(program, options) };
	const machine = new Machine(options.makeCode(program));
	const known =
		position.format !== 'memory-image'
			? position
			: isOf(program, course)
				? positionOfImage(machine, position)
				: null;
	if (known === null) {
		const said = say`play/position-too-old: its position is a memory image of an older version that these rules cannot read`;
		return { ok: false, said };
	}
	const session = new Session(machine, options);
	const [trouble] = session.resumeFrom(known);
	return trouble ? { ok: false, said: atItsPlace(trouble) } : { ok: true, session };
}

/** `zones.hand(p1).3: there is no piece "jokr"`. */
function atItsPlace({ path, said }: Trouble): Said {
	return say`${['position', ...path].join('.')}: ${said}`;
}

function playAgain(session: Session, course: Course): Loaded {
	const same = isOf(session.program, course);
	const { answers } = course;
	const named = haveKeys(answers);
	const expected = new Map(same ? course.checkpoints : []);
	const result: Loaded = { ok: true, session, moved: 0, proved: 0, parted: null };
	const part = (index: number, said: Said): Loaded => ({
		...result,
		parted: { answer: index + 1, of: answers.length, said }
	});
	const salts = new Map(course.fresh);
	const freshen = (): void => {
		const salt = salts.get(session.machine.mem[ANSWERS]!);
		if (salt !== undefined) session.freshen(salt);
	};
	for (const [index, recorded] of answers.entries()) {
		freshen();
		const recalled = recall(session.machine, recorded, !same, named);
		if (!recalled.ok) return part(index, recalled.said);
		const played = session.play(recalled.decision);
		if (!played.ok) return part(index, played.said);
		if (recalled.moved) result.moved++;
		const at = session.machine.mem[ANSWERS]!;
		const hash = expected.get(at);
		if (hash === undefined) continue;
		expected.delete(at);
		if (hash === hashState(session.machine)) result.proved++;
		else {
			session.undo('any');
			return part(index, say`play/position-differs: the position after it differs from the record`);
		}
	}
	freshen();
	const last = answers.length - 1;
	if (expected.size > 0)
		return part(last, say`play/unreached: the record has checkpoints that the game does not reach`);
	if (!same || course.end === null) return result;
	if (course.end === hashState(session.machine)) result.proved++;
	else return part(last, say`play/end-differs: the position at the end differs from the record`);
	return result;
}
