/** Where the queue is. Nothing that is printed ever holds a password. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { Failure } from '../terminal/failure.ts';

export interface QueueOptions {
	queue?: string;
	ca?: string;
}

/** Not on a command line, which everybody on the machine can read. */
const PASSWORD = 'THINGSMITH_QUEUE_PASSWORD';
const FORM = 'redis://[user[:password]@]host[:port][/db], or rediss:// for TLS';

export function queueOptions(command: Command, what: string): Command {
	return command
		.option('--queue <url>', `${what} (${FORM}; the password also as ${PASSWORD})`)
		.option('--ca <file>', 'the certificate of whoever signed that of the queue');
}

export interface Address {
	/** As it may be printed. */
	shown: string;
	redis: {
		host: string;
		port: number;
		db: number;
		username?: string;
		password?: string;
		tls?: { ca?: Buffer };
	};
}

export function addressOf(url: string, ca: string | undefined): Address {
	const { protocol, hostname, port, username, password, pathname } = parsed(url);
	const secret = password === '' ? process.env[PASSWORD] : decodeURIComponent(password);
	const host = hostname.replace(/^\[|\]$/g, '');
	const secure = protocol === 'rediss:';
	if (ca !== undefined && !secure) throw new Failure('--ca is for a queue at rediss://', 2);
	return {
		shown: `${protocol}//${hostname}:${port || 6379}${pathname.replace(/\/$/, '')}`,
		redis: {
			host,
			port: Number(port || 6379),
			db: Number(pathname.slice(1)),
			...(username !== '' && { username: decodeURIComponent(username) }),
			...(secret && { password: secret }),
			...(secure && { tls: ca === undefined ? {} : { ca: certificate(ca) } })
		}
	};
}

function parsed(url: string): URL {
	const parts = URL.parse(url);
	const right =
		parts !== null &&
		/^rediss?:$/.test(parts.protocol) &&
		parts.hostname !== '' &&
		/^(?:\/\d*)?$/.test(parts.pathname);
	// What was given stays unsaid: there may be a password in it.
	if (!right) throw new Failure(`--queue wants ${FORM}`, 2);
	return parts;
}

function certificate(file: string): Buffer {
	try {
		return readFileSync(file);
	} catch {
		throw new Failure(`${file} cannot be read`, 2);
	}
}
