/**
 * A witness sees for one viewer what happens while an answer is carried out. It looks at the table whenever its viewer is
 * told something, and at the end: what differs between two looks, by the same rules as the view, is what it saw. So
 * nothing in the machine has to tell of changes, and whatever comes and goes between two looks was never seen.
 *
 * It looks at copies: asking who may know what never touches the machine that is at work.
 */
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import type { Words } from '#lib/engine/state/gate.ts';
import { columnOf, wordsOf } from '#lib/engine/state/memory-layout.ts';
import type { Happening, Moved, SceneTurn, Seen, Turned } from './happening.ts';
import { fieldValue, knownPieceKey, playerKey, spaceKey, zoneKey } from './keys.ts';
import type { LogRecorder } from './log.ts';
import type { Key, Viewer } from './protocol.ts';
import { type SceneHead, sceneHeadsOf } from './scenes.ts';
import { knowsCount, knowsField, knowsPiece } from './visibility.ts';

/** A look at the table. */
class Look {
	readonly m: Machine;
	/** Of each piece, whether the viewer knows what it is. */
	readonly known: Uint8Array;
	scenes: SceneHead[] = [];

	constructor(code: Code) {
		this.m = new Machine(code);
		this.known = new Uint8Array(this.m.layout.pieces);
	}

	take(at: Machine, viewer: Viewer): void {
		const { known, m } = this;
		m.load(at.mem);
		// Copies run nothing: each look may ask as much as an answer may do.
		m.left = m.budget;
		for (let piece = 0; piece < known.length; piece++)
			known[piece] = knowsPiece(m, viewer, piece) ? 1 : 0;
		this.scenes = sceneHeadsOf(m, viewer);
	}
}

/** Where witnesses look; one pair is enough for all that come one after the other. */
export class Eyes {
	before: Look;
	now: Look;

	constructor(code: Code) {
		this.before = new Look(code);
		this.now = new Look(code);
	}

	blink(): void {
		[this.before, this.now] = [this.now, this.before];
	}
}

export class Witness {
	readonly #at: Machine;
	readonly #log: LogRecorder;
	readonly #viewer: Viewer;
	readonly #eyes: Eyes;
	readonly #stop: () => void;
	#seen: Happening[] = [];
	/** Lines of the viewer that are among them, or were there before. */
	#read: number;

	/** `log`: of the machine that is about to carry something out; its code is that of the eyes. */
	constructor(at: Machine, log: LogRecorder, viewer: Viewer, eyes: Eyes) {
		this.#at = at;
		this.#log = log;
		this.#viewer = viewer;
		this.#eyes = eyes;
		this.#read = log.lines(viewer).length;
		this.#stop = log.follows(() => this.#wrote());
		eyes.before.take(at, viewer);
	}

	/** What has been seen since this was asked last. */
	happenings(): Happening[] {
		this.#wrote();
		this.#look();
		const seen = this.#seen;
		this.#seen = [];
		return seen;
	}

	/** It looks no more. */
	leave(): void {
		this.#stop();
	}

