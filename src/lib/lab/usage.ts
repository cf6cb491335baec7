/** Which parts of the rules a game made use of: what nobody ever uses is dead, or its condition is wrong. */
import type { Decision } from '#lib/engine/session/answers.ts';
import type { Watch } from '#lib/engine/interpret/index.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import type { Observer } from '#lib/engine/state/observer.ts';
import { typeOfChoice } from '#lib/engine/seat/option-view.ts';
import { anytimeActions, decisionPoint, legalAnswers } from '#lib/engine/play/play.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
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

/**
 * Watches interpreted code and listens to the machine that it follows. Give it every answer before it is carried out, and
 * take the uses after each game.
 */
export class UsageRecorder implements Observer, Watch {
	#machine: Machine | null = null;
	#uses = none();

	readonly evaluated = null;

	/** Bots and copies try things out on machines of their own; that is no use. */
	readonly modified = (m: Runtime, { id }: ModifierDef): void => {
		if (m === this.#machine) this.#uses.effects.add(id);
	};

	follow(machine: Machine): void {
		this.#machine = machine;
		machine.observer = this;
	}

	get #followed(): Machine {
		if (this.#machine === null) throw new Error('no machine is followed');
		return this.#machine;
	}

	/** The uses of the game so far; from here on those of another one are collected. */
	take(): Uses {
		const uses = this.#uses;
		this.#uses = none();
		return uses;
	}

	answering(decision: Decision): void {
		const m = this.#followed;
		const step = decision.anytime ? null : decisionPoint(m)!.step;
		if (step?.do === 'choose') this.#chosen(step, decision);
		else this.#acted(decision);
	}

	#acted({ seat, picks, anytime }: Decision): void {
		const m = this.#followed;
		const options = anytime ? anytimeActions(m, seat) : legalAnswers(m, seat);
		const pick = picks[0]!;
		if (pick >= options.count) return;
		const [index, ...words] = options.codes.subarray(pick * options.stride);
		const { id, params } = m.program.actions[index!]!;
		const details = detailsOf(this.#uses.actions, id);
		params.forEach(({ type }, p) => this.#note(details, type, words[p]!));
	}

	#chosen(step: ChooseIR, { seat, picks }: Decision): void {
		const options = legalAnswers(this.#followed, seat);
		const type = typeOfChoice(step);
		for (const pick of picks) {
			const amount = options.kind === 'amount';
			if (!amount && pick >= options.count) return;
			const details = detailsOf(this.#uses.choices, step.path);
			const words = amount ? [pick] : options.code(pick).filter((word) => word >= 0);
			for (const word of words) this.#note(details, type, word);
		}
	}

	#note(details: Set<string>, type: Type, word: number): void {
		const m = this.#followed;
		if (type.t === 'piece') details.add(m.program.faces[m.mem[m.layout.face + word]!]!.id);
		if (type.t === 'choice') details.add(type.names[word]!);
	}

	applied(effect: string): void {
		this.#uses.effects.add(effect);
	}

	emitted(event: number): void {
		this.#uses.events.add(this.#followed.program.events[event]!.id);
	}

	prevented(_event: number, by: string): void {
		this.#uses.effects.add(by);
	}

	rolled(): void {}
	drawn(): void {}
	picked(): void {}
	shuffled(): void {}
	revealed(): void {}
	logged(): void {}
	forced(): void {}
	withdrawn(): void {}
	ended(): void {}
	wentOn(): void {}
}

/** What is known of an action or question; from now on it counts as used. */
function detailsOf(used: Map<string, Set<string>>, id: string): Set<string> {
	const details = used.get(id) ?? new Set();
	used.set(id, details);
	return details;
}
