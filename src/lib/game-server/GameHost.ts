/** Runs one game with its bots. Lives in any thread; knows nothing of one, so that tests can hold it in their hands. */
import { BotPlayer } from '#lib/bots/player.ts';
import { type BotReason, reasonOf } from '#lib/bots/reasons.ts';
import type { PositionEdit } from '#lib/engine/edit/position-edit.ts';
import { interpretedCode } from '#lib/engine/interpret/index.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type {
	Answer,
	AnswerResult,
	GameView,
	Key,
	Landing,
	Seat,
	Viewer
} from '#lib/engine/seat/protocol.ts';
import { decisionIn } from '#lib/engine/session/answers.ts';
import { beginSession } from '#lib/engine/session/load-session.ts';
import type { Session, UndoTo } from '#lib/engine/session/session.ts';
import { type Obstacle, transplant } from '#lib/engine/session/take-over-rules.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { type GameSetup, type Line, peopleAt, type SeatSetup } from '#lib/game-file/game-file.ts';
import { lentPosition } from '#lib/lab/playouts/lend-position.ts';
import { type Said, say } from '#lib/language/said.ts';
import { SmallCache } from '#lib/language/tools/small-cache.ts';
import { OrderedPlayer } from '#lib/orders/OrderedPlayer.ts';
import type { OrdersTally } from '#lib/orders/orders.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { LinkedGame, Rulings } from '#lib/rules-server/rules-server.ts';
import type { ScenarioWords } from '#lib/scenario/write-scenario.ts';
import { asksFirst } from './ask-first.ts';
import type {
	AskFirst,
	BotsPlayed,
	GameServer,
	Given,
	Moment,
	Shown,
	Started,
	StartResult,
	Swapped,
	Wish
} from './game-server.ts';
import type { HostCode } from './host-code.ts';
import { LastShown } from './LastShown.ts';
import { positionScenario } from './position/position-scenario.ts';
import { editedPosition, playedOn } from './position/set-position.ts';
import { refused, resumeGame } from './resume-game.ts';
import { seenBetween, seenOf, seenSinceAnswer } from './seen-happening.ts';
import { tryOut } from './try-out.ts';
import { momentOf } from './walk-back.ts';

/** Milliseconds for which a bot thinks before others who want something have their turn. */
const THINKING = 80;
/** Programs: of the game on the table, and of the rules that it may go on under. */
const REMEMBERED = 2;

interface Running {
	setup: GameSetup;
	session: Session;
	/** What the session runs. */
	game: LinkedGame;
	/** By seat; null: a person answers, or nobody can. */
	bots: (BotPlayer | OrderedPlayer | null)[];
	last: LastShown;
}

export class GameHost implements GameServer {
	readonly way: () => HostCode['way'];
	readonly #makeCode: HostCode['makeCode'];
	readonly #programs = new SmallCache<Program>(REMEMBERED);
	#running: Running | null = null;

	/** `code`: how this host comes to code. */
	constructor({ way, makeCode }: HostCode) {
		this.way = () => way;
		this.#makeCode = makeCode;
	}

	start(setup: GameSetup, game: LinkedGame): StartResult {
		const begun = this.#begin(setup, game);
		return begun.ok ? this.#run(setup, begun.session, game, null) : refused(begun.said);
	}

	tryOut(setup: GameSetup, game: LinkedGame, face: string): StartResult {
		const begun = this.#begin(setup, game);
		if (!begun.ok) return refused(begun.said);
		const tried = tryOut(begun.session, face, 0, setup.seed);
		return tried.ok ? this.#run(setup, begun.session, game, null) : refused(tried.said);
	}

	resume(line: Line, rulings: Rulings, partly: boolean): StartResult {
		const tools = {
			programOf: (game: LinkedGame) => this.#programOf(game),
			makeCode: this.#makeCode
		};
		const resumed = resumeGame(line, rulings, partly, tools);
		if (!resumed.ok) return resumed;
		return this.#run(line.setup, resumed.session, resumed.game, resumed.continued);
	}

	leave(): void {
		this.#running = null;
	}

	show({ viewer, known }: Wish): Shown {
		const { last, session } = this.#game();
		return last.show(session, { viewer, known, happened: [], anew: false });
	}

	look({ viewer, known }: Wish): Shown {
		const { last, session } = this.#game();
		this.#watch(viewer);
		const happened = seenSinceAnswer(session, viewer);
		return last.show(session, { viewer, known, happened, anew: true });
	}

	give(answer: Answer, ask: AskFirst, wish: Wish): Given {
		const { last, session } = this.#game();
		const before = ask === 'never' ? null : last.viewNow(session, answer.seat);
		const result = session.answer(answer);
		if (!result.ok) return { is: 'refused', said: result.said, shown: this.show(wish) };
		if (ask !== 'never' && before && this.#asks(ask, before, answer, wish)) {
			session.undo('any');
			return { is: 'ask' };
		}
		const { failed, shown } = this.#shown(1, wish);
		return failed ? { is: 'refused', said: failed, shown } : { is: 'given', shown };
	}

