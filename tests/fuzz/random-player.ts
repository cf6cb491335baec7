/** A player for tests: uniform over the legal answers, from a stream of its own. */
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';

/** A small generator for tests (mulberry32): integers in 0..n-1. */
export function testRandom(seed: number): (n: number) => number {
	let state = seed | 0;
	return (n) => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % n;
	};
}

export function randomPicks(options: LegalAnswers, pick: (n: number) => number): number[] {
	if (options.kind === 'amount') return [options.min + pick(options.max - options.min + 1)];
	if (options.kind !== 'subset') return [pick(options.size)];
	const size = options.min + pick(options.max - options.min + 1);
	const members = Array.from({ length: options.count }, (_, i) => i);
	for (let i = 0; i < size; i++) {
		const j = i + pick(members.length - i);
		[members[i], members[j]] = [members[j]!, members[i]!];
	}
	return members.slice(0, size);
}
