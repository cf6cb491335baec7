/**
 * The counters in the hand of whoever sits at the table: what a click on a counter or a place does with them, and the
 * answers that bring them there. It outlives the questions; what is legal is asked of the engine.
 */
import type {
	Answer,
	DecisionView,
	GameView,
	Key,
	PieceView,
	Seat
} from '#lib/engine/seat/protocol.ts';
import { ownerOf } from '#lib/workbench/game/board-model.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { NOWHERE } from '#lib/workbench/game/Held.svelte.ts';
import { playerKey } from '#lib/workbench/lookup/keys.ts';
import { isCounter, kindOf, pieceOf, rowOf, zoneOf } from './lying.ts';
import { findPlan, isOffered } from './Plan.ts';
import { reachOf } from './reach.ts';

/** What came of sending counters somewhere. */
export interface Sent {
	place: Key;
	done: number;
	of: number;
}

type TableGame = Pick<
	Game,
	'answer' | 'choice' | 'foresee' | 'held' | 'index' | 'rejection' | 'view'
>;

export class Hand {
	readonly #game: TableGame;
	readonly #tell: (sent: Sent) => void;
	#decision: DecisionView | null = null;
	#busy = $state(false);
	/** The counter that was touched last: what `alike` and a row of counters go by. */
	#touched: Key | null = null;
	#last = $state.raw<{ place: Key; count: number; zone: Key; kind: string | null } | null>(null);
	#looking: Promise<void> = Promise.resolve();
	#looks = 0;

	constructor(game: TableGame, tell: (sent: Sent) => void) {
		this.#game = game;
		this.#tell = tell;
	}

	/** The counters that would be sent: those held, or the members of the subset that is asked for. */
	readonly things = $derived.by<Key[]>(() => {
		const { choice, held } = this.#game;
		const { decision, members } = choice;
		if (decision?.kind !== 'subset') return decision?.kind === 'offer' ? [...held.things] : [];
		return decision.options
			.filter(({ key }) => members.has(key))
			.flatMap(({ targets }) => targets.slice(0, 1))
			.filter((key) => isCounter(key));
	});

	/** Whether answers are being looked for or given. */
	get busy(): boolean {
		return this.#busy;
	}

	/** Where the same is done again; null where nothing has been done. */
	get lastPlace(): Key | null {
		return this.#game.choice.decision ? (this.#last?.place ?? null) : null;
	}

	/** Whether there are counters that could all be taken at once. */
	get takesMany(): boolean {
		const { decision } = this.#game.choice;
		return (
			decision?.kind === 'offer' || (decision?.kind === 'subset' && decision.options.length > 1)
		);
	}

	/** How many kinds there are among those that could be chosen. */
	get kinds(): number {
		const { choice, held, view } = this.#game;
		const { decision } = choice;
		const subset = decision?.kind === 'subset' ? decision.options : [];
		const keys = [...held.reach.able, ...subset.map(({ targets }) => targets[0] ?? null)];
		return view ? new Set(keys.map((key) => kindOf(view, key))).size : 0;
	}

	/** To be run whenever the table changes: who holds what is not asked any more holds nothing. */
	watch(): void {
		const { choice, held, view } = this.#game;
		const { decision, verb } = choice;
		const { things } = this;
		if (this.#busy) return;
		if (this.#decision !== decision) {
			this.#decision = decision;
			held.clear();
			if (decision?.kind !== 'subset') return;
		}
		const look = ++this.#looks;
		if (!view || things.length === 0) {
			held.reach = NOWHERE;
			return;
		}
		const seen = narrowed(view, decision, verb);
		this.#looking = reachOf(seen, things, (answers) => this.#foresee(answers)).then((reach) => {
			if (look === this.#looks) held.reach = reach;
		});
	}

