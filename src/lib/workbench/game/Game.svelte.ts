/** A game on the table: whose turn it is to answer, and what becomes of the answers. What is seen of it is its `Sight`. */
import type { Answer, Seat, Viewer } from '#lib/engine/seat/protocol.ts';
import type { Said } from '#lib/language/said.ts';
import type { Line } from '#lib/game-file/game-file.ts';
import { SILENT } from '#lib/workbench/engine/EngineTrouble.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import type {
	ChangeOutcome,
	Rules,
	RulesChoice,
	RulesPreview,
	SwapOutcome
} from '../../../workers/engine/engine-api.ts';
import { answerWords } from './answer-words.ts';
import { Autosave } from './Autosave.ts';
import { stackedOptions } from './board-model.ts';
import { BotPacing, type Portion } from './BotPacing.ts';
import { Choice } from './Choice.svelte.ts';
import { type GameEngine, type GameStart, whyNot } from './game-start.ts';
import { Held } from './Held.svelte.ts';
import { Sight } from './Sight.svelte.ts';

export class Game extends Sight {
	readonly id: string;
	readonly notes: GameStart['notes'];
	readonly #autosave: Autosave;
	readonly #pacing = new BotPacing((portion) => this.#bots(portion));
	#continued = $state.raw<GameStart['continued']>(null);
	#curtain = $state<Viewer | null>(null);
	#rejection = $state.raw<Said | null>(null);
	#closed = false;
	#answering = false; // Until an answer has been taken, or not, there is no other one.

	readonly answering = $derived(this.incidents.answering); // A person's answer is under way.
	readonly held = new Held();
	readonly choice = $derived.by(() => {
		const view = this.past.away ? null : this.now;
		const decision = view?.decision ?? null;
		const mine = decision !== null && this.#answersFor(decision.seat) ? decision : null;
		const seat = this.seer === 'observer' ? (mine?.seat ?? null) : this.seer;
		return new Choice(mine, view?.anytime ?? [], mine ? this.refusals : [], seat, this.held);
	});
	/** The candidates, where they all are counters inside stacks: too small to be clicked on the map. */
	readonly tray = $derived(stackedOptions(this.index, this.view, this.choice));

	constructor(engine: GameEngine, start: GameStart) {
		super(engine, start.setup, start.rules);
		this.#autosave = new Autosave(engine, start);
		this.id = start.id;
		this.#continued = start.continued;
		this.notes = start.notes;
	}

	/** How it went on when it was taken up last, where that was not simply the same game again. */
	get continued(): GameStart['continued'] {
		return this.#continued;
	}

	/** The seat that should take the table before it is shown. */
	get curtain(): Seat | null {
		return this.#curtain === 'observer' ? null : this.#curtain;
	}

	/** Why the last answer was not taken. */
	get rejection(): Said | null {
		return this.#rejection;
	}

	/** Whether another tab keeps this game, so that this one does not. */
	get elsewhere(): boolean {
		return this.#autosave.lock.state === 'elsewhere';
	}

	/** The game as it stood at its last answer, stored or not. */
	get record(): GameRecord | null {
		return this.#autosave.last;
	}

