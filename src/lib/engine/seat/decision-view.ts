/** The question to a seat, in the client's terms. */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { phraseArgument, spaceKey } from './keys.ts';
import { ANSWERS, FP, LOCALS, ROUTINE } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Options } from '#lib/engine/state/legal-answers.ts';
import { optionViews } from './option-view.ts';
import { decisionPoint, optionsOf } from '#lib/engine/machine/play.ts';
import type { DecisionView, PhraseArgument, Viewer } from './protocol.ts';
import { routineOffsets } from '#lib/engine/compile/routine.ts';

export function decisionView(m: Machine, seat: number): DecisionView | null {
	const point = decisionPoint(m);
	if (point === null) return null;
	const options = optionsOf(m, seat).copy();
	const { step } = point;
	const prompt = {
		path: step.do === 'offer' ? `windows.${step.path}` : `choices.${step.path}`,
		args: parameters(m, seat)
	};
	return {
		id: m.mem[ANSWERS]!,
		seat,
		kind: options.kind,
		prompt,
		cite: step.cite,
		rule: m.program.sources[step.source] ?? null,
		options: options.kind === 'amount' ? [] : optionViews(m, seat, point, options),
		min: options.min,
		max: options.max,
		optional: options.optional,
		ways: options.kind === 'path' ? waysOf(m, options) : {}
	};
}

/** Parameters of the rule that asks, so that the question can name them. */
function parameters(m: Machine, viewer: Viewer): Record<string, PhraseArgument> {
	const base = m.mem[FP]!;
	const routine = m.mem[base + ROUTINE]!;
	const { procedures, actions, events } = m.program;
	const offsets = routineOffsets(m);
	const params: { id: string; type: Type; slot: number }[] =
		routine < offsets.actions
			? procedures[routine]!.params
			: routine < offsets.events
				? actions[routine - offsets.actions]!.params
				: events[routine - offsets.events]!.params;
	return Object.fromEntries(
		params
			.filter(({ type }) => type.t !== 'set')
			.map(({ id, type, slot }) => [
				id,
				phraseArgument(m, viewer, type, m.mem[base + LOCALS + slot]!)
			])
	);
}

function waysOf(m: Machine, options: Options): DecisionView['ways'] {
	const ways: DecisionView['ways'] = {};
	for (let i = 0; i < options.count; i++) {
		const goal = options.codes[i]!;
		const way: string[] = [];
		for (let here = goal; here >= 0; here = options.previous[here]!) {
			way.unshift(spaceKey(m.program, here));
		}
		ways[spaceKey(m.program, goal)] = { cost: options.costs[goal]!, way };
	}
	return ways;
}
