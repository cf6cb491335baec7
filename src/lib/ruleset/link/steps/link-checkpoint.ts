/** Steps that name a moment, and that go back to one. */
import { unknownId } from '#lib/language/findings.ts';
import { childOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import type { Restore } from '#lib/ruleset/link/context/checkpoint-names.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { TABLES } from '#lib/ruleset/program/expression-ir.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';

export function linkCheckpoint(step: MapNode, at: At, verb: ScalarNode): StepIR {
	const { link, checkpoints } = at.body.rules;
	const checkpoint = checkpoints.set(childOf(step, 'checkpoint') ?? verb);
	return { do: 'checkpoint', checkpoint, source: link.source(step) };
}

export function linkRestore(step: MapNode, at: At, verb: ScalarNode): StepIR {
	const { link, checkpoints } = at.body.rules;
	const keeping = itemsOf(childOf(step, 'keeping')).flatMap((node) => fieldsOf(link, node));
	const linked: Restore = { do: 'restore', checkpoint: -1, keeping, source: link.source(step) };
	checkpoints.restores(childOf(step, 'restore') ?? verb, linked);
	return linked;
}

/** All fields of a name. */
function fieldsOf({ symbols, report }: Linking, node: TreeNode): Restore['keeping'] {
	const name = textOf(node) ?? '';
	const all = TABLES.flatMap((table) =>
		symbols.fields[table].map((thing, field) => ({
			id: nameOf(thing),
			own: thing.id,
			table,
			field
		}))
	);
	const found = all.filter(({ id, own }) => id === name || own === name);
	const ids = all.map(({ id }) => id);
	if (found.length === 0) report(unknownId(say`word/field: field`, name, node, ids));
	return found.map(({ table, field }) => ({ table, field }));
}
