/** The event of every roll: `game.on-roll` names it, and its parameter `result` may be changed on the way. */
import type { At, Callable, OnRoll, Rules } from '#lib/ruleset/link/context/body.ts';
import { typeName } from '#lib/ruleset/expression/check-expression.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { finding, unknownId } from '#lib/language/findings.ts';
import type { EventEffect } from '#lib/ruleset/link/rules/events.ts';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';

const INT: Type = { t: 'int' };
const TYPES: Readonly<Record<string, Type>> = {
	result: INT,
	gains: INT,
	drops: INT,
	roller: { t: 'optional', of: { t: 'player' } }
};
const ABSENT: ExprIR = { op: 'const', value: -1 };

/** null also where nothing listens: then a roll is a roll. */
export function collectOnRoll(
	rules: Rules,
	effects: ReadonlyMap<string, readonly EventEffect[]>
): OnRoll | null {
	const { link, events } = rules;
	const node = childOf(link.whole('game'), 'on-roll');
	const id = textOf(node);
	if (!node || id === null) return null;
	const index = events.findIndex((event) => event.id === id);
	const event = events[index];
	if (!event) {
		const ids = events.map((one) => one.id);
		unknownId(link.report, 'event', id, node, ids);
		return null;
	}
	event.used = true;
	if (!fitsRolls(rules, event)) return null;
	const slots = Object.fromEntries(event.params.map((param) => [param.id, param.slot]));
	const { result } = slots;
	if (result === undefined) {
		const message = `"${id}" needs a parameter "result: int" to be the event of rolls`;
		finding(link.report, 'game/on-roll', node, message);
		return null;
	}
	const listens = effects.has(id) || childOf(event.entry.value, 'do')?.node === 'list';
	return listens ? { event: index, ...slots, result } : null;
}

function fitsRolls({ link }: Rules, event: Callable): boolean {
	const nodes = new Map(entriesOf(childOf(event.entry.value, 'params')));
	let sound = event.sound;
	for (const { id, type } of event.params) {
		const wanted = TYPES[id];
		const place = nodes.get(id);
		if (!place || (wanted && sameType(type, wanted))) continue;
		const message = wanted
			? `"${id}" of a roll is ${typeName(wanted, link.symbols)}`
			: `A roll has no "${id}"; it has ${Object.keys(TYPES).join(', ')}`;
		finding(link.report, 'game/on-roll', place.key, message);
		sound = false;
	}
	return sound;
}

function sameType(a: Type, b: Type): boolean {
	if (a.t === 'optional' && b.t === 'optional') return sameType(a.of, b.of);
	return a.t === b.t;
}

/** What follows a roll: the event, whose result becomes that of the roll. */
export function afterRoll(step: StepIR, { body }: At): StepIR[] {
	const { onRoll, events } = body.rules;
	if (onRoll === null || (step.do !== 'roll' && step.do !== 'roll-each')) return [];
	const local = (slot: number): ExprIR => ({ op: 'local', slot });
	// Every die of a plain roll makes it one more or less.
	const [gains, drops] =
		step.do === 'roll' ? [step.dice, step.dice] : [local(step.gains), local(step.drops)];
	const words: Record<string, ExprIR> = {
		result: local(step.as),
		gains,
		drops,
		roller: step.by ?? ABSENT
	};
	const args = events[onRoll.event]!.params.map(({ id }): ArgumentIR => ({ expr: words[id]! }));
	return [{ do: 'emit', event: onRoll.event, args, as: step.as, source: step.source }];
}
