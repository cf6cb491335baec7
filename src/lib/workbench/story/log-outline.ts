/** The log in groups, one in the other: rounds, phases, scenes. */
import type { Key, LogLine, Phrase } from '#lib/engine/seat/protocol.ts';
import { beginsPhase } from './phases.ts';

export type Head =
	| { of: 'round'; round: number }
	| { of: 'phase'; phrase: Phrase }
	| { of: 'scene'; scene: string; at: Key | null };

export interface Group<Note> {
	is: 'group';
	key: string;
	head: Head;
	entries: Entry<Note>[];
	/** Lines in it that are shown. */
	lines: number;
	/** Place in the log of its last line, shown or not. */
	last: number;
}

export type Entry<Note> =
	| Group<Note>
	| { is: 'line'; key: string; line: LogLine }
	| { is: 'note'; key: string; note: Note };

export interface Outlined<Note> {
	/** In the order in which they were written; each stands before the first line that came after it. */
	notes: readonly Note[];
	phases: ReadonlySet<string>;
	shows: (line: LogLine) => boolean;
}

/** Groups in which nothing is shown are left out; but that in which the game stands. */
export function outlineOf<Note extends { turn: number }>(
	log: readonly LogLine[],
	outlined: Outlined<Note>
): Entry<Note>[] {
	return new Outline(outlined).of(log);
}

const DEPTH = { round: 0, phase: 1, scene: 2 } as const;

class Outline<Note extends { turn: number }> {
	readonly #outlined: Outlined<Note>;
	readonly #root: Entry<Note>[] = [];
	/** Those that go on: at most one of each kind, the outermost first. */
	#open: Group<Note>[] = [];
	#notes = 0;

	constructor(outlined: Outlined<Note>) {
		this.#outlined = outlined;
	}

	of(log: readonly LogLine[]): Entry<Note>[] {
		for (const [at, line] of log.entries()) this.#take(line, at);
		this.#pin(Infinity);
		return pruned(this.#root, log.length - 1);
	}

	#take(line: LogLine, at: number): void {
		const { phases, shows } = this.#outlined;
		this.#pin(line.turn);
		const headed = this.#head(line, at, beginsPhase(line, phases));
		for (const group of this.#open) group.last = at;
		if (headed || !shows(line)) return;
		for (const group of this.#open) group.lines++;
		this.#innermost.push({ is: 'line', key: `line ${at}`, line });
	}

	/** Opens and closes groups; whether the line is the heading of one. */
	#head({ round, scene, at: where, phrase }: LogLine, at: number, phase: boolean): boolean {
		const heads = this.#open.map(({ head }) => head);
		if (round !== null && !heads.some((head) => head.of === 'round' && head.round === round))
			this.#begin({ of: 'round', round }, at);
		if (phase) this.#begin({ of: 'phase', phrase }, at);
		if (scene === null) this.#close('scene');
		else if (!this.#goesOn(scene, where)) this.#begin({ of: 'scene', scene, at: where }, at);
		return phase;
	}

	/** A scene may begin before it is known where. */
	#goesOn(scene: string, where: Key | null): boolean {
		const head = this.#open.at(-1)?.head;
		if (head?.of !== 'scene' || head.scene !== scene) return false;
		head.at ??= where;
		return where === null || where === head.at;
	}

	#close(kind: Head['of']): void {
		this.#open = this.#open.filter(({ head }) => DEPTH[head.of] < DEPTH[kind]);
	}

	#begin(head: Head, at: number): void {
		this.#close(head.of);
		const key = `${head.of} ${at}`;
		const group: Group<Note> = { is: 'group', key, head, entries: [], lines: 0, last: at };
		this.#innermost.push(group);
		this.#open.push(group);
	}

	get #innermost(): Entry<Note>[] {
		return this.#open.at(-1)?.entries ?? this.#root;
	}

	/** The notes that were written before so many answers. */
	#pin(turn: number): void {
		const { notes } = this.#outlined;
		for (let note = notes[this.#notes]; note && note.turn <= turn; note = notes[this.#notes]) {
			this.#innermost.push({ is: 'note', key: `note ${this.#notes}`, note });
			this.#notes++;
		}
	}
}

function pruned<Note>(entries: Entry<Note>[], last: number): Entry<Note>[] {
	return entries.flatMap((entry): Entry<Note>[] => {
		if (entry.is !== 'group') return [entry];
		const below = pruned(entry.entries, last);
		return below.length > 0 || entry.last === last ? [{ ...entry, entries: below }] : [];
	});
}

/** Keys of all groups, inner ones too. */
export function groupsIn<Note>(entries: readonly Entry<Note>[]): Group<Note>[] {
	return entries.flatMap((entry) =>
		entry.is === 'group' ? [entry, ...groupsIn(entry.entries)] : []
	);
}
