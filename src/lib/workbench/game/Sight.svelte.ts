/** What one viewer sees of a table: the game as it stands or a moment of its past, in the reader's words. */
import type { Happened } from '#lib/engine/seat/happening.ts';
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
import { indexFor } from '#lib/workbench/lookup/index-for.ts';
import { namesFor, statusOf } from '#lib/workbench/lookup/names-for.ts';
import type { BotReason, GameSetup, Rules, Snapshot } from '../../../workers/engine/engine-api.ts';
import type { Standing } from './Autosave.ts';
import { boardModel, type SpaceModel } from './board-model.ts';
import type { GameEngine } from './game-start.ts';
import { kept } from '#lib/language/tools/kept.ts';
import { Past } from './Past.svelte.ts';
import { type Spoken, Story } from '#lib/workbench/story/Story.svelte.ts';
import { type TableIncident, TableIncidents } from './TableIncidents.svelte.ts';

export class Sight {
	protected readonly engine: GameEngine;
	protected readonly incidents = new TableIncidents(() => this.again());
	protected laid = $state.raw<GameSetup>() as GameSetup;
	protected played = $state.raw<Rules>() as Rules;
	protected seer = $state<Viewer>('observer');
	/** The game as it stands, whatever is looked at. */
	protected now = $state.raw<GameView | null>(null);
	protected refusals = $state.raw<Refusal[]>([]);
	#lines = $state.raw<LogLine[]>([]);

	/** What happened since the viewer answered last. */
	readonly story = new Story();
	/** What happened by the answer before the moment of the past that somebody has stepped to. */
	readonly #stepped = new Story();
	readonly past = new Past({
		moment: (turn) => this.incidents.ask('other', () => this.engine.past(this.seer, turn)),
		chronicle: () => this.incidents.ask('other', () => this.engine.chronicle(this.seer)),
		viewer: () => this.seer
	});
	readonly index = $derived.by(() => indexFor(this.played));
	/** What is seen: the game as it stands, or the moment of the past that is looked at. */
	readonly view = $derived.by(
		() => (this.#shown = kept(this.#shown, this.past.moment?.view ?? this.now))
	);
	readonly log = $derived(this.#lines.slice(0, this.past.moment?.logged));
	readonly names = $derived(this.view && namesFor(this.index, this.view, this.seatNames));
	readonly status = $derived(this.names ? statusOf(this.index, this.view, this.names) : []);
	/** What is told beside what is seen. */
	readonly telling = $derived(this.past.away ? this.#stepped : this.story);
	/** The map as it is drawn; empty where a game has none. */
	readonly spaces = $derived.by(
		() => (this.#drawn = kept(this.#drawn, this.view ? boardModel(this.index, this.view) : []))
	);
	#shown: GameView | null = null;
	#drawn: SpaceModel[] = [];

	constructor(engine: GameEngine, setup: GameSetup, rules: Rules) {
		this.engine = engine;
		this.laid = setup;
		this.played = rules;
		this.seer = this.humans[0] ?? 'observer';
	}

	get setup(): GameSetup {
		return this.laid;
	}

	get rules(): Rules {
		return this.played;
	}

	get viewer(): Viewer {
		return this.seer;
	}

	/** Answers given so far. */
	get turn(): number {
		return this.now?.turn ?? 0;
	}

	get seatNames(): string[] {
		return this.laid.seats.map(({ name }) => name);
	}

	get humans(): Seat[] {
		return this.laid.seats.flatMap(({ control }, seat) => (control === 'human' ? [seat] : []));
	}

	/** What the engine did not come back from last, until somebody has read it. */
	get incident(): TableIncident | null {
		return this.incidents.last;
	}

	/** What the seat of these answers would see and be asked after them; null where that cannot be told. */
	foresee(answers: readonly Answer[]): Promise<GameView | null> {
		return this.incidents.ask('other', () => this.engine.foresee(answers));
	}

	explain(value: string, keys: Key[]): Promise<Breakdown | null> {
		const { at } = this.past;
		return this.incidents.ask('other', () => this.engine.explain(this.seer, value, keys, at));
	}

	/** Sends the position after so many answers, null: as it stands, to whoever plays it out; the page does not see it. */
	readonly lend: GameEngine['lend'] = (port, turn, known) => this.engine.lend(port, turn, known);

	/** What bots weighed before their last answers; nothing as long as the table is not open. */
	async reasons(): Promise<BotReason[]> {
		if (this.seer !== 'observer') return [];
		return (await this.incidents.ask('other', () => this.engine.reasons())) ?? [];
	}

	/** Shows the game as another engine has it. */
	protected async again(): Promise<void> {
		this.take(await this.seen());
	}

	protected seen(): Promise<Snapshot> {
		return this.engine.snapshot(this.seer, 0);
	}

	/** All at once: no seat is ever drawn with what another one sees. */
	protected lookAs(viewer: Viewer, snapshot: Snapshot): void {
		this.seer = viewer;
		this.takeAnew(snapshot);
	}

	/** Nothing that was shown before is good any more. */
	protected takeAnew(snapshot: Snapshot): void {
		this.past.leave();
		this.story.forget();
		this.forgetStep();
		this.#lines = [];
		this.take(snapshot);
	}

	/** What was seen on the way to what was taken last. */
	protected tell(viewer: Viewer, happened: readonly Happened[], answered: boolean): void {
		if (viewer === this.seer) this.story.tell(happened, this.#spoken, answered);
	}

	/** What happened since whoever comes to the table answered last; `shown`: it has not been seen by anybody who looks. */
	protected recall(viewer: Viewer, happened: readonly Happened[], shown: boolean): void {
		if (viewer !== this.seer) return;
		this.story.recall(happened, this.#spoken);
		if (shown) this.story.again();
	}

	/** What the last answer before a moment brought about is shown, if somebody still looks at that moment when it is known. */
	protected async showStep(turn: number): Promise<void> {
		const viewer = this.seer;
		const happened = await this.incidents.ask('other', () =>
			this.engine.happened(viewer, turn - 1, turn)
		);
		if (!happened || viewer !== this.seer || (this.past.wanted ?? this.turn) !== turn) return;
		if (!this.past.away) return this.story.show(happened, this.#spoken);
		this.#stepped.recall(happened, this.#spoken);
		this.#stepped.again();
	}

	protected forgetStep(): void {
		this.#stepped.forget();
	}

	get #spoken(): Spoken {
		const { players, space } = this.index.layout;
		return { players, owner: space.owner };
	}

	/** What was asked for another viewer, who has left the table meanwhile, is not shown. */
	protected take(snapshot: Snapshot): void {
		if (snapshot.view.viewer !== this.seer) return;
		this.now = snapshot.view;
		this.refusals = snapshot.refusals;
		this.#lines = [...this.#lines.filter((line) => line.turn < snapshot.from), ...snapshot.log];
	}

	protected get standing(): Standing | null {
		const view = this.now;
		if (!view) return null;
		const status = statusOf(this.index, view, namesFor(this.index, view, this.seatNames));
		return { setup: this.laid, view, status };
	}
}
