/**
 * Locals and parameters of the rules that are running. No declaration says who knows them; so a seat knows what it answered
 * itself, what everybody was shown, and what is worked out of nothing hidden. Anything else is worked out anew: answers of
 * others are chosen again, by chance, and what hangs on them, or on something else that is hidden, follows.
 */
import type { Routine } from '#lib/engine/machine/code.ts';
import { ask } from '#lib/engine/machine/ask-value.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import { asked } from '#lib/engine/play/play.ts';
import { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import { FP, LOCALS, PC, ROUTINE } from '#lib/engine/state/memory-layout.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { definitionOf } from '#lib/ruleset/program/routines.ts';
import type { ArgumentIR, ChooseIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { drawWord, sizeOf } from './draw-word.ts';
import type { Pick } from '#lib/engine/seat/resample.ts';
import type { Secrets } from './secrets.ts';
import { type Entering, type ForEach, type Happened, type Place, wordsOf } from './scope.ts';

const NONE: ReadonlySet<number> = new Set();

/** No expression has so many variables. */
const FREE_REGISTER = 200;

interface Frame extends Place {
	base: number;
	number: number;
	routine: Routine;
	/** Where it stands. */
	step: StepIR;
	/** What everybody has been shown. */
	shown: Set<number>;
	secret: Set<number>;
}

/** Returns where something was supposed. */
export function supposeFrames(
	m: Machine,
	seat: number,
	secrets: Secrets,
	pick: Pick
): ReadonlySet<number> {
	const frames = framesOf(m, secrets);
	if (frames.every(({ holdsSecrets }) => !holdsSecrets)) return NONE;
	shownUpwards(m, seat, frames, secrets);
	const { fp } = m;
	const supposing = new Supposing(m, seat, secrets, pick);
	try {
		frames.forEach((frame, i) => supposing.frame(frame, frames[i - 1] ?? null));
	} finally {
		m.fp = fp;
	}
	return new Set(
		frames.flatMap(({ base, secret }) => [...secret].map((slot) => base + LOCALS + slot))
	);
}

/** The outermost first. */
function framesOf(m: Machine, secrets: Secrets): Frame[] {
	const bases = m.frames();
	return bases
		.map((base, i): Frame | null => {
			const number = m.mem[base + ROUTINE]!;
			const routine = m.code.routines[number]!;
			const step = stepAt(m, routine, base, bases[i - 1]);
			if (step === null) return null;
			const place = secrets.scopes.at(number, step);
			return { ...place, base, number, routine, step, shown: new Set(), secret: new Set() };
		})
		.filter((frame) => frame !== null)
		.reverse();
}

/** The step at which a frame stands, and the frame above it, if any, was entered. */
function stepAt(
	m: Machine,
	routine: Routine,
	base: number,
	above: number | undefined
): StepIR | null {
	const pc = m.mem[base + PC]!;
	const entered = above === undefined ? -1 : m.mem[above + ROUTINE]!;
	const point = routine.returns.find(
		({ pc: at, called }) => at === pc && 'routine' in called && called.routine === entered
	);
	if (point) return point.step;
	const decision = routine.decisions[pc];
	if (decision) return decision.step;
	return routine.returns.find(({ pc: at }) => at === pc)?.step ?? null;
}

/** What a rule has shown of its parameters, whoever called it knows as well. */
function shownUpwards(
	m: Machine,
	seat: number,
	frames: readonly Frame[],
	{ scopes }: Secrets
): void {
	for (let i = frames.length - 1; i >= 0; i--) {
		const { shown, happened, step } = frames[i]!;
		const moved = new Set<number>();
		for (const act of happened) {
			if (act.it === 'shown') (act.moved ? moved : shown).add(act.slot);
			else if (act.it === 'shuffled') moved.clear();
			else
				for (const slot of wordsOf(act, m.layout.players) ?? []) {
					shown.delete(slot);
					moved.delete(slot);
				}
		}
		for (const slot of moved) shown.add(slot);
		const above = frames[i + 1];
		if (above === undefined) {
			const told = step.do === 'choose' && ((asked(m) >>> seat) & 1) === 1;
			if (told) for (const { slot } of step.locals) shown.add(slot);
			// Everybody sees who is asked.
			const whom = step.do === 'choose' || step.do === 'offer' ? step.player : null;
			if (whom?.op === 'local') shown.add(whom.slot);
		} else if (step.do === 'call' || step.do === 'emit') {
			const { def } = definitionOf(m.program, scopes.entered(step));
			step.args.forEach((arg, p) => {
				if (!('expr' in arg) || arg.expr.op !== 'local') return;
				if (above.shown.has(def.params[p]!.slot)) shown.add(arg.expr.slot);
			});
		}
	}
}

class Supposing {
	readonly #m: Machine;
	readonly #seat: number;
	readonly #secrets: Secrets;
	readonly #pick: Pick;
	#knowledge: Knowledge | null = null;
	/** Whether the seat itself takes the action in which the frame runs. */
	#acts = false;

	constructor(m: Machine, seat: number, secrets: Secrets, pick: Pick) {
		this.#m = m;
		this.#seat = seat;
		this.#secrets = secrets;
		this.#pick = pick;
	}

	frame(frame: Frame, caller: Frame | null): void {
		if (frame.routine.kind === 'action')
			this.#acts = this.#m.mem[frame.base + LOCALS] === this.#seat;
		this.#parameters(frame, caller);
		this.#m.fp = frame.base;
		frame.happened.forEach((act, i) => this.#happened(frame, act, i));
		const { step, base } = frame;
		// The question that is open now is put to all of them anew.
		if (step.do === 'choose' && step.players !== null && base !== this.#m.mem[FP])
			this.#answers(frame, step);
	}

	#parameters(frame: Frame, caller: Frame | null): void {
		const { kind, def } = definitionOf(this.#m.program, frame.number);
		if (kind === 'action') {
			this.#m.fp = frame.base;
			if (this.#m.mem[frame.base + LOCALS] === this.#seat) return;
			for (const { slot, from } of def.params) {
				if (frame.shown.has(slot) || !frame.live.has(slot)) continue;
				frame.secret.add(slot);
				const all = this.#elements(from);
				this.#write(frame, slot, all.length === 0 ? -1 : all[this.#pick(all.length)]!);
			}
			return;
		}
		if (caller === null || (caller.step.do !== 'call' && caller.step.do !== 'emit')) return;
		const { args } = caller.step;
		def.params.forEach(({ slot, words }, p) => this.#argument(frame, caller, args[p], slot, words));
	}

	#argument(
		frame: Frame,
		caller: Frame,
		arg: ArgumentIR | undefined,
		slot: number,
		words: number
	): void {
		if (arg === undefined || frame.shown.has(slot) || !isLive(frame, slot, words)) return;
		const part = 'expr' in arg ? arg.expr : arg.set;
		if (!this.#hangsOnSecret(caller, part)) return;
		this.#m.fp = caller.base;
		if ('expr' in arg) {
			frame.secret.add(slot);
			this.#write(frame, slot, this.#worth(arg.expr));
			return;
		}
		for (let w = 0; w < words; w++) frame.secret.add(slot + w);
		this.#writeSet(frame, slot, words, this.#elements(arg.set));
	}

	#happened(frame: Frame, act: Happened, index: number): void {
		switch (act.it) {
			case 'worked-out':
				if (frame.shown.has(act.slot) || !this.#hangsOnSecret(frame, act.value)) return;
				frame.secret.add(act.slot);
				return this.#write(frame, act.slot, this.#worth(act.value));
			case 'gathered':
				if (!this.#hangsOnSecret(frame, act.set)) return;
				if (this.#isOwnThing(frame, act.slot, [act.set])) return;
				for (let w = 0; w < act.words; w++) frame.secret.add(act.slot + w);
				return this.#writeSet(frame, act.slot, act.words, this.#elements(act.set));
			case 'answered':
				if (act.step.players !== null) return this.#answers(frame, act.step);
				if (frame.shown.has(act.step.as) || this.#isOwn(frame, act.step, index)) return;
				return this.#answer(frame, act.step, this.#giver(act.step));
			case 'walks':
				return this.#walk(frame, act.step);
			case 'returned':
				return this.#returned(frame, act.step, act.routine);
			case 'changed':
				if (this.#isOwnThing(frame, act.slot, act.by)) return;
				if (!act.by.some((part) => this.#looksAtSecret(frame, part))) return;
				return this.#drawLocal(frame, act.slot, act.words);
			case 'noted':
				if (!this.#secrets.memories.has(act.memory)) return;
				frame.secret.add(act.slot);
				return this.#write(frame, act.slot, 1);
			default:
		}
	}

	/** Whether the seat gave the answer itself. Who did is known as long as nothing that says so has been written since. */
	#isOwn({ happened }: Frame, { player }: ChooseIR, index: number): boolean {
		if (player === null) return false;
		const read = this.#secrets.reads.fieldsIn(player);
		if (read.size > 0) {
			// The first note of what was written after it is that of the question itself.
			for (const act of happened.slice(index + 1)) {
				if (act.it === 'written' && [...read].some((field) => act.fields.has(field))) return false;
			}
		}
		return this.#worth(player) === this.#seat;
	}

	/** Another one than the seat, if it cannot be said any more. */
	#giver({ player }: ChooseIR): number {
		const giver = player === null ? -1 : this.#worth(player);
		if (giver >= 0 && giver !== this.#seat) return giver;
		return this.#seat === 0 ? this.#m.layout.players - 1 : 0;
	}

	#answers(frame: Frame, step: ChooseIR): void {
		for (let p = 0; p < this.#m.layout.players; p++)
			if (p !== this.#seat) this.#answer(frame, step, p);
	}

	/** Answers once more for somebody else, by chance. */
	#answer(frame: Frame, step: ChooseIR, giver: number): void {
		const m = this.#m;
		const point = frame.routine.decisions.find((point) => point?.step === step);
		if (point === undefined) return;
		for (const slot of slotsOf(step, giver)) frame.secret.add(slot);
		const legal = new LegalAnswers();
		m.fp = frame.base;
		this.#ruleOr(undefined, () => {
			m.askedFromOutside();
			point.enumerate(m, giver, legal);
			point.store(m, giver, legal, this.#anyOf(legal));
		});
	}

	#anyOf(legal: LegalAnswers): number[] {
		const pick = this.#pick;
		if (legal.kind === 'amount') return [legal.min + pick(legal.max - legal.min + 1)];
		if (legal.kind !== 'subset') return legal.size === 0 ? [-1] : [pick(legal.size)];
		const size = legal.min + pick(legal.max - legal.min + 1);
		const left = Array.from({ length: legal.count }, (_, i) => i);
		return Array.from({ length: size }, () => left.splice(pick(left.length), 1)[0]!);
	}

	/** As many elements are still to come, in the order in which the seat would have them. */
	#walk(frame: Frame, step: ForEach): void {
		const { slot, rest, words, set, range, by } = step;
		const parts: (ExprIR | SetIR)[] = by === null ? [set] : [set, by];
		if (frame.shown.has(slot) || !parts.some((part) => this.#hangsOnSecret(frame, part))) return;
		frame.secret.add(slot);
		if (range) return;
		const { mem } = this.#m;
		let left = 0;
		for (let w = 0; w < words; w++) {
			frame.secret.add(rest + w);
			for (let bits = mem[frame.base + LOCALS + rest + w]!; bits !== 0; bits &= bits - 1) left++;
		}
		const all = this.#elements(set);
		if (by !== null) this.#sort(frame, all, slot, by);
		else all.sort((a, b) => a - b);
		const current = all.length - 1 - left;
		this.#write(frame, slot, all[Math.max(0, current)] ?? -1);
		this.#writeSet(frame, rest, words, all.slice(Math.max(0, current + 1)));
	}

	#sort(frame: Frame, elements: number[], slot: number, by: ExprIR): void {
		const keys = new Map<number, number>();
		for (const element of elements) {
			this.#write(frame, slot, element);
			keys.set(element, this.#worth(by));
		}
		elements.sort((a, b) => keys.get(a)! - keys.get(b)! || a - b);
	}

	/** What another rule has answered, where that may hang on anything hidden. */
	#returned(frame: Frame, { as, args }: Entering, routine: number): void {
		if (as < 0 || frame.shown.has(as)) return;
		const parts = args.map((arg) => ('expr' in arg ? arg.expr : arg.set));
		if (this.#isOwnThing(frame, as, parts)) return;
		const passed = parts.some((part) => this.#hangsOnSecret(frame, part));
		if (!passed && !this.#secrets.returnsHidden(routine)) return;
		this.#drawLocal(frame, as, 1);
	}

	/** In an action of its own the seat sees to which pieces and spaces it has come, unless they hang on a secret local. */
	#isOwnThing(frame: Frame, at: number, by: readonly (ExprIR | SetIR)[]): boolean {
		const local = frame.routine.locals.find(({ slot }) => slot === at);
		if (!this.#acts || local === undefined) return false;
		const { type } = local;
		const inner = type.t === 'optional' || type.t === 'set' ? type.of : type;
		if (inner.t !== 'piece' && inner.t !== 'space') return false;
		const { reads } = this.#secrets;
		return by.every((part) => [...reads.slotsIn(part)].every((slot) => !frame.secret.has(slot)));
	}

	/** Anything of the type of a local; a number that has no bounds is 0. */
	#drawLocal(frame: Frame, slot: number, words: number): void {
		const local = frame.routine.locals.find(({ slot: at }) => at === slot);
		if (local === undefined || frame.shown.has(slot)) return;
		const { type } = local;
		const m = this.#m;
		for (let w = 0; w < Math.max(words, local.words); w++) frame.secret.add(slot + w);
		if (type.t === 'set') {
			const all = Array.from({ length: sizeOf(m, type.of) }, (_, element) => element);
			const some = all.filter(() => this.#pick(2) === 0);
			return this.#writeSet(frame, slot, local.words, some);
		}
		const { low, high } = this.#secrets.ranges.slot(frame.number, slot);
		const bounds = Number.isFinite(high - low) ? { low, high } : { low: 0, high: 0 };
		this.#write(frame, slot, drawWord(m, type, bounds, this.#pick));
	}

	#hangsOnSecret({ secret }: Frame, part: ExprIR | SetIR): boolean {
		return this.#secrets.reads.hangsOnHidden(part, secret);
	}

	/** The same, where it cannot be worked out once more: as far as the seat sees now what is read. */
	#looksAtSecret({ secret }: Frame, part: ExprIR | SetIR): boolean {
		const { reads } = this.#secrets;
		if (!reads.hangsOnHidden(part, secret)) return false;
		if ([...reads.slotsIn(part)].some((slot) => secret.has(slot))) return true;
		const m = this.#m;
		const expr: ExprIR =
			'op' in part ? part : { op: 'count', slot: FREE_REGISTER, set: part, body: null };
		this.#knowledge ??= m.code.knowledge(m, this.#seat);
		const knowledge = this.#knowledge;
		return this.#ruleOr(true, () => {
			m.askedFromOutside();
			return m.code.evaluator.glimpse(m, expr, knowledge) === null;
		});
	}

	#worth(expr: ExprIR): number {
		const m = this.#m;
		return this.#ruleOr(-1, () => ask(m, m.code.evaluator.expression(expr), []));
	}

	#elements(set: SetIR): number[] {
		const m = this.#m;
		return this.#ruleOr([], () => {
			m.askedFromOutside();
			const fill = m.code.evaluator.set(set);
			return Array.from(m.pool.subarray(m.poolTop, fill(m, m.poolTop)));
		});
	}

	/** What could not come about need not make sense. */
	#ruleOr<T>(otherwise: T, work: () => T): T {
		try {
			return work();
		} catch (error) {
			if (!(error instanceof RuleError)) throw error;
			return otherwise;
		}
	}

	#write({ base }: Frame, slot: number, word: number): void {
		this.#m.write(base + LOCALS + slot, word);
	}

	#writeSet(frame: Frame, slot: number, words: number, elements: readonly number[]): void {
		const bits = new Int32Array(words);
		for (const element of elements) {
			if (element >= 0 && element < words * 32) bits[element >>> 5]! |= 1 << (element & 31);
		}
		bits.forEach((word, w) => this.#write(frame, slot + w, word));
	}
}

function isLive({ live }: Frame, slot: number, words: number): boolean {
	for (let w = 0; w < Math.max(1, words); w++) if (live.has(slot + w)) return true;
	return false;
}

/** Where the answer of somebody lies. */
function slotsOf({ as, domain, players }: ChooseIR, giver: number): number[] {
	const words = domain.kind === 'subset' ? domain.words : 1;
	const first = as + (players === null ? 0 : giver * words);
	const slots = Array.from({ length: words }, (_, w) => first + w);
	if (domain.kind === 'path') {
		const place = players === null ? 0 : giver;
		for (const slot of [domain.spent, domain.via]) if (slot >= 0) slots.push(slot + place);
		const { slot: way, words: spaces } = domain.way ?? { slot: 0, words: 0 };
		for (let i = 0; i < spaces; i++) slots.push(way + i);
	}
	return slots;
}
