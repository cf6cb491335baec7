/** The rules that a page on paper is about, found. */
import type { Rulebook } from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

export interface FoundBook {
	name: string;
	book: Rulebook;
	index: RulesIndex;
}
