/** Hundreds of house rules, in chains and broken: what they cost grows with their number, and nothing is checked without end. */
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { MOST_LAYERS } from '#lib/ruleset/layers/layer-choice.ts';
import { build } from './build.ts';
import { checkRuleset } from './check-ruleset.ts';
import { composeGame } from './workspace.ts';

const BASE = `layer: { id: base, kind: base, game: pond }
game: { id: pond, players: { min: 1, max: 1 }, start: play }
procedures: { play: { about: The whole game., do: [{ end-game: players, reason: over }] } }
text: { en: { game: Pond, log: { over: Over }, procedures: { play: The game } } }
`;

/** A number for each rule that takes it away, and another one that asks for it. */
function numbers(count: number): string {
	const each = Array.from(
		{ length: count },
		(_, i) =>
			`  a${i}: { about: A number., is: ${i} }\n  b${i}: { about: Another number., is: a${i} + 1 }\n`
	);
	return `values:\n${each.join('')}`;
}

function game(count: number, rule: (i: number) => string, chained = true): Map<string, string> {
	const rules = Array.from({ length: count }, (_, i): [string, string] => {
		const requires = chained && i > 0 ? `, requires: [r${i - 1}]` : '';
		const header = `layer: { id: r${i}, kind: house-rule, game: pond${requires} }\n`;
		return [`pond/house-rules/r${i}.yaml`, header + rule(i)];
	});
	return new Map([
		['pond/base/game.yaml', BASE],
		['pond/base/numbers.yaml', numbers(count)],
		...rules
	]);
}

const taking = (i: number): string =>
	`change: { values.a${i}: { expect: present, remove: true } }\n`;
const setting = (i: number): string =>
	`change: { values.a${i}.is: { expect: ${i}, set: ${i + 1} } }\n`;
/** Of another type than is asked for. */
const breaking = (i: number): string =>
	`change: { values.a${i}.is: { expect: ${i}, set: 1 == 1 } }\n`;

const called = (findings: readonly Diagnostic[]): string[] =>
	findings
		.filter(({ severity }) => severity === 'error')
		.map(({ code, range }) => `${code} ${range.file}`);

/** All rules together: what is wrong, and how often they were composed to find it. */
function together(count: number, rule: (i: number) => string) {
	const files = game(count, rule);
	const ids = Array.from({ length: count }, (_, i) => `r${i}`);
	let composed = 0;
	const built = build((without) => {
		composed++;
		return composeGame({ files }, 'pond', ids, [], { without });
	}, 1);
	return { composed, out: built.composition.leftOut.length, isPlayable: built.program !== null };
}

describe('rules that all break the game', () => {
	test.each([5, 40])('%i that take away what is asked for: as often as a single one', (count) => {
		expect(together(count, taking)).toEqual({ composed: 3, out: count, isPlayable: true });
	});

	test.each([5, 40])('%i that break it otherwise: once each', (count) => {
		const { composed, ...outcome } = together(count, breaking);
		expect(outcome).toEqual({ out: count, isPlayable: true });
		expect(composed).toBeLessThanOrEqual(count + 2);
	});

	test('are each told', () => {
		const expected = Array.from(
			{ length: 12 },
			(_, i) => `layer/dangling pond/house-rules/r${i}.yaml`
		);
		expect(called(checkRuleset(game(12, taking)))).toEqual(expected.sort());
	});
});

test('more layers than go together are left out with a word', () => {
	const count = MOST_LAYERS + 20;
	const files = game(count, setting, false);
	const ids = Array.from({ length: count }, (_, i) => `r${i}`);
	const { layers, diagnostics } = composeGame({ files }, 'pond', ids);
	expect(layers).toHaveLength(MOST_LAYERS);
	expect(called(diagnostics)).toEqual([`layer/too-many pond/house-rules/r${MOST_LAYERS - 1}.yaml`]);
	expect(diagnostics.find(({ code }) => code === 'layer/too-many')?.message).toBe(
		`${count + 1} layers are chosen, and at most ${MOST_LAYERS} go together: this one is left out, and so are 20 more`
	);
});

test('of a chain without an end the first are checked, and the rest says that it is not', () => {
	const found = checkRuleset(game(MOST_LAYERS, setting));
	const unchecked = found.filter(({ code }) => code === 'layer/not-checked').length;
	expect(unchecked).toBeGreaterThan(MOST_LAYERS / 2);
	expect(called(found)).toEqual([]);
});
