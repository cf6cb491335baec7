/** An engine for tests of tables: no rules, only who is asked after whom. */
import { asSaid, NOTHING } from '#lib/language/said.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { Answer, GameView, Seat, Viewer } from '#lib/engine/seat/protocol.ts';
import type { Rules, SeatSetup, Snapshot } from '../../../workers/engine/engine-api.ts';
import { EMPTY_MARGIN } from '#lib/game-file/game-file.ts';
import { decision, option } from './decision.test.fixture.ts';
import { Game } from './Game.svelte.ts';
import { GameNotes } from './GameNotes.svelte.ts';
import type { GameEngine } from './game-start.ts';

export const RULES: Rules = {
	hash: 'hash',
	game: 'shells',
	variant: 'plain',
	players: 3,
	range: { min: 2, max: 4 },
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
	layout: {}
};

/** An engine that asks one seat after the other, in the order given, and notes what it is asked. */
export class Script implements GameEngine {
	readonly calls: string[] = [];
	readonly #order: readonly Seat[];
	refuses = false;
	/** What happened between two moments, for whoever asks. */
	tells: (viewer: Viewer, from: number, to: number) => Happened[] = () => [];
	/** Portions of thinking before a bot answers. */
	thinks = 0;
	turn = 0;

	constructor(...order: Seat[]) {
		this.#order = order;
	}

	#snapshot(viewer: Viewer): Snapshot {
		const asked = this.#order[this.turn];
		const seen = viewer === 'observer' || viewer === asked;
		const view: GameView = {
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
		return { view, refusals: [], log: [], from: 0 };
	}

	#note<T>(call: string, result: () => T): Promise<T> {
		this.calls.push(call);
		return Promise.resolve().then(result);
	}

	snapshot = (viewer: Viewer) => this.#note(`snapshot ${viewer}`, () => this.#snapshot(viewer));

	look = (viewer: Viewer) =>
		this.#note(`look ${viewer}`, () => ({
			snapshot: this.#snapshot(viewer),
			happened: this.tells(viewer, 0, this.turn)
		}));

	answer = (viewer: Viewer, { keys }: Answer) =>
		this.#note(`answer ${keys.join()}`, () => {
			if (this.refuses) {
				const result = { ok: false as const, said: asSaid('not now'), because: null };
				return { result, snapshot: this.#snapshot(viewer), happened: [] };
			}
			this.turn++;
			return { result: { ok: true as const }, snapshot: this.#snapshot(viewer), happened: [] };
		});

	bots = (viewer: Viewer, _since: number, portion: 'one' | number) =>
		this.#note(`bots ${portion}`, () => {
			if (this.thinks > 0) {
				this.thinks--;
				const snapshot = this.#snapshot(viewer);
				return { played: 0, thinking: true, refused: null, snapshot, happened: [] };
			}
			this.turn++;
			return {
				played: 1,
				thinking: false,
				refused: null,
				snapshot: this.#snapshot(viewer),
				happened: []
			};
		});

	undo = (viewer: Viewer) =>
		this.#note('undo', () => {
			if (this.turn === 0) return null;
			this.turn--;
			return this.#snapshot(viewer);
		});

	past = (viewer: Viewer, turn: number) =>
		this.#note(`past ${turn}`, () => {
			const { view } = this.#snapshot(viewer);
			return { view: { ...view, turn, decision: null }, logged: turn };
		});

	happened = (viewer: Viewer, from: number, to: number) =>
		this.#note(`happened ${from} ${to}`, () => this.tells(viewer, from, to));

	chronicle = () =>
		this.#note('chronicle', () => ({ first: 0, last: this.turn, points: [], measures: [] }));

	resume: GameEngine['resume'] = ({ course }) =>
		this.#note('resume', () => {
			this.turn = course.answers.length;
			return { ok: true as const, started: { rules: RULES, continued: null } };
		});

	explain = () => this.#note('explain', () => null);
	foresee = this.explain;
	reasons = () => this.#note('reasons', () => []);
	lend = () => this.#note('lend', () => undefined);
	save = () =>
		Promise.resolve({
			rulesHash: 'hash',
			lock: {},
			position: null,
			answers: Array.from({ length: this.turn }, (_, answer) => [0, answer]),
			checkpoints: [],
			end: null
		});
	change = () =>
		this.#note('change', () => ({ ok: false as const, obstacle: null, said: NOTHING }));
	preview = () => this.#note('preview', () => null);
	leave = () => this.#note('leave', () => undefined);
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
		...{ id: 'g', created: 1, edits: {} },
		notes: new GameNotes(EMPTY_MARGIN),
		last: null,
		setup: { variant: 'plain', options: {}, seats, seed: 'seed' },
		rules: RULES,
		continued: null
	});
	await game.open(at);
	return game;
}
