/** `npm test` in a folder whose tools only say what they are told to: what does not run, or proves nothing, has failed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const FAST = ['format', 'lint', 'types', 'rulesets', 'scenarios', 'unit', 'system'];
const ALL = [...FAST, 'chromium', 'build', 'browser'];

const UNIT = {
	numPassedTests: 5,
	numFailedTests: 0,
	numPendingTests: 0,
	numTodoTests: 0,
	testResults: [
		{
			name: 'a.test.ts',
			status: 'passed',
			message: '',
			assertionResults: [{ status: 'passed', fullName: 'holds' }]
		}
	]
};
const SYSTEM = { ...UNIT, numPassedTests: 2 };
const BROWSER = {
	stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
	errors: [],
	suites: []
};
const SCENARIOS = { scenarios: 4, passed: 4, failures: [] };

// A dozen processes one after the other, on a loaded machine.
let folder: string;
const at = (file: string): string => path.join(folder, file);

function write(file: string, text: string, mode = 0o644): void {
	fs.mkdirSync(path.dirname(at(file)), { recursive: true });
	fs.writeFileSync(at(file), text, { mode });
}

const tool = (name: string, script: string) =>
	write(`node_modules/.bin/${name}`, `#!/bin/sh\n${script}\n`, 0o755);

/** The tests beside the code, which come out like this; those of the whole system are all well. */
const unit = (report: object, code = 0) => {
	write('unit.json', JSON.stringify(report));
	write('system.json', JSON.stringify(SYSTEM));
	tool(
		'vitest',
		`case "$*" in
			(*src?*) cp unit.json .cache/test/unit.json; exit ${code};;
			(*) cp system.json .cache/test/system.json;;
		esac`
	);
};
const browser = (report: object, code = 0) => {
	write('browser.json', JSON.stringify(report));
	tool('playwright', `cp browser.json "$PLAYWRIGHT_JSON_OUTPUT_FILE"; exit ${code}`);
};
const scenarios = (report: string, code = 0) =>
	write(
		'src/cli/main.mjs',
		`if (process.argv[2] === 'test') console.log(${JSON.stringify(report)});
		process.exitCode = process.argv[2] === 'test' ? ${code} : 0;`
	);

beforeEach(() => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), 'thingsmith-npm-test-'));
	for (const script of ['test', 'bootstrap', 'chromium', 'failed-names', 'sample'])
		write(`scripts/${script}.mjs`, fs.readFileSync(`${ROOT}/scripts/${script}.mjs`, 'utf8'));
	for (const lock of ['package-lock.json', 'node_modules/.package-lock.json'])
		write(lock, '{ "packages": {} }');
	write('package.json', '{ "type": "module" }');
	write('node_modules/$app/tsconfig.json', '{}');
	write('scripts/generate.ts', '');
	write('build/handler.js', '');
	for (const name of ['prettier', 'eslint', 'svelte-kit', 'svelte-check', 'tsc', 'vite', 'chrome'])
		tool(name, 'exit 0');
	unit(UNIT);
	browser(BROWSER);
	scenarios(JSON.stringify(SCENARIOS));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** What it says of every stage, the sum, and its exit code. */
function npmTest(...args: string[]) {
	return npmTestOf(null, ...args);
}

function npmTestOf(seed: string | null, ...args: string[]) {
	const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
		cwd: folder,
		encoding: 'utf8',
		env: {
			PATH: [path.dirname(process.execPath), '/usr/bin', '/bin'].join(path.delimiter),
			CHROMIUM_PATH: at('node_modules/.bin/chrome'),
			...(seed === null ? {} : { TEST_SEED: seed })
		}
	});
	const stages = [...stdout.matchAll(/^-- (\w+): (\d+) passed, (\d+) failed/gm)];
	const bad = stages.flatMap(([, name = '', , failed]): [string, number][] =>
		failed === '0' ? [] : [[name, Number(failed)]]
	);
	return {
		code: status,
		// Of stages that run at the same time either may be over first.
		stages: stages.map(([, name = '']) => name).sort((a, b) => ALL.indexOf(a) - ALL.indexOf(b)),
		failed: Object.fromEntries(bad),
		named: stdout.split('\n').filter((line) => line.trimStart().startsWith('✘')),
		samples: stdout.split('\n').filter((line) => /^(The sample of|All tests)/.test(line)),
		sum: stdout.trimEnd().split('\n').at(-1)
	};
}

test('runs every stage, and says how many tests passed', () => {
	expect(npmTest()).toEqual({
		code: 0,
		stages: ALL,
		failed: {},
		named: [],
		samples: [expect.stringMatching(/^The sample of \d{4}-\d\d-\d\d\. The same again: TEST_SEED=/)],
		// Six checks and tasks, and what the four runners count.
		sum: `${6 + 5 + 2 + 4 + 3} passed, 0 failed`
	});
	expect(npmTest('--fast')).toMatchObject({ code: 0, stages: FAST, sum: '15 passed, 0 failed' });
});

