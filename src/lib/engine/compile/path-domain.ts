/** The domain `path`: where one can go from a space, and the cheapest way there (Dijkstra's algorithm on small costs). */
import type { DomainIR } from '#lib/ruleset/program/step-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import type { Assembler } from './assembler.ts';
import { type Domain, holdsWord, refusalsAmong, storeWord, withCandidates } from './candidates.ts';
import { allHold, type Condition } from './requirements.ts';

export function compilePath(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'path' }>,
	at: number,
	conditions: Condition[],
	optional: boolean
): Domain {
	const from = a.evaluator.expression(domain.from);
	const step = a.evaluator.expression(domain.step);
	const cost = a.evaluator.expression(domain.cost);
	const budget = a.evaluator.expression(domain.budget);
	const stop = domain.stop === null ? null : a.evaluator.expression(domain.stop);
	const end = domain.end === null ? null : a.evaluator.expression(domain.end);
	const { hereSlot, nextSlot } = domain;
	const { neighbours } = a.tables.program.map;
	const beside = domain.beside === undefined ? null : a.evaluator.set(domain.beside);
	const spaces = a.tables.layout.spaces;
	const spent = domain.spent < 0 ? -1 : LOCALS + domain.spent;
	const via = domain.via < 0 ? -1 : LOCALS + domain.via;
	const way = domain.way === undefined ? -1 : LOCALS + domain.way.slot;

	/** Tells the place of each space in the way to a goal, 0 beside it. */
	const placesTo = (goal: number, { previous }: LegalAnswers): Int32Array => {
		const back: number[] = [];
		// The space where it begins has none before it.
		for (let here = goal; here >= 0 && previous[here]! >= 0; here = previous[here]!)
			back.push(here);
		const places = new Int32Array(spaces);
		back.toReversed().forEach((space, i) => (places[space] = i + 1));
		return places;
	};

	/** The neighbours of the space in the register of `here`, for whoever chooses. */
	const besideHere = (m: Runtime, here: number): readonly number[] =>
		beside === null
			? neighbours[here]!
			: Array.from(m.pool.subarray(m.poolTop, beside(m, m.poolTop)));

	/** Costs of all spaces within the budget, -1 elsewhere. Ties keep the way found first: the order of neighbours. */
	const explore = (m: Runtime, legal: LegalAnswers): number => {
		if (legal.costs.length < spaces) {
			legal.costs = new Int32Array(spaces);
			legal.previous = new Int32Array(spaces);
		}
		const { costs, previous } = legal;
		costs.fill(-1, 0, spaces);
		previous.fill(-1, 0, spaces);
		const start = from(m);
		if (start < 0) return -1;
		const limit = budget(m);
		costs[start] = 0;
		const settled = new Uint8Array(spaces);
		for (;;) {
			let here = -1;
			for (let i = 0; i < spaces; i++) {
				if (settled[i] === 0 && costs[i]! >= 0 && (here < 0 || costs[i]! < costs[here]!)) here = i;
			}
			if (here < 0) return start;
			settled[here] = 1;
			m.spend(spaces);
			m.regs[m.rp + hereSlot] = here;
			if (here !== start && stop !== null && stop(m) !== 0) continue;
			for (const next of besideHere(m, here)) {
				if (settled[next] === 1) continue;
				m.regs[m.rp + hereSlot] = here;
				m.regs[m.rp + nextSlot] = next;
				if (step(m) === 0) continue;
				const total = costs[here]! + cost(m);
				if (total > limit || (costs[next]! >= 0 && costs[next]! <= total)) continue;
				costs[next] = total;
				previous[next] = here;
			}
		}
	};

	/** Writes the ends that are reached (whether or not the requirements hold) into the pool. */
	const ends = (m: Runtime, legal: LegalAnswers): number => {
		const start = explore(m, legal);
		const bottom = m.poolTop;
		for (let i = 0; i < spaces; i++) {
			if (i === start || legal.costs[i]! < 0) continue;
			m.regs[m.rp + hereSlot] = i;
			// The condition may walk sets of its own: what was found lies below them.
			if (end === null || end(m) !== 0) m.pool[m.poolTop++] = i;
		}
		const to = m.poolTop;
		m.poolTop = bottom;
		return to;
	};

	const looksAhead = conditions.some(({ requirement }) => requirement.afterwards);

	/**
	 * `note` puts what is noted of the way to an end where the rules behind the question look for it, if some condition lets them
	 * go on; later it is as before.
	 */
	const asNoted = <T>(
		m: Runtime,
		legal: LegalAnswers,
		look: (note: (goal: number) => void) => T
	): T => {
		if (!looksAhead) return look(() => undefined);
		const [spentBefore, viaBefore] = [m.mem[m.fp + spent]!, m.mem[m.fp + via]!];
		const wayBefore = way < 0 ? null : m.mem.slice(m.fp + way, m.fp + way + spaces);
		const put = (costs: number, previous: number, places: Int32Array | null): void => {
			if (spent >= 0) m.poke(m.fp + spent, costs);
			if (via >= 0) m.poke(m.fp + via, previous);
			places?.forEach((place, i) => {
				m.poke(m.fp + way + i, place);
			});
		};
		try {
			return look((goal) => {
				const places = way < 0 ? null : placesTo(goal, legal);
				put(legal.costs[goal]!, legal.previous[goal]!, places);
			});
		} finally {
			put(spentBefore, viaBefore, wayBefore);
		}
	};

	const store = storeWord(at);
	const reaches = holdsWord(at);
	return {
		enumerate(m, seat, legal) {
			legal.reset(seat, 'path', 1);
			legal.optional = optional;
			asNoted(m, legal, (note) => {
				withCandidates(m, at, m.poolTop, ends(m, legal), (word) => {
					note(word);
					if (allHold(m, conditions)) legal.add(word);
				});
			});
		},
		store(m, offset, legal, picks) {
			store(m, offset, legal, picks);
			const goal = m.mem[m.fp + at + offset]!;
			if (spent >= 0) m.write(m.fp + spent + offset, goal < 0 ? 0 : legal.costs[goal]!);
			if (via >= 0) m.write(m.fp + via + offset, goal < 0 ? -1 : legal.previous[goal]!);
			if (way >= 0)
				placesTo(goal, legal).forEach((place, i) => {
					m.write(m.fp + way + i, place);
				});
		},
		// Another way or another cost than what is noted is another answer.
		holds(m, offset, legal) {
			const goal = m.mem[m.fp + at + offset]!;
			if (goal < 0 || !reaches(m, offset, legal)) return reaches(m, offset, legal);
			const { costs, previous } = legal;
			return (
				(spent < 0 || m.mem[m.fp + spent + offset] === costs[goal]) &&
				(via < 0 || m.mem[m.fp + via + offset] === previous[goal])
			);
		},
		refusals(m) {
			m.legal.seat = -1;
			return asNoted(m, m.legal, (note) =>
				refusalsAmong(
					m,
					at,
					(m) => ends(m, m.legal),
					(word) => {
						note(word);
						return conditions;
					}
				)
			);
		}
	};
}
