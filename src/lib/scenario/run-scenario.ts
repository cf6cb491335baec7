/** Runs one scenario under one program. */
import {
	answer,
	answerAnytime,
	asked,
	decisionPoint,
	isLegal,
	isOver,
	legalAnswers,
	unanswered
} from '#lib/engine/play/play.ts';
import { playerKey } from '#lib/engine/seat/keys.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { interpretedCode, type Watch } from '#lib/engine/interpret/index.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { childOf, entriesOf, itemsOf } from '#lib/language/nodes.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';
import { match, picksOf } from '#lib/engine/seat/written-answer.ts';
import { anytimeOf, keysOf, legalOf, listOf, reasonsAgainst } from './scenario-answers.ts';
import { check, type Court, seatOf, seatsAskedAbout } from './assertions.ts';
import { answering, onlyAnswer, saying } from './say-it-so.ts';
import { fail, ScenarioFailure } from './scenario-failure.ts';
import { Given } from './given.ts';
import { Names } from './scenario-names.ts';
import { ScenarioOrders } from './scenario-orders.ts';
import { Pieces } from './scenario-pieces.ts';
import type { Scenario } from './read.ts';
import { Script } from './script.ts';
import { CHANCE_KINDS } from './scripted-list.ts';
import { type Happening, Witness } from './scenario-witness.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

export interface Outcome {
	/** Claims that were looked at. */
	claims: number;
	failures: Diagnostic[];
	/** What came up, and what is open in the end. */
	course: Happening[];
}

/** The rules a scenario is run under; the machine is made once for all of them. */
export interface Stage {
	program: Program;
	symbols: Symbols;
	machine: Machine;
}

export function stageOf(program: Program, symbols: Symbols, watch?: Watch): Stage {
	return { program, symbols, machine: new Machine(interpretedCode(program, watch)) };
}

export function runScenario(stage: Stage, scenario: Scenario): Outcome {
	const run = new Run(stage, scenario, 'to-the-end');
	try {
		run.play();
	} catch (error) {
		if (error instanceof ScenarioFailure) run.failures.push(...error.findings);
		else if (error instanceof RuleError) {
			run.failures.push(finding('scenario/rule-error', run.at, error.said));
		} else throw error;
	}
	return { claims: run.claims, failures: run.failuresWithNotes, course: run.course };
}

/** Runs it up to the first thing that is not as it claims; there the machine of the stage stands. */
export function runToFailure(stage: Stage, scenario: Scenario): Diagnostic[] {
	const run = new Run(stage, scenario, 'stop-at-failure');
	try {
		run.play();
	} catch (error) {
		if (!(error instanceof ScenarioFailure || error instanceof RuleError)) throw error;
		if (error instanceof ScenarioFailure) return [...run.failures, ...error.findings];
		return [finding('scenario/rule-error', run.at, error.said)];
	}
	return run.failures;
}

/** The position in which a scenario begins: for tests and measurements that go on from there. */
export function begin(stage: Stage, scenario: Scenario): Machine {
	new Run(stage, scenario, 'to-the-end').start();
	return stage.machine;
}

class Run {
	readonly #scenario: Scenario;
	readonly #how: 'to-the-end' | 'stop-at-failure';
	readonly #m: Machine;
	readonly #court: Court;
	readonly #given: Given;
	readonly #script: Script;
	readonly #witness: Witness;
	readonly #rules: Pick<Stage, 'program' | 'symbols'>;
	/** null: the scenario has not begun. */
	#orders: ScenarioOrders | null = null;
	#started = false;
	claims = 0;
	readonly failures: Diagnostic[] = [];

	constructor(
		{ program, symbols, machine }: Stage,
		scenario: Scenario,
		how: 'to-the-end' | 'stop-at-failure'
	) {
		this.#rules = { program, symbols };
		this.#how = how;
		const m = machine;
		this.#m = m;
		this.#scenario = scenario;
		m.begin(scenario.seed ?? 'scenario');
		const pieces = new Pieces(m);
		const names = new Names(m, symbols, pieces);
		this.#script = new Script(m, pieces, scenario);
		this.#witness = new Witness(m);
		this.#court = { m, names, pieces, witness: this.#witness };
		this.#given = new Given(m, names, pieces);
		m.chance = this.#script;
		m.observer = null;
	}

