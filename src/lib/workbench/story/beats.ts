/** What happened, cut into beats: each is one sentence with what is seen while it is said. */
import type {
	Changed,
	Happened,
	Happening,
	Moved,
	SceneTurn,
	Turned
} from '#lib/engine/seat/happening.ts';
import type { Key, LogKind, LogLine, PhraseArgument } from '#lib/engine/seat/protocol.ts';

export interface Beat {
	/** null: the rules say nothing of it, so the beat says itself what went where. */
	line: LogLine | null;
	pieces: (Moved | Turned)[];
	changes: Changed[];
	scene: SceneTurn | null;
}

/** Which of the fields a table speaks of. */
export interface Spoken {
	players: readonly string[];
	/** The field of a space that says whose it is. */
	owner: string | null;
}

/** Lines that tell what happened; the others are answers that were given, and what the rules do inside. */
const TELLING: readonly LogKind[] = ['log', 'roll', 'draw', 'pick', 'reveal', 'end'];

export function beatsOf(happened: readonly Happened[], spoken: Spoken): Beat[] {
	return happened.flatMap(({ happenings }) => new Cut(spoken).all(happenings));
}

export function tells({ kind }: LogLine): boolean {
	return TELLING.includes(kind);
}

/** The things that a line names. */
export function namedIn(line: LogLine): Set<Key> {
	return new Set(Object.values(line.phrase.args).flatMap(thingsIn));
}

function thingsIn(argument: PhraseArgument): Key[] {
	if (argument.of === 'phrase') return Object.values(argument.phrase.args).flatMap(thingsIn);
	return argument.of === 'thing' ? argument.keys : [];
}

class Cut {
	readonly #spoken: Spoken;
	readonly #beats: Beat[] = [];
	/** What was seen since the last line. */
	#open = empty();

	constructor(spoken: Spoken) {
		this.#spoken = spoken;
	}

	all(happenings: readonly Happening[]): Beat[] {
		for (const happening of happenings) this.#take(happening);
		this.#close(null);
		return this.#beats;
	}

	#take(happening: Happening): void {
		switch (happening.is) {
			case 'told':
				if (tells(happening.line)) this.#close(happening.line);
				return;
			case 'moved':
			case 'turned':
				this.#open.pieces.push(happening);
				return;
			case 'changed':
				this.#open.changes.push(happening);
				return;
			case 'scene':
				this.#open.scene = happening;
		}
	}

	/** A line follows, or nothing any more: what was seen goes with the line that speaks of it, or stands alone. */
	#close(line: LogLine | null): void {
		const seen = this.#open;
		this.#open = empty();
		const before = this.#beats.at(-1);
		const next: Beat = { ...empty(), line };
		const alone = empty();
		for (const piece of seen.pieces) {
			const about = (beat: Beat | undefined): boolean =>
				beat !== undefined && beat.line !== null && speaksOf(beat.line, piece);
			if (about(before)) before!.pieces.push(piece);
			else if (line?.kind === 'draw' || about(next)) next.pieces.push(piece);
			else alone.pieces.push(piece);
		}
		// Where the rules have just spoken of it, the table need not.
		const spoken = before?.line && namedIn(before.line).has(seen.scene?.at ?? '');
		if (!spoken) alone.scene = seen.scene;
		const goes = alone.pieces.length > 0 || before === undefined ? alone : before;
		for (const change of seen.changes)
			(isStruck(change, next) ? next : isStruck(change, before) ? before! : goes).changes.push(
				change
			);
		if (this.#isSeen(alone)) this.#beats.push(alone);
		if (line) this.#beats.push(next);
	}

	/** Whether there is anything in it that a table shows. */
	#isSeen({ pieces, changes, scene }: Beat): boolean {
		return (
			pieces.length > 0 || scene?.how === 'opened' || changes.some((change) => this.#shows(change))
		);
	}

	#shows({ table, field }: Changed): boolean {
		if (table === 'player') return this.#spoken.players.includes(field);
		return table === 'space' && field === this.#spoken.owner;
	}
}

/** Pieces that have changed in a number, and of which the beat says so. */
export function struckIn(beat: Beat): Key[] {
	return beat.changes.flatMap((change) => (isStruck(change, beat) ? (change.of ?? []) : []));
}

function isStruck({ table, of, from, to }: Changed, beat: Beat | undefined): boolean {
	if (table !== 'piece' || of === null || !beat?.line) return false;
	return typeof from === 'number' && typeof to === 'number' && namedIn(beat.line).has(of);
}

function empty(): Beat {
	return { line: null, pieces: [], changes: [], scene: null };
}

function speaksOf(line: LogLine, { pieces }: Moved | Turned): boolean {
	const named = namedIn(line);
	return pieces.some(({ was, key }) => named.has(was ?? '') || named.has(key ?? ''));
}
