/**
 * The folder with the user's own rules, as the page asks for it: the one place of the server where something can be
 * changed. It answers to this machine only, under its own names, to pages that it has handed out itself.
 *
 *   GET /mine           what is in it: { folder, id, files: [{ path, version }], left: [{ path, why }] }
 *   GET /mine/<path>    a file's text, its version as ETag; 404
 *   PUT /mine/<path>    with If-Match: "<version>" or If-None-Match: *; 204, or 412 where another text stands there
 *   DELETE /mine/<path> with If-Match; 204, or 412
 *
 * Every other answer is { why }, a `Why` of disk.mjs or: token, origin, changed, request.
 */
import crypto from 'node:crypto';
import { pathOf } from '../gate.mjs';
import { FolderTrouble } from './disk.mjs';
import { isText, LARGEST } from './text-file.mjs';

export const TOKEN_HEADER = 'x-thingsmith-token';
const THERE = '/mine';
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ status: number, why: string }} Refused */
/** @typedef {{ status: number, headers?: Record<string, string>, body?: string | Buffer }} Answer */

/** @type {Readonly<Record<import('./disk.mjs').Why, number>>} */
const STATUS = {
	name: 400,
	shortcut: 400,
	twin: 409,
	'too-large': 413,
	'not-text': 415,
	unreadable: 403,
	'no-room': 507,
	'too-many': 507,
	full: 507,
	forbidden: 503,
	gone: 503,
	other: 503
};

/**
 * Whether a path is one of the folder's.
 * @param {string} path
 */
export const isMine = (path) => path === THERE || path.startsWith(`${THERE}/`);

/**
 * Whether a request comes from this machine and means it: whoever reaches the server from elsewhere, through whatever
 * name leads here, has no business in the user's folder.
 * @param {Pick<Request, 'headers'> & { socket: { remoteAddress?: string | undefined } }} request
 */
export function isFromHere({ headers, socket }) {
	const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
	return THIS_MACHINE.includes(name) && LOOPBACK.test(socket.remoteAddress ?? '');
}

/**
 * Why a request may not touch the folder; null where it may.
 * @param {Pick<Request, 'headers'>} request
 * @param {string} token that pages of this server have
 * @returns {Refused | null}
 */
export function strangerOf({ headers }, token) {
	const { origin, host = '', 'sec-fetch-site': site = 'same-origin' } = headers;
	const own = origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
	if (!own || site !== 'same-origin') return { status: 403, why: 'origin' };
	const given = headers[TOKEN_HEADER];
	return typeof given === 'string' && same(given, token) ? null : { status: 403, why: 'token' };
}

/** In a time that does not tell how much of it was right. @param {string} a @param {string} b */
function same(a, b) {
	const [first, other] = [a, b].map((text) => crypto.createHash('sha256').update(text).digest());
	return crypto.timingSafeEqual(/** @type {Buffer} */ (first), /** @type {Buffer} */ (other));
}

export class MineEndpoint {
	#disk;
	/** Of this run of the server; handed out with its pages. */
	token = crypto.randomBytes(32).toString('base64url');

	/** @param {import('./disk.mjs').MineOnDisk} disk */
	constructor(disk) {
		this.#disk = disk;
	}

	/**
	 * @param {Request} request whose path `isMine`
	 * @param {Response} response
	 */
	async answer(request, response) {
		try {
			await this.#reply(request, response);
		} catch (error) {
			// Nobody here can mend that a client breaks its connection off.
			const brokenOff = request.destroyed && !request.complete;
			console.error(
				brokenOff ? `${request.method} ${THERE}: the connection was broken off` : error
			);
			response.destroy();
		}
	}

	/** @param {Request} request @param {Response} response */
	async #reply(request, response) {
		const { status, headers = {}, body = '' } = await this.#answer(request);
		if (response.destroyed) return;
		response.writeHead(status, {
			'Cache-Control': 'no-store',
			...headers,
			// What has not been read of a refused request is not waited for.
			...(status >= 400 && !request.complete ? { Connection: 'close' } : {})
		});
		response.end(body);
	}

	/** @param {Request} request @returns {Promise<Answer>} */
	async #answer(request) {
		if (!isFromHere(request)) return refusal(404, 'origin');
		const stranger = strangerOf(request, this.token);
		if (stranger) return refusal(stranger.status, stranger.why);
		const path = (pathOf(request.url ?? '') ?? '').slice(THERE.length + 1);
		try {
			switch (request.method) {
				case 'GET':
				case 'HEAD':
					return path === '' ? this.#list() : this.#read(path);
				case 'PUT':
					return this.#write(path, await bodyOf(request), request.headers);
				case 'DELETE':
					return this.#remove(path, request.headers);
				default:
					return refusal(405, 'request');
			}
		} catch (error) {
			if (!(error instanceof FolderTrouble)) throw error;
			return refusal(STATUS[error.why], error.why);
		}
	}

	/** @returns {Answer} */
	#list() {
		const body = JSON.stringify({ folder: this.#disk.root, ...this.#disk.list() });
		return { status: 200, headers: { 'Content-Type': 'application/json' }, body };
	}

	/** @param {string} path @returns {Answer} */
	#read(path) {
		const found = this.#disk.read(path);
		if (found === null) return refusal(404, 'gone');
		const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...tag(found.version) };
		return { status: 200, headers, body: found.text };
	}

	/**
	 * @param {string} path
	 * @param {Buffer | null} text
	 * @param {Request['headers']} headers
	 * @returns {Answer}
	 */
	#write(path, text, headers) {
		const based = basedOn(headers);
		if (text === null) return refusal(413, 'too-large');
		if (!isText(text)) return refusal(415, 'not-text');
		if (based === undefined) return refusal(428, 'request');
		const version = this.#disk.write(path, text, based);
		return version === null ? refusal(412, 'changed') : { status: 204, headers: tag(version) };
	}

	/** @param {string} path @param {Request['headers']} headers @returns {Answer} */
	#remove(path, headers) {
		const based = basedOn(headers);
		if (typeof based !== 'string') return refusal(428, 'request');
		return this.#disk.remove(path, based) ? { status: 204 } : refusal(412, 'changed');
	}
}

/** @param {string} version */
const tag = (version) => ({ ETag: `"${version}"` });

/**
 * The version that somebody knows who writes; null: that there was nothing; undefined: it is not said.
 * @param {Request['headers']} headers
 */
function basedOn({ 'if-match': match, 'if-none-match': none }) {
	if (none === '*' && match === undefined) return null;
	return none === undefined ? /^"([0-9a-f]{64})"$/.exec(match ?? '')?.[1] : undefined;
}

/** @param {number} status @param {string} why @returns {Answer} */
function refusal(status, why) {
	const body = JSON.stringify({ why });
	return { status, headers: { 'Content-Type': 'application/json' }, body };
}

/**
 * null: it is larger than any file may be, and no more of it is read.
 * @param {Request} request
 * @returns {Promise<Buffer | null>}
 */
async function bodyOf(request) {
	/** @type {Buffer[]} */
	const parts = [];
	let size = 0;
	for await (const part of request) {
		size += part.length;
		if (size > LARGEST) return null;
		parts.push(part);
	}
	return Buffer.concat(parts);
}
