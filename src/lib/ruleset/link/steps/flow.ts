/** Steps that decide which step comes next within a body. */
import { finding } from '#lib/language/diagnostic.ts';
import type { MapNode, ScalarNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import type { SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { Block } from '#lib/ruleset/link/context/frame.ts';
import { asMap, childOf, textOf } from '#lib/language/nodes.ts';
import { know, namesSetIn } from '#lib/ruleset/link/context/knowing.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { declare, wordsFor } from './step-tools.ts';
import { say } from '#lib/language/said.ts';

/** The same body, in a block of its own. */
function inside(at: At, inLoop = at.inLoop): At {
	return { body: at.body, block: new Block(at.block), inLoop };
}

export function linkIf(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const cond = link.flag(childOf(step, 'if'), at.block);
	const branch = (key: 'then' | 'else') => {
		const within = inside(at);
		for (const set of at.block.full) within.block.full.add(set);
		know(within, childOf(step, 'if'), cond, key === 'then');
		return at.body.linkSteps(childOf(step, key), within);
	};
	const [then, otherwise] = [branch('then'), branch('else')];
	return cond && { do: 'if', cond, then, else: otherwise, source: link.source(step) };
}

/** A loop may have set names already when it comes to read them. */
function widenSetIn(loop: MapNode, { block }: At): void {
	for (const name of namesSetIn(childOf(loop, 'do'))) block.widen(name);
}

export function linkForEach(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const inNode = childOf(step, 'in');
	const byNode = childOf(step, 'by');
	widenSetIn(step, at);
	const over = link.setOf(childOf(step, 'for-each'), inNode, at.block);
	const loop = inside(at, true);
	const range = over?.set.set === 'range';
	// A loop that only counts need not look at its number.
	const element = declare(loop, childOf(step, 'for-each'), over?.element ?? null, {
		expected: false
	});
	const by = byNode ? link.number(byNode, loop.block) : null;
	const body = at.body.linkSteps(childOf(step, 'do'), loop);
	if (!over || !element || (byNode && !by)) return null;
	if (!range && over.element.t === 'int' && inNode) {
		const message = say`rule/walk-only-ranges: Of the sets of numbers only a range (1 .. n) can be walked`;
		link.report(finding('type/not-walked', inNode, message));
		return null;
	}
	if (range && byNode) {
		link.report(
			finding('for-each/by', byNode, say`rule/range-has-order: A range is counted in its own order`)
		);
		return null;
	}
	const words = range ? 1 : wordsFor(at, over.element);
	const left: Type = range ? { t: 'int' } : { t: 'set', of: over.element };
	const rest = at.body.frame.take('rest', left, words);
	const { slot } = element;
	const source = link.source(step);
	return { do: 'for-each', slot, rest, words, set: over.set, range, by, body, source };
}

export function linkRepeat(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const how = childOf(step, 'repeat');
	const whileNode = childOf(how, 'while');
	const untilNode = childOf(how, 'until');
	widenSetIn(step, at);
	if (how && (!asMap(how) || (!whileNode && !untilNode))) {
		const message = say`rule/while-or-until: Say "{ while: ... }" (asked before) or "{ until: ... }" (asked after)`;
		link.report(finding('shape/repeat', how, message));
	}
	const loop = inside(at, true);
	const before = whileNode ? link.flag(whileNode, at.block) : null;
	know(loop, whileNode, before, true);
	const body = at.body.linkSteps(childOf(step, 'do'), loop);
	// Asked after the steps, so it sees what they found.
	const after = untilNode ? link.flag(untilNode, loop.block) : null;
	if ((whileNode && !before) || (untilNode && !after)) return null;
	return { do: 'repeat', while: before, until: after, body, source: link.source(step) };
}

export function linkBreak(step: MapNode, at: At, verb: ScalarNode): StepIR | null {
	const { link } = at.body.rules;
	if (at.inLoop) return { do: 'break', source: link.source(step) };
	link.report(
		finding(
			'flow/break',
			verb,
			say`rule/break-leaves-loop: "break" leaves a loop; there is none around it`
		)
	);
	return null;
}

export function linkCancel(step: MapNode, at: At, verb: ScalarNode): StepIR | null {
	const { link } = at.body.rules;
	if (at.body.canCancel) return { do: 'cancel', source: link.source(step) };
	const message = say`rule/cancel-stops-event: "cancel" stops an event: it belongs into an effect with "replace:"`;
	link.report(finding('flow/cancel', verb, message));
	return null;
}

export function linkReturn(step: MapNode, at: At, verb: ScalarNode): StepIR | null {
	const { link } = at.body.rules;
	const { returns } = at.body;
	const node = childOf(step, 'return');
	const source = link.source(step);
	if (!returns) {
		link.report(
			finding('flow/return', verb, say`rule/return-ends: "return" ends a procedure; this is none`)
		);
		return null;
	}
	if (!node) return null;
	// Where a value was announced, "nothing" would be a forgotten one, or a name of the rules.
	if (returns.declared === null && (textOf(node) === 'nothing' || textOf(node) === null)) {
		returns.found.push({ type: null, node });
		return { do: 'return', value: null, source };
	}
	const value = returnValue(at, node, returns.declared);
	if (!value) {
		// What it would have returned is not known: the callers stay silent.
		returns.found.push({ type: { t: 'none' }, node });
		return null;
	}
	returns.found.push({ type: value.type, node });
	return { do: 'return', value: value.argument, source };
}

type Node = Parameters<At['body']['linkSteps']>[0];

function returnValue(
	at: At,
	node: Node,
	declared: Type | null
): { argument: ArgumentIR; type: Type } | null {
	const { link } = at.body.rules;
	const setValue = (set: SetIR, type: Type) =>
		type.t === 'set' ? { argument: { set, words: wordsFor(at, type.of) }, type } : null;
	if (declared?.t === 'set') {
		const checked = link.set(node, at.block, declared.of);
		return checked && setValue(checked.set, declared);
	}
	if (declared) {
		const checked = link.expr(node, at.block, declared);
		return checked && { argument: { expr: checked.expr }, type: declared };
	}
	const checked = link.any(node, at.block);
	if (!checked) return null;
	if ('set' in checked) return setValue(checked.set, checked.type);
	return { argument: { expr: checked.expr }, type: checked.type };
}
