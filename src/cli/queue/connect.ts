/** The way to the queue, through every break. */
import { Redis } from 'ioredis';
import { Failure } from '../terminal/failure.ts';
import type { Address } from './address.ts';

/** How long the first call is waited for. */
const PATIENCE = 10_000;

/** Connects; afterwards it comes back by itself after every break, and `trouble` is told of each. */
export async function connect(
	{ shown, redis: options }: Address,
	trouble: (message: string) => void
): Promise<Redis> {
	let told: Error | null = null;
	let first = true;
	const redis = new Redis({
		...options,
		lazyConnect: true,
		// Whatever was asked is asked again.
		maxRetriesPerRequest: null,
		connectTimeout: PATIENCE,
		retryStrategy: (times) => (first ? null : Math.min(times * 200, 5000))
	});
	redis.on('error', (error: Error) => {
		if (first) told = error;
		else if (told === null) trouble(`the queue at ${shown} does not answer; still trying`);
		told ??= error;
	});
	redis.on('ready', () => {
		if (!first && told !== null) trouble(`the queue at ${shown} is there again`);
		told = null;
	});
	try {
		await redis.connect();
		await redis.ping();
	} catch (error) {
		redis.disconnect();
		throw new Failure(`the queue at ${shown}: ${reason(told ?? error)}`);
	}
	first = false;
	return redis;
}

/** In our own words: what ioredis throws may carry the command along, and with it the password. */
function reason(error: unknown): string {
	const { message = '', code = '' } = error as { message?: string; code?: string };
	if (/^(?:WRONGPASS|NOAUTH|ERR AUTH)/.test(message)) return 'it does not take this password';
	if (code === 'ECONNREFUSED') return 'nobody answers there';
	if (code === 'ENOTFOUND') return 'there is no such host';
	if (/certificate|self.signed|altnames/i.test(message)) return `its certificate: ${message}`;
	return code || message.split('\n')[0] || 'no connection';
}

/** What Redis says to a command, by the word with which its answer begins. */
const ANSWERS: Readonly<Record<string, string>> = {
	OOM: 'it has no memory left',
	WRONGTYPE: 'what lies there under our names is of somebody else',
	READONLY: 'it only reads, as a copy of another one does',
	NOPERM: 'it does not let us do what the queue needs',
	MISCONF: 'it cannot write its own files',
	LOADING: 'it is still beginning'
};

/** Where Redis itself refuses, asking again is of no use; null: the connection broke, or it is no error of Redis. */
export function refusalOf({ shown }: Address, error: unknown): Failure | null {
	if (!(error instanceof Error)) return null;
	const [word = ''] = /^[A-Z]+(?= )/.exec(error.message) ?? [];
	const known = ANSWERS[word];
	if (known === undefined && error.name !== 'ReplyError') return null;
	return new Failure(`the queue at ${shown}: ${known ?? error.message.split('\n')[0]}`);
}
