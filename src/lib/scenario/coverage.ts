/** Which clauses of the rulebook are cited by definitions, and which are proved by scenarios. */
import type { Program } from '#lib/ruleset/program/program.ts';
import type { ScenarioResult } from './suite.ts';

export type ClauseState = 'exercised' | 'declared' | 'outOfScope' | 'missing';

export interface ClauseCoverage {
	id: string;
	section: string;
	text: string;
	state: ClauseState;
	/** Cited by a definition of the rules. */
	declared: boolean;
	/** Why no rule is needed, where that is so. */
	outOfScope: string | null;
	/** Titles of the passing scenarios that cite it. */
	scenarios: string[];
}

/** Over all programs (the editions of a game) together. */
export function coverageOf(
	programs: readonly Program[],
	results: readonly ScenarioResult[]
): ClauseCoverage[] {
	const cited = new Set(programs.flatMap((program) => [...citesIn(program)]));
	const proved = new Map<string, Set<string>>();
	for (const { passed, cite, scenario } of results) {
		if (!passed) continue;
		for (const id of cite) {
			const titles = proved.get(id);
			if (titles) titles.add(scenario);
			else proved.set(id, new Set([scenario]));
		}
	}
	const clauses = new Map(
		programs.flatMap((program) => program.clauses.map((clause) => [clause.id, clause] as const))
	);
	return [...clauses.values()].map(({ id, section, text, outOfScope }) => {
		const scenarios = [...(proved.get(id) ?? [])];
		const declared = cited.has(id);
		const state: ClauseState =
			scenarios.length > 0
				? 'exercised'
				: declared
					? 'declared'
					: outOfScope !== null
						? 'outOfScope'
						: 'missing';
		return { id, section, text, state, declared, outOfScope, scenarios };
	});
}

/** All `cite` lists anywhere in a program. */
function citesIn(program: Program): Set<string> {
	const found = new Set<string>();
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) {
			part.forEach(visit);
			return;
		}
		if (typeof part !== 'object' || part === null) return;
		for (const [key, value] of Object.entries(part)) {
			if (key === 'cite' && Array.isArray(value)) {
				for (const id of value) if (typeof id === 'string') found.add(id);
			} else visit(value);
		}
	};
	visit({ ...program, texts: {}, clauses: [], layout: null, art: {} });
	return found;
}
