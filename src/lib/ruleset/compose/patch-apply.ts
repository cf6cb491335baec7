/** One `change:` operation: find its target, check what it expects, and write. */
import { append } from '#lib/language/tools/append.ts';
import { finding } from '#lib/language/diagnostic.ts';
import { excerpt, printNode, sameContent } from '#lib/language/tree-tools.ts';
import { intoIs, namesBelow, resolvePath } from '#lib/language/tree-path.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { wrapSort, type Commuting } from './commuting.ts';
import { keysSeenBy, wordsOf } from '#lib/ruleset/names/own-names.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { addContent, insertContent, removeItems } from './patch-collections.ts';
import type { Change } from './patch-operation.ts';
import {
	expectationHolds,
	mayCreate,
	mayWrite,
	missing,
	place,
	put,
	write,
	type Target
} from './patch-target.ts';
import { adjusted, replacing, wrapped } from './patch-values.ts';
import type { Patched, Together } from './patched.ts';
import type { WriteKind } from './conflicts.ts';
import { say } from '#lib/language/said.ts';

export function applyOperation(
	change: Change,
	layer: Layer,
	{ log, names }: Pick<Together, 'log' | 'names'>,
	patched: Patched
): void {
	const at = resolvePath(patched.tree, change.path.text, keysSeenBy(names, layer.id));
	const found = actsOnScalar(change) ? intoIs(at) : at;
	const path = found.steps.map(({ at, segment }) => (typeof at === 'string' ? at : segment));
	if (found.rest !== '') append(path, found.rest.split('.'));
	const target: Target = { change, found, path, layer, log, names, patched };
	const { operation } = change;
	if (operation.op === 'add') addContent(target, operation.content);
	else if (operation.op === 'insert') insertContent(target, operation);
	else if (operation.op === 'remove' && operation.items) removeItems(target, operation.items);
	else applyToValue(target);
}

function actsOnScalar({ operation }: Change): boolean {
	if (operation.op === 'set') return operation.to.node === 'scalar';
	return operation.op === 'adjust' || operation.op === 'wrap';
}

/** set, remove, adjust and wrap act on the node itself. */
function applyToValue(target: Target): void {
	const { change, found, patched } = target;
	const { operation } = change;
	const kind = operation.op as WriteKind;
	const content = 'to' in operation ? printNode(operation.to) : printNode(operandOf(target));
	if (!mayWrite(target, [write(target, kind, target.path, content, sortOf(change))])) return;
	if (found.rest !== '') {
		if (operation.op === 'set' && mayCreate(target)) {
			place(target, { key: found.rest, value: operation.to });
		} else missing(target);
		return;
	}
	if (!expectationHolds(target, operation.op === 'set' || operation.op === 'remove')) return;
	const old = found.node;
	if (operation.op === 'remove') {
		patched.removed.push({
			path: target.path.join('.'),
			layer: target.layer.id,
			range: change.path.range,
			old
		});
		put(target, null);
	} else if (operation.op === 'set') {
		if (sameContent(old, operation.to)) {
			if (change.settles) return;
			const message = say`layer/is-already: ${change.path.text} is ${excerpt(old)} already: this changes nothing`;
			patched.diagnostics.push(finding('layer/no-effect', change.path, message));
		} else put(target, { ...operation.to, replaced: replacing(old) });
	} else computed(target, old);
}

function computed(target: Target, old: TreeNode): void {
	const { operation, path } = target.change;
	if (operation.op !== 'adjust' && operation.op !== 'wrap') return;
	const { diagnostics } = target.patched;
	if (old.node !== 'scalar') {
		const [name] = namesBelow(old);
		const inner = name === undefined ? '' : `${path.text}.${name}`;
		const message = say`layer/is-a-block: ${path.text} is a block, not a value; say which part of it, such as ${inner}`;
		diagnostics.push(finding('layer/not-a-value', path, message));
		return;
	}
	const operand = operation.op === 'adjust' ? operation.by : operation.text;
	if (operation.op === 'adjust' && operation.by.value === 0) {
		diagnostics.push(
			finding('layer/no-effect', operand, say`layer/adding-nothing: Adding 0 changes nothing`)
		);
		return;
	}
	if (!meansTheSame(target, old, operand)) return;
	const made = operation.op === 'adjust' ? adjusted(old, operand) : wrapped(old, operand);
	if (made) {
		if (operation.op === 'wrap') target.patched.wraps.push(operation.text);
		put(target, made);
	} else if (operation.op === 'adjust') {
		const message = say`layer/no-number: ${path.text} is ${excerpt(old)}: there is no number to add to`;
		diagnostics.push(finding('layer/not-a-number', operand, message));
	} else {
		const message = say`layer/it-is-missing: The text has to contain \`it\`, which stands for what was there before`;
		diagnostics.push(finding('layer/wrap-without-it', operand, message));
	}
}

/** The old text goes on in the words of this layer: its names must mean there what they meant. */
function meansTheSame({ names, layer, patched }: Target, old: TreeNode, at: TreeNode): boolean {
	const words = old.node === 'scalar' ? wordsOf(old.text) : [];
	const key = (word: string, as: string) => names.keyOf('values', word, as);
	const word = words.find((candidate) => key(candidate, old.layer) !== key(candidate, layer.id));
	if (word === undefined) return true;
	const message = say`layer/speaks-of-value: What stands there speaks of the value "${word}" of "${old.layer}"; other layers have one of this name too: rename one of them`;
	patched.diagnostics.push(finding('ref/several', at, message));
	return false;
}

function sortOf({ operation }: Change): Commuting | null {
	if (operation.op === 'adjust') return 'plus';
	return operation.op === 'wrap' ? wrapSort(operation.text.text) : null;
}

function operandOf({ change: { operation, verb } }: Target): TreeNode {
	if (operation.op === 'adjust') return operation.by;
	return operation.op === 'wrap' ? operation.text : verb;
}
