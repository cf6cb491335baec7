/**
 * Scenarios of an earlier version, played with their upgraded rules: names that moved are written as they are now, and for one
 * that no longer holds it is said what it would have to say to hold.
 */
import type { Diagnostic, TextEdit } from '#lib/language/diagnostic.ts';
import { explainMoves, isMovedFinding } from '#lib/ruleset/moves/explain-moves.ts';
import type { Moves } from '#lib/ruleset/moves/moves.ts';
import { edited, editsOf } from '#lib/ruleset/upgrade/rewrite.ts';
import { type Scenario, readScenarios } from './read.ts';
import type { ScenarioResult } from './suite.ts';

export interface Played {
	/** With names as they are now. */
	named: string;
	/** The same, where scenarios that no longer hold say what is so now. */
	accepted: string;
	/** Of scenarios that hold in neither text. */
	rest: Diagnostic[];
}

/** A scenario has no more answers and claims that are other ones than this. */
const MOST_ROUNDS = 40;

/** `play`: one scenario, under every edition for which it holds. */
export function playedAnew(
	path: string,
	text: string,
	moves: Moves,
	play: (scenario: Scenario) => readonly ScenarioResult[]
): Played {
	let named = text;
	let accepted = text;
	const rest: Diagnostic[] = [];
	const count = readScenarios(path, text).length;
	for (let index = 0; index < count; index++) {
		const resultsOf = (now: string): readonly ScenarioResult[] => {
			const scenario = readScenarios(path, now)[index];
			return scenario ? play(scenario) : [];
		};
		const renaming = (results: readonly ScenarioResult[], now: string): TextEdit[] =>
			results.flatMap(({ failures }) =>
				explainMoves(failures, moves)
					.filter(isMovedFinding)
					.flatMap((finding) => editsOf(finding, path, now))
			);
		named = rounds(named, resultsOf, renaming).text;
		const before = rounds(accepted, resultsOf, renaming);
		const after = rounds(before.text, resultsOf, agreed);
		accepted = after.holds ? after.text : before.text;
		if (!after.holds) rest.push(...(before.results[0]?.failures.slice(0, 1) ?? []));
	}
	return { named, accepted, rest };
}

/** What all runs that fail would write first. */
function agreed(results: readonly ScenarioResult[]): TextEdit[] {
	const wanted = results.flatMap(({ failures, passed }) => {
		const fix = failures.flatMap(({ fixes }) => fixes)[0];
		return passed ? [] : [fix?.edits ?? []];
	});
	const [first = []] = wanted;
	const same = wanted.every((edits) => JSON.stringify(edits) === JSON.stringify(first));
	return same ? first : [];
}

function rounds(
	text: string,
	resultsOf: (text: string) => readonly ScenarioResult[],
	wanted: (results: readonly ScenarioResult[], text: string) => TextEdit[]
) {
	for (let round = 0; ; round++) {
		const results = resultsOf(text).filter(({ passed }) => !passed);
		const next = edited(text, wanted(results, text));
		if (next === text || round === MOST_ROUNDS)
			return { text, results, holds: results.length === 0 };
		text = next;
	}
}
