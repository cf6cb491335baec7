/**
 * What lies in the frame of a rule at a place of it: how each local came about, and what of it everybody has been shown by
 * then. A local is written once (parameters of an event aside), so what was shown of it stays known.
 */
import { both } from '#lib/ruleset/program/expression-parts.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { EffectDef, Program } from '#lib/ruleset/program/program.ts';
import { definitionOf, routineNumbers } from '#lib/ruleset/program/routines.ts';
import { allSteps, stepsOfRoutine } from '#lib/ruleset/program/all-steps.ts';
import type { ArgumentIR, ChooseIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { type Reads, nameOfField } from '#lib/ruleset/program/reads.ts';

export type ForEach = Extract<StepIR, { do: 'for-each' }>;
export type Entering = Extract<StepIR, { do: 'call' | 'emit' }>;

const NONE: ReadonlySet<number> = new Set();

/** In the order in which it happened. */
export type Happened =
	| { it: 'worked-out'; slot: number; value: ExprIR }
	| { it: 'gathered'; slot: number; words: number; set: SetIR }
	| { it: 'answered'; step: ChooseIR }
	| { it: 'walks'; step: ForEach }
	| { it: 'returned'; step: Entering; routine: number }
	/** Somewhere in a block a local that stands outside of it may have become something that hangs on these. */
	| { it: 'changed'; slot: number; words: number; by: readonly (ExprIR | SetIR)[] }
	| { it: 'noted'; slot: number; memory: number }
	/** `moved`: it was seen where a piece went, until pieces are shuffled. */
	| { it: 'shown'; slot: number; moved: boolean }
	| { it: 'shuffled' }
	| { it: 'written'; fields: ReadonlySet<string> };

/** A place in a rule. */
export interface Place {
	/** Words of the frame that will still be read. */
	live: ReadonlySet<number>;
	/** What has made them, and what everybody saw. */
	happened: readonly Happened[];
	/** Whether anything there can be secret; parameters are, where those who called it hand over something that is. */
	holdsSecrets: boolean;
}

export class Scopes {
	readonly #program: Program;
	readonly #numbers: ReturnType<typeof routineNumbers>;
	readonly #reads: Reads;
	readonly #scopes = new Map<StepIR, Place>();
	readonly #bodies = new Map<number, readonly StepIR[]>();
	readonly #effects = new Map<number, { fields: Set<string>; shuffles: boolean }>();
	readonly #shown = new Map<number, ReadonlySet<number>>();

	constructor(program: Program, reads: Reads) {
		this.#program = program;
		this.#reads = reads;
		this.#numbers = routineNumbers(program);
	}

	/** The routine that a step enters. */
	entered(step: Entering): number {
		return step.do === 'call' ? step.procedure : this.#numbers.event(step.event);
	}

	/** A frame of the routine that stands at this step of it. */
	at(routine: number, step: StepIR): Place {
		const known = this.#scopes.get(step);
		if (known) return known;
		const body = this.#body(routine);
		const happened = this.#before(body, step) ?? [];
		const live = new Set<number>();
		this.#after(body, step, live);
		// Rules that go back read once more what they have read before.
		if (this.#program.checkpoints !== undefined) {
			for (const slot of this.#reads.slotsIn(body)) live.add(slot);
		}
		const needed = this.#needed([...happened, this.#written([step])], live);
		const { kind, def } = definitionOf(this.#program, routine);
		const given = kind === 'action' && def.params.some(({ slot }) => live.has(slot));
		const open = step.do === 'choose' && step.players !== null;
		const passes =
			(step.do === 'call' || step.do === 'emit') &&
			step.args.some((arg) => this.#reads.hangsOnHidden('expr' in arg ? arg.expr : arg.set, NONE));
		const place = {
			live,
			happened: needed,
			holdsSecrets: given || open || passes || needed.some((act) => this.#canBeSecret(act))
		};
		this.#scopes.set(step, place);
		return place;
	}

	/** Only what makes a word that will still be read. */
	#needed(happened: readonly Happened[], live: Set<number>): Happened[] {
		const needed: Happened[] = [];
		for (const act of happened.toReversed()) {
			const slots = wordsOf(act, this.#program.players);
			if (slots !== null && !slots.some((slot) => live.has(slot))) continue;
			for (const slot of this.#reads.slotsIn(act)) live.add(slot);
			needed.push(act);
		}
		return needed.reverse();
	}

	/** Whether it is secret of itself, not because of what it is worked out of. */
	#canBeSecret(act: Happened): boolean {
		const hidden = (part: ExprIR | SetIR): boolean => this.#reads.hangsOnHidden(part, NONE);
		switch (act.it) {
			case 'answered':
			case 'returned':
			case 'noted':
				return true;
			case 'worked-out':
				return hidden(act.value);
			case 'gathered':
				return hidden(act.set);
			case 'changed':
				return act.by.some(hidden);
			case 'walks':
				return hidden(act.step.set) || (act.step.by !== null && hidden(act.step.by));
			default:
				return false;
		}
	}

	/** The words of the frame that are read from a step on; whether it lies among these. */
	#after(steps: readonly StepIR[], goal: StepIR, live: Set<number>): boolean {
		const at = steps.findIndex((step) => step === goal || this.#goesInto(step, goal, live));
		if (at < 0) return false;
		const around = steps[at]!;
		const again = around === goal || around.do === 'for-each' || around.do === 'repeat';
		for (const step of steps.slice(again ? at : at + 1))
			for (const slot of this.#reads.slotsIn(step)) live.add(slot);
		return true;
	}

	#goesInto(step: StepIR, goal: StepIR, live: Set<number>): boolean {
		if (step.do === 'if')
			return this.#after(step.then, goal, live) || this.#after(step.else, goal, live);
		return 'body' in step && this.#after(step.body, goal, live);
	}

	/** The steps of a routine; of an event with its effects as the loops and conditions that they are. */
	#body(routine: number): readonly StepIR[] {
		const known = this.#bodies.get(routine);
		if (known) return known;
		const { kind, def } = definitionOf(this.#program, routine);
		const effect = (def: EffectDef & { body: StepIR[] }): StepIR[] => {
			const cond = def.self === null ? def.when : both(def.active, def.when);
			const { source } = def;
			const body: StepIR[] =
				cond === null ? def.body : [{ do: 'if', cond, then: def.body, else: [], source }];
			if (def.self === null) return body;
			const words = Math.ceil(this.#program.pieces.length / 32);
			const { selfSlot: slot, selfRest: rest, self: set } = def;
			return [{ do: 'for-each', slot, rest, words, set, range: false, by: null, body, source }];
		};
		const body =
			kind === 'event'
				? [...def.replacements.flatMap(effect), ...def.body, ...def.triggers.flatMap(effect)]
				: def.body;
		this.#bodies.set(routine, body);
		return body;
	}

	/** What happens on the way to a step; null where it does not lie among these. */
	#before(steps: readonly StepIR[], goal: StepIR): Happened[] | null {
		const happened: Happened[] = [];
		for (const step of steps) {
			if (step === goal) return happened;
			const inside = this.#inside(step, goal);
			if (inside !== null) return [...happened, ...inside];
			happened.push(...this.#done(step));
		}
		return null;
	}

	#inside(step: StepIR, goal: StepIR): Happened[] | null {
		if (step.do === 'if') return this.#before(step.then, goal) ?? this.#before(step.else, goal);
		if (!('body' in step)) return null;
		const inside = this.#before(step.body, goal);
		if (inside === null) return null;
		// Whatever the loop does may have happened before.
		const around: Happened[] = step.do === 'for-each' ? [{ it: 'walks', step }] : [];
		const again = step.do === 'for-each' || step.do === 'repeat' ? changesIn([step]) : [];
		return [...around, ...again, ...inside];
	}

	/** What a step has done when the next one runs. */
	#done(step: StepIR): Happened[] {
		switch (step.do) {
			case 'let':
				return [{ it: 'worked-out', slot: step.slot, value: step.value }];
			case 'let-set':
				return [{ it: 'gathered', slot: step.slot, words: step.words, set: step.set }];
			case 'choose':
				return [{ it: 'answered', step }, this.#written([step])];
			case 'seen':
				return [{ it: 'noted', slot: step.as, memory: step.memory }];
			case 'call':
			case 'emit': {
				const routine = this.entered(step);
				const shown = this.#passedOn(step.args, routine);
				return [{ it: 'returned', step, routine }, ...shown, this.#written([step])];
			}
			case 'shuffle':
				return [{ it: 'shuffled' }];
			default:
				return [...changesIn([step]), ...shownBy(this.#program, step), this.#written([step])];
		}
	}

	/** Arguments that the called rule shows. */
	#passedOn(args: readonly ArgumentIR[], routine: number): Happened[] {
		const { def } = definitionOf(this.#program, routine);
		const shown = this.shown(routine);
		return args.flatMap((arg, i): Happened[] => {
			if (!('expr' in arg) || arg.expr.op !== 'local' || !shown.has(def.params[i]!.slot)) return [];
			return [{ it: 'shown', slot: arg.expr.slot, moved: true }];
		});
	}

	/** The words of a frame that the routine surely has shown when it is over. */
	shown(routine: number): ReadonlySet<number> {
		const known = this.#shown.get(routine);
		if (known) return known;
		const shown = new Set<number>();
		this.#shown.set(routine, shown);
		const { kind, def } = definitionOf(this.#program, routine);
		if (kind === 'event' && def.restrictions.length + def.replacements.length > 0) return shown;
		for (const step of def.body) {
			for (const happened of this.#done(step)) {
				if (happened.it === 'shown') shown.add(happened.slot);
			}
			if ([...allSteps([step])].some(({ do: does }) => LEAVING.has(does))) break;
		}
		return shown;
	}

	#written(steps: readonly StepIR[]): Happened {
		return { it: 'written', fields: this.#effectsOf(steps).fields };
	}

	#effectsOf(steps: readonly StepIR[]): { fields: Set<string>; shuffles: boolean } {
		const found = { fields: new Set<string>(), shuffles: false };
		const take = (routine: number): void => {
			const inside = this.#effectsIn(routine);
			for (const field of inside.fields) found.fields.add(field);
			found.shuffles ||= inside.shuffles;
		};
		for (const step of allSteps(steps)) {
			if (step.do === 'set' || step.do === 'set-elements')
				found.fields.add(nameOfField(this.#program, step.table, step.field));
			else if (step.do === 'swap')
				for (const field of step.fields)
					found.fields.add(nameOfField(this.#program, step.table, field));
			else if (step.do === 'shuffle') found.shuffles = true;
			else if (step.do === 'call' || step.do === 'emit') take(this.entered(step));
			else if (step.do === 'offer') this.#actions(step.window).forEach(take);
			if (step.do === 'choose' || step.do === 'offer') this.#actions(0).forEach(take);
		}
		return found;
	}

	#effectsIn(routine: number): { fields: Set<string>; shuffles: boolean } {
		const known = this.#effects.get(routine);
		if (known) return known;
		const found = { fields: new Set<string>(), shuffles: false };
		this.#effects.set(routine, found);
		const { fields, shuffles } = this.#effectsOf(stepsOfRoutine(this.#program, routine));
		for (const field of fields) found.fields.add(field);
		found.shuffles = shuffles;
		return found;
	}

	#actions(window: number): number[] {
		return this.#program.actions.flatMap(({ windows }, i) =>
			windows.includes(window) ? [this.#numbers.action(i)] : []
		);
	}
}

/** What blocks do to locals outside of them. `under`: what decides whether they are done. */
function changesIn(
	steps: readonly StepIR[],
	under: readonly (ExprIR | SetIR)[] = []
): Extract<Happened, { it: 'changed' }>[] {
	return steps.flatMap((step) => {
		switch (step.do) {
			case 'let':
				return [{ it: 'changed', slot: step.slot, words: 1, by: [step.value, ...under] }];
			case 'let-set':
				return [{ it: 'changed', slot: step.slot, words: step.words, by: [step.set, ...under] }];
			case 'if':
				return changesIn([...step.then, ...step.else], [step.cond, ...under]);
			case 'for-each':
				return changesIn(step.body, [step.set, ...under]);
			case 'repeat': {
				const { while: goesOn, until } = step;
				const conds = [goesOn, until].filter((cond) => cond !== null);
				return changesIn(step.body, [...conds, ...under]);
			}
			default:
				return 'body' in step ? changesIn(step.body, under) : [];
		}
	});
}

/** The words that it has written; null of what is no writing. */
export function wordsOf(act: Happened, players: number): number[] | null {
	switch (act.it) {
		case 'worked-out':
		case 'noted':
			return [act.slot];
		case 'gathered':
		case 'changed':
			return from(act.slot, act.words);
		case 'answered': {
			const { as, domain } = act.step;
			const many = act.step.players === null ? 1 : players;
			const words = domain.kind === 'subset' ? domain.words : 1;
			const ways = domain.kind === 'path' ? [domain.spent, domain.via] : [];
			const { slot, words: spaces } = (domain.kind === 'path' && domain.way) || {
				slot: 0,
				words: 0
			};
			const noted = [...ways.flatMap((first) => from(first, many)), ...from(slot, spaces)];
			return [...from(as, words * many), ...noted];
		}
		case 'walks':
			return [act.step.slot, ...from(act.step.rest, Math.max(1, act.step.words))];
		case 'returned':
			return from(act.step.as, Math.max(1, act.step.words ?? 1));
		default:
			return null;
	}
}

function from(slot: number, words: number): number[] {
	return slot < 0 ? [] : Array.from({ length: words }, (_, w) => slot + w);
}

/** Steps after which the next one may not run. */
const LEAVING: ReadonlySet<StepIR['do']> = new Set([
	'return',
	'cancel',
	'restore',
	'break',
	'end-game'
]);

/** What everybody learns of locals by a step: it stands in a line for all, in a field that all see, or a piece goes there. */
function shownBy(program: Program, step: StepIR): Happened[] {
	const shown = (slot: number, moved = false): Happened => ({ it: 'shown', slot, moved });
	switch (step.do) {
		case 'set': {
			const { visible } = program.fields[step.table][step.field]!;
			return visible.to === 'all' && step.value.op === 'local' ? [shown(step.value.slot)] : [];
		}
		case 'log':
			if (step.to !== null) return [];
			return step.with.flatMap((argument) =>
				'expr' in argument && argument.expr.op === 'local' ? [shown(argument.expr.slot)] : []
			);
		case 'move': {
			const { pieces, to } = step;
			if (to.op !== 'zone' || program.zones[to.zone]!.count.to !== 'all') return [];
			if (pieces.set !== 'list' || pieces.items.length !== 1) return [];
			const [piece] = pieces.items;
			const of = to.of?.op === 'row' ? [to.of.of, to.of.index] : [to.of];
			const places = [piece!, ...of.filter((place) => place !== null)];
			return places.flatMap((place) => (place.op === 'local' ? [shown(place.slot, true)] : []));
		}
		default:
			return [];
	}
}
