/**
 * `npm test`: every check, and of the tests those of the day, cheap ones first; `npm run test:whole`: every test there is.
 * `--fast` leaves the browser out.
 * Plain Node >= 20: installs what is missing, Chromium included. A failed stage does not stop the next ones.
 * The last lines name once more what has failed; the very last one is the sum: `N passed, N failed`.
 */
import fs from 'node:fs';
import { at, ensureBuilt, ensureInstalled, root, run, start, Trouble } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';
import { failedInBrowser, failedUnits } from './failed-names.mjs';
import { isWhole, sampleOf, SEED } from './sample.mjs';

const REPORTS = '.cache/test';
/** A runner that is still at work then hangs: on a loaded machine tests take many times as long as on a quiet one. */
const MINUTES = 900;

/** @typedef {{ passed: number, failed: number, which: string[] }} Count `which`: what has failed, a line each */
/** @typedef {{ name: string, run: () => Promise<Count> }} Stage */
/** @typedef {Stage[][]} Lanes They run at the same time, the stages of one after another: each of these keeps one core busy. */

// The parts that are read of the runners' reports.
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: import('./failed-names.mjs').VitestFile[] }} VitestReport */
/** @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats */
/** @typedef {{ stats: PlaywrightStats, errors: { message: string }[], suites: import('./failed-names.mjs').PlaywrightSuite[] }} PlaywrightReport */
/** @typedef {{ scenarios: number, passed: number, failures: { file: string, line: number }[] }} ScenarioReport */

/** @param {boolean} good @returns {Count} */
const countOf = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, which: [] });

/**
 * A runner's own count, which an exit code can only make worse: a runner that fails, or that ran nothing, has failed.
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
const counted = ({ passed, failed, which }, code) => ({
	passed,
	which,
	failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed
});

/**
 * Commands that must all succeed; together they count as one test. What one writes comes in one piece, since others may run
 * at the same time.
 * @param {string} name
 * @param {string[][]} commands
 * @returns {Stage}
 */
const check = (name, ...commands) => ({
	name,
	async run() {
		for (const [command = '', ...args] of commands) {
			const { code, stdout } = await run(command, args, { capture: true });
			process.stdout.write(stdout);
			if (code !== 0) return countOf(false);
		}
		return countOf(true);
	}
});

/**
 * A test runner that leaves a JSON report, in which `count` finds the numbers.
 * @template Report
 * @param {string} name
 * @param {string[]} command
 * @param {(report: Report) => Count} count
 * @returns {Stage}
 */
const runner = (name, [command = '', ...args], count) => ({
	name,
	async run() {
		const file = at(`${REPORTS}/${name}.json`);
		fs.rmSync(file, { force: true });
		const { code } = await run(command, args, {
			env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_LEFT_OUT: isWhole() ? '' : leftOut() },
			minutes: MINUTES
		});
		if (!fs.existsSync(file)) return countOf(false);
		return counted(count(/** @type {Report} */ (JSON.parse(fs.readFileSync(file, 'utf8')))), code);
	}
});

