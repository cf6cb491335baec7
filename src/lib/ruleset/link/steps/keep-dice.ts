/** `keep:` of a roll: each die goes into its place of a row of fields, in the order in which they fall. */
import { INT } from '#lib/ruleset/expression/types.ts';
import { finding } from '#lib/language/diagnostic.ts';
import { asScalar, childOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { rowNamed, type RowPlace } from '#lib/ruleset/program/rows.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { linkTarget } from './step-tools.ts';

type RollIR = StepIR & { do: 'roll' };

/** The roll, and the steps that write its dice down. */
export function keepDice(
	roll: RollIR,
	node: TreeNode,
	at: At
): { roll: RollIR; keeping: StepIR[] } {
	const { link } = at.body.rules;
	const row = asScalar(childOf(node, 'keep'));
	const nothing = { roll, keeping: [] };
	if (!row) return nothing;
	const place = rowOf(at, row.text);
	// The first place stands for the row: what is wrong with it is said as of any field.
	const first = place?.enum === undefined ? place?.first : undefined;
	const text = first === undefined ? row.text : `${row.text}(${first})`;
	const target = linkTarget(at, { ...row, text, value: text, oneToOne: false });
	if (target === null) return nothing;
	const field = 'expr' in target && target.expr.op === 'field' ? target.expr : null;
	if (place === null || first === undefined || field === null || target.type.t !== 'int') {
		const message = say`rule/keep-in-row: Dice are kept in numbers that stand in a row: a field with "type: int" and "per: 1 .. 5"`;
		link.report(finding('set/target', row, message));
		return nothing;
	}
	const count = roll.dice.op === 'const' ? roll.dice.value : null;
	if (count === null || count > place.count) {
		const message =
			count === null
				? say`rule/keep-so-many: Only so many dice can be kept as are known before the game starts`
				: say`rule/keep-has-room: "${place.of}" has ${place.count} places, and ${count} dice are rolled`;
		link.report(finding('set/target', row, message));
		return nothing;
	}
	if (count < 1) return nothing;
	const slot = at.body.frame.take('dice', { t: 'per-face', of: INT, sides: count }, count);
	const { table, of } = field;
	const keeping = Array.from({ length: count }, (_, i): StepIR => {
		link.written.add(`field-${table}/${field.field + i}`);
		const value = { op: 'local', slot: slot + i } as const;
		return { do: 'set', table, field: field.field + i, of, value, source: roll.source };
	});
	return { roll: { ...roll, kept: { slot, count } }, keeping };
}

/** The row of this name, whoever has it: the last word of `you.die` or `die`. */
function rowOf({ body: { rules } }: At, text: string): RowPlace | null {
	const name = text.slice(text.lastIndexOf('.') + 1).trim();
	for (const fields of Object.values(rules.link.symbols.fields)) {
		const row = fields[rowNamed(fields, name)]?.row;
		if (row !== undefined) return row;
	}
	return null;
}
