import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { inEnglish } from '#lib/language/said.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { LabTally } from '#lib/lab/report/LabTally.ts';
import { outlineOf } from '#lib/lab/report/outline.ts';
import { NO_LAYOUT } from '#lib/ruleset/program/layout.ts';
import { sweepFigures } from './comparison-figures.ts';
import { drawChart } from './draw.ts';
import { namedChart } from './named-chart.ts';
import type { Figure, Label } from './figure.ts';
import { reportFigures } from './report-figures.ts';

const read = (label: Label): string => ('name' in label ? label.name : inEnglish(label));
const drawn = ({ chart }: Figure): string => drawChart(chart, { width: 600, read });

function figures(games: number): Figure[] {
	const standings = { by: [{ of: 'score', least: false }], parts: [] };
	const layout = { ...NO_LAYOUT, roundField: 'round', standings };
	const rules = { ...pebbles(3, 24), layout };
	const laboratory = new Laboratory(interpretedCode(rules));
	const setup = { seed: '1', bots: ['random' as const], maxRounds: 0, record: false, tell: true };
	const tally = new LabTally(outlineOf(rules));
	for (let game = 0; game < games; game++) tally.add(laboratory.play(game, setup));
	return reportFigures(tally.report());
}

test('a report has a figure for each thing that is told, in words and numbers as well', () => {
	const all = figures(20);
	expect(all.map(({ id }) => id)).toEqual(['seats', 'lengths', 'curve score']);
	const [seats, lengths, score] = all as [Figure, Figure, Figure];
	expect(seats.table.rows.map(([seat]) => read(seat as Label))).toEqual(['p1', 'p2', 'p3']);
	expect(inEnglish(lengths.summary)).toBe(
		'24 rounds on average; half of 20 games take 24 at most, 95 % take 24 at most.'
	);
	expect(score.table.rows).toHaveLength(24);
	for (const { table } of all) {
		for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
	}
});

test('a drawing shows each name, and takes its colours from the page', () => {
	for (const figure of figures(20)) {
		const svg = drawn(figure);
		expect(svg).toMatch(/^<svg /);
		expect(svg).toContain('var(--chart-first)');
		// No other one of the library's; a line that is filled with one shows nothing of it.
		expect(svg.match(/(?<!fill=)"#[0-9a-f]{3,6}"/gi) ?? []).toEqual([]);
		if (figure.chart.kind !== 'intervals') continue;
		for (const { label } of figure.chart.rows) expect(svg).toContain(`>${read(label)}<`);
	}
});

test('a chart whose words have been read is drawn the same', () => {
	for (const { chart } of figures(12)) {
		const said = (label: Label): string => ('name' in label ? label.name : '');
		const named = namedChart(chart, read);
		expect(drawChart(named, { width: 500, read: said })).toBe(
			drawChart(chart, { width: 500, read })
		);
	}
});

test('the same numbers are drawn the same', () => {
	const [first, other] = [figures(12), figures(12)].map((all) => all.map(drawn));
	expect(first).toEqual(other);
});

test('a name that looks like markup stays a name', () => {
	const [figure] = sweepFigures('<img src=x onerror=alert(1)>', [
		{
			label: '1',
			value: 1,
			games: 2,
			measured: [{ id: 'a', kind: 'number', estimate: { mean: 1, low: 0, high: 2 } }],
			differences: []
		},
		{
			label: '2',
			value: 2,
			games: 2,
			measured: [{ id: 'a', kind: 'number', estimate: { mean: 3, low: 2, high: 4 } }],
			differences: []
		}
	]);
	expect(drawn(figure!)).not.toContain('<img');
	expect(drawn(figure!)).toContain('&lt;img');
});
