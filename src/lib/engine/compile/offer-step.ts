/** The step `offer`: a window in which a player may take one of the actions that belong to it. */
import { say } from '#lib/language/said.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { WAIT } from '#lib/engine/machine/signals.ts';
import { reachingMost } from './longest.ts';
import type { Assembler, Step } from './assembler.ts';
import { compileStandingAction } from './standing-answer.ts';

export function compileOffer(a: Assembler, step: Step<'offer'>): void {
	const here = a.here;
	const next = here + 1;
	const after = step.repeat ? here : next;
	const player = a.evaluator.expression(step.player);
	const pass = step.pass === null ? null : a.evaluator.expression(step.pass);
	const goesOn = step.while === undefined ? null : a.evaluator.expression(step.while);
	const standing = compileStandingAction(a, step);
	const window = a.workshop.windows[step.window]!;
	a.returnsTo(after, { window: step.window }, -1, step);
	const isMoot = (m: Runtime): boolean => goesOn !== null && goesOn(m) === 0;
	const point = reachingMost(a.workshop.longest, {
		step,
		moot: isMoot,
		asked: (m) => 1 << player(m),
		enumerate(m, seat, legal) {
			window.enumerate(m, seat, legal);
			legal.optional = pass === null || pass(m) !== 0;
		},
		accept(m, seat, legal, picks) {
			const pick = picks[0] ?? -1;
			if (pick < 0 || pick >= legal.count) return next;
			return window.enter(m, seat, legal, pick, after, -1);
		},
		refusals: (m, seat) => window.refusals(m, seat),
		standing: (m, _seat, legal) => standing(m, legal),
		reopen: () => undefined,
		store: () => undefined
	});
	a.decisions[here] = point;
	a.emit((m) => {
		const ask = m.asking(step.ask);
		if (m.trying) return WAIT;
		if (isMoot(m)) return next;
		const seat = player(m);
		if (seat < 0) m.fails(say`play/nobody-is-offered: nobody is offered ${step.path}`);
		point.enumerate(m, seat, m.legal);
		if (m.legal.count === 0 && ask !== 'always') {
			m.skips(step.path);
			return next;
		}
		const forced = m.legal.forced(ask);
		if (forced === null) return WAIT;
		m.observer?.forced(step.path, seat, m.legal.code(0));
		return point.accept(m, seat, m.legal, forced);
	});
}
