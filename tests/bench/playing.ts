/** Random play of a whole game with full legality, and what forks and undo cost on the way. */
import { fastBackend } from '../../src/cli/fast-backend.ts';
import { loadProgram } from '../../src/cli/load.ts';
import type { MakeBackend } from '#lib/engine/backend.ts';
import { Machine } from '#lib/engine/machine.ts';
import { answer, firstAsked, isOver, optionsOf } from '#lib/engine/play.ts';
import type { Program } from '#lib/ruleset/program.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';
import { median, type Row, row } from './timing.ts';

const SECONDS = 3;

export function benchPlaying(variant: string): Row[] {
	const { program } = loadProgram({ variant, with: [] });
	const rows: Row[] = [];
	for (const [how, backend] of [
		['generated code', fastBackend],
		['closures', null]
	] satisfies [string, MakeBackend | null][]) {
		const speed = randomGames(program, backend);
		const goals = backend !== null;
		const what = (of: string): string => `${variant}, random play, ${how}: ${of}`;
		rows.push(
			row(what('decisions'), speed.decisions, '/s', goals ? { atLeast: 20_000 } : null),
			row(what('legal options'), speed.options, '/s', goals ? { atLeast: 1_000_000 } : null),
			row(what('games'), speed.games, '/s')
		);
	}
	rows.push(...forks(program, variant));
	return rows;
}

function randomGames(
	program: Program,
	backend: MakeBackend | null
): { decisions: number; options: number; games: number } {
	const m = new Machine(program, { makeBackend: backend });
	m.recording = false;
	const pick = testRandom(7);
	let decisions = 0;
	let options = 0;
	let games = 0;
	const play = (): void => {
		m.begin(`bench ${games++}`);
		m.run();
		while (!isOver(m)) {
			const seat = firstAsked(m);
			const legal = optionsOf(m, seat);
			options += legal.size;
			decisions++;
			answer(m, seat, randomPicks(legal, pick));
		}
	};
	for (let warm = 0; warm < 3; warm++) play();
	decisions = options = games = 0;
	const start = performance.now();
	let seconds = 0;
	while (seconds < SECONDS) {
		play();
		seconds = (performance.now() - start) / 1000;
	}
	return { decisions: decisions / seconds, options: options / seconds, games: games / seconds };
}

/** In the middle of a game: a copy of the position, and taking an answer back. */
function forks(program: Program, variant: string): Row[] {
	const m = new Machine(program, { makeBackend: fastBackend });
	const twin = new Machine(program, { twin: m });
	const pick = testRandom(3);
	m.begin('forks');
	m.run();
	const copies: number[] = [];
	const undos: number[] = [];
	for (let round = 0; round < 60 && !isOver(m); round++) {
		m.forgetJournal();
		const marks: number[] = [];
		for (let i = 0; i < 25 && !isOver(m); i++) {
			const seat = firstAsked(m);
			const picks = randomPicks(optionsOf(m, seat), pick);
			marks.push(m.mark);
			answer(m, seat, picks);
		}
		const end = m.mem.slice();
		let start = performance.now();
		for (let i = 0; i < 100; i++) twin.load(m.mem);
		copies.push(((performance.now() - start) * 1000) / 100);
		start = performance.now();
		for (const mark of marks.toReversed()) m.undoTo(mark);
		undos.push(((performance.now() - start) * 1000) / marks.length);
		m.load(end);
	}
	const what = (of: string): string => `${variant}, ${m.layout.size} words of state: ${of}`;
	return [
		row(what('copy of a position'), median(copies), 'us', { atMost: 5 }),
		row(what('undo of an answer'), median(undos), 'us', { atMost: 5 })
	];
}
