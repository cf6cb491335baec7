import { expect, test } from 'vitest';
import { finding } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import { fileStart } from '#lib/language/source.ts';
import { publishedFindings } from '#lib/rules-server/findings-for-editors.ts';
import { fileTree } from './file-tree.ts';

const error = (file: string) => finding('shape/step', { range: fileStart(file) }, say`Wrong`);

test('folders hold their files and count what is wrong below them', () => {
	const paths = ['one/base/a.yaml', 'one/base/b.yaml', 'one/text/en.yaml', 'variants/x.yaml'];
	const tree = fileTree(paths, publishedFindings([error('one/base/b.yaml')]), '');
	expect(tree.map(({ name, errors }) => [name, errors])).toEqual([
		['one', 1],
		['variants', 0]
	]);
	expect(tree[0]?.entries?.[0]?.entries?.map(({ path }) => path)).toEqual(paths.slice(0, 2));
});

test('the filter keeps matching files and the folders above them', () => {
	const tree = fileTree(['one/base/a.yaml', 'one/text/en.yaml'], [], 'EN.y');
	expect(tree).toHaveLength(1);
	expect(tree[0]?.entries?.map(({ name }) => name)).toEqual(['text']);
});
