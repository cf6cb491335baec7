/**
 * Limits: `limit:` of an action or effect becomes a field that counts and forgets, and a condition. What is counted belongs to
 * the player who acts, to the piece on which the effect is written, or to the game.
 */
import { finding } from '#lib/language/diagnostic.ts';
import { parsePattern } from '#lib/language/findings.ts';
import { childOf, itemsOf } from '#lib/language/nodes.ts';
import { afterIn } from './event-pattern.ts';
import { say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Scope } from '#lib/ruleset/names/symbols.ts';

export interface Limit {
	/** Holds as long as it may be. */
	cond: ExprIR;
	/** Counts. */
	step: StepIR;
	/** What is said where no text does. */
	told: { times: number | null; until: string[] };
}

/** `of`: whose field it is; null for the game. */
export function limitOf(
	link: Linking,
	owner: TreeNode,
	scope: Scope,
	of: ExprIR | null
): Limit | null {
	const node = childOf(owner, 'limit');
	const counted = node && link.limits.get(node);
	if (!node || !counted) return null;
	const { table, field } = counted;
	link.reads.add(`field-${table}/${field}`);
	link.written.add(`field-${table}/${field}`);
	const timesNode = childOf(node, 'times');
	const times: ExprIR | null = timesNode
		? link.number(timesNode, scope)
		: { op: 'const', value: 1 };
	if (times === null) return null;
	if (times.op === 'const' && times.value < 1 && timesNode) {
		link.report(
			finding('value/range', timesNode, say`rule/never-possible: What may never be needs no rule`)
		);
	}
	const uses: ExprIR = { op: 'field', table, field, of, zero: 0 };
	const value: ExprIR = { op: 'binary', operator: '+', a: uses, b: { op: 'const', value: 1 } };
	return {
		cond: { op: 'binary', operator: '<', a: uses, b: times },
		step: { do: 'set', table, field, of, value, source: link.source(node) },
		told: { times: times.op === 'const' ? times.value : null, until: momentsOf(node) }
	};
}

/** The events after which it counts anew. */
function momentsOf(limit: TreeNode): string[] {
	return itemsOf(childOf(limit, 'until')).flatMap((item) => {
		const after = afterIn(item);
		const pattern = after && parsePattern(after, () => undefined);
		return pattern ? [pattern.name] : [];
	});
}
