/** Condition coverage in words: which conditions of the rules scenarios have not seen both ways. */
import type { ConditionAtom, ConditionCoverage } from '#lib/scenario/condition-coverage.ts';
import type { Library } from './library.ts';

/** With files that can be opened. */
export function openedConditions(coverage: ConditionCoverage, library: Library): ConditionCoverage {
	const opened = (atoms: readonly ConditionAtom[]): ConditionAtom[] =>
		atoms.map((atom) => ({ ...atom, file: library.at(atom.file) }));
	const { onlyTrue, onlyFalse, never } = coverage;
	return {
		...coverage,
		onlyTrue: opened(onlyTrue),
		onlyFalse: opened(onlyFalse),
		never: opened(never)
	};
}

const GROUPS = [
	['onlyTrue', 'only true'],
	['onlyFalse', 'only false'],
	['never', 'never asked']
] as const;

export function conditionLines(coverage: ConditionCoverage): string[] {
	const lines = GROUPS.flatMap(([key, word]) =>
		coverage[key].map((atom) => `${word.padEnd(11)} ${atomText(atom)}`)
	);
	const { atoms, both, percent } = coverage;
	lines.push(`${both} of ${atoms} conditions seen both true and false (${percent} %)`);
	return lines;
}

function atomText({ file, line, text, rule, cite }: ConditionAtom): string {
	return `${file}:${line}: ${text} (${rule}) [${cite.join(' ')}]`;
}
