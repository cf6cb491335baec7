/**
 * The answer that is being put together for one decision: which things light up, what a click on one means, what has
 * been picked so far. It only narrows down what the engine offers.
 */
import { SvelteSet } from 'svelte/reactivity';
import type {
	Answer,
	DecisionView,
	Key,
	OptionView,
	Refusal,
	Seat
} from '#lib/engine/seat/protocol.ts';
import { Held } from './Held.svelte.ts';
import { type Part, partsOf, partsOfEach } from './answer-parts.ts';
import { lightsOf, refusalsByTarget } from './lights.ts';
import type { Light } from './lights.ts';

/** A thing with things in it. */
export interface Place {
	key: Key;
	pieces: readonly { key: Key }[];
}

export class Choice {
	readonly decision: DecisionView | null;
	readonly anytime: OptionView[];
	readonly seat: Seat | null;
	/** What looks possible and is not, with the reason. */
	readonly refusals: readonly Refusal[];
	readonly #refusalAt: ReadonlyMap<Key, Refusal>;
	readonly #held: Held;
	/** Keys of things clicked so far, where one click does not settle the answer. */
	readonly picked = new SvelteSet<Key>();
	/** subset: keys of the chosen members. */
	readonly members = new SvelteSet<string>();
	#verb = $state<string | null>(null);
	#amount = $state(0);
	/** Key of the option that is shown before it is given: a way on the map, the option under the pointer. */
	previewed = $state<string | null>(null);

	constructor(
		decision: DecisionView | null,
		anytime: OptionView[],
		refusals: Refusal[],
		seat: Seat | null,
		held: Held = new Held()
	) {
		this.decision = decision;
		this.anytime = anytime;
		this.seat = seat;
		this.#held = held;
		this.#amount = decision?.min ?? 0;
		this.refusals = refusals;
		this.#refusalAt = refusalsByTarget(refusals);
	}

	readonly #parts = $derived.by(() => partsOfEach(this.decision));

