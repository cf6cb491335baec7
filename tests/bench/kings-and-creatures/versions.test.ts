/** The versions written by hand play the same game as the rules: same deal, same answers, same players, same scores. */
import { describe, expect, test } from 'vitest';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { WINNERS } from '#lib/engine/state/memory-layout.ts';
import { testRandom } from '../../fuzz/random-player.ts';
import { boardgameIo } from './boardgame-io.ts';
import { type Card, cardsOf } from './cards.ts';
import { type Deal, deal, PlainGame, playPlain, ROUNDS } from './plain.ts';
import { playEngine } from './engine.ts';

describe.each([2, 3, 4, 5, 6])('with %i players', (players) => {
	const { program } = loadProgram({ variant: 'kings-and-creatures', players, with: [] });
	const cards = cardsOf(program);

	test('the same deal and the same answers give the same scores', () => {
		const below = testRandom(players);
		const framework = boardgameIo(cards, players);
		for (let seed = 0; seed < 40; seed++) {
			const m = newGame(program, `seed ${seed}`);
			const dealt = dealOf(m, cards);
			const plain = new PlainGame(structuredClone(dealt));
			let state = framework.start('any', dealt);
			while (!isOver(m)) {
				const seat = firstAsked(m);
				const { size } = legalAnswers(m, seat);
				const place = below(size);
				expect([plain.active, plain.display.length]).toEqual([seat, size]);
				expect([Number(state.ctx.currentPlayer), state.G.display.length]).toEqual([seat, size]);
				answer(m, seat, [place]);
				plain.take(place);
				state = framework.take(state, place);
				const glory = gloryIn(m);
				expect(plain.players.map((player) => player.glory)).toEqual(glory);
				expect(state.G.glory).toEqual(glory);
			}
			expect(plain.active).toBe(-1);
			expect(state.ctx.gameover).toEqual({ glory: gloryIn(m) });
			expect(plain.winners().reduce((bits, seat) => bits | (1 << seat), 0)).toBe(m.mem[WINNERS]);
		}
	});

	test('the deals are made of the same cards', () => {
		const numbers = (list: Card[]): number[] => list.map((card) => card.number);
		const byHand = deal(cards, players, testRandom(9));
		const byRules = dealOf(newGame(program, 'deal'), cards);
		expect(numbers(byHand.castles).toSorted()).toEqual(numbers(byRules.castles).toSorted());
		expect(byHand.piles.map((pile) => pile.length)).toEqual(byRules.piles.map((p) => p.length));
		for (const { piles } of [byHand, byRules]) {
			const all = piles.flat();
			expect(new Set(all).size).toBe(all.length);
			expect(all.every((card) => card.fromPlayers <= players && card.kind !== 'castle')).toBe(true);
		}
	});

	test('random games are equally long', () => {
		const below = testRandom(3);
		const m = new Machine(nodeCode(program));
		const games = 300;
		let byHand = 0;
		let byRules = 0;
		for (let game = 0; game < games; game++) {
			byHand += playPlain(cards, players, below);
			byRules += playEngine(m, `long ${game}`, below);
		}
		// The standard error of the mean length of 300 games is below half a per cent.
		expect(Math.abs(byHand / byRules - 1)).toBeLessThan(0.03);
	});
});

/** What chance has decided in a game that waits for its first answer. */
function dealOf(m: Machine, cards: Card[]): Deal {
	const zone = (id: string): Card[] => {
		const { first } = m.program.zones.find((def) => def.id === id)!;
		const found: Card[] = [];
		for (let i = m.mem[m.layout.bottom + first]!; i >= 0; i = m.mem[m.layout.above + i]!) {
			found.push(cards[i]!);
		}
		return found;
	};
	const { first } = m.program.zones.find((def) => def.id === 'row')!;
	const castles = Array.from(
		{ length: m.layout.players },
		(_, seat) => cards[m.mem[m.layout.bottom + first + seat]!]!
	);
	const later = zone('piles').toReversed();
	const size = later.length / (ROUNDS - 1);
	const piles = Array.from({ length: ROUNDS - 1 }, (_, i) => later.slice(i * size, (i + 1) * size));
	return { castles, piles: [[...zone('draw-pile'), ...zone('display').toReversed()], ...piles] };
}

function gloryIn(m: Machine): number[] {
	const column = m.layout.playerFields[m.program.fields.player.findIndex((f) => f.id === 'glory')]!;
	return Array.from(m.mem.subarray(column, column + m.layout.players));
}
