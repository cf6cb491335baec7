/** The step `choose`: who is asked, what can be answered, and the local that holds the answer. */
import { finding } from '#lib/language/diagnostic.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { AskedText, At } from '#lib/ruleset/link/context/body.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { changedNeighbours, NOBODY } from '#lib/ruleset/expression/nearness.ts';
import { INT, optional, PIECE, SPACE } from '#lib/ruleset/expression/types.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { Block } from '#lib/ruleset/link/context/frame.ts';
import { asMap, childOf, entriesOf, flagOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import type { ChooseIR, DomainIR, FrameLocal, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { askOf, declare, keyOf, playerOf, setOrOne, wordsFor } from './step-tools.ts';
import { linkRequirements } from './link-requirements.ts';
import { isNeverEmpty } from '#lib/ruleset/link/context/sure-sets.ts';
import { linkSuchThat } from './such-that.ts';
import { linkUnanswered } from './unanswered.ts';
import { type Said, say } from '#lib/language/said.ts';

const MOVER = optional(PIECE);
const ONE: ExprIR = { op: 'const', value: 1 };
/** More than any set has elements. */
const ALL: ExprIR = { op: 'const', value: 1_000_000 };

interface LinkedDomain {
	domain: DomainIR;
	/** Of a candidate. */
	candidate: Type;
	/** Of the answer of one player. */
	answer: Type;
}

interface Choosing {
	step: MapNode;
	/** Where the domain is evaluated. */
	at: At;
	path: string;
	/** Who chooses. */
	who?: ExprIR;
}

export function linkChoose(step: MapNode, at: At, verb: ScalarNode): StepIR | null {
	const { link, texts } = at.body.rules;
	const nameNode = childOf(step, 'choose');
	const name = textOf(nameNode) ?? '';
	const path = `${at.body.owner}.${name}`;
	const inner: At = { ...at, block: new Block(at.block) };
	const asked = linkAsked(step, at, inner, verb);
	const told: FrameLocal[] = [];
	const asking = askingOf(inner.block.told(), told);
	if (nameNode) texts.push({ ...asking, path, place: nameNode });
	const who = asked ? { who: asked.player ?? localWord(asked.youSlot) } : {};
	const linked = linkDomain({ step, at: inner, path, ...who });
	const optional = linked ? isOptional(step, at, linked) : false;
	const unanswered = linkUnanswered(step, inner, linked && { ...linked, optional });
	const type = linked && answerType(step, at, linked, optional);
	const doubt = say`rule/nothing-to-choose: where there is nothing to choose from`;
	const expected = linked === null || !isPause(linked.domain);
	const local = declare(at, nameNode, type, optional ? {} : { expected, doubt });
	const such = linked && local ? linkSuchThat(step, inner, name, linked, local) : true;
	const candidates = new Block(inner.block);
	if (linked && local) {
		const { slot } = local;
		candidates.declare(name, { type: linked.candidate, at: 'local', slot, words: 1 });
	} else candidates.fail(name);
	const own: At = { ...at, block: candidates };
	const blind = whyBlind(step, linked?.domain ?? null);
	const requires = linkRequirements(own, childOf(step, 'requires'), path, blind);
	linkOptions({ step, at: own, path }, asking, linked?.domain ?? null, blind);
	const noted = linkWayLocals(step, at, linked?.domain ?? null);
	const cites = link.citesClauses(step);
	if (linked?.domain.kind === 'amount' && requires.length > 0) {
		const message = say`rule/amount-has-bounds: An amount has bounds; put the condition into min and max`;
		link.report(finding('choose/amount', keyOf(step, 'requires'), message));
	}
	const ask = askOf(at, step);
	if (!linked || !local || !asked || !noted || !unanswered || !such) return null;
	return {
		do: 'choose',
		path,
		...asked,
		as: local.slot,
		locals: told,
		domain: linked.domain,
		requires,
		optional,
		ask,
		...unanswered,
		cite: cites.length > 0 ? cites : at.body.cite,
		source: link.source(step)
	};
}

function localWord(slot: number): ExprIR {
	return { op: 'local', slot };
}

type Asked = Pick<ChooseIR, 'player' | 'players' | 'youSlot'>;

function linkAsked(step: MapNode, at: At, inner: At, verb: ScalarNode): Asked | null {
	const playersNode = childOf(step, 'players');
	if (!playersNode) {
		const player = playerOf(at, childOf(step, 'player'), verb);
		return player && { player, players: null, youSlot: -1 };
	}
	const players = setOrOne(at, playersNode, { t: 'player' });
	const youSlot = at.body.frame.take('asked', { t: 'player' });
	inner.block.declare('you', { type: { t: 'player' }, at: 'local', slot: youSlot, words: 1 });
	return players && { player: null, players, youSlot };
}

/** A question with a single answer only waits until somebody has seen something: nothing need read the answer. */
function isPause(domain: DomainIR): boolean {
	return domain.kind === 'options' && domain.options.length === 1;
}

function isOptional(step: MapNode, at: At, { domain }: LinkedDomain): boolean {
	const node = childOf(step, 'optional');
	if (!flagOf(node, false)) return false;
	if (mayBeNone(domain)) return true;
	const message = say`rule/let-least-be-0: Let the least be 0 instead: choosing nothing is then an answer like any other`;
	if (node) at.body.rules.link.report(finding('choose/optional', node, message));
	return false;
}

/** Of a subset or an amount the least is an answer like any other. */
function mayBeNone({ kind }: DomainIR): boolean {
	return kind !== 'subset' && kind !== 'amount';
}

function answerType(step: MapNode, at: At, linked: LinkedDomain, optional: boolean): Type | null {
	const players = step.entries.get('players');
	const none =
		optional ||
		(step.entries.has('while') && mayBeNone(linked.domain)) ||
		mayFindNothing(step, at, linked);
	const type: Type = none ? { t: 'optional', of: linked.answer } : linked.answer;
	return players ? { t: 'per-player', of: type } : type;
}

/** One of a set that may be empty, or all of whose elements may be refused. Of numbers there is always one. */
function mayFindNothing(step: MapNode, { block }: At, { domain, answer }: LinkedDomain): boolean {
	if (domain.kind !== 'one' || answer.t === 'int') return false;
	return step.entries.has('requires') || !isNeverEmpty(domain.from, block);
}

function linkDomain(choosing: Choosing): LinkedDomain | null {
	const { step, at } = choosing;
	const { report } = at.body.rules.link;
	const kinds = ['from', 'between', 'options', 'path'].filter((key) => step.entries.has(key));
	const [kind, second] = kinds;
	if (kind === undefined || second !== undefined) {
		const message = say`rule/one-way-to-choose: Say exactly one of from, between, options and path`;
		report(finding('choose/domain', keyOf(step, second ?? 'choose'), message));
		return null;
	}
	const node = childOf(step, kind);
	if (!node) return null;
	if (kind === 'from') return fromSet(choosing, node);
	if (kind === 'between') return between(choosing, node);
	if (kind === 'options') return namedOptions(node);
	return pathDomain(choosing, node);
}

function fromSet({ step, at }: Choosing, node: TreeNode): LinkedDomain | null {
	const { link } = at.body.rules;
	const checked = link.setOf(childOf(step, 'choose'), node, at.block);
	const count = childOf(step, 'count');
	const bounded = asMap(count);
	const minNode = bounded ? childOf(count, 'min') : count;
	const maxNode = bounded ? childOf(count, 'max') : count;
	const min = minNode ? link.number(minNode, at.block) : { op: 'const' as const, value: 0 };
	const max = maxNode ? link.number(maxNode, at.block) : ALL;
	if (!checked || !min || !max) return null;
	const { set: from, element } = checked;
	if (count) {
		const of = element.t;
		if (of === 'player' || of === 'space' || of === 'piece') {
			const words = wordsFor(at, element);
			const domain: DomainIR = { kind: 'subset', from, of, min, max, words };
			return { domain, candidate: element, answer: { t: 'set', of: element } };
		}
	} else if (element.t === 'enum') {
		const domain: DomainIR = { kind: 'one', from, of: 'enum', enum: element.enum };
		return { domain, candidate: element, answer: element };
	} else {
		const of = element.t;
		if (of === 'player' || of === 'space' || of === 'piece' || of === 'int') {
			const domain: DomainIR = { kind: 'one', from, of, enum: -1 };
			return { domain, candidate: element, answer: element };
		}
	}
	const what = saidType({ t: 'set', of: element }, link.symbols);
	link.report(
		finding(
			'type/mismatch',
			node,
			say`rule/cannot-choose-from: Nothing can be chosen from ${what} in this way`
		)
	);
	return null;
}

/** An amount; where it may be declined, a number of a range, since no amount stands for nothing. */
function between({ step, at }: Choosing, node: TreeNode): LinkedDomain | null {
	const { link } = at.body.rules;
	const min = link.number(childOf(node, 'min'), at.block);
	const max = link.number(childOf(node, 'max'), at.block);
	if (!min || !max) return null;
	const domain: DomainIR = flagOf(childOf(step, 'optional'), false)
		? { kind: 'one', from: { set: 'range', from: min, to: max }, of: 'int', enum: -1 }
		: { kind: 'amount', min, max };
	return { domain, candidate: INT, answer: INT };
}

function namedOptions(node: TreeNode): LinkedDomain {
	const ids = asMap(node)
		? entriesOf(node).map(([id]) => id)
		: itemsOf(node)
				.map(textOf)
				.filter((id) => id !== null);
	const options = ids.map((id) => ({ id, requires: [] }));
	const type: Type = { t: 'choice', names: ids };
	return { domain: { kind: 'options', options }, candidate: type, answer: type };
}

type Asking = Pick<AskedText, 'section' | 'args' | 'puts'>;

/** What texts of the question and of its answers may name; what they name becomes `told`. */
function askingOf(locals: readonly FrameLocal[], told: FrameLocal[]): Asking {
	return {
		section: 'choices',
		args: locals.map(({ id, type }) => ({ name: id, type })),
		puts: (name) => {
			const local = locals.find(({ id }) => id === name);
			if (local && !told.includes(local)) told.push(local);
		}
	};
}

/** Why nobody can see what comes of a single candidate; null: the rule goes on with it, and is taken back. */
function whyBlind(step: MapNode, domain: DomainIR | null): Said | null {
	if (step.entries.has('players'))
		return say`rule/several-afterwards: What comes of the answers of several players is only seen when all have answered: ask them one after the other`;
	if (domain?.kind === 'subset')
		return say`rule/subset-afterwards: What comes of a set cannot be seen by its members one by one: choose one thing at a time`;
	return null;
}

/** Texts and requirements of named options. */
function linkOptions(
	{ step, at, path }: Choosing,
	asking: Asking,
	domain: DomainIR | null,
	blind: Said | null
): void {
	for (const [id, { key, value }] of entriesOf(childOf(step, 'options'))) {
		at.body.rules.texts.push({ ...asking, path: `${path}.${id}`, place: key, option: true });
		const requires = linkRequirements(at, childOf(value, 'requires'), `${path}.${id}`, blind);
		const option =
			domain?.kind === 'options' && domain.options.find((candidate) => candidate.id === id);
		if (option) option.requires = requires;
	}
}

function pathDomain({ at, who }: Choosing, node: TreeNode): LinkedDomain | null {
	const { link } = at.body.rules;
	const hereSlot = at.block.nextRegister;
	const nextSlot = hereSlot + 1;
	const here = new Block(at.block, hereSlot + 2);
	here.declare('here', { type: SPACE, at: 'reg', slot: hereSlot });
	const both = new Block(here);
	both.declare('next', { type: SPACE, at: 'reg', slot: nextSlot });
	const costNode = childOf(node, 'cost');
	const moverNode = childOf(node, 'mover');
	const stopNode = childOf(node, 'stop');
	const endNode = childOf(node, 'end');
	const from = link.expr(childOf(node, 'from'), at.block, SPACE)?.expr;
	const step = link.flag(childOf(node, 'step'), both);
	const cost = costNode ? link.number(costNode, both) : ONE;
	const budget = link.number(childOf(node, 'budget'), at.block);
	const stop = stopNode ? link.flag(stopNode, here) : null;
	const end = endNode ? link.flag(endNode, here) : null;
	const mover = moverNode ? link.expr(moverNode, at.block, MOVER)?.expr : NOBODY;
	if (!from || !mover || !step || !cost || !budget || (stopNode && !stop) || (endNode && !end))
		return null;
	const whom = [who ?? NOBODY, mover];
	const beside = changedNeighbours(link.symbols, at.block, { op: 'reg', slot: hereSlot }, whom);
	const ways = {
		hereSlot,
		nextSlot,
		...(beside && { beside }),
		step,
		cost,
		budget,
		stop,
		end,
		spent: -1,
		via: -1
	};
	return { domain: { kind: 'path', from, ...ways }, candidate: SPACE, answer: SPACE };
}

/** What can be noted of a way that was chosen: its cost, and the space before its end. */
const WAY_LOCALS: { key: 'spent' | 'via' | 'way'; type: Type; what: Said }[] = [
	{ key: 'spent', type: INT, what: say`rule/cost-of-way: the cost of the way` },
	{
		key: 'via',
		type: { t: 'optional', of: SPACE },
		what: say`rule/space-before-end: the space before the end of the way`
	},
	{
		key: 'way',
		type: { t: 'per-space', of: INT },
		what: say`rule/spaces-of-way: the spaces of the way, by their places in it`
	}
];

/** `spent:`, `via:` and `way:` name locals. False if one of them could not be made. */
function linkWayLocals(step: MapNode, at: At, domain: DomainIR | null): boolean {
	return WAY_LOCALS.every(({ key, type, what }) => {
		const node = childOf(step, key);
		if (!node) return true;
		const several = step.entries.has('players');
		if (several && key === 'way') {
			const message = say`rule/way-of-several: The spaces of a way are noted for one player: ask one after the other`;
			at.body.rules.link.report(finding('choose/way', keyOf(step, key), message));
			return false;
		}
		const local = declare(at, node, several ? { t: 'per-player', of: type } : type);
		if (!local || !domain) return false;
		if (domain.kind !== 'path') {
			const message = say`rule/chosen-with-path: "${key}" is ${what} that was chosen with "path:"`;
			at.body.rules.link.report(finding(`choose/${key}`, keyOf(step, key), message));
			return false;
		}
		if (key === 'way') domain.way = { slot: local.slot, words: local.words };
		else domain[key] = local.slot;
		return true;
	});
}
