/** What `hooks` tells an author holds: the lines to begin with are valid, each of them, for every hook there is. */
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { listHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { composeGame, listGames } from '#lib/ruleset/workspace/workspace.ts';

const workspace = workspaceOf();
const games = listGames(workspace).flatMap((game) =>
	gameLayers(workspace.files, game)
		.filter(({ kind }) => kind === 'base' || kind === 'edition')
		.map(({ id, kind }) => ({ game, layers: kind === 'base' ? [] : [id], name: `${game} ${id}` }))
);

describe.each(games)('$name', ({ game, layers }) => {
	const composition = composeGame(workspace, game, layers);
	const { max } = playersOf(composition);
	const hooks = listHooks(composition, max).hooks ?? [];

	it('has hooks with lines that are valid', () => {
		expect(hooks.length).toBeGreaterThan(5);
		// Of each its own names, so that all of them can stand in one layer.
		const snippets = hooks.map(({ snippet }, i) =>
			snippet.replaceAll(/\b(my|no)-(?=[\w-]+(: \{|,|\b))/g, (all) => `x${i}-${all}`)
		);
		const folder = `${game}/house-rules/all-hooks`;
		const files = new Map(workspace.files);
		files.set(`${folder}/layer.yaml`, 'layer: { id: all-hooks, kind: house-rule }\n');
		snippets.forEach((text, i) => files.set(`${folder}/hook-${i}.yaml`, text));
		const whole = composeGame({ files }, game, [...layers, 'all-hooks']);
		const found = [...whole.diagnostics, ...link(whole, max).diagnostics].filter(isError);
		expect(
			found.map(
				({ message, range }) => `${snippets[Number(/\d+(?=\.yaml)/.exec(range.file))]} ${message}`
			)
		).toEqual([]);
		const more = listHooks(whole, max).hooks ?? [];
		const named = (all: typeof hooks) => all.filter(({ id }) => /^x\d+-my-/.test(id)).length;
		expect(named(more)).toBe(
			snippets.filter((text) => /^(values|actions|procedures):/.test(text)).length
		);
	});
});