	/** A click on a counter. `row`: with all between it and the one before. Returns whether it had to do with the question. */
	touch(key: Key, row = false): boolean {
		const { choice, held } = this.#game;
		const { decision } = choice;
		if (!decision) return false;
		if (decision.kind !== 'offer') {
			if (!choice.takes(key)) return false;
			for (const one of row ? this.#row(key) : [key]) void this.#game.answer(choice.touch(one));
			this.#touched = key;
			return true;
		}
		if (!this.#canBeHeld(key, decision)) return false;
		const [place] = choice.picked;
		const [only, ...others] = choice.candidates.filter(({ targets }) => targets.includes(key));
		if (choice.verb !== null && only && others.length === 0)
			void this.#game.answer(choice.give(only.key));
		else if (place !== undefined) void this.send([key], place);
		else if (row) for (const one of this.#row(key)) held.things.add(one);
		else held.toggle(key);
		this.#touched = key;
		return true;
	}

	/** A click on a place with counters in the hand. Returns whether that is where they went. */
	async go(place: Key): Promise<boolean> {
		const { things } = this;
		const { held } = this.#game;
		if (things.length === 0 || this.#busy) return false;
		this.#busy = true;
		try {
			await this.#looking;
			if (!held.reach.places.has(place)) return false;
			await this.#send(things, place);
			return true;
		} finally {
			this.#busy = false;
		}
	}

	/** Brings counters to a place, as far as the engine lets them. */
	async send(things: readonly Key[], place: Key): Promise<void> {
		if (this.#busy || things.length === 0) return;
		this.#busy = true;
		try {
			await this.#send(things, place);
		} finally {
			this.#busy = false;
		}
	}

	/** Gives the answers that are found one after the other, while they are offered. */
	async #send(things: readonly Key[], place: Key): Promise<void> {
		const { choice, view } = this.#game;
		if (!view || !choice.decision) return;
		const { seat } = choice.decision;
		const [first] = things;
		const from = first === undefined ? undefined : zoneOf(view, first);
		let left = things;
		let begun: GameView | null = narrowed(view, choice.decision, choice.verb);
		while (begun !== null && left.length > 0) {
			const plan = await findPlan(begun, left, place, (ahead) => this.#foresee(ahead));
			const { answers, brought } = plan;
			if (answers.length === 0 || !(await this.#give(answers))) break;
			left = left.filter((key) => !brought.includes(key));
			const goesOn = brought.length > 0 && this.#game.choice.decision?.seat === seat;
			begun = goesOn ? this.#game.view : null;
		}
		const done = things.length - left.length;
		if (done > 0 && from) {
			this.#last = { place, count: done, zone: from.key, kind: kindOf(view, first ?? null) };
		}
		await this.#keep(things);
		this.#tell({ place, done, of: things.length });
	}

	/** Takes all counters that can be chosen from where the last ones lie; `alike`: of the kind touched last. */
	async all(alike: boolean, at: Key | null): Promise<void> {
		const { choice, held, view } = this.#game;
		const { decision } = choice;
		if (!decision || !view) return;
		const kind = alike ? kindOf(view, this.#touched) : null;
		const fits = (key: Key) => kind === null || kindOf(view, key) === kind;
		if (decision.kind === 'subset') {
			const free = decision.options.filter(
				(option) => !choice.members.has(option.key) && fits(option.targets[0] ?? '')
			);
			for (const { key } of free.slice(0, decision.max - choice.members.size)) choice.toggle(key);
			return;
		}
		if (decision.kind !== 'offer') return;
		for (const key of await this.#pool(this.#around(at, decision.seat)))
			if (fits(key)) held.things.add(key);
	}

	/** The same again: what is held, or else the next ones alike, to the same place. */
	async again(): Promise<void> {
		const last = this.#last;
		if (!last) return;
		const { things } = this;
		if (things.length > 0) return this.send(things, last.place);
		const { view } = this.#game;
		const zone = view?.zones.find(({ key }) => key === last.zone);
		const same = (zone?.pieces ?? []).filter(({ kind }) => kind === last.kind);
		const next = await this.#pool(same);
		return this.send(next.slice(0, last.count), last.place);
	}

	/** Of some counters those that can be chosen. */
	async #pool(pieces: readonly PieceView[]): Promise<Key[]> {
		const { choice, view } = this.#game;
		const keys = pieces.map(({ key }) => key);
		if (!view || keys.length === 0) return [];
		const seen = narrowed(view, choice.decision, choice.verb);
		const { able } = await reachOf(seen, keys, (answers) => this.#foresee(answers));
		return keys.filter((key) => able.has(key));
	}

	/** The counters that `all` is about: beside the one touched last, on the place looked at, or in the hand of the seat. */
	#around(at: Key | null, seat: Seat): readonly PieceView[] {
		const { held, view } = this.#game;
		if (!view) return [];
		const zones = view.zones.filter(({ pieces }) => pieces.length > 0);
		const beside = zones.find(({ pieces }) => pieces.some(({ key }) => held.things.has(key)));
		const here = zones
			.filter(({ of }) => of === at && at !== null)
			.flatMap(({ pieces }) => pieces.filter((piece) => this.#isOf(piece, seat)));
		if (beside) return beside.pieces;
		if (here.length > 0) return here;
		return zones
			.filter(
				({ of, zone }) => of === playerKey(seat) && this.#game.index.zoneRole(zone) === 'hand'
			)
			.flatMap(({ pieces }) => pieces);
	}

	/** After a row of answers: what can go on stays held, or is chosen already where the game asks for it. */
	async #keep(things: readonly Key[]): Promise<void> {
		const { choice, held, view } = this.#game;
		const { decision } = choice;
		this.#decision = decision;
		held.clear();
		if (!decision || !view) return;
		const reach = await reachOf(view, things, (answers) => this.#foresee(answers));
		if (reach.places.size === 0) return;
		if (decision.kind === 'subset') {
			for (const option of decision.options) {
				if (things.some((key) => option.targets.includes(key))) choice.toggle(option.key);
			}
		} else {
			for (const key of things) if (reach.able.has(key)) held.things.add(key);
		}
		held.reach = reach;
	}

	async #give(answers: readonly Answer[]): Promise<boolean> {
		for (const answer of answers) {
			if (!isOffered(answer, this.#game.choice.decision)) return false;
			await this.#game.answer(answer);
			if (this.#game.rejection !== null) return false;
		}
		return true;
	}

	#foresee(answers: readonly Answer[]): Promise<GameView | null> {
		return this.#game.foresee(answers);
	}

	#canBeHeld(key: Key, decision: DecisionView): boolean {
		const { choice, view } = this.#game;
		if (choice.takes(key) || decision.options.some(({ targets }) => targets.includes(key)))
			return true;
		const piece = view && pieceOf(view, key);
		return piece ? this.#isOf(piece, decision.seat) : false;
	}

	/** Whether it is a seat's, as it shows itself or because it lies in front of it. */
	#isOf(piece: PieceView, seat: Seat): boolean {
		const { index, view } = this.#game;
		const zone = view && zoneOf(view, piece.key);
		return piece.face !== null && (zone?.of === playerKey(seat) || ownerOf(index, piece) === seat);
	}

	/** From the counter touched last to this one, without those that are chosen already. */
	#row(key: Key): Key[] {
		const { choice, view } = this.#game;
		const row = view ? rowOf(view, this.#touched, key) : [key];
		return row.filter((one) => choice.light(one) !== 'picked');
	}
}

/** The view with the question as it was narrowed down by an action chosen first. */
function narrowed(view: GameView, decision: DecisionView | null, verb: string | null): GameView {
	if (decision === null || verb === null) return view;
	const options = decision.options.filter(({ phrase }) => phrase.path === verb);
	return { ...view, decision: { ...decision, options } };
}
