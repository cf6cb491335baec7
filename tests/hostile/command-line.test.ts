/**
 * Whatever file the command line is given, it says what comes of it: within five seconds of processor time, in 400 MB,
 * without a stack trace. Each file in a process of its own, so that both are really those of the file. `npm test` takes
 * of twelve files one a day, and on a slow machine more time; `TEST_SIZE=whole` takes them all, and five seconds.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { casesOf, KINDS, laidOut, namesOf, type Outcome } from './corpus.ts';
import { outcomeOf, runCommands } from './run-command.ts';

const MILLISECONDS = isWhole() ? 5000 : 30_000;
const MEGABYTES = 400;

const folder = mkdtempSync(join(tmpdir(), 'thingsmith-hostile-'));
const rulesets = join(import.meta.dirname, '../../rulesets');
const before = readdirSync(rulesets, { recursive: true }).sort();

afterAll(() => rmSync(folder, { recursive: true }));

/** The same outcome with as much of what is said as was expected. */
function comparable(found: Outcome, expected: Outcome): Outcome {
	if (!('says' in found) || !('says' in expected) || expected.says === '') return found;
	return found.says.includes(expected.says) ? { ...found, says: expected.says } : found;
}

test('there are at least twenty files of each kind, and the tables name them all', () => {
	for (const kind of KINDS) {
		const names = casesOf(kind).map(({ name }) => name);
		expect(names.toSorted()).toEqual(namesOf(kind).toSorted());
		expect(names.length).toBeGreaterThanOrEqual(20);
	}
});

describe.each(KINDS)('%s', (kind) => {
	test.concurrent.each(sampleOf(`hostile ${kind}`, casesOf(kind), 12))(
		'$name',
		async ({ name, outcome }) => {
			const runs = await runCommands(kind, laidOut({ kind, name }, folder));
			for (const { code, err, measured } of runs) {
				expect([code, err]).toEqual([outcome.what === 'plays' ? 0 : code, err]);
				expect([0, 1]).toContain(code);
				expect(err).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
				expect(measured?.milliseconds).toBeLessThanOrEqual(MILLISECONDS);
				expect(measured?.megabytes).toBeLessThanOrEqual(MEGABYTES);
			}
			const last = outcomeOf(runs.at(-1)!);
			expect(comparable(last, outcome)).toEqual(outcome);
		},
		120_000
	);
});

test('nothing was written among the delivered rules', () => {
	expect(readdirSync(rulesets, { recursive: true }).sort()).toEqual(before);
});
