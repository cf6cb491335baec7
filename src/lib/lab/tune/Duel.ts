/**
 * The same game for bots that want different things. Each side has a machine of its own, with its own code; both go through
 * the same game, answer by answer, and each bot thinks at the one of its side. Nothing else need know that there are two.
 */
import type { BotName } from '#lib/bots/bots.ts';
import { MachineProbe } from '#lib/bots/machine-probe.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { Stream } from '#lib/bots/stream.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import { firstAsked, isOver } from '#lib/engine/play/play.ts';
import { applyDecision } from '#lib/engine/session/answers.ts';
import { ANSWERS, WINNERS, roundAddress } from '#lib/engine/state/memory-layout.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { BUDGET, MOST_ANSWERS, MOST_STEPS, seated } from '#lib/lab/game.ts';
import { gameHash } from '#lib/ruleset/program/bot-wishes.ts';

export interface DuelSetup {
	seed: string;
	/** Seated by turns, as in a simulation. */
	bots: readonly BotName[];
	/** 0: none. */
	maxRounds: number;
}

/** What came of one of the two games of a pair. */
export interface DuelGame {
	finished: boolean;
	/** How many seats of either side won. */
	won: [number, number];
	decisions: number;
	/** What the rules failed at, or empty. */
	broken: string;
}

/** Two games with the same chance; in the second one the sides have changed seats. */
export interface DuelPair {
	pair: number;
	games: DuelGame[];
}

export class Duel {
	readonly #sides: readonly { machine: Machine; probe: MachineProbe }[];
	/** Address of the field that counts rounds, or -1. */
	readonly #round: number;

	/** One code for each side: those of the same game. */
	constructor(codes: readonly [Code, Code]) {
		const [first, other] = codes;
		if (gameHash(first.program) !== gameHash(other.program)) {
			throw new Error('bots of two games cannot sit at one table');
		}
		this.#sides = codes.map((code) => {
			const machine = new Machine(code);
			machine.budget = BUDGET;
			return { machine, probe: new MachineProbe(machine, new Stream('probe')) };
		});
		this.#round = roundAddress(this.#sides[0]!.machine);
	}

	/** In the first game the first side has the seats 0, 2, ...; in the second the others. */
	play(pair: number, setup: DuelSetup): DuelPair {
		return { pair, games: [0, 1].map((turn) => this.#game(pair, turn, setup)) };
	}

	#game(pair: number, turn: number, { seed, bots, maxRounds }: DuelSetup): DuelGame {
		const sides = this.#sides;
		const { machine } = sides[0]!;
		const sideOf = (seat: number): number => (seat + turn) % 2;
		const from = `${seed}/${pair}`;
		const players = seated(bots, machine.program.players, pair).map((name, seat) => {
			const side = sides[sideOf(seat)]!;
			return new BotPlayer(side.machine, name, `${from}/bot/${seat}`, side.probe);
		});
		const game: DuelGame = { finished: false, won: [0, 0], decisions: 0, broken: '' };
		let steps = 0;
		try {
			for (const side of sides) side.machine.start(from);
			while (!isOver(machine) && steps < MOST_STEPS && this.#goesOn(maxRounds)) {
				const seat = firstAsked(machine);
				const player = players[seat];
				if (player === undefined) return { ...game, broken: `nobody is asked: ${machine.chain()}` };
				const decision = player.decide(sides[sideOf(seat)]!.machine, seat);
				for (const side of sides) applyDecision(side.machine, decision);
				steps += machine.budget - machine.left;
				game.decisions++;
			}
		} catch (error) {
			if (!(error instanceof RuleError)) throw error;
			return { ...game, broken: error.message };
		}
		const [first, other] = sides.map((side) => hashState(side.machine));
		if (first !== other)
			throw new Error(`pair ${pair}: the sides have come to play different games`);
		game.finished = isOver(machine);
		for (const seat of seatsIn(machine.mem[WINNERS]!)) game.won[sideOf(seat)]!++;
		return game;
	}

	#goesOn(maxRounds: number): boolean {
		const { mem } = this.#sides[0]!.machine;
		if (mem[ANSWERS]! >= MOST_ANSWERS) return false;
		return maxRounds === 0 || mem[this.#round < 0 ? ANSWERS : this.#round]! <= maxRounds;
	}
}

/** By how much the first side did better in both games, in thousandths. A game that nobody has won says nothing. */
export function scoreOf({ games }: DuelPair): number {
	return games.reduce((sum, { won: [first, other] }) => {
		return first + other === 0 ? sum : sum + Math.trunc((1000 * (first - other)) / (first + other));
	}, 0);
}
