/** What steps change and look at, with the procedures, events and values that they use: whether their order can matter. */
import type { EffectDef, Program } from '#lib/ruleset/program/program.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { type Said, say } from '#lib/language/said.ts';

/** Ids of fields, zones and values. */
export interface Touched {
	/** What else has an order, in words. */
	does: Set<string>;
	/** Gets a new content. */
	set: Set<string>;
	/** Something is only added to it. */
	added: Set<string>;
	read: Set<string>;
}

/** What both write, other than as sums, which get on with each other. */
export function writtenByBoth(a: Touched, b: Touched): string[] {
	const against = (touched: Touched, other: Touched): string[] =>
		[...touched.set].filter((id) => other.set.has(id) || other.added.has(id));
	return [...new Set([...against(a, b), ...against(b, a)])];
}

/** Everything by which the order of two that follow each other may matter. */
export function dependingOn(a: Touched, b: Touched): Said[] {
	const against = (touched: Touched, other: Touched): string[] => [
		...[...touched.does].filter((what) => other.does.has(what)),
		...[...touched.does, ...touched.set, ...touched.added].filter((id) => other.read.has(id))
	];
	const found = new Set([...writtenByBoth(a, b), ...against(a, b), ...against(b, a)]);
	return [...found].map((what) => WORDS.get(what) ?? say`${what}`);
}

const QUESTIONS = 'who is asked first';
const FLOW = 'whether the rest is done';
const LOCAL = 'a name of the rule';
const PLACES = 'where pieces are';

const WORDS: ReadonlyMap<string, Said> = new Map([
	[QUESTIONS, say`rule/who-is-asked-first: who is asked first`],
	[FLOW, say`rule/whether-rest-done: whether the rest is done`],
	[LOCAL, say`rule/name-of-rule: a name of the rule`],
	[PLACES, say`rule/where-pieces-are: where pieces are`]
]);

const LOOKS_AT_PLACES: ReadonlySet<unknown> = new Set([
	'space-of',
	'holder-of',
	'zone-of',
	'zone-count',
	'zone-end'
]);

export function touchedBy(program: Program, body: readonly StepIR[]): Touched {
	return new Touching(program).all(body);
}

class Touching {
	readonly #program: Program;
	readonly #on: Touched = { does: new Set(), set: new Set(), added: new Set(), read: new Set() };
	/** What has been looked into already: values, procedures and events may come by again. */
	readonly #seen = new Set<object>();
	/** Locals of the rule in which the steps stand; what they call has others. */
	#inside = false;

	constructor(program: Program) {
		this.#program = program;
	}

