import { expect, test } from 'vitest';
import { readAnyFile } from './read-game-file.ts';

const read = (data: unknown) => {
	const { what, ...result } = readAnyFile(JSON.stringify(data), 'rules.json');
	if (what !== 'edits') return null;
	return result.ok ? result : result.findings.map(({ message }) => message);
};
const FORMAT = { format: 'thingsmith-edits-1' };

test('changes to rule files are read as they were handed out', () => {
	const edits = { 'shells/base/game.yaml': 'a: 1', 'variants/mine.yaml': '' };
	expect(read({ ...FORMAT, edits })).toEqual({ ok: true, edits: new Map(Object.entries(edits)) });
	expect(read({ format: 'thingsmith-game-2' })).toBeNull();
	expect(readAnyFile('no json', 'rules.json').what).toBe('game');
});

test.each([
	[{ edits: [] }, '"edits" has to be a map from paths to texts'],
	[{}, '"edits" has to be a map from paths to texts'],
	[{ edits: {}, more: 1 }, 'Unknown key "more"; a file of changes has "edits"'],
	[{ edits: { 'shells/base/game.yaml': 7 } }, 'The text of shells/base/game.yaml has to be a text'],
	[{ edits: { '../base/x.yaml': '' } }, '"../base/x.yaml" is no place for a rule file'],
	[{ edits: { '/base/x.yaml': '' } }, '"/base/x.yaml" is no place for a rule file'],
	[
		{ edits: { 'shells/base/../x.yaml': '' } },
		'"shells/base/../x.yaml" is no place for a rule file'
	],
	[{ edits: { 'notes.txt': '' } }, '"notes.txt" is no place for a rule file']
])('refuses %j', (rest, message) => {
	expect(read({ ...FORMAT, ...rest })).toEqual([message]);
});
