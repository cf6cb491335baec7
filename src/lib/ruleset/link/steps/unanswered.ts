/** What becomes of a question that nobody answers: when it is withdrawn, and what holds by default. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { asScalar, childOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ArgumentIR, ChooseIR, DomainIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { setOrOne } from './step-tools.ts';

type Offer = Extract<StepIR, { do: 'offer' }>;

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
): Pick<Offer, 'while' | 'default'> | null {
	const { link } = at.body.rules;
	const whileNode = childOf(step, 'while');
	const goesOn = whileNode && link.flag(whileNode, at.block);
	const defaultNode = childOf(step, 'default');
	const standing = defaultNode ? defaultOfWindow(defaultNode, at, window) : undefined;
	if (goesOn === null || standing === null) return null;
	return {
		...(goesOn && { while: goesOn }),
		...(standing !== undefined && { default: standing })
	};
}

const PASS = -1;
const ONE_NAME = /^[\w.-]+$/;

function defaultOfWindow(node: TreeNode, at: At, window: string): Offer['default'] | null {
	const { link } = at.body.rules;
	const actions = link.section('actions');
	const belongs = actions.flatMap(([id, { value }], index) =>
		itemsOf(childOf(value, 'window')).some((item) => textOf(item) === window) ? [{ id, index }] : []
	);
	const name = textOf(node) ?? '';
	const scalar = asScalar(node);
	if (scalar && !ONE_NAME.test(name)) {
		// The layer calls its own actions by their short names.
		const short = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
		const called = belongs.map(({ id }) =>
			link.keyOf('actions', short(id), node) === id ? short(id) : id
		);
		const checked = link.expr(scalar, at.block, { t: 'choice', names: ['pass', ...called] });
		return checked && { expr: checked.expr, actions: [PASS, ...belongs.map(({ index }) => index)] };
	}
	if (name === 'pass') return PASS;
	const key = link.keyOf('actions', name, node);
	const action = belongs.find(({ id }) => id === key);
	if (action) return action.index;
	link.report(
		unknownId(
			say`rule/action-of-window: action of the window ${window}`,
			name,
			node,
			['pass', ...belongs.map(({ id }) => id)],
			'offer/default'
		)
	);
	return null;
}