	/** Whether the answer that has been given is asked about first, and to be taken back until then. */
	#asks(
		ask: Exclude<AskFirst, 'never'>,
		before: GameView,
		answer: Answer,
		{ viewer, follow }: Wish
	): boolean {
		const { session } = this.#game();
		// What comes to light is not looked at before it is known that the answer is meant.
		if (session.stopsAtLast(this.#barrierFor(viewer, follow))) return true;
		const seen = unlessRulesFail(() => ({ ok: true as const, view: session.view(answer.seat) }));
		return seen.ok && asksFirst(ask, before, answer, seen.view);
	}

	bots(limit: 'one' | number, wish: Wish): BotsPlayed {
		this.#watch(wish.viewer);
		const end = performance.now() + (limit === 'one' ? THINKING : limit);
		const goOn = (): boolean => performance.now() < end;
		let played = 0;
		let result = this.#playBot(goOn);
		while (result !== 'thinking' && result?.ok) {
			played++;
			if (limit === 'one' || !goOn()) break;
			result = this.#playBot(goOn);
		}
		const { failed, shown } = this.#shown(played, wish);
		const thinking = result === 'thinking';
		const said = failed ?? (result !== 'thinking' && result?.ok === false ? result.said : null);
		return { played: failed === null ? played : 0, thinking, refused: said, shown };
	}

	undo(to: 'barrier' | 'any', wish: Wish): Shown | null {
		const { session, setup } = this.#game();
		const people = peopleAt(setup);
		const until = to === 'any' ? to : this.#barrierFor(wish.viewer, wish.follow);
		let undone = 0;
		while (session.undo(until)) {
			undone++;
			const { waitingFor } = session.view('observer');
			if (people.length === 0 || waitingFor.some((seat) => people.includes(seat))) break;
		}
		return undone > 0 ? this.show(wish) : null;
	}

	/** Where all seats are played by those who look together, only chance tells anybody anything. */
	#barrierFor(viewer: Viewer, together: boolean): UndoTo {
		const { seats } = this.#game().setup;
		const allSeen =
			viewer === 'observer' || (together && peopleAt({ seats }).length === seats.length);
		return allSeen ? 'chance' : 'barrier';
	}

	obstacle(game: LinkedGame): Obstacle | null {
		const { session } = this.#game();
		const result = transplant(session.machine, interpretedCode(this.#programOf(game)));
		return result.ok ? null : result.obstacle;
	}

	swap(game: LinkedGame, setup: GameSetup, wish: Wish): Swapped {
		const running = this.#game();
		const swapped = running.session.swap(this.#programOf(game), game.lock);
		if (!swapped.ok) return swapped;
		const { session } = running;
		const bots = setup.seats.map((seat, at) =>
			seat.control === 'orders' ? this.#orderedPlayer(session, game, seat, at) : running.bots[at]!
		);
		this.#running = { ...running, setup, game, bots };
		return { ok: true, changes: swapped.changes, shown: this.show(wish) };
	}

	foresee(answers: readonly Answer[]): GameView | null {
		const { session } = this.#game();
		const seat = answers[0]?.seat ?? 0;
		const seen = unlessRulesFail(() => ({ ok: true as const, it: session.foresee(seat, answers) }));
		return seen.ok ? seen.it : null;
	}

	landings(seat: Seat, things: readonly Key[]): Landing[] {
		const { session } = this.#game();
		const told = unlessRulesFail(() => ({ ok: true as const, it: session.landings(seat, things) }));
		return told.ok ? told.it : [];
	}

	past(viewer: Viewer, turn: number): Moment {
		return momentOf(this.#game().session, viewer, turn);
	}

	happened(viewer: Viewer, from: number, to: number): Happened[] {
		return seenBetween(this.#game().session, viewer, from, to);
	}

	explain(viewer: Viewer, value: string, keys: Key[], turn: number | null) {
		const { session } = this.#game();
		const explained = unlessRulesFail(() => session.explain(viewer, value, keys, turn));
		return explained !== null && 'ok' in explained ? null : explained;
	}

	reasons(): BotReason[] {
		const { session, bots } = this.#game();
		return bots.flatMap((bot) =>
			bot instanceof BotPlayer && bot.last ? (reasonOf(session, bot.last) ?? []) : []
		);
	}

	ordersTold(seat: Seat): OrdersTally | null {
		const { session, bots } = this.#game();
		const player = bots[seat];
		if (!(player instanceof OrderedPlayer)) return null;
		player.forget(session.span.last);
		return player.tally;
	}

	lend(port: MessagePort, turn: number | null, known: string | null): void {
		port.postMessage(lentPosition(this.#game().session, turn, known));
	}

	scenario(words: ScenarioWords) {
		if (!this.#running) return null;
		const { machine } = this.#running.session;
		return positionScenario({ ...this.#running, machine }, words);
	}

	edited(edits: readonly PositionEdit[]) {
		return editedPosition(this.#game().session.machine, edits);
	}

	editedScenario(edits: readonly PositionEdit[], words: ScenarioWords) {
		const machine = this.#running && playedOn(this.#running.session.machine, edits);
		return machine && positionScenario({ ...this.#game(), machine }, words);
	}

	#game(): Running {
		if (!this.#running) throw new Error('no game is running');
		return this.#running;
	}

	/** The same text is the same program, whose code is made already. */
	#programOf({ program }: LinkedGame): Program {
		return this.#programs.of(program, () => JSON.parse(program) as Program);
	}

	#begin(setup: GameSetup, game: LinkedGame) {
		const { lock } = game;
		const options = { seed: setup.seed, lock, makeCode: this.#makeCode };
		return beginSession(this.#programOf(game), options);
	}

	#run(
		setup: GameSetup,
		session: Session,
		game: LinkedGame,
		continued: Started['continued']
	): StartResult {
		const bots = setup.seats.map((seat, at) => {
			const { control } = seat;
			if (control === 'human') return null;
			if (control === 'orders') return this.#orderedPlayer(session, game, seat, at);
			return new BotPlayer(session.machine, control, `${setup.seed}/${at}`);
		});
		this.#running = { setup, session, game, bots, last: new LastShown() };
		session.watch(peopleAt(setup));
		const { rules } = game;
		return { ok: true, started: { rules, continued, course: session.course() } };
	}

	/** What it has followed already is found in its answers since these orders were given; null: it has none that hold. */
	#orderedPlayer(
		session: Session,
		game: LinkedGame,
		{ orders }: SeatSetup,
		seat: Seat
	): OrderedPlayer | null {
		const held = game.orders[seat];
		if (!held) return null;
		const player = new OrderedPlayer(held);
		const { first, last } = session.span;
		for (let turn = Math.max(first, orders?.since ?? 0); turn < last; turn++) {
			const given = decisionIn(session.answerAfter(turn) ?? []);
			if (given?.seat !== seat || given.anytime) continue;
			unlessRulesFail(() => ({ ok: true, it: player.decide(session.at(turn), seat) }));
		}
		return player;
	}

	/** Whoever looks on from now on is told what happens without its being done again. */
	#watch(viewer: Viewer): void {
		const { session, setup } = this.#game();
		const people = peopleAt(setup);
		session.watch(people.some((seat) => seat === viewer) ? people : [...people, viewer]);
	}

	/** Where the rules cannot even work out what is seen, the answers are taken back; `failed` says why. */
	#shown(answers: number, wish: Wish): { shown: Shown; failed: Said | null } {
		const { last, session } = this.#game();
		const tried = unlessRulesFail(() => {
			const viewer = this.#viewerAfter(wish);
			const anew = viewer !== wish.viewer;
			const happened = anew ? seenSinceAnswer(session, viewer) : seenOf(session, viewer, answers);
			const { known } = wish;
			return { ok: true as const, shown: last.show(session, { viewer, known, happened, anew }) };
		});
		if (tried.ok) return { shown: tried.shown, failed: null };
		for (let i = 0; i < answers; i++) session.undo('any');
		return { shown: this.show(wish), failed: tried.said };
	}

	/** Who looks at the table now: the next person who is asked, where only people are and the viewer is none of them. */
	#viewerAfter({ viewer, follow }: Wish): Viewer {
		if (!follow || viewer === 'observer') return viewer;
		const { session, setup } = this.#game();
		const { over, waitingFor } = session.view('observer');
		const people = peopleAt(setup);
		const isAsked = waitingFor.includes(viewer);
		if (over !== null || isAsked || !waitingFor.every((seat) => people.includes(seat)))
			return viewer;
		return waitingFor[0] ?? viewer;
	}

	/** One answer of the first bot that is asked; null where none is. */
	#playBot(goOn: () => boolean): AnswerResult | 'thinking' | null {
		const { session, bots, setup } = this.#game();
		const asked = seatsIn(session.waiting);
		const seat = asked.find((candidate) => bots[candidate]);
		const bot = seat === undefined ? null : bots[seat];
		if (seat === undefined || !bot) return withoutOrders(setup, asked);
		const { machine } = session;
		const decided = unlessRulesFail(() => ({
			ok: true as const,
			it: bot instanceof OrderedPlayer ? bot.decide(machine, seat) : bot.think(machine, seat, goOn)
		}));
		if (!decided.ok) return { ...decided, because: null };
		return decided.it === null ? 'thinking' : session.play(decided.it);
	}
}

/** The game waits until the owner of the seat has written orders that hold; nobody is told what is wrong with them. */
function withoutOrders({ seats }: GameSetup, asked: readonly Seat[]): AnswerResult | null {
	const seat = asked.map((at) => seats[at]).find((owned) => owned?.control === 'orders');
	if (!seat) return null;
	const said = say`play/no-orders: ${seat.name} has no orders that hold under these rules: the game waits for them. The owner of the seat writes them in the menu`;
	return { ok: false, said, because: null };
}
