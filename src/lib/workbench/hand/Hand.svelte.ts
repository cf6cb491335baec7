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
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import type { ZoneRole } from '#lib/workbench/lookup/RulesIndex.ts';
import { NOWHERE, type Reach } from '#lib/workbench/game/lights.ts';
import { type Foresee, landed } from './hand-errand.ts';
import { countersAround, isCounter, isOf, kindOf, kindsAmong, rowOf, zoneOf } from './lying.ts';
import { reachOf } from './reach.ts';
import { actionsThere } from './actions-there.ts';
import type { HandTable, Torn } from './sent.ts';
import { narrowed, send, type SendingGame } from './send.ts';

/** Zones of which only what lies on top is taken. */
const PILES: ReadonlySet<ZoneRole> = new Set<ZoneRole>(['pile', 'fan']);

type TableGame = SendingGame & Pick<Game, 'held' | 'index'>;

export class Hand {
	readonly #game: TableGame;
	readonly #give: HandTable['give'];
	readonly #tell: HandTable['tell'];
	#decision: DecisionView | null = null;
	#busy = $state(false);
	/** What was asked when a pointer or key went down; undefined before any has. */
	#pressed: DecisionView | null | undefined;
	/** The counter that was touched last: what `alike` and a row of counters go by. */
	#touched: Key | null = null;
	#torn = $state.raw<Torn | null>(null);
	#last = $state.raw<{ place: Key; count: number; zone: Key; kind: string | null } | null>(null);
	/** What is being taken: the engine is asked which ones can. */
	#taking: Promise<void> = Promise.resolve();
	#looks = 0;

	constructor(game: TableGame, { give, tell }: HandTable) {
		this.#game = game;
		this.#give = give;
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

	/** Where the same is done again; null where nothing has been done, or all that would go lies there. */
	get lastPlace(): Key | null {
		const { choice, view } = this.#game;
		const place = this.#last?.place ?? null;
		if (place === null || !view || (choice.decision?.kind !== 'offer' && this.things.length === 0))
			return null;
		const there = this.things.filter((key) => zoneOf(view, key)?.of === place);
		return there.length > 0 ? null : place;
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
		return view ? kindsAmong(view, keys) : 0;
	}

	/** To be run whenever the table changes: who holds what is not asked any more holds nothing. */
	watch(): void {
		const { choice, held, view } = this.#game;
		const { decision } = choice;
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
		void this.#reach(things).then((reach) => {
			if (look === this.#looks) held.reach = reach;
		});
	}

	/** A pointer or key goes down: what it comes to is about the question that is open now. */
	press(): void {
		this.#pressed = this.#game.choice.decision;
	}

