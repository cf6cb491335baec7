/** A client of both servers without a page: it links games, lays them on the table and keeps their record. */
import type { Answer, Viewer } from '#lib/engine/seat/protocol.ts';
import type { Course } from '#lib/engine/session/course.ts';
import { type GameSetup, ordersIn, type StoredGame } from '#lib/game-file/game-file.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import type { PlayedGame, RulesChoice } from '#lib/rules-server/rules-server.ts';
import { applied } from './difference.ts';
import { GameHost } from './GameHost.ts';
import type { AskFirst, Seen, Shown, StartResult } from './game-server.ts';
import { INTERPRETED } from './host-code.ts';
import { refused } from './resume-game.ts';
import { NOTHING } from '#lib/language/said.ts';

export class Client {
	readonly rules: RulesHost;
	readonly games = new GameHost(INTERPRETED);
	/** null: no game has begun. */
	course: Course | null = null;
	/** What was shown last, and to whom it is a difference. */
	seen: Seen | null = null;
	#known: number | null = null;
	#table: { setup: GameSetup; hash: string; game: string } | null = null;

	constructor(delivered: Record<string, string>) {
		this.rules = new RulesHost(delivered);
	}

	/** What rules are about while this game is on the table. */
	get table(): PlayedGame | null {
		if (!this.#table) return null;
		const { setup, hash, game } = this.#table;
		return { choice: setup, players: setup.seats.length, hash, game, orders: ordersIn(setup) };
	}

	start(setup: GameSetup): StartResult {
		return this.#begin(setup, (game) => this.games.start(setup, game));
	}

	tryOut(setup: GameSetup, face: string): StartResult {
		return this.#begin(setup, (game) => this.games.tryOut(setup, game, face));
	}

	#begin(
		setup: GameSetup,
		begin: (game: Parameters<GameHost['start']>[1]) => StartResult
	): StartResult {
		const linked = this.rules.link(setup, setup.seats.length, ordersIn(setup));
		if (!linked.ok) return { ...refused(NOTHING), findings: linked.findings };
		return this.#begun(setup, begin(linked.game));
	}

	resume(game: StoredGame, partly = false): StartResult {
		const rulings = this.rules.rulings(game);
		return this.#begun(game.setup, this.games.resume(game, rulings, partly));
	}

	#begun(setup: GameSetup, result: StartResult): StartResult {
		if (!result.ok) return result;
		const { course, rules } = result.started;
		this.course = course;
		this.#table = { setup, hash: rules.hash, game: rules.game };
		return result;
	}

	/** The table, as somebody sees it who has seen nothing before. */
	show(viewer: Viewer): Seen {
		this.#known = null;
		return this.#take(this.games.show(this.wish(viewer)));
	}

	wish(viewer: Viewer, follow = false) {
		return { viewer, known: this.#known, follow };
	}

	/** By its seat. */
	give(answer: Answer, ask: AskFirst = 'never', follow = false) {
		const given = this.games.give(answer, ask, this.wish(answer.seat, follow));
		if (given.is !== 'ask') this.#take(given.shown);
		return given;
	}

	bots(limit: 'one' | number, viewer: Viewer = 'observer') {
		const played = this.games.bots(limit, this.wish(viewer));
		this.#take(played.shown);
		return played;
	}

	undo(to: 'barrier' | 'any', viewer: Viewer = 'observer'): boolean {
		const shown = this.games.undo(to, this.wish(viewer));
		if (shown) this.#take(shown);
		return shown !== null;
	}

	/** A file says something else now, and the game goes on under that, if it can. */
	edit(path: string, text: string | null) {
		const { findings, played } = this.rules.change(path, text, this.table);
		if (played.state !== 'other' || !this.#table) return { findings, swap: played };
		const { game } = played;
		const swap = this.games.swap(game, this.#table.setup, this.wish('observer'));
		if (swap.ok) this.#table = { ...this.#table, hash: game.rules.hash };
		return { findings, swap };
	}

	/** Other rules for the running game: what differs, and what stands in the way. */
	preview(choice: RulesChoice) {
		const preview = this.rules.preview(this.table!, choice);
		const obstacle = preview.game && this.games.obstacle(preview.game);
		return { ...preview, obstacle, possible: preview.game !== null && obstacle === null };
	}

	/** The running game goes on under other rules; null: it cannot. */
	change({ variant, layers = null, options }: RulesChoice): GameSetup | null {
		const { game } = this.preview({ variant, layers, options });
		if (!game || !this.#table) return null;
		const setup = { ...this.#table.setup, variant, layers, options };
		const swapped = this.games.swap(game, setup, this.wish('observer'));
		if (!swapped.ok) return null;
		this.#take(swapped.shown);
		this.#table = { setup, hash: game.rules.hash, game: game.rules.game };
		return setup;
	}

	#take(shown: Shown): Seen {
		this.#known = shown.number;
		this.course = applied(this.course, shown.course);
		this.seen = applied(this.seen, shown.seen);
		return this.seen;
	}
}
