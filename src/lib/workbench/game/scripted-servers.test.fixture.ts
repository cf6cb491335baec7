/** Servers for tests of tables: no rules, only who is asked after whom. */
import { asSaid, NOTHING } from '#lib/language/said.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { GameView, Seat, Viewer } from '#lib/engine/seat/protocol.ts';
import type { Rules } from '#lib/rules-server/rules-server.ts';
import type { SeatSetup } from '#lib/game-file/game-file.ts';
import type { Course } from '#lib/engine/session/course.ts';
import type { Seen, Shown, Wish } from '#lib/game-server/game-server.ts';
import { NO_LAYOUT } from '#lib/ruleset/program/layout.ts';
import { EMPTY_MARGIN } from '#lib/game-file/game-file.ts';
import { decision, option } from './decision.test.fixture.ts';
import { Game } from './Game.svelte.ts';
import { GameNotes } from './GameNotes.svelte.ts';
import type { TableServers } from './game-start.ts';
import { unasked } from './servers.test.fixture.ts';

export const RULES: Rules = {
	hash: 'hash',
	game: 'shells',
	variant: 'plain',
	players: 3,
	range: { min: 2, max: 4 },
	secrets: true,
	options: [],
	chosen: {},
	enums: [],
	kinds: [],
	attributes: [],
	faces: [],
	space: { word: 'cell', plural: 'cells', grid: 'square' },
	cells: [],
	neighbours: [],
	zones: [],
	fields: { game: [], player: [], space: [], piece: [] },
	askable: [],
	texts: {},
	pieceTexts: [],
	art: {},
	clauses: [],
	layout: NO_LAYOUT
};

/** Servers whose game asks one seat after the other, in the order given; they note what they are asked. */
export class Script implements TableServers {
	/** The rules by which it is played. */
	played = RULES;
	readonly calls: string[] = [];
	readonly #order: readonly Seat[];
	refuses = false;
	/** What happened between two moments, by who asks. */
	tells: (viewer: Viewer, from: number, to: number) => Happened[] = () => [];
	/** Portions of thinking before a bot answers. */
	thinks = 0;
	turn = 0;

	constructor(...order: Seat[]) {
		this.#order = order;
	}

	#view(viewer: Viewer): GameView {
		const asked = this.#order[this.turn];
		const seen = viewer === 'observer' || viewer === asked;
		return {
			viewer,
			programHash: 'hash',
			turn: this.turn,
			over: asked === undefined ? { winners: ['p1'], reason: 'done' } : null,
			game: {},
			players: [],
			spaces: [],
			zones: [],
			scenes: [],
			waitingFor: asked === undefined ? [] : [asked],
			decision:
				asked !== undefined && seen ? decision('one', [option('a', 'a')], { seat: asked }) : null,
			anytime: [],
			running: []
		};
	}

	/** As the first message of a server: a difference to nothing. */
	#shown({ viewer }: Pick<Wish, 'viewer'>, happened: Happened[] = [], anew = false): Shown {
		const chronicle = { first: 0, last: this.turn, points: [], measures: [] };
		const seen: Seen = { view: this.#view(viewer), refusals: [], log: [], chronicle };
		return {
			number: 1,
			viewer,
			seen: { is: 'new', value: seen },
			course: { is: 'new', value: this.course },
			happened,
			anew
		};
	}

	get course(): Course {
		return {
			rulesHash: 'hash',
			lock: {},
			position: null,
			answers: Array.from({ length: this.turn }, (_, answer) => [0, answer]),
			checkpoints: [],
			end: null
		};
	}

	#note<T>(call: string, result: () => T): Promise<T> {
		this.calls.push(call);
		return Promise.resolve().then(result);
	}

	readonly games: TableServers['games'] = {
		show: (wish) => this.#note(`show ${wish.viewer}`, () => this.#shown(wish)),
		look: (wish) =>
			this.#note(`look ${wish.viewer}`, () =>
				this.#shown(wish, this.tells(wish.viewer, 0, this.turn), true)
			),
		give: ({ keys }, _ask, wish) =>
			this.#note(`give ${keys.join()}`, () => {
				if (this.refuses)
					return { is: 'refused', said: asSaid('not now'), shown: this.#shown(wish) };
				this.turn++;
				return { is: 'given', shown: this.#shown(wish) };
			}),
		bots: (portion, wish) =>
			this.#note(`bots ${portion}`, () => {
				const thinking = this.thinks > 0;
				if (thinking) this.thinks--;
				else this.turn++;
				return { played: thinking ? 0 : 1, thinking, refused: null, shown: this.#shown(wish) };
			}),
		undo: (_to, wish) =>
			this.#note('undo', () => {
				if (this.turn === 0) return null;
				this.turn--;
				return this.#shown(wish);
			}),
		past: (viewer, turn) =>
			this.#note(`past ${turn}`, () => ({
				view: { ...this.#view(viewer), turn, decision: null },
				logged: turn
			})),
		happened: (viewer, from, to) =>
			this.#note(`happened ${from} ${to}`, () => this.tells(viewer, from, to)),
		resume: ({ course }) =>
			this.#note('resume', () => {
				this.turn = course.answers.length;
				return { ok: true, started: { rules: RULES, continued: null, course: this.course } };
			}),
		explain: () => this.#note('explain', () => null),
		foresee: () => this.#note('foresee', () => null),
		landings: () => this.#note('landings', () => []),
		reasons: () => this.#note('reasons', () => []),
		ordersTold: () => this.#note('ordersTold', () => null),
		lend: () => this.#note('lend', () => undefined),
		swap: () =>
			this.#note('swap', () => ({ ok: false, obstacle: { kind: 'map', id: '' }, said: NOTHING })),
		obstacle: () => this.#note('obstacle', () => null),
		scenario: unasked,
		edited: unasked,
		editedScenario: unasked,
		leave: () => this.#note('leave', () => undefined)
	};

	readonly rules: TableServers['rules'] = {
		preview: unasked,
		rulings: () => Promise.resolve({ now: null, then: null, layers: [], findings: [] })
	};
}

export const BOT: SeatSetup = { name: 'Bot', control: 'random' };
export const ANNA: SeatSetup = { name: 'Anna', control: 'human' };
export const BRAM: SeatSetup = { name: 'Bram', control: 'human' };

/** A game that has just begun on a table. Settings and storage are those of the test. */
export const openGame = (engine: Script, ...seats: SeatSetup[]): Promise<Game> =>
	openGameAt(null, engine, ...seats);

/** At a moment of its past. */
export async function openGameAt(
	at: number | null,
	engine: Script,
	...seats: SeatSetup[]
): Promise<Game> {
	const game = new Game(engine, {
		course: engine.course,
		...{ id: 'g', created: 1, edits: {} },
		notes: new GameNotes(EMPTY_MARGIN),
		last: null,
		setup: { variant: 'plain', options: {}, seats, seed: 'seed' },
		rules: engine.played,
		continued: null
	});
	await game.open(at);
	return game;
}
