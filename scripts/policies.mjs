/** What browsers may do with what this server, or a host of the static build, hands out. The one place where headers stand. */

/** The page's own content security policy. No text becomes code in the page; SvelteKit adds a nonce or hash for its first script. */
export const PAGE = /** @type {const} */ ({
	'default-src': ['self'],
	'script-src': ['self'],
	// Monaco writes style elements and Svelte style attributes.
	'style-src': ['self', 'unsafe-inline'],
	'img-src': ['self', 'data:', 'blob:'],
	'font-src': ['self', 'data:'],
	'object-src': ['none'],
	'base-uri': ['self'],
	'form-action': ['none'],
	'frame-ancestors': ['none']
});

/**
 * The engine prints checked rules as JavaScript (numbers and its own names only) and needs a host that lets text become
 * code. That is its worker, the one in which positions are played out, and those of the laboratory: they get this policy with their own response and
 * cannot fetch anything; the page and all other workers may not.
 */
const ENGINE =
	"default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'none'; frame-ancestors 'none'";
/** Everything else that is no page; pages bring their own. */
const OTHERS =
	"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'";

const ENGINE_WORKER = /^\/_app\/immutable\/workers\/(game|lab|playouts)\.worker[-.\w]*\.js$/;

/** With every answer. @type {Readonly<Record<string, string>>} */
const ALWAYS = {
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'no-referrer',
	'Permissions-Policy':
		'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), serial=(), hid=(), midi=()',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin'
};

/**
 * The headers for a path; a page replaces the policy with its own.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(path) {
	return { ...ALWAYS, 'Content-Security-Policy': ENGINE_WORKER.test(path) ? ENGINE : OTHERS };
}

/**
 * The same for a static host, as the `_headers` file that Netlify, Cloudflare Pages and others read. Where several rules
 * fit, such a host sends them all and the browser obeys all: so the policies of workers stand at their own paths, and what
 * is said about everything must hold for the engine's worker as well.
 * @param {string} base where the site lies on its host: empty, or `/below`
 * @param {string[]} paths of the files, from the root of the build, with a slash before them
 */
export function headersFile(base, paths) {
	const rule = (/** @type {string} */ path, /** @type {Record<string, string>} */ headers) =>
		[
			`${base}${path}`,
			...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
		].join('\n');
	const workers = paths
		.filter((path) => path.startsWith('/_app/immutable/workers/') || path === '/service-worker.js')
		.sort();
	return (
		[
			rule('/*', { ...ALWAYS, 'Content-Security-Policy': "frame-ancestors 'none'" }),
			rule('/_app/immutable/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
			...workers.map((path) =>
				rule(path, { 'Content-Security-Policy': ENGINE_WORKER.test(path) ? ENGINE : OTHERS })
			)
		].join('\n\n') + '\n'
	);
}
