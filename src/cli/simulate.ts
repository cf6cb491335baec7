/** `simulate`: many games of bots, with numbers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { fastBackend } from './fast-backend.ts';
import type { Command } from 'commander';
import { Piscina } from 'piscina';
import { type BotName, BOTS, isBotName } from '../lib/bots/player.ts';
import { type GameRecord, type GameSetup, Laboratory } from '../lib/lab/game.ts';
import { saveOf } from '../lib/lab/replay.ts';
import { type Summary, summarise } from '../lib/lab/summary.ts';
import type { Program } from '../lib/ruleset/program.ts';
import { loadProgram } from './load.ts';
import type { WorkerSetup } from './simulate-worker.ts';
import {
	Failure,
	type Printable,
	type Progress,
	progress,
	wholeNumber,
	works
} from './terminal.ts';

interface SimulateOptions {
	with: string[];
	players?: number;
	bots: string;
	games: number;
	seed: string;
	workers: number;
	maxRounds: number;
	record?: string;
}

export function simulateCommand(parent: Command): void {
	const command = parent
		.command('simulate')
		.description('Let bots play many games, and count what happens.')
		.argument('<variant>', 'id of a variant, or a variant file')
		.option('--with <file...>', "an author's own layer files or folders, from anywhere", [])
		.option('--players <n>', 'how many play (default: as many as can)', wholeNumber(1))
		.option(
			'--bots <names>',
			`${Object.keys(BOTS).join(' or ')}, one for each seat, separated by commas; seats rotate`,
			'random'
		)
		.option('--games <n>', 'how many games', wholeNumber(1), 100)
		.option('--seed <text>', 'where chance begins', '1')
		.option(
			'--workers <n>',
			'threads; does not change the result',
			wholeNumber(1),
			defaultWorkers()
		)
		.option('--max-rounds <n>', 'stop a game after so many rounds (0: never)', wholeNumber(0), 0)
		.option('--record <folder>', 'write a replay file for every game');
	works<[string], SimulateOptions>(command, simulate);
}

function defaultWorkers(): number {
	return Math.max(1, availableParallelism());
}

async function simulate([variant]: [string], options: SimulateOptions): Promise<Printable> {
	const bots = botsOf(options.bots);
	const { program, composition } = loadProgram({ ...options, variant });
	if (bots.length > program.players) {
		throw new Failure(`${bots.length} bots cannot take ${program.players} seats`, 2);
	}
	const setup: GameSetup = {
		seed: options.seed,
		bots,
		maxRounds: options.maxRounds,
		record: options.record !== undefined
	};
	const bar = progress('games', options.games);
	const start = performance.now();
	const records =
		options.workers === 1 || options.games === 1
			? await playHere(program, setup, options.games, bar)
			: await playInWorkers(program, setup, options, bar);
	const seconds = (performance.now() - start) / 1000;
	bar.stop();
	if (options.record !== undefined) {
		mkdirSync(options.record, { recursive: true });
		for (const record of records) {
			const save = saveOf(program, record, composition.lock);
			const file = `${program.variant}-${record.game}.json`;
			writeFileSync(join(options.record, file), `${JSON.stringify(save)}\n`);
		}
	}
	const summary = summarise(program, records);
	const perSecond = (count: number): number => Math.round((count / seconds) * 10) / 10;
	const data = {
		...summary,
		seed: options.seed,
		bots,
		gamesPerSecond: perSecond(summary.games),
		decisionsPerSecond: Math.round(perSecond(summary.decisions)),
		optionsPerSecond: Math.round(perSecond(summary.options)),
		seconds: Math.round(seconds * 100) / 100
	};
	const ok = summary.illegal + summary.deadEnds + summary.invariantViolations === 0;
	return { ok, text: textOf(data), data };
}

function botsOf(names: string): BotName[] {
	return names.split(',').map((part) => {
		const name = part.trim();
		if (isBotName(name)) return name;
		throw new Failure(`there is no bot "${name}"; there are ${Object.keys(BOTS).join(', ')}`, 2);
	});
}

async function playHere(
	program: Program,
	setup: GameSetup,
	games: number,
	bar: Progress
): Promise<GameRecord[]> {
	const laboratory = new Laboratory(program, fastBackend);
	const records: GameRecord[] = [];
	for (let game = 0; game < games; game++) {
		records.push(laboratory.play(game, setup));
		bar.advance();
		if (game % 16 === 15) await breathe();
	}
	return records;
}

async function playInWorkers(
	program: Program,
	setup: GameSetup,
	{ games, workers }: SimulateOptions,
	bar: Progress
): Promise<GameRecord[]> {
	const pool = new Piscina<{ from: number; to: number }, GameRecord[]>({
		filename: new URL('./simulate-worker.ts', import.meta.url).href,
		workerData: { program, setup } satisfies WorkerSetup,
		minThreads: Math.min(workers, games),
		maxThreads: Math.min(workers, games)
	});
	// Portions small enough that no thread idles for long at the end.
	const portion = Math.max(1, Math.min(20, Math.ceil(games / (workers * 8))));
	const portions = Array.from({ length: Math.ceil(games / portion) }, (_, i) => ({
		from: i * portion,
		to: Math.min(games, (i + 1) * portion)
	}));
	try {
		const played = await Promise.all(
			portions.map(async (range) => {
				const records = await pool.run(range);
				bar.advance(records.length);
				return records;
			})
		);
		return played.flat();
	} finally {
		await pool.destroy();
	}
}

type Result = Summary & {
	gamesPerSecond: number;
	decisionsPerSecond: number;
	optionsPerSecond: number;
	seconds: number;
};

function textOf(result: Result): string {
	const { rounds } = result;
	const wins = (of: Record<string, number>): string =>
		Object.entries(of)
			.map(([who, n]) => `${who} ${n}`)
			.join(', ');
	const lines = [
		`${result.variant}, ${result.players} players: ${result.games} games in ${result.seconds} s`,
		`finished     ${result.finished} (${wins(result.endings)}), unfinished ${result.unfinished}`,
		`rounds       mean ${rounds.mean}, half of the games up to ${rounds.p50}, 95 % up to ${rounds.p95}`,
		`wins         ${wins(result.wins)}`,
		`wins by bot  ${wins(result.winsByBot)}`,
		`decisions    ${result.decisions}, with ${result.options} options`,
		`speed        ${result.gamesPerSecond} games/s, ${result.decisionsPerSecond} decisions/s, ${result.optionsPerSecond} options/s`,
		`faults       ${result.illegal} illegal answers, ${result.deadEnds} dead ends, ${result.invariantViolations} violated invariants`,
		`trace        ${result.traceHash}`
	];
	for (const { game, answers, kind, message } of result.problems) {
		lines.push(`  game ${game}, after ${answers} answers: ${kind}: ${message}`);
	}
	return lines.join('\n');
}
