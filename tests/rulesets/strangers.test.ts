/**
 * Games that people wrote who had only the documents: each is sound, its scenarios hold, and bots play it to its end.
 * `npm test` takes a sample of them; `TEST_SIZE=whole npm run unit -- tests/rulesets/strangers.test.ts` all.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { checkGiven } from '../../src/cli/sources/check.ts';
import { givenAt } from '../../src/cli/sources/given-path.ts';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { openGames } from '../../src/cli/sources/open-games.ts';
import { suitesOf } from '../../src/cli/sources/suites.ts';
import { findingText } from '../../src/cli/terminal/shown-findings.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { runSuite } from '#lib/scenario/suite.ts';
import { entriesOf, filesBelow, layOut, readArchive } from '../archive.ts';

const all = readArchive(join(import.meta.dirname, 'strangers.txtar'));
const laidOut = mkdtempSync(join(tmpdir(), 'thingsmith-strangers-'));
afterAll(() => rmSync(laidOut, { recursive: true }));

describe.each(sampleOf('games of strangers', entriesOf(all), 3))('%s', (game) => {
	const folder = join(laidOut, game);
	beforeAll(() => layOut(filesBelow(all, game), folder));

	test('is sound', () => {
		expect(checkGiven([givenAt(folder)], []).map(findingText)).toEqual([]);
	});

	test('does what its scenarios say', () => {
		const asked = openGames([folder], []);
		const results = suitesOf(asked, '').flatMap(({ game: id, suite }) => [
			...runSuite(asked.library.workspace, id, suite)
		]);
		expect(results.length).toBeGreaterThan(5);
		expect(results.flatMap(({ failures }) => failures.map(findingText))).toEqual([]);
	});

	test('is played to its end by bots', () => {
		const { program } = loadProgram({ variant: folder, with: [] });
		const laboratory = new Laboratory(nodeCode(program));
		for (let game = 0; game < 3; game++) {
			const record = laboratory.play(game, {
				seed: 'strangers',
				bots: ['random'],
				maxRounds: 0,
				record: false
			});
			expect([record.finished, record.problems]).toEqual([true, []]);
		}
	});
});
