/** Lists of steps: which verb each is, and what changes locals and fields. */
import { beside, finding } from '#lib/language/diagnostic.ts';
import { STEP_VERBS, type StepVerb, verbOf } from '#lib/language/step-names.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { plain } from '#lib/ruleset/expression/types.ts';
import { parseType } from '#lib/ruleset/names/declared-type.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { linkCheckpoint, linkRestore } from './link-checkpoint.ts';
import { linkSeen } from './seen.ts';
import { linkChoose } from './choose.ts';
import { linkBreak, linkCancel, linkForEach, linkIf, linkRepeat, linkReturn } from './flow.ts';
import { linkCall, linkEmit, linkEndGame, linkLog, linkOffer } from './link-calls.ts';
import { linkRoll, linkRollEach } from './dice.ts';
import { withEvent } from './chance-events.ts';
import { linkPick } from './pick.ts';
import { linkDraw, linkFlip, linkMove, linkReveal, linkShuffle } from './link-piece-steps.ts';
import { know, namesSetIn } from '#lib/ruleset/link/context/knowing.ts';
import { linkSwap } from './swap.ts';
import { asMap, childOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { declare, keyOf, linkTarget } from './step-tools.ts';
import { say } from '#lib/language/said.ts';

/** Links one step. `verb` is the key that names it. */
export type LinkStep = (step: MapNode, at: At, verb: ScalarNode) => StepIR | null;

const VERBS: Readonly<Record<StepVerb, LinkStep>> = {
	let: linkLet,
	set: linkSet,
	move: linkMove,
	swap: linkSwap,
	draw: linkDraw,
	shuffle: linkShuffle,
	roll: linkRoll,
	'roll-each': linkRollEach,
	pick: linkPick,
	reveal: linkReveal,
	flip: linkFlip,
	choose: linkChoose,
	offer: linkOffer,
	if: linkIf,
	'for-each': linkForEach,
	repeat: linkRepeat,
	break: linkBreak,
	checkpoint: linkCheckpoint,
	restore: linkRestore,
	seen: linkSeen,
	call: linkCall,
	return: linkReturn,
	emit: linkEmit,
	cancel: linkCancel,
	'end-game': linkEndGame,
	log: linkLog
};

const LAST: ReadonlySet<StepIR['do']> = new Set([
	'return',
	'break',
	'restore',
	'cancel',
	'end-game'
]);

const NAMING: ReadonlySet<StepIR['do']> = new Set(['choose', 'pick', 'log']);

/** The steps of a block; the locals they declare are added to the block of `at`. */
export function linkSteps(node: TreeNode | undefined, at: At): StepIR[] {
	const { report } = at.body.rules.link;
	const steps: StepIR[] = [];
	let ended: TreeNode | null = null;
	for (const item of itemsOf(node)) {
		if (ended) {
			const related = [beside(ended, say`rule/nothing-follows: nothing goes on after this`)];
			report(
				finding('flow/unreachable', item, say`rule/step-not-reached: This step is never reached`, {
					related
				})
			);
			ended = null;
		}
		const step = linkStep(item, at);
		if (!step) continue;
		steps.push(...withEvent(step, item, at));
		const leaves = leavesAll(item, step, at);
		if (!leaves) at.block.full.clear();
		if (goesNoFurther(step)) ended = item;
		else if (step.do === 'if') knowBehind(step, item, leaves, at);
	}
	return steps;
}

function linkStep(node: TreeNode, at: At): StepIR | null {
	const { report } = at.body.rules.link;
	const step = asMap(node);
	if (!step) {
		report(
			finding(
				'shape/step',
				node,
				say`rule/step-is-map: A step is a map with a verb: { move: ..., to: ... }`
			)
		);
		return null;
	}
	const verb = verbOf(step);
	const entry = verb === null ? undefined : step.entries.get(verb);
	if (verb === null || !entry) {
		const [first] = step.entries.values();
		const word = first?.key.text ?? '';
		const { hint, fixes } = didYouMean(word, STEP_VERBS, (first?.key ?? node).range);
		report(
			finding(
				'shape/step',
				first?.key ?? node,
				say`rule/no-step-is-called: No step is called "${word}"${hint}`,
				{
					fixes
				}
			)
		);
		return null;
	}
	return VERBS[verb](step, at, entry.key);
}

/** Behind an `if` one of whose branches goes no further, the other was taken. */
function knowBehind(step: StepIR & { do: 'if' }, item: TreeNode, leaves: boolean, at: At): void {
	const { cond, then, else: otherwise } = step;
	const linked = leaves ? cond : null;
	const set = (branch: 'then' | 'else') => namesSetIn(childOf(item, branch));
	if (endsIn(then)) know(at, childOf(item, 'if'), linked, false, set('else'));
	else if (endsIn(otherwise)) know(at, childOf(item, 'if'), linked, true, set('then'));
}

/** Whether all is as it was where the steps go on behind this one, but for a name that something has now. */
function leavesAll(node: TreeNode, step: StepIR, { body: { rules } }: At): boolean {
	// What follows picks may do anything, in whatever layers; rules are right or wrong without regard to these.
	if (step.do === 'pick' && rules.onPick !== null) return false;
	if (step.do !== 'if') return NAMING.has(step.do) || asMap(node)?.entries.has('let') === true;
	return [step.then, step.else].every((steps) => steps.length === 0 || endsIn(steps));
}

function endsIn(steps: readonly StepIR[]): boolean {
	const last = steps.at(-1);
	return last !== undefined && goesNoFurther(last);
}

function goesNoFurther(step: StepIR): boolean {
	if (step.do !== 'if') return LAST.has(step.do);
	return endsIn(step.then) && endsIn(step.else);
}

function linkLet(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const nameNode = childOf(step, 'let');
	const be = childOf(step, 'be');
	const typeNode = childOf(step, 'type');
	const wanted = typeNode ? parseType(typeNode, link.symbols, link.report) : null;
	const source = link.source(step);
	const checked =
		wanted === null
			? link.any(be, at.block)
			: wanted.t === 'set'
				? link.set(be, at.block, wanted.of)
				: link.expr(be, at.block, wanted);
	let type: Type | null = checked ? (wanted ?? checked.type) : wanted;
	if (type?.t === 'none' && be) {
		const message = say`rule/type-needed: Nothing tells what this can hold later: add its type, such as "type: player?"`;
		link.report(finding('type/unknown', be, message));
		type = null;
	}
	const local = declare(at, nameNode, type);
	if (!checked || !local) return null;
	if ('set' in checked) return { do: 'let-set', ...local, set: checked.set, source };
	return { do: 'let', slot: local.slot, value: checked.expr, source };
}

/** The target is read like any expression; what it turned into says whether it can be changed. */
function linkSet(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const node = childOf(step, 'set');
	const source = link.source(step);
	const target = linkTarget(at, node);
	const to = childOf(step, 'to');
	const by = childOf(step, 'by');
	if (!node || (to === undefined) === (by === undefined)) {
		const message = say`rule/say-either-to: Say either "to:", the new value, or "by:", how much more`;
		link.report(finding('set/to-or-by', keyOf(step, 'set'), message));
		return null;
	}
	if (!target) return null;
	if ('set' in target) {
		const { set: written, type } = target;
		if ((written.set !== 'local' && written.set !== 'field') || type.t !== 'set') {
			return notSettable(at, node);
		}
		if (by) {
			const message = say`rule/by-adds-to-number: "by:" adds to a number; this is ${saidType(type, link.symbols)}`;
			link.report(finding('type/mismatch', by, message));
			return null;
		}
		const set = link.set(to, at.block, type.of)?.set;
		if (!set) return null;
		if (written.set === 'local') {
			const { slot, words } = written;
			return { do: 'let-set', slot, words, set, source };
		}
		const { table, field, of } = written;
		link.written.add(`field-${table}/${field}`);
		return { do: 'set-elements', table, field, of, elements: set, source };
	}
	const { expr, type } = target;
	if (expr.op !== 'local' && expr.op !== 'field') return notSettable(at, node);
	if (by && type.t !== 'int') {
		const message = say`rule/by-adds-to-number: "by:" adds to a number; this is ${saidType(type, link.symbols)}`;
		link.report(finding('type/mismatch', by, message));
		return null;
	}
	const name = textOf(node) ?? '';
	const local = expr.op === 'local' ? at.block.declared(name)?.type : undefined;
	// Beyond its ends a row has no place, but what stands in it is what it was declared to be.
	const held = expr.op === 'field' ? link.symbols.fields[expr.table][expr.field]!.type : type;
	const declared = local ?? held;
	const amount = link.expr(to ?? by, at.block, declared);
	if (expr.op === 'local') nowIs(at, name, declared, amount?.type ?? declared);
	if (!amount) return null;
	const value: ExprIR = by ? { op: 'binary', operator: '+', a: expr, b: amount.expr } : amount.expr;
	if (expr.op === 'local') return { do: 'let', slot: expr.slot, value, source };
	link.written.add(`field-${expr.table}/${expr.field}`);
	return { do: 'set', table: expr.table, field: expr.field, of: expr.of, value, source };
}

/** What was known of a local is over when it is set; what it is then is known until the end of the block. */
function nowIs({ block }: At, name: string, declared: Type, given: Type): void {
	block.widen(name);
	const narrower = plain(declared).t === 'piece' || declared.t === 'optional';
	if (narrower && given.t === plain(given).t && given.t !== 'none') block.narrow(name, given);
}

function notSettable(at: At, node: TreeNode): null {
	const message = say`rule/only-fields-set: Only fields and locals can be set: what is printed or worked out stays as it is`;
	at.body.rules.link.report(finding('set/target', node, message));
	return null;
}
