/** A position that is being set, as the page needs it: what it looks like, what is wrong with it, what can be changed. */
import { beginningsIn } from '#lib/engine/edit/beginnings.ts';
import { applyEdit, type PositionEdit } from '#lib/engine/edit/position-edit.ts';
import { settle } from '#lib/engine/edit/settle.ts';
import { type EditTools, localsOf } from '#lib/engine/edit/tools.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { PositionNames } from '#lib/engine/position/position-names.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { layPosition } from '#lib/engine/position/read-position.ts';
import { streamUses } from '#lib/engine/position/stream-uses.ts';
import { positionOf, ruleName } from '#lib/engine/position/write-position.ts';
import { knownPieceKey, valueOf } from '#lib/engine/seat/keys.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { lookFromEverySeat } from '#lib/engine/session/take-over-rules.ts';
import { Invariants } from '#lib/lab/invariants.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { EditedPosition, MindWord } from './position-api.ts';

/** More changes than anybody makes by hand. */
const MOST_EDITS = 2000;

interface Draft {
	position: Position;
	refused: EditedPosition['refused'];
}

/** The changes one after the other, until one cannot be. */
function draftOf(m: Machine, edits: readonly PositionEdit[]): Draft {
	const tools: EditTools = { code: m.code, names: new PositionNames(m) };
	const trial = new Machine(m.code);
	let position = positionOf(m);
	const refused = (at: number, said: Said): Draft => ({ position, refused: { at, said } });
	for (const [at, edit] of edits.entries()) {
		if (at === MOST_EDITS)
			return refused(at, say`position/too-many-changes: so many changes cannot be made at once`);
		const applied = applyEdit(tools, position, edit);
		if (!applied.ok) return refused(at, applied.said);
		if (edit.do === 'begin') {
			const settled = settle(trial, applied.position);
			if (!settled.ok) return refused(at, settled.said);
			({ position } = settled);
		} else {
			const [trouble] = layPosition(trial, applied.position);
			if (trouble) return refused(at, trouble.said);
			({ position } = applied);
		}
	}
	return { position, refused: null };
}

export function editedPosition(m: Machine, edits: readonly PositionEdit[]): EditedPosition {
	const { code } = m;
	const { position: draft, refused } = draftOf(m, edits);
	const shown = new Machine(code);
	layPosition(shown, draft);
	const seen = unlessRulesFail(() => ({ ok: true as const, view: viewOf(shown, 'observer') }));
	const { program } = code;
	return {
		refused,
		draft,
		view: seen.ok ? seen.view : null,
		pieces: program.pieces.map(({ id, face }, piece) => ({
			id,
			key: knownPieceKey(shown, piece),
			faces: [face, program.faces[face]!.back].flatMap((side) => program.faces[side]?.id ?? [])
		})),
		broken: brokenIn(shown),
		next: nextOf(code, draft),
		streams: program.streams.map((id, i) => ({ id, ...streamUses(program)[i]! })),
		running: draft.running.map((frame) => ({
			rule: frame.rule,
			cite: code.routines.find((routine) => ruleName(routine) === frame.rule)?.cite ?? [],
			mind: [...localsOf(code, frame)].map(([name, type]): MindWord => ({
				name,
				type,
				value: frame.words[name]
			}))
		})),
		beginnings: beginningsIn(code, draft)
	};
}

/** A machine that has gone on from it to the next question; null where the rules cannot. */
export function playedOn(m: Machine, edits: readonly PositionEdit[]): Machine | null {
	const { position, refused } = draftOf(m, edits);
	const next = new Machine(m.code);
	return refused === null && settle(next, position).ok ? next : null;
}

function brokenIn(m: Machine): EditedPosition['broken'] {
	const found = unlessRulesFail(() => ({
		ok: true as const,
		all: new Invariants(m.code).broken(m)
	}));
	if (!found.ok) return [];
	return found.all.map(({ culprits, ...broken }) => ({
		...broken,
		at: (culprits?.words ?? [])
			.map((word) => valueOf(m, 'observer', culprits!.type, word))
			.filter((key) => typeof key === 'string')
	}));
}

/** The rules have to be able to say what everybody sees there, too. */
function nextOf(code: Code, draft: Position): EditedPosition['next'] {
	const m = new Machine(code);
	const settled = settle(m, draft);
	if (!settled.ok) return settled;
	const looked = unlessRulesFail(() => {
		lookFromEverySeat(m);
		return { ok: true as const };
	});
	if (!looked.ok) return looked;
	const { position } = settled;
	const over = position.over !== null && draft.over === null;
	return {
		ok: true,
		position,
		warned: over ? say`position/over-at-once: the game is over at once` : null
	};
}
