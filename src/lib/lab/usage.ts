/** Which parts of the rules a game made use of: what nobody ever uses is dead, or its condition is wrong. */
import type { Decision } from '#lib/engine/session/answers.ts';
import type { Eval } from '#lib/engine/compile/compile-expression.ts';
import { compileActs } from '#lib/engine/compile/compile-value.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Observer } from '#lib/engine/state/observer.ts';
import { typeOfChoice } from '#lib/engine/seat/option-view.ts';
import { anytimeOptions, decisionPoint, optionsOf } from '#lib/engine/machine/play.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ChooseIR } from '#lib/ruleset/program/step-ir.ts';

/** By id, what was done once at least. */
export interface Uses {
	/** The actions taken, with what their pieces showed. */
	actions: Map<string, Set<string>>;
	/** The questions answered (other than by declining), with what the chosen pieces showed or the names of the answers. */
	choices: Map<string, Set<string>>;
	events: Set<string>;
	/** Effects that acted or held something back. */
	effects: Set<string>;
}

const none = (): Uses => ({
	actions: new Map(),
	choices: new Map(),
	events: new Set(),
	effects: new Set()
});

/** Listens to a machine. Give it every answer before it is carried out, and take the uses after each game. */
export class UsageRecorder implements Observer {
	readonly #machine: Machine;
	#uses = none();

	/**
	 * The machine must run on closures: modifiers are watched where the closure of their value stands, and generated code
	 * does not go that way.
	 */
	constructor(machine: Machine) {
		this.#machine = machine;
		machine.observer = this;
		machine.program.values.forEach((value, index) => {
			const acts = value.modifiers.map((modifier) => ({
				id: modifier.id,
				asks: compileActs(machine, value, modifier)
			}));
			if (acts.length > 0) this.#watch(index, acts);
		});
	}

	/** Once an effect has been seen in a game it is not looked for again. */
	#watch(value: number, modifiers: { id: string; asks: Eval }[]): void {
		const { values } = this.#machine;
		const plain = values[value]!;
		values[value] = (m) => {
			// Bots and copies try things out on machines of their own.
			if (m === this.#machine) {
				for (const { id, asks } of modifiers) {
					if (!this.#uses.effects.has(id) && asks(m) !== 0) this.#uses.effects.add(id);
				}
			}
			return plain(m);
		};
	}

	/** The uses of the game so far; from here on those of another one are collected. */
	take(): Uses {
		const uses = this.#uses;
		this.#uses = none();
		return uses;
	}

	answering(decision: Decision): void {
		const m = this.#machine;
		const step = decision.anytime ? null : decisionPoint(m)!.step;
		if (step?.do === 'choose') this.#chosen(step, decision);
		else this.#acted(decision);
	}

	#acted({ seat, picks, anytime }: Decision): void {
		const m = this.#machine;
		const options = anytime ? anytimeOptions(m, seat) : optionsOf(m, seat);
		const pick = picks[0]!;
		if (pick >= options.count) return;
		const [index, ...words] = options.codes.subarray(pick * options.stride);
		const { id, params } = m.program.actions[index!]!;
		const details = detailsOf(this.#uses.actions, id);
		params.forEach(({ type }, p) => this.#note(details, type, words[p]!));
	}

	#chosen(step: ChooseIR, { seat, picks }: Decision): void {
		const options = optionsOf(this.#machine, seat);
		const type = typeOfChoice(step);
		for (const pick of picks) {
			const amount = options.kind === 'amount';
			if (!amount && pick >= options.count) return;
			const details = detailsOf(this.#uses.choices, step.path);
			this.#note(details, type, amount ? pick : options.codes[pick * options.stride]!);
		}
	}

	#note(details: Set<string>, type: Type, word: number): void {
		const m = this.#machine;
		if (type.t === 'piece') details.add(m.program.faces[m.mem[m.layout.face + word]!]!.id);
		if (type.t === 'choice') details.add(type.names[word]!);
	}

	applied(effect: string): void {
		this.#uses.effects.add(effect);
	}

	emitted(event: number): void {
		this.#uses.events.add(this.#machine.program.events[event]!.id);
	}

	prevented(_event: number, by: string): void {
		this.#uses.effects.add(by);
	}

	rolled(): void {}
	drawn(): void {}
	revealed(): void {}
	logged(): void {}
	forced(): void {}
	ended(): void {}
}

/** What is known of an action or question; from now on it counts as used. */
function detailsOf(used: Map<string, Set<string>>, id: string): Set<string> {
	const details = used.get(id) ?? new Set();
	used.set(id, details);
	return details;
}