	/** `at`: at a moment of its past. Rejects with `EngineTrouble` where the engine does not come back. */
	async open(at: number | null = null): Promise<void> {
		this.take(await this.engine.snapshot(this.seer, 0));
		// Whoever opens the game at a shared screen takes a seat first.
		if (this.#shared && !this.now?.over) this.#curtain = this.#people[0] ?? this.seer;
		// Before a bot goes on with it.
		if (at !== null && this.#curtain === null) await this.walk(at);
		else await this.#settle();
	}

	close(): void {
		if (this.#closed) return;
		this.#closed = true;
		this.incidents.close();
		this.#pacing.close();
		this.#autosave.lock.release();
		this.engine.leave().catch(() => undefined);
	}

	async answer(answer: Answer | null): Promise<void> {
		if (!answer || this.#answering || this.past.away) return;
		this.#answering = true;
		const since = this.turn;
		const viewer = this.seer;
		const outcome = await this.incidents.ask(
			'answer',
			() => this.engine.answer(viewer, answer, since),
			this.#wordsOf(answer)
		);
		this.#answering = false;
		if (!outcome) return;
		const { result, snapshot, happened } = outcome;
		this.#rejection = result.ok ? null : result.said;
		this.take(snapshot);
		if (result.ok) this.tell(viewer, happened, true);
		if (result.ok) await this.#settle();
	}

	async undo(to: 'barrier' | 'any' = 'barrier'): Promise<boolean> {
		if (this.past.away) return false;
		this.#pacing.wait();
		const snapshot = await this.incidents.ask('other', () => this.engine.undo(this.seer, to));
		if (!snapshot) {
			await this.#settle();
			return false;
		}
		this.takeAnew(snapshot);
		await this.#settle();
		return true;
	}

	async look(viewer: Viewer): Promise<void> {
		this.#pacing.wait();
		const shown = await this.incidents.ask('other', () => this.engine.look(viewer));
		if (!shown) return;
		if (viewer === 'observer' && this.humans.length > 0) this.notes.open(this.turn);
		const behind = this.#curtain !== null;
		this.#curtain = null;
		this.lookAs(viewer, shown.snapshot);
		this.recall(viewer, shown.happened, behind);
		await this.#settle();
	}

	/** The seat behind the curtain has taken the table. */
	async reveal(): Promise<void> {
		if (this.#curtain !== null) await this.look(this.#curtain);
	}

	/** Looks at the game as it stood after so many answers, or as it stands. Nobody answers while it is the past. */
	async walk(turn: number): Promise<void> {
		if (this.#answering) return;
		this.#pacing.wait();
		this.forgetStep();
		if (turn < this.turn) await this.past.go(turn);
		else this.past.leave();
		if (!this.past.away) await this.#settle();
	}

	/** One answer on through the past; what it brought about is shown. */
	async stepTo(turn: number): Promise<void> {
		await this.walk(turn);
		await this.showStep(turn);
	}

	/**
	 * Lays another line on the table; `laid` is told the one that was there. Says why it cannot, and then everything stays;
	 * null where it is done.
	 */
	async lay(wanted: (now: Line) => Line, laid: (kept: Line) => void): Promise<Said | null> {
		if (this.#answering) return null;
		this.#answering = true;
		this.#pacing.wait();
		const { edits } = this.#autosave;
		const outcome = await this.incidents.ask('other', async () => {
			const course = await this.engine.save();
			if (!course) return null;
			const kept = { setup: this.laid, course };
			const line = wanted(kept);
			return { kept, line, result: await this.engine.resume({ ...line, edits }, false) };
		});
		this.#answering = false;
		if (!outcome) return SILENT;
		const { kept, line, result } = outcome;
		if (!result.ok) return whyNot(result);
		laid(kept);
		this.#autosave.lay(line);
		this.laid = line.setup;
		this.#continued = result.started.continued;
		this.#takeASeat();
		await this.#under(result.started.rules);
		return null;
	}

	/** Whoever looked from a seat that is no person's any more looks from another one. */
	#takeASeat(): void {
		if (this.seer === 'observer' || this.humans.includes(this.seer)) return;
		const [next = 'observer'] = this.humans;
		if (next === 'observer') this.notes.open(this.turn);
		if (this.#shared) this.#curtain = next;
		else this.seer = next;
	}

	/** One answer of the bots, whatever the speed. */
	async step(): Promise<void> {
		if (this.past.away) return;
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
		this.incidents.understood();
		await this.#refresh();
		await this.resume();
	}

	/** The rules were edited while the game runs. */
	async rulesChanged(swap: SwapOutcome, edits: Record<string, string | null>): Promise<void> {
		if (swap.state !== 'swapped' && swap.state !== 'same') return;
		this.#autosave.edits = edits;
		await this.#under(swap.rules);
	}

	/** What other rules would mean for it. */
	preview(choice: RulesChoice): Promise<RulesPreview | null> {
		return this.incidents.ask('other', () => this.engine.preview(choice));
	}

	/** The game goes on under other rules, if it can. */
	async changeRules(choice: RulesChoice): Promise<ChangeOutcome> {
		const outcome = await this.incidents.ask('other', () => this.engine.change(choice));
		if (!outcome) return { ok: false, obstacle: null, said: SILENT };
		if (outcome.ok) {
			this.laid = outcome.setup;
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
		this.played = rules;
		await this.#refresh();
		await this.#settle();
	}

	async #refresh(): Promise<void> {
		const snapshot = await this.incidents.ask('other', () => this.seen());
		if (snapshot) this.takeAnew(snapshot);
	}

	protected override async again(): Promise<void> {
		this.#pacing.wait();
		await super.again();
	}

	#wordsOf(answer: Answer): string | null {
		if (!this.names) return null;
		const { decision } = this.choice;
		const options = [...(decision?.options ?? []), ...(this.view?.anytime ?? [])];
		return answerWords(answer, decision, options, this.names);
	}

	/** Decides who acts next: the person at the screen, another one behind the curtain, or a bot. */
	async #settle(): Promise<void> {
		this.#pacing.wait();
		await this.incidents.ask('other', () => this.#autosave.keep(() => this.standing));
		const view = this.now;
		if (!view || view.over || this.#pacing.stopped || this.past.away || this.#answering) return;
		const people = this.#people;
		const [next] = people;
		if (view.waitingFor.length > people.length) {
			this.#pacing.soon(settings.botDelay);
			return;
		}
		if (next === undefined || this.seer === 'observer' || people.includes(this.seer)) return;
		if (this.#shared) this.#curtain = next;
		else await this.look(next);
	}

	/** Whether the person at the screen may answer for a seat. */
	#answersFor(seat: Seat): boolean {
		if (this.setup.seats[seat]?.control !== 'human') return false;
		return this.seer === seat || this.seer === 'observer';
	}

	/** The people who are asked. */
	get #people(): Seat[] {
		return this.now?.waitingFor.filter((seat) => this.humans.includes(seat)) ?? [];
	}

	/** Whether several people sit at the screen and hide their hands from each other. */
	get #shared(): boolean {
		return settings.curtain && this.humans.length > 1;
	}

	async #bots(portion: Portion): Promise<void> {
		const since = this.turn;
		const viewer = this.seer;
		const outcome = await this.incidents.ask('bots', () =>
			this.engine.bots(viewer, since, portion)
		);
		if (!outcome) return;
		const { played, thinking, refused, snapshot, happened } = outcome;
		this.#rejection = refused ?? this.#rejection;
		this.take(snapshot);
		this.tell(viewer, happened, false);
		if (viewer !== this.seer) await this.#refresh();
		if (thinking && !this.past.away) this.#pacing.again(portion);
		else if (played > 0) await this.#settle();
	}
}
