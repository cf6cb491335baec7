/**
 * Scripted chance: the dice, draws and picks that a scenario names. One that names dice names all of them, and the same
 * with draws and picks; otherwise they come from its seed.
 */
import { append } from '#lib/language/tools/append.ts';
import { chanceFromState, type Chance } from '#lib/engine/state/chance.ts';
import { playerKey, valueOf, zoneKey } from '#lib/engine/seat/keys.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Gate } from '#lib/engine/state/gate.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { beside, type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { itemsOf, numberOf, textOf } from '#lib/language/nodes.ts';
import { canonical, keysOf, listOf, match } from './scenario-answers.ts';
import { fail } from './scenario-failure.ts';
import type { Pieces } from './scenario-pieces.ts';
import { purposeOf } from './scenario-witness.ts';
import { type Said, say } from '#lib/language/said.ts';

export class Script implements Chance {
	readonly #machine: Machine;
	readonly #pieces: Pieces;
	readonly #dice: TreeNode[] = [];
	readonly #draws: TreeNode[] = [];
	readonly #picks: TreeNode[] = [];
	#allDice = false;
	/** Dice rolled before the first `dice:`, and where that is. */
	#rolledBefore = 0;
	#firstDice: TreeNode | null = null;
	#allDraws = false;
	#allPicks = false;
	/** Where the scenario is. */
	at: { range: SourceRange };

	constructor(machine: Machine, pieces: Pieces, at: { range: SourceRange }) {
		this.#machine = machine;
		this.#pieces = pieces;
		this.at = at;
	}

	addDice(list: TreeNode): void {
		append(this.#dice, itemsOf(list));
		this.#allDice = true;
		this.#firstDice ??= list;
	}

	addDraws(list: TreeNode): void {
		append(this.#draws, itemsOf(list));
		this.#allDraws = true;
	}

	addPicks(list: TreeNode): void {
		append(this.#picks, itemsOf(list));
		this.#allPicks = true;
	}

	die(gate: Gate, stream: number, sides: number): number {
		const node = this.#dice.shift();
		if (node === undefined) {
			if (!this.#allDice) {
				this.#rolledBefore++;
				return chanceFromState.die(gate, stream, sides);
			}
			fail(
				this.at,
				'scenario/unscripted',
				say`scenario/die-not-in-script: a die is rolled here that is not in the script: ${this.#purpose()} (${this.#machine.chain()})`
			);
		}
		const die = numberOf(node);
		if (die === null || die < 1 || die > sides) {
			fail(
				node,
				'scenario/die',
				say`scenario/other-die: the die that is rolled has ${sides} sides (${this.#machine.chain()})`
			);
		}
		return die;
	}

	/** What a die is thrown for, and by whom where the rules say it. */
	#purpose(): Said {
		const m = this.#machine;
		const { by } = m.thrown!;
		const purpose = purposeOf(m);
		const seat = by === null ? -1 : m.code.evaluator.expression(by)(m);
		return seat < 0 ? say`${purpose}` : say`scenario/thrown-by: ${purpose}, by ${playerKey(seat)}`;
	}

	place(gate: Gate, stream: number, zone: number, count: number): number {
		const node = this.#draws.shift();
		if (node === undefined) {
			if (!this.#allDraws) return chanceFromState.place(gate, stream, zone, count);
			const from = zoneKey(this.#machine, zone);
			fail(
				this.at,
				'scenario/unscripted',
				say`scenario/draw-not-in-script: a piece is drawn here that is not in the script, from ${from} (${this.#machine.chain()})`
			);
		}
		const candidates = this.#pieces.candidates(textOf(node) ?? '');
		const { layout, mem } = gate;
		let place = 0;
		for (let piece = mem[layout.bottom + zone]!; piece >= 0; piece = mem[layout.above + piece]!) {
			if (candidates.includes(piece)) return place;
			place++;
		}
		return fail(
			node,
			'scenario/draw',
			say`scenario/is-not-in: ${String(textOf(node))} is not in ${zoneKey(this.#machine, zone)} (${this.#machine.chain()})`
		);
	}

	pick(gate: Gate, stream: number, type: Type, elements: ArrayLike<number>): number {
		const node = this.#picks.shift();
		const m = this.#machine;
		if (node === undefined) {
			if (!this.#allPicks) return chanceFromState.pick(gate, stream, type, elements);
			fail(
				this.at,
				'scenario/unscripted',
				say`scenario/pick-not-in-script: something is picked here that is not in the script (${m.chain()})`
			);
		}
		const keys = Array.from(elements, (element) =>
			canonical(m, String(valueOf(m, 'observer', type, element)))
		);
		const [pick] = match(keysOf(m, node, null), keys).picks;
		if (pick !== undefined) return pick;
		const wanted = String(textOf(node));
		return fail(
			node,
			'scenario/pick',
			say`scenario/cannot-be-picked: ${wanted} cannot be picked here, but one of ${listOf(keys)} (${m.chain()})`
		);
	}

	/** The order of what is shuffled is not for a script. */
	mix(gate: Gate, stream: number, zone: number, left: number): number {
		return chanceFromState.mix(gate, stream, zone, left);
	}

	/** Where a scenario fails: dice that it may have meant to script, and did not. */
	get notes(): Diagnostic['related'] {
		const dice = this.#firstDice;
		if (dice === null || this.#rolledBefore === 0) return [];
		const count = this.#rolledBefore;
		const message =
			count === 1
				? say`scenario/die-before-script: a die was rolled before this, as the seed gave them: \`dice:\` stands before the answer that rolls`
				: say`scenario/dice-before-script: ${count} dice were rolled before this, as the seed gave them: \`dice:\` stands before the answer that rolls`;
		return [beside(dice, message)];
	}

	/** Dice, draws and picks that nobody has asked for. */
	leftOver(): Diagnostic[] {
		return [
			...this.#dice.map((node) =>
				finding('scenario/unused', node, say`scenario/die-never-rolled: this die was never rolled`)
			),
			...this.#draws.map((node) =>
				finding(
					'scenario/unused',
					node,
					say`scenario/piece-never-drawn: this piece was never drawn`
				)
			),
			...this.#picks.map((node) =>
				finding('scenario/unused', node, say`scenario/never-picked: this was never picked`)
			)
		];
	}
}
