/** A game on the table: what one viewer sees of it, and whose turn it is to answer. */
import type {
	Answer,
	Breakdown,
	GameView,
	Key,
	LogLine,
	Refusal,
	Seat,
	Viewer
} from '#lib/engine/seat/protocol.ts';
import type {
	ChangeOutcome,
	GameSetup,
	Rules,
	RulesChoice,
	RulesPreview,
	Snapshot,
	SwapOutcome
} from '../../../workers/engine/engine-api.ts';
import { answerWords } from './answer-words.ts';
import { Autosave, type Standing } from './Autosave.ts';
import { BotPacing, type Portion } from './BotPacing.ts';
import { Choice } from './Choice.svelte.ts';
import type { GameEngine, GameStart } from './game-start.ts';
import { Held } from './Held.svelte.ts';
import { namesFor, statusOf } from '#lib/workbench/lookup/names-for.ts';
import { indexFor } from '#lib/workbench/lookup/index-for.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { TableIncidents, type TableIncident } from './TableIncidents.svelte.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import { boardModel, stackedOptions } from './board-model.ts';

export class Game {
	readonly id: string;
	readonly continued: GameStart['continued'];
	readonly notes: GameStart['notes'];
	readonly #engine: GameEngine;
	readonly #autosave: Autosave;
	readonly #pacing = new BotPacing((portion) => this.#bots(portion));
	#setup = $state.raw<GameSetup>() as GameSetup;
	#rules = $state.raw<Rules>() as Rules;
	#view = $state.raw<GameView | null>(null);
	#refusals = $state.raw<Refusal[]>([]);
	#log = $state.raw<LogLine[]>([]);
	#viewer = $state<Viewer>('observer');
	#curtain = $state<Viewer | null>(null);
	#rejection = $state.raw<string | null>(null);
	readonly #incidents = new TableIncidents(async () => {
		this.#pacing.wait();
		this.#take(await this.#seen());
	});
	#closed = false;
	#answering = false; // Until an answer has been taken, or not, there is no other one.

	readonly answering = $derived(this.#incidents.answering); // A person's answer is under way.
	readonly held = new Held();
	readonly index = $derived.by(() => indexFor(this.#rules));
	readonly choice = $derived.by(() => {
		const view = this.#view;
		const decision = view?.decision ?? null;
		const mine = decision !== null && this.#answersFor(decision.seat) ? decision : null;
		const seat = this.#viewer === 'observer' ? (mine?.seat ?? null) : this.#viewer;
		return new Choice(mine, view?.anytime ?? [], mine ? this.#refusals : [], seat, this.held);
	});
	readonly names = $derived(this.#view && namesFor(this.index, this.#view, this.seatNames));
	readonly status = $derived(this.names ? statusOf(this.index, this.#view, this.names) : []);
	/** The map as it is drawn; empty where a game has none. */
	readonly spaces = $derived(this.#view ? boardModel(this.index, this.#view) : []);
	/** The candidates, where they all are counters inside stacks: too small to be clicked on the map. */
	readonly tray = $derived(stackedOptions(this.index, this.#view, this.choice));

	constructor(engine: GameEngine, start: GameStart) {
		this.#engine = engine;
		this.#autosave = new Autosave(engine, start);
		this.id = start.id;
		this.#setup = start.setup;
		this.#rules = start.rules;
		this.continued = start.continued;
		this.notes = start.notes;
		this.#viewer = this.humans[0] ?? 'observer';
	}

	get setup(): GameSetup {
		return this.#setup;
	}

	get rules(): Rules {
		return this.#rules;
	}
	get view(): GameView | null {
		return this.#view;
	}

	get log(): LogLine[] {
		return this.#log;
	}

	get viewer(): Viewer {
		return this.#viewer;
	}

	/** The seat that should take the table before it is shown. */
	get curtain(): Seat | null {
		return this.#curtain === 'observer' ? null : this.#curtain;
	}

	/** Why the last answer was not taken. */
	get rejection(): string | null {
		return this.#rejection;
	}

	get seatNames(): string[] {
		return this.setup.seats.map((seat) => seat.name);
	}

	get humans(): Seat[] {
		return this.setup.seats.flatMap((seat, index) => (seat.control === 'human' ? [index] : []));
	}

	/** What the engine did not come back from last, until somebody has read it. */
	get incident(): TableIncident | null {
		return this.#incidents.last;
	}

	/** Whether another tab keeps this game, so that this one does not. */
	get elsewhere(): boolean {
		return this.#autosave.lock.state === 'elsewhere';
	}

	/** The game as it stood at its last answer, stored or not. */
	get record(): GameRecord | null {
		return this.#autosave.last;
	}

	/** Rejects with `EngineTrouble` where the engine does not come back. */
	async open(): Promise<void> {
		this.#take(await this.#engine.snapshot(this.#viewer, 0));
		// Whoever opens the game at a shared screen takes a seat first.
		if (this.#shared && !this.#view?.over) this.#curtain = this.#people[0] ?? this.#viewer;
		await this.#settle();
	}

	close(): void {
		if (this.#closed) return;
		this.#closed = true;
		this.#incidents.close();
		this.#pacing.close();
		this.#autosave.lock.release();
		this.#engine.leave().catch(() => undefined);
	}

	async answer(answer: Answer | null): Promise<void> {
		if (!answer || this.#answering) return;
		this.#answering = true;
		const since = this.#view?.turn ?? 0;
		const outcome = await this.#incidents.ask(
			'answer',
			() => this.#engine.answer(this.#viewer, answer, since),
			this.#wordsOf(answer)
		);
		this.#answering = false;
		if (!outcome) return;
		const { result, snapshot } = outcome;
		this.#rejection = result.ok ? null : result.reason;
		this.#take(snapshot);
		if (result.ok) await this.#settle();
	}

	async undo(to: 'barrier' | 'any' = 'barrier'): Promise<boolean> {
		this.#pacing.wait();
		const snapshot = await this.#incidents.ask('other', () => this.#engine.undo(this.#viewer, to));
		if (!snapshot) {
			await this.#settle();
			return false;
		}
		this.#log = [];
		this.#take(snapshot);
		await this.#settle();
		return true;
	}

	async look(viewer: Viewer): Promise<void> {
		this.#pacing.wait();
		const snapshot = await this.#incidents.ask('other', () => this.#engine.snapshot(viewer, 0));
		if (!snapshot) return;
		if (viewer === 'observer' && this.humans.length > 0) this.notes.open(this.#view?.turn ?? 0);
		// All at once: no seat is ever drawn with what another one sees.
		this.#viewer = viewer;
		this.#curtain = null;
		this.#log = [];
		this.#take(snapshot);
		await this.#settle();
	}

	/** The seat behind the curtain has taken the table. */
	async reveal(): Promise<void> {
		if (this.#curtain !== null) await this.look(this.#curtain);
	}

	/** One answer of the bots, whatever the speed. */
	async step(): Promise<void> {
		this.#pacing.wait();
		await this.#bots('one');
	}

	/** The speed has changed: bots that were waiting go on. */
	async resume(): Promise<void> {
		this.#pacing.wait();
		await this.#settle();
	}

	/** Somebody has read what happened, and the game goes on. */
	async goOn(): Promise<void> {
		this.#incidents.understood();
		await this.#refresh();
		await this.resume();
	}

	/** What the seat of these answers would see and be asked after them; null where that cannot be told. */
	async foresee(answers: readonly Answer[]): Promise<GameView | null> {
		return this.#incidents.ask('other', () => this.#engine.foresee(answers));
	}

	explain(value: string, keys: Key[]): Promise<Breakdown | null> {
		return this.#incidents.ask('other', () => this.#engine.explain(this.#viewer, value, keys));
	}

	/** The rules were edited while the game runs. */
	async rulesChanged(swap: SwapOutcome, edits: Record<string, string | null>): Promise<void> {
		if (swap.state !== 'swapped' && swap.state !== 'same') return;
		this.#autosave.edits = edits;
		await this.#under(swap.rules);
	}

	/** What other rules would mean for it. */
	preview(choice: RulesChoice): Promise<RulesPreview | null> {
		return this.#incidents.ask('other', () => this.#engine.preview(choice));
	}

	/** The game goes on under other rules, if it can. */
	async changeRules(choice: RulesChoice): Promise<ChangeOutcome> {
		const outcome = await this.#incidents.ask('other', () => this.#engine.change(choice));
		if (!outcome) return { ok: false, obstacle: null, reason: t('engineSilent') };
		if (outcome.ok) {
			this.#setup = outcome.setup;
			await this.#under(outcome.rules);
		}
		return outcome;
	}

	/** Nothing happens by itself until `release`. */
	hold(): void {
		this.#pacing.hold();
	}

	release(): void {
		if (this.#pacing.release()) void this.#settle();
	}

	async #under(rules: Rules): Promise<void> {
		this.#rules = rules;
		this.#log = [];
		await this.#refresh();
		await this.#settle();
	}

	#seen(): Promise<Snapshot> {
		return this.#engine.snapshot(this.#viewer, 0);
	}

	async #refresh(): Promise<void> {
		const snapshot = await this.#incidents.ask('other', () => this.#seen());
		if (snapshot) this.#take(snapshot);
	}

	#wordsOf(answer: Answer): string | null {
		if (!this.names) return null;
		const { decision } = this.choice;
		const options = [...(decision?.options ?? []), ...(this.#view?.anytime ?? [])];
		return answerWords(answer, decision, options, this.names);
	}

	/** What was asked for another viewer, who has left the table meanwhile, is not shown. */
	#take(snapshot: Snapshot): void {
		if (snapshot.view.viewer !== this.#viewer) return;
		this.#view = snapshot.view;
		this.#refusals = snapshot.refusals;
		this.#log = [...this.#log.filter((line) => line.turn < snapshot.from), ...snapshot.log];
	}

	/** Decides who acts next: the person at the screen, another one behind the curtain, or a bot. */
	async #settle(): Promise<void> {
		this.#pacing.wait();
		await this.#incidents.ask('other', () => this.#autosave.keep(() => this.#standing));
		const view = this.#view;
		if (!view || view.over || this.#pacing.stopped) return;
		const people = this.#people;
		const [next] = people;
		if (view.waitingFor.length > people.length) {
			this.#pacing.soon(settings.botDelay);
			return;
		}
		if (next === undefined || this.#viewer === 'observer' || people.includes(this.#viewer)) return;
		if (this.#shared) this.#curtain = next;
		else await this.look(next);
	}

	/** Whether the person at the screen may answer for a seat. */
	#answersFor(seat: Seat): boolean {
		if (this.setup.seats[seat]?.control !== 'human') return false;
		return this.#viewer === seat || this.#viewer === 'observer';
	}

	/** The people who are asked. */
	get #people(): Seat[] {
		return this.#view?.waitingFor.filter((seat) => this.humans.includes(seat)) ?? [];
	}

	/** Whether several people sit at the screen and hide their hands from each other. */
	get #shared(): boolean {
		return settings.curtain && this.humans.length > 1;
	}

	async #bots(portion: Portion): Promise<void> {
		const since = this.#view?.turn ?? 0;
		const viewer = this.#viewer;
		const outcome = await this.#incidents.ask('bots', () =>
			this.#engine.bots(viewer, since, portion)
		);
		if (!outcome) return;
		const { played, refused, snapshot } = outcome;
		this.#rejection = refused ?? this.#rejection;
		this.#take(snapshot);
		if (viewer !== this.#viewer) await this.#refresh();
		if (played > 0) await this.#settle();
	}

	get #standing(): Standing | null {
		return this.#view && { setup: this.#setup, view: this.#view, status: this.status };
	}
}
