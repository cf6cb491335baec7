/** The domains of `choose`: what can be answered, and where the answer is kept. */
import type { ChooseIR, DomainIR } from '#lib/ruleset/program/step-ir.ts';
import type { Fill } from '#lib/engine/machine/code.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import { say } from '#lib/language/said.ts';
import type { Assembler } from './assembler.ts';
import {
	type Domain,
	holdsWord,
	membersAt,
	refusalsAmong,
	storeWord,
	withCandidates
} from './candidates.ts';
import { wholeSets } from './whole-sets.ts';
import { compilePath } from './path-domain.ts';
import { allHold, compileRequirements, type Condition } from './requirements.ts';

/** `behind`: the instruction with which the rule goes on. */
export function compileDomain(a: Assembler, step: ChooseIR, behind: number): Domain {
	const at = LOCALS + step.as;
	const conditions = compileRequirements(a.evaluator, step.requires, behind);
	const { optional, domain } = step;
	switch (domain.kind) {
		case 'one':
			return oneOf(a, domain, at, conditions, step);
		case 'subset':
			return domain.such === undefined
				? subsetOf(a, domain, at, conditions)
				: wholeSets(a, { ...domain, such: domain.such }, at, conditions);
		case 'amount':
			return amount(a, domain, at, conditions);
		case 'options':
			return namedOptions(a, domain, at, conditions, optional, behind);
		case 'path':
			return compilePath(a, domain, at, conditions, optional);
	}
}

function oneOf(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'one' }>,
	at: number,
	conditions: Condition[],
	{ optional, while: whilst, path }: ChooseIR
): Domain {
	const fill = a.evaluator.set(domain.from);
	// In the word of an answer none is -1.
	const isDoubtful = domain.of === 'int' && (optional || whilst !== undefined);
	return {
		enumerate(m, seat, legal) {
			legal.reset(seat, 'one', 1);
			legal.optional = optional;
			const start = m.poolTop;
			const end = fill(m, start);
			if (isDoubtful && m.pool.subarray(start, end).some((word) => word < 0))
				m.fails(
					say`play/below-zero: ${path} may be declined or withdrawn, so no number below 0 can be chosen: choose from the numbers and nothing else, or give declining a number of its own`
				);
			if (conditions.length === 0) {
				for (let i = start; i < end; i++) legal.add(m.pool[i]!);
				return;
			}
			withCandidates(m, at, start, end, (word) => {
				if (allHold(m, conditions)) legal.add(word);
			});
		},
		store: storeWord(at),
		holds: holdsWord(at),
		refusals: (m) => refusalsAmong(m, at, fill, () => conditions)
	};
}

function subsetOf(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'subset' }>,
	at: number,
	conditions: Condition[]
): Domain {
	const fill = a.evaluator.set(domain.from);
	const min = a.evaluator.expression(domain.min);
	const max = a.evaluator.expression(domain.max);
	const { words } = domain;
	return {
		enumerate(m, seat, legal) {
			legal.reset(seat, 'subset', 1);
			withCandidates(m, at, m.poolTop, fill(m, m.poolTop), (word) => {
				if (allHold(m, conditions)) legal.add(word);
			});
			legal.max = Math.max(0, Math.min(max(m), legal.count));
			legal.min = Math.max(0, Math.min(min(m), legal.max));
		},
		store(m, offset, legal, picks) {
			const base = m.fp + at + offset * words;
			for (let w = 0; w < words; w++) {
				let bits = 0;
				for (const pick of picks) {
					const element = legal.codes[pick]!;
					if (element >>> 5 === w) bits |= 1 << (element & 31);
				}
				m.write(base + w, bits);
			}
		},
		holds(m, offset, legal) {
			const members = membersAt(m, m.fp + at + offset * words, words);
			const fits = members.length >= legal.min && members.length <= legal.max;
			return fits && members.every((member) => legal.pickOf(member) >= 0);
		},
		refusals: (m) => refusalsAmong(m, at, fill, () => conditions)
	};
}

function amount(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'amount' }>,
	at: number,
	conditions: Condition[]
): Domain {
	if (conditions.length > 0) throw new Error('an amount has bounds, not requirements');
	const min = a.evaluator.expression(domain.min);
	const max = a.evaluator.expression(domain.max);
	return {
		enumerate(m, seat, legal) {
			legal.reset(seat, 'amount', 1);
			legal.min = min(m);
			legal.max = Math.max(legal.min, max(m));
		},
		store(m, offset, _legal, picks) {
			m.write(m.fp + at + offset, picks[0] ?? 0);
		},
		holds(m, offset, { min, max }) {
			const much = m.mem[m.fp + at + offset]!;
			return much >= min && much <= max;
		},
		refusals: () => []
	};
}

function namedOptions(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'options' }>,
	at: number,
	common: Condition[],
	optional: boolean,
	behind: number
): Domain {
	const each = domain.options.map((option) => [
		...common,
		...compileRequirements(a.evaluator, option.requires, behind)
	]);
	const all: Fill = (m, start) => {
		each.forEach((_, ordinal) => (m.pool[start + ordinal] = ordinal));
		return start + each.length;
	};
	return {
		enumerate(m, seat, legal) {
			legal.reset(seat, 'options', 1);
			legal.optional = optional;
			withCandidates(m, at, m.poolTop, all(m, m.poolTop), (ordinal) => {
				if (allHold(m, each[ordinal]!)) legal.add(ordinal);
			});
		},
		store: storeWord(at),
		holds: holdsWord(at),
		refusals: (m) => refusalsAmong(m, at, all, (ordinal) => each[ordinal]!)
	};
}
