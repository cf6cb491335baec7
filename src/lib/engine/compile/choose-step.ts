/** The step `choose`: a decision of one player, or of several at once and in secret. */
import type { ChooseIR } from '#lib/ruleset/program/step-ir.ts';
import type { Assembler } from './routine.ts';
import { compileRoot } from './compile-expression.ts';
import { compileSetRoot } from './compile-set.ts';
import { compileDomain } from './answer-domain.ts';
import type { DecisionPoint } from '#lib/engine/machine/decision-point.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';
import { type Machine, RuleError, WAIT } from '#lib/engine/machine/machine.ts';

export function compileChoose(a: Assembler, step: ChooseIR): void {
	const here = a.here;
	const domain = compileDomain(a, step);
	const next = here + (step.players === null ? 1 : 2);
	const single = step.player === null ? null : compileRoot(a.machine, step.player);
	const pending = single === null ? LOCALS + a.privateWord() : -1;
	/** All that were asked, also those who have answered. */
	const all = single === null ? LOCALS + a.privateWord() : -1;
	const you = LOCALS + step.youSlot;

	/** With several players, `you` is each of them while their answers are listed; the state does not change. */
	const asYou = <T>(m: Machine, seat: number, look: () => T): T => {
		if (single !== null) return look();
		const address = m.fp + you;
		const old = m.mem[address]!;
		m.poke(address, seat);
		const result = look();
		m.poke(address, old);
		return result;
	};

	const point: DecisionPoint = {
		step,
		asked: (m) => (single === null ? m.mem[m.fp + pending]! : 1 << single(m)),
		enumerate(m, seat, options) {
			asYou(m, seat, () => domain.enumerate(m, seat, options));
		},
		accept(m, seat, options, picks) {
			domain.store(m, single === null ? seat : 0, options, picks);
			if (single !== null) return next;
			const left = m.mem[m.fp + pending]! & ~(1 << seat);
			m.write(m.fp + pending, left);
			return left === 0 ? next : settle(m, left);
		},
		refusals(m, seat) {
			return asYou(m, seat, () => domain.refusals(m));
		},
		reopen(m) {
			if (single === null) m.write(m.fp + pending, m.mem[m.fp + all]!);
		}
	};

	/** Answers for every seat of `asked` that has no choice; returns WAIT while others have one. */
	const settle = (m: Machine, asked: number): number => {
		for (let seat = 0; asked >>> seat !== 0; seat++) {
			if (((asked >>> seat) & 1) === 0) continue;
			point.enumerate(m, seat, m.options);
			const forced = forcedAnswer(m, step.ask);
			if (forced === null) continue;
			m.observer?.forced(step.path, seat, forced.length === 0 ? [] : codesOf(m, forced[0]!));
			return point.accept(m, seat, m.options, forced);
		}
		return WAIT;
	};

	if (single !== null) {
		a.emit((m) => {
			const seat = single(m);
			if (seat < 0) throw new RuleError(`nobody is asked ${step.path}; running: ${m.chain()}`);
			return settle(m, 1 << seat);
		});
	} else {
		const players = compileSetRoot(a.machine, step.players ?? { set: 'players' });
		const answers = LOCALS + step.as;
		const nothing = step.domain.kind === 'amount' ? 0 : -1;
		a.emit((m) => {
			const start = m.poolTop;
			const end = players(m, start);
			let asked = 0;
			for (let i = start; i < end; i++) asked |= 1 << m.pool[i]!;
			m.write(m.fp + pending, asked);
			m.write(m.fp + all, asked);
			// Those who are not asked have no answer; an earlier turn of a loop may have left one.
			for (let i = 0; i < m.program.players; i++) m.write(m.fp + answers + i, nothing);
			return asked === 0 ? next : here + 1;
		});
		a.emit((m) => settle(m, m.mem[m.fp + pending]!));
	}
	a.decisions[a.here - 1] = point;
}

function codesOf(m: Machine, index: number): number[] {
	const { codes, stride } = m.options;
	return Array.from(codes.subarray(index * stride, (index + 1) * stride));
}

/**
 * The picks of the only possible answer, or null where there is a choice (or the rules want to be asked all the same).
 * With nothing to choose from the answer is none: an empty domain is no dead end.
 */
export function forcedAnswer(m: Machine, ask: 'always' | 'possible'): number[] | null {
	const { options } = m;
	if (options.kind === 'subset') {
		if (options.max <= 0) return ask === 'always' ? null : [];
		if (options.min >= options.count && ask === 'possible') {
			return Array.from({ length: options.count }, (_, i) => i);
		}
		return null;
	}
	if (options.kind === 'amount') {
		return options.min >= options.max && ask === 'possible' ? [options.min] : null;
	}
	if (options.count === 0) return ask === 'always' && options.optional ? null : [-1];
	return options.size === 1 && ask === 'possible' ? [0] : null;
}
