/** Other rules beside those that are played, as the page shows them. */
import { isError } from '#lib/language/diagnostic.ts';
import { own } from '#lib/language/tools/own.ts';
import type { BuiltGame } from '#lib/ruleset/workspace/build.ts';
import { type Difference, diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import { textId } from '#lib/ruleset/report/diff/text-id.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { linkedGame } from './linked-game.ts';
import { chosenIn, optionsOf } from './rules-info.ts';
import type { OrdersTexts, RulesPreview } from './rules-server.ts';

/** `running` and `next` are built for the same number of players, or as near as `next` allows. */
export function previewOf(running: BuiltGame, next: BuiltGame, orders: OrdersTexts): RulesPreview {
	const diff = diffPrograms(running, next);
	const { composition, program } = next;
	// A layer that is left out for its errors is one that somebody chose: the game is not what they wanted.
	const errors = next.diagnostics.filter(isError);
	const programs = [running.program, program].filter((linked) => linked !== null);
	return {
		game: errors.length === 0 ? linkedGame(next, orders) : null,
		same: diff.same === true && diff.rules.length === 0,
		errors,
		diff,
		options: optionsOf(composition),
		chosen: chosenIn(composition),
		players: playersOf(composition),
		texts: textsFor(diff.rules, programs),
		clauses: clausesFor(diff.rules, programs)
	};
}

/** Names and rule texts of what differs, and the names of all options; where both games say something, the next one. */
export function textsFor(
	rules: readonly Difference[],
	programs: readonly Program[]
): RulesPreview['texts'] {
	const paths = new Set(
		rules.flatMap((rule) => {
			const path = `${rule.section}.${textId(rule)}`;
			return [
				path,
				`${path}.name`,
				`${path}.rule`,
				...rule.cite.map((clause) => `clauses.${clause}`)
			];
		})
	);
	const texts: RulesPreview['texts'] = {};
	for (const program of programs) {
		for (const [language, all] of Object.entries(program.texts)) {
			const wanted = Object.entries(all).filter(
				([path]) => paths.has(path) || path.startsWith('options.')
			);
			texts[language] = { ...own(texts, language), ...Object.fromEntries(wanted) };
		}
	}
	return texts;
}

export function clausesFor(
	rules: readonly Difference[],
	programs: readonly Program[]
): RulesPreview['clauses'] {
	const cited = new Set(rules.flatMap(({ cite }) => cite));
	const found = new Map(
		programs
			.flatMap(({ clauses }) => clauses)
			.filter(({ id }) => cited.has(id))
			.map(({ id, text, section }) => [id, { id, text, section }])
	);
	return [...found.values()];
}
