/**
 * Fields that forget: `until:` names the moments after which a field is back at its start. An event becomes an effect on it,
 * which acts after all others; leaving a zone is a word to whatever moves pieces.
 */
import { parsePattern, type Pattern } from '#lib/language/findings.ts';
import { childOf, itemsOf } from '#lib/language/nodes.ts';
import { elementsOf } from '#lib/language/tools/bits.ts';
import { say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Callable, Rules } from '#lib/ruleset/link/context/body.ts';
import { Block, setWords } from '#lib/ruleset/link/context/frame.ts';
import {
	TABLES,
	type ExprIR,
	type SetIR,
	type Table,
	type Type
} from '#lib/ruleset/program/expression-ir.ts';
import type { EventDef, FieldDef, Program } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { afterIn, patternBlock } from './event-pattern.ts';

/** A field that forgets after an event. */
export interface Forgetting {
	table: Table;
	field: number;
	pattern: Pattern;
	when: TreeNode | undefined;
	node: TreeNode;
}

/** By event. */
export function collectForgetting(rules: Rules): Map<string, Forgetting[]> {
	const { link, events } = rules;
	const found = new Map<string, Forgetting[]>();
	for (const table of TABLES) {
		link.fieldNodes[table].forEach(({ value }, field) => {
			for (const node of itemsOf(childOf(value, 'until'))) {
				if (childOf(node, 'leaves')) continue;
				const after = afterIn(node);
				const pattern = after && parsePattern(after, link.report);
				if (!pattern) continue;
				const id = link.keyOf('events', pattern.name, node);
				const event = events.find((callable) => callable.id === id);
				if (event) {
					event.used = true;
					const forgets = { table, field, pattern, when: childOf(node, 'when'), node };
					found.set(id, [...(found.get(id) ?? []), forgets]);
					continue;
				}
				const said = { name: pattern.name, place: pattern.namePlace, layer: node.layer };
				link.noRule(
					say`word/event: event`,
					['events'],
					said,
					events.map((callable) => callable.id)
				);
			}
		});
	}
	return found;
}

/** What comes last in an event. */
export function linkForgetting(
	rules: Rules,
	event: Callable,
	fields: Program['fields'],
	{ table, field, pattern, when: whenNode, node }: Forgetting
): EventDef['triggers'] {
	const { link } = rules;
	const def = fields[table][field]!;
	const block = patternBlock(link, event, pattern);
	if (!block) return [];
	const source = link.source(node);
	const own = { id: def.id, self: null, selfSlot: -1, selfRest: -1, active: null, forgets: true };
	const base = { ...own, when: null, cite: def.cite, source } as const;
	if (table === 'game') {
		const when = whenNode ? link.flag(whenNode, block) : null;
		if (whenNode && !when) return [];
		return [{ ...base, when, body: [atStart(table, field, def, null, source)] }];
	}
	const type: Type = table === 'piece' ? { t: 'piece', kind: 0 } : { t: table };
	const words = setWords(type, link.symbols, link.pieceCount) ?? 1;
	const slot = event.frame.take(`${def.id} self`, type);
	const rest = event.frame.take(`${def.id} rest`, { t: 'set', of: type }, words);
	const inside = new Block(block);
	inside.declare('self', { type, at: 'local', slot, words: 1 });
	const when = whenNode ? link.flag(whenNode, inside) : null;
	if (whenNode && !when) return [];
	const reset = atStart(table, field, def, { op: 'local', slot }, source);
	const body: StepIR[] = when
		? [{ do: 'if', cond: when, then: [reset], else: [], source }]
		: [reset];
	const set = changed(table, field, def);
	return [
		{
			...base,
			body: [{ do: 'for-each', slot, rest, words, set, range: false, by: null, body, source }]
		}
	];
}

const ALL: Record<Exclude<Table, 'game'>, SetIR> = {
	player: { set: 'players' },
	space: { set: 'spaces' },
	piece: { set: 'pieces', kind: 0 }
};

/** The things whose field may have another value than at first. */
function changed(
	table: Exclude<Table, 'game'>,
	field: number,
	{ start, zero, set }: FieldDef
): SetIR {
	const of = ALL[table];
	const self: ExprIR = { op: 'reg', slot: 0 };
	if (set !== undefined) return of;
	const held: ExprIR = { op: 'field', table, field, of: self, zero };
	const cond: ExprIR = { op: 'binary', operator: '!=', a: held, b: { op: 'const', value: start } };
	return { set: 'where', of, slot: 0, cond };
}

function atStart(
	table: Table,
	field: number,
	{ start, set, type }: FieldDef,
	of: ExprIR | null,
	source: number
): StepIR {
	if (set === undefined) {
		return { do: 'set', table, field, of, value: { op: 'const', value: start }, source };
	}
	const items = elementsOf(set.start).map((value): ExprIR => ({ op: 'const', value }));
	const elements: SetIR = type.t === 'set' ? { set: 'list', items } : { set: 'list', items: [] };
	return { do: 'set-elements', table, field, of, elements, source };
}
