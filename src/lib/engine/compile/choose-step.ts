/** The step `choose`: a decision of one player, or of several at once and in secret. */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ChooseIR } from '#lib/ruleset/program/step-ir.ts';
import { say } from '#lib/language/said.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { type Asks, type LegalAnswers, stillOpen } from '#lib/engine/state/legal-answers.ts';
import { WAIT } from '#lib/engine/machine/signals.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { compileDomain } from './answer-domain.ts';
import { knowing, needsChooser } from './requirements.ts';
import { reachingMost } from './longest.ts';
import { compileStanding } from './standing-answer.ts';
import type { Assembler } from './assembler.ts';

const PLAYERS: Type = { t: 'set', of: { t: 'player' } };

export function compileChoose(a: Assembler, step: ChooseIR): void {
	const here = a.here;
	const next = here + (step.players === null ? 1 : 2);
	const domain = compileDomain(a, step, next);
	const single = step.player === null ? null : a.evaluator.expression(step.player);
	const pending = single === null ? LOCALS + a.privateWord('still asked', PLAYERS) : -1;
	/** All that were asked, also those who have answered. */
	const all = single === null ? LOCALS + a.privateWord('all asked', PLAYERS) : -1;
	const you = LOCALS + step.youSlot;
	const goesOn = step.while === undefined ? null : a.evaluator.expression(step.while);
	const standing = compileStanding(a, step);
	/** Some condition refuses only what fails for sure, as far as the chooser knows. */
	const own = step.domain.kind === 'options' ? step.domain.options : [];
	const blind = [step, ...own].some(({ requires }) => needsChooser(requires));

	/** With several players, `you` is each of them while their answers are listed; the state does not change. */
	const asYou = <T>(m: Runtime, seat: number, look: () => T): T => {
		if (single !== null) return look();
		const address = m.fp + you;
		const old = m.mem[address]!;
		m.poke(address, seat);
		try {
			return look();
		} finally {
			m.poke(address, old);
		}
	};

	/** Whether nobody needs the answer of a seat: `while:` does not hold. */
	const isMoot = (m: Runtime, seat: number): boolean =>
		goesOn !== null && asYou(m, seat, () => goesOn(m)) === 0;

	const point = reachingMost(a.workshop.longest, {
		step,
		moot: isMoot,
		asked: (m) => (single === null ? m.mem[m.fp + pending]! : 1 << single(m)),
		enumerate(m, seat, legal) {
			knowing(m, seat, blind, () => asYou(m, seat, () => domain.enumerate(m, seat, legal)));
		},
		accept(m, seat, legal, picks) {
			// Whoever has not answered yet has been asked, and stays so.
			return keep(m, seat, legal, picks, stillOpen(step.ask));
		},
		refusals(m, seat) {
			return knowing(m, seat, blind, () => asYou(m, seat, () => domain.refusals(m)));
		},
		standing: (m, seat, legal) => asYou(m, seat, () => standing(m, legal)),
		reopen(m) {
			if (single === null) m.write(m.fp + pending, m.mem[m.fp + all]!);
		},
		store(m, seat, legal, picks) {
			domain.store(m, single === null ? seat : 0, legal, picks);
		}
	});

	const keep = (
		m: Runtime,
		seat: number,
		legal: LegalAnswers,
		picks: readonly number[],
		ask: Asks
	): number => {
		point.store(m, seat, legal, picks);
		if (single !== null) return next;
		const left = m.mem[m.fp + pending]! & ~(1 << seat);
		m.write(m.fp + pending, left);
		return left === 0 ? next : settle(m, left, ask);
	};

	/**
	 * Withdraws the answers that were given and are not legal (any more): an action out of turn, or what it set off, may have
	 * changed what can be chosen. An amount becomes the nearest that is legal. Returns the bit set of those who have to answer.
	 */
	const recheck = (m: Runtime): number => {
		let left = m.mem[m.fp + pending]!;
		for (const seat of seatsIn(m.mem[m.fp + all]! & ~left)) {
			const moot = isMoot(m, seat);
			point.enumerate(m, seat, m.legal);
			if (moot) m.legal.clear();
			if (domain.holds(m, seat, m.legal)) continue;
			const instead = m.legal.insteadOf(m.mem[m.fp + LOCALS + step.as + seat]!);
			point.store(m, seat, m.legal, instead);
			const amount = m.legal.kind === 'amount' && !moot ? instead[0]! : null;
			if (!moot && amount === null) left |= 1 << seat;
			m.observer?.withdrawn(step, seat, moot, amount);
		}
		m.write(m.fp + pending, left);
		return left;
	};

	/** Answers for every seat of `asked` that has no choice; returns WAIT while others have one. Also after what others did. */
	const settle = (m: Runtime, asked: number, ask: Asks): number => {
		if (m.trying) return WAIT;
		for (let seat = 0; asked >>> seat !== 0; seat++) {
			if (((asked >>> seat) & 1) === 0) continue;
			const moot = isMoot(m, seat);
			point.enumerate(m, seat, m.legal);
			const forced = moot ? m.legal.nothing : m.legal.forced(ask);
			if (forced === null) continue;
			m.observer?.forced(
				step.path,
				seat,
				moot || forced.length === 0 || forced[0]! < 0 ? [] : m.legal.code(forced[0]!)
			);
			return keep(m, seat, m.legal, forced, ask);
		}
		return WAIT;
	};

	if (single !== null) {
		a.emit((m) => {
			const seat = single(m);
			if (seat < 0) m.fails(say`play/nobody-is-asked: nobody is asked ${step.path}`);
			return settle(m, 1 << seat, m.asking(step.ask));
		});
	} else {
		const players = a.evaluator.set(step.players ?? { set: 'players' });
		const answers = LOCALS + step.as;
		const { domain: asks } = step;
		const words = asks.kind === 'subset' ? asks.words : 1;
		const nothing = asks.kind === 'amount' || asks.kind === 'subset' ? 0 : -1;
		a.emit((m) => {
			const start = m.poolTop;
			const end = players(m, start);
			let asked = 0;
			for (let i = start; i < end; i++) asked |= 1 << m.pool[i]!;
			m.write(m.fp + pending, asked);
			m.write(m.fp + all, asked);
			// Those who are not asked have no answer; an earlier turn of a loop may have left one.
			for (let i = 0; i < m.program.players * words; i++) m.write(m.fp + answers + i, nothing);
			if (asks.kind === 'path') {
				for (let i = 0; i < m.program.players; i++) {
					if (asks.spent >= 0) m.write(m.fp + LOCALS + asks.spent + i, 0);
					if (asks.via >= 0) m.write(m.fp + LOCALS + asks.via + i, -1);
				}
			}
			return asked === 0 ? next : here + 1;
		});
		a.emit((m) => {
			const ask = m.asking(step.ask);
			return m.trying ? WAIT : settle(m, recheck(m), ask);
		});
	}
	a.decisions[a.here - 1] = point;
}
