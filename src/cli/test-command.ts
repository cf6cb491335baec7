/** `test`: the scenarios of a game. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Command } from 'commander';
import { append } from '#lib/language/tools/append.ts';
import {
	type ScenarioResult,
	runSuite,
	sizeOf,
	type Suite,
	type Watchers
} from '#lib/scenario/suite.ts';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { findingText, shown } from './terminal/shown-findings.ts';
import { WITH_RULES } from './sources/load.ts';
import type { Library } from './sources/library.ts';
import { openGames } from './sources/open-games.ts';
import { suitesOf } from './sources/suites.ts';
import { testSecrets } from './test-secrets.ts';
import { type Printable, progress, works } from './terminal/terminal.ts';

interface TestOptions {
	with: string[];
	filter: string;
	secrets: boolean;
}

export function testCommand(parent: Command): void {
	const command = parent
		.command('test')
		.description("Run the scenarios of a game's rules, under every edition for which they hold.")
		.addHelpText(
			'after',
			'\nScenarios that were given are run in place of those of their game, with the layers that were given on top.'
		)
		.argument(
			'[path...]',
			'games by id or folder, and scenarios and layers, files or folders, from anywhere (default: all games of the workbench)'
		)
		.option('--with <file...>', WITH_RULES, [])
		.option(
			'--secrets',
			'instead of scenarios: whether the rules of these variants tell somebody what they hide',
			false
		)
		.option('--filter <text>', 'only scenarios with this in their title, file or clauses', '');
	works<[string[]], TestOptions>(command, test);
}

async function test([paths]: [string[]], options: TestOptions): Promise<Printable> {
	if (options.secrets) return testSecrets(paths, options.with);
	const { filter } = options;
	const asked = openGames(paths, options.with);
	const { library } = asked;
	const results: ScenarioResult[] = [];
	for (const { game, suite } of suitesOf(asked, filter)) {
		append(results, await runScenarios(library.workspace, game, suite));
	}
	const failed = results.filter(({ passed }) => !passed);
	const data = {
		scenarios: results.length,
		passed: results.length - failed.length,
		failed: failed.length,
		failures: failed.map(({ scenario, file, line, edition, cite, failures }) => ({
			scenario,
			file: library.at(file),
			line,
			edition,
			cite,
			findings: library.opened(failures).map(shown)
		}))
	};
	const lines = failuresInWords(failed, library);
	lines.push(`${data.passed} passed, ${data.failed} failed`);
	// A name without a single scenario is more likely misspelt than tested.
	const ok = failed.length === 0 && (results.length > 0 || filter === '');
	return { ok, text: lines.join('\n'), data };
}

/** Rules that cannot be run fail all their scenarios alike: that is said once. */
function failuresInWords(failed: readonly ScenarioResult[], library: Library): string[] {
	const alike = Map.groupBy(failed, ({ failures: [first], file, line, edition }) => {
		const cause = first?.code === 'scenario/rules' ? first.related[0]?.range : undefined;
		return cause ? `${cause.file}:${cause.start.offset}` : `${file}:${line} ${edition}`;
	});
	return [...alike.values()].flatMap((results) => {
		const { scenario, file, line, edition, failures } = results[0]!;
		const more = results.length - 1;
		return [
			`FAILED ${scenario}${edition === null ? '' : ` (${edition})`}, ${library.at(file)}:${line}`,
			...library.opened(failures).map((failure) => `    ${findingText(failure)}`),
			...(more > 0 ? [`    so do ${more} more, for the same reason`] : [])
		];
	});
}

export async function runScenarios(
	workspace: Workspace,
	game: string,
	suite: Suite,
	watchers?: Watchers
): Promise<ScenarioResult[]> {
	const bar = progress(game, sizeOf(suite));
	const results: ScenarioResult[] = [];
	for (const result of runSuite(workspace, game, suite, watchers)) {
		results.push(result);
		bar.advance();
		if (results.length % 20 === 0) await breathe();
	}
	bar.stop();
	return results;
}
