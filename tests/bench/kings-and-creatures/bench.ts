/** Random games of Kings & Creatures: the engine, plain TypeScript and boardgame.io by turns in one process. */
import { fastBackend } from '../../../src/cli/fast-backend.ts';
import { loadProgram } from '../../../src/cli/load.ts';
import { Machine } from '#lib/engine/machine.ts';
import { testRandom } from '../../fuzz/random-player.ts';
import { boardgameIo, playBoardgameIo } from './boardgame-io.ts';
import { cardsOf } from './cards.ts';
import { playEngine } from './engine.ts';
import { playPlain } from './plain.ts';

export interface BenchRow {
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

export function benchKingsAndCreatures(players = PLAYERS): BenchRow[] {
	const contestants = contestantsFor(players);
	const speeds = new Map(contestants.map(([who]) => [who, [] as Speed[]]));
	for (const [, play] of contestants) measure(play);
	for (let round = 0; round < ROUNDS; round++) {
		for (const [who, play] of contestants) speeds.get(who)!.push(measure(play));
	}
	const times = (who: string, other: string): number =>
		median(speeds.get(who)!.map((speed, i) => speed.decisions / speeds.get(other)![i]!.decisions));
	return contestants.map(([who]) => ({
		what: `Kings & Creatures, ${players} players, random`,
		who,
		decisionsPerSecond: Math.round(median(speeds.get(who)!.map((speed) => speed.decisions))),
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
		['engine, generated code', engine(new Machine(program, { makeBackend: fastBackend }))],
		['engine, closures', engine(new Machine(program))],
		['boardgame.io', () => playBoardgameIo(framework, `game ${games++}`, below)]
	];
}

function measure(play: Play): Speed {
	const start = performance.now();
	let decisions = 0;
	let games = 0;
	let seconds = 0;
	while (seconds < MILLISECONDS / 1000) {
		decisions += play();
		games++;
		if (games % 4 === 0) seconds = (performance.now() - start) / 1000;
	}
	return { decisions: decisions / seconds, games: games / seconds };
}

function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
