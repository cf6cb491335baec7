/** Seats of a scenario that are played by orders: they answer whatever one of their orders fits. */
import { asked, decisionPoint } from '#lib/engine/play/play.ts';
import { playerKey } from '#lib/engine/seat/keys.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { type Diagnostic, finding, type Place } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf, itemsOf } from '#lib/language/nodes.ts';
import { NOTHING, say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { checkOrderList, type Rules } from '#lib/orders/check-orders.ts';
import { OrderedPlayer } from '#lib/orders/OrderedPlayer.ts';
import { seatOf } from './assertions.ts';
import { fail, ScenarioFailure } from './scenario-failure.ts';
import { legalOf } from './scenario-answers.ts';

/** More answers than any run of questions has that somebody means. */
const MOST_ANSWERS = 10_000;

interface OrderedSeat {
	key: Place;
	player: OrderedPlayer;
	nodes: readonly TreeNode[];
	/** How often the seat might not know the condition of each order, and could not give its answer. */
	hidden: number[];
	illegal: number[];
}

export interface OrderedAnswer {
	seat: number;
	picks: number[];
	question: string;
	/** In the words of scenarios. */
	answers: string[];
	/** Where the orders of the seat stand. */
	at: Place;
}

export class ScenarioOrders {
	readonly #seats: ReadonlyMap<number, OrderedSeat>;
	#given = 0;

	constructor(root: TreeNode, rules: Rules) {
		const findings: Diagnostic[] = [];
		this.#seats = new Map(
			entriesOf(childOf(root, 'orders')).flatMap(([id, { key, value }]) => {
				const seat = seatOf(id);
				if (seat >= rules.program.players)
					fail(key, 'scenario/seat', say`scenario/no-in-this-game: there is no ${id} in this game`);
				const checked = checkOrderList(id, value, seat, rules);
				findings.push(...checked.findings);
				if (checked.orders === null) return [];
				const nodes = itemsOf(value);
				const none = (): number[] => nodes.map(() => 0);
				const player = new OrderedPlayer(checked.orders);
				return [[seat, { key, player, nodes, hidden: none(), illegal: none() }] as const];
			})
		);
		if (findings.length > 0) throw new ScenarioFailure(findings);
	}

	/** The answer of the first seat that is asked and has an order for it; null: none has. */
	next(m: Machine): OrderedAnswer | null {
		if (this.#seats.size === 0) return null;
		for (const seat of seatsIn(asked(m))) {
			const ordered = this.#seats.get(seat);
			const answer = ordered && this.#answerOf(m, seat, ordered);
			if (answer) return answer;
		}
		return null;
	}

	#answerOf(m: Machine, seat: number, ordered: OrderedSeat): OrderedAnswer | null {
		const passed = { hidden: [], illegal: [] };
		const decision = ordered.player.ordered(m, seat, passed);
		for (const i of passed.hidden) ordered.hidden[i]!++;
		for (const i of passed.illegal) ordered.illegal[i]!++;
		if (decision === null) return null;
		if (++this.#given > MOST_ANSWERS)
			fail(
				ordered.key,
				'scenario/answer',
				say`scenario/orders-without-end: the orders have answered ${MOST_ANSWERS} questions, and the game still asks: limit them with "times:"`
			);
		const { picks } = decision;
		const { kind, keys } = legalOf(m, seat)!;
		const answers = kind === 'amount' ? picks.map(String) : picks.map((pick) => keys[pick]!);
		return { seat, picks, question: decisionPoint(m)!.step.path, answers, at: ordered.key };
	}

	/** Orders that were never followed, with the reason where one is known. */
	leftOver(): Diagnostic[] {
		return [...this.#seats].flatMap(([seat, { player, nodes, hidden, illegal }]) =>
			nodes.flatMap((node, i) => {
				if (player.tally.followed[i]! > 0) return [];
				const because =
					illegal[i]! > 0
						? say`scenario/order-not-legal: : its answer was not legal`
						: hidden[i]! > 0
							? say`scenario/order-hidden: : its condition hangs on what ${playerKey(seat)} may not know`
							: NOTHING;
				const message = say`scenario/order-unused: this order was never followed${because}`;
				return [finding('scenario/unused', node, message)];
			})
		);
	}
}
