/** Whether what a loop does tells somebody in which order it goes: a line, a question, a die, a piece that is seen to go. */
import type { Program } from '#lib/ruleset/program/program.ts';
import { allSteps } from '#lib/ruleset/program/all-steps.ts';
import type { SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { definitionOf, routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { ForEach, SecretSources, Source } from './secret-sources.ts';

/** `asks`: somebody is asked in the order, and everybody sees who. `does`: what it writes, rolls or moves would tell. */
export type Telling = 'asks' | 'does' | null;

export class TellingOrder {
	readonly #program: Program;
	readonly #secrets: SecretSources;

	constructor(program: Program, secrets: SecretSources) {
		this.#program = program;
		this.#secrets = secrets;
	}

	howTold(routine: number, { slot, body }: ForEach, sources: readonly Source[]): Telling {
		const steps = [...allSteps(body)];
		// Of a piece that the loop itself shows to all, everybody knows afterwards why it came when it did.
		if (
			sources.every(({ what }) => what === 'faces') &&
			steps.some((step) => this.#shows(step, slot))
		)
			return null;
		const [first, ...others] = sources.map(({ seenBy }) => seenBy);
		const knowing = first!.filter((name) => others.every((names) => names.includes(name)));
		return this.#told(routine, steps, new Set(knowing), new Set());
	}

	#shows(step: StepIR, slot: number): boolean {
		if (step.do !== 'move' && step.do !== 'reveal') return false;
		const { pieces } = step;
		const own =
			pieces.set === 'list' &&
			pieces.items.some((item) => item.op === 'local' && item.slot === slot);
		if (!own) return false;
		if (step.do === 'reveal') return step.to === null;
		return step.to.op === 'zone' && this.#program.zones[step.to.zone]!.sees.to === 'all';
	}

	/** `knowing`: by which names those go who know the order anyway. */
	#told(
		routine: number,
		steps: readonly StepIR[],
		knowing: ReadonlySet<string>,
		seen: Set<number>
	): Telling {
		const knows = (name: string | null): boolean => name !== null && knowing.has(name);
		const { zones } = this.#program;
		const how = (step: StepIR): Telling => {
			switch (step.do) {
				case 'log': {
					const members = step.to === null ? null : membersOf(step.to);
					const all = members?.every((p) => knows(this.#secrets.nameOf(routine, p)));
					return all ? null : 'does';
				}
				case 'choose': {
					const isKnown = step.player && knows(this.#secrets.nameOf(routine, step.player));
					return isKnown ? null : 'asks';
				}
				case 'offer':
					return knows(this.#secrets.nameOf(routine, step.player)) ? null : 'asks';
				case 'roll':
				case 'roll-each':
				case 'pick':
				case 'flip':
					return 'does';
				case 'move':
				case 'draw': {
					const counted = step.to.op === 'zone' && zones[step.to.zone]!.count.to === 'all';
					return counted ? 'does' : null;
				}
				case 'call':
				case 'emit': {
					const numbers = routineNumbers(this.#program);
					const entered = step.do === 'call' ? step.procedure : numbers.event(step.event);
					if (seen.has(entered)) return null;
					seen.add(entered);
					const { params } = definitionOf(this.#program, entered).def;
					const given = step.args.flatMap((arg, i) => {
						const same = 'expr' in arg && knows(this.#secrets.nameOf(routine, arg.expr));
						return same ? [`${entered}/${params[i]!.slot}`] : [];
					});
					return this.#told(entered, this.#secrets.steps[entered]!, new Set(given), seen);
				}
				default:
					return null;
			}
		};
		const all = new Set(steps.map(how));
		return all.has('asks') ? 'asks' : all.has('does') ? 'does' : null;
	}
}

/** The players of a set that is a list; of any other one nobody can say who they are. */
export function membersOf(to: SetIR) {
	return to.set === 'list' ? to.items : [];
}
