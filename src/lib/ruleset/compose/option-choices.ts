/** `choose:`: the values that a layer wants for options of the layers below. They become the defaults. */
import { unknownId } from '#lib/language/findings.ts';
import { resolvePath, withNode } from '#lib/language/tree-path.ts';
import { printNode, sameContent } from '#lib/language/tree-tools.ts';
import type { MapEntry } from '#lib/language/tree.ts';
import { conflict } from './conflict-finding.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import { checkChoice } from './option-check.ts';
import type { Patched } from './patched.ts';
import { replacing } from './patch-values.ts';
import type { Write, WriteLog } from './conflicts.ts';

export function applyChoice(
	{ key, value }: MapEntry,
	layer: Layer,
	log: WriteLog,
	patched: Patched
): void {
	const id = key.text;
	const declared = childOf(patched.tree, 'options');
	const option = childOf(declared, id);
	if (!option) {
		const ids = entriesOf(declared).map(([known]) => known);
		patched.diagnostics.push(unknownId(say`word/option: option`, id, key, ids, 'option/unknown'));
		return;
	}
	if (value.node !== 'scalar' || value.value === null) return;
	const chosen = typeof value.value === 'number' ? value.value : value.text;
	const wrong = checkChoice(id, option, chosen, value.range);
	if (wrong) {
		patched.diagnostics.push(wrong);
		return;
	}
	const write: Write = {
		layer: layer.id,
		kind: 'set',
		path: ['options', id, 'default'],
		content: printNode(value),
		sort: null,
		range: key.range
	};
	const clash = log.clash(write);
	if (clash?.is === 'conflict') {
		patched.diagnostics.push(conflict(write, clash.with, layer, log.settler));
		return;
	}
	patched.writes.push(write);
	const { steps, node, rest } = resolvePath(patched.tree, `options.${id}.default`);
	// To choose what is the default already says that it matters, and keeps others from choosing differently.
	if (rest !== '' || sameContent(node, value)) return;
	const tree = withNode(steps, { ...value, replaced: replacing(node) }, patched.made);
	if (tree?.node === 'map') patched.tree = tree;
}
