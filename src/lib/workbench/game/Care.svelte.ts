/**
 * Between a click and an answer: what cannot be taken back is asked about first, by the wish of who plays, and a click on a
 * thing alone does nothing that was not asked for.
 */
import type { Answer, DecisionView, Key, OptionView } from '#lib/engine/seat/protocol.ts';
import type { AskFirst } from '#lib/game-server/game-server.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import type { Game } from './Game.svelte.ts';

type CareGame = Pick<Game, 'answer' | 'choice' | 'index' | 'view'>;

interface Asked {
	answer: Answer;
	/** When it was asked about: once something has happened, it is forgotten. */
	turn: number | undefined;
}

export class Care {
	readonly #game: CareGame;
	#waits = $state.raw<Asked | null>(null);
	#busy = $state(false);
	/** What has been asked about at this table, and was given then. */
	readonly #confirmed: string[] = [];

	constructor(game: CareGame) {
		this.#game = game;
	}

	/** The answer that waits for a second thought. */
	get asked(): Answer | null {
		const waits = this.#waits;
		return waits !== null && waits.turn === this.#game.view?.turn ? waits.answer : null;
	}

	/** Whether an answer is on its way. */
	get busy(): boolean {
		return this.#busy;
	}

	/** Gives an answer, or asks first. */
	async give(answer: Answer | null): Promise<void> {
		if (answer === null || this.#busy) return;
		const { turn } = this.#game.view ?? {};
		this.#waits = null;
		if (!(await this.#given(answer, this.#askFirst(answer)))) this.#waits = { answer, turn };
	}

	async confirm(): Promise<void> {
		const { asked } = this;
		const { decision } = this.#game.choice;
		if (asked === null) return;
		this.#confirmed.push(kindOf(decision, asked));
		this.#waits = null;
		await this.#game.answer(asked);
	}

	withdraw(): void {
		this.#waits = null;
	}

	/**
	 * A click on a thing. In an offer it answers only where that opens a question, or where it moves a stone; else the prompt
	 * shows what could be done.
	 */
	async touch(key: Key, ask = false): Promise<void> {
		const { choice } = this.#game;
		if (choice.decision?.kind === 'offer' && choice.verb === null && !choice.picked.has(key)) {
			const [only, ...others] = choice.candidates.filter((option) =>
				choice.answeredBy(option).includes(key)
			);
			if (only && others.length === 0 && !this.#goesTo(only, key)) {
				if (this.#busy) return;
				const opened = await this.#given(choice.give(only.key), 'unless-opens');
				if (!opened) choice.picked.add(key);
				return;
			}
		}
		await this.give(choice.touch(key, ask));
	}

	/**
	 * Where a stone or what was picked goes to, a click on that space is the whole move, as it is the last thing that the
	 * answer names; so is a number that completes it.
	 */
	#goesTo({ targets }: OptionView, key: Key): boolean {
		if (this.#game.choice.part(key)) return targets.length > 0;
		const { choice, index } = this.#game;
		const moves = index.layout.space.stone !== null || choice.picked.size > 0;
		return moves && targets.at(-1) === key;
	}

	/** By the wish of who plays. */
	#askFirst(answer: Answer): AskFirst {
		if (settings.ask === 'never') return 'never';
		const asked = this.#confirmed.includes(kindOf(this.#game.choice.decision, answer));
		return settings.ask === 'first' && asked ? 'never' : 'final';
	}

	async #given(answer: Answer, ask: AskFirst): Promise<boolean> {
		this.#busy = true;
		try {
			return await this.#game.answer(answer, ask);
		} finally {
			this.#busy = false;
		}
	}
}

/** Answers of one kind: the same question, and the same action of it. */
function kindOf(decision: DecisionView | null, { keys, anytime = false }: Answer): string {
	if (anytime || decision === null) return keys[0]?.replace(/\(.*/, '') ?? '';
	const option = decision.options.find(({ key }) => key === keys[0]);
	return `${decision.prompt.path} ${option?.phrase.path ?? ''}`;
}
