/** Which parts of a program are rules, and whose: for tools that look into all of them (mutants, conditions). */
import type { Program } from './program.ts';
import type { SourceIndex } from './step-ir.ts';

/** Sections whose definitions are rules. */
const RULE_SECTIONS = ['values', 'events', 'actions', 'procedures'] as const;

/** Steps that only tell what happens: without them nothing is wrong in the game. */
const SILENT_STEPS: ReadonlySet<string> = new Set(['log', 'reveal']);

export interface RuleOwner {
	/** Kind and id of the definition, `values.price`; with the requirement or effect, `actions.buy/money`. */
	rule: string;
	/** Clauses that it cites. */
	cite: string[];
	source: SourceIndex;
}

type RuleDefinition = Program[(typeof RULE_SECTIONS)[number]][number];

/** Every definition that is a rule, in the order of the program. */
export function* ruleDefinitions(program: Program): Generator<{
	section: (typeof RULE_SECTIONS)[number];
	index: number;
	definition: RuleDefinition;
	owner: RuleOwner;
}> {
	const asked = valuesOfRules(program);
	for (const section of RULE_SECTIONS) {
		for (const [index, definition] of program[section].entries()) {
			if (section === 'values' && !asked.has(index)) continue;
			const { cite, source } = definition;
			const owner = { rule: `${section}.${definition.id}`, cite, source };
			yield { section, index, definition, owner };
		}
	}
}

/** Values that the rules ask, directly or through others; what only a bot or the log asks is no rule. */
function valuesOfRules(program: Program): Set<number> {
	const asked = new Set<number>();
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null || isSilent(part)) return;
		const { op, set, value } = part as { op?: unknown; set?: unknown; value?: unknown };
		if ((op === 'value' || set === 'value') && typeof value === 'number' && !asked.has(value)) {
			asked.add(value);
			visit(program.values[value]);
		}
		Object.values(part).forEach(visit);
	};
	const { procedures, actions, events, zones, invariants, becoming } = program;
	[procedures, actions, events, zones, invariants, becoming].forEach(visit);
	return asked;
}

export function isSilent(part: object): boolean {
	return 'do' in part && typeof part.do === 'string' && SILENT_STEPS.has(part.do);
}

/** Requirements, effects and modifiers have clauses of their own. */
export function ownerOf<Owner extends RuleOwner>(item: unknown, owner: Owner): Owner {
	if (typeof item !== 'object' || item === null) return owner;
	const { cite, source, id } = item as { cite?: unknown; source?: unknown; id?: unknown };
	return {
		...owner,
		rule: typeof id === 'string' && !owner.rule.endsWith(id) ? `${owner.rule}/${id}` : owner.rule,
		cite: Array.isArray(cite) && cite.length > 0 ? (cite as string[]) : owner.cite,
		source: typeof source === 'number' ? source : owner.source
	};
}
