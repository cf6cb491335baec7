/** The course of a game: where it began, and every answer. With the rules and the seed it is the game. */
import type { Position } from '#lib/engine/position/position.ts';
import type { OldImage } from '#lib/engine/position/old-image.ts';
import { seedWords } from '#lib/engine/state/seed.ts';
import { type Said, say } from '#lib/language/said.ts';
import { own } from '#lib/language/tools/own.ts';

/** Answers between two checkpoints. */
export const CHECKPOINT_EVERY = 25;

/**
 * `[seat, picks...]`, or `[-1 - seat, pick]` for an anytime action, then what was chosen, by its keys: the numbers are
 * quick, the keys tell whether they still mean the same. Amounts have no keys, nor have the answers of old records. Last
 * comes `!default` where it was given because the default of the rules was not legal.
 */
export type RecordedAnswer = (number | string)[];

/** Chance begins anew: how many answers had been given, and with what. */
export type FreshChance = [number, string];

export interface Course {
	/** Of the rules it was played by, whatever their variant is called; old records have that of the program. */
	rulesHash: string;
	/** Content hashes of their layers. */
	lock: Record<string, string>;
	/** From where the answers go on, where the rules were changed in mid-game; null: from the beginning. */
	position: Position | OldImage | null;
	answers: RecordedAnswer[];
	/** In rising order; left out where dice and draws come from the seed alone. */
	fresh?: FreshChance[];
	/** [answers given, state hash] every so often. */
	checkpoints: [number, string][];
	/** The hash of the last position; null in old records. */
	end: string | null;
}

/** How many answers had been given before its first; a position in words, as every running game has it, says so. */
function begunAt({ position }: Course): number {
	return position !== null && 'answers' in position ? position.answers : 0;
}

/** How many had been given after its last. */
export function turnAfter(course: Course): number {
	return begunAt(course) + course.answers.length;
}

/** Its first answers, until so many had been given. */
export function courseUntil(course: Course, turn: number): Course {
	const { answers, checkpoints, fresh = [] } = course;
	return withFresh(
		{
			...course,
			answers: answers.slice(0, turn - begunAt(course)),
			checkpoints: checkpoints.filter(([at]) => at <= turn),
			end: null
		},
		fresh.filter(([at]) => at <= turn)
	);
}

/** A game under the same rules that begins with a position, which somebody has set. */
export function courseFrom({ rulesHash, lock }: Course, position: Position): Course {
	return { rulesHash, lock, position, answers: [], checkpoints: [], end: null };
}

/** The same position where chance goes on as it does in a game with this seed; what is set to come still comes. */
export function withChanceOf(position: Position, seed: string): Position {
	const streams = Object.keys(position.streams).map((id) => [id, seedWords(`${seed}/${id}`)]);
	return { ...position, streams: Object.fromEntries(streams) as Position['streams'] };
}

/** Its first answers, the last of them with other dice and draws. Everything before it is the same game. */
export function rolledAgain(course: Course, turn: number, salt: string): Course {
	const until = courseUntil(course, turn);
	const checkpoints = until.checkpoints.filter(([at]) => at < turn);
	const before = (until.fresh ?? []).filter(([at]) => at < turn - 1);
	return withFresh({ ...until, checkpoints }, [...before, [turn - 1, salt]]);
}

/** Nothing is said where there is nothing. */
export function withFresh({ fresh: _, ...course }: Course, fresh: FreshChance[]): Course {
	return fresh.length === 0 ? course : { ...course, fresh };
}

/** Layers that are others now than those of the record, or only in one of the two. */
export function changedLayers({ lock: then }: Course, now: Course['lock']): string[] {
	const layers = new Set([...Object.keys(then), ...Object.keys(now)]);
	return [...layers].filter((layer) => own(then, layer) !== own(now, layer));
}

/** Where the rules are those of the record: their layers may say something else beside them. null: they do not. */
export function reworded(course: Course, now: Course['lock']): Said | null {
	const changed = changedLayers(course, now);
	return changed.length === 0
		? null
		: say`play/reworded: The rules are those of the record, but layers are written differently: ${changed.join(', ')}`;
}
