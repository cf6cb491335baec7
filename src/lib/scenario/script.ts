/**
 * Scripted chance: the dice, draws, picks and shuffles that a scenario names. One that names dice names all of them, and
 * the same with the others; otherwise they come from its seed.
 */
import { chanceFromState, type Chance } from '#lib/engine/state/chance.ts';
import { playerKey, valueOf, zoneKey } from '#lib/engine/seat/keys.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Gate } from '#lib/engine/state/gate.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { beside, type Diagnostic } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { itemsOf, numberOf, textOf } from '#lib/language/nodes.ts';
import { canonical, match } from '#lib/engine/seat/written-answer.ts';
import { keysOf, listOf } from './scenario-answers.ts';
import { fail } from './scenario-failure.ts';
import { type ChanceKind, ScriptedList } from './scripted-list.ts';
import type { Pieces } from './scenario-pieces.ts';
import { purposeOf } from './scenario-witness.ts';
import { type Said, say } from '#lib/language/said.ts';

export class Script implements Chance {
	readonly #machine: Machine;
	readonly #pieces: Pieces;
	readonly #lists: Readonly<Record<ChanceKind, ScriptedList>> = {
		dice: new ScriptedList('dice'),
		draws: new ScriptedList('draws'),
		picks: new ScriptedList('picks'),
		shuffles: new ScriptedList('shuffles')
	};
	/** Dice rolled before the first `dice:`, and where that is. */
	#rolledBefore = 0;
	#firstDice: TreeNode | null = null;
	#shuffle: ScriptedShuffle | null = null;
	/** Where the scenario is. */
	at: { range: SourceRange };

	constructor(machine: Machine, pieces: Pieces, at: { range: SourceRange }) {
		this.#machine = machine;
		this.#pieces = pieces;
		this.at = at;
	}

	add(kind: ChanceKind, lists: TreeNode): void {
		this.#lists[kind].add(lists);
		if (kind === 'dice') this.#firstDice ??= lists;
	}

	die(gate: Gate, stream: number, sides: number, lowest: number): number {
		const { dice } = this.#lists;
		const node = dice.isGiven ? dice.next(purposeOf(this.#machine)) : undefined;
		if (node === undefined) {
			if (!dice.isGiven) {
				this.#rolledBefore++;
				return chanceFromState.die(gate, stream, sides, lowest);
			}
			this.#unscripted(
				say`scenario/die-not-in-script: a die is rolled here that is not in the script: ${this.#purpose()} (${this.#machine.chain()})`
			);
		}
		const die = numberOf(node);
		if (die === null || die < lowest || die >= lowest + sides) {
			fail(
				node,
				'scenario/die',
				say`scenario/other-die: the die that is rolled shows ${lowest} to ${lowest + sides - 1} (${this.#machine.chain()})`
			);
		}
		return die;
	}

	/** What a die is thrown for, and by whom where the rules say it. */
	#purpose(): Said {
		const m = this.#machine;
		const thrown = m.thrown!;
		const by = thrown.do === 'pick' ? null : thrown.by;
		const purpose = purposeOf(m);
		const seat = by === null ? -1 : m.code.evaluator.expression(by)(m);
		return seat < 0 ? say`${purpose}` : say`scenario/thrown-by: ${purpose}, by ${playerKey(seat)}`;
	}

	#unscripted(message: Said): never {
		return fail(this.at, 'scenario/unscripted', message);
	}

	place(gate: Gate, stream: number, zone: number, count: number): number {
		const { draws } = this.#lists;
		if (!draws.isGiven) return chanceFromState.place(gate, stream, zone, count);
		const from = zoneKey(this.#machine, zone);
		const node = draws.next(from);
		if (node === undefined) {
			this.#unscripted(
				say`scenario/draw-not-in-script: a piece is drawn here that is not in the script, from ${from} (${this.#machine.chain()})`
			);
		}
		const piece = this.#pieceIn(node, piecesOf(gate, zone), zone);
		return piecesOf(gate, zone).indexOf(piece);
	}

	/** The piece that is meant, of those that there are. */
	#pieceIn(node: TreeNode, pieces: readonly number[], zone: number): number {
		const candidates = this.#pieces.candidates(textOf(node) ?? '');
		const piece = pieces.find((candidate) => candidates.includes(candidate));
		if (piece !== undefined) return piece;
		return fail(
			node,
			'scenario/draw',
			say`scenario/is-not-in: ${String(textOf(node))} is not in ${zoneKey(this.#machine, zone)} (${this.#machine.chain()})`
		);
	}

	pick(gate: Gate, stream: number, type: Type, elements: ArrayLike<number>): number {
		const { picks } = this.#lists;
		if (!picks.isGiven) return chanceFromState.pick(gate, stream, type, elements);
		const m = this.#machine;
		const purpose = purposeOf(m);
		const node = picks.next(purpose);
		if (node === undefined) {
			this.#unscripted(
				say`scenario/pick-not-in-script: something is picked here that is not in the script: ${purpose} (${m.chain()})`
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

	/** What the list names comes to lie on top, in its order; what lies below that is mixed by the seed. */
	mix(gate: Gate, stream: number, zone: number, left: number): number {
		const { shuffles } = this.#lists;
		if (!shuffles.isGiven) return chanceFromState.mix(gate, stream, zone, left);
		const whole = left === gate.mem[gate.layout.count + zone];
		if (whole) this.#shuffle = this.#beginShuffle(gate, zone);
		return this.#shuffle!.next((others) =>
			others === 1 ? 0 : chanceFromState.mix(gate, stream, zone, others)
		);
	}

	#beginShuffle(gate: Gate, zone: number): ScriptedShuffle {
		const key = zoneKey(this.#machine, zone);
		const order = this.#lists.shuffles.next(key);
		if (order === undefined) {
			this.#unscripted(
				say`scenario/shuffle-not-in-script: ${key} is shuffled here, and the script does not say how (${this.#machine.chain()})`
			);
		}
		const pieces = piecesOf(gate, zone);
		const top: number[] = [];
		for (const node of itemsOf(order)) {
			const free = pieces.filter((piece) => !top.includes(piece));
			top.push(this.#pieceIn(node, free, zone));
		}
		return new ScriptedShuffle(pieces, top);
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

	/** Dice, draws, picks and shuffles that nobody has asked for. */
	leftOver(): Diagnostic[] {
		return Object.values(this.#lists).flatMap((list) => list.leftOver());
	}
}

/** From the bottom to the top. */
function piecesOf({ layout, mem }: Gate, zone: number): number[] {
	const pieces: number[] = [];
	for (let piece = mem[layout.bottom + zone]!; piece >= 0; piece = mem[layout.above + piece]!)
		pieces.push(piece);
	return pieces;
}

/** One shuffle whose upper pieces a scenario names. The machine lays them out from the bottom. */
class ScriptedShuffle {
	/** Those that do not lie there yet, in the order of the machine. */
	readonly #left: number[];
	/** The highest first. */
	readonly #top: readonly number[];

	constructor(pieces: readonly number[], top: readonly number[]) {
		this.#left = [...pieces];
		this.#top = top;
	}

	/** The place of the piece that comes next; `mix` says which of so many that are not named. */
	next(mix: (others: number) => number): number {
		const named = this.#top[this.#left.length - 1];
		const piece = named ?? this.#others()[mix(this.#others().length)]!;
		const place = this.#left.indexOf(piece);
		this.#left.splice(place, 1);
		return place;
	}

	#others(): number[] {
		return this.#left.filter((piece) => !this.#top.includes(piece));
	}
}
