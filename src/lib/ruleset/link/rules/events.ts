/** Events, with the effects that forbid, change or follow them: all in the event's own frame. */
import { append } from '#lib/language/tools/append.ts';
import { finding } from '#lib/language/diagnostic.ts';
import { MOST_REPLACEMENTS } from '#lib/ruleset/program/game-limits.ts';
import type { Callable, Rules } from '#lib/ruleset/link/context/body.ts';
import { bodyOf, citeOf, sizeOf, startOf } from './callables.ts';
import type { WrittenEffect } from '#lib/ruleset/link/context/effect-targets.ts';
import { both } from '#lib/ruleset/program/expression-parts.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Pattern } from '#lib/language/findings.ts';
import { seeCounted } from '#lib/ruleset/expression/counted-faces.ts';
import { Block, setWords } from '#lib/ruleset/link/context/frame.ts';
import { know } from '#lib/ruleset/link/context/knowing.ts';
import { ending } from './end-event.ts';
import { limitOf } from './limit-of-uses.ts';
import { patternBlock } from './event-pattern.ts';
import { childOf, citesOf } from '#lib/language/nodes.ts';
import type { EffectDef, EventDef } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { returningResult } from './chance-event.ts';
import { say } from '#lib/language/said.ts';

/** An effect on an event, with the name it was found by. */
export interface EventEffect {
	effect: WrittenEffect;
	pattern: Pattern;
}

const ANY_PIECE: Type = { t: 'piece', kind: 0 };

/** `forgetting`: what comes after all effects. */
export function linkEvent(
	rules: Rules,
	event: Callable,
	effects: EventEffect[],
	forgetting: (event: Callable) => EventDef['triggers']
): EventDef {
	const { link } = rules;
	const cite = citeOf(event.entry);
	const does = childOf(event.entry.value, 'do');
	const body = bodyOf(rules, event.id, event.frame, cite);
	const steps = body.linkSteps(does, startOf(body, new Block(event.block)));
	const def: EventDef = {
		id: event.id,
		params: event.params,
		restrictions: [],
		replacements: [],
		body: steps,
		triggers: [],
		frame: 0,
		locals: event.frame.layout,
		cite,
		source: link.source(event.entry.value)
	};
	for (const { effect, pattern } of effects) {
		const linked = linkEffect(rules, event, effect, pattern);
		if (!linked) continue;
		const { steps: acts, ...base } = linked;
		if (effect.verb === 'forbid') def.restrictions.push(base);
		else if (effect.verb === 'replace') {
			if (def.replacements.length === MOST_REPLACEMENTS) {
				const message = say`rule/replaced-more: ${event.id} is replaced by more than ${MOST_REPLACEMENTS} effects`;
				link.report(finding('game/too-large', effect.key, message));
			}
			def.replacements.push({ ...base, body: acts });
		} else def.triggers.push({ ...base, body: acts });
	}
	append(def.triggers, forgetting(event));
	append(def.triggers, ending(rules, event, def));
	for (const ofChance of [rules.onRoll, rules.onDie, rules.onDraw, ...(rules.onPick ?? [])]) {
		if (ofChance?.result && rules.events[ofChance.event] === event) {
			def.triggers.push(returningResult(ofChance.result, def));
		}
	}
	def.frame = sizeOf(link, event.frame, event.entry.key);
	return def;
}

function linkEffect(
	rules: Rules,
	event: Callable,
	effect: WrittenEffect,
	pattern: Pattern
): (EffectDef & { steps: StepIR[] }) | null {
	const { link } = rules;
	const block = patternBlock(link, event, pattern);
	if (!block) return null;
	let [selfSlot, selfRest] = [-1, -1];
	if (effect.self !== null) {
		const words = setWords(ANY_PIECE, link.symbols, link.pieceCount) ?? 1;
		selfSlot = event.frame.take(`${effect.id} self`, effect.type);
		selfRest = event.frame.take(`${effect.id} rest`, { t: 'set', of: ANY_PIECE }, words);
		block.declare('self', { type: effect.type, at: 'local', slot: selfSlot, words: 1 });
	}
	const whenNode = childOf(effect.node, 'when');
	const active = effect.active ? link.flag(effect.active, block) : null;
	const written = whenNode ? link.flag(whenNode, block) : null;
	const of: ExprIR | null = selfSlot < 0 ? null : { op: 'local', slot: selfSlot };
	const limit = limitOf(link, effect.node, block, of);
	const when = both(written, limit?.cond ?? null);
	const own = citesOf(effect.node);
	const doNode = childOf(effect.node, 'do');
	const cites = own.length > 0 ? own : citeOf(event.entry);
	const body = bodyOf(rules, effect.id, event.frame, cites);
	body.canCancel = effect.verb === 'replace';
	const at = startOf(body, new Block(block));
	// A limit is counted first, and rules may ask for that.
	know(at, whenNode, limit ? null : written, true);
	const steps = body.linkSteps(doNode, at);
	if (whenNode && !written) return null;
	return {
		id: effect.id,
		self: effect.self && seeCounted(effect.self, link.symbols, 0),
		selfSlot,
		selfRest,
		active,
		when,
		cite: own,
		source: link.source(effect.node),
		steps: limit ? [limit.step, ...steps] : steps
	};
}
