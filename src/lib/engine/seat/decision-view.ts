/** The question to a seat, in the client's terms. */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { definitionOf } from '#lib/ruleset/program/routines.ts';
import { phraseArgument, spaceKey } from './keys.ts';
import { ANSWERS, FP, LOCALS, ROUTINE } from '#lib/engine/state/memory-layout.ts';
import type { DecisionPoint } from '#lib/engine/machine/code.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import { optionViews } from './option-view.ts';
import { NOT_TOLD, toldLocals } from './told-locals.ts';
import { decisionPoint, legalAnswers } from '#lib/engine/play/play.ts';
import type { DecisionView, Phrase, PhraseArgument, Viewer } from './protocol.ts';

export function decisionView(m: Machine, seat: number): DecisionView | null {
	const point = decisionPoint(m);
	if (point === null) return null;
	const legal = legalAnswers(m, seat);
	const { step } = point;
	return {
		id: m.mem[ANSWERS]!,
		seat,
		kind: legal.kind,
		prompt: promptOf(m, seat, point),
		cite: step.cite,
		rule: m.program.sources[step.source] ?? null,
		options: legal.kind === 'amount' ? [] : optionViews(m, seat, point, legal),
		min: legal.min,
		max: legal.max,
		optional: legal.optional,
		ways: legal.kind === 'path' ? waysOf(m, legal) : {}
	};
}

/** The question itself, with what the rule that asks was told, and what of its own the text names. */
export function promptOf(m: Machine, seat: number, { step }: Pick<DecisionPoint, 'step'>): Phrase {
	const args = parameters(m, seat, step.untold ?? []);
	if (step.do === 'offer') return { path: `windows.${step.path}`, args };
	return { path: `choices.${step.path}`, args: { ...args, ...toldLocals(m, seat, step) } };
}

/** Parameters of the rule that asks, so that the question can name them. */
function parameters(
	m: Machine,
	viewer: Viewer,
	untold: readonly number[]
): Record<string, PhraseArgument> {
	const base = m.mem[FP]!;
	const { params }: { params: { id: string; type: Type; slot: number }[] } = definitionOf(
		m.program,
		m.mem[base + ROUTINE]!
	).def;
	const told: Record<string, PhraseArgument> = {};
	for (const { id, type, slot } of params) {
		if (type.t === 'set') continue;
		const word = m.mem[base + LOCALS + slot]!;
		told[id] = untold.includes(slot) ? NOT_TOLD : phraseArgument(m, viewer, type, word);
	}
	return told;
}

function waysOf(m: Machine, legal: LegalAnswers): DecisionView['ways'] {
	const ways: DecisionView['ways'] = {};
	for (let i = 0; i < legal.count; i++) {
		const goal = legal.codes[i]!;
		const way: string[] = [];
		for (let here = goal; here >= 0; here = legal.previous[here]!) {
			way.unshift(spaceKey(m.program, here));
		}
		ways[spaceKey(m.program, goal)] = { cost: legal.costs[goal]!, way };
	}
	return ways;
}
