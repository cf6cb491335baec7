/** Two games beside each other: every rule that differs, with what each says. */
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import type { Builder } from './Builder.ts';
import type { Compared } from './rules-server.ts';
import { clausesFor, textsFor } from './rules-preview.ts';

/** Where nobody has said how many play, as many as both have room for. */
const MOST_PLAYERS = 32;

export function comparedOf(builder: Builder, from: RulesChoice, to: RulesChoice): Compared {
	const first = builder.fitting(to, MOST_PLAYERS);
	const before = builder.fitting(from, first.program?.players ?? MOST_PLAYERS);
	const after = before.program ? builder.fitting(to, before.program.players) : first;
	const diff = before.program && after.program && diffPrograms(before, after);
	const rules = diff?.rules ?? [];
	const programs = [before.program, after.program].filter((built) => built !== null);
	const texts = (program: (typeof programs)[number] | null) =>
		textsFor(rules, program ? [program] : []);
	return {
		diff,
		errors: [before, after].map(({ diagnostics }) => diagnostics.filter(isError)),
		before: texts(before.program),
		after: texts(after.program),
		clauses: clausesFor(rules, programs)
	};
}
