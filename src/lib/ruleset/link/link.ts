/** From a composed game to the program that the engine runs: every name resolved, every expression checked. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { analyse } from './whole/analyse.ts';
import { checkConstraints } from './whole/check-constraints.ts';
import { checkTexts } from './whole/check-texts.ts';
import type { Rules } from './context/body.ts';
import { collectCallable } from './rules/callables.ts';
import { collectFields, linkFields } from './tables/fields.ts';
import { collectAttributes, collectEnums, collectKinds, collectOffers } from './tables/kinds.ts';
import { collectMap, collectMapWords } from './tables/map.ts';
import { collectOptions } from './tables/options.ts';
import { collectFaceNames, collectFaces, collectPieces } from './tables/pieces.ts';
import { collectZones, linkZones } from './tables/zones.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { collectEffects } from './context/effect-targets.ts';
import { parsePattern, unknownId } from '#lib/language/findings.ts';
import { checkPlayers, collectStreams, startProcedure } from './tables/game-section.ts';
import { linkAction, type Prohibition } from './rules/actions.ts';
import { linkEvent, type EventEffect } from './rules/events.ts';
import { collectOnRoll } from './rules/roll-event.ts';
import { LinkedProcedure } from './rules/procedures.ts';
import { collectClauses, linkTexts } from './tables/texts.ts';
import { Values } from './rules/values.ts';
import { Leftovers } from './whole/leftovers.ts';
import { Linking } from './context/linking.ts';
import { checkMemberNames } from './tables/member-names.ts';
import { checkReservedWords } from './tables/reserved-words.ts';
import { sameMoments } from './whole/same-moment.ts';
import { childOf, citesOf, plainOf } from '#lib/language/nodes.ts';
import type { InvariantDef, Program } from '#lib/ruleset/program/program.ts';
import { programHash } from '#lib/ruleset/program/program-hash.ts';
import { Block } from './context/frame.ts';
import type { ExpressionListener, Symbols } from '#lib/ruleset/names/symbols.ts';

export interface Linked {
	/** null when the game cannot be played as it stands. */
	program: Program | null;
	/** The names of the game, for expressions that are checked later (scenarios). */
	symbols: Symbols;
	/** What linking found; what composing found is with the composition. */
	diagnostics: Diagnostic[];
}

/** `listener` is told of every expression of the rules. */
export function link(
	composition: Composition,
	players: number,
	listener: ExpressionListener | null = null
): Linked {
	const found: Diagnostic[] = [];
	const symbols = emptySymbols(players);
	if (listener !== null) symbols.listener = listener;
	const program = linkProgram(composition, symbols, (diagnostic) => found.push(diagnostic));
	// Expressions that are checked later, those of scenarios, are no rules.
	delete symbols.listener;
	if (!found.some(isError)) found.push(...sameMoments(program, composition));
	const shapes = composition.diagnostics.filter(isAboutShape);
	const diagnostics = found
		.filter((one) => composition.complete || provesSomething(one))
		.filter((one) => !isAboutShape(one) || !shapes.some((shape) => overlap(shape, one)))
		.sort(byPlace);
	const excused = new Set(composition.leftOut.flatMap(({ because }) => because));
	const broken =
		diagnostics.some(isError) ||
		composition.diagnostics.some((one) => isError(one) && !excused.has(one));
	return { program: broken || !composition.complete ? null : program, symbols, diagnostics };
}

/** What has the wrong shape was found already when its file was looked at. */
function isAboutShape({ code }: Diagnostic): boolean {
	return code.startsWith('shape/');
}

function byPlace({ range: a }: Diagnostic, { range: b }: Diagnostic): number {
	if (a.file !== b.file) return a.file < b.file ? -1 : 1;
	return a.start.offset - b.start.offset;
}

function overlap({ range: a }: Diagnostic, { range: b }: Diagnostic): boolean {
	return a.file === b.file && a.start.offset <= b.end.offset && b.start.offset <= a.end.offset;
}

/** Where parts of the game could not be read, a missing name may just be in one of them. */
function provesSomething({ code }: Diagnostic): boolean {
	return !/^(ref|read|text|cite|game)\//.test(code) && code !== 'piece/no-start';
}

