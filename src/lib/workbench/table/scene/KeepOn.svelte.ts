/**
 * Carrying on in a scene until something changes: whatever may be declined is declined, as an ordinary answer each time.
 * It ends where a decision is wanted that cannot be declined, and where the scene holds other pieces than when it began.
 */
import type { Said } from '#lib/language/said.ts';
import type { Answer, DecisionView, GameView, SceneView } from '#lib/engine/seat/protocol.ts';

/** What it looks at and does. */
export interface Carried {
	readonly view: GameView | null;
	readonly turn: number;
	readonly choice: { readonly decision: DecisionView | null };
	readonly past: { readonly away: boolean };
	readonly rejection: Said | null;
	answer(answer: Answer): Promise<unknown>;
}

/** changed: other pieces take part; asked: a decision is wanted; over: the scene is another one, or none; stopped: by a person. */
export type KeptOn = 'changed' | 'asked' | 'over' | 'stopped';

export class KeepOn {
	readonly #game: Carried;
	readonly #ended: (why: KeptOn) => void;
	#before = $state.raw<{ place: string; pieces: string } | null>(null);
	/** Answers given when it answered last. */
	#turn = -1;

	constructor(game: Carried, ended: (why: KeptOn) => void) {
		this.#game = game;
		this.#ended = ended;
	}

	get going(): boolean {
		return this.#before !== null;
	}

	/** Whether the question of now may be declined in the open scene. */
	get possible(): boolean {
		const { view, choice, past } = this.#game;
		const open = view?.scenes.at(-1) !== undefined;
		return open && !past.away && choice.decision !== null && declining(choice.decision) !== null;
	}

	begin(): void {
		const scene = this.#game.view?.scenes.at(-1);
		if (!scene || !this.possible) return;
		this.#before = { place: placeOf(scene), pieces: piecesOf(scene) };
		this.#turn = -1;
		this.look();
	}

	stop(): void {
		if (this.going) this.#end('stopped');
	}

	/** Something is seen that was not before. */
	look(): void {
		const before = this.#before;
		const { view, turn, choice, past, rejection } = this.#game;
		if (!before || !view) return;
		const scene = view.scenes.at(-1);
		// Whoever takes an answer back, or walks away, wants to decide.
		if (past.away || turn < this.#turn || rejection !== null) this.#end('stopped');
		else if (!scene || placeOf(scene) !== before.place) this.#end('over');
		else if (piecesOf(scene) !== before.pieces) this.#end('changed');
		else if (choice.decision !== null && turn > this.#turn) this.#decline(choice.decision, turn);
	}

	#decline(decision: DecisionView, turn: number): void {
		const answer = declining(decision);
		if (answer === null) {
			this.#end('asked');
			return;
		}
		this.#turn = turn;
		void this.#game.answer(answer);
	}

	#end(why: KeptOn): void {
		this.#before = null;
		this.#ended(why);
	}
}

/** The answer that takes and moves nothing; null: something has to be chosen. */
function declining({ seat, kind, min, optional, options }: DecisionView): Answer | null {
	if (kind === 'subset') return min === 0 ? { seat, keys: [] } : null;
	const none = optional ? options.find(({ key }) => key === 'pass' || key === 'none') : undefined;
	return none ? { seat, keys: [none.key] } : null;
}

function placeOf({ id, at }: SceneView): string {
	return `${id} ${at}`;
}

function piecesOf({ sides }: SceneView): string {
	return JSON.stringify(sides.map(({ of, pieces }) => [of, pieces.map(({ key }) => key)]));
}
