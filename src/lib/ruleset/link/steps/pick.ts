/** The step `pick`: chance chooses. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import type { Block } from '#lib/ruleset/link/context/frame.ts';
import { isNeverEmpty } from '#lib/ruleset/link/context/sure-sets.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import type { SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { purposeOf } from './chance-events.ts';
import { declare, labelOf, streamOf } from './step-tools.ts';

const CAN_BE_PICKED: ReadonlySet<Type['t']> = new Set(['player', 'space', 'piece', 'enum', 'int']);

export function linkPick(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const fromNode = childOf(step, 'from');
	const countNode = childOf(step, 'count');
	const from = link.setOf(childOf(step, 'pick'), fromNode, at.block);
	const count = countNode ? link.number(countNode, at.block) : null;
	const stream = streamOf(at, childOf(step, 'stream'), 'draws');
	const label = labelOf(step, at);
	at.body.rules.pickPurposes.add(purposeOf(step));
	let type = from && (countNode ? setOf(from.element) : oneOf(from, at.block));
	if (from && fromNode && !CAN_BE_PICKED.has(from.element.t)) {
		const what = saidType({ t: 'set', of: from.element }, link.symbols);
		const message = say`rule/cannot-pick-from: Nothing can be picked from ${what}`;
		link.report(finding('type/mismatch', fromNode, message));
		type = null;
	}
	const doubt = say`rule/nothing-to-pick: where there is nothing to pick from`;
	const local = declare(at, childOf(step, 'pick'), type, { doubt });
	if (!from || !local || (countNode && !count)) return null;
	const { slot: as, words } = local;
	const chance = { type: from.element, count, as, words, stream, label };
	return { do: 'pick', from: from.set, ...chance, source: link.source(step) };
}

function setOf(element: Type): Type {
	return { t: 'set', of: element };
}

/** What is picked from a set that may be empty may be none; of numbers it is 0 then, like their sum. */
function oneOf({ set, element }: { set: SetIR; element: Type }, block: Block): Type {
	return element.t === 'int' || isNeverEmpty(set, block) ? element : { t: 'optional', of: element };
}
