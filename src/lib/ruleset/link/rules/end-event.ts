/** The event of the end: the game names it, and who wins and why may be changed on the way. */
import { finding } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import { plain } from '#lib/ruleset/expression/types.ts';
import type { Callable, EndEvent, Param, Rules } from '#lib/ruleset/link/context/body.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { EventDef } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { lastly, namedEvent } from './callables.ts';

/** It comes whether anything listens or not: what stands behind an end that can be prevented is reached in every variant. */
export function collectEndEvent(rules: Rules): EndEvent | null {
	const { link } = rules;
	const named = namedEvent(rules, 'on-end');
	if (!named?.event.sound) return null;
	const { id, index, event, node } = named;
	const [winners, reason, more] = [...event.params].sort((a) => (a.id === 'winners' ? -1 : 0));
	if (!isWinners(winners) || more || (reason && !isReason(reason))) {
		const message = say`rule/needs-winners: "${id}" needs the parameter "winners: players" to be the event of the end, and may have "reason", an enum of texts of the log`;
		link.report(finding('game/on-end', node, message));
		return null;
	}
	return { event: index, winners, reason: reason ? reasonOf(link, reason) : null };
}

function isWinners(param: Param | undefined): param is Param {
	return param?.id === 'winners' && param.type.t === 'set' && param.type.of.t === 'player';
}

function isReason({ id, type }: Param): boolean {
	return id === 'reason' && plain(type).t === 'enum';
}

function reasonOf(link: Linking, param: Param): EndEvent['reason'] {
	const type = plain(param.type);
	return type.t === 'enum' ? { param, texts: link.symbols.enums[type.enum]!.values } : null;
}

/** What comes last in the event: the game is over, as its parameters say by then. */
export function ending(rules: Rules, event: Callable, def: EventDef): EventDef['triggers'] {
	const { onEnd } = rules;
	if (onEnd === null || rules.events[onEnd.event] !== event) return [];
	const { source } = def;
	const { slot, words } = onEnd.winners;
	const end = (reason: string): StepIR => ({
		do: 'end-game',
		winners: { set: 'local', slot, words },
		reason,
		source
	});
	const { reason } = onEnd;
	const body = (reason?.texts ?? []).map((text, value): StepIR => {
		const a = { op: 'local' as const, slot: reason!.param.slot };
		const cond = {
			op: 'binary' as const,
			operator: '==' as const,
			a,
			b: { op: 'const' as const, value }
		};
		return { do: 'if', cond, then: [end(text)], else: [], source };
	});
	return [lastly(def, [...body, end('')])];
}
