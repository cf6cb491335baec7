/**
 * What was typed in the moments before a page went away: the database may be too slow for it, and this is not. The next
 * page finds it and stores it as if it had been typed there.
 */
import type { Content } from './document.ts';

export interface LastWord {
	path: string;
	content: Content;
	/** The revision on which it is based; null: the page did not know it yet. */
	based: number | null;
	/** The page that left it. */
	writer: string;
}

const KEY = 'thingsmith-last-words';

/** Puts these in the place of those that are no longer needed; what other pages left stays. */
export function keepLastWords(
	words: readonly LastWord[],
	outdated: (word: LastWord) => boolean
): void {
	try {
		const all = [...lastWords().filter((word) => !outdated(word)), ...words];
		if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
		else localStorage.removeItem(KEY);
	} catch {
		// The database was asked as well; what it does not keep, the page has said.
	}
}

/** What earlier pages left here, and other tabs that are not seen now. */
export function lastWords(): LastWord[] {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(found) ? found.filter(isLastWord) : [];
	} catch {
		return [];
	}
}

function isLastWord(value: unknown): value is LastWord {
	if (typeof value !== 'object' || value === null) return false;
	const { path, content, based, writer } = value as Partial<Record<keyof LastWord, unknown>>;
	if (typeof path !== 'string' || typeof writer !== 'string') return false;
	if (typeof based !== 'number' && based !== null) return false;
	if (typeof content !== 'object' || content === null || !('is' in content)) return false;
	if (content.is === 'text') return 'text' in content && typeof content.text === 'string';
	return content.is === 'deleted' || content.is === 'delivered';
}
