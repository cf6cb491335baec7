/** Linked rules, where they have arrived. */
import { symbolsOf } from '#lib/ruleset/names/later-names.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { type Stage, stageOf } from '#lib/scenario/run-scenario.ts';
import type { LinkedRules } from './rules-server.ts';

export function programIn({ program }: Pick<LinkedRules, 'program'>): Program {
	return JSON.parse(program) as Program;
}

/** For scenarios and trials. */
export function stageIn(rules: LinkedRules): Stage {
	const program = programIn(rules);
	return stageOf(program, symbolsOf(program, rules.names));
}
