/**
 * Effects that act when something becomes true. What held when it was looked at last is a field of the thing in question,
 * so all that goes back, is copied or is saved knows it; what acts is one procedure. Where no rule has such an effect,
 * there is neither.
 */
import { BOOL } from '#lib/ruleset/expression/types.ts';
import { finding } from '#lib/language/diagnostic.ts';
import { childOf, citesOf, entriesOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import { seeCounted } from '#lib/ruleset/expression/counted-faces.ts';
import type { Rules } from '#lib/ruleset/link/context/body.ts';
import type { WrittenEffect } from '#lib/ruleset/link/context/effect-targets.ts';
import { Block, Frame, wordsOf } from '#lib/ruleset/link/context/frame.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { parseType } from '#lib/ruleset/names/declared-type.ts';
import type { ExprIR, SetIR, Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import { both } from '#lib/ruleset/program/expression-parts.ts';
import type { ProcedureDef } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { bodyOf, sizeOf, startOf } from './callables.ts';

/** No rule of an author is called so. */
export const BECOMING = '~becoming';

/** The fields that say what held, after all others. */
export function collectHeld(link: Linking): void {
	const add = (id: string, { key, value }: MapEntry, written: Table | null): void => {
		const node = childOf(value, 'becomes');
		if (!node) return;
		const param = paramOf(link, value);
		const table = written ?? (param === null ? 'game' : param.type && tableOf(param.type));
		if (table === null) return;
		const name = `${id}-held`.replaceAll('.', '-');
		link.held.set(node, { table, field: link.symbols.fields[table].length });
		link.symbols.fields[table].push({ id: name, type: BOOL, zero: 0 });
		link.fieldNodes[table].push({ key: { ...key, text: name, value: name }, value: node });
	};
	for (const [id, entry] of link.section('effects')) add(id, entry, null);
	for (const [piece, { value }] of [...link.section('kinds'), ...link.section('pieces')]) {
		for (const [id, entry] of entriesOf(childOf(value, 'effects'))) {
			add(`${piece}.${id}`, entry, 'piece');
		}
	}
}

interface BecomingParam {
	name: string;
	key: TreeNode;
	node: TreeNode;
	/** Null where it is wrong. */
	type: Type | null;
}

function paramOf(link: Linking, effect: TreeNode): BecomingParam | null {
	const [first] = entriesOf(childOf(effect, 'params'));
	if (!first) return null;
	const [name, { key, value: node }] = first;
	return { name, key, node, type: parseType(node, link.symbols, () => undefined) };
}

function tableOf(type: Type): Table | null {
	return type.t === 'player' || type.t === 'space' || type.t === 'piece' ? type.t : null;
}

/** All things about which such an effect is: those with a field. */
function everything(type: Type): SetIR {
	if (type.t === 'player') return { set: 'players' };
	return type.t === 'piece' ? { set: 'pieces', kind: type.kind } : { set: 'spaces' };
}

/** What looks whether anything has changed, and the procedure that does what follows; null where there is nothing of it. */
export function linkBecoming(
	rules: Rules,
	effects: readonly WrittenEffect[]
): { procedure: ProcedureDef; changed: ExprIR } | null {
	const { link } = rules;
	const frame = new Frame();
	const linked = effects.flatMap((effect) => linkOne(rules, frame, effect) ?? []);
	const [first] = effects;
	if (!first || linked.length === 0) return null;
	const changed = linked
		.map((effect) => effect.changed)
		.reduce((a, b) => ({ op: 'binary', operator: 'or', a, b }));
	const procedure = {
		id: BECOMING,
		params: [],
		body: linked.flatMap(({ steps }) => steps),
		frame: sizeOf(link, frame, first.key),
		locals: frame.layout,
		cite: [],
		source: link.source(first.node)
	};
	return { procedure, changed };
}

function linkOne(
	rules: Rules,
	frame: Frame,
	{ id, node, self, type: selfType, active: activeNode }: WrittenEffect
): { changed: ExprIR; steps: StepIR[] } | null {
	const { link } = rules;
	const param = paramOf(link, node);
	const held = link.held.get(childOf(node, 'becomes')!);
	if (param && (self || !held || entriesOf(childOf(node, 'params')).length > 1)) {
		const message = say`rule/becomes-of-one: What becomes true is about one player, ${link.symbols.map.space || 'space'} or piece: one parameter, and none beside "self"`;
		link.report(finding('effect/becomes', param.key, message));
		return null;
	}
	if (!held) return null;
	const { table, field } = held;
	link.reads.add(`field-${table}/${field}`);
	link.written.add(`field-${table}/${field}`);
	const type = self ? selfType : (param?.type ?? null);
	const name = self ? 'self' : param?.name;
	const scope = link.registers(type && name ? [{ name, type }] : []);
	const becomes = link.flag(childOf(node, 'becomes'), scope);
	const active = activeNode ? link.flag(activeNode, scope) : null;
	const holds = becomes && both(active, becomes);
	const block = new Block(null);
	const of: ExprIR | null = type && {
		op: 'local',
		slot: frame.take(`${id} ${name}`, type)
	};
	if (of?.op === 'local' && type && name)
		block.declare(name, { type, at: 'local', slot: of.slot, words: 1 });
	const doNode = childOf(node, 'do');
	const body = bodyOf(rules, id, frame, citesOf(node));
	const does = body.linkSteps(doNode, startOf(body, new Block(block)));
	if (!holds) return null;
	const source = link.source(node);
	const was = (thing: ExprIR | null): ExprIR => ({ op: 'field', table, field, of: thing, zero: 0 });
	const note = (value: 0 | 1): StepIR => ({
		do: 'set',
		table,
		field,
		of,
		value: { op: 'const', value },
		source
	});
	const act: StepIR = {
		do: 'if',
		cond: was(of),
		then: [note(0)],
		else: [note(1), ...does],
		source
	};
	const thing: ExprIR | null = type && { op: 'reg', slot: 0 };
	const changed: ExprIR = { op: 'binary', operator: '!=', a: holds, b: was(thing) };
	if (of?.op !== 'local' || !type)
		return { changed, steps: [{ do: 'if', cond: changed, then: [act], else: [], source }] };
	const all = self ? seeCounted(self, link.symbols, 0) : everything(type);
	const set: SetIR = { set: 'where', of: all, slot: 0, cond: changed };
	const words = wordsOf({ t: 'set', of: type }, link.symbols, link.pieceCount) ?? 1;
	const rest = frame.take(`${id} rest`, { t: 'set', of: type }, words);
	const each = { slot: of.slot, rest, words, set, range: false, by: null };
	return {
		changed: { op: 'any', slot: 0, set, body: null },
		steps: [{ do: 'for-each', ...each, body: [act], source }]
	};
}
