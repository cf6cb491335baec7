/** A trial under the rules of one game: its pieces, and the position of one of them against another. */
import { Pieces } from '#lib/scenario/scenario-pieces.ts';
import { fail, ScenarioFailure } from '#lib/scenario/scenario-failure.ts';
import { Given } from '#lib/scenario/given.ts';
import { Names } from '#lib/scenario/scenario-names.ts';
import { type Stage, stageOf } from '#lib/scenario/run-scenario.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import { type Diagnostic, finding, isError } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { say } from '#lib/language/said.ts';
import { textOf } from '#lib/language/nodes.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { link } from '#lib/ruleset/link/index.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { type Filling, filled, placeholderFindings } from './placeholders.ts';
import type { NamedWord, Trial, Varied } from './read-trials.ts';

/** Ready to be run, once for every bout. */
export interface BoutPosition {
	/** Of the machine. */
	words: number[];
	/** To be asked when it is over. */
	won: ExprIR;
	lost: ExprIR;
}

/** One word for each thing that is varied, in their order. */
export type Ground = readonly NamedWord[];

export interface Combatants {
	tested: string;
	against: string;
	ground: Ground;
}

/** Each of them is played with each pair of pieces. */
const MOST_GROUNDS = 1000;

/** Any piece. */
const PIECE: Type = { t: 'piece', kind: 0 };

/** Pieces by id, each with what it is worth; null: the trial does not say. */
type Worths = ReadonlyMap<string, number | null>;

export class TrialStage {
	readonly trial: Trial;
	/** In the order of the game. */
	readonly tested: Worths;
	readonly against: Worths;
	/** All with all. */
	readonly grounds: readonly Ground[];
	readonly #stage: Stage;

	/** Fails with what is wrong with the trial. */
	constructor(stage: Stage, trial: Trial) {
		this.#stage = stage;
		this.trial = trial;
		const wrong = placeholderFindings(trial);
		if (wrong.length > 0) throw new ScenarioFailure(wrong);
		this.grounds = this.#groundsOf(trial);
		this.tested = this.#piecesOf(trial.tested);
		this.against = this.#piecesOf(trial.against);
	}

	get program(): Program {
		return this.#stage.program;
	}

	/** Fails where it cannot be set up. The machine of the stage stands in it. */
	position({ tested, against, ground }: Combatants): BoutPosition {
		const { trial } = this;
		const fillings = new Map<string, Filling>([
			['tested', { text: tested, node: null }],
			['against', { text: against, node: null }],
			...trial.vary.map(({ id }, i): [string, Filling] => [id, ground[i]!])
		]);
		const into = <Node extends TreeNode>(node: Node | undefined): Node | undefined =>
			node && filled(node, fillings);
		const { names, pieces } = this.#begin();
		const m = this.#stage.machine;
		const given = new Given(m, names, pieces);
		given.put(into(trial.given));
		given.start(into(trial.start));
		m.forgetJournal();
		return {
			words: Array.from(m.mem),
			won: names.condition(filled(trial.won, fillings)),
			lost: names.condition(filled(trial.lost, fillings))
		};
	}

	/** What is wrong with the position, and with what happens up to the first question. */
	trouble(combatants: Combatants): Diagnostic[] {
		const { trial } = this;
		try {
			this.position(combatants);
			this.#stage.machine.run();
			return [];
		} catch (error) {
			if (error instanceof ScenarioFailure) return error.findings;
			if (error instanceof RuleError)
				return [finding('scenario/rule-error', trial.start ?? trial, error.said)];
			throw error;
		}
	}

	#begin(): { names: Names; pieces: Pieces } {
		const { machine, symbols } = this.#stage;
		machine.begin('trial');
		const pieces = new Pieces(machine);
		return { pieces, names: new Names(machine, symbols, pieces) };
	}

	#groundsOf({ vary }: Trial): Ground[] {
		const varied = vary.map((placeholder) => this.#wordsOf(placeholder));
		const all = varied.reduce((product, words) => product * words.length, 1);
		if (all > MOST_GROUNDS) {
			const message = say`lab/too-many-positions: What is varied makes ${all} positions for each pair of pieces: at most ${MOST_GROUNDS} are set up`;
			fail(this.trial, 'trial/too-many', message);
		}
		return varied.reduce<Ground[]>(
			(grounds, words) => grounds.flatMap((ground) => words.map((word) => [...ground, word])),
			[[]]
		);
	}

	#wordsOf({ words }: Varied): NamedWord[] {
		return 'enum' in words ? this.#wordsOfEnum(words.enum) : words.listed;
	}

	#wordsOfEnum(node: ScalarNode): NamedWord[] {
		const { enums } = this.program;
		const found = enums.find(({ id }) => id === node.text.trim());
		if (found === undefined) {
			const ids = enums.map(({ id }) => id);
			throw new ScenarioFailure([
				unknownId(say`lab/enum: enum`, node.text.trim(), node, ids, 'trial/unknown-enum')
			]);
		}
		return found.values.map((text) => ({ name: text, text, node: null }));
	}

	#piecesOf(node: TreeNode): Worths {
		const { value } = this.trial;
		const { names } = this.#begin();
		const { elements, element } = names.several(node, PIECE);
		const worth = value === null ? null : names.numberOf(value, element);
		const worths = new Map<string, number | null>();
		const { pieces, faces } = this.program;
		for (const piece of elements) {
			const { id } = faces[pieces[piece]!.face]!;
			if (!worths.has(id)) worths.set(id, worth === null ? null : worth(piece));
		}
		if (worths.size === 0)
			fail(
				node,
				'trial/empty',
				say`lab/no-piece-of-family: No piece of this game is one of "${textOf(node) ?? ''}"`
			);
		return worths;
	}
}

/** A trial under some rules; or what is wrong with it, or with them. */
export type Opened = { stage: TrialStage } | { findings: Diagnostic[] };

/** Under the rules as they are composed. */
export function openTrial(composition: Composition, trial: Trial): Opened {
	return openTrials(composition)(trial);
}

/** Opens trials one after the other: those for as many players have one machine, which stands in the last one that was used. */
export function openTrials(composition: Composition): (trial: Trial) => Opened {
	const stages = new Map<number, Stage | { findings: Diagnostic[] }>();
	return (trial) => {
		const players = playersFor(trial, composition);
		const stage = stages.get(players) ?? stageFor(composition, players);
		stages.set(players, stage);
		return 'findings' in stage ? stage : openUnder(stage, trial);
	};
}

/** As many as it says, as near as the rules allow. */
export function playersFor({ players }: Trial, composition: Composition): number {
	const { min, max } = playersOf(composition);
	return Math.min(max, Math.max(min, players ?? min));
}

export function openUnder(stage: Stage, trial: Trial): Opened {
	try {
		return { stage: new TrialStage(stage, trial) };
	} catch (error) {
		if (error instanceof ScenarioFailure) return { findings: error.findings };
		throw error;
	}
}

function stageFor(composition: Composition, players: number): Stage | { findings: Diagnostic[] } {
	const { program, symbols, diagnostics } = link(composition, players);
	return program === null ? { findings: diagnostics.filter(isError) } : stageOf(program, symbols);
}
