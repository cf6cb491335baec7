/** The layers of the delivered games: order never matters, and what says nothing changes nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { composeGame, listGames, type ExtraFile } from '#lib/ruleset/workspace/workspace.ts';

const workspace = workspaceOf();

function built(game: string, ids: readonly string[], extra: ExtraFile[] = []) {
	const { max } = playersOf(composeGame(workspace, game, ids, extra));
	return build((without) => composeGame(workspace, game, ids, extra, { without }), max);
}

describe.each(sampleOf('layers of games', listGames(workspace), 3))('%s', (game) => {
	const layers = gameLayers(workspace.files, game);
	const rules = layers.filter(({ kind }) => kind === 'house-rule').map(({ id }) => id);
	const editions = layers.filter(({ kind }) => kind === 'edition').map(({ id }) => id);

	test('house rules may be named in any order', () => {
		const some = fc
			.shuffledSubarray(rules, { maxLength: Math.min(5, rules.length) })
			.map((ids) => [...new Set(ids.flatMap((id) => withRequirements(layers, id)))]);
		const twice = some.chain((ids) =>
			fc.tuple(
				fc.constantFrom(...(editions.length > 0 ? editions : [null])),
				fc.constant(ids),
				fc.shuffledSubarray(ids, { minLength: ids.length })
			)
		);
		fc.assert(
			fc.property(twice, ([edition, ids, again]) => {
				const [first, other] = [ids, again].map((list) =>
					built(game, edition === null ? list : [...list, edition])
				);
				expect(other!.program?.hash).toBe(first!.program?.hash);
				const left = ({ composition }: typeof first & object) =>
					composition.leftOut.map(({ layer }) => layer).sort();
				expect(left(other!)).toEqual(left(first!));
			}),
			{ numRuns: 12 }
		);
	});

	test('a layer that says of every value what it is already changes nothing', () => {
		const plain = built(game, editions.slice(0, 1));
		const { tree } = plain.composition;
		const lines = entriesOf(childOf(tree, 'values'))
			.filter(([, { value }]) => textOf(childOf(value, 'is')) !== null)
			.map(([id]) => `  values.${id}.is: { wrap: it }`);
		const choices = entriesOf(childOf(tree, 'options')).map(
			([id, { value }]) => `  ${id}: ${textOf(childOf(value, 'default'))}`
		);
		const text = [
			`layer: { id: identity, kind: house-rule, game: ${game} }`,
			...(lines.length > 0 ? ['change:', ...lines] : []),
			...(choices.length > 0 ? ['choose:', ...choices] : [])
		].join('\n');
		const same = built(game, editions.slice(0, 1), [{ path: 'identity.yaml', text }]);
		expect(same.composition.leftOut).toEqual([]);
		expect(same.program?.hash).toBe(plain.program?.hash);
		const empty = { path: 'empty.yaml', text: `layer: { id: empty, game: ${game} }` };
		expect(built(game, editions.slice(0, 1), [empty]).program?.hash).toBe(plain.program?.hash);
	});
});
