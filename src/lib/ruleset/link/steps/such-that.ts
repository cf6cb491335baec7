/** `such-that:` of a choice of several: a condition over the whole set, and whether it says what its author means. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { Block } from '#lib/ruleset/link/context/frame.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { DomainIR } from '#lib/ruleset/program/step-ir.ts';
import { keyOf } from './step-tools.ts';

/** Puts the condition into the domain. False if something is wrong with it. */
export function linkSuchThat(
	step: MapNode,
	at: At,
	name: string,
	{ domain, answer }: { domain: DomainIR; answer: Type },
	{ slot }: { slot: number }
): boolean {
	const node = childOf(step, 'such-that');
	if (!node) return true;
	const { link } = at.body.rules;
	if (domain.kind !== 'subset') {
		const message = say`rule/such-that-count: "such-that" is about several that are chosen together: say "count" as well, or "requires" of each`;
		link.report(finding('choose/such-that', keyOf(step, 'such-that'), message));
		return false;
	}
	const whole = new Block(at.block);
	whole.declare(name, { type: answer, at: 'local', slot, words: domain.words });
	const such = link.flag(node, whole);
	if (!such) return false;
	domain.such = such;
	if (!isAbout(such, slot)) {
		const message = say`rule/asks-not-for: This does not ask for ${name}: whether it holds does not depend on what is chosen`;
		link.report(finding('choose/such-that', node, message, { severity: 'warning' }));
	} else if (isZero(domain.min) && ofNothing(such, slot) === 0) {
		const message = say`rule/never-for-nothing: It never holds for nothing at all, and nothing would be few enough: let "count" begin with 1`;
		link.report(finding('choose/never-nothing', node, message, { severity: 'warning' }));
	}
	return true;
}

function isZero(min: ExprIR): boolean {
	return min.op === 'const' && min.value <= 0;
}

/** Whether the set that lies in the slot is asked for anywhere. */
function isAbout(part: unknown, slot: number): boolean {
	if (typeof part !== 'object' || part === null) return false;
	if ('set' in part && part.set === 'local' && 'slot' in part && part.slot === slot) return true;
	return Object.values(part).some((inner) => isAbout(inner, slot));
}

/** What it comes to when nothing is chosen, where that can be seen without playing; else null. */
function ofNothing(expr: ExprIR, slot: number): number | null {
	const worth = (part: ExprIR): number | null => ofNothing(part, slot);
	switch (expr.op) {
		case 'const':
			return expr.value;
		case 'not': {
			const of = worth(expr.of);
			return of === null ? null : Number(of === 0);
		}
		case 'binary':
			return together(expr.operator, worth(expr.a), worth(expr.b));
		case 'any':
		case 'count':
		case 'sum':
		case 'max-of':
		case 'min-of':
		case 'distinct':
			return isEmpty(expr.set, slot) ? 0 : null;
		case 'all':
		case 'none':
			return isEmpty(expr.set, slot) ? 1 : null;
		default:
			return null;
	}
}

function isEmpty(set: SetIR, slot: number): boolean {
	switch (set.set) {
		case 'local':
			return set.slot === slot;
		case 'where':
			return isEmpty(set.of, slot);
		case 'without':
			return isEmpty(set.a, slot);
		case 'shared':
			return isEmpty(set.a, slot) || isEmpty(set.b, slot);
		default:
			return false;
	}
}

function together(operator: string, a: number | null, b: number | null): number | null {
	if (operator === 'and' && (a === 0 || b === 0)) return 0;
	if (a === null || b === null) return null;
	switch (operator) {
		case '==':
			return Number(a === b);
		case '!=':
			return Number(a !== b);
		case '<':
			return Number(a < b);
		case '<=':
			return Number(a <= b);
		case '>':
			return Number(a > b);
		case '>=':
			return Number(a >= b);
		case 'and':
			return Number(a !== 0 && b !== 0);
		case 'or':
			return Number(a !== 0 || b !== 0);
		default:
			return null;
	}
}
