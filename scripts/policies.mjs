/** What the browser lets the scripts do that this server hands out; the page's own policy is in svelte.config.js. */

/**
 * The engine prints checked rules as JavaScript (numbers and its own names only) and needs a host that lets text become
 * code. That is its worker, which gets this policy with its own response and cannot fetch anything; the page and all
 * other workers may not.
 */
const ENGINE = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'none'";
const OTHERS = "default-src 'self'; script-src 'self'; object-src 'none'";

/**
 * The content security policy for a path below `/_app/`, where the scripts lie; null for pages, which have their own.
 * @param {string} path
 */
export function scriptPolicy(path) {
	if (!path.startsWith('/_app/')) return null;
	return /^\/_app\/immutable\/workers\/engine\.worker[-.\w]*\.js$/.test(path) ? ENGINE : OTHERS;
}
