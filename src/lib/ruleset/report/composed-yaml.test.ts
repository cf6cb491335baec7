import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRulesets } from '../../../../tests/fixtures/read-rulesets.ts';
import { composedYaml } from './composed-yaml.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { playersOf } from './player-range.ts';
import { programHash } from '#lib/ruleset/program/program-hash.ts';
import { printed } from '#lib/ruleset/testing/testing-layers.ts';
import { composeGame, listVariants, loadVariant } from '#lib/ruleset/workspace/workspace.ts';

const workspace = {
	files: readRulesets(fileURLToPath(new URL('../../../../rulesets', import.meta.url)))
};

describe('a composed game as one file', () => {
	it.each(listVariants(workspace).map(({ id }) => id))('says the same again: %s', (id) => {
		const composition = loadVariant(workspace, id);
		const { game, options } = composition;
		const files = new Map([[`${game}/base/game.yaml`, composedYaml(composition)]]);
		const again = composeGame({ files }, game, [], [], { options });
		expect(again.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(printed(again)).toBe(printed(composition));
		const { max } = playersOf(composition);
		const [first, other] = [composition, again].map((each) => link(each, max).program);
		expect(other && programHash({ ...other, variant: id })).toBe(first?.hash ?? null);
	});
});
