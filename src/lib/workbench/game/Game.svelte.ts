/** A game on the table: whose turn it is to answer, and what becomes of the answers. What is seen of it is its `Sight`. */
import { type Course, turnAfter } from '#lib/engine/session/course.ts';
import type {
	Answer,
	Breakdown,
	GameView,
	Key,
	Landing,
	Seat,
	Viewer
} from '#lib/engine/seat/protocol.ts';
import type { BotReason } from '#lib/bots/reasons.ts';
import { type Line, ordersIn, setupAt } from '#lib/game-file/game-file.ts';
import { applied } from '#lib/game-server/difference.ts';
import type { AskFirst, Shown } from '#lib/game-server/game-server.ts';
import { NOTHING, type Said } from '#lib/language/said.ts';
import type { OrdersTally } from '#lib/orders/orders.ts';
import type { PlayedGame, Replayed, Rules, RulesChoice } from '#lib/rules-server/rules-server.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import { answerWords } from './answer-words.ts';
import { Autosave } from './Autosave.ts';
import { stackedOptions } from './board-model.ts';
import { BotPacing, type Portion } from './BotPacing.ts';
import { Choice } from './Choice.svelte.ts';
import { type GameStart, type TableServers, whyNot } from './game-start.ts';
import { Held } from './Held.svelte.ts';
import { Sight } from './Sight.svelte.ts';
import type { ChangeOutcome, Outlook, SwapOutcome } from './swap-outcome.ts';
import { type TableIncident, TableIncidents } from './TableIncidents.svelte.ts';

export class Game {
	readonly id: string;
	readonly notes: GameStart['notes'];
	readonly #servers: TableServers;
	readonly #incidents = new TableIncidents(() => this.#again());
	readonly #sight: Sight;
	readonly #autosave: Autosave;
	readonly #pacing = new BotPacing((portion) => this.#bots(portion));
	/** The number of what has come last from the server. */
	#latest = 0;
	/** All answers so far. It holds every secret: it is stored, and nothing of it is shown. */
	#course: Course;
	#continued = $state.raw<GameStart['continued']>(null);
	#curtain = $state<Viewer | null>(null);
	#rejection = $state.raw<Said | null>(null);
	#closed = false;
	#answering = false; // Until an answer has been taken, or not, there is no other one.