	all(body: readonly StepIR[]): Touched {
		body.forEach((step) => this.#step(step));
		return this.#on;
	}

	#step(step: StepIR): void {
		const { does, set, added } = this.#on;
		const { fields, zones, procedures, events } = this.#program;
		switch (step.do) {
			case 'set': {
				const { id } = fields[step.table][step.field]!;
				const more = isSum(step);
				(more ? added : set).add(id);
				this.#reads(step.of);
				// What is added to is not looked at.
				this.#reads(more && step.value.op === 'binary' ? step.value.b : step.value);
				return;
			}
			case 'set-elements':
				set.add(nameOf(fields[step.table][step.field]!));
				break;
			case 'let':
			case 'let-set':
				if (!this.#inside) does.add(LOCAL);
				break;
			case 'move':
			case 'draw':
				does.add(PLACES);
				for (const { id, leaves } of fields.piece) if (leaves) set.add(id);
				if (step.to.op === 'zone') set.add(nameOf(zones[step.to.zone]!));
				break;
			case 'swap':
				does.add(PLACES);
				for (const field of step.fields) set.add(nameOf(fields[step.table][field]!));
				for (const zone of step.zones) set.add(nameOf(zones[zone]!));
				for (const { table, field } of step.follow) set.add(nameOf(fields[table][field]!));
				this.#reads([step.a, step.b]);
				return;
			case 'choose':
			case 'offer':
				does.add(QUESTIONS);
				break;
			case 'checkpoint':
				everything(this.#program).forEach((id) => this.#on.read.add(id));
				break;
			case 'restore':
				does.add(FLOW).add(PLACES);
				everything(this.#program).forEach((id) => set.add(id));
				break;
			case 'seen': {
				const { id } = this.#program.memories![step.memory]!;
				set.add(id);
				this.#on.read.add(id);
				break;
			}
			case 'return':
			case 'break':
			case 'cancel':
			case 'end-game':
				does.add(FLOW);
				break;
			case 'call':
				this.#reads(step.args);
				this.#into(procedures[step.procedure]!);
				return;
			case 'emit': {
				this.#reads(step.args);
				const event = events[step.event]!;
				this.#into(event);
				const { restrictions, replacements, triggers } = event;
				for (const effect of [...restrictions, ...replacements, ...triggers])
					this.#conditions(effect);
				for (const effect of [...replacements, ...triggers]) this.#into(effect);
				return;
			}
			case 'if':
			case 'for-each':
			case 'repeat':
			case 'shuffle':
			case 'flip':
			case 'roll':
			case 'roll-each':
			case 'pick':
			case 'reveal':
			case 'log':
		}
		for (const [key, part] of Object.entries(step)) {
			if (key === 'then' || key === 'else' || key === 'body') {
				(part as StepIR[]).forEach((inner) => this.#step(inner));
			} else this.#reads(part);
		}
	}

	#into(rule: { body: readonly StepIR[] }): void {
		if (this.#seen.has(rule)) return;
		this.#seen.add(rule);
		const outside = this.#inside;
		this.#inside = true;
		rule.body.forEach((step) => this.#step(step));
		this.#inside = outside;
	}

	/** They stand in the frame of the event, not of the steps. */
	#conditions({ active, when }: EffectDef): void {
		const outside = this.#inside;
		this.#inside = true;
		this.#reads(active);
		this.#reads(when);
		this.#inside = outside;
	}

	/** An expression or a set, or a list or record of them. */
	#reads(part: unknown): void {
		if (Array.isArray(part)) return part.forEach((inner) => this.#reads(inner));
		if (typeof part !== 'object' || part === null) return;
		const { read } = this.#on;
		const { fields, zones, values } = this.#program;
		const node = part as Record<string, unknown>;
		if (node['op'] === 'field' || node['set'] === 'field') {
			read.add(nameOf(fields[node['table'] as 'game'][node['field'] as number]!));
		} else if (node['op'] === 'zone') read.add(nameOf(zones[node['zone'] as number]!));
		else if (LOOKS_AT_PLACES.has(node['op']) || node['set'] === 'zone') read.add(PLACES);
		else if ((node['op'] === 'local' || node['set'] === 'local') && !this.#inside) read.add(LOCAL);
		else if (node['op'] === 'value' || node['set'] === 'value') {
			const value = values[node['value'] as number]!;
			read.add(value.id);
			if (!this.#seen.has(value)) {
				this.#seen.add(value);
				this.#reads([value.is, value.set]);
				for (const { active, when, amount, elements } of value.modifiers) {
					this.#reads([active, when, amount, elements]);
				}
			}
		}
		Object.values(node).forEach((inner) => this.#reads(inner));
	}
}

/** What a checkpoint holds: all fields, and where pieces are. */
function everything({ fields }: Program): string[] {
	return [PLACES, ...Object.values(fields).flatMap((table) => table.map(nameOf))];
}

/** `set: x` with `by: n` is written as `x + n`. */
function isSum({ table, field, value }: Extract<StepIR, { do: 'set' }>): boolean {
	if (value.op !== 'binary' || (value.operator !== '+' && value.operator !== '-')) return false;
	const { a } = value;
	return a.op === 'field' && a.table === table && a.field === field;
}
