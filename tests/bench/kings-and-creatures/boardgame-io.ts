/** Kings & Creatures for boardgame.io: one move, a turn order of its own, the framework's random numbers and immer. */
import { createRequire } from 'node:module';
import type * as internal from 'boardgame.io/dist/types/packages/internal.d.ts';
import type { ActionShape, Game, State } from 'boardgame.io/dist/types/src/types.d.ts';
import type { Card } from './cards.ts';
import {
	type Below,
	CARDS_A_ROUND,
	type Deal,
	deal,
	heroGlory,
	lastGlory,
	ROUNDS
} from './plain.ts';

// As it is deployed, without the checks of its development mode.
process.env['NODE_ENV'] = 'production';
// Its packages are folders without a map of exports; only `require` finds them.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
	'boardgame.io/internal'
) as typeof internal;

/** Cards stand by their indices: the state has to be JSON. */
export interface Table {
	rows: number[][];
	taken: number[];
	retired: boolean[];
	glory: number[];
	display: number[];
	pile: number[];
	piles: number[][];
	round: number;
	over: boolean;
}

export interface BoardgameIo {
	start(seed: string, dealt?: Deal): State<Table>;
	take(state: State<Table>, place: number): State<Table>;
}

export function boardgameIo(cards: readonly Card[], players: number): BoardgameIo {
	const game = gameOf(cards);
	const reducer = CreateGameReducer({ game });
	return {
		start: (seed, dealt) =>
			InitializeGame({ game: { ...game, seed }, numPlayers: players, setupData: dealt }),
		take(state, place) {
			const move = { type: 'take', args: [place], playerID: state.ctx.currentPlayer };
			const action: ActionShape.MakeMove = { type: 'MAKE_MOVE', payload: move };
			return reducer(state, action);
		}
	};
}

function gameOf(cards: readonly Card[]): Game<Table, Record<string, unknown>, Deal> {
	const index = new Map(cards.map((card, i) => [card.id, i]));
	const indices = (of: Card[]): number[] => of.map(({ id }) => index.get(id)!);
	const visible = (row: number[]): number => cards[row[row.length - 1]!]!.number;
	const lowest = ({ rows, retired }: Table): number => {
		let seat = -1;
		rows.forEach((row, other) => {
			if (!retired[other] && (seat < 0 || visible(row) < visible(rows[seat]!))) seat = other;
		});
		return seat;
	};
	const beginRound = (table: Table): void => {
		table.pile = table.piles[table.round]!;
		table.round++;
		table.display = [];
		for (let i = 0; i < table.rows.length + 3; i++) table.display.push(table.pile.pop()!);
		table.taken = table.rows.map(() => 0);
		table.retired = table.rows.map(() => false);
	};
	const score = (table: Table, points: number[]): void => {
		table.glory = table.glory.map((glory, seat) => glory + points[seat]!);
	};
	return {
		name: 'kings-and-creatures',
		disableUndo: true,
		setup({ ctx, random }, dealt) {
			const below: Below = (n) => random.Die(n) - 1;
			const { castles, piles } = dealt ?? deal(cards, ctx.numPlayers, below);
			const table: Table = {
				rows: castles.map((castle) => indices([castle])),
				taken: [],
				retired: [],
				glory: castles.map(() => 0),
				display: [],
				pile: [],
				piles: piles.map(indices),
				round: 0,
				over: false
			};
			beginRound(table);
			return table;
		},
		moves: {
			take({ G, playerID }, place: number) {
				const seat = Number(playerID);
				const row = G.rows[seat]!;
				const covered = visible(row);
				row.push(...G.display.splice(place, 1));
				G.taken[seat]!++;
				const next = G.pile.pop();
				if (next !== undefined) G.display.push(next);
				G.retired[seat] = G.taken[seat] === CARDS_A_ROUND || visible(row) < covered;
				if (!G.retired.every(Boolean)) return;
				const rows = G.rows.map((of) => of.map((card) => cards[card]!));
				score(G, heroGlory(rows, G.round));
				if (G.round < ROUNDS) beginRound(G);
				else {
					score(G, lastGlory(rows));
					G.over = true;
				}
			}
		},
		turn: {
			minMoves: 1,
			maxMoves: 1,
			order: { first: ({ G }) => lowest(G), next: ({ G }) => Math.max(0, lowest(G)) }
		},
		endIf: ({ G }) => (G.over ? { glory: G.glory } : undefined)
	};
}

/** Plays a whole game at random; returns the number of decisions. */
export function playBoardgameIo(game: BoardgameIo, seed: string, below: Below): number {
	let state = game.start(seed);
	let decisions = 0;
	while (state.ctx.gameover === undefined) {
		state = game.take(state, below(state.G.display.length));
		decisions++;
	}
	return decisions;
}
