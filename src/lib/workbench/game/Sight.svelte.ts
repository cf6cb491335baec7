/** What one viewer sees of a table: the game as it stands or a moment of its past, in the reader's words. */
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { GameView, LogLine, Refusal, Seat, Viewer } from '#lib/engine/seat/protocol.ts';
import { type GameSetup, ownedAt, peopleAt } from '#lib/game-file/game-file.ts';
import { applied } from '#lib/game-server/difference.ts';
import type { Seen, Shown, Wish } from '#lib/game-server/game-server.ts';
import { kept } from '#lib/language/tools/kept.ts';
import type { Rules } from '#lib/rules-server/rules-server.ts';
import { indexFor } from '#lib/workbench/lookup/index-for.ts';
import { namesFor, statusOf } from '#lib/workbench/lookup/names-for.ts';
import { type Spoken, Story } from '#lib/workbench/story/Story.svelte.ts';
import type { Standing } from './Autosave.ts';
import { boardModel, type SpaceModel } from './board-model.ts';
import type { GameAsked } from './game-start.ts';
import { Past } from './Past.svelte.ts';
import type { TableIncidents } from './TableIncidents.svelte.ts';

const LONGEST_NAME = 200;

export class Sight {
	readonly #asked: Pick<GameAsked, 'past' | 'happened'>;
	readonly #incidents: TableIncidents;
	/** Which seats there are, and who plays them. */
	setup = $state.raw<GameSetup>() as GameSetup;
	/** By which rules is played. */
	rules = $state.raw<Rules>() as Rules;
	#viewer = $state<Viewer>('observer');
	/** What was shown last; the game as it stands, whatever is looked at. */
	#seen = $state.raw<Seen | null>(null);
	/** The number of what was shown last. */
	#known: number | null = null;

