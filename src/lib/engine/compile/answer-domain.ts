/** The domains of `choose`: what can be answered, and where the answer is kept. */
import type { ChooseIR, DomainIR } from '#lib/ruleset/program/step-ir.ts';
import type { Assembler } from './routine.ts';
import { compileRoot } from './compile-expression.ts';
import { compilePath } from './path-domain.ts';
import { compileSetRoot } from './compile-set.ts';
import {
	allHold,
	compileRequirements,
	type Condition,
	firstFailure,
	type RefusedCandidate
} from '#lib/engine/machine/decision-point.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Options } from '#lib/engine/state/legal-answers.ts';

export interface Domain {
	enumerate(m: Machine, seat: number, options: Options): void;
	/** `offset` is the seat when several answer at once. */
	store(m: Machine, offset: number, options: Options, picks: readonly number[]): void;
	refusals(m: Machine): RefusedCandidate[];
}

export function compileDomain(a: Assembler, step: ChooseIR): Domain {
	const at = LOCALS + step.as;
	const conditions = compileRequirements(a.machine, step.requires);
	const { optional, domain } = step;
	switch (domain.kind) {
		case 'one':
			return oneOf(a, domain, at, conditions, optional);
		case 'subset':
			return subsetOf(a, domain, at, conditions);
		case 'amount':
			return amount(a, domain, at, conditions);
		case 'options':
			return namedOptions(a, domain, at, conditions, optional);
		case 'path':
			return compilePath(a, domain, at, conditions, optional);
	}
}

/** Writes the word of a single pick; declining and having nothing to choose give none. */
export function storeWord(at: number): Domain['store'] {
	return (m, offset, options, picks) => {
		const pick = picks[0] ?? -1;
		const word = pick < 0 || pick >= options.count ? -1 : options.codes[pick]!;
		m.write(m.fp + at + offset, word);
	};
}

/** Runs `look` for each candidate with the candidate in its frame word, and puts the old word back. */
export function withCandidates(
	m: Machine,
	at: number,
	start: number,
	end: number,
	look: (word: number) => void
): void {
	const address = m.fp + at;
	const old = m.mem[address]!;
	const before = m.poolTop;
	m.poolTop = end;
	for (let i = start; i < end; i++) {
		const word = m.pool[i]!;
		m.poke(address, word);
		look(word);
	}
	m.poolTop = before;
	m.poke(address, old);
}

function refusalsAmong(
	m: Machine,
	at: number,
	fill: (m: Machine, at: number) => number,
	conditions: Condition[]
): RefusedCandidate[] {
	const refused: RefusedCandidate[] = [];
	withCandidates(m, at, m.poolTop, fill(m, m.poolTop), (word) => {
		const requirement = firstFailure(m, conditions);
		if (requirement !== null) refused.push({ code: [word], requirement });
	});
	return refused;
}

function oneOf(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'one' }>,
	at: number,
	conditions: Condition[],
	optional: boolean
): Domain {
	const fill = compileSetRoot(a.machine, domain.from);
	return {
		enumerate(m, seat, options) {
			options.reset(seat, 'one', 1);
			options.optional = optional;
			const start = m.poolTop;
			const end = fill(m, start);
			if (conditions.length === 0) {
				for (let i = start; i < end; i++) options.add(m.pool[i]!);
				return;
			}
			withCandidates(m, at, start, end, (word) => {
				if (allHold(m, conditions)) options.add(word);
			});
		},
		store: storeWord(at),
		refusals: (m) => refusalsAmong(m, at, fill, conditions)
	};
}

function subsetOf(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'subset' }>,
	at: number,
	conditions: Condition[]
): Domain {
	const fill = compileSetRoot(a.machine, domain.from);
	const min = compileRoot(a.machine, domain.min);
	const max = compileRoot(a.machine, domain.max);
	const { words } = domain;
	return {
		enumerate(m, seat, options) {
			options.reset(seat, 'subset', 1);
			withCandidates(m, at, m.poolTop, fill(m, m.poolTop), (word) => {
				if (allHold(m, conditions)) options.add(word);
			});
			options.max = Math.max(0, Math.min(max(m), options.count));
			options.min = Math.max(0, Math.min(min(m), options.max));
		},
		store(m, offset, options, picks) {
			const base = m.fp + at + offset * words;
			for (let w = 0; w < words; w++) {
				let bits = 0;
				for (const pick of picks) {
					const element = options.codes[pick]!;
					if (element >>> 5 === w) bits |= 1 << (element & 31);
				}
				m.write(base + w, bits);
			}
		},
		refusals: (m) => refusalsAmong(m, at, fill, conditions)
	};
}

function amount(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'amount' }>,
	at: number,
	conditions: Condition[]
): Domain {
	if (conditions.length > 0) throw new Error('an amount has bounds, not requirements');
	const min = compileRoot(a.machine, domain.min);
	const max = compileRoot(a.machine, domain.max);
	return {
		enumerate(m, seat, options) {
			options.reset(seat, 'amount', 1);
			options.min = min(m);
			options.max = Math.max(options.min, max(m));
		},
		store(m, offset, _options, picks) {
			m.write(m.fp + at + offset, picks[0] ?? 0);
		},
		refusals: () => []
	};
}

function namedOptions(
	a: Assembler,
	domain: Extract<DomainIR, { kind: 'options' }>,
	at: number,
	common: Condition[],
	optional: boolean
): Domain {
	const each = domain.options.map((option) => [
		...common,
		...compileRequirements(a.machine, option.requires)
	]);
	return {
		enumerate(m, seat, options) {
			options.reset(seat, 'options', 1);
			options.optional = optional;
			each.forEach((conditions, ordinal) => {
				if (allHold(m, conditions)) options.add(ordinal);
			});
		},
		store: storeWord(at),
		refusals: (m) =>
			each.flatMap((conditions, ordinal) => {
				const requirement = firstFailure(m, conditions);
				return requirement === null ? [] : [{ code: [ordinal], requirement }];
			})
	};
}
