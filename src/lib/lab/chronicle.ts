/** What is told of a game beyond its end: how what is measured went up and down, what became of the pieces, who did what. */
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Decision } from '#lib/engine/session/answers.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { anytimeActions, decisionPoint, legalAnswers } from '#lib/engine/play/play.ts';
import { FateRecorder, type Fates } from './fates.ts';
import type { Uses } from './usage.ts';
import { effectsOn, isUsed, type WrittenOn } from './used-pieces.ts';
import { numbersBySeat } from './worth.ts';

/** Plain data, so that it can be kept and sent. */
export interface Told {
	/** What the layout shows of the players: by name, at the end of each round and of the game, by seat. */
	curves: Record<string, (number | null)[][]>;
	pieces: Fates;
	/** Actions that were taken: by id, bits of the seats that took them. */
	actions: Record<string, number>;
	/** Answers that have a name: by `question: answer`, bits of the seats that gave them. */
	answers: Record<string, number>;
	/** Events that happened, and effects that acted, by id; none where nobody watched for them. */
	events: string[];
	effects: string[];
}

/** Looks on while games are played on a machine, one after the other. */
export class Chronicle {
	readonly #machine: Machine;
	readonly #fates: FateRecorder;
	readonly #shown: string[];
	readonly #written: WrittenOn;
	#round = 1;
	#curves: Told['curves'] = {};
	#actions: Told['actions'] = {};
	#answers: Told['answers'] = {};

	constructor(machine: Machine) {
		this.#machine = machine;
		this.#fates = new FateRecorder(machine.program);
		this.#written = effectsOn(machine.program);
		this.#shown = shownIn(machine.program);
	}

	/** A game has begun, in this round. */
	begin(round: number): void {
		// What comes before the first round belongs to it.
		this.#round = Math.max(1, round);
		this.#curves = Object.fromEntries(this.#shown.map((name) => [name, []]));
		this.#actions = {};
		this.#answers = {};
		this.#fates.take();
		this.#fates.look(this.#machine);
	}

	/** Before an answer is carried out. */
	answering({ seat, picks, anytime }: Decision): void {
		const m = this.#machine;
		const step = anytime ? null : decisionPoint(m)!.step;
		const options = anytime ? anytimeActions(m, seat) : legalAnswers(m, seat);
		for (const pick of picks) {
			if (options.kind === 'amount' || pick >= options.count) return;
			const [word = -1] = options.codes.subarray(pick * options.stride);
			if (step?.do !== 'choose') note(this.#actions, m.program.actions[word]!.id, seat);
			else if (step.domain.kind === 'options')
				note(this.#answers, `${step.path}: ${step.domain.options[word]!.id}`, seat);
		}
	}

	/** After an answer: `round` is the one that runs then. */
	look(round: number): void {
		this.#fates.look(this.#machine);
		for (; this.#round < round; this.#round++) this.#measure();
	}

	/** The game is over, or broke off. `uses`: what was noted by whoever watched the rules. */
	take(uses: Uses | null): Told {
		this.#measure();
		const pieces = this.#fates.take();
		if (uses)
			for (const [id, fate] of Object.entries(pieces)) fate.used = isUsed(id, this.#written, uses);
		return {
			curves: this.#curves,
			pieces,
			actions: this.#actions,
			answers: this.#answers,
			events: [...(uses?.events ?? [])].sort(),
			effects: [...(uses?.effects ?? [])].sort()
		};
	}

	#measure(): void {
		for (const name of this.#shown) {
			this.#curves[name]!.push(numbersBySeat(this.#machine, name));
		}
	}
}

function note(done: Record<string, number>, id: string, seat: number): void {
	done[id] = (done[id] ?? 0) | (1 << seat);
}

/** What a ruleset shows of its players, by which its games are measured: first what ranks them. */
function shownIn(program: Program): string[] {
	const { standings, players } = program.layout;
	const ranking = (standings?.by ?? []).map(({ of }) => of);
	return [...new Set([...ranking, ...(standings?.parts ?? []), ...players])];
}
