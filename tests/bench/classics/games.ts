/** The games that there are by hand, by their ids. */
import { Breakthrough } from './breakthrough.ts';
import type { ByHand } from './by-hand.ts';
import { Chess } from './chess.ts';
import { ConnectFour } from './connect-four.ts';
import { TicTacToe } from './tic-tac-toe.ts';
import { Yavalath } from './yavalath.ts';

export const CLASSICS: Readonly<Record<string, () => ByHand>> = {
	'tic-tac-toe': () => new TicTacToe(),
	'connect-four': () => new ConnectFour(),
	yavalath: () => new Yavalath(),
	breakthrough: () => new Breakthrough(),
	chess: () => new Chess()
};
