/** Steps that reach beyond their body: calls, events, windows, the log and the end of the game. */
import { finding } from '#lib/language/diagnostic.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { At, Callable, TextArgument } from '#lib/ruleset/link/context/body.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { unknownId } from '#lib/language/findings.ts';
import { childOf, entriesOf, flagOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import type { SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ArgumentIR, LogArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { leftOut } from './left-out.ts';
import { askOf, declare, playerOf, setOrOne, wordsFor } from './step-tools.ts';
import { linkUnansweredOffer } from './unanswered.ts';
import { say } from '#lib/language/said.ts';

export function linkCall(step: MapNode, at: At, verb: ScalarNode): StepIR | null {
	const { link, procedures } = at.body.rules;
	const node = childOf(step, 'call') ?? verb;
	const index = find(at, node, 'procedures', procedures);
	const callee = procedures[index];
	const args = callee ? linkArguments(at, step, callee, node) : anyArguments(at, step);
	const asNode = childOf(step, 'as');
	let result = { slot: -1, words: 0 };
	if (asNode) {
		const type = callee?.result(node) ?? null;
		const local = declare(at, asNode, type);
		if (!local) return null;
		result = local;
	}
	if (!callee || !args) return null;
	const { slot: as, words } = result;
	return { do: 'call', procedure: index, args, as, words, source: link.source(step) };
}

export function linkEmit(step: MapNode, at: At, verb: ScalarNode): StepIR | null {
	const { link, events } = at.body.rules;
	const node = childOf(step, 'emit') ?? verb;
	const index = find(at, node, 'events', events);
	const event = events[index];
	const args = event ? linkArguments(at, step, event, node) : anyArguments(at, step);
	if (!event || !args) return null;
	return { do: 'emit', event: index, args, as: -1, source: link.source(step) };
}

function find(
	at: At,
	node: TreeNode,
	section: 'procedures' | 'events',
	all: readonly Callable[]
): number {
	const { link } = at.body.rules;
	const name = textOf(node) ?? '';
	const id = link.keyOf(section, name, node);
	const index = all.findIndex((callable) => callable.id === id);
	if (index >= 0) all[index]!.used = true;
	else {
		const ids = all.map((callable) => callable.id);
		const said = { name, place: node, layer: node.layer };
		const what = section === 'events' ? say`word/event: event` : say`word/procedure: procedure`;
		link.noRule(what, [section], said, ids);
	}
	return index;
}

/** By name, in the order of the parameters. */
function linkArguments(
	at: At,
	step: MapNode,
	callee: Callable,
	node: TreeNode
): ArgumentIR[] | null {
	const { link } = at.body.rules;
	const given = new Map(entriesOf(childOf(step, 'with')));
	const args = callee.params.map((param): ArgumentIR | null => {
		const { id, type } = param;
		const value = given.get(id)?.value;
		given.delete(id);
		if (!value) return leftOut({ at, step, callee, param, node });
		if (type.t === 'set') {
			const set = setOrOne(at, value, type.of);
			return set && { set, words: wordsFor(at, type.of) };
		}
		const checked = link.expr(value, at.block, type);
		return checked && { expr: checked.expr };
	});
	const names = callee.params.map((param) => param.id);
	for (const [id, { key, value }] of given) {
		if (callee.sound)
			link.report(unknownId(say`rule/parameter: parameter of ${callee.id}`, id, key, names));
		link.any(value, at.block);
	}
	return args.every((arg) => arg !== null) ? args : null;
}

/** Nothing is known about the callee, but the arguments may hold mistakes of their own. */
function anyArguments(at: At, step: MapNode): null {
	for (const [, { value }] of entriesOf(childOf(step, 'with'))) {
		at.body.rules.link.any(value, at.block);
	}
	return null;
}

export function linkOffer(step: MapNode, at: At, verb: ScalarNode): StepIR | null {
	const { link, windows, offered, texts } = at.body.rules;
	const node = childOf(step, 'offer');
	const id = textOf(node) ?? '';
	const window = windowIndex(windows, id);
	if (node && !offered.has(id)) {
		offered.set(id, node);
		texts.push({ section: 'windows', path: id, place: node, args: null });
	}
	const player = playerOf(at, childOf(step, 'player'), verb);
	const passNode = childOf(step, 'pass');
	const pass = passNode ? link.flag(passNode, at.block) : null;
	const cites = link.citesClauses(step);
	const ask = askOf(at, step);
	const unanswered = linkUnansweredOffer(step, at, id);
	if (!node || !player || (passNode && !pass) || !unanswered) return null;
	return {
		do: 'offer',
		window,
		player,
		repeat: flagOf(childOf(step, 'repeat'), false),
		pass,
		ask,
		...unanswered,
		path: id,
		cite: cites.length > 0 ? cites : at.body.cite,
		source: link.source(step)
	};
}

/** Windows exist because somebody offers them or acts in them. */
export function windowIndex(windows: string[], id: string): number {
	const known = windows.indexOf(id);
	return known >= 0 ? known : windows.push(id) - 1;
}

export function linkEndGame(step: MapNode, at: At): StepIR | null {
	const { link, onEnd } = at.body.rules;
	const node = childOf(step, 'end-game');
	const winners: SetIR | null =
		textOf(node) === 'nobody' ? NOBODY : setOrOne(at, node, { t: 'player' });
	const reason = textId(at, childOf(step, 'reason'), null);
	const source = link.source(step);
	if (!winners || !onEnd) return winners && { do: 'end-game', winners, reason, source };
	const why = onEnd.reason?.texts.indexOf(reason) ?? -1;
	const reasonNode = childOf(step, 'reason');
	if (onEnd.reason && reasonNode && why < 0) {
		const what = say`rule/reason-of-the-end: reason of the end`;
		link.report(unknownId(what, reason, reasonNode, onEnd.reason.texts));
		return null;
	}
	const { params } = at.body.rules.events[onEnd.event]!;
	const args = params.map(({ id, words }): ArgumentIR =>
		id === 'winners' ? { set: winners, words } : { expr: { op: 'const', value: why } }
	);
	return { do: 'emit', event: onEnd.event, args, as: -1, source };
}

const NOBODY: SetIR = { set: 'list', items: [] };

export function linkLog(step: MapNode, at: At): StepIR | null {
	const { link } = at.body.rules;
	const given = entriesOf(childOf(step, 'with'));
	const told = given.map(([name]): TextArgument => ({ name, type: null }));
	const path = textId(at, childOf(step, 'log'), told);
	const args = given.map(([name, { value }], i) => logArgument(at, name, value, told[i]));
	const toNode = childOf(step, 'to');
	const to = toNode ? setOrOne(at, toNode, { t: 'player' }) : null;
	if (!args.every((arg) => arg !== null) || (toNode && !to)) return null;
	return { do: 'log', path, with: args, to, source: link.source(step) };
}

function textId(at: At, node: Maybe, args: TextArgument[] | null): string {
	const path = node ? at.body.rules.link.keyOf('log', textOf(node) ?? '', node) : '';
	if (node && path !== '') at.body.rules.texts.push({ section: 'log', path, place: node, args });
	return path;
}

function logArgument(
	at: At,
	name: string,
	node: TreeNode,
	told: TextArgument | undefined
): LogArgumentIR | null {
	const { link } = at.body.rules;
	const checked = link.any(node, at.block);
	if (!checked) return null;
	if (told) told.type = checked.type;
	const type = checked.type.t === 'optional' ? checked.type.of : checked.type;
	if ('set' in checked) {
		const of = type.t === 'set' ? type.of.t : 'none';
		if (of === 'player') return { name, of: 'players', set: checked.set };
		if (of === 'space') return { name, of: 'spaces', set: checked.set };
		if (of === 'piece') return { name, of: 'pieces', set: checked.set };
	} else {
		const { expr } = checked;
		switch (type.t) {
			case 'enum':
				return { name, of: 'enum', enum: type.enum, expr };
			case 'choice':
				return { name, of: 'choice', names: type.names, expr };
			case 'int':
			case 'bool':
			case 'player':
			case 'space':
			case 'piece':
			case 'zone':
				return { name, of: type.t, expr };
			default:
		}
	}
	const message = say`rule/not-for-texts: ${saidType(checked.type, link.symbols)} cannot be put into a text`;
	link.report(finding('type/mismatch', node, message));
	return null;
}
