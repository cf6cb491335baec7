import { expect, it } from 'vitest';
import { LARGE, parseFile } from './parsed-file.ts';

const SMALL = 'values: {}\n';
const HUGE = SMALL + '#'.repeat(LARGE);

it('an earlier text of a file is known, when the same is typed again', () => {
	const before = parseFile('a.yaml', SMALL);
	parseFile('a.yaml', `${SMALL}# x`);
	expect(parseFile('a.yaml', SMALL)).toBe(before);
});

it('of a large file the last text is known, and no other', () => {
	const before = parseFile('a.yaml', HUGE);
	expect(parseFile('a.yaml', HUGE)).toBe(before);
	parseFile('a.yaml', `${HUGE}# x`);
	expect(parseFile('a.yaml', HUGE)).not.toBe(before);
});