describe('takes of many that are alike', () => {
	/** With what each runner was called. */
	function calls(seed: string | null, ...args: string[]) {
		for (const name of ['play', 'art', 'edit', 'lab', 'mine', 'notes', 'save', 'time', 'variant'])
			write(`tests/e2e/${name}.test.ts`, '');
		for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
			write(`rulesets/x/tests/${name}.yaml`, '');
		tool('playwright', `echo "$@" > flows; cp browser.json "$PLAYWRIGHT_JSON_OUTPUT_FILE"`);
		tool(
			'vitest',
			`echo "$@" "$TEST_SIZE" >> units; cp unit.json .cache/test/unit.json; cp unit.json .cache/test/system.json`
		);
		write(
			'src/cli/main.mjs',
			`import fs from 'node:fs';
			if (process.argv[2] === 'test') {
				fs.writeFileSync('scenarios', process.argv.join(' '));
				console.log(${JSON.stringify(JSON.stringify(SCENARIOS))});
			}`
		);
		fs.rmSync(at('units'), { force: true });
		const { code } = npmTestOf(seed, ...args);
		expect(code).toBe(0);
		const read = (file: string): string => fs.readFileSync(at(file), 'utf8');
		return {
			flows: read('flows').match(/\w+(?=\.test\.ts)/g) ?? [],
			scenarios: read('scenarios').match(/\w(?=\.yaml)/g) ?? [],
			units: read('units')
		};
	}

	test('some, by the seed that is given, and the same ones again', () => {
		const some = calls('one');
		expect(some.flows.length).toBeGreaterThan(3);
		expect(some.flows.length).toBeLessThan(7);
		expect(some.flows).toContain('play');
		expect(some.scenarios.length).toBeGreaterThan(1);
		expect(some.scenarios.length).toBeLessThan(4);
		expect(some.units).not.toContain('--coverage');
		expect(calls('one')).toEqual(some);
		const days = ['two', 'three', 'four'].map((seed) => JSON.stringify(calls(seed)));
		expect(days.some((other) => other !== JSON.stringify(some))).toBe(true);
	});

	test('all of them, with the floors of coverage, where it is asked for the whole', () => {
		const { flows, scenarios, units } = calls(null, '--whole');
		// A runner that is given no files takes all.
		expect([flows, scenarios]).toEqual([[], []]);
		expect(units).toContain('--coverage');
		expect(units.match(/whole/g)).toHaveLength(2);
		expect(npmTest('--whole').samples).toEqual(['All tests there are.']);
	});

	test('and says at the end of a run that failed how it is repeated', () => {
		unit(UNIT, 1);
		const { samples } = npmTestOf('one');
		expect(samples).toEqual([expect.stringContaining('TEST_SEED=one'), samples[0]]);
	});
});

test('does not take arguments that it does not know', () => {
	expect(npmTest('--quick')).toMatchObject({ code: 1, stages: [] });
});

test('begins nothing where what the code reads cannot be made', () => {
	write('scripts/generate.ts', 'process.exitCode = 1;');
	expect(npmTest()).toMatchObject({ code: 1, stages: [], sum: '0 passed, 1 failed' });
});