	/** Where it is, for failures that the rules have. */
	get at(): { range: Diagnostic['range'] } {
		return this.#script.at;
	}

	get failuresWithNotes(): Diagnostic[] {
		const { notes } = this.#script;
		if (notes.length === 0) return this.failures;
		return this.failures.map((finding) => ({
			...finding,
			related: [...finding.related, ...notes]
		}));
	}

	get course(): Happening[] {
		const m = this.#m;
		const open = seatsIn(asked(m)).map((seat): Happening => {
			const question = decisionPoint(m)!.step.path;
			const { kind, min, max, keys } = legalOf(m, seat)!;
			const answers = kind === 'amount' ? [`${min} .. ${max}`] : keys;
			return { what: 'open', seat: playerKey(seat), question, answers };
		});
		return [...this.#witness.course, ...open];
	}

	play(): void {
		const { root } = this.#scenario;
		const claimsBefore = this.claims;
		this.#orders = new ScenarioOrders(root, this.#rules);
		this.#arrange();
		for (const item of itemsOf(childOf(root, 'when'))) this.#when(item);
		this.#go();
		const then = itemsOf(childOf(root, 'then'));
		for (const item of then) this.#check(item);
		this.#settled(then);
		this.failures.push(...this.#script.leftOver(), ...this.#orders.leftOver());
		if (this.claims === claimsBefore) {
			fail(
				this.#scenario,
				'scenario/no-claim',
				say`scenario/nothing-claimed: this scenario does not claim anything`
			);
		}
	}

	/** Up to the first question. */
	start(): void {
		this.#arrange();
		this.#go();
	}

	#arrange(): void {
		const { root } = this.#scenario;
		this.#given.put(childOf(root, 'given'));
		this.#given.start(childOf(root, 'start'));
		this.#m.forgetJournal();
	}

	/** Dice may be scripted before anything runs. */
	#go(): void {
		if (this.#started) return;
		this.#started = true;
		this.#m.observer = this.#witness;
		this.#m.run();
		this.#follow();
	}

	/** Seats that have orders answer as long as one of them fits. */
	#follow(): void {
		for (;;) {
			const ordered = this.#orders?.next(this.#m) ?? null;
			if (ordered === null) return;
			const { seat, picks, question, answers, at } = ordered;
			this.#script.at = at;
			const key = playerKey(seat);
			this.#witness.orderedSince.push(`${key}: ${question}`);
			this.#witness.course.push({ what: 'answered', seat: key, question, answers });
			answer(this.#m, seat, picks);
		}
	}

	#when(item: TreeNode): void {
		for (const [key, entry] of entriesOf(item)) {
			if (key === 'with') {
				if (childOf(item, 'call') ?? childOf(item, 'emit')) continue;
				const message = say`scenario/with-of-what: "with" is what a procedure or an event is told: say "call" or "emit" beside it`;
				fail(entry.key, 'scenario/missing-parameter', message);
			}
			this.#script.at = entry.key;
			const chance = CHANCE_KINDS.find((kind) => kind === key);
			if (chance) this.#script.add(chance, entry.value);
			else if (key === 'expect') {
				this.#go();
				for (const node of itemsOf(entry.value)) this.#check(node);
			} else if (key === 'set') {
				this.#go();
				this.#given.set(entry.value);
				this.#follow();
			} else if (key === 'call' || key === 'emit') {
				this.#go();
				this.#given.further(item, key);
				this.#m.run();
				this.#follow();
			} else {
				this.#go();
				this.#answer(seatOf(key), entry.value, entry.key, item);
				this.#follow();
			}
		}
	}

