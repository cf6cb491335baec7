/**
 * How a scene will probably end: bots play it out many times from what one viewer knows, until its rules have run. Told is
 * what was decided by then, and how many pieces each side has lost.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { pieceKey, spaceKey } from '#lib/engine/seat/keys.ts';
import type { Key, SceneView, Value } from '#lib/engine/seat/protocol.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import type { SceneLayout, SceneOdds } from '#lib/ruleset/program/scene-layout.ts';
import { type Share, shareOf } from '../interval.ts';
import { PlayoutSeries, type SeriesWish } from './PlayoutSeries.ts';
import { type Spread, spreadOf } from './spread.ts';
import type { Worlds } from '#lib/bots/Worlds.ts';
import { worthOf } from '../worth.ts';

export interface OddsReport {
	scene: string;
	at: Key | null;
	games: number;
	/** Those that came to an end; only they are counted below. */
	closed: number;
	/** What is decided, the likeliest first; empty where the layout does not say what. */
	results: { value: Value; share: Share }[];
	/** In the order of the scene: those who take part, and what they lose of it. */
	sides: { of: Key | null; pieces: number; lost: Spread | null }[];
}

interface Side {
	of: Key | null;
	pieces: number[];
}

interface Outcome {
	result: Value;
	/** By side. */
	lost: number[];
}

/** Null: the viewer sees no scene there whose odds are told. */
export function oddsFrom(worlds: Worlds, wish: SeriesWish): Odds | null {
	const m = worlds.stand();
	const view = viewOf(m, wish.viewer).scenes.at(-1);
	const scene = m.program.layout.scenes.find(({ id }) => id === view?.id);
	return view && scene?.odds ? new Odds(worlds, wish, scene, scene.odds, view) : null;
}

export class Odds {
	readonly #series: PlayoutSeries;
	readonly #layout: SceneLayout;
	readonly #odds: SceneOdds;
	readonly #at: Key | null;
	readonly #place: Value;
	/** As the viewer sees them, so that they are the same in all worlds. */
	readonly #sides: Side[];
	readonly #outcomes: Outcome[] = [];

	constructor(
		worlds: Worlds,
		wish: SeriesWish,
		layout: SceneLayout,
		odds: SceneOdds,
		view: SceneView
	) {
		this.#series = new PlayoutSeries(worlds, wish);
		this.#layout = layout;
		this.#odds = odds;
		const m = worlds.stand();
		this.#at = view.at;
		this.#place = this.#placeIn(m);
		const pieces = new Map(
			Array.from({ length: m.layout.pieces }, (_, piece) => [
				pieceKey(m, wish.viewer, piece),
				piece
			])
		);
		this.#sides = view.sides.map((side) => ({
			of: side.of,
			pieces: side.pieces.flatMap(({ key }) => pieces.get(key) ?? [])
		}));
	}

	get games(): number {
		return this.#series.played;
	}

	/** Plays it out once more. */
	play(): void {
		const { m, to } = this.#series.next((now) => this.#hasEnded(now));
		if (to === 'broken') return;
		const lost = this.#sides.map(
			({ pieces }) => pieces.filter((piece) => this.#left(m, piece)).length
		);
		this.#outcomes.push({ result: this.#resultIn(m), lost });
	}

	/** Of all playouts so far. */
	report(): OddsReport {
		const outcomes = this.#outcomes;
		const closed = outcomes.length;
		const counts = new Map<Value, number>();
		for (const { result } of outcomes) counts.set(result, (counts.get(result) ?? 0) + 1);
		const results = [...counts]
			.sort(([a, n], [b, k]) => k - n || (String(a) < String(b) ? -1 : 1))
			.map(([value, count]) => ({ value, share: shareOf(count, closed) }));
		return {
			scene: this.#layout.id,
			at: this.#at,
			games: this.games,
			closed,
			results: this.#odds.decides === null ? [] : results,
			sides: this.#sides.map(({ of, pieces }, at) => ({
				of,
				pieces: pieces.length,
				lost: spreadOf(outcomes.map(({ lost }) => lost[at]!))
			}))
		};
	}

	/** None of its rules runs any more, or they run for another space already. */
	#hasEnded(m: Machine): boolean {
		const { until } = this.#odds;
		const runs = m.frames().some((base) => until.includes(m.running(base).id));
		return !runs || this.#placeIn(m) !== this.#place;
	}

	#placeIn(m: Machine): Value {
		const { at } = this.#layout;
		return at === null ? null : worthOf(m, 'game', at, -1);
	}

	#resultIn(m: Machine): Value {
		const { decides } = this.#odds;
		if (decides === null) return null;
		if (this.#layout.at === null) return worthOf(m, 'game', decides, -1);
		const space = m.program.map.cells.findIndex((_, i) => spaceKey(m.program, i) === this.#place);
		return space < 0 ? null : worthOf(m, 'space', decides, space);
	}

	/** Whether it lies nowhere where pieces of the scene lie; those who have withdrawn are not lost. */
	#left({ layout, mem, program }: Machine, piece: number): boolean {
		const zone = program.zones[layout.zoneDef[mem[layout.zone + piece]!]!]!;
		return !this.#layout.zones.includes(zone.id);
	}
}