function linkProgram(
	composition: Composition,
	symbols: Symbols,
	report: (diagnostic: Diagnostic) => void
): Program {
	const at = composition.tree.range;
	const link = new Linking(sectionsOf(composition), symbols, report);
	const clauses = collectClauses(link);
	if (link.whole('clauses')) link.clauses = new Set(clauses.map((clause) => clause.id));

	checkPlayers(link, at);
	collectMapWords(link);
	const options = collectOptions(link, composition.options);
	collectEnums(link);
	collectKinds(link);
	collectAttributes(link);
	collectOffers(link);
	collectFields(link);
	collectMap(link);
	const zoneCount = collectZones(link);
	collectFaceNames(link);
	const values = new Values(link);
	checkMemberNames(link);
	checkReservedWords(link);
	for (const section of ['game', 'map', 'evaluation']) link.citesClauses(link.whole(section));
	const pieces = collectPieces(link);
	link.pieceCount = pieces.length;
	const faces = collectFaces(link);

	const rules: Rules = {
		link,
		procedures: [],
		events: link.section('events').map(([id, entry]) => collectCallable(link, id, entry)),
		windows: ['anytime'],
		offered: new Map(),
		streams: collectStreams(link),
		onRoll: null,
		texts: []
	};
	const procedures = link
		.section('procedures')
		.map(([id, entry]) => new LinkedProcedure(rules, id, entry));
	rules.procedures.push(...procedures);
	const start = startProcedure(link, procedures, at);

	const { onEvents, onActions } = sortEffects(rules, values);
	rules.onRoll = collectOnRoll(rules, (event) => onEvents.has(event));
	const valueDefs = values.finish();
	const events = rules.events.map((event) => linkEvent(rules, event, onEvents.get(event.id) ?? []));
	const actions = link
		.section('actions')
		.map(([id, entry]) => linkAction(rules, id, entry, onActions.get(id) ?? []));
	const procedureDefs = procedures.map((procedure) => procedure.finish());
	const program: Program = {
		hash: '',
		game: composition.game,
		variant: composition.variant,
		players: symbols.players,
		options,
		enums: symbols.enums,
		kinds: symbols.kinds,
		attributes: symbols.attributes,
		faces,
		pieces,
		fields: {
			game: linkFields(link, 'game'),
			player: linkFields(link, 'player'),
			space: linkFields(link, 'space'),
			piece: linkFields(link, 'piece')
		},
		zones: linkZones(link),
		zoneCount,
		map: symbols.map,
		values: valueDefs,
		events,
		windows: rules.windows,
		actions: actions.map(({ def }) => def),
		procedures: procedureDefs,
		streams: rules.streams,
		invariants: linkInvariants(link),
		evaluation: linkEvaluation(link),
		start,
		sources: link.sources,
		texts: linkTexts(link),
		clauses,
		layout: plainOf(link.whole('layout'))
	};
	const frames = actions.map(({ frame }) => frame);
	const leftovers = new Leftovers(composition);
	analyse({ program, rules, values, frames, chosen: composition.options, leftovers });
	checkConstraints(link, composition);
	checkTexts(program, rules, leftovers);
	program.hash = programHash(program);
	return program;
}

function sectionsOf(composition: Composition): Map<string, TreeNode> {
	return new Map([...composition.tree.entries].map(([id, entry]) => [id, entry.value]));
}

function emptySymbols(players: number): Symbols {
	return {
		players,
		enums: [],
		kinds: [],
		attributes: [],
		faces: [],
		offers: [],
		fields: { game: [], player: [], space: [], piece: [] },
		zones: [],
		map: { space: '', plural: '', grid: 'none', cells: [], neighbours: [], marks: [] },
		values: [],
		options: []
	};
}

/** Gives every effect to the value, event or action that it names. */
function sortEffects(rules: Rules, values: Values) {
	const { link } = rules;
	const onEvents = new Map<string, EventEffect[]>();
	const onActions = new Map<string, Prohibition[]>();
	const eventIds = rules.events.map((event) => event.id);
	const actionIds = link.section('actions').map(([id]) => id);
	for (const effect of collectEffects(link)) {
		if (effect.verb === 'modify') {
			values.modify(effect);
			continue;
		}
		const node = childOf(effect.node, effect.verb);
		const pattern = node && parsePattern(node, link.report);
		if (!pattern) continue;
		const { name } = pattern;
		if (eventIds.includes(name)) {
			onEvents.set(name, [...(onEvents.get(name) ?? []), { effect, pattern }]);
		} else if (effect.verb === 'forbid' && actionIds.includes(name)) {
			onActions.set(name, [...(onActions.get(name) ?? []), { effect, pattern }]);
		} else {
			const forbids = effect.verb === 'forbid';
			const known = forbids ? [...eventIds, ...actionIds] : eventIds;
			link.report(unknownId(forbids ? 'event or action' : 'event', name, pattern.namePlace, known));
		}
	}
	return { onEvents, onActions };
}

function linkInvariants(link: Linking): InvariantDef[] {
	return link.section('invariants').flatMap(([id, { value }]) => {
		const own = value.node === 'map';
		const expr = link.flag(own ? childOf(value, 'is') : value, new Block(null));
		link.citesClauses(value);
		return expr ? [{ id, expr, cite: citesOf(value), source: link.source(value) }] : [];
	});
}

/** What the greedy bot maximises, over register 0. */
function linkEvaluation(link: Linking): Program['evaluation'] {
	const node = childOf(link.whole('evaluation'), 'is');
	const expr = link.number(node, link.registers([{ name: 'you', type: { t: 'player' } }]));
	return expr && { expr };
}
