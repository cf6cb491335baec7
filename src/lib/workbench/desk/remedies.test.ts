import { expect, test } from 'vitest';
import { beside, type Diagnostic, finding, fixing } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import { fileStart } from '#lib/language/source.ts';
import { placed, publishedFindings } from '#lib/rules-server/findings-for-editors.ts';
import { remediesFor } from './remedies.ts';

const composed = {
	chosen: ['old', 'wide', 'long'],
	layerOf: { 'g/wide.yaml': 'wide', 'g/long.yaml': 'long', 'variants/mine.yaml': 'variant:mine' }
};
const told = (found: Diagnostic) => placed(publishedFindings([found]))[0]!;
const edit = (file: string) => fixing(say`${file}`, [{ range: fileStart(file), text: 'x' }]);

test('house rules that have to do with it can be left out, and only one’s own file is written', () => {
	const conflict = finding('layer/conflict', { range: fileStart('g/wide.yaml') }, say`They clash`, {
		related: [beside({ range: fileStart('g/long.yaml') }, say`here`)],
		fixes: [edit('g/wide.yaml'), edit('variants/mine.yaml')]
	});
	const { fixes } = told(conflict).data;
	expect(remediesFor(told(conflict), composed, 'variants/mine.yaml')).toEqual({
		without: ['wide', 'long'],
		fixes: [fixes[1]]
	});
	expect(fixes.map(({ title }) => title)).toEqual(['g/wide.yaml', 'variants/mine.yaml']);
});

test('what is wrong in files of the game has no remedy here', () => {
	const odd = finding('layer/conflict', { range: fileStart('g/base.yaml') }, say`Odd`);
	expect(remediesFor(told(odd), composed, 'variants/mine.yaml')).toEqual({
		without: [],
		fixes: []
	});
});