	#check(item: TreeNode): void {
		this.claims++;
		for (const { at, message, other } of check(this.#court, item)) {
			const fixes = other === null ? [] : saying(other);
			this.failures.push(finding('scenario/claim', at, message, { fixes }));
		}
		if (this.#how === 'stop-at-failure' && this.failures.length > 0) throw new ScenarioFailure([]);
	}

	#answer(seat: number, node: TreeNode, key: { range: Diagnostic['range'] }, item: TreeNode): void {
		const m = this.#m;
		if (!(seat >= 0 && seat < m.program.players))
			fail(
				key,
				'scenario/seat',
				say`scenario/no-in-this-game: there is no ${playerKey(seat)} in this game`
			);
		const legal = legalOf(m, seat);
		const keys = keysOf(m, node, legal);
		const answered = (question: string): void => {
			this.#witness.forcedSince = [];
			this.#witness.orderedSince = [];
			const to = playerKey(seat);
			this.#witness.course.push({ what: 'answered', seat: to, question, answers: keys });
		};
		if (legal !== null) {
			const { picks, missing } = picksOf(legal, keys);
			if (missing.length === 0 && isLegal(legalAnswers(m, seat), picks)) {
				answered(decisionPoint(m)!.step.path);
				answer(m, seat, picks);
				return;
			}
		}
		if (legal !== null && keys.join() === 'default') {
			answered(decisionPoint(m)!.step.path);
			answer(m, seat, unanswered(m, seat).picks);
			return;
		}
		const anytime = anytimeOf(m, seat);
		const [pick] = match(keys, anytime).picks;
		if (pick !== undefined && keys.length === 1) {
			answered('anytime');
			answerAnytime(m, seat, pick);
			return;
		}
		const fixes = this.#answeringFirst(item);
		throw new ScenarioFailure([
			finding('scenario/answer', node, this.#whyNot(seat, keys), { fixes })
		]);
	}

	/** The answer of who is asked, where there is only one; before an item, or at the end. */
	#answeringFirst(item: TreeNode | null): Diagnostic['fixes'] {
		const [seat] = seatsIn(asked(this.#m));
		const legal = seat === undefined ? null : legalOf(this.#m, seat);
		const only = legal && onlyAnswer(legal);
		if (seat === undefined || only === null) return [];
		return answering(this.#scenario.root, item, playerKey(seat), only);
	}

	#whyNot(seat: number, keys: string[]): Said {
		const m = this.#m;
		const { forcedSince: forced, orderedSince: ordered } = this.#witness;
		const single =
			forced.length === 0
				? NOTHING
				: say`scenario/answered-by-itself: ; answered by itself, as there was one answer: ${listOf(forced)}`;
		const byItself =
			ordered.length === 0
				? single
				: say`scenario/answered-by-orders: ${single}; answered by orders: ${listOf(ordered)}`;
		const legal = legalOf(m, seat);
		if (legal === null)
			return say`scenario/is-not-asked-here: ${playerKey(seat)} is not asked here: ${this.#waiting()}${byItself}`;
		const question = decisionPoint(m)!.step.path;
		if (legal.kind === 'amount') {
			return say`scenario/asks-number: ${question} asks for a number from ${legal.min} to ${legal.max}${byItself}`;
		}
		const { missing } = picksOf(legal, keys);
		const reasons = missing.flatMap((key) => reasonsAgainst(m, seat, key));
		const because =
			reasons.length === 0 ? NOTHING : say`scenario/because-of:  because of ${listOf(reasons)}`;
		const size =
			legal.kind === 'subset' ? say`scenario/to-of: ${legal.min} to ${legal.max} of ` : NOTHING;
		const what =
			missing.length === 0 ? say`scenario/number-answers: this number of answers` : listOf(missing);
		return say`scenario/answer-not-legal: ${question}: ${what} is not legal${because}; legal: ${size}${listOf(legal.keys)}${byItself}`;
	}

	#waiting(): Said {
		const m = this.#m;
		if (isOver(m)) return say`scenario/it-is-over: it is over`;
		const waiting = seatsIn(asked(m)).map(playerKey);
		return say`scenario/is-asked: ${waiting.join(', ')} is asked ${decisionPoint(m)?.step.path ?? say`word/nothing: nothing`}`;
	}

	/** Every question must have been answered, unless the scenario ends with a claim about it. */
	#settled(then: readonly TreeNode[]): void {
		const about = new Set(then.flatMap(seatsAskedAbout));
		const seat = seatsIn(asked(this.#m)).find((candidate) => !about.has(candidate));
		if (seat === undefined) return;
		const { step } = decisionPoint(this.#m)!;
		const keys = legalOf(this.#m, seat)?.keys ?? [];
		const message = say`scenario/does-not-answer: ${playerKey(seat)} is asked ${step.path} and does not answer; legal: ${listOf(keys)}`;
		const fixes = this.#answeringFirst(null);
		this.failures.push(finding('scenario/unanswered', this.#scenario, message, { fixes }));
	}
}
