/**
 * What has failed, a line each, read from the runners' reports: told once more at the very end of `npm test`, since
 * of a long run often only the end is kept.
 *
 * Imports only what Node brings: scripts/test.mjs runs before anything is installed.
 */
import { stripVTControlCharacters } from 'node:util';

// The parts that are read of the runners' reports.
/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, error?: { message?: string } }} PlaywrightResult */
/** @typedef {{ title: string, ok: boolean, file: string, line: number, tests: { results: PlaywrightResult[] }[] }} PlaywrightSpec */
/** @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** The first line that says something, without its colours. @param {string | undefined} message */
const gist = (message = '') =>
	stripVTControlCharacters(message)
		.split('\n')
		.find((line) => line.trim() !== '')
		?.trim()
		.slice(0, 200) ?? '';

/** @param {VitestFile[]} files @param {string} root what names of files begin with in the report */
export const failedUnits = (files, root) =>
	files.flatMap((file) => {
		const where = file.name.replace(`${root}/`, '');
		if (file.assertionResults.length === 0)
			return file.status === 'failed' ? [`${where}: ${gist(file.message)}`] : [];
		return file.assertionResults
			.filter((test) => test.status !== 'passed')
			.map((test) => `${where} › ${test.fullName}: ${gist(test.failureMessages?.[0])}`);
	});

/** @param {PlaywrightSuite[]} suites @returns {string[]} */
export const failedInBrowser = (suites) =>
	suites.flatMap((suite) => [
		...suite.specs
			.filter((spec) =>
				spec.tests.some((test) => test.results.some((it) => it.status !== 'passed'))
			)
			.map((spec) => {
				const failure = spec.tests
					.flatMap((test) => test.results)
					.find((it) => it.status !== 'passed');
				return `${spec.file}:${spec.line} › ${spec.title}: ${gist(failure?.error?.message)}`;
			}),
		...failedInBrowser(suite.suites ?? [])
	]);
