/** Who plays the games of a command: threads of this process, or workers at a queue. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { addressOf, queueOptions, type QueueOptions } from '../queue/address.ts';
import { Failure, wholeNumber, withProgress } from '../terminal/terminal.ts';
import { Crew } from '../threads/Crew.ts';
import { Threads } from '../threads/Threads.ts';
import type { Numbered, Trade } from '../threads/trade.ts';

export interface CrewOptions extends QueueOptions {
	workers: number;
	/** Where each game is written as it ends. */
	record?: string;
}

export function crewOptions(command: Command): Command {
	command.option(
		'--workers <n>',
		'threads; does not change the result',
		wholeNumber(1),
		availableParallelism()
	);
	return queueOptions(command, 'let workers on other machines play, not threads of this one');
}

async function crewFor<Portion extends Numbered, Played>(
	trade: Trade<Portion, Played>,
	{ workers, queue, ca, record }: CrewOptions,
	games: number
): Promise<Crew<Portion, Played>> {
	if (queue === undefined) return new Crew(new Threads(trade, games === 1 ? 1 : workers));
	if (record !== undefined) {
		throw new Failure(
			'--record writes games where they are played, which is elsewhere with --queue: leave one of them out',
			2
		);
	}
	const address = addressOf(queue, ca);
	// Whoever plays here need not wait for what talks to Redis.
	const { QueueHands } = await import('../queue/QueueHands.ts');
	return new Crew(new QueueHands(trade, address));
}

/** What the work of a command asks of its crew. */
export interface Playing<Portion, Played> {
	/** Whether somebody has stopped it. */
	readonly stopped: boolean;
	/** In the order of the portions. */
	play(portions: readonly Portion[]): Promise<Played[][]>;
	/** The same one after the other, so that not all have to be held. */
	each(
		portions: readonly Portion[],
		take: (games: Played[], portion: number) => void
	): Promise<void>;
}

export interface Worked<Result> {
	result: Result;
	seconds: number;
	/** Whether fewer were played than was asked for. */
	stopped: boolean;
}

/** Has `games` games played, called `what` while they are; whatever comes of it, the crew goes home. */
export async function withCrew<Portion extends Numbered, Played, Result>(
	trade: Trade<Portion, Played>,
	options: CrewOptions,
	{ what, games }: { what: string; games: number },
	work: (crew: Playing<Portion, Played>) => Promise<Result>
): Promise<Worked<Result>> {
	const crew = await crewFor(trade, options, games);
	const start = performance.now();
	const result = await withProgress(what, games, (bar) =>
		work({
			get stopped() {
				return crew.stopped;
			},
			play: (portions) => crew.play(portions, bar),
			each: (portions, take) => crew.each(portions, bar, take)
		})
	).finally(() => crew.close());
	return { result, seconds: (performance.now() - start) / 1000, stopped: crew.stopped };
}

/** Seconds as they are printed. */
export const hundredth = (seconds: number): number => Math.round(seconds * 100) / 100;
