/**
 * Sixty layers of November 2026, written for five games: a copy of each is upgraded, and its scenarios are played as they were
 * written. At most two may ever ask their authors for a line.
 */
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { corpus, failuresOf, restOf, upgradedLayer } from './corpus.ts';

const FROZEN = corpus().filter(
	({ game, version }) => `${game} ${version}` !== 'kings-and-things 1'
);

/** Those that need a line by hand, by their ids: what for. */
const BY_HAND: Readonly<Record<string, string>> = {};

test('they are sixty, and two at most need a line by hand', () => {
	expect(FROZEN).toHaveLength(60);
	expect(new Set(FROZEN.map(({ game }) => game)).size).toBe(5);
	expect(Object.keys(BY_HAND).length).toBeLessThanOrEqual(2);
	expect(FROZEN.every(({ scenarios }) => scenarios !== null)).toBe(true);
});

const some = sampleOf('frozen layers', FROZEN, 4);

describe.each(some.filter(({ id }) => !Object.hasOwn(BY_HAND, id)))('$game $id', (layer) => {
	test('goes on as it was', () => {
		const upgraded = upgradedLayer(layer);
		expect(restOf(upgraded)).toEqual([]);
		expect(failuresOf(layer, upgraded)).toEqual([]);
	});
});
