/** `test`: the scenarios of a game. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Command } from 'commander';
import { isError } from '#lib/language/diagnostic.ts';
import { append } from '#lib/language/tools/append.ts';
import { type Outcome, runScenario } from '#lib/scenario/run-scenario.ts';
import type { Happening } from '#lib/scenario/scenario-witness.ts';
import {
	runsOf,
	runSuite,
	type ScenarioResult,
	sizeOf,
	Stages,
	type Suite,
	type SuiteRun,
	unfitFor,
	type Watchers
} from '#lib/scenario/suite.ts';
import { listVariants, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { findingText, shown } from './terminal/shown-findings.ts';
import { WITH_RULES } from './sources/open-variant.ts';
import { CheckAgain } from './sources/check.ts';
import type { Library } from './sources/library.ts';
import { openGames, type OpenGames } from './sources/open-games.ts';
import { type Remembered, RememberedResults } from './sources/remembered-results.ts';
import { suitesOf } from './sources/suites.ts';
import { testSecrets } from './test-secrets.ts';
import { checkedText, wrongIn } from './validate.ts';
import { watch, watchOption } from './watch.ts';
import { type Printable, withProgress, works } from './terminal/terminal.ts';

interface TestOptions {
	with: string[];
	filter: string;
	secrets: boolean;
	dry?: boolean;
	watch?: boolean;
	json?: boolean;
}

export function testCommand(command: Command): void {
	command
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
		.option('--filter <text>', 'only scenarios with this in their title, file or clauses', '')
		.addOption(watchOption().conflicts(['secrets', 'dry']))
		.option('--dry', 'print what is asked and what chance gives on the way, whatever is claimed');
	works<[string[]], TestOptions>(command, test);
}

async function test([paths]: [string[]], options: TestOptions): Promise<Printable> {
	if (options.secrets) return testSecrets(paths, options.with);
	if (options.watch === true) return watchTests(paths, options);
	const { filter } = options;
	const asked = openGames(paths, options.with);
	const { library } = asked;
	if (options.dry === true) return dryRun(asked, filter);
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

/** Checks the rules and runs the scenarios that a change can affect, again and again. */
function watchTests(named: string[], options: TestOptions): Promise<Printable> {
	const check = new CheckAgain();
	const memories = new Map<string, RememberedResults>();
	return watch([named, options], async (paths) => {
		// Layers that are given alone are what is asked about.
		const alone = paths.length === 0;
		const wrong = wrongIn(alone ? options.with : paths, alone ? [] : options.with, check);
		const errors = wrong.filter(isError);
		const asked = openGames(paths, options.with);
		const all: Remembered[] = [];
		for (const { game, suite } of suitesOf(asked, options.filter)) {
			const memory = memories.get(game) ?? new RememberedResults();
			memories.set(game, memory);
			append(all, await withBar(game, suite, memory.run(asked.library.workspace, game, suite)));
		}
		const failed = all.flatMap(({ result }) => (result.passed ? [] : [result]));
		const ran = all.filter((remembered) => remembered.ran).length;
		return [
			...checkedText(check),
			...errors.map(findingText),
			...failuresInWords(failed, asked.library),
			`${ran} ran, ${all.length - ran} could not be affected`,
			`${all.length - failed.length} passed, ${failed.length} failed`
		].join('\n');
	});
}

/** What comes up in scenarios: for authors who want to know what there is to answer and to script. */
function dryRun(asked: OpenGames, filter: string): Printable {
	const { library } = asked;
	const scenarios = suitesOf(asked, filter).flatMap(({ game, suite }) => {
		const stages = new Stages(library.workspace, game);
		const variants = listVariants(library.workspace).map(({ id }) => id);
		return runsOf(suite, variants).map((run) => {
			const { title: scenario, range } = run.scenario;
			const about = { scenario, file: library.at(range.file), line: range.start.line };
			const { failures, course } = cameUp(stages, run);
			const findings = library.opened(failures);
			return { ...about, edition: run.edition, course, findings };
		});
	});
	const text = scenarios.flatMap(({ scenario, file, line, edition, course, findings }) => [
		`${scenario}${edition === null ? '' : ` (${edition})`}, ${file}:${line}`,
		...course.map((happening) => `    ${inWords(happening)}`),
		...findings.map((found) => `    ${findingText(found)}`)
	]);
	const data = {
		scenarios: scenarios.map(({ findings, ...rest }) => ({
			...rest,
			findings: findings.map(shown)
		}))
	};
	return { ok: scenarios.length > 0, text: text.join('\n'), data };
}

/** With why it cannot be run, or what is not as it claims. */
function cameUp(stages: Stages, run: SuiteRun): Pick<Outcome, 'course' | 'failures'> {
	const unfit = unfitFor(run);
	if (unfit !== null) return { failures: unfit.failures, course: [] };
	const stage = stages.of(run.scenario, run.edition);
	if ('findings' in stage) return { failures: stage.findings, course: [] };
	return runScenario(stage, run.scenario);
}

function inWords(it: Happening): string {
	switch (it.what) {
		case 'answered':
			return `${it.seat} answers ${it.question}: ${it.answers.join(', ')}`;
		case 'left':
			return `${it.seat} is left one answer to ${it.question}`;
		case 'open':
			return `${it.seat} is asked ${it.question}: ${it.answers.join(', ')}`;
		case 'rolled':
			return `dice for ${it.purpose}${it.by === null ? '' : `, by ${it.by}`}: ${it.dice.join(', ')}`;
		case 'drawn':
			return `drawn from ${it.from}: ${it.pieces.join(', ')}`;
		case 'shuffled':
			return `shuffled ${it.zone}, from its top: ${it.pieces.join(', ')}`;
		case 'picked':
			return `picked for ${it.purpose}: ${it.elements.join(', ')}`;
	}
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
	return withBar(game, suite, runSuite(workspace, game, suite, watchers));
}

/** Takes results as they come, and says how far it is. */
function withBar<Result>(game: string, suite: Suite, coming: Iterable<Result>): Promise<Result[]> {
	return withProgress(game, sizeOf(suite), async (bar) => {
		const results: Result[] = [];
		for (const result of coming) {
			results.push(result);
			bar.advance();
			if (results.length % 20 === 0) await breathe();
		}
		return results;
	});
}
