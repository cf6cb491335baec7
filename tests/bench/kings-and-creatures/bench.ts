/** Random games of Kings & Creatures: the engine, plain TypeScript and boardgame.io by turns in one process. */
import { median } from 'simple-statistics';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { testRandom } from '../../fuzz/random-player.ts';
import { processorTime, type Row, row, timesAsFast } from '../timing.ts';
import { boardgameIo, playBoardgameIo } from './boardgame-io.ts';
import { cardsOf } from './cards.ts';
import { playEngine } from './engine.ts';
import { playPlain } from './plain.ts';

interface Measured {
	what: string;
	who: string;
	decisionsPerSecond: number;
	gamesPerSecond: number;
	/** How many times as fast as the others: medians of the ratios of single rounds. */
	timesPlain: number;
	timesBoardgameIo: number;
}

/** Plays one game and tells its number of decisions. */
type Play = () => number;

interface Speed {
	decisions: number;
	games: number;
}

const PLAYERS = 4;
const ROUNDS = 9;
const MILLISECONDS = 250;

export function benchCards(): Row[] {
	return measureAll().flatMap(({ what, who, ...speed }) => [
		row(`${what}, ${who}: decisions`, speed.decisionsPerSecond, '/s'),
		...(who.startsWith('engine')
			? [
					row(
						`${what}, ${who}, against plain TypeScript`,
						speed.timesPlain,
						'x',
						who.includes('generated') ? { atLeast: 1 / 1.8 } : null
					),
					row(`${what}, ${who}, against boardgame.io`, speed.timesBoardgameIo, 'x')
				]
			: [])
	]);
}

function measureAll(players = PLAYERS): Measured[] {
	const contestants = contestantsFor(players);
	const speeds = new Map(contestants.map(([who]) => [who, [] as Speed[]]));
	for (const [, play] of contestants) measure(play);
	for (let round = 0; round < ROUNDS; round++) {
		for (const [who, play] of contestants) speeds.get(who)!.push(measure(play));
	}
	const decisionsOf = (who: string): number[] => speeds.get(who)!.map(({ decisions }) => decisions);
	const times = (who: string, other: string): number =>
		timesAsFast(decisionsOf(who), decisionsOf(other));
	return contestants.map(([who]) => ({
		what: `Kings & Creatures, ${players} players, random`,
		who,
		decisionsPerSecond: Math.round(median(decisionsOf(who))),
		gamesPerSecond: Math.round(median(speeds.get(who)!.map((speed) => speed.games))),
		timesPlain: times(who, 'plain TypeScript'),
		timesBoardgameIo: times(who, 'boardgame.io')
	}));
}

function contestantsFor(players: number): [string, Play][] {
	const { program } = loadProgram({ variant: 'kings-and-creatures', players, with: [] });
	const cards = cardsOf(program);
	const below = testRandom(5);
	let games = 0;
	const engine = (m: Machine): Play => {
		m.recording = false;
		return () => playEngine(m, `game ${games++}`, below);
	};
	const framework = boardgameIo(cards, players);
	return [
		['plain TypeScript', () => playPlain(cards, players, below)],
		['engine, generated code', engine(new Machine(nodeCode(program)))],
		['engine, interpreted', engine(new Machine(interpretedCode(program)))],
		['boardgame.io', () => playBoardgameIo(framework, `game ${games++}`, below)]
	];
}

/** In a second of processor time. */
function measure(play: Play): Speed {
	const end = performance.now() + MILLISECONDS;
	const start = processorTime();
	let decisions = 0;
	let games = 0;
	while (games % 4 !== 0 || performance.now() < end) {
		decisions += play();
		games++;
	}
	const seconds = (processorTime() - start) / 1000;
	return { decisions: decisions / seconds, games: games / seconds };
}
