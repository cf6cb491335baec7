/** The step `swap`: two spaces or two players change places. */
import { finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { childOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { TABLES, type ExprIR, type Type } from '#lib/ruleset/program/expression-ir.ts';
import { nameOf, type InRow } from '#lib/ruleset/program/rows.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';

type Swap = Extract<StepIR, { do: 'swap' }>;

export function linkSwap(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const first = oneOf(at, childOf(step, 'swap'));
	const other =
		first && link.expr(childOf(step, 'with'), at.block, { t: 'optional', of: { t: first.table } });
	if (!first || !other) return null;
	const parts = partsOf(at, first.table, childOf(step, 'of'));
	if (!parts) return null;
	const { table, expr: a } = first;
	return { do: 'swap', table, a, b: other.expr, ...parts, source: link.source(step) };
}

function oneOf(at: At, node: Maybe): { table: Swap['table']; expr: ExprIR } | null {
	const { link } = at.body.rules;
	const checked = link.any(node, at.block);
	if (!checked || !node) return null;
	if ('expr' in checked) {
		const type = checked.type.t === 'optional' ? checked.type.of : checked.type;
		if (type.t === 'player' || type.t === 'space') return { table: type.t, expr: checked.expr };
	}
	const what = saidType(checked.type, link.symbols);
	const message = say`rule/swap-players-spaces: Two players or two spaces are swapped; this is ${what}`;
	link.report(finding('type/mismatch', node, message));
	return null;
}

/** What they exchange: all that is theirs, and then all that names one of them names the other; or what `of:` lists. */
function partsOf(
	at: At,
	table: Swap['table'],
	node: Maybe
): Pick<Swap, 'fields' | 'zones' | 'follow'> | null {
	const { link } = at.body.rules;
	const { fields, zones } = link.symbols;
	const own = fields[table].map((_, f) => f);
	const there = zones.flatMap((zone, z) => (zone.per === table ? [z] : []));
	if (!node) {
		const follow = TABLES.flatMap((of) =>
			fields[of].flatMap(({ type }, field) => (names(type, table) ? [{ table: of, field }] : []))
		);
		return { fields: own, zones: there, follow };
	}
	const parts: Pick<Swap, 'fields' | 'zones' | 'follow'> = { fields: [], zones: [], follow: [] };
	for (const item of itemsOf(node)) {
		const id = textOf(item) ?? '';
		const named = (thing: InRow): boolean => thing.id === id || nameOf(thing) === id;
		const some = own.filter((f) => named(fields[table][f]!));
		const zonesNamed = there.filter((z) => named(zones[z]!));
		if (some.length > 0) {
			parts.fields.push(...some);
			for (const field of some) link.written.add(`field-${table}/${field}`);
		} else if (zonesNamed.length > 0) parts.zones.push(...zonesNamed);
		else {
			const known = [...fields[table].map(nameOf), ...there.map((z) => nameOf(zones[z]!))];
			const what =
				table === 'player'
					? say`rule/field-or-zone-player: field or zone of a player`
					: say`rule/field-or-zone: field or zone of a space`;
			link.report(unknownId(what, id, item, known));
			return null;
		}
	}
	return parts;
}

function names(type: Type, table: Swap['table']): boolean {
	return type.t === 'optional' || type.t === 'set' ? names(type.of, table) : type.t === table;
}
