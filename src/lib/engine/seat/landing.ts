/**
 * Where an action would bring the piece that is chosen for it, as far as its steps say so by what is known before it is
 * taken: the first `move` of that piece. Nothing is carried out.
 */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { asked, decisionPoint, legalAnswers } from '#lib/engine/play/play.ts';
import { spaceKey, zoneKey } from './keys.ts';
import { knowledgeOf } from './knowledge-of.ts';
import { optionViews } from './option-view.ts';
import type { Key, Landing, Seat } from './protocol.ts';

/** Rules that call rules: deeper than this nothing is looked for. */
const DEEPEST = 8;

/**
 * The answers to the open offer that are about one of the things and nothing else on the table, each with the place to which
 * it brings that thing.
 */
export function landingsOf(m: Machine, seat: Seat, things: readonly Key[]): Landing[] {
	const point = ((asked(m) >>> seat) & 1) === 1 ? decisionPoint(m) : null;
	if (point?.step.do !== 'offer') return [];
	const legal = legalAnswers(m, seat);
	const views = optionViews(m, seat, point, legal);
	const about = views.flatMap(({ key, targets: [thing, ...others] }, pick) =>
		thing !== undefined && others.length === 0 && things.includes(thing)
			? [{ option: key, thing, words: legal.code(pick) }]
			: []
	);
	if (about.length === 0) return [];
	const search = new Search(m, knowledgeOf(m, seat));
	return about.flatMap(({ option, thing, words }) => {
		const zone = search.ofAction(seat, words);
		return zone === null ? [] : [{ option, thing, place: placeKey(m, zone) }];
	});
}

/** What stands for a zone on the table: the space on which it lies, or the zone itself. */
function placeKey(m: Machine, zone: number): Key {
	const { per } = m.program.zones[m.layout.zoneDef[zone]!]!;
	return per === 'space' ? spaceKey(m.program, m.layout.zoneOwner[zone]!) : zoneKey(m, zone);
}

/** What lies in the slots of a frame, as far as it is known beforehand. */
type Frame = Map<number, number>;

/** A zone; null: that cannot be told; `nowhere`: these steps leave the piece where it is, and change nothing else. */
type Found = number | null | 'nowhere';

class Search {
	readonly #m: Machine;
	readonly #knowledge: Knowledge | null;
	#piece = -1;

	constructor(m: Machine, knowledge: Knowledge | null) {
		this.#m = m;
		this.#knowledge = knowledge;
	}

	/** The zone to which the piece goes; null where it stays in its zone, or that cannot be told. */
	ofAction(seat: Seat, words: readonly number[]): number | null {
		const { layout, mem, program } = this.#m;
		const action = program.actions[words[0]!]!;
		const frame: Frame = new Map([[0, seat]]);
		action.params.forEach(({ slot, type }, p) => {
			const word = words[p + 1]!;
			frame.set(slot, word);
			const inner = type.t === 'optional' ? type.of : type;
			if (inner.t === 'piece' && word >= 0) this.#piece = word;
		});
		const found = this.#ofSteps(action.body, frame, 0);
		if (found === null || found === 'nowhere' || found < 0) return null;
		return found === mem[layout.zone + this.#piece] ? null : found;
	}

	#ofSteps(steps: readonly StepIR[], frame: Frame, depth: number): Found {
		for (const step of steps) {
			const found = this.#ofStep(step, frame, depth);
			if (found !== 'nowhere') return found;
		}
		return 'nowhere';
	}

	/** Only steps that change nothing are passed over: the place is worked out in the position as it is. */
	#ofStep(step: StepIR, frame: Frame, depth: number): Found {
		const { events, procedures } = this.#m.program;
		switch (step.do) {
			case 'move':
				return this.#isThePiece(step.pieces, frame) ? this.#worth(step.to, frame) : null;
			case 'log':
				return 'nowhere';
			case 'let':
				this.#keep(frame, step.slot, this.#worth(step.value, frame));
				return 'nowhere';
			case 'let-set':
				frame.delete(step.slot);
				return 'nowhere';
			case 'if': {
				const holds = this.#worth(step.cond, frame);
				return holds === null
					? null
					: this.#ofSteps(holds === 1 ? step.then : step.else, frame, depth);
			}
			case 'call': {
				const { body, params } = procedures[step.procedure]!;
				const found = this.#inside(body, params, step.args, frame, depth);
				frame.delete(step.as);
				return found;
			}
			case 'emit': {
				const { body, params, replacements, restrictions, triggers } = events[step.event]!;
				if (restrictions.length + replacements.length > 0) return null;
				const found = this.#inside(body, params, step.args, frame, depth);
				frame.delete(step.as);
				return found === 'nowhere' && triggers.length > 0 ? null : found;
			}
			default:
				return null;
		}
	}

	/** What a rule that is called does: it has a frame of its own. What it gives back nobody knows here. */
	#inside(
		body: readonly StepIR[],
		params: readonly { slot: number }[],
		args: readonly ArgumentIR[],
		frame: Frame,
		depth: number
	): Found {
		if (depth === DEEPEST) return null;
		const inner: Frame = new Map();
		params.forEach(({ slot }, p) => {
			const argument = args[p];
			if (argument && 'expr' in argument)
				this.#keep(inner, slot, this.#worth(argument.expr, frame));
		});
		return this.#ofSteps(body, inner, depth + 1);
	}

	#keep(frame: Frame, slot: number, word: number | null): void {
		if (word === null) frame.delete(slot);
		else frame.set(slot, word);
	}

	#isThePiece(pieces: SetIR, frame: Frame): boolean {
		if (pieces.set !== 'list') return false;
		const [item, ...others] = pieces.items;
		return others.length === 0 && item !== undefined && this.#worth(item, frame) === this.#piece;
	}

	/** Null where it hangs on what the seat may not know, or on what only comes to be while the rules run. */
	#worth(expr: ExprIR, frame: Frame): number | null {
		const closed = withWords(expr, frame);
		return closed && this.#m.code.look(this.#m, closed, this.#knowledge);
	}
}

/** The same with what it reads of the frame written into it; null where the frame does not have that. */
function withWords(expr: ExprIR, frame: Frame): ExprIR | null {
	let known = true;
	const text = JSON.stringify(expr, (_, part: ExprIR | SetIR) => {
		if (typeof part !== 'object' || part === null) return part;
		const word = 'op' in part && part.op === 'local' ? frame.get(part.slot) : undefined;
		if (word !== undefined) return { op: 'const', value: word };
		if (('op' in part && /^local/.test(part.op)) || ('set' in part && part.set === 'local'))
			known = false;
		return part;
	});
	return known ? (JSON.parse(text) as ExprIR) : null;
}