	/** What happened since the viewer answered last. */
	readonly story = new Story();
	/** What happened by the answer before the moment of the past that somebody has stepped to. */
	readonly #stepped = new Story();
	readonly past = new Past({
		moment: (turn) => this.#incidents.ask('other', () => this.#asked.past(this.#viewer, turn)),
		viewer: () => this.#viewer
	});
	readonly index = $derived.by(() => indexFor(this.rules));
	/** What is seen: the game as it stands, or the moment of the past that is looked at. */
	readonly view = $derived.by(
		() => (this.#shown = kept(this.#shown, this.past.moment?.view ?? this.now))
	);
	readonly log: readonly LogLine[] = $derived(
		(this.#seen?.log ?? []).slice(0, this.past.moment?.logged)
	);
	readonly names = $derived(this.view && namesFor(this.index, this.view, this.seatNames));
	readonly status = $derived(this.names ? statusOf(this.index, this.view, this.names) : []);
	/** How the game went until now. */
	readonly chronicle = $derived(this.#seen?.chronicle ?? null);
	/** What is told beside what is seen. */
	readonly telling = $derived(this.past.away ? this.#stepped : this.story);
	/** Whether the room of the board is higher than wide. */
	tall = $state(false);
	readonly boardTurn = $derived.by(() => (this.tall ? this.index.layout.space.turnWhenTall : 0));
	/** The map as it is drawn; empty where a game has none. */
	readonly spaces = $derived.by(
		() =>
			(this.#drawn = kept(
				this.#drawn,
				this.view ? boardModel(this.index, this.view, this.boardTurn) : []
			))
	);
	#shown: GameView | null = null;
	#drawn: SpaceModel[] = [];

	constructor(
		asked: Pick<GameAsked, 'past' | 'happened'>,
		incidents: TableIncidents,
		{ setup, rules }: { setup: GameSetup; rules: Rules }
	) {
		this.#asked = asked;
		this.#incidents = incidents;
		this.setup = setup;
		this.rules = rules;
		this.#viewer = this.humans[0] ?? this.owners[0] ?? 'observer';
	}

	get viewer(): Viewer {
		return this.#viewer;
	}

	/** The game as it stands; null until it has been shown. */
	get now(): GameView | null {
		return this.#seen?.view ?? null;
	}

	get refusals(): readonly Refusal[] {
		return this.#seen?.refusals ?? [];
	}

	/** Answers given so far. */
	get turn(): number {
		return this.now?.turn ?? 0;
	}

	/** As they are drawn. */
	get seatNames(): string[] {
		return this.setup.seats.map(({ name }) => shortened(name));
	}

	get humans(): Seat[] {
		return peopleAt(this.setup);
	}

	/** Who may look at the table: people who play, and people whose orders play. */
	get owners(): Seat[] {
		return ownedAt(this.setup);
	}

	/** What is asked with whatever changes the game. `follow`: the next person may take the table. */
	wish(follow = false, viewer = this.#viewer): Wish {
		return { viewer, known: this.#known, follow };
	}

	/** What was shown, to whoever looks now: with it comes what was seen on the way. */
	take(shown: Shown, answered: boolean): void {
		if (!this.#see(shown)) return;
		this.story.tell(shown.happened, this.#spoken, answered);
	}

	/** Nothing that was shown before is good any more: the game stands elsewhere, or by other rules. */
	takeAnew(shown: Shown): void {
		if (shown.viewer === this.#viewer) this.#forget();
		this.#see(shown);
	}

	/**
	 * Another viewer is at the table, and sees what happened since it answered last. `unseen`: nobody who looks has seen that
	 * yet. All at once: no seat is ever drawn with what another one sees.
	 */
	lookAs(shown: Shown, unseen: boolean): void {
		this.#viewer = shown.viewer;
		this.takeAnew(shown);
		this.story.recall(shown.happened, this.#spoken);
		if (unseen) this.story.again();
	}

	/** Whoever looks leaves the table to another viewer, to whom nothing has been shown yet. */
	leaveTo(viewer: Viewer): void {
		this.#viewer = viewer;
	}

	/** What was asked for another viewer, who has left the table meanwhile, is not shown. */
	#see(shown: Shown): boolean {
		const isMine = shown.viewer === this.#viewer;
		this.#known = isMine ? shown.number : null;
		if (isMine) this.#seen = applied(this.#seen, shown.seen);
		return isMine;
	}

	#forget(): void {
		this.past.leave();
		this.story.forget();
		this.forgetStep();
	}

	/** What the last answer before a moment brought about is shown, if somebody still looks at that moment when it is known. */
	async showStep(turn: number): Promise<void> {
		const viewer = this.#viewer;
		const happened = await this.#incidents.ask('other', () =>
			this.#asked.happened(viewer, turn - 1, turn)
		);
		if (happened && viewer === this.#viewer && (this.past.wanted ?? this.turn) === turn)
			this.#step(happened);
	}

	#step(happened: readonly Happened[]): void {
		if (!this.past.away) return this.story.show(happened, this.#spoken);
		this.#stepped.recall(happened, this.#spoken);
		this.#stepped.again();
	}

	forgetStep(): void {
		this.#stepped.forget();
	}

	get #spoken(): Spoken {
		const { players, space } = this.index.layout;
		return { players, owner: space.owner };
	}

	get standing(): Standing | null {
		return this.now && this.#standingAt(this.now);
	}

	/** How the game will stand as soon as this is shown. */
	standingAfter(shown: Shown): Standing {
		const before = shown.viewer === this.#viewer ? this.#seen : null;
		return this.#standingAt(applied(before, shown.seen).view);
	}

	#standingAt(view: GameView): Standing {
		const status = statusOf(this.index, view, namesFor(this.index, view, this.seatNames));
		return { setup: this.setup, view, status };
	}
}

/** A browser does not come to an end with drawing a name of a million letters, as a file may have it. */
function shortened(name: string): string {
	return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME)}…`;
}
