/**
 * Lines that no longer say which piece is meant, although all have seen it: the rule hides it first and tells of it then.
 * What a line says hangs on where a piece lies now, and that is right: what is drawn behind a shuffle, or picked by chance,
 * may be the piece that was seen, and the line would tell it. So this is a note on rules in which nothing comes in between.
 */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { allSteps } from '#lib/ruleset/program/all-steps.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program, ZoneDef } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { wordsNamed } from './secret-sources.ts';

type LogIR = Extract<StepIR, { do: 'log' }>;
type MoveIR = Extract<StepIR, { do: 'move' }>;

/** Behind any other step nothing is sure any more. */
const QUIET: readonly StepIR['do'][] = ['if', 'set', 'set-elements', 'shuffle', 'reveal', 'log'];

export function findToldLate(program: Program, link: Linking): void {
	const { procedures, actions, events } = program;
	const bodies = events.flatMap((event) => [event, ...event.replacements, ...event.triggers]);
	for (const { body } of [...procedures, ...bodies]) new Lines(program, link).look(body);
	for (const { body, params } of actions) {
		const lines = new Lines(program, link);
		for (const { slot, from } of params) lines.learn(slot, from);
		lines.look(body);
	}
}

/** What is sure of the words of a frame, from one step of a list to the next. */
class Lines {
	readonly #program: Program;
	readonly #link: Linking;
	/** Words of the frame that hold pieces which lie open. */
	readonly #seen = new Set<number>();
	/** Those whose pieces lay open before, with the zone in which they are hidden now. */
	readonly #hidden = new Map<number, ZoneDef>();

	constructor(program: Program, link: Linking) {
		this.#program = program;
		this.#link = link;
	}

	learn(slot: number, from: SetIR | ExprIR): void {
		const isSeen = 'op' in from ? this.#isSeen(from) : this.#areSeen(from);
		this.#forget(slot);
		if (isSeen) this.#seen.add(slot);
	}

	look(steps: readonly StepIR[]): void {
		for (const step of steps) this.#step(step);
	}

	#step(step: StepIR): void {
		switch (step.do) {
			case 'let':
				return this.learn(step.slot, step.value);
			case 'let-set':
				return this.learn(step.slot, step.set);
			case 'move':
				return this.#move(step);
			case 'log':
				return this.#line(step);
			case 'choose': {
				const { domain, as, players } = step;
				const from = domain.kind === 'one' || domain.kind === 'subset' ? domain.from : null;
				// Those who are asked may do something else meanwhile.
				const isSeen = from !== null && players === null && this.#areSeen(from);
				this.#forgetAll();
				if (isSeen) this.#seen.add(as);
				return;
			}
			case 'if':
				this.#copy().look(step.then);
				this.#copy().look(step.else);
				return this.#behind([...step.then, ...step.else]);
			case 'for-each': {
				// What comes at the end of a loop comes before its beginning.
				const inside = isQuiet(step.body) ? this.#copy() : this.#fresh();
				if (!step.range) inside.learn(step.slot, step.set);
				inside.look(step.body);
				return this.#behind(step.body);
			}
			default:
				if ('body' in step) this.#fresh().look(step.body);
				this.#behind([step]);
		}
	}

	#fresh(): Lines {
		return new Lines(this.#program, this.#link);
	}

	#copy(): Lines {
		const copy = this.#fresh();
		for (const slot of this.#seen) copy.#seen.add(slot);
		for (const [slot, zone] of this.#hidden) copy.#hidden.set(slot, zone);
		return copy;
	}

	#behind(steps: readonly StepIR[]): void {
		if (!isQuiet(steps)) this.#forgetAll();
	}

	#forgetAll(): void {
		this.#seen.clear();
		this.#hidden.clear();
	}

	#forget(slot: number): void {
		this.#seen.delete(slot);
		this.#hidden.delete(slot);
	}

	#move({ pieces, to }: MoveIR): void {
		const slots = wordsNamed(pieces);
		// They may be any that were seen.
		if (slots.length === 0) return this.#forgetAll();
		const zone = to.op === 'zone' ? this.#program.zones[to.zone]! : null;
		for (const slot of slots) {
			const wasSeen = this.#seen.has(slot) || this.#hidden.has(slot);
			this.#forget(slot);
			if (zone?.sees.to === 'all') this.#seen.add(slot);
			else if (wasSeen && (zone?.sees.to === 'owner' || zone?.sees.to === 'none'))
				this.#hidden.set(slot, zone);
		}
	}

	#line({ with: said, to, source }: LogIR): void {
		if (to !== null) return;
		const node = this.#link.nodeOf(source);
		for (const argument of said) {
			const part = 'expr' in argument ? argument.expr : argument.set;
			const isWord = 'op' in part ? part.op === 'local' : part.set === 'local';
			const zone = isWord && 'slot' in part ? this.#hidden.get(part.slot) : undefined;
			if (!zone) continue;
			const place = childOf(childOf(node, 'with'), argument.name) ?? childOf(node, 'log') ?? node;
			const message = say`rule/told-late: All have seen what "${argument.name}" is, but it lies in "${zone.id}" by now, so the line does not name it: say it before the step that moves it there`;
			this.#link.report(finding('secret/told-late', place, message, { severity: 'info' }));
		}
	}

	#isSeen(piece: ExprIR): boolean {
		switch (piece.op) {
			case 'local':
				return this.#seen.has(piece.slot);
			case 'zone-end':
				return this.#isOpen(piece.zone);
			case 'first':
			case 'best':
			case 'least':
				return this.#areSeen(piece.set);
			default:
				return false;
		}
	}

	#areSeen(pieces: SetIR): boolean {
		switch (pieces.set) {
			case 'local':
				return this.#seen.has(pieces.slot);
			case 'zone':
				return this.#isOpen(pieces.zone);
			case 'where':
			case 'sorted':
			case 'one-of-each':
			case 'first':
				return this.#areSeen(pieces.of);
			default:
				return false;
		}
	}

	#isOpen(zone: ExprIR): boolean {
		return zone.op === 'zone' && this.#program.zones[zone.zone]!.sees.to === 'all';
	}
}

const isQuiet = (steps: readonly StepIR[]): boolean =>
	[...allSteps(steps)].every((step) => QUIET.includes(step.do));
