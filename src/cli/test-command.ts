/** `test`: the scenarios of a game. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Command } from 'commander';
import {
	type ScenarioResult,
	runSuite,
	sizeOf,
	type Suite,
	suiteOf,
	type Watchers
} from '#lib/scenario/suite.ts';
import { listGames, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { findingText, shown } from './findings.ts';
import { workspaceOf } from './load.ts';
import { Failure, type Printable, progress, works } from './terminal.ts';

interface TestOptions {
	filter: string;
}

export function testCommand(parent: Command): void {
	const command = parent
		.command('test')
		.description("Run the scenarios of a game's rules, under every edition for which they hold.")
		.argument('[game]', 'folder of the game (default: all games)')
		.option('--filter <text>', 'only scenarios with this in their title, file or clauses', '');
	works<[string | undefined], TestOptions>(command, test);
}

async function test([game]: [string | undefined], { filter }: TestOptions): Promise<Printable> {
	const workspace = workspaceOf();
	const results: ScenarioResult[] = [];
	for (const one of gamesOf(workspace, game)) {
		results.push(...(await runScenarios(workspace, one, suiteOf(workspace, one, filter))));
	}
	const failed = results.filter(({ passed }) => !passed);
	const data = {
		scenarios: results.length,
		passed: results.length - failed.length,
		failed: failed.length,
		failures: failed.map(({ scenario, file, line, edition, cite, failures }) => ({
			scenario,
			file,
			line,
			edition,
			cite,
			findings: failures.map(shown)
		}))
	};
	const lines = failed.flatMap(({ scenario, file, line, edition, failures }) => [
		`FAILED ${scenario}${edition === null ? '' : ` (${edition})`}, ${file}:${line}`,
		...failures.map((failure) => `    ${findingText(failure)}`)
	]);
	lines.push(`${data.passed} passed, ${data.failed} failed`);
	// A name without a single scenario is more likely misspelt than tested.
	const ok = failed.length === 0 && (results.length > 0 || filter === '');
	return { ok, text: lines.join('\n'), data };
}

export function gamesOf(workspace: Workspace, game: string | undefined): string[] {
	const games = listGames(workspace);
	if (game === undefined) return games;
	if (games.includes(game)) return [game];
	throw new Failure(`there is no game "${game}"; there are ${games.join(', ')}`, 2);
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
