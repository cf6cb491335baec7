/** Which conditions of the rules scenarios have seen hold, and which they have seen fail. */
import type { Watch } from '#lib/engine/interpret/index.ts';
import type { ConditionNotes, NotedAtom, NotedScalar } from '#lib/ruleset/names/condition-notes.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import {
	isSilent,
	ownerOf,
	ruleDefinitions,
	type RuleOwner
} from '#lib/ruleset/program/rule-parts.ts';

export interface ConditionAtom {
	file: string;
	line: number;
	/** As it is written. */
	text: string;
	/** The definition in which it stands, and the clauses that this cites. */
	rule: string;
	cite: string[];
}

export interface ConditionCoverage {
	atoms: number;
	/** Seen both true and false. */
	both: number;
	/** Rounded down to a tenth: 89.99 is not 90. */
	percent: number;
	onlyTrue: ConditionAtom[];
	onlyFalse: ConditionAtom[];
	never: ConditionAtom[];
}

interface Seen extends ConditionAtom {
	held: boolean;
	failed: boolean;
}

/** Over all programs under which scenarios are run: the same condition of the same file is one atom. */
export class Conditions {
	readonly #seen = new Map<string, Seen>();

	/** Counts the conditions of a program's rules and watches them at work; `notes` were made when it was linked. */
	watch(program: Program, notes: ConditionNotes): Watch {
		const watched = new Map<ExprIR, { seen: Seen; inverted: boolean }>();
		for (const [scalar, owner] of scalarsOf(program, notes)) {
			for (const atom of scalar.atoms.values()) {
				const seen = this.#seenOf(atom, owner);
				for (const { expr, inverted } of atom.found) {
					// What options decide is decided when the game is linked: it leaves nothing that could run.
					if (expr.op === 'const') note(seen, expr.value !== 0);
					else watched.set(expr, { seen, inverted });
				}
			}
		}
		const evaluated = (expr: ExprIR, word: number): void => {
			const found = watched.get(expr);
			if (found !== undefined) note(found.seen, (word !== 0) !== found.inverted);
		};
		return { evaluated, modified: null };
	}

	#seenOf({ key, file, line, text }: NotedAtom, { rule, cite }: RuleOwner): Seen {
		const known = this.#seen.get(key);
		if (known !== undefined) return known;
		const seen = { file, line, text, rule, cite, held: false, failed: false };
		this.#seen.set(key, seen);
		return seen;
	}

	report(): ConditionCoverage {
		const all = [...this.#seen.values()].sort(byPlace);
		const those = (held: boolean, failed: boolean): ConditionAtom[] =>
			all
				.filter((seen) => seen.held === held && seen.failed === failed)
				.map(({ file, line, text, rule, cite }) => ({ file, line, text, rule, cite }));
		const both = those(true, true).length;
		const atoms = all.length;
		return {
			atoms,
			both,
			percent: atoms === 0 ? 100 : Math.floor((both * 1000) / atoms) / 10,
			onlyTrue: those(true, false),
			onlyFalse: those(false, true),
			never: those(false, false)
		};
	}
}

function byPlace(a: ConditionAtom, b: ConditionAtom): number {
	if (a.file !== b.file) return a.file < b.file ? -1 : 1;
	return a.line - b.line;
}

function note(seen: Seen, holds: boolean): void {
	if (holds) seen.held = true;
	else seen.failed = true;
}

/** The expressions of the rules, each with the rule to which it belongs; what is only told is left out. */
function scalarsOf(program: Program, notes: ConditionNotes): Map<NotedScalar, RuleOwner> {
	const scalars = new Map<NotedScalar, RuleOwner>();
	const visit = (part: unknown, owner: RuleOwner): void => {
		if (typeof part !== 'object' || part === null || isSilent(part)) return;
		if (Array.isArray(part)) {
			for (const item of part) visit(item, ownerOf(item, owner));
			return;
		}
		if ('op' in part || 'set' in part) {
			const scalar = notes.scalarOf(part as ExprIR | SetIR);
			if (scalar !== undefined && !scalars.has(scalar)) scalars.set(scalar, owner);
		}
		for (const value of Object.values(part)) visit(value, owner);
	};
	for (const { definition, owner } of ruleDefinitions(program)) visit(definition, owner);
	return scalars;
}
