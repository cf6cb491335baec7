import { expect, test } from 'vitest';
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { fileStart } from '#lib/language/source.ts';
import { say } from '#lib/language/said.ts';
import { checkingGame, checkRuleset } from './check-ruleset.ts';
import { RememberedFindings } from './RememberedFindings.ts';

const game = (id: string, start = 'play') =>
	`game: { id: ${id}, players: { min: 2, max: 3 }, start: ${start} }\nprocedures: { play: { do: [] } }\n`;
const FILES: Record<string, string> = {
	'shells/base/game.yaml': game('shells'),
	'shells/house-rules/late.yaml': 'layer: { id: late, kind: house-rule, game: shells }\n',
	'pebbles/base/game.yaml': game('pebbles'),
	'variants/late-shells.yaml': 'variant: { id: late-shells, game: shells, house-rules: [late] }\n'
};

/** The files with some others in place of what they are; '' for those that go. */
const filesWith = (others: Record<string, string> = {}) =>
	new Map(Object.entries({ ...FILES, ...others }).filter(([, text]) => text !== ''));

/** Until nothing is left to check. */
function all(remembered: RememberedFindings, files: ReadonlyMap<string, string>): Diagnostic[] {
	let found = remembered.goOn(files);
	while (found === null) found = remembered.goOn(files);
	return found;
}

test('only games whose files have changed are checked again, and what is found is what a whole check finds', () => {
	const remembered = new RememberedFindings(checkingGame);
	const steps: [Record<string, string>, checks: number][] = [
		[{}, 2],
		[{}, 2],
		[{ 'pebbles/base/game.yaml': game('pebbles', 'plya') }, 3],
		[{ 'variants/late-shells.yaml': 'variant: { id: late-shells, game: shells, edition: x }' }, 5],
		[{ 'variants/late-shells.yaml': '' }, 6],
		[{ 'variants/lost.yaml': 'variant: { id: lost, game: shels }' }, 7],
		[{ 'variants/lost.yaml': 'variant: { id: lost, game: pebbles }' }, 8],
		[{ 'pebbles/base/game.yaml': '' }, 8],
		[{ 'pebbles/base/more.yaml': 'values: { a: { is: 1 } }\n' }, 9],
		[{ 'shells/notes.yaml': 'a: 1' }, 11],
		[{ 'elsewhere.yaml': 'a: 1' }, 12],
		[{ 'variants/broken.yaml': 'variant: [' }, 12]
	];
	for (const [others, checks] of steps) {
		const files = filesWith(others);
		expect(all(remembered, files), JSON.stringify(others)).toEqual(checkRuleset(files));
		expect(remembered.checks, JSON.stringify(others)).toBe(checks);
	}
});

test('what is known is not checked, as long as the files are those', () => {
	const remembered = new RememberedFindings(checkingGame);
	const known = finding('ref/unknown-game', { range: fileStart('pebbles/base/game.yaml') }, say`x`);
	remembered.know('shells', filesWith(), []);
	remembered.know('pebbles', new Map([['pebbles/base/game.yaml', game('pebbles')]]), [known]);
	expect(all(remembered, filesWith())).toEqual([known]);
	// Of shells too much was known: it was not about the files of that game.
	expect(remembered.checks).toBe(1);
	expect(all(remembered, filesWith({ 'pebbles/base/more.yaml': '' }))).toEqual([known]);
	expect(all(remembered, filesWith({ 'pebbles/base/more.yaml': 'a: 1' }))).not.toContainEqual(
		known
	);
	expect(remembered.checks).toBe(2);
});

test('an edit in the middle of a check ends it, and what was begun of other games is kept', () => {
	const remembered = new RememberedFindings(checkingGame);
	expect(remembered.goOn(filesWith())).toBeNull();
	expect(remembered.checks).toBe(1);
	const edited = filesWith({ 'pebbles/base/game.yaml': game('pebbles', 'plya') });
	expect(all(remembered, edited)).toEqual(checkRuleset(edited));
});
