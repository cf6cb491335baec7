import { expect, test } from 'vitest';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import { fileTree } from './file-tree.ts';

const at = { line: 1, column: 1, offset: 0 };
const finding = (file: string, severity: Diagnostic['severity']): Diagnostic => ({
	code: 'shape/step',
	severity,
	message: '',
	said: say`Wrong`,
	range: { file, start: at, end: at },
	related: [],
	fixes: [],
	missing: null
});

test('folders hold their files and count what is wrong below them', () => {
	const paths = ['one/base/a.yaml', 'one/base/b.yaml', 'one/text/en.yaml', 'variants/x.yaml'];
	const tree = fileTree(paths, [finding('one/base/b.yaml', 'error')], '');
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
