/** "Did you mean ...?" */
import { distance } from 'fastest-levenshtein';
import { type Fix, fixing } from './diagnostic.ts';
import type { SourceRange } from './source.ts';
import { NOTHING, type Said, say } from './said.ts';

/** Longer ones are no slips of anything. */
const LONGEST_WORD = 200;

/** A third of the word may be wrong; short words may have one slip. */
function tolerance(word: string): number {
	return Math.max(1, Math.floor(word.length / 3));
}

/** Letters to change; two letters that changed places are the most likely slip of all. */
function slips(word: string, candidate: string): number {
	const d = distance(word, candidate);
	return d === 2 && isSwap(word, candidate) ? 0.5 : d;
}

function isSwap(a: string, b: string): boolean {
	if (a.length !== b.length) return false;
	const at = [...a].findIndex((letter, i) => letter !== b[i]);
	return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** The candidate the author most likely meant, or null. The first of equally near ones. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
	let best: string | null = null;
	let bestDistance = tolerance(word) + 1;
	if (word.length > LONGEST_WORD) return null;
	for (const candidate of candidates) {
		if (candidate === word) continue;
		// As many letters as they differ in length have to change at least.
		if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
		const d = slips(word.toLowerCase(), candidate.toLowerCase());
		if (d < bestDistance) {
			best = candidate;
			bestDistance = d;
		}
	}
	return best;
}

/** All candidates, those first that share words with what was written, then those that differ in the fewest letters. */
export function nearestFirst(word: string, candidates: readonly string[]): string[] {
	const wanted = new Set(word.toLowerCase().split('-'));
	const rated = candidates.map((candidate) => {
		const small = candidate.toLowerCase();
		const shared = small.split('-').filter((part) => wanted.has(part)).length;
		return { candidate, shared, apart: slips(word.toLowerCase(), small) };
	});
	return rated
		.sort((a, b) => b.shared - a.shared || a.apart - b.apart)
		.map(({ candidate }) => candidate);
}

/** For the end of a message. */
export function hintOf(meant: string | null): Said {
	return meant === null ? NOTHING : say`file/did-you-mean: ; did you mean "${meant}"?`;
}

/** As many names that are like a word can be read at a glance. */
const MOST_LIKE_IT = 3;

/** Candidates that share a word of three letters or more with what was written, the nearest first. */
function alike(word: string, candidates: Iterable<string>): string[] {
	if (word.length > LONGEST_WORD) return [];
	const parts = new Set(word.toLowerCase().split('-'));
	const sharing = [...candidates].filter((candidate) =>
		candidate.split('-').some((part) => part.length >= 3 && parts.has(part.toLowerCase()))
	);
	return nearestFirst(word, sharing).slice(0, MOST_LIKE_IT);
}

/** The hint for the end of a message, and the quick fixes, when something near enough or with a word in common exists. */
export function didYouMean(
	word: string,
	candidates: Iterable<string>,
	range: SourceRange
): { hint: Said; fixes: Fix[] } {
	const meant = nearest(word, candidates);
	const others = meant === null ? alike(word, candidates) : [];
	const ways = meant === null ? others : [meant];
	return {
		hint: others.length > 0 ? say`file/similar: ; similar: ${others.join(', ')}` : hintOf(meant),
		fixes: ways.map((text) =>
			fixing(say`word/change-to-word: Change to "${text}"`, [{ range, text }])
		)
	};
}
