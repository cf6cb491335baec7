/**
 * Rules that tell what not everybody sees without saying so: by the order in which a loop goes, by a number that a question
 * names, by what can be answered. It may be meant, so it is a warning. What a rule writes into a field that all see, or into
 * the log, it says in so many words: that is no finding.
 */
import { beside, finding, type Place, type Related } from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import { childOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { HiddenReads } from '#lib/ruleset/program/hidden-reads.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { definitionOf, routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { ChooseIR, DomainIR, RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import { type ForEach, SecretSources, type Source, UNSURE } from './secret-sources.ts';
import { TellingOrder } from './telling-order.ts';

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
		this.#secrets = new SecretSources(program, new HiddenReads(program));
		this.#order = new TellingOrder(program, this.#secrets);
	}

	look(routine: number): void {
		const { kind, def } = definitionOf(this.#program, routine);
		for (const step of this.#secrets.steps[routine]!) {
			if (step.do === 'for-each' && step.by) this.#loop(routine, step);
			else if (step.do === 'choose') this.#question(routine, step);
		}
		if (kind !== 'action') return;
		const you = `${routine}/0`;
		const node = this.#link.nodeOf(def.source);
		for (const { id, from } of def.params)
			this.#asked(routine, you, [from], childOf(childOf(node, 'for'), id) ?? node);
		this.#required(routine, you, [...def.requires, ...def.restrictions]);
	}

	#loop(routine: number, step: ForEach): void {
		const sources = this.#secrets.ofOrder(routine, step);
		if (sources.length === 0 || !this.#order.isTold(routine, step, sources)) return;
		const node = this.#link.nodeOf(step.source);
		this.#report(
			'secret/order',
			childOf(node, 'by') ?? node,
			sources,
			(what) =>
				say`rule/secret-order: The order of this loop hangs on ${what}, and what the loop does tells it: go by what everybody sees, tell only those who know it (\`to:\`), or do it when it has been shown`
		);
	}

	#question(routine: number, step: ChooseIR): void {
		const { locals, player, youSlot, domain, requires } = step;
		const who = player ? this.#secrets.nameOf(routine, player) : `${routine}/${youSlot}`;
		const node = this.#link.nodeOf(step.source);
		const name = childOf(node, 'choose') ?? node;
		for (const { id, slot } of locals) {
			const sources = this.#hiddenFrom(routine, who, this.#secrets.ofSlot(routine, slot));
			this.#report(
				'secret/told',
				name,
				sources,
				(what) =>
					say`rule/secret-told: This question tells "${id}", which hangs on ${what}, to a player who may not know that: leave it out of the text, ask a player who knows it, or show it first`
			);
		}
		const from = ['from', 'count', 'between', 'such-that'].map((key) => childOf(node, key));
		this.#asked(routine, who, partsOfDomain(domain), from.find((part) => part) ?? name);
		const options = domain.kind === 'options' ? domain.options : [];
		this.#required(routine, who, [...requires, ...options.flatMap((option) => option.requires)]);
	}

	#asked(
		routine: number,
		who: string | null,
		parts: readonly (ExprIR | SetIR)[],
		place: Place
	): void {
		const all = parts.flatMap((part) => this.#secrets.of(routine, part));
		this.#report(
			'secret/asked',
			place,
			this.#hiddenFrom(routine, who, all),
			(what) =>
				say`rule/secret-asked: What can be chosen here hangs on ${what}, which the player who chooses may not know: offer everything that is possible and let the steps say what comes of it, ask a player who knows it, or show it first`
		);
	}

	#required(routine: number, who: string | null, requirements: readonly RequirementIR[]): void {
		for (const { known, afterwards, cond, source } of requirements) {
			if (known || afterwards) continue;
			const sources = this.#hiddenFrom(routine, who, this.#secrets.of(routine, cond));
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
			if (who === null || seenBy.includes(who) || seenBy.includes(UNSURE)) return false;
			return given || !seenBy.some(isElsewhere);
		});
	}

	#report(
		code: FindingCode,
		place: Place,
		[first]: readonly Source[],
		said: (what: Said) => Said
	): void {
		if (!first) return;
		const severity = 'warning';
		const related = this.#declared(first);
		this.#link.report(finding(code, place, said(inWords(first)), { severity, related }));
	}

	#declared({ id, table }: Source): Related[] {
		const entries = table
			? this.#link.fieldNodes[table]
			: this.#link.section('zones').map(([, entry]) => entry);
		const entry = entries.find(({ key }) => key.text === id);
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