	readonly answering = $derived(this.#incidents.answering); // A person's answer is under way.
	readonly held = new Held();
	readonly choice = $derived.by(() => {
		const { now, past, refusals, viewer } = this.#sight;
		const view = past.away ? null : now;
		const decision = view?.decision ?? null;
		const mine = decision !== null && this.#answersFor(decision.seat) ? decision : null;
		const seat = viewer === 'observer' ? (mine?.seat ?? null) : viewer;
		return new Choice(mine, view?.anytime ?? [], mine ? [...refusals] : [], seat, this.held);
	});
	/** The candidates, where they all are counters inside stacks: too small to be clicked on the map. */
	readonly tray = $derived(stackedOptions(this.index, this.view, this.choice));

	constructor(servers: TableServers, start: GameStart & { course: Course }) {
		this.#servers = servers;
		this.#sight = new Sight(servers.games, this.#incidents, start);
		this.#autosave = new Autosave(start);
		this.#course = start.course;
		this.id = start.id;
		this.#continued = start.continued;
		this.notes = start.notes;
	}

	get setup() {
		return this.#sight.setup;
	}

	get rules() {
		return this.#sight.rules;
	}

	get viewer() {
		return this.#sight.viewer;
	}

	get turn() {
		return this.#sight.turn;
	}

	get seatNames() {
		return this.#sight.seatNames;
	}

	get humans() {
		return this.#sight.humans;
	}

	get owners() {
		return this.#sight.owners;
	}

	get story() {
		return this.#sight.story;
	}

	get past() {
		return this.#sight.past;
	}

	get index() {
		return this.#sight.index;
	}

	get view() {
		return this.#sight.view;
	}

	get log() {
		return this.#sight.log;
	}

	get names() {
		return this.#sight.names;
	}

	get status() {
		return this.#sight.status;
	}

	get chronicle() {
		return this.#sight.chronicle;
	}

	get telling() {
		return this.#sight.telling;
	}

	get spaces() {
		return this.#sight.spaces;
	}

	/** By how many degrees more than on a desk the board is turned. */
	get boardTurn() {
		return this.#sight.boardTurn;
	}

	/** The board lies in a room that is higher than wide. */
	set tall(is: boolean) {
		this.#sight.tall = is;
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

	/** What a server did not come back from last, until somebody has read it. */
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

	/** What rules are about while this game is on the table. */
	get played(): PlayedGame {
		const { rules, setup } = this.#sight;
		const { variant, layers = null, options, seats } = setup;
		const choice = { variant, layers, options };
		const orders = ordersIn(setup);
		return { choice, players: seats.length, game: rules.game, hash: rules.hash, orders };
	}

	/** `at`: at a moment of its past. Rejects with `ServerTrouble` where the server does not come back. */
	async open(at: number | null = null): Promise<void> {
		this.#take(await this.#servers.games.show(this.#sight.wish()));
		// At a shared screen somebody takes a seat first.
		if (this.#shared && !this.#sight.now?.over) this.#curtain = this.#people[0] ?? this.viewer;
		// Before a bot goes on with it.
		if (at !== null && this.#curtain === null) await this.walk(at);
		else await this.#settle();
	}

	close(): void {
		if (this.#closed) return;
		this.#closed = true;
		this.#incidents.close();
		this.#pacing.close();
		this.#autosave.lock.release();
		this.#servers.games.leave().catch(() => undefined);
	}

	/** Gives an answer. False: `ask` wants it to be asked about first, and nothing has happened. */
	async answer(answer: Answer | null, ask: AskFirst = 'never'): Promise<boolean> {
		if (!answer || this.#answering || this.past.away) return true;
		this.#answering = true;
		this.#pacing.wait();
		const wish = this.#sight.wish(!this.#shared);
		const given = await this.#incidents.ask(
			'answer',
			() => this.#servers.games.give(answer, ask, wish),
			this.#wordsOf(answer)
		);
		const show = given && given.is !== 'ask' ? await this.#kept(given.shown) : null;
		this.#answering = false;
		if (!given) return true;
		if (given.is === 'ask') {
			await this.#settle();
			return false;
		}
		this.#rejection = given.is === 'refused' ? given.said : null;
		if (show) this.#show(given.shown, given.is === 'given');
		await this.#settle();
		return true;
	}

	async undo(to: 'barrier' | 'any' = 'barrier'): Promise<boolean> {
		if (this.past.away) return false;
		this.#pacing.wait();
		const shown = await this.#ask((games) => games.undo(to, this.#sight.wish(!this.#shared)));
		if (shown && (await this.#kept(shown))) this.#sight.takeAnew(shown);
		await this.#settle();
		return shown !== null;
	}

	async look(viewer: Viewer): Promise<void> {
		this.#pacing.wait();
		const shown = await this.#ask((games) => games.look(this.#sight.wish(false, viewer)));
		if (!shown) return;
		if (viewer === 'observer' && this.owners.length > 0) this.notes.open(this.turn);
		const behind = this.#curtain !== null;
		this.#curtain = null;
		this.#keepUp(shown);
		this.#sight.lookAs(shown, behind);
		await this.#settle();
	}

	/** Whoever looks hands the table to the person of another seat. */
	async pass(seat: Seat): Promise<void> {
		if (this.#shared) this.#curtain = seat;
		else await this.look(seat);
	}

	/** The seat behind the curtain has taken the table. */
	async reveal(): Promise<void> {
		if (this.#curtain !== null) await this.look(this.#curtain);
	}

	/** Looks at the game as it stood after so many answers, or as it stands. Nobody answers while it is the past. */
	async walk(turn: number): Promise<void> {
		if (this.#answering) return;
		this.#pacing.wait();
		this.#sight.forgetStep();
		if (turn < this.turn) await this.past.go(turn);
		else this.past.leave();
		if (!this.past.away) await this.#settle();
	}

	/** One answer on through the past; what it brought about is shown. */
	async stepTo(turn: number): Promise<void> {
		await this.walk(turn);
		await this.#sight.showStep(turn);
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
		const kept = { setup: this.setup, course: this.#course };
		const line = wanted(kept);
		const result = await this.#incidents.ask('other', async () => {
			const rulings = await this.#servers.rules.rulings({ ...line, edits });
			return this.#servers.games.resume(line, rulings, false);
		});
		this.#answering = false;
		if (!result) return this.#incidents.said;
		if (!result.ok) return whyNot(result);
		laid(kept);
		const { continued, course, rules } = result.started;
		await this.#autosave.lay(line);
		this.#course = course;
		this.#sight.setup = line.setup;
		this.#continued = continued;
		this.#rejection = null;
		this.#takeASeat();
		await this.#under(rules);
		return null;
	}

	/** A seat that is no person's any more leaves the table to another viewer. */
	#takeASeat(): void {
		const { owners, viewer } = this;
		if (viewer === 'observer' || owners.includes(viewer)) return;
		const [next = 'observer'] = this.humans.length > 0 ? this.humans : owners;
		if (next === 'observer') this.notes.open(this.turn);
		if (this.#shared) this.#curtain = next;
		else this.#sight.leaveTo(next);
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
		this.#incidents.understood();
		await this.#refresh();
		await this.resume();
	}

	/** The rules were edited while the game runs: it goes on under them, if it can. */
	async takeOver(played: Replayed, edits: Record<string, string | null>): Promise<SwapOutcome> {
		if (played.state !== 'same' && played.state !== 'other') return played;
		if (played.state === 'same') {
			this.#autosave.edits = edits;
			await this.#under(played.rules);
			return played;
		}
		const { game } = played;
		const swapped = await this.#servers.games.swap(game, this.setup, this.#sight.wish());
		if (!swapped.ok) return { state: 'refused', said: swapped.said };
		this.#autosave.edits = edits;
		await this.#now(game.rules, swapped.shown);
		return { state: 'swapped', rules: game.rules, changes: swapped.changes };
	}

	/** What other rules would mean for it. */
	preview(choice: RulesChoice): Promise<Outlook | null> {
		return this.#incidents.ask('other', async () => {
			const asked = performance.now();
			const preview = await this.#servers.rules.preview(this.played, choice);
			const { game } = preview;
			const obstacle = game && (await this.#servers.games.obstacle(game));
			const possible = game !== null && obstacle === null;
			return { ...preview, possible, obstacle, took: performance.now() - asked };
		});
	}

	/** The game goes on under other rules, if it can. */
	async changeRules(choice: RulesChoice): Promise<ChangeOutcome> {
		const outcome = await this.#incidents.ask('other', async () => {
			const { game, errors } = await this.#servers.rules.preview(this.played, choice);
			if (!game) return { game, said: errors[0]?.said ?? NOTHING };
			const { variant, layers = null, options } = choice;
			const setup = { ...this.setup, variant, layers, options };
			const swapped = await this.#servers.games.swap(game, setup, this.#sight.wish());
			return { game, setup, swapped };
		});
		if (!outcome) return { ok: false, obstacle: null, said: this.#incidents.said };
		if (!outcome.game) return { ok: false, obstacle: null, said: outcome.said };
		const { game, setup, swapped } = outcome;
		if (!swapped.ok) return swapped;
		this.#sight.setup = setup;
		await this.#now(game.rules, swapped.shown);
		return { ok: true };
	}

	/** What the seat of these answers would see and be asked after them; null where that cannot be told. */
	foresee(answers: readonly Answer[]): Promise<GameView | null> {
		return this.#ask((games) => games.foresee(answers));
	}

	/** Where the answers to the open question would bring these things. */
	async landings(seat: Seat, things: readonly Key[]): Promise<Landing[]> {
		return (await this.#ask((games) => games.landings(seat, things))) ?? [];
	}

	explain(value: string, keys: Key[]): Promise<Breakdown | null> {
		const { at } = this.past;
		return this.#ask((games) => games.explain(this.viewer, value, keys, at));
	}

	/** Sends the position after so many answers, null: as it stands, to a server that plays it out; the page does not see it. */
	readonly lend: TableServers['games']['lend'] = (port, turn, known) =>
		this.#servers.games.lend(port, turn, known);

	/** What came of the orders of a seat so far: its owner alone is shown it. */
	ordersTold(seat: Seat): Promise<OrdersTally | null> {
		return this.#ask((games) => games.ordersTold(seat));
	}

	/** What bots weighed before their last answers; nothing as long as the table is not open. */
	async reasons(): Promise<BotReason[]> {
		if (this.viewer !== 'observer') return [];
		return (await this.#ask((games) => games.reasons())) ?? [];
	}

	/** Nothing happens by itself until `release`. */
	hold(): void {
		this.#pacing.hold();
	}

	release(): void {
		if (this.#pacing.release()) void this.#settle();
	}

	#ask<T>(ask: (games: TableServers['games']) => Promise<T>): Promise<T | null> {
		return this.#incidents.ask('other', () => ask(this.#servers.games));
	}

	/** The record is kept up with whatever is shown, also with what is shown to nobody any more. */
	#keepUp({ course, number }: Shown): void {
		this.#course = applied(this.#course, course);
		this.#sight.setup = setupAt(this.setup, turnAfter(this.#course));
		this.#latest = number;
	}

	/** Stores the game with what is about to be shown; false: something newer has been shown meanwhile, which holds all of it. */
	async #kept(shown: Shown): Promise<boolean> {
		this.#keepUp(shown);
		await this.#autosave.keepUp(this.#course, this.#sight.standingAfter(shown));
		return shown.number === this.#latest;
	}

	#take(shown: Shown): void {
		this.#keepUp(shown);
		this.#show(shown, false);
	}

	#show(shown: Shown, answered: boolean): void {
		if (shown.anew) this.#sight.lookAs(shown, false);
		else this.#sight.take(shown, answered);
	}

	#takeAnew(shown: Shown): void {
		this.#keepUp(shown);
		this.#sight.takeAnew(shown);
	}

	async #under(rules: Rules): Promise<void> {
		this.#sight.rules = rules;
		await this.#refresh();
		await this.#settle();
	}

	/** It is played by these rules from now on, and this is how it looks then. */
	async #now(rules: Rules, shown: Shown): Promise<void> {
		const isNewest = await this.#kept(shown);
		this.#sight.rules = rules;
		this.#rejection = null;
		if (isNewest) this.#sight.takeAnew(shown);
		await this.#settle();
	}

	async #refresh(): Promise<void> {
		const shown = await this.#ask((games) => games.show(this.#sight.wish()));
		if (shown) this.#takeAnew(shown);
	}

	/** Shows the game as it stands now, in another worker. */
	async #again(): Promise<void> {
		this.#pacing.wait();
		this.#take(await this.#servers.games.show(this.#sight.wish()));
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
		const { standing } = this.#sight;
		if (standing) await this.#autosave.keepUp(this.#course, standing);
		const view = this.#sight.now;
		if (!view || view.over || this.#pacing.stopped || this.past.away || this.#answering) return;
		const people = this.#people;
		const [next] = people;
		if (view.waitingFor.length > people.length) {
			this.#pacing.soon(settings.botDelay);
			return;
		}
		const { viewer } = this;
		if (next === undefined || viewer === 'observer' || people.includes(viewer)) return;
		// Whose orders play is never asked: who has taken that seat has come to read.
		if (!this.humans.includes(viewer)) return;
		await this.pass(next);
	}

	/** Whether the person at the screen may answer for a seat. */
	#answersFor(seat: Seat): boolean {
		if (this.setup.seats[seat]?.control !== 'human') return false;
		return this.viewer === seat || this.viewer === 'observer';
	}

	/** The people who are asked. */
	get #people(): Seat[] {
		return this.#sight.now?.waitingFor.filter((seat) => this.humans.includes(seat)) ?? [];
	}

	/** Whether several people sit at the screen and hide their hands or orders from each other; where nobody has any, all is open. */
	get #shared(): boolean {
		const secrets = this.rules.secrets || this.owners.length > this.humans.length;
		return settings.curtain && secrets && this.owners.length > 1;
	}

	async #bots(portion: Portion): Promise<void> {
		const wish = this.#sight.wish(!this.#shared);
		const outcome = await this.#incidents.ask('bots', () =>
			this.#servers.games.bots(portion, wish)
		);
		if (!outcome) return;
		const { played, thinking, refused, shown } = outcome;
		this.#rejection = refused ?? this.#rejection;
		const isNewest = await this.#kept(shown);
		if (wish.viewer !== this.viewer) await this.#refresh();
		else if (isNewest) this.#show(shown, false);
		if (thinking && !this.past.away) this.#pacing.again(portion);
		else if (played > 0) await this.#settle();
	}
}
