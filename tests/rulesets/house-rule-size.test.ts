/**
 * A house rule is as long as what it changes: at most a fifth more lines than the composed game has new or old ones with
 * it. Comments, empty lines and headings do not count.
 */
import { describe, expect, it } from 'vitest';
import { composedYaml } from '#lib/ruleset/report/composed-yaml.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { composeGame, listGames } from '#lib/ruleset/workspace/workspace.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';

const workspace = workspaceOf();

/** `values:`, `change:`: where something stands, not what it says. */
const SECTION = /^[a-z]+:$/;

function linesOf(text: string): string[] {
	return text
		.split('\n')
		.filter((line) => !SECTION.test(line))
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('#'));
}

/** Without the header, which no composed game has: who the layer is, and what it goes with. */
function rulesOf(text: string): string {
	return text.replace(/^layer:.*\n(?:[ \t].*\n)*/m, '');
}

/** Lines of the second text that the first does not have, each as often as it is there. */
function newLines(before: readonly string[], after: readonly string[]): number {
	const known = new Map<string, number>();
	for (const line of before) known.set(line, (known.get(line) ?? 0) + 1);
	let found = 0;
	for (const line of after) {
		const left = known.get(line) ?? 0;
		if (left > 0) known.set(line, left - 1);
		else found++;
	}
	return found;
}

const rules = listGames(workspace).flatMap((game) =>
	gameLayers(workspace.files, game)
		.filter(({ kind }) => kind === 'house-rule')
		.map((layer) => ({ game, layer }))
);

describe('the size of a house rule', () => {
	it.each(rules.map((rule) => [rule.layer.id, rule] as const))('%s', (id, { game, layer }) => {
		const layers = withRequirements(gameLayers(workspace.files, game), id);
		const composed = (ids: string[]): string[] => {
			return linesOf(composedYaml(composeGame(workspace, game, ids)));
		};
		const without = composed(layers.filter((candidate) => candidate !== id));
		const including = composed(layers);
		const changed = Math.max(newLines(without, including), newLines(including, without));
		const written = layer.files.flatMap(({ path }) =>
			linesOf(rulesOf(workspace.files.get(path) ?? ''))
		).length;
		expect(written).toBeLessThanOrEqual(changed * 1.2);
	});
});
