/** What can be answered is looked at one by one, each in the frame word in which the answer will be kept. */
import type { Fill, RefusedCandidate } from '#lib/engine/machine/code.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { elementsOf } from '#lib/language/tools/bits.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import { type Condition, firstFailure } from './requirements.ts';

export interface Domain {
	enumerate(m: Runtime, seat: number, legal: LegalAnswers): void;
	/** `offset` is the seat when several answer at once. */
	store(m: Runtime, offset: number, legal: LegalAnswers, picks: readonly number[]): void;
	/** Whether what is stored is legal still: one of the answers, or nothing where there is nothing to choose. */
	holds(m: Runtime, offset: number, legal: LegalAnswers): boolean;
	refusals(m: Runtime): RefusedCandidate[];
}

/** Writes the word of a single pick; declining and having nothing to choose give none. */
export function storeWord(at: number): Domain['store'] {
	return (m, offset, legal, picks) => {
		const pick = picks[0] ?? -1;
		const word = pick < 0 || pick >= legal.count ? -1 : legal.codes[pick]!;
		m.write(m.fp + at + offset, word);
	};
}

/** Whether the word of a single pick is still among the answers. */
export function holdsWord(at: number): Domain['holds'] {
	return (m, offset, legal) => {
		const word = m.mem[m.fp + at + offset]!;
		return legal.pickOf(word) >= 0 || (word < 0 && legal.count === 0);
	};
}

/** The members of a bit set of `words` words. */
export function membersAt(m: Runtime, address: number, words: number): number[] {
	return elementsOf(m.mem.subarray(address, address + words));
}

/** Runs `look` for each candidate with the candidate in its frame word, and puts the old word back. */
export function withCandidates(
	m: Runtime,
	at: number,
	start: number,
	end: number,
	look: (word: number) => void
): void {
	const address = m.fp + at;
	const before = m.poolTop;
	m.poolTop = end;
	m.spend(end - start);
	const old = m.mem[address]!;
	try {
		for (let i = start; i < end; i++) {
			const word = m.pool[i]!;
			m.poke(address, word);
			look(word);
		}
	} finally {
		m.poke(address, old);
	}
	m.poolTop = before;
}

export function refusalsAmong(
	m: Runtime,
	at: number,
	fill: Fill,
	conditionsOf: (word: number) => readonly Condition[]
): RefusedCandidate[] {
	const refused: RefusedCandidate[] = [];
	withCandidates(m, at, m.poolTop, fill(m, m.poolTop), (word) => {
		const requirement = firstFailure(m, conditionsOf(word));
		if (requirement !== null) refused.push({ code: [word], requirement });
	});
	return refused;
}