	/** Only a line that the viewer reads makes it look: when others are told something is theirs to know. */
	#wrote(): void {
		const lines = this.#log.lines(this.#viewer);
		if (lines.length === this.#read) return;
		this.#look();
		for (const line of lines.slice(this.#read)) this.#seen.push({ is: 'told', line });
		this.#read = lines.length;
	}

	#look(): void {
		const eyes = this.#eyes;
		eyes.now.take(this.#at, this.#viewer);
		const { closed, opened } = sceneTurns(eyes.before.scenes, eyes.now.scenes);
		this.#seen.push(...opened, ...this.#pieces(), ...this.#fields(), ...closed);
		eyes.blink();
	}

	#pieces(): (Moved | Turned)[] {
		const { before, now } = this.#eyes;
		const { face, pieces, zone } = now.m.layout;
		const moved = new Map<string, Moved>();
		const turned = new Map<Key, Turned>();
		for (let piece = 0; piece < pieces; piece++) {
			const from = before.m.mem[zone + piece]!;
			const to = now.m.mem[zone + piece]!;
			const was = before.known[piece] === 1;
			const is = now.known[piece] === 1;
			const seen: Seen = {
				was: was ? knownPieceKey(before.m, piece) : null,
				key: is ? knownPieceKey(now.m, piece) : null
			};
			if (from !== to) {
				const ends = { from: this.#zone(before, from, was), to: this.#zone(now, to, is) };
				// What stays out of sight is seen only where both ends can be counted.
				const both = ends.from !== null && ends.to !== null;
				if (was || is || both) gather(moved, `${ends.from} ${ends.to}`, ends, seen);
				continue;
			}
			const sameFace = before.m.mem[face + piece] === now.m.mem[face + piece];
			if (was === is && (!is || sameFace)) continue;
			const at = zoneKey(now.m, to);
			const others = turned.get(at) ?? { is: 'turned', pieces: [], at };
			others.pieces.push(seen);
			turned.set(at, others);
		}
		return [...inOrder(moved), ...inOrder(turned)];
	}

	/** Where a piece is or was, as far as the viewer may know: where it sees the piece, or counts. */
	#zone({ m }: Look, zone: number, seesPiece: boolean): Key | null {
		return seesPiece || knowsCount(m, this.#viewer, zone) ? zoneKey(m, zone) : null;
	}

	*#fields(): Generator<Happening> {
		const { game, player, space, piece } = this.#eyes.now.m.program.fields;
		const { players, spaces, pieces } = this.#eyes.now.m.layout;
		yield* this.#changes('game', game.length, 1, () => null);
		yield* this.#changes('player', player.length, players, playerKey);
		yield* this.#changes('space', space.length, spaces, (at) =>
			spaceKey(this.#eyes.now.m.program, at)
		);
		// A piece that is not known has no name by which it could be told apart from those that lie beside it.
		yield* this.#changes('piece', piece.length, pieces, (at) =>
			this.#eyes.before.known[at] === 1 && this.#eyes.now.known[at] === 1
				? knownPieceKey(this.#eyes.now.m, at)
				: undefined
		);
	}

	/** `name`: null for the game; undefined for what is not told. */
	*#changes(
		table: Table,
		fields: number,
		things: number,
		name: (thing: number) => Key | null | undefined
	): Generator<Happening> {
		const { before, now } = this.#eyes;
		const viewer = this.#viewer;
		for (let f = 0; f < fields; f++) {
			const field = now.m.program.fields[table][f]!;
			const words = wordsOf(field);
			const column = columnOf(now.m.layout, table, f);
			for (let i = 0; i < things; i++) {
				const at = column + i * words;
				if (isSame(before.m.mem, now.m.mem, at, words)) continue;
				const of = name(i);
				if (of === undefined) continue;
				const thing = table === 'game' ? -1 : i;
				// That a value has changed is told only to those who knew it.
				if (!knowsField(before.m, viewer, field, thing)) continue;
				if (!knowsField(now.m, viewer, field, thing)) continue;
				const from = fieldValue(before.m, viewer, field, at);
				const to = fieldValue(now.m, viewer, field, at);
				if (from !== to) yield { is: 'changed', table, of, field: field.id, from, to };
			}
		}
	}
}

function isSame(a: Words, b: Words, at: number, words: number): boolean {
	for (let i = at; i < at + words; i++) if (a[i] !== b[i]) return false;
	return true;
}

/** By their names: the order of the box would tell which of the unknown pieces is meant. */
function inOrder<T extends Moved | Turned>(groups: ReadonlyMap<string, T>): T[] {
	const name = ({ was, key }: Seen): string => `${was ?? '~'} ${key ?? '~'}`;
	const sorted = [...groups].sort(([a], [b]) => compare(a, b)).map(([, group]) => group);
	for (const { pieces } of sorted) pieces.sort((a, b) => compare(name(a), name(b)));
	return sorted;
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}

function gather(
	moved: Map<string, Moved>,
	ends: string,
	{ from, to }: Pick<Moved, 'from' | 'to'>,
	piece: Seen
): void {
	const others = moved.get(ends) ?? { is: 'moved', pieces: [], from, to };
	others.pieces.push(piece);
	moved.set(ends, others);
}

function sceneTurns(
	before: readonly SceneHead[],
	now: readonly SceneHead[]
): { opened: SceneTurn[]; closed: SceneTurn[] } {
	const turn = (scene: SceneHead, how: SceneTurn['how']): SceneTurn => ({
		is: 'scene',
		scene: scene.id,
		how,
		at: scene.at,
		step: scene.step?.value ?? null
	});
	const opened = now.flatMap((scene) => {
		const same = before.find(({ id }) => id === scene.id);
		if (same === undefined) return [turn(scene, 'opened')];
		const moved = same.step?.value !== scene.step?.value || same.at !== scene.at;
		return moved ? [turn(scene, 'step')] : [];
	});
	const gone = before.filter(({ id }) => !now.some((scene) => scene.id === id));
	return { opened, closed: gone.map((scene) => turn(scene, 'closed')) };
}
