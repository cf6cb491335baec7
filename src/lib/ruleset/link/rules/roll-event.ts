/** The event of every roll: `game.on-roll` names it, and its parameter `result` may be changed on the way. */
import { finding } from '#lib/language/diagnostic.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Callable, OnRoll, Rules } from '#lib/ruleset/link/context/body.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { unknownId } from '#lib/language/findings.ts';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import type { EventDef } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { say } from '#lib/language/said.ts';

const INT: Type = { t: 'int' };
const TYPES: Readonly<Record<string, Type>> = {
	result: INT,
	gains: INT,
	drops: INT,
	roller: { t: 'optional', of: { t: 'player' } }
};

/** null also where nothing listens: then a roll is a roll. */
export function collectOnRoll(rules: Rules, hasEffects: (event: string) => boolean): OnRoll | null {
	const { link, events } = rules;
	const node = childOf(link.whole('game'), 'on-roll');
	const id = textOf(node);
	if (!node || id === null) return null;
	const index = events.findIndex((event) => event.id === id);
	const event = events[index];
	if (!event) {
		const ids = events.map((one) => one.id);
		link.report(unknownId(say`event`, id, node, ids));
		return null;
	}
	event.used = true;
	if (!fitsRolls(rules, event)) return null;
	const slots = Object.fromEntries(event.params.map((param) => [param.id, param.slot]));
	const { result } = slots;
	if (result === undefined) {
		const message = say`"${id}" needs a parameter "result: int" to be the event of rolls`;
		link.report(finding('game/on-roll', node, message));
		return null;
	}
	const listens = hasEffects(id) || childOf(event.entry.value, 'do')?.node === 'list';
	return listens ? { event: index, ...slots, result } : null;
}

function fitsRolls({ link }: Rules, event: Callable): boolean {
	const nodes = new Map(entriesOf(childOf(event.entry.value, 'params')));
	let sound = event.sound;
	for (const { id, type } of event.params) {
		const wanted = own(TYPES, id);
		const place = nodes.get(id);
		if (!place || (wanted && sameType(type, wanted))) continue;
		const message = wanted
			? say`"${id}" of a roll is ${saidType(wanted, link.symbols)}`
			: say`A roll has no "${id}"; it has ${Object.keys(TYPES).join(', ')}`;
		link.report(finding('game/on-roll', place.key, message));
		sound = false;
	}
	return sound;
}

function sameType(a: Type, b: Type): boolean {
	if (a.t === 'optional' && b.t === 'optional') return sameType(a.of, b.of);
	return a.t === b.t;
}

/** What comes last in the event of a roll: the roll gets its result back. */
export function returningResult(
	{ result }: OnRoll,
	{ source }: EventDef
): EventDef['triggers'][number] {
	const steps: StepIR[] = [
		{ do: 'return', value: { expr: { op: 'local', slot: result } }, source }
	];
	const effect = { id: '', selfSlot: -1, selfFace: -1, selfRest: -1, active: null, when: null };
	return { ...effect, cite: [], source, body: steps };
}