	/** The options that fit what has been picked. */
	readonly candidates = $derived.by<OptionView[]>(() => {
		const { verb, picked } = this;
		const fitting = (this.decision?.options ?? []).filter(
			(option) =>
				(verb === null || option.phrase.path === verb) &&
				[...picked].every((key) => this.answeredBy(option).includes(key))
		);
		if (this.decision?.kind !== 'offer') return fitting;
		// What is said of none of the counters held may ask for them afterwards.
		const named = fitting.filter(({ targets }) =>
			targets.some((key) => this.#held.things.has(key))
		);
		return named.length > 0 ? named : fitting;
	});

	/** offer: the actions that fit, each with its options. Declining is not among them. */
	readonly verbs = $derived.by<{ path: string; options: OptionView[] }[]>(() => {
		if (this.decision?.kind !== 'offer') return [];
		const options = this.candidates.filter((option) => option !== this.declining);
		return [...Map.groupBy(options, (option) => option.phrase.path)].map(([path, same]) => ({
			path,
			options: same
		}));
	});

	readonly lights = $derived.by(() => {
		const { candidates, members, picked } = this;
		const answers = candidates.map((option) => ({
			key: option.key,
			targets: this.answeredBy(option),
			parts: this.#parts.get(option) ?? []
		}));
		return lightsOf(this.#refusalAt.keys(), answers, members, picked, this.#held);
	});

	/**
	 * The number or word that is asked next of what has been picked: the first parameter in which the answers differ, where
	 * that is nothing on the table. Empty where it is, or where the answers differ in nothing.
	 */
	readonly asksNext = $derived.by<Part[]>(() => {
		const { candidates, declining, decision, verbs } = this;
		if (decision?.kind !== 'offer' || verbs.length !== 1) return [];
		const open = candidates.filter((option) => option !== declining);
		const begun = this.picked.size > 0 || this.#held.things.size > 0;
		if (!begun && open.some(({ targets }) => targets.length > 0)) return [];
		return partsOf(open);
	});

	/** offer: the action chosen among several, while it is not yet clear on what. */
	get verb(): string | null {
		return this.#verb;
	}
	set verb(path: string | null) {
		this.#verb = path;
	}

	get amount(): number {
		return this.#amount;
	}
	/** Stays between the bounds; what is no number is the least. */
	set amount(wanted: number) {
		const { min, max } = this.decision ?? { min: 0, max: 0 };
		const whole = Number.isNaN(wanted) ? min : Math.round(wanted);
		this.#amount = Math.min(max, Math.max(min, whole));
	}

	/** Things on the table, numbers and words by which an answer is picked. */
	answeredBy(option: OptionView): Key[] {
		const parts = this.#parts.get(option) ?? [];
		return [...option.targets, ...parts.map(({ key }) => key)];
	}

	/** A number or word that has been picked; null where the key is that of a thing. */
	part(key: Key): Part | null {
		if (!key.includes('=')) return null;
		return [...this.#parts.values()].flat().find((part) => part.key === key) ?? null;
	}

	light(key: Key): Light | null {
		return this.lights.get(key) ?? null;
	}

	refusal(key: Key): Refusal | null {
		return this.lights.get(key) === 'refused' ? (this.#refusalAt.get(key) ?? null) : null;
	}

	readonly way = $derived.by(() => {
		const { previewed, decision } = this;
		return previewed === null ? null : (decision?.ways[previewed] ?? null);
	});

	get sizeFits(): boolean {
		const { decision, members } = this;
		return decision !== null && members.size >= decision.min && members.size <= decision.max;
	}

	/** Whether a click on a thing has to do with the answer. */
	takes(key: Key): boolean {
		const light = this.light(key);
		return light === 'target' || light === 'picked';
	}

	takesInside(place: Place): boolean {
		return place.pieces.some(({ key }) => this.takes(key));
	}

	/** What a click on a place means: the place, or the one thing in it that can be chosen; null: neither. */
	meant(place: Place): Key | null {
		if (this.takes(place.key)) return place.key;
		if (this.decision?.kind === 'subset') return null;
		const [only, ...others] = place.pieces.filter(({ key }) => this.light(key) === 'target');
		return others.length === 0 ? (only?.key ?? null) : null;
	}

	/**
	 * A click on a thing. Gives the answer when the click settles it, otherwise remembers it. `ask` previews a way first
	 * where there is no pointer that could have hovered over it.
	 */
	touch(key: Key, ask = false): Answer | null {
		const { decision } = this;
		if (!decision) return null;
		if (decision.kind === 'subset') {
			const option = decision.options.find((one) => one.key === key || one.targets.includes(key));
			if (option) this.toggle(option.key);
			return null;
		}
		if (this.picked.has(key)) {
			this.picked.delete(key);
			return null;
		}
		const fitting = this.candidates.filter((option) => this.answeredBy(option).includes(key));
		const [inOrder] = this.#inOrder(fitting, key);
		if (fitting.length > 1 && !inOrder) {
			this.picked.add(key);
			return null;
		}
		const only = inOrder ?? fitting[0];
		if (!only) return null;
		if (ask && decision.kind === 'path' && this.previewed !== only.key) {
			this.previewed = only.key;
			return null;
		}
		return this.give(only.key);
	}

	/** Of answers that name the same things of one action, the one that names them as they were clicked: from here to there. */
	#inOrder(fitting: readonly OptionView[], last: Key): OptionView[] {
		const clicked = [...this.picked, last];
		const [first] = fitting;
		const alike = fitting.every(
			(option) =>
				option.phrase.path === first?.phrase.path &&
				this.answeredBy(option).length === clicked.length
		);
		if (!alike || clicked.length < 2) return [];
		return fitting.filter(({ targets }) => clicked.every((key, nth) => targets[nth] === key));
	}

	/** offer: an action, of which it may still be open on what. Gives the answer where that is clear. */
	chooseVerb(path: string): Answer | null {
		const options = this.verbs.find((verb) => verb.path === path)?.options ?? [];
		const [only] = options;
		if (only && options.length === 1) return this.give(only.key);
		this.#verb = path;
		return null;
	}

	/** An option itself, not a thing that stands for it. Gives the answer, or takes it into the subset. */
	choose(option: string): Answer | null {
		if (this.decision?.kind !== 'subset') return this.give(option);
		this.toggle(option);
		return null;
	}

	/** subset: takes a member in or out; a full selection of one lets go of the old one. */
	toggle(key: string): void {
		const { decision, members } = this;
		if (!decision) return;
		if (members.delete(key)) return;
		if (members.size >= decision.max) {
			if (decision.max !== 1) return;
			members.clear();
		}
		members.add(key);
	}

	/** The option a hovered or focused thing would lead to, for its way. */
	preview(key: Key | null): void {
		if (this.decision?.kind !== 'path') return;
		const option = this.decision.options.find((one) => key !== null && one.targets.includes(key));
		this.previewed = option?.key ?? null;
	}

	give(option: string): Answer {
		return { seat: this.decision?.seat ?? 0, keys: [option] };
	}

	/** What the primary button answers: the subset, the amount, the previewed way, or to pass. */
	primary(): Answer | null {
		const { decision } = this;
		if (!decision) return null;
		const { seat } = decision;
		switch (decision.kind) {
			case 'subset':
				return this.sizeFits ? { seat, keys: [...this.members] } : null;
			case 'amount':
				return { seat, keys: [], amount: this.amount };
			default: {
				if (this.previewed !== null) return this.give(this.previewed);
				const declining = this.declining;
				if (declining) return this.give(declining.key);
				return decision.options.length === 1 ? this.give(decision.options[0]?.key ?? '') : null;
			}
		}
	}

	/** The option to pass or to choose nothing. */
	get declining(): OptionView | null {
		if (!this.decision?.optional) return null;
		return this.decision.options.find(({ key }) => key === 'pass' || key === 'none') ?? null;
	}

	anytimeAnswer(option: OptionView): Answer {
		return { seat: this.seat ?? 0, keys: [option.key], anytime: true };
	}

	clear(): void {
		this.#verb = null;
		this.picked.clear();
		this.members.clear();
		this.previewed = null;
		this.#held.clear();
	}
}
