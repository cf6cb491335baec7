/** Who plays the games of a command: threads of this process, or workers at a queue. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { addressOf, queueOptions, type QueueOptions } from '../queue/address.ts';
import { Failure, wholeNumber } from '../terminal/terminal.ts';
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

export async function crewFor<Portion extends Numbered, Played>(
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
