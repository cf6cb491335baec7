/**
 * Rules that tell what not everybody sees without saying so: by the order in which a loop goes, by a number that a question
 * names, by what can be answered, by a line of the log. What a rule writes into a field that all see it says in so many
 * words: that is no finding.
 *
 * What is found is written into the steps for the engine: which loops are `unordered`, and what of a question is `untold`.
 * So these are warnings. Nobody can be asked without others seeing it: that is an error.
 */
import { beside, finding, type Place, type Related } from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import { childOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { Reads } from '#lib/ruleset/program/reads.ts';
import type { ProcedureDef, Program } from '#lib/ruleset/program/program.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';
import { definitionOf, routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { ChooseIR, DomainIR, RequirementIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { type ForEach, SecretSources, type Source } from './secret-sources.ts';
import { membersOf, TellingOrder } from './telling-order.ts';

type LogIR = Extract<StepIR, { do: 'log' }>;
type PickIR = Extract<StepIR, { do: 'pick' }>;
type RollIR = Extract<StepIR, { do: 'roll' | 'roll-each' }>;
type OfferIR = Extract<StepIR, { do: 'offer' }>;

export function findToldSecrets(program: Program, link: Linking): void {
	if (hidesNothing(program)) return;
	const telling = new Telling(program, link);
	const { count } = routineNumbers(program);
	for (let routine = 0; routine < count; routine++) telling.look(routine);
}

function hidesNothing({ zones, fields }: Program): boolean {
	const open = zones.every(({ sees, count }) => sees.to === 'all' && count.to === 'all');
	return (
		open &&
		Object.values(fields)
			.flat()
			.every(({ visible }) => visible.to === 'all')
	);
}

class Telling {
	readonly #program: Program;
	readonly #link: Linking;
	readonly #secrets: SecretSources;
	readonly #order: TellingOrder;

	constructor(program: Program, link: Linking) {
		this.#program = program;
		this.#link = link;
		this.#secrets = new SecretSources(program, new Reads(program));
		this.#order = new TellingOrder(program, this.#secrets);
	}

	look(routine: number): void {
		const { kind, def } = definitionOf(this.#program, routine);
		for (const step of this.#secrets.steps[routine]!) {
			if (step.do === 'for-each' && step.by) this.#loop(routine, step);
			else if (step.do === 'choose') this.#question(routine, step);
			else if (step.do === 'offer') this.#offer(routine, step);
			else if (step.do === 'log') this.#line(routine, step);
			else if (step.do === 'roll' || step.do === 'roll-each' || step.do === 'pick')
				this.#chance(routine, step);
		}
		if (kind === 'procedure' && def.most) this.#most(routine, def);
		if (kind !== 'action') return;
		const you = `${routine}/0`;
		const node = this.#link.nodeOf(def.source);
		for (const { id, from } of def.params)
			this.#asked(routine, you, [from], childOf(childOf(node, 'for'), id) ?? node);
		this.#required(routine, you, [...def.requires, ...def.restrictions]);
	}

	/** Answers that lead to less are refused to the player for whom the procedure runs. */
	#most(routine: number, { most, params, source }: ProcedureDef): void {
		const player = params.find(({ type }) => type.t === 'player');
		const who = player ? `${routine}/${player.slot}` : null;
		const node = this.#link.nodeOf(source);
		if (most) this.#asked(routine, who, [most.worth], childOf(node, 'most') ?? node);
	}

	#loop(routine: number, step: ForEach): void {
		const sources = this.#secrets.ofOrder(routine, step);
		const how = sources.length === 0 ? null : this.#order.howTold(routine, step, sources);
		if (how === null) return;
		const node = this.#link.nodeOf(step.source);
		const by = childOf(node, 'by') ?? node;
		if (how === 'asks') {
			const asks = (what: Said): Said =>
				say`rule/secret-order-asks: This loop asks in an order that hangs on ${what}, and everybody sees who is asked: go by what everybody sees, or ask when it has been shown`;
			this.#report('secret/asked-in-order', by, sources, asks, 'error');
			return;
		}
		step.unordered = true;
		this.#report(
			'secret/order',
			by,
			sources,
			(what) =>
				say`rule/secret-order: The order of this loop hangs on ${what}, and what the loop does would tell it, so its lines are not shown in this order: go by what everybody sees, tell only those who know it (\`to:\`), or do it when it has been shown`
		);
	}

	#question(routine: number, step: ChooseIR): void {
		const { player, youSlot, domain, requires } = step;
		const who = player ? this.#secrets.nameOf(routine, player) : `${routine}/${youSlot}`;
		const node = this.#link.nodeOf(step.source);
		const name = childOf(node, 'choose') ?? node;
		this.#told(routine, who, step);
		const from = ['from', 'count', 'between', 'such-that', 'path'].map((key) => childOf(node, key));
		this.#asked(routine, who, partsOfDomain(domain), from.find((part) => part) ?? name);
		if (step.while) this.#asked(routine, who, [step.while], childOf(node, 'while') ?? name);
		const standing =
			step.default && ('expr' in step.default ? step.default.expr : step.default.set);
		if (standing) this.#asked(routine, who, [standing], childOf(node, 'default') ?? name);
		const options = domain.kind === 'options' ? domain.options : [];
		this.#required(routine, who, [...requires, ...options.flatMap((option) => option.requires)]);
	}

	#offer(routine: number, step: OfferIR): void {
		const who = this.#secrets.nameOf(routine, step.player);
		const node = this.#link.nodeOf(step.source);
		this.#told(routine, who, step);
		for (const key of ['pass', 'while'] as const) {
			const cond = step[key];
			if (cond) this.#asked(routine, who, [cond], childOf(node, key) ?? node);
		}
		if (typeof step.default === 'object')
			this.#asked(routine, who, [step.default.expr], childOf(node, 'default') ?? node);
	}

	/** How many dice fall, and what chance picks, all are told; which piece that is only those who know it. */
	#chance(routine: number, step: RollIR | PickIR): void {
		if (step.do === 'pick' && step.type.t === 'piece') return;
		const parts = step.do === 'pick' ? [step.from] : [step.dice, step.sides];
		const node = this.#link.nodeOf(step.source);
		const sources = parts.flatMap((part) => this.#secrets.of(routine, part));
		this.#report(
			'secret/logged',
			childOf(node, step.do === 'pick' ? 'from' : step.do) ?? node,
			sources,
			(what) =>
				say`rule/secret-chance: What falls or is picked here is told to all, and hangs on ${what}, which they may not know: let it hang on what everybody sees, or show it first`
		);
	}

	/** Numbers and words. Pieces are told by name only to those who know them, and to whom or where it happens all can see. */
	#line(routine: number, step: LogIR): void {
		const readers = step.to === null ? [null] : membersOf(step.to);
		const node = this.#link.nodeOf(step.source);
		for (const argument of step.with) {
			if (!['int', 'bool', 'enum', 'choice'].includes(argument.of)) continue;
			const part = 'expr' in argument ? argument.expr : argument.set;
			const all = this.#secrets.of(routine, part);
			const sources = readers.flatMap((reader) =>
				reader === null
					? all
					: this.#hiddenFrom(routine, this.#secrets.nameOf(routine, reader), all)
			);
			this.#report(
				'secret/logged',
				childOf(childOf(node, 'with'), argument.name) ?? childOf(node, 'log') ?? node,
				sources,
				(what) =>
					say`rule/secret-logged: This line tells "${argument.name}", which hangs on ${what}, to players who may not know that: leave it out, say \`to:\` whom, or show it first`
			);
		}
	}

	/** A question tells parameters of its rule, and locals that its texts name; a text need not name a parameter. */
	#told(routine: number, who: string | null, step: ChooseIR | OfferIR): void {
		const node = this.#link.nodeOf(step.source);
		const named = step.do === 'choose' ? step.locals : [];
		const { params } = definitionOf(this.#program, routine).def;
		const others = params.filter(({ slot }) => named.every((local) => local.slot !== slot));
		for (const { id, slot } of [...named, ...others]) {
			const isAsked = who === `${routine}/${slot}`;
			const sources = this.#hiddenFrom(routine, who, this.#secrets.ofSlot(routine, slot));
			if (isAsked || sources.length === 0) continue;
			step.untold = [...(step.untold ?? []), slot];
			const inText = named.some((local) => local.id === id) || this.#isInText(step, id);
			if (!inText) continue;
			this.#report(
				'secret/told',
				childOf(node, step.do) ?? node,
				sources,
				(what) =>
					say`rule/secret-told: This question would tell "${id}", which hangs on ${what}, to a player who may not know that, so it is not shown: leave it out of the text, ask a player who knows it, or show it first`
			);
		}
	}

	#isInText({ do: verb, path }: ChooseIR | OfferIR, id: string): boolean {
		if (verb === 'choose') return false;
		const all = Object.values(this.#program.texts).map((texts) => texts[`windows.${path}`] ?? '');
		return all.some((text) => text.includes(`{${id}`));
	}

	#asked(
		routine: number,
		who: string | null,
		parts: readonly (ExprIR | SetIR)[],
		place: Place
	): void {
		const all = parts.flatMap((part) => this.#secrets.of(routine, part, who));
		this.#report(
			'secret/asked',
			place,
			this.#hiddenFrom(routine, who, all),
			(what) =>
				say`rule/secret-asked: What can be chosen here hangs on ${what}, which the player who chooses may not know: offer everything that is possible and let the steps say what comes of it, ask a player who knows it, or show it first`
		);
	}

	#required(routine: number, who: string | null, requirements: readonly RequirementIR[]): void {
		for (const { known, cond, source } of requirements) {
			if (known) continue;
			const sources = this.#hiddenFrom(routine, who, this.#secrets.of(routine, cond, who));
			this.#report(
				'secret/asked',
				this.#link.nodeOf(source),
				sources,
				(what) =>
					say`rule/secret-required: What is refused here hangs on ${what}, which the player who chooses may not know: say \`known-to: you\` and let the steps say what comes of it, ask a player who knows it, or show it first`
			);
		}
	}

	/** Whatever somebody sees who may be the one who is asked is left out. */
	#hiddenFrom(routine: number, who: string | null, sources: readonly Source[]): readonly Source[] {
		const { params } = definitionOf(this.#program, routine).def;
		const given = params.some(({ slot }) => who === `${routine}/${slot}`);
		const isElsewhere = (name: string): boolean =>
			/^\d/.test(name) && !name.startsWith(`${routine}/`);
		return sources.filter(({ seenBy }) => {
			if (seenBy.length === 0) return true;
			if (who === null || seenBy.includes(who)) return false;
			return given || !seenBy.some(isElsewhere);
		});
	}

	#report(
		code: FindingCode,
		place: Place,
		[first]: readonly Source[],
		said: (what: Said) => Said,
		severity: 'warning' | 'error' = 'warning'
	): void {
		if (!first) return;
		const related = this.#declared(first);
		this.#link.report(finding(code, place, said(inWords(first)), { severity, related }));
	}

	#declared({ id, table }: Source): Related[] {
		const { fields } = this.#link.symbols;
		const entry = table
			? this.#link.fieldNodes[table][fields[table].findIndex((field) => nameOf(field) === id)]
			: this.#link.section('zones').find(([zone]) => zone === id)?.[1];
		return entry ? [beside(entry.key, say`rule/who-sees-it: who sees it is declared here`)] : [];
	}
}

function partsOfDomain(domain: DomainIR): (ExprIR | SetIR)[] {
	switch (domain.kind) {
		case 'one':
			return [domain.from];
		case 'subset':
			return [domain.from, domain.min, domain.max, ...(domain.such ? [domain.such] : [])];
		case 'amount':
			return [domain.min, domain.max];
		case 'path': {
			const { from, beside, step, cost, budget, stop, end } = domain;
			const parts = [from, beside, step, cost, budget, stop, end];
			return parts.filter((part) => part !== null && part !== undefined);
		}
		default:
			return [];
	}
}

function inWords({ what, id }: Source): Said {
	if (what === 'faces') return say`rule/secret-faces: what lies in "${id}"`;
	return what === 'number'
		? say`rule/secret-number: how many lie in "${id}"`
		: say`rule/secret-field: the field "${id}"`;
}
