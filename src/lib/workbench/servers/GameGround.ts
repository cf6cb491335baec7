/** The game on the table and the rules that it is played by, for a new `GameServer`. */
import type { Course } from '#lib/engine/session/course.ts';
import type { GameSetup } from '#lib/game-file/game-file.ts';
import { applied } from '#lib/game-server/difference.ts';
import type { GameServer, Shown, StartResult } from '#lib/game-server/game-server.ts';
import type { LinkedGame, Rulings } from '#lib/rules-server/rules-server.ts';
import type { Ground } from './Ground.ts';
import type { Asked, CallName, GameCalls, Told } from './start-workers.ts';

interface GroundGame {
	setup: GameSetup;
	course: Course;
	rulings: Rulings;
}

/** All others throw where no game is on the table. */
const WITHOUT_GAME: readonly CallName<GameServer>[] = [
	'way',
	'start',
	'tryOut',
	'resume',
	'leave',
	'scenario',
	'editedScenario'
];

type Notes = {
	[K in CallName<GameServer>]?: (told: Told<GameServer, K>, ...asked: Asked<GameServer, K>) => void;
};

export class GameGround implements Ground<GameServer> {
	#game: GroundGame | null = null;
	readonly #notes: Notes = {
		start: (result, setup, game) => this.#begun(result, setup, under(game)),
		tryOut: (result, setup, game) => this.#begun(result, setup, under(game)),
		resume: (result, { setup }, rulings) => this.#begun(result, setup, rulings),
		leave: () => (this.#game = null),
		show: (shown) => this.#shown(shown),
		look: (shown) => this.#shown(shown),
		give: (given) => {
			if (given.is !== 'ask') this.#shown(given.shown);
		},
		bots: ({ shown }) => this.#shown(shown),
		undo: (shown) => shown && this.#shown(shown),
		swap: (swapped, game, setup) => {
			if (!swapped.ok || !this.#game) return;
			this.#game = { ...this.#game, setup, rulings: under(game) };
			this.#shown(swapped.shown);
		}
	};

	bears(name: CallName<GameServer>): boolean {
		return this.#game !== null || WITHOUT_GAME.includes(name);
	}

	note<K extends CallName<GameServer>>(
		name: K,
		asked: Asked<GameServer, K>,
		told: Told<GameServer, K>
	): void {
		this.#notes[name]?.(told, ...asked);
	}

	async lay(server: GameCalls): Promise<boolean> {
		if (!this.#game) return true;
		const { setup, course, rulings } = this.#game;
		const resumed = await server.resume({ setup, course }, rulings, true);
		return resumed.ok;
	}

	lose(): boolean {
		this.#game = null;
		return true;
	}

	#begun(result: StartResult, setup: GameSetup, rulings: Rulings): void {
		if (result.ok) this.#game = { setup, course: result.started.course, rulings };
	}

	#shown({ course }: Shown): void {
		if (this.#game) this.#game = { ...this.#game, course: applied(this.#game.course, course) };
	}
}

function under(game: LinkedGame): Rulings {
	return { now: game, then: null, layers: [], findings: [] };
}
