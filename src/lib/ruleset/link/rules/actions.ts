/** Actions: what a player may choose to do in a window. */
import { finding } from '#lib/language/diagnostic.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import type { At, Rules } from '#lib/ruleset/link/context/body.ts';
import { bodyOf, sizeOf, startOf } from './callables.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { seeCounted } from '#lib/ruleset/expression/counted-faces.ts';
import type { WrittenEffect } from '#lib/ruleset/link/context/effect-targets.ts';
import { both } from '#lib/ruleset/program/expression-parts.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Pattern } from '#lib/language/findings.ts';
import { Block, Frame } from '#lib/ruleset/link/context/frame.ts';
import { windowIndex } from '#lib/ruleset/link/steps/link-calls.ts';
import { fits } from './values.ts';
import { type Limit, limitOf } from './limit-of-uses.ts';
import { childOf, citesOf, entriesOf, entryOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import type { ActionDef } from '#lib/ruleset/program/program.ts';
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import { linkRequirements } from '#lib/ruleset/link/steps/link-requirements.ts';
import { declare } from '#lib/ruleset/link/steps/step-tools.ts';
import { say } from '#lib/language/said.ts';

const YOU: Type = { t: 'player' };

export interface Prohibition {
	effect: WrittenEffect;
	pattern: Pattern;
}

export interface LinkedAction {
	def: ActionDef;
	frame: Frame;
}

export function linkAction(
	rules: Rules,
	id: string,
	{ key, value }: MapEntry,
	prohibitions: Prohibition[]
): LinkedAction {
	const { link, texts } = rules;
	const cite = link.needsClause(value, key);
	const frame = new Frame();
	const block = new Block(null);
	block.declare('you', { type: YOU, at: 'local', slot: frame.take('you', YOU), words: 1 });
	const at = startOf(bodyOf(rules, id, frame, cite), block);
	const params = linkParams(at, value);
	const names = entriesOf(childOf(value, 'for')).map(([name]) => name);
	const typed = new Map(params.map((param) => [param.id, param.type]));
	const told = names.map((name) => ({ name, type: typed.get(name) ?? null }));
	texts.push({
		section: 'actions',
		path: id,
		place: key,
		args: [{ name: 'you', type: YOU }, ...told]
	});
	const windows = itemsOf(childOf(value, 'window'))
		.map(textOf)
		.filter((window) => window !== null)
		.map((window) => windowIndex(rules.windows, window));
	if (windows.length === 0) {
		const message = say`rule/say-window: Say in which window this may be chosen (or: anytime)`;
		link.report(finding('action/window', key, message));
	}
	const limit = limitOf(link, value, block, { op: 'local', slot: 0 });
	const requires = [
		...(limit ? [limitation(at, value, id, limit)] : []),
		...linkRequirements(at, childOf(value, 'requires'), id)
	];
	// Its use is counted first, and rules may ask for that.
	if (limit) at.block.full.clear();
	const steps = at.body.linkSteps(childOf(value, 'do'), at);
	const body = limit ? [limit.step, ...steps] : steps;
	const restrictions = prohibitions.flatMap(
		({ effect, pattern }) => restriction(rules, at, value, params, effect, pattern) ?? []
	);
	const source = link.source(value);
	const conditions = { requires, restrictions };
	const def = {
		id,
		windows,
		params,
		...conditions,
		body,
		frame: sizeOf(link, frame, key),
		locals: frame.layout,
		cite,
		source
	};
	return { def, frame };
}

/** The first reason why not: that one has. */
function limitation(at: At, action: TreeNode, id: string, { cond, told }: Limit): RequirementIR {
	const { link, texts } = at.body.rules;
	const own = entryOf(childOf(action, 'requires'), 'limit');
	if (own) {
		const message = say`rule/limit-is-reason: "limit" is the reason that the limit of the action gives: choose another id`;
		link.report(finding('name/taken', own.key, message));
	}
	const node = childOf(action, 'limit') ?? action;
	texts.push({ section: 'requires', path: `${id}.limit`, place: node, args: null });
	const path = `requires.${id}.limit`;
	return { id: 'limit', path, cond, limit: told, cite: at.body.cite, source: link.source(node) };
}

function linkParams(at: At, action: TreeNode): ActionDef['params'] {
	const { link } = at.body.rules;
	const params: ActionDef['params'] = [];
	for (const [id, { key, value }] of entriesOf(childOf(action, 'for'))) {
		const checked = link.setOf(key, value, at.block);
		const local = declare(at, key, checked?.element ?? null, { expected: false });
		if (!checked || !local) continue;
		const { element: type, set: from } = checked;
		if (type.t === 'zone' || type.t === 'choice' || type.t === 'bool') {
			const message = say`rule/action-cannot: An action cannot be about ${saidType(type, link.symbols)}`;
			link.report(finding('type/mismatch', value, message));
			continue;
		}
		params.push({ id, type, slot: local.slot, from });
	}
	return params;
}

/** A `forbid:` effect on an action, as a condition that has to hold: that no such effect applies. */
function restriction(
	rules: Rules,
	at: At,
	action: TreeNode,
	params: ActionDef['params'],
	effect: WrittenEffect,
	pattern: Pattern
): RequirementIR | null {
	const { link } = rules;
	const count = entriesOf(childOf(action, 'for')).length;
	if (!fits(link, pattern, count + 1)) return null;
	const { self } = effect;
	const block = new Block(null, self === null ? 0 : 1);
	pattern.params.forEach(({ name }, i) => {
		const bound = i === 0 ? { type: YOU, slot: 0 } : params[i - 1];
		if (params.length < count) block.fail(name);
		else if (bound && name !== '_') {
			block.declare(name, { type: bound.type, at: 'local', slot: bound.slot, words: 1 });
		}
	});
	if (self !== null) block.declare('self', { type: effect.type, at: 'reg', slot: 0 });
	const whenNode = childOf(effect.node, 'when');
	const when = whenNode ? link.flag(whenNode, block) : null;
	const active = effect.active ? link.flag(effect.active, block) : null;
	if (whenNode && !when) return null;
	const path = `effects.${effect.id}`;
	rules.texts.push({ section: 'effects', path: effect.id, place: effect.key, args: null });
	const own = citesOf(effect.node);
	return {
		id: effect.id,
		path,
		cond: self === null ? not(when) : noneApplies(seeCounted(self, link.symbols, 0), active, when),
		cite: own.length > 0 ? own : at.body.cite,
		source: link.source(effect.node)
	};
}

function not(when: ExprIR | null): ExprIR {
	return when ? { op: 'not', of: when } : { op: 'const', value: 0 };
}

function noneApplies(set: SetIR, active: ExprIR | null, when: ExprIR | null): ExprIR {
	return { op: 'none', slot: 0, set, body: both(active, when) };
}
