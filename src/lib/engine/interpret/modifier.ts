/** Modifiers at work: each changes the answer of a value while its conditions hold. */
import type { SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import type { ActingModifier } from '#lib/engine/machine/modifier-order.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Blindfold } from './blindfold.ts';
import type { Interpretation } from './interpretation.ts';
import { belongsTo } from './possible.ts';
import { contains, fill } from './set.ts';

/** Told what each modifier did, in the order in which they act; null: whether it did is hidden from the viewer, or what. */
export type Note = (modifier: ModifierDef, amount: number | null) => void;

/** A modifier written on a face or a kind acts once for each piece of it. */
export function modify(
	cx: Interpretation,
	m: Runtime,
	{ modifier, subject }: ActingModifier,
	answer: number,
	note: Note | null
): number {
	const { self, selfSlot } = modifier;
	if (self === null) return modifyOnce(cx, m, modifier, answer, note);
	if (cx.blindfold !== null) {
		return modifyBlindfolded(cx, cx.blindfold, m, { modifier, subject }, self, answer, note);
	}
	// Whoever watches wants to see the conditions fail, too.
	if (subject >= 0 && cx.evaluated === null) {
		const piece = m.regs[m.rp + subject]!;
		if (piece < 0 || !contains(cx, m, self, piece)) return answer;
		m.regs[m.rp + selfSlot] = piece;
		return modifyOnce(cx, m, modifier, answer, note);
	}
	const start = m.poolTop;
	const end = fill(cx, m, self, start);
	m.poolTop = end;
	for (let i = start; i < end; i++) {
		m.regs[m.rp + selfSlot] = m.pool[i]!;
		answer = modifyOnce(cx, m, modifier, answer, note);
	}
	m.poolTop = start;
	return answer;
}

function modifyOnce(
	cx: Interpretation,
	m: Runtime,
	modifier: ModifierDef,
	answer: number,
	note: Note | null
): number {
	const looks = cx.blindfold?.looks;
	if (!acts(cx, m, modifier)) {
		if (cx.blindfold?.looks !== looks) note?.(modifier, null);
		return answer;
	}
	cx.modified?.(m, modifier);
	const amount = evaluate(cx, m, modifier.amount);
	note?.(modifier, cx.blindfold?.looks === looks ? amount : null);
	return m.kept(modified(modifier.stage, answer, amount));
}

function acts(cx: Interpretation, m: Runtime, { active, when }: ModifierDef): boolean {
	if (active !== null && evaluate(cx, m, active) === 0) return false;
	return when === null || evaluate(cx, m, when) !== 0;
}

/** Any piece that could be of the face or kind may be the one that acts; of one that would not act nobody needs to know. */
function modifyBlindfolded(
	cx: Interpretation,
	blindfold: Blindfold,
	m: Runtime,
	{ modifier, subject }: ActingModifier,
	self: SetIR,
	answer: number,
	note: Note | null
): number {
	const { selfSlot } = modifier;
	const only = subject < 0 ? -1 : m.regs[m.rp + subject]!;
	if (subject >= 0 && only < 0) return answer;
	const last = subject < 0 ? m.layout.pieces - 1 : only;
	for (let piece = Math.max(only, 0); piece <= last; piece++) {
		const belongs = belongsTo(cx, blindfold, m, self, piece);
		if (belongs === 'no') continue;
		m.regs[m.rp + selfSlot] = piece;
		if (belongs === 'yes') {
			answer = modifyOnce(cx, m, modifier, answer, note);
			continue;
		}
		const { looks } = blindfold;
		if (acts(cx, m, modifier)) blindfold.look();
		if (blindfold.looks !== looks) note?.(modifier, null);
	}
	return answer;
}

function modified(stage: ModifierDef['stage'], answer: number, amount: number): number {
	switch (stage) {
		case 'set':
			return amount;
		case 'add':
			return answer + amount;
		case 'multiply':
			// Adding 0 makes 0 of -0.
			return answer * amount + 0;
		case 'at-least':
			return Math.max(answer, amount);
		case 'at-most':
			return Math.min(answer, amount);
		// Sets are put together beforehand.
		case 'with':
		case 'without':
			return answer;
	}
}
