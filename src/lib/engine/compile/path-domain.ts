/** The domain `path`: where one can go from a space, and the cheapest way there (Dijkstra's algorithm on small costs). */
import type { DomainIR } from '#lib/ruleset/program/step-ir.ts';
import type { Assembler } from './routine.ts';
import { compileRoot, type Eval } from './compile-expression.ts';
import { type Domain, storeWord, withCandidates } from './answer-domain.ts';
import { allHold, type Condition, firstFailure } from '#lib/engine/machine/decision-point.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Options } from '#lib/engine/state/legal-answers.ts';

export function compilePath(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'path' }>,
	at: number,
	conditions: Condition[],
	optional: boolean
): Domain {
	const window = Math.max(domain.hereSlot, domain.nextSlot) + 1;
	const root = (expr: Parameters<typeof compileRoot>[1]): Eval =>
		compileRoot(a.machine, expr, window);
	const from = root(domain.from);
	const step = root(domain.step);
	const cost = root(domain.cost);
	const budget = root(domain.budget);
	const stop = domain.stop === null ? null : root(domain.stop);
	const end = domain.end === null ? null : root(domain.end);
	const { hereSlot, nextSlot } = domain;
	const { neighbours } = a.machine.program.map;
	const spaces = a.machine.layout.spaces;
	const spent = domain.spent < 0 ? -1 : LOCALS + domain.spent;
	const via = domain.via < 0 ? -1 : LOCALS + domain.via;

	/** Costs of all spaces within the budget, -1 elsewhere. Ties keep the way found first: the order of neighbours. */
	const explore = (m: Machine, options: Options): number => {
		if (options.costs.length < spaces) {
			options.costs = new Int32Array(spaces);
			options.previous = new Int32Array(spaces);
		}
		const { costs, previous } = options;
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
			m.regs[m.rp + hereSlot] = here;
			if (here !== start && stop !== null && stop(m) !== 0) continue;
			for (const next of neighbours[here]!) {
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
	const ends = (m: Machine, options: Options): number => {
		const start = explore(m, options);
		const bottom = m.poolTop;
		for (let i = 0; i < spaces; i++) {
			if (i === start || options.costs[i]! < 0) continue;
			m.regs[m.rp + hereSlot] = i;
			// The condition may walk sets of its own: what was found lies below them.
			if (end === null || end(m) !== 0) m.pool[m.poolTop++] = i;
		}
		const to = m.poolTop;
		m.poolTop = bottom;
		return to;
	};

	const store = storeWord(at);
	return {
		enumerate(m, seat, options) {
			options.reset(seat, 'path', 1);
			options.optional = optional;
			withCandidates(m, at, m.poolTop, ends(m, options), (word) => {
				if (allHold(m, conditions)) options.add(word);
			});
		},
		store(m, offset, options, picks) {
			store(m, offset, options, picks);
			const goal = m.mem[m.fp + at + offset]!;
			if (spent >= 0) m.write(m.fp + spent, goal < 0 ? 0 : options.costs[goal]!);
			if (via >= 0) m.write(m.fp + via, goal < 0 ? -1 : options.previous[goal]!);
		},
		refusals(m) {
			const refused: { code: number[]; requirement: Condition['requirement'] }[] = [];
			withCandidates(m, at, m.poolTop, ends(m, m.options), (word) => {
				const requirement = firstFailure(m, conditions);
				if (requirement !== null) refused.push({ code: [word], requirement });
			});
			m.options.seat = -1;
			return refused;
		}
	};
}