/** The tests of a folder that need no browser. @param {string} name @param {string[]} args @returns {Stage} */
const units = (name, ...args) =>
	runner(
		name,
		[
			'vitest',
			'run',
			...args,
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${REPORTS}/${name}.json`
		],
		(/** @type {VitestReport} */ { testResults, ...report }) => ({
			passed: report.numPassedTests,
			which: failedUnits(testResults, root),
			// A test that does not run proves nothing; a file that cannot be loaded has failed without having one.
			failed:
				report.numFailedTests +
				report.numPendingTests +
				report.numTodoTests +
				testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
					.length
		})
	);

/** Files below a folder, with `/` between their names. @param {string} folder @param {RegExp} named */
const filesIn = (folder, named) =>
	fs.existsSync(at(folder))
		? fs
				.readdirSync(at(folder), { recursive: true })
				.map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
				.filter((file) => named.test(file))
				.sort()
		: [];

/** The scenarios of all rulesets, or some files of them, through the command line as an author runs them. @type {Stage} */
const scenarios = {
	name: 'scenarios',
	async run() {
		const some = sampleOf(
			'scenarios',
			filesIn('rulesets', /^rulesets\/[^/]+\/tests\/.*\.yaml$/),
			3
		);
		const files = isWhole() ? [] : some;
		const { code, stdout } = await run('node', ['src/cli/main.mjs', 'test', ...files, '--json'], {
			capture: true,
			minutes: MINUTES
		});
		try {
			const report = /** @type {ScenarioReport} */ (JSON.parse(stdout));
			for (const failure of report.failures) console.log(JSON.stringify(failure, null, 2));
			console.log(`${report.passed} of ${report.scenarios} scenarios passed`);
			// A scenario of which nothing is told has not passed.
			const { scenarios: all, passed, failures } = report;
			const which = failures.map(({ file, line }) => `${file}:${line}`);
			return counted({ passed, failed: all - passed, which }, code);
		} catch (error) {
			console.error(`thingsmith test --json gave no report: ${error}\n${stdout.slice(0, 2000)}`);
			return countOf(false);
		}
	}
};

/** @param {string} name @param {() => Promise<unknown>} work @returns {Stage} */
const task = (name, work) => ({
	name,
	async run() {
		await work();
		return countOf(true);
	}
});

/** @returns {(Stage | Lanes)[]} */
const fast = () => [
	[
		[check('lint', ['eslint', '--max-warnings', '0', '.'])],
		[
			check('format', ['prettier', '--log-level', 'warn', '--check', '.']),
			check(
				'types',
				['svelte-kit', 'sync'],
				[
					'svelte-check',
					'--tsconfig',
					'./tsconfig.json',
					'--fail-on-warnings',
					'--output',
					'human'
				],
				['tsc', '-p', 'src/workers/offline']
			),
			check('rulesets', ['node', 'src/cli/main.mjs', 'validate']),
			scenarios
		]
	],
	// Beside the code, and counted where there is time for it: what they do not run has no test of its own.
	units('unit', 'src/', ...(isWhole() ? ['--coverage'] : [])),
	// Of the whole, in long games: counting what they run would take as long again.
	units('system', 'tests/')
];

/** Flows without which nothing is worth a look. */
const EVERY_DAY = ['smoke', 'play', 'policy'].map((name) => `tests/e2e/${name}.test.ts`);

/** Files of flows: those of every day, and of the others every tenth. */
function flows() {
	if (isWhole()) return [];
	const others = filesIn('tests/e2e', /\.test\.ts$/).filter((file) => !EVERY_DAY.includes(file));
	return [...EVERY_DAY, ...sampleOf('flows', others, 10)];
}

/** Files whose tests start processes, or play for a minute: of these an eighth each day, in `npm run test:whole` all. */
const LONG = [
	'src/cli/anywhere',
	'src/cli/cli',
	'src/cli/hooks',
	'src/cli/laboratory/compare',
	'src/cli/laboratory/counter',
	'src/cli/laboratory/orders',
	'src/cli/laboratory/sweep',
	'src/cli/laboratory/trial-bouts',
	'src/cli/laboratory/tune',
	'src/cli/layer-commands',
	'src/cli/new-game',
	'src/cli/results/foreign-files',
	'src/cli/results/results',
	'src/cli/sources/disk',
	'src/cli/upgrade',
	'src/lib/game-server/failing-rules',
	'src/lib/language/editing/edit-text',
	'src/lib/ruleset/report/composed-yaml',
	'tests/docs/authors-guide',
	'tests/docs/first-game',
	'tests/docs/studies',
	'tests/hidden/guessing',
	'tests/hidden/planted',
	'tests/hostile/command-line',
	'tests/hostile/hostile-texts',
	'tests/laboratory/bots',
	'tests/laboratory/planted',
	'tests/matrix/matrix',
	'tests/npm-test/npm-test',
	'tests/queue/foreign-redis',
	'tests/queue/queue',
	'tests/rulesets/click',
	'tests/rulesets/editions',
	'tests/rulesets/option-texts',
	'tests/rulesets/own-names',
	'tests/rulesets/perft',
	'tests/rulesets/scenarios',
	'tests/rulesets/templates',
	'tests/upgrade/upgrade',
	'tests/variants/variants'
].map((name) => `${name}.test.ts`);

/** Those of them that wait for another day. */
function leftOut() {
	const today = sampleOf('long tests', LONG, 8);
	return LONG.filter((file) => !today.includes(file)).join(',');
}

/** @returns {(Stage | Lanes)[]} */
const browser = () => [
	[
		[
			task('chromium', async () => {
				process.env['CHROMIUM_PATH'] = await ensureChromium();
				console.log(process.env['CHROMIUM_PATH']);
			})
		],
		[task('build', ensureBuilt)]
	],
	runner(
		'browser',
		[
			...['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...flows()],
			'--reporter=list,json'
		],
		(/** @type {PlaywrightReport} */ { stats, errors, suites }) => ({
			passed: stats.expected,
			which: [...failedInBrowser(suites), ...errors.map(({ message }) => message)],
			failed: stats.unexpected + stats.flaky + stats.skipped + errors.length
		})
	)
];

/** @param {Stage | Lanes} step @returns {Promise<(Count & { name: string })[]>} */
async function performed(step) {
	if (!Array.isArray(step)) return [{ name: step.name, ...(await perform(step)) }];
	const lanes = step.map(async (stages) => {
		const counts = [];
		for (const stage of stages) counts.push(...(await performed(stage)));
		return counts;
	});
	return (await Promise.all(lanes)).flat();
}

/** @param {Stage} stage @returns {Promise<Count>} */
async function perform(stage) {
	console.log(`\n== ${stage.name}`);
	const began = performance.now();
	const count = await stage.run().catch((error) => {
		console.error(error instanceof Trouble ? error.message : error);
		return countOf(false);
	});
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	console.log(`-- ${stage.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
	return count;
}

start(async () => {
	const args = process.argv.slice(2);
	const unknown = args.find((argument) => argument !== '--fast' && argument !== '--whole');
	if (unknown)
		throw new Trouble(`Unknown argument ${unknown}. Usage: npm test [-- --fast] [-- --whole]`);
	if (args.includes('--whole')) process.env['TEST_SIZE'] = 'whole';
	const size = isWhole()
		? 'All tests there are.'
		: `The sample of ${SEED}. The same again: TEST_SEED=${SEED} npm test. Everything: npm run test:whole.`;
	console.log(size);
	const total = { passed: 0, failed: 0 };
	/** @type {string[]} */
	const which = [];
	try {
		await ensureInstalled();
		fs.mkdirSync(at(REPORTS), { recursive: true });
		for (const step of [...fast(), ...(args.includes('--fast') ? [] : browser())]) {
			for (const { name, ...count } of await performed(step)) {
				total.passed += count.passed;
				total.failed += count.failed;
				if (count.failed > 0)
					which.push(`✘ ${name}`, ...count.which.map((failure) => `  ✘ ${failure}`));
			}
		}
	} catch (error) {
		console.error(error instanceof Trouble ? error.message : error);
		total.failed += 1;
	}
	for (const line of which) console.log(line);
	if (total.failed > 0) console.log(size);
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	process.exit(total.failed === 0 ? 0 : 1);
});
