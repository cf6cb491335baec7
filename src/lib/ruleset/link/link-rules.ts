/** The third stage of linking: what happens: values, events, actions and procedures, with the effects on them. */
import { append } from '#lib/language/tools/append.ts';
import { childOf, citesOf, entriesOf, numberOf, textOf } from '#lib/language/nodes.ts';
import { parsePattern } from '#lib/language/findings.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { say } from '#lib/language/said.ts';
import type { InvariantDef, Program, SceneCondition } from '#lib/ruleset/program/program.ts';
import type { Names } from './collect-names.ts';
import type { Callable, Rules } from './context/body.ts';
import { Checkpoints } from './context/checkpoint-names.ts';
import { collectEffects, type WrittenEffect } from './context/effect-targets.ts';
import { Block, type Frame } from './context/frame.ts';
import type { Linking } from './context/linking.ts';
import { linkAction, type Prohibition } from './rules/actions.ts';
import { linkBecoming } from './rules/becoming.ts';
import { collectCallable } from './rules/callables.ts';
import { collectEndEvent } from './rules/end-event.ts';
import { linkEvent, type EventEffect } from './rules/events.ts';
import { collectForgetting, linkForgetting } from './rules/forgetting.ts';
import { LinkedProcedure } from './rules/procedures.ts';
import { checkPurposes, collectChanceEvent, collectPickEvents } from './rules/chance-event.ts';
import type { Values } from './rules/values.ts';
import { collectStreams, startProcedure } from './tables/game-section.ts';

type RuleTables = Pick<
	Program,
	| 'values'
	| 'events'
	| 'actions'
	| 'procedures'
	| 'invariants'
	| 'evaluation'
	| 'sceneConditions'
	| 'start'
	| 'becoming'
>;

export interface LinkedRules extends RuleTables {
	/** What steps have named, for those who look for what is never named. */
	rules: Rules;
	/** Of the actions, in order. */
	frames: Frame[];
}

/** `at`: where the whole game is written. */
export function linkRules(
	link: Linking,
	{ values }: Names,
	fields: Program['fields'],
	at: SourceRange
): LinkedRules {
	// Whatever steps can call, before any step is linked: rules call each other in circles.
	const rules: Rules = {
		link,
		procedures: [],
		events: link.section('events').map(([id, entry]) => collectCallable(link, id, entry)),
		windows: ['anytime'],
		offered: new Map(),
		streams: collectStreams(link),
		checkpoints: new Checkpoints(),
		memories: [],
		nested: 0,
		onRoll: null,
		onDie: null,
		onDraw: null,
		onShuffle: null,
		onPick: null,
		purposes: new Set(),
		pickPurposes: new Set(),
		onEnd: null,
		texts: []
	};
	const procedures = link
		.section('procedures')
		.map(([id, entry]) => new LinkedProcedure(rules, id, entry));
	append(rules.procedures, procedures);
	const start = startProcedure(link, procedures, at);

	// A value needs all its modifiers, an event all that acts on it; and every roll and draw whether anybody listens to it.
	const { onEvents, onActions, becoming } = sortEffects(rules, values);
	const hasEffects = (event: string) => onEvents.has(event);
	rules.onRoll = collectChanceEvent(rules, 'on-roll', hasEffects);
	rules.onDie = collectChanceEvent(rules, 'on-die', hasEffects);
	rules.onDraw = collectChanceEvent(rules, 'on-draw', hasEffects);
	rules.onShuffle = collectChanceEvent(rules, 'on-shuffle', hasEffects);
	rules.onPick = collectPickEvents(rules, hasEffects);
	rules.onEnd = collectEndEvent(rules);

	// In any order: results of procedures are worked out on demand, like types of values.
	const valueDefs = values.finish();
	const forgetting = collectForgetting(rules);
	const forgets = (event: Callable) =>
		(forgetting.get(event.id) ?? []).flatMap((forgotten) =>
			linkForgetting(rules, event, fields, forgotten)
		);
	const events = rules.events.map((event) =>
		linkEvent(rules, event, onEvents.get(event.id) ?? [], forgets)
	);
	const actions = link
		.section('actions')
		.map(([id, entry]) => linkAction(rules, id, entry, onActions.get(id) ?? []));
	const state = linkBecoming(rules, becoming);
	const procedureDefs = procedures.map((procedure) => procedure.finish());
	const linked = {
		values: valueDefs,
		events,
		actions: actions.map(({ def }) => def),
		procedures: state ? [...procedureDefs, state.procedure] : procedureDefs,
		...(state && { becoming: { changed: state.changed, procedure: procedureDefs.length } }),
		invariants: linkInvariants(link),
		evaluation: linkEvaluation(link),
		sceneConditions: linkSceneConditions(link),
		start,
		rules,
		frames: actions.map(({ frame }) => frame)
	};
	for (const { defaults } of [...rules.events, ...procedures]) {
		for (const standing of defaults.values()) standing.value();
	}
	rules.checkpoints.settle(link);
	checkPurposes(rules);
	return linked;
}

