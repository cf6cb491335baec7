/** Whoever writes a rule can tell what everything is for: nothing of a base or edition is without its line. */
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { composeGame, listGames, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import type { TreeNode } from '#lib/language/tree.ts';

const workspace = workspaceOf();
const SECTIONS = ['events', 'values', 'procedures', 'actions', 'zones'];
const delivered = listGames(workspace).flatMap((game) =>
	gameLayers(workspace.files, game)
		.filter(({ kind }) => kind === 'base' || kind === 'edition')
		.map(({ id, kind }) => ({ game, layers: kind === 'base' ? [] : [id], name: `${game} ${id}` }))
);

/** Windows that are opened below a node, and whether the step says what for. */
function offersBelow(node: TreeNode, found = new Map<string, boolean>()): Map<string, boolean> {
	if (node.node === 'list') for (const item of node.items) offersBelow(item, found);
	if (node.node !== 'map') return found;
	const offer = childOf(node, 'offer');
	if (offer?.node === 'scalar') {
		const told = childOf(node, 'about') !== undefined;
		found.set(offer.text, told || found.get(offer.text) === true);
	}
	for (const { value } of node.entries.values()) offersBelow(value, found);
	return found;
}

function hashOf(files: Workspace['files'], game: string, layers: string[]): string {
	const composition = composeGame({ files }, game, layers);
	return rulesHash(link(composition, playersOf(composition).max).program!);
}

describe.each(delivered)('$name', ({ game, layers }) => {
	const { tree } = composeGame(workspace, game, layers);

	it.each(SECTIONS)('says what its %s are for', (section) => {
		const mute = entriesOf(childOf(tree, section)).filter(
			([, { value }]) => childOf(value, 'about') === undefined
		);
		expect(mute.map(([id]) => id)).toEqual([]);
	});

	it('says what its fields are for', () => {
		const fields = entriesOf(childOf(tree, 'fields')).flatMap(([, { value }]) => entriesOf(value));
		const mute = fields.filter(([, { value }]) => childOf(value, 'about') === undefined);
		expect(mute.map(([id]) => id)).toEqual([]);
	});

	it('says what its windows are for', () => {
		const mute = [...offersBelow(tree)].filter(([, told]) => !told);
		expect(mute).toEqual([]);
	});

	it('plays the same without these lines', () => {
		const bare = new Map(
			[...workspace.files].map(([path, text]) => [
				path,
				text.replaceAll(/^ *about: .*\n|(?<=[{,] )about: ("[^"]*"|'[^']*'|[^,"]*), /gm, '')
			])
		);
		expect([...bare.values()].some((text) => text.includes('about: '))).toBe(false);
		expect(hashOf(bare, game, layers)).toBe(hashOf(workspace.files, game, layers));
	});
});
