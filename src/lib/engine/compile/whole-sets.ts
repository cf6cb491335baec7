/** A choice among sets: all subsets for which a condition over the whole of them holds (`such-that:`). */
import type { DomainIR } from '#lib/ruleset/program/step-ir.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { MOST_ANSWERS } from '#lib/ruleset/program/game-limits.ts';
import type { Assembler } from './assembler.ts';
import { type Domain, membersAt, refusalsAmong, withCandidates } from './candidates.ts';
import { allHold, type Condition } from './requirements.ts';

type Subset = Extract<DomainIR, { kind: 'subset' }> & { such: ExprIR };

/** An answer is one whole set, so that nothing can be begun that leads nowhere. The smaller sets come first. */
export function wholeSets(
	a: Assembler,
	{ from, min, max, such, words }: Subset,
	at: number,
	conditions: Condition[]
): Domain {
	const fill = a.evaluator.set(from);
	const fewest = a.evaluator.expression(min);
	const most = a.evaluator.expression(max);
	const holds = a.evaluator.expression(such);
	return {
		enumerate(m, seat, legal) {
			const members: number[] = [];
			withCandidates(m, at, m.poolTop, fill(m, m.poolTop), (word) => {
				if (allHold(m, conditions)) members.push(word);
			});
			const last = Math.min(most(m), members.length);
			legal.reset(seat, 'sets', Math.max(1, last));
			inPlaceOf(m, at, words, () => {
				for (let size = Math.max(0, fewest(m)); size <= last; size++) {
					eachOf(m, at, members, size, (set) => {
						if (holds(m) === 0) return;
						if (legal.count >= MOST_ANSWERS) m.tooManyAnswers();
						const to = legal.room();
						for (let i = 0; i < legal.stride; i++) legal.codes[to + i] = set[i] ?? -1;
					});
				}
			});
		},
		store(m, offset, legal, picks) {
			const to = m.fp + at + offset * words;
			const bits = new Int32Array(words);
			for (const element of legal.members(picks[0] ?? -1))
				bits[element >>> 5]! |= 1 << (element & 31);
			bits.forEach((word, w) => m.write(to + w, word));
		},
		holds(m, offset, legal) {
			const members = membersAt(m, m.fp + at + offset * words, words);
			return legal.pickOfSet(new Set(members)) >= 0 || members.length + legal.count === 0;
		},
		refusals: (m) => refusalsAmong(m, at, fill, () => conditions)
	};
}

/** Runs `look` with the words of the answer empty, and puts the old ones back. */
function inPlaceOf(m: Runtime, at: number, words: number, look: () => void): void {
	const from = m.fp + at;
	const old = m.mem.slice(from, from + words);
	try {
		for (let w = 0; w < words; w++) m.poke(from + w, 0);
		look();
	} finally {
		old.forEach((word, w) => m.poke(from + w, word));
	}
}

/** Every set of so many members, in their order, while it lies in the frame. */
function eachOf(
	m: Runtime,
	at: number,
	members: readonly number[],
	size: number,
	look: (set: readonly number[]) => void
): void {
	const set: number[] = [];
	const turn = (element: number): void => {
		const address = m.fp + at + (element >>> 5);
		m.poke(address, m.mem[address]! ^ (1 << (element & 31)));
	};
	const from = (start: number): void => {
		if (set.length === size) {
			m.spend(1);
			look(set);
			return;
		}
		for (let i = start; i <= members.length - (size - set.length); i++) {
			const element = members[i]!;
			set.push(element);
			turn(element);
			from(i + 1);
			turn(element);
			set.pop();
		}
	};
	from(0);
}
