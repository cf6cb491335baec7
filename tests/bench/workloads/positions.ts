/** In the middle of a game: a copy of the position, taking answers back, and what greedy bots answer. */
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { MachineProbe } from '#lib/bots/machine-probe.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { Stream } from '#lib/bots/stream.ts';
import { applyDecision, codeOf } from '#lib/engine/session/answers.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { randomPicks, testRandom } from '../../fuzz/random-player.ts';
import { Fingerprint } from './fingerprint.ts';
import { playRandomly } from './random-play.ts';
import type { Workload } from './workload.ts';

const POSITIONS = 8;
const COPIES = 100;
const ANSWERS = 25;
const GREEDY_ANSWERS = 6;

interface Middle {
	m: Machine;
	/** Whole states, each from another game, one deeper in it than the other. */
	positions: Int32Array[];
}

function middleOf(variant: string, players: number): Middle {
	const { program } = loadProgram({ variant, players, with: [] });
	const m = new Machine(nodeCode(program));
	const positions = Array.from({ length: POSITIONS }, (_, i) => {
		playRandomly(m, i, 150 * (i + 1));
		return m.mem.slice();
	});
	return { m, positions };
}

export function copying(variant: string, players: number): Workload {
	return {
		name: `${variant}, copy of a position`,
		unit: 'copies',
		prepare() {
			const { m, positions } = middleOf(variant, players);
			const twin = m.fork();
			return (n) => {
				const from = positions[n % POSITIONS]!;
				for (let i = 0; i < COPIES; i++) twin.load(from);
				return { units: COPIES, outcome: from.length };
			};
		}
	};
}

export function takingBack(variant: string, players: number): Workload {
	return {
		name: `${variant}, undo of an answer`,
		unit: 'answers',
		prepare() {
			const { m, positions } = middleOf(variant, players);
			return (n) => {
				m.load(positions[n % POSITIONS]!);
				const pick = testRandom(n);
				const print = new Fingerprint();
				const marks: number[] = [];
				while (marks.length < ANSWERS && !isOver(m)) {
					const seat = firstAsked(m);
					const picks = randomPicks(legalAnswers(m, seat), pick);
					for (const word of picks) print.add(word);
					marks.push(m.mark);
					answer(m, seat, picks);
				}
				const start = performance.now();
				for (let i = marks.length - 1; i >= 0; i--) m.undoTo(marks[i]!);
				const milliseconds = performance.now() - start;
				return { units: marks.length, outcome: print.number, milliseconds };
			};
		}
	};
}

export function greedyAnswers(variant: string, players: number): Workload {
	return {
		name: `${variant}, answers of greedy bots`,
		unit: 'answers',
		prepare() {
			const { m, positions } = middleOf(variant, players);
			const probe = new MachineProbe(m, new Stream('probe'));
			return (n) => {
				m.load(positions[n % POSITIONS]!);
				const bots = Array.from(
					{ length: players },
					(_, seat) => new BotPlayer(m, 'greedy', `greedy ${n}/${seat}`, probe)
				);
				const print = new Fingerprint();
				let answers = 0;
				for (; answers < GREEDY_ANSWERS && !isOver(m); answers++) {
					const seat = firstAsked(m);
					const decision = bots[seat]!.decide(m, seat);
					for (const word of codeOf(decision)) print.add(word);
					applyDecision(m, decision);
				}
				return { units: answers, outcome: print.number };
			};
		}
	};
}
