/** Rule files in the tree of the editor, and within which rules each is checked. */
import { expect, test } from 'vitest';
import { finding } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import { fileStart } from '#lib/language/source.ts';
import { publishedFindings } from '#lib/rules-server/findings-for-editors.ts';
import { fileTree } from './file-tree.ts';
import type { VariantInfo } from '#lib/rules-server/rules-server.ts';
import { whereChecked } from './where-checked.ts';

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

const variant = (id: string, layers: string[]): VariantInfo => ({
	id,
	game: 'shells',
	name: {},
	about: {},
	gameName: {},
	language: null,
	minPlayers: 2,
	maxPlayers: 2,
	layers,
	chosenLayers: [],
	plain: true,
	options: [],
	errors: 0
});
const variants = [variant('plain', ['base']), variant('broad', ['base', 'wide', 'variant:broad'])];
const where = (path: string) => {
	const found = whereChecked(path, variants);
	return found.how === 'variants' ? found.variants.map(({ id }) => id) : found.how;
};

test('a layer is checked within the variants that play with it', () => {
	expect(where('shells/base/game.yaml')).toEqual(['plain', 'broad']);
	expect(where('shells/house-rules/wide.yaml')).toEqual(['broad']);
	expect(where('variants/broad.yaml')).toEqual(['broad']);
});

test('one that nobody plays with, on the base; a trial under editions; what else is no layer, alone', () => {
	expect(where('shells/house-rules/deep.yaml')).toBe('base');
	expect(where('cups/base/game.yaml')).toBe('base');
	expect(where('shells/tests/a.yaml')).toBe('alone');
	expect(where('shells/trials/a.yaml')).toBe('editions');
	expect(where('shells/moves.yaml')).toBe('alone');
	expect(where('shells/templates/owl/part.yaml')).toBe('alone');
	expect(where('variants/gone.yaml')).toBe('alone');
});