interface SortedEffects {
	onEvents: Map<string, EventEffect[]>;
	onActions: Map<string, Prohibition[]>;
	/** Those that act when something becomes true. */
	becoming: WrittenEffect[];
}

/** Gives every effect to the value, event or action that it names. */
function sortEffects(rules: Rules, values: Values): SortedEffects {
	const { link } = rules;
	const onEvents = new Map<string, EventEffect[]>();
	const onActions = new Map<string, Prohibition[]>();
	const eventIds = rules.events.map((event) => event.id);
	const actionIds = link.section('actions').map(([id]) => id);
	const becoming: WrittenEffect[] = [];
	for (const effect of collectEffects(link)) {
		if (effect.verb === 'modify') {
			values.modify(effect);
			continue;
		}
		if (effect.verb === 'becomes') {
			becoming.push(effect);
			continue;
		}
		const node = childOf(effect.node, effect.verb);
		const pattern = node && parsePattern(node, link.report);
		if (!pattern) continue;
		const { name } = pattern;
		const [event, action] = [link.keyOf('events', name, node), link.keyOf('actions', name, node)];
		if (eventIds.includes(event)) {
			onEvents.set(event, [...(onEvents.get(event) ?? []), { effect, pattern }]);
		} else if (effect.verb === 'forbid' && actionIds.includes(action)) {
			onActions.set(action, [...(onActions.get(action) ?? []), { effect, pattern }]);
		} else {
			const forbids = effect.verb === 'forbid';
			const known = forbids ? [...eventIds, ...actionIds] : eventIds;
			const said = { name, place: pattern.namePlace, layer: node.layer };
			if (forbids)
				link.noRule(say`rule/event-or-action: event or action`, ['events', 'actions'], said, known);
			else link.noRule(say`word/event: event`, ['events'], said, known);
		}
	}
	return { onEvents, onActions, becoming };
}

function linkInvariants(link: Linking): InvariantDef[] {
	return link.section('invariants').flatMap(([id, { value }]) => {
		const own = value.node === 'map';
		const expr = link.flag(own ? childOf(value, 'is') : value, new Block(null));
		link.citesClauses(value);
		return expr ? [{ id, expr, cite: citesOf(value), source: link.source(value) }] : [];
	});
}

/** What bots maximise, over register 0. */
function linkEvaluation(link: Linking): Program['evaluation'] {
	const whole = link.whole('evaluation');
	const you = link.registers([{ name: 'you', type: { t: 'player' } }]);
	const expr = link.number(childOf(whole, 'is'), you);
	const both = textOf(childOf(whole, 'horizon')) === 'both';
	const follow = numberOf(childOf(whole, 'follow'));
	return expr && { expr, ...(both && { horizon: 'both' }), ...(follow !== null && { follow }) };
}

/** The conditions under which scenes of the layout are open. */
function linkSceneConditions(link: Linking): SceneCondition[] {
	return entriesOf(childOf(link.whole('layout'), 'scenes')).flatMap(([scene, { value }]) => {
		const node = childOf(value, 'while');
		const expr = node && link.flag(node, new Block(null));
		return expr ? [{ scene, expr }] : [];
	});
}
