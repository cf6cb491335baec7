/** `coverage`: what scenarios prove: the rulebook clause by clause, and the conditions of the rules. */
import type { Command } from 'commander';
import { type ClauseState, coverageOf } from '#lib/scenario/coverage.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { Conditions } from '#lib/scenario/condition-coverage.ts';
import { inEdition } from '#lib/scenario/suite.ts';
import { conditionLines, openedConditions } from './sources/conditions-text.ts';
import { failWith } from './terminal/shown-findings.ts';
import { GAME_ARGUMENT, WITH_RULES } from './sources/open-variant.ts';
import { openGame, type OpenGame } from './sources/open-games.ts';
import { layersFor, suiteWith } from './sources/suites.ts';
import { runScenarios } from './test-command.ts';
import { Failure, type Printable, works } from './terminal/terminal.ts';

const STATES: ClauseState[] = ['exercised', 'declared', 'outOfScope', 'missing'];

interface CoverageOptions {
	edition?: string;
	with: string[];
}

export function coverageCommand(command: Command): void {
	command
		.argument('<game>', GAME_ARGUMENT)
		.option('--with <file...>', `${WITH_RULES}; scenarios as well`, [])
		.option('--edition <id>', 'only the clauses and scenarios of this edition')
		.addHelpText(
			'after',
			'\nexercised: a passing scenario cites it; declared: only a definition does; missing: nothing does.\n' +
				'only true, only false, never asked: conditions that no scenario has seen otherwise.'
		);
	works<[string], CoverageOptions>(command, coverage);
}

async function coverage([name]: [string], options: CoverageOptions): Promise<Printable> {
	const asked = openGame(name, options.with);
	const { game, library } = asked;
	const all = suiteWith(asked);
	const { edition } = options;
	if (edition !== undefined && !all.editions.includes(edition)) {
		const known = all.editions.filter((candidate) => candidate !== null).join(', ') || 'none';
		throw new Failure(`there is no edition "${edition}"; there are ${known}`, 2);
	}
	const suite = edition === undefined ? all : inEdition(all, edition);
	const programs = suite.editions.map((eachEdition) => programOf(asked, eachEdition));
	const conditions = new Conditions();
	const results = await runScenarios(library.workspace, game, suite, () => conditions);
	const clauses = coverageOf(programs, results);
	const seen = openedConditions(conditions.report(), library);
	const those = (state: ClauseState) => clauses.filter((clause) => clause.state === state);
	const count = (state: ClauseState): number => those(state).length;
	const failing = results.filter(({ passed }) => !passed).length;
	const lines = clauses.map(({ id, state, scenarios, outOfScope, text }) => {
		const by = state === 'exercised' ? ` (${scenarios.length})` : '';
		return `${state.padEnd(10)} ${id}${by}  ${outOfScope ?? text}`;
	});
	lines.push(
		`${clauses.length} clauses: ${STATES.map((state) => `${count(state)} ${state}`).join(', ')}`
	);
	lines.push(...conditionLines(seen));
	if (failing > 0) lines.push(`${failing} scenarios fail and prove nothing`);
	return {
		ok: count('missing') === 0 && failing === 0,
		text: lines.join('\n'),
		data: {
			game,
			clauses: clauses.length,
			exercised: count('exercised'),
			declared: count('declared'),
			outOfScope: those('outOfScope').map(({ id, outOfScope }) => ({ id, reason: outOfScope })),
			missing: those('missing').map(({ id }) => id),
			failingScenarios: failing,
			byClause: clauses,
			conditions: seen
		}
	};
}

function programOf({ library, game }: OpenGame, edition: string | null): Program {
	const layers = edition === null ? [] : [edition];
	const composition = composeGame(library.workspace, game, layers, layersFor(library, game));
	const { program, diagnostics } = link(composition, playersOf(composition).max);
	if (program === null) failWith(library.opened([...composition.diagnostics, ...diagnostics]));
	return program;
}
