/**
 * The engine as the page knows it: holds the rule files, composes and links them, runs one game with its bots. Lives in
 * a worker; knows nothing of one, so that tests can hold it in their hands.
 */
import { NOTHING } from '#lib/language/said.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { type BotReason, reasonOf } from '#lib/bots/reasons.ts';
import type { MakeCode } from '#lib/engine/machine/code.ts';
import type { PositionEdit } from '#lib/engine/edit/position-edit.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { Answer, AnswerResult, GameView, Key, Viewer } from '#lib/engine/seat/protocol.ts';
import type { Course } from '#lib/engine/session/course.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { Completion, Hover } from '#lib/ruleset/expression/complete-expression.ts';
import type { Built } from '#lib/ruleset/workspace/build.ts';
import { distinct } from '#lib/ruleset/workspace/check-ruleset.ts';
import { type NamedHooks, namedHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { beginGame } from './begin-game.ts';
import { ExpressionHelp, type PlayedRules } from './ExpressionHelp.ts';
import type {
	AnswerOutcome,
	BotOutcome,
	ChangeOutcome,
	EditOutcome,
	Chronicle,
	EngineApi,
	GameSetup,
	Moment,
	OpenFile,
	RulesChoice,
	RulesPreview,
	ScenarioWords,
	Shown,
	Snapshot,
	Started,
	StartResult,
	StoredGame,
	SwapOutcome
} from './engine-api.ts';
import { lentPosition } from '#lib/lab/playouts/lend-position.ts';
import type { HostCode } from './worker-code.ts';
import { positionScenario } from './position/position-scenario.ts';
import { previewOf } from './preview.ts';
import { refused, resumeGame } from './resume-game.ts';
import { RulesDesk } from './RulesDesk.ts';
import { editedPosition, playedOn } from './position/set-position.ts';
import { rulesOf } from './rules-info.ts';
import { fileAlone, rulesAround, rulesWith } from './looked-at.ts';
import { seenBetween, seenSinceAnswer, shownAfter } from './shown-after.ts';
import { tryOut } from './try-out.ts';
import { chronicleOf, momentOf } from './walk-back.ts';

/** Milliseconds for which a bot thinks before others who want something have their turn. */
const THINKING = 80;

interface Running {
	setup: GameSetup;
	session: Session;
	/** What the session runs. */
	built: Built;
	bots: (BotPlayer | null)[];
}

export class EngineHost extends RulesDesk implements EngineApi {
	readonly way: () => HostCode['way'];
	readonly #makeCode: MakeCode;
	readonly #help: ExpressionHelp;
	#running: Running | null = null;

	/** `delivered`: path below the rulesets folder -> text. `code`: how this host comes to code. */
	constructor(delivered: Record<string, string>, { way, makeCode }: HostCode) {
		super(delivered);
		this.way = () => way;
		this.#makeCode = makeCode;
		this.#help = new ExpressionHelp(this.files);
	}

	start(setup: GameSetup): StartResult {
		const begun = beginGame(setup, this.builder, this.#makeCode);
		return begun.ok ? this.#run(setup, begun.session, begun.built, null) : begun;
	}

	tryOut(setup: GameSetup, face: string): StartResult {
		const begun = beginGame(setup, this.builder, this.#makeCode);
		if (!begun.ok) return begun;
		const tried = tryOut(begun.session, face, 0, setup.seed);
		if (!tried.ok) return refused(tried.said);
		return this.#run(setup, begun.session, begun.built, null);
	}

	resume(game: StoredGame, partly: boolean): StartResult {
		const { setup, edits } = game;
		const players = setup.seats.length;
		const resumed = resumeGame(game, partly, {
			now: this.builder.build(setup, players),
			then: () => this.builder.under(this.files.under(edits), setup, players),
			makeCode: this.#makeCode
		});
		if (!resumed.ok) return resumed;
		return this.#run(setup, resumed.session, resumed.built, resumed.continued);
	}

	snapshot(viewer: Viewer, since: number): Snapshot {
		const { session } = this.#game();
		const view = session.view(viewer);
		const asked = view.decision?.seat;
		return {
			view,
			refusals: asked === undefined ? [] : session.refusals(asked),
			log: session.log(viewer, since),
			from: since
		};
	}

	look(viewer: Viewer): Shown {
		const happened = seenSinceAnswer(this.#game().session, viewer);
		return { snapshot: this.snapshot(viewer, 0), happened };
	}

	answer(viewer: Viewer, answer: Answer, since: number): AnswerOutcome {
		const result = this.#game().session.answer(answer);
		const { failed, ...shown } = this.#shown(viewer, since, result.ok ? 1 : 0);
		if (failed === null) return { result, ...shown };
		return { result: { ok: false, said: failed, because: null }, ...shown };
	}

	bots(viewer: Viewer, since: number, limit: 'one' | number): BotOutcome {
		const { session, bots } = this.#game();
		const end = performance.now() + (limit === 'one' ? THINKING : limit);
		const goOn = (): boolean => performance.now() < end;
		let played = 0;
		let result = this.#playBot(session, bots, goOn);
		while (result !== 'thinking' && result?.ok) {
			played++;
			if (limit === 'one' || !goOn()) break;
			result = this.#playBot(session, bots, goOn);
		}
		const { failed, ...shown } = this.#shown(viewer, since, played);
		const thinking = result === 'thinking';
		const refused = failed ?? (result !== 'thinking' && result?.ok === false ? result.said : null);
		return { played: failed === null ? played : 0, thinking, refused, ...shown };
	}

	#shown(viewer: Viewer, since: number, answers: number) {
		return shownAfter(this.#game().session, viewer, answers, {
			now: () => this.snapshot(viewer, since),
			anew: () => this.snapshot(viewer, 0)
		});
	}

	reasons(): BotReason[] {
		const { session, bots } = this.#game();
		return bots.flatMap((bot) => (bot?.last ? (reasonOf(session, bot.last) ?? []) : []));
	}

	undo(viewer: Viewer, to: 'barrier' | 'any'): Snapshot | null {
		const { session, setup } = this.#game();
		const isPerson = (seat: number) => setup.seats[seat]?.control === 'human';
		const people = setup.seats.some((_, seat) => isPerson(seat));
		let undone = 0;
		while (session.undo(to)) {
			undone++;
			const { waitingFor } = session.view('observer');
			if (!people || waitingFor.some(isPerson)) return this.snapshot(viewer, 0);
		}
		return undone > 0 ? this.snapshot(viewer, 0) : null;
	}

	foresee(answers: readonly Answer[]): GameView | null {
		const seat = answers[0]?.seat ?? 0;
		const seen = unlessRulesFail(() => ({
			ok: true as const,
			it: this.#game().session.foresee(seat, answers)
		}));
		return seen.ok ? seen.it : null;
	}

	past(viewer: Viewer, turn: number): Moment {
		return momentOf(this.#game().session, viewer, turn);
	}

	happened(viewer: Viewer, from: number, to: number): Happened[] {
		return seenBetween(this.#game().session, viewer, from, to);
	}

	chronicle(viewer: Viewer): Chronicle {
		return chronicleOf(this.#game().session, viewer);
	}

	lend(port: MessagePort, turn: number | null, known: string | null): void {
		port.postMessage(lentPosition(this.#game().session, turn, known));
	}

	explain(viewer: Viewer, value: string, keys: Key[], turn: number | null) {
		const { session } = this.#game();
		const explained = unlessRulesFail(() => session.explain(viewer, value, keys, turn));
		return explained !== null && 'ok' in explained ? null : explained;
	}

	save(): Course | null {
		return this.#running?.session.course() ?? null;
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

	preview(choice: RulesChoice): RulesPreview | null {
		if (!this.#running) return null;
		const begun = performance.now();
		const { setup, session, built } = this.#running;
		const next = this.builder.fitting(choice, setup.seats.length);
		const preview = previewOf(session.machine, built, next);
		return { ...preview, took: performance.now() - begun };
	}

	change(choice: RulesChoice): ChangeOutcome {
		const running = this.#game();
		const built = this.builder.build(choice, running.setup.seats.length);
		const error = built.diagnostics.find(isError);
		if (!built.program || error) return { ok: false, obstacle: null, said: error?.said ?? NOTHING };
		const swapped = running.session.swap(built.program, built.composition.lock);
		if (!swapped.ok) return swapped;
		const { variant, layers = null, options } = choice;
		const setup = { ...running.setup, variant, layers, options };
		this.#running = { ...running, setup, built };
		return { ok: true, rules: rulesOf(built.program, built.composition), setup };
	}

	leave(): void {
		this.#running = null;
	}

	edit(path: string, text: string | null): EditOutcome {
		const begun = performance.now();
		this.files.set(path, text);
		const built = this.#buildFor(path);
		const findings = distinct([...fileAlone(path, text), ...(built?.diagnostics ?? [])]);
		const took = performance.now() - begun;
		return { findings, swap: this.#swap(built), took };
	}

	complete(file: OpenFile, offset: number): Completion | null {
		return this.#help.complete(file, offset, this.#rulesAround(file.path));
	}

	hover(file: OpenFile, offset: number): Hover | null {
		return this.#help.hover(file, offset, this.#rulesAround(file.path));
	}

	hooks(path: string): NamedHooks | null {
		const rules = this.#rulesAround(path);
		if (!rules) return null;
		const { composition } = this.builder.build(rules.choice, rules.players);
		return namedHooks(composition, rules.players);
	}

	#game(): Running {
		if (!this.#running) throw new Error('no game is running');
		return this.#running;
	}

	#run(
		setup: GameSetup,
		session: Session,
		built: Built,
		continued: Started['continued']
	): StartResult {
		const bots = setup.seats.map(({ control }, seat) =>
			control === 'human' ? null : new BotPlayer(session.machine, control, `${setup.seed}/${seat}`)
		);
		this.#running = { setup, session, built, bots };
		const rules = rulesOf(session.program, built.composition);
		return { ok: true, started: { rules, continued } };
	}

	/** One answer of the first bot that is asked; null where none is. */
	#playBot(
		session: Session,
		bots: (BotPlayer | null)[],
		goOn: () => boolean
	): AnswerResult | 'thinking' | null {
		const { waiting } = session;
		for (const [seat, bot] of bots.entries()) {
			if (!bot || ((waiting >>> seat) & 1) === 0) continue;
			const decided = unlessRulesFail(() => ({
				ok: true as const,
				it: bot.think(session.machine, seat, goOn)
			}));
			if (!decided.ok) return { ...decided, because: null };
			return decided.it === null ? 'thinking' : session.play(decided.it);
		}
		return null;
	}

	#buildFor(path: string): Built | null {
		const rules = rulesWith(path, { files: this.files.current }, this.#table());
		return rules && this.builder.build(rules.choice, rules.players);
	}

	#rulesAround(path: string): PlayedRules | null {
		return rulesAround(path, { files: this.files.current }, this.#table());
	}

	#table() {
		if (!this.#running) return null;
		const { setup, built } = this.#running;
		return { choice: setup, players: setup.seats.length, game: built.composition.game };
	}

	/** Carries the running game over to the rules as they are now. */
	#swap(built: Built | null): SwapOutcome {
		if (!this.#running || !built) return { state: 'no-game' };
		const { session } = this.#running;
		if (!built.program) return { state: 'invalid' };
		const rules = rulesOf(built.program, built.composition);
		const same = built.program.hash === session.program.hash;
		const swapped = same ? null : session.swap(built.program, built.composition.lock);
		if (swapped?.ok === false) return { state: 'refused', said: swapped.said };
		this.#running = { ...this.#running, built };
		if (!swapped) return { state: 'same', rules };
		return { state: 'swapped', rules, changes: swapped.changes };
	}
}