	/** A click on a counter. `row`: with all between it and the one before. Returns whether it had to do with the question. */
	touch(key: Key, row = false): boolean {
		const { choice, held } = this.#game;
		const { decision } = choice;
		if (!decision) return false;
		if (decision.kind !== 'offer') {
			if (!choice.takes(key)) return false;
			for (const pieceKey of row ? this.#row(key) : [key]) void this.#give(choice.touch(pieceKey));
			this.#touched = key;
			return true;
		}
		if (!this.#canBeHeld(key, decision)) return false;
		const taken = this.#takenFromPile(key);
		if (taken) {
			void this.#give(taken);
			return true;
		}
		const [place] = choice.picked;
		const [only, ...others] = choice.candidates.filter(({ targets }) => targets.includes(key));
		if (choice.verb !== null && only && others.length === 0) void this.#give(choice.give(only.key));
		else if (place !== undefined) void this.send([key], place);
		else if (row) for (const pieceKey of this.#row(key)) held.things.add(pieceKey);
		else held.toggle(key);
		this.#touched = key;
		return true;
	}

	/** The answer that takes the one counter of a pile that can be taken, where nothing else is to be said of it. */
	#takenFromPile(key: Key): Answer | null {
		const { choice, held, index, view } = this.#game;
		const zone = view ? zoneOf(view, key) : undefined;
		if (!zone || !PILES.has(index.zoneRole(zone.zone))) return null;
		if (held.things.size + choice.picked.size > 0 || this.#pressedBefore) return null;
		const [only, ...others] = choice.candidates.filter(({ targets }) =>
			targets.some((target) => zone.pieces.some((piece) => piece.key === target))
		);
		if (!only?.targets.includes(key) || others.length > 0) return null;
		return choice.answeredBy(only).length === 1 ? choice.give(only.key) : null;
	}

	/** Whether another question was open when the pointer went down: that one was meant. */
	get #pressedBefore(): boolean {
		return this.#pressed !== undefined && this.#pressed !== this.#game.choice.decision;
	}

	/** A click on a place with counters in the hand. Returns whether that is where they went. */
	async go(place: Key): Promise<boolean> {
		await this.#taking;
		const { things } = this;
		if (things.length === 0 || this.#busy) return false;
		this.#busy = true;
		try {
			if (!(await this.#reach(things)).places.has(place)) return false;
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

	/** Several actions would bring what is held to a place: which one it shall be. */
	get torn(): Torn | null {
		const torn = this.#torn;
		const held = torn?.things.every((key) => this.things.includes(key)) ?? false;
		return held && torn?.decision === this.#game.choice.decision ? torn : null;
	}

	/** Sends what is held by one of the actions. */
	async sendBy(action: string): Promise<void> {
		const { torn } = this;
		if (!torn) return;
		this.#torn = null;
		this.#game.choice.verb = action;
		await this.send(torn.things, torn.place);
	}

	async #send(things: readonly Key[], place: Key): Promise<void> {
		const { choice, view } = this.#game;
		const { decision, verb } = choice;
		if (view && verb === null && decision?.kind === 'offer') {
			const foresee: Foresee = (answers) => this.#game.foresee(answers);
			const seen = await this.#landed(view, things);
			const actions = await actionsThere(seen, things, place, foresee);
			if (actions.length > 1) {
				this.#torn = { things, place, actions, decision };
				return;
			}
		}
		const [first = null] = things;
		const from = view && first !== null ? zoneOf(view, first) : undefined;
		const { length: done } = await send(this.#game, things, place);
		// A zone is where the rules put one thing, a place of the map where more may go.
		const isZone = view?.zones.some(({ key }) => key === place);
		if (view && from && done > 0 && !isZone) {
			this.#last = { place, count: done, zone: from.key, kind: kindOf(view, first) };
		}
		await this.#keep(things);
		this.#tell({ place, done, of: things.length });
	}

	/** Takes a counter in the hand; returns what was not in it before, null where it has nothing to do with the question. */
	hold(key: Key): Key[] | null {
		const { choice, held } = this.#game;
		const { decision } = choice;
		if (this.things.includes(key)) return [];
		if (decision?.kind === 'subset' && choice.takes(key)) choice.touch(key);
		else if (decision?.kind === 'offer' && this.#canBeHeld(key, decision)) held.things.add(key);
		else return null;
		choice.picked.clear();
		return [key];
	}

	/** Takes what can go from a place, unless some of it is held already. */
	async holdAllAt(place: Key): Promise<Key[] | null> {
		const { view } = this.#game;
		const before = this.things;
		if (!view || before.some((key) => zoneOf(view, key)?.of === place)) return [];
		if (before.length > 0) return null;
		await this.all(false, place);
		const { things } = this;
		return things.length > 0 && things.every((key) => zoneOf(view, key)?.of === place)
			? things
			: null;
	}

	putBack(keys: readonly Key[]): void {
		const { choice, held } = this.#game;
		for (const key of keys) {
			if (choice.decision?.kind === 'subset') choice.touch(key);
			else held.things.delete(key);
		}
	}

	/** Whether something of a seat that is asked lies among these. */
	canLift(pieces: readonly PieceView[]): boolean {
		const { decision } = this.#game.choice;
		if (decision?.kind !== 'offer' && decision?.kind !== 'subset') return false;
		return pieces.some(({ key }) => this.#isOf(key, decision.seat));
	}

	/** Takes all counters that can be chosen from where the last ones lie; `alike`: of the kind touched last. */
	all(alike: boolean, at: Key | null): Promise<void> {
		this.#taking = this.#takeAll(alike, at);
		return this.#taking;
	}

	async #takeAll(alike: boolean, at: Key | null): Promise<void> {
		const { choice, held, index, view } = this.#game;
		const { decision } = choice;
		if (!decision || !view) return;
		const kind = alike ? kindOf(view, this.#touched) : null;
		const fits = (key: Key) => kind === null || kindOf(view, key) === kind;
		if (decision.kind === 'subset') this.#choose(fits);
		if (decision.kind !== 'offer') return;
		const around = countersAround(index, view, held.things, at, decision.seat);
		for (const key of await this.#pool(around)) if (fits(key)) held.things.add(key);
	}

	/** Takes those of some counters that can be chosen. */
	take(keys: readonly Key[]): Promise<void> {
		this.#taking = this.#takeOf(keys);
		return this.#taking;
	}

	async #takeOf(keys: readonly Key[]): Promise<void> {
		const { choice, held } = this.#game;
		if (choice.decision?.kind === 'subset') this.#choose((key) => keys.includes(key));
		if (choice.decision?.kind !== 'offer') return;
		for (const key of await this.#pool([...keys, ...held.things])) {
			if (keys.includes(key)) held.things.add(key);
		}
	}

	/** subset: takes in those that fit, as many as there is room for. */
	#choose(fits: (key: Key) => boolean): void {
		const { choice } = this.#game;
		const { max, options } = choice.decision ?? { max: 0, options: [] };
		const free = options.filter(
			(option) => !choice.members.has(option.key) && fits(option.targets[0] ?? '')
		);
		for (const { key } of free.slice(0, max - choice.members.size)) choice.toggle(key);
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
		const next = await this.#pool(same.map(({ key }) => key));
		const wanted = next.slice(0, last.count);
		for (const key of wanted) this.#game.held.things.add(key);
		return this.send(wanted, last.place);
	}

	/** Of some counters those that can be chosen. */
	async #pool(keys: readonly Key[]): Promise<Key[]> {
		const { able } = await this.#reach(keys);
		return keys.filter((key) => able.has(key));
	}

	/** After a row of answers: what can go on stays held, or is chosen already where the game asks for it. */
	async #keep(things: readonly Key[]): Promise<void> {
		const { choice, held } = this.#game;
		const { decision } = choice;
		this.#decision = decision;
		held.clear();
		if (!decision) return;
		// What only an action of its own would bring elsewhere has arrived.
		const reach = await this.#reachIn(this.#game.view, things);
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

	async #reach(things: readonly Key[]): Promise<Reach> {
		const { view } = this.#game;
		return this.#reachIn(view && (await this.#landed(view, things)), things);
	}

	#reachIn(view: GameView | null, things: readonly Key[]): Promise<Reach> {
		const game = this.#game;
		if (!view) return Promise.resolve(NOWHERE);
		const seen = narrowed(view, game.choice.verb);
		return reachOf(seen, things, (answers) => game.foresee(answers));
	}

	#landed(view: GameView, things: readonly Key[]): Promise<GameView> {
		return landed(view, things, (...asked) => this.#game.landings(...asked));
	}

	#canBeHeld(key: Key, { options, seat }: DecisionView): boolean {
		const { choice } = this.#game;
		if (choice.takes(key) || options.some(({ targets }) => targets.includes(key))) return true;
		return this.#isOf(key, seat);
	}

	#isOf(key: Key, seat: Seat): boolean {
		const { index, view } = this.#game;
		return view !== null && isOf(index, view, key, seat);
	}

	/** From the counter touched last to this one, without those that are chosen already. */
	#row(key: Key): Key[] {
		const { choice, view } = this.#game;
		const row = view ? rowOf(view, this.#touched, key) : [key];
		return row.filter((candidate) => choice.light(candidate) !== 'picked');
	}
}
