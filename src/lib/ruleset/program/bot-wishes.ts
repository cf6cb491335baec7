/** What only bots go by: the evaluation, and values that nothing else asks for. All else is the game. */
import { hashText } from '#lib/language/tools/hash.ts';
import { Reads } from './ir-reads.ts';
import { allNames } from './layout-names.ts';
import { canonical, rulesIn } from './program-hash.ts';
import type { Program } from './program.ts';

/** Two programs with the same one are the same game, position by position: their bots may want different things. */
export function gameHash(program: Program): string {
	const asked = askedByGame(program);
	const values = program.values.map((value, i) => (asked.has(i) ? value : null));
	return hashText(canonical({ ...rulesIn(program), evaluation: null, values }));
}

/** Ids of values that nothing but the evaluation asks for. */
export function wishedValues(program: Program): string[] {
	const asked = askedByGame(program);
	const wished = reachedFrom(program, program.evaluation);
	return program.values.filter((_, i) => wished.has(i) && !asked.has(i)).map(({ id }) => id);
}

/** Values that the rules ask for, or the table shows. */
function askedByGame(program: Program): Set<number> {
	const { values: _, evaluation: _wish, ...rules } = rulesIn(program);
	const shown = allNames(program.layout);
	const named = program.values.flatMap(({ id }, value) =>
		shown.has(id) ? [{ op: 'value', value }] : []
	);
	return reachedFrom(program, [rules, program.sceneConditions, named]);
}

function reachedFrom({ values }: Program, part: unknown): Set<number> {
	const reads = new Reads();
	reads.visit(part);
	// What is added while they are gone through comes along.
	for (const value of reads.values) reads.visit(values[value]);
	return reads.values;
}
