/** Parameters that a step leaves out: what stands for them, who may do so, and what could be written. */
import { type Diagnostic, finding, fixing, type TextEdit } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { acceptable, plain } from '#lib/ruleset/expression/types.ts';
import type { At, Callable, Param } from '#lib/ruleset/link/context/body.ts';
import type { ArgumentIR } from '#lib/ruleset/program/step-ir.ts';

/** Types of which a single thing in reach is very likely the one that is meant. */
const TELLING: ReadonlySet<string> = new Set(['player', 'space', 'piece', 'zone']);

interface Left {
	at: At;
	step: MapNode;
	callee: Callable;
	param: Param;
	/** What names the callee. */
	node: TreeNode;
}

/**
 * What is passed for it. A default that its author wrote serves everybody. That what may be none was forgotten is an error,
 * but for layers that were written before it came.
 */
export function leftOut(left: Left): ArgumentIR | null {
	const { at, callee, param, node } = left;
	const { link } = at.body.rules;
	const { id, type } = param;
	const written = callee.defaults.get(id);
	const isEarlier = link.earlier.has(node.layer);
	if (written && !isEarlier) return written.value();
	const names = namesFor(left);
	const fallback = written?.text ?? (type.t === 'optional' ? 'none' : null);
	const [only] = names.includes(id) ? [id] : isTelling(param) && names.length === 1 ? names : [];
	const fill = only ?? fallback;
	const fixes = fill === null ? [] : writing(left, fill);
	if (isEarlier && fallback !== null) {
		const message = say`rule/left-out: ${callee.id} can be told "${id}" (${saidType(type, link.symbols)}) since this was written: it is ${fallback} here`;
		link.report(finding('call/left-out', node, message, { severity: 'info', fixes }));
		return written ? written.value() : { expr: { op: 'const', value: -1 } };
	}
	link.report(finding('call/missing', node, missing(left, names), { fixes }));
	return null;
}

function missing({ at, callee, param: { id, type } }: Left, names: readonly string[]) {
	const said = saidType(type, at.body.rules.link.symbols);
	return names.length > 1 && !names.includes(id)
		? say`rule/needs-of-these: ${callee.id} needs "${id}" (${said}): write which of ${names.join(', ')} it is`
		: say`rule/needs: ${callee.id} needs "${id}" (${said})`;
}

/** Names in reach whose thing could be passed. */
function namesFor({ at, param }: Left): string[] {
	const { symbols } = at.body.rules.link;
	return at.block
		.told()
		.flatMap(({ id, type }) => (acceptable(type, param.type, symbols) ? [id] : []));
}

function isTelling({ type }: Param): boolean {
	return TELLING.has(plain(type).t);
}

function writing({ step, param, node }: Left, value: string): Diagnostic['fixes'] {
	const edit = editFor(step, node, `${param.id}: ${value}`);
	return edit === null ? [] : [fixing(say`word/write: Write ${param.id}: ${value}`, [edit])];
}

/** Puts one more argument behind those that are there, as they are written. */
function editFor(step: MapNode, verb: TreeNode, argument: string): TextEdit | null {
	const given = childOf(step, 'with');
	if (given !== undefined && given.node !== 'map') return null;
	const [last] = entriesOf(given)
		.map(([, entry]) => entry)
		.slice(-1);
	if (given && !last) return null;
	const text = last ? argument : `with: { ${argument} }`;
	const beside = last ?? [...step.entries.values()].find(({ value }) => value === verb);
	if (beside?.value.node !== 'scalar') return null;
	const { value, key } = beside;
	const isFlow = isFlowed(last && given ? given : step);
	// In a block it stands before the others: behind them there may be a comment.
	if (isFlow) return inserted(value.range, 'end', `, ${text}`);
	const line = `\n${' '.repeat(key.range.start.column - 1)}`;
	return last
		? inserted(key.range, 'start', text + line)
		: inserted(value.range, 'end', line + text);
}

function isFlowed({ range, entries }: MapNode): boolean {
	const [first] = entries.values();
	return first !== undefined && range.start.offset < first.key.range.start.offset;
}

function inserted(range: SourceRange, at: 'start' | 'end', text: string): TextEdit {
	return { range: { file: range.file, start: range[at], end: range[at] }, text };
}
