/** What becomes of a question that nobody answers: when it is withdrawn, and what holds by default. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { childOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ArgumentIR, ChooseIR, DomainIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { setOrOne } from './step-tools.ts';

interface Asked {
	domain: DomainIR;
	/** Of the answer of one player. */
	answer: Type;
	optional: boolean;
}

/** Null where something is wrong with it. Linked before the answer has a name: neither can be about it. */
export function linkUnanswered(
	step: MapNode,
	at: At,
	asked: Asked | null
): Pick<ChooseIR, 'while' | 'default'> | null {
	const { link } = at.body.rules;
	const whileNode = childOf(step, 'while');
	const goesOn = whileNode && link.flag(whileNode, at.block);
	const defaultNode = childOf(step, 'default');
	const standing = defaultNode && asked && linkDefault(defaultNode, at, asked);
	if (goesOn === null || standing === null) return null;
	return {
		...(goesOn && { while: goesOn }),
		...(standing && { default: standing })
	};
}

function linkDefault(
	node: TreeNode,
	at: At,
	{ domain, answer, optional }: Asked
): ArgumentIR | null {
	const { link } = at.body.rules;
	if (domain.kind === 'subset') {
		const set = answer.t === 'set' ? setOrOne(at, node, answer.of) : null;
		return set && { set, words: domain.words };
	}
	const expected: Type = domain.kind === 'amount' ? answer : { t: 'optional', of: answer };
	const checked = link.expr(node, at.block, expected);
	if (checked?.type.t === 'none' && !optional) {
		const message = say`rule/never-declined: This question cannot be declined: let "optional:" be true, or say one of its answers`;
		link.report(finding('choose/default', node, message));
		return null;
	}
	return checked && { expr: checked.expr };
}

export function linkUnansweredOffer(
	step: MapNode,
	at: At,
	window: string
): Pick<Extract<StepIR, { do: 'offer' }>, 'while' | 'default'> | null {
	const { link } = at.body.rules;
	const whileNode = childOf(step, 'while');
	const goesOn = whileNode && link.flag(whileNode, at.block);
	const defaultNode = childOf(step, 'default');
	const action = defaultNode ? defaultAction(defaultNode, at, window) : undefined;
	if (goesOn === null || action === null) return null;
	return {
		...(goesOn && { while: goesOn }),
		...(action !== undefined && { default: action })
	};
}

/** The number of the action, -1 for passing. */
function defaultAction(node: TreeNode, at: At, window: string): number | null {
	const { link } = at.body.rules;
	const name = textOf(node) ?? '';
	if (name === 'pass') return -1;
	const actions = link.section('actions');
	const key = link.keyOf('actions', name, node);
	const index = actions.findIndex(([id]) => id === key);
	const belongs = actions
		.filter(([, { value }]) =>
			itemsOf(childOf(value, 'window')).some((item) => textOf(item) === window)
		)
		.map(([id]) => id);
	if (index >= 0 && belongs.includes(key)) return index;
	link.report(
		unknownId(
			say`rule/action-of-window: action of the window ${window}`,
			name,
			node,
			['pass', ...belongs],
			'offer/default'
		)
	);
	return null;
}