describe('a stage has failed', () => {
	test.each([
		['prettier', 'format'],
		['eslint', 'lint'],
		['svelte-kit', 'types'],
		['svelte-check', 'types'],
		['tsc', 'types'],
		['vite', 'build'],
		['playwright', 'browser']
	])('whose command is missing: %s', (command, stage) => {
		fs.rmSync(at(`node_modules/.bin/${command}`));
		expect(npmTest()).toMatchObject({ code: 1, stages: ALL, failed: { [stage]: 1 } });
	});

	test('whose command is missing, of two stages', () => {
		fs.rmSync(at('node_modules/.bin/vitest'));
		expect(npmTest()).toMatchObject({ code: 1, stages: ALL, failed: { unit: 1, system: 1 } });
	});

	test('whose program is missing', () => {
		fs.rmSync(at('src/cli/main.mjs'));
		expect(npmTest('--fast').failed).toEqual({ rulesets: 1, scenarios: 1 });
	});

	test.each<[string, () => void, string]>([
		['vitest', () => tool('vitest', 'exit 0'), 'unit'],
		['vitest', () => tool('vitest', 'exit 0'), 'system'],
		['playwright', () => tool('playwright', 'exit 0'), 'browser'],
		['thingsmith test', () => scenarios(''), 'scenarios']
	])('that leaves no report: %s', (_, prepare, stage) => {
		// Nor does the report of an earlier run count.
		write('.cache/test/unit.json', JSON.stringify(UNIT));
		write('.cache/test/system.json', JSON.stringify(SYSTEM));
		write('.cache/test/browser.json', JSON.stringify(BROWSER));
		prepare();
		expect(npmTest()).toMatchObject({ code: 1, failed: { [stage]: 1 } });
	});

	test.each<[string, () => void, Record<string, number>]>([
		['vitest skips', () => unit({ ...UNIT, numPendingTests: 2 }), { unit: 2 }],
		['vitest has to do', () => unit({ ...UNIT, numTodoTests: 1 }), { unit: 1 }],
		['vitest fails', () => unit({ ...UNIT, numFailedTests: 3 }, 1), { unit: 3 }],
		['playwright skips', () => stats({ skipped: 2 }), { browser: 2 }],
		['playwright tries twice', () => stats({ flaky: 1 }), { browser: 1 }],
		['playwright fails', () => stats({ unexpected: 1 }), { browser: 1 }],
		[
			'a scenario is told of neither way',
			() => scenarios(JSON.stringify({ ...SCENARIOS, passed: 3 })),
			{ scenarios: 1 }
		]
	])('with every test that does not pass: %s', (_, prepare, failed) => {
		prepare();
		expect(npmTest()).toMatchObject({ code: 1, failed });
	});

	test.each<[string, () => void, string]>([
		['vitest', () => unit({ ...UNIT, numPassedTests: 0, testResults: [] }), 'unit'],
		['playwright', () => stats({ expected: 0 }), 'browser'],
		[
			'thingsmith test',
			() => scenarios(JSON.stringify({ ...SCENARIOS, scenarios: 0, passed: 0 })),
			'scenarios'
		]
	])('that has no tests: %s', (_, prepare, stage) => {
		prepare();
		expect(npmTest()).toMatchObject({ code: 1, failed: { [stage]: 1 } });
	});

	test('whose runner says so, whatever it counts: a floor that was broken, an error after the tests', () => {
		unit(UNIT, 1);
		browser(BROWSER, 1);
		scenarios(JSON.stringify(SCENARIOS), 1);
		expect(npmTest().failed).toEqual({ unit: 1, browser: 1, scenarios: 1 });
	});

	test('with a file of tests that cannot be loaded, and with an error outside of tests', () => {
		const unread = {
			name: 'b.test.ts',
			status: 'failed',
			message: 'No such file',
			assertionResults: []
		};
		unit({ ...UNIT, testResults: [unread] });
		browser({ ...BROWSER, errors: [{ message: 'no server' }] });
		expect(npmTest()).toMatchObject({
			failed: { unit: 1, browser: 1 },
			named: ['✘ unit', '  ✘ b.test.ts: No such file', '✘ browser', '  ✘ no server']
		});
	});

	test('and is named once more at the end, with the first line of what it said', () => {
		const broken = {
			status: 'failed',
			fullName: 'sum adds',
			failureMessages: ['\u001b[31mexpected 2\u001b[39m\n    at a.test.ts:3']
		};
		const [file] = UNIT.testResults;
		const assertionResults = [...(file?.assertionResults ?? []), broken];
		const name = `${fs.realpathSync(folder)}/src/a.test.ts`;
		unit({ ...UNIT, numFailedTests: 1, testResults: [{ ...file, name, assertionResults }] }, 1);
		const spec = (title: string, status: string, message = '') => ({
			title,
			ok: status === 'passed',
			file: 'play.test.ts',
			line: 7,
			tests: [{ results: [{ status, error: { message } }] }]
		});
		const inner = {
			specs: [spec('is lost', 'timedOut', 'Test timeout'), spec('is won', 'passed')]
		};
		const suites = [{ specs: [], suites: [inner] }];
		browser({ ...BROWSER, stats: { ...BROWSER.stats, unexpected: 1 }, suites }, 1);
		const red = { file: 'rulesets/a/tests/b.yaml', line: 12, findings: [] };
		scenarios(JSON.stringify({ ...SCENARIOS, passed: 3, failures: [red] }), 1);
		expect(npmTest().named).toEqual([
			'✘ scenarios',
			'  ✘ rulesets/a/tests/b.yaml:12',
			'✘ unit',
			'  ✘ src/a.test.ts › sum adds: expected 2',
			'✘ browser',
			'  ✘ play.test.ts:7 › is lost: Test timeout'
		]);
	});
});

const stats = (more: Partial<(typeof BROWSER)['stats']>) =>
	browser({ ...BROWSER, stats: { ...BROWSER.stats, ...more } });
