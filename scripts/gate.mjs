/** Which requests the server answers at all: this is no service, it hands out pages to somebody who knows its name. */

const LONGEST_URL = 2000;
/** There is nothing to be changed on this server but in the folder with the user's own rules (mine/endpoint.mjs). */
const METHODS = ['GET', 'HEAD'];
const METHODS_OF_MINE = [...METHODS, 'PUT', 'DELETE'];
const ALWAYS_KNOWN = ['localhost', '127.0.0.1', '[::1]'];

/** @typedef {{ status: number, says: string }} Refusal */
/** @typedef {{ method?: string | undefined, url?: string | undefined, headers: { host?: string | undefined } }} Asked */

/**
 * The names under which the server may be asked, without ports. A page of another site that gets its own name to lead
 * here (DNS rebinding) is not asked for.
 * @param {string} bound the address it listens on
 * @param {string} more names separated by commas
 */
export function knownHosts(bound, more = '') {
	const own = bound.includes(':') && !bound.startsWith('[') ? `[${bound}]` : bound;
	const named = more.split(',').map((name) => name.trim().toLowerCase());
	return new Set([...ALWAYS_KNOWN, own.toLowerCase(), ...named.filter((name) => name !== '')]);
}

/**
 * What may be asked of a path.
 * @param {boolean} mine whether it is one of the user's folder, and there is one
 */
export const methodsAt = (mine) => (mine ? METHODS_OF_MINE : METHODS);

/**
 * Why a request is refused; null where it is answered.
 * @param {Asked} request
 * @param {ReadonlySet<string>} hosts
 * @param {boolean} mine as for `methodsAt`
 * @returns {Refusal | null}
 */
export function refusalOf({ method = '', url = '', headers }, hosts, mine) {
	const host = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
	if (!hosts.has(host))
		return {
			status: 421,
			says: 'This server does not answer to that name. More names: THINGSMITH_HOSTS=name,name npm start'
		};
	const methods = methodsAt(mine);
	if (!methods.includes(method))
		return { status: 405, says: `Only ${methods.join(', ')} are answered here.` };
	if (url.length > LONGEST_URL) return { status: 414, says: 'This address is too long.' };
	return pathOf(url) === null ? { status: 400, says: 'This is not an address here.' } : null;
}

/**
 * The path of an address as it was meant; null for one that leads nowhere, or that means one thing here and another on disk.
 * @param {string} url
 */
export function pathOf(url) {
	if (!url.startsWith('/') || url.startsWith('//')) return null;
	const [path = ''] = url.split(/[?#]/, 1);
	try {
		const meant = decodeURIComponent(path);
		const encoded = /%(2f|5c|00)/i.test(path);
		const steps = meant.split('/');
		const odd = [...meant].some((sign) => sign < ' ' || sign === '\\');
		return encoded || odd || steps.includes('..') || steps.includes('.') ? null : meant;
	} catch {
		return null;
	}
}
