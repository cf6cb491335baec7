/**
 * In games of a delivered ruleset a counter is made stronger, by 1, 2 and 4: it is found as often as the laboratory promises
 * for so many games. What differs there is no bell: in most games the counter lies in nobody's row, and where bots answer
 * otherwise because of it, anything may follow.
 */
import { beforeAll, expect, it } from 'vitest';
import { Stream } from '#lib/bots/stream.ts';
import { measuresIn } from '#lib/lab/compare/measures.ts';
import { playPair } from '#lib/lab/compare/play-pair.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { differenceOf } from '#lib/lab/statistics/paired.ts';
import { pairsNeeded, powerOf, type Sought, USUAL_POWER } from '#lib/lab/statistics/power.ts';
import type { ExtraFile } from '#lib/ruleset/workspace/workspace.ts';
import { isWhole } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';

const GAME = 'kings-and-creatures';
const HERO = 'pieces.hero-69.figures';
const SHOWN = 2;
const LEVEL = 0.05;
const GAMES = isWhole() ? 3000 : 300;
const TRIALS = 1000;
/** Means of fewer are not spread as those of many are, where most games do not differ at all: docs/lab.md tells how far promises hold. */
const FEW = 30;

const laboratoryOf = (layers: ExtraFile[]): Laboratory => {
	const { program } = loadProgram({ variant: GAME, players: 4, with: [], layers });
	return new Laboratory(nodeCode(program));
};
const usual = laboratoryOf([]);

/** By how much more figures lie on the table in each pair of games, on average of the seats. */
function differences(more: number): number[] {
	const text = JSON.stringify({
		layer: { id: 'stronger', kind: 'patch', game: GAME },
		change: { [HERO]: { expect: SHOWN, set: SHOWN + more } }
	});
	const stronger = laboratoryOf([{ path: 'stronger', text }]);
	const setup = { seed: 'planted', bots: ['greedy' as const], maxRounds: 0, record: true };
	const pairs = Array.from({ length: GAMES }, (_, game) => playPair(usual, stronger, game, setup));
	const figures = measuresIn(pairs.flatMap(({ a, b }) => [a, b])).find(
		({ id }) => id === 'figures'
	)!;
	return pairs.map(({ a, b }) => figures.of(b)! - figures.of(a)!);
}

const mean = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is known of a counter that is so much stronger. */
interface Planted {
	more: number;
	played: number[];
	sought: Sought;
}

const planted: Planted[] = [];
beforeAll(() => {
	for (const more of [1, 2, 4]) {
		const played = differences(more);
		const difference = mean(played);
		const deviation = Math.sqrt(mean(played.map((score) => (score - difference) ** 2)));
		planted.push({ more, played, sought: { difference, deviation, level: LEVEL, steps: false } });
	}
});

it('the stronger it is, the more it does, and the fewer games are needed', () => {
	const [first, two, four] = planted.map(({ sought }) => sought.difference);
	expect(first).toBeGreaterThan(0);
	expect(two).toBeGreaterThan(first!);
	expect(four).toBeGreaterThan(two!);
	const needed = planted.map(({ sought }) => pairsNeeded(sought)!);
	expect(needed).toEqual(needed.toSorted((a, b) => b - a));
});

it.each([USUAL_POWER, 0.5])('is found in so many games as often as promised: %d', (power) => {
	for (const { more, played, sought } of planted) {
		const needed = pairsNeeded(sought, power)!;
		const chance = new Stream(`${more} ${power}`);
		let found = 0;
		for (let trial = 0; trial < TRIALS; trial++) {
			const some = Array.from({ length: needed }, () => played[chance.below(played.length)]!);
			if (differenceOf(some, LEVEL).p <= LEVEL) found++;
		}
		const promised = powerOf(needed, sought);
		expect(Math.abs(found / TRIALS - promised)).toBeLessThan(needed < FEW ? 0.1 : 0.05);
	}
});
