/** Which names files in the folder may have: such as every system can keep, and that mean the same file on each of them. */

/** In characters, of the whole path and of one name in it. */
const LONGEST_PATH = 200;
const LONGEST_NAME = 100;
/** How many names a path may have. */
export const DEEPEST = 6;

const NAME = /^[A-Za-z0-9][\w.-]*$/;
const RULES = /\.ya?ml$/;
/** Names that mean a device on Windows, whatever stands behind their first dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Whether a name may be that of a file or folder in the folder.
 * @param {string} name
 */
export function isName(name) {
	return (
		name.length <= LONGEST_NAME && NAME.test(name) && !DEVICE.test(name) && !name.endsWith('.')
	);
}

/**
 * The names on the way to a rule file below the folder; null for a path that none may have: that leads out of it, means
 * something else on another system, or is no rule file.
 * @param {string} path with slashes
 * @returns {string[] | null}
 */
export function stepsOf(path) {
	if (path.length > LONGEST_PATH || !RULES.test(path)) return null;
	const steps = path.split('/');
	return steps.length > 1 && steps.length <= DEEPEST && steps.every(isName) ? steps : null;
}

/**
 * Whether a file is to be looked at: everything else in the folder is the user's own affair.
 * @param {string} name
 */
export const isRules = (name) => RULES.test(name);
