/** Plays the games of a simulation, here or in threads. */
import { setImmediate as breathe } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { GameRecord } from '#lib/lab/game.ts';
import playPortion, { type Portion } from './simulate-worker.ts';
import type { Progress } from './terminal.ts';

/** In the order of the portions. */
export async function playAll(
	portions: readonly Portion[],
	workers: number,
	bar: Progress
): Promise<GameRecord[][]> {
	const played = workers === 1 ? playHere : inThreads(workers);
	return played(portions, bar);
}

async function playHere(portions: readonly Portion[], bar: Progress): Promise<GameRecord[][]> {
	const all: GameRecord[][] = [];
	for (const portion of portions) {
		const records: GameRecord[] = [];
		for (let game = portion.from; game < portion.to; game++) {
			records.push(...playPortion({ ...portion, from: game, to: game + 1 }));
			bar.advance();
			if (game % 16 === 15) await breathe();
		}
		all.push(records);
	}
	return all;
}

/** Portions are made small enough that no thread idles for long at the end. */
const inThreads =
	(workers: number) =>
	async (portions: readonly Portion[], bar: Progress): Promise<GameRecord[][]> => {
		const games = portions.reduce((sum, { from, to }) => sum + to - from, 0);
		const most = Math.max(1, Math.min(20, Math.ceil(games / (workers * 8))));
		const threads = Math.min(workers, games);
		const pool = new Piscina<Portion, GameRecord[]>({
			filename: new URL('./simulate-worker.ts', import.meta.url).href,
			minThreads: threads,
			maxThreads: threads
		});
		try {
			return await Promise.all(
				portions.map(async (portion) => {
					const played = cut(portion, most).map(async (part) => {
						const records = await pool.run(part);
						bar.advance(records.length);
						return records;
					});
					return (await Promise.all(played)).flat();
				})
			);
		} finally {
			await pool.destroy();
		}
	};

function cut(portion: Portion, most: number): Portion[] {
	const { from, to } = portion;
	return Array.from({ length: Math.ceil((to - from) / most) }, (_, i) => ({
		...portion,
		from: from + i * most,
		to: Math.min(to, from + (i + 1) * most)
	}));
}
