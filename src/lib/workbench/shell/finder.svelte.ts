/** The search that lies over every page: whether it is open, and the key for it. */

class Finder {
	open = $state(false);
}

export const finder = new Finder();

/** There Control has other uses in every field. */
const isMac = /Mac/.test(navigator.userAgent);

/** As they are written on the keyboard. */
export const FINDER_KEYS: readonly string[] = [isMac ? '⌘' : 'Ctrl', 'K'];

export function isFinderKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
	if (altKey || shiftKey || key.toLowerCase() !== 'k') return false;
	return isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
