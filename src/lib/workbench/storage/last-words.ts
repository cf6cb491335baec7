/**
 * What was typed in the moments before a page went away: the database may be too slow for it, and this is not. The next
 * page finds it and stores it as if it had been typed there.
 */
import type { Content } from './document.ts';

export interface LastWord {
	path: string;
	content: Content;
	/** The revision on which it is based. */
	based: number;
}

const KEY = 'thingsmith-last-words';

/** None: there is nothing left to keep. */
export function keepLastWords(words: readonly LastWord[]): void {
	try {
		if (words.length > 0) localStorage.setItem(KEY, JSON.stringify(words));
		else localStorage.removeItem(KEY);
	} catch {
		// The database was asked as well; what it does not keep, the page has said.
	}
}

/** What an earlier page left here. */
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
	const { path, content, based } = value as Partial<Record<keyof LastWord, unknown>>;
	if (typeof path !== 'string' || typeof based !== 'number') return false;
	if (typeof content !== 'object' || content === null || !('is' in content)) return false;
	if (content.is === 'text') return 'text' in content && typeof content.text === 'string';
	return content.is === 'deleted' || content.is === 'delivered';
}
