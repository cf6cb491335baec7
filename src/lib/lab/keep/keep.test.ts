import { describe, expect, test } from 'vitest';
import { inEnglish } from '#lib/language/said.ts';
import { chaptersOf } from './told-chapters.ts';
import { gamesCsv } from './games-csv.ts';
import { HOSTILE, keptRun } from './kept-run.test.fixture.ts';
import { runPage } from './page.ts';
import { DARK, LIGHT } from './page-style.ts';
import { readRun, runText } from './read-run.ts';

const run = keptRun(12);

describe('kept games as a file', () => {
	test('are read as they were written', () => {
		expect(readRun(runText(run))).toEqual({ ok: true, run });
	});

	const [game] = run.games;
	test.each([
		['{"format":', 'it is no JSON, or not all of it is there'],
		['[]', 'nothing in it says so'],
		['null', 'nothing in it says so'],
		['{"format":"thingsmith-game-2"}', 'its format is "thingsmith-game-2", not "thingsmith-run-1"'],
		[{ kind: 'guess' }, 'what stands at kind does not belong there'],
		[
			{ games: [{ ...game, winners: ['p1'] }] },
			'what stands at games.0.winners.0 does not belong there'
		],
		[{ games: [{ ...game, more: 1 }] }, 'what stands at games.0 does not belong there'],
		[{ games: [{ ...game, lot: 1 }] }, 'game 0 is of a lot that is not there'],
		[{ games: [game, game] }, 'game 0 of pebbles is there twice'],
		[{ games: [{ ...game, winners: [3] }] }, 'game 0 of pebbles has other seats than its rules'],
		[{ games: [{ ...game, bots: [] }] }, 'game 0 of pebbles has other seats than its rules'],
		[{ kind: 'compare' }, 'two lots are compared, not 1']
	])('are refused where they are broken: %j', (change, why) => {
		const text = typeof change === 'string' ? change : JSON.stringify({ ...run, ...change });
		const read = readRun(text);
		expect(read.ok || inEnglish(read.said)).toBe(`This is no kept series of games: ${why}`);
	});

	test('nested deeper than anybody could follow are refused as well', () => {
		const deep = `${'{"pattern":"","with":['.repeat(40_000)}${']}'.repeat(40_000)}`;
		const fault = `{"game":0,"answers":0,"kind":"illegal","message":"","said":${deep}}`;
		const broken = JSON.stringify({ ...run, games: [{ ...game, problems: ['HERE'] }] });
		expect(readRun(broken.replace('"HERE"', fault)).ok).toBe(false);
	});
});

test('a table has a row for each game, what each seat has at the end, and no formulas', () => {
	const [heads, first, second, ...others] = gamesCsv(keptRun(4, '=1+1')).trimEnd().split('\n');
	expect(heads).toBe(
		'lot,value,variant,game,seed,finished,ending,rounds,decisions,options,faults,trace,common answers,' +
			'bot p1,won p1,bot p2,won p2,bot p3,won p3,score p1,score p2,score p3'
	);
	const { games } = keptRun(4);
	const [left, two] = games;
	const scores = left!.told!.curves['score']!.at(-1)!.join(',');
	const won = [0, 1, 2].map((seat) => `random,${Number(left!.winners.includes(seat))}`).join(',');
	expect(first).toBe(
		`"'=1+1",,"'=1+1",0,1/0,1,${left!.ending},9,${left!.decisions},${left!.options},0,${left!.trace},,${won},${scores}`
	);
	expect(second).toContain(`,1,1/1,0,,9,${two!.decisions},${two!.options},1,`);
	expect(others).toHaveLength(2);
});

describe('kept games as a page', () => {
	const page = runPage(run);

	test('have all words and figures of the report, in words and numbers', () => {
		const [chapter] = chaptersOf(run);
		expect(chapter!.lines.map(inEnglish)).toEqual([
			'3 seats, played by turns by random; chance began with the seed 1.',
			'11 of 12 games came to an end; they took 9 rounds on average.',
			'Faults, where a game broke a rule or could not go on: 1. Look into these first.',
			expect.stringMatching(/^The lead changed [\d.]+ times on average, and whoever won was ahead/)
		]);
		for (const line of chapter!.lines) expect(page).toContain(`<p>${inEnglish(line)}</p>`);
		expect(page.match(/<figure>/g)).toHaveLength(chapter!.figures.length);
		expect(page.match(/<svg /g)).toHaveLength(chapter!.figures.length * 2);
		expect(page).toContain('<code>thingsmith simulate pebbles</code>');
		expect(page).toContain('game 1 broke off after 3 answers: nobody is asked: pebbles');
	});

	test('ask for nothing and run nothing', () => {
		expect(page).toContain(
			`content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'`
		);
		expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
		const outside = page.replaceAll(/ xmlns(:\w+)?="[^"]*"/g, '');
		expect(outside).not.toMatch(
			/<script|<link|<img|<iframe|\bon\w+=|\bsrc=|href|url\(|https?:|@import/i
		);
	});

	test('names of anybody stay names', () => {
		const hostile = runPage(keptRun(12, HOSTILE));
		expect(hostile).not.toContain('<img');
		expect(hostile).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
		const tags = (text: string) => [...new Set(text.match(/<\/?[a-z]\w*/g))].sort();
		expect(tags(hostile)).toEqual(tags(page));
	});

	test.each([
		['light', LIGHT],
		['dark', DARK]
	])('can be read in the %s', (_, { paper, ink, soft, first, second }) => {
		for (const colour of [ink, soft, first]) expect(contrast(colour, paper)).toBeGreaterThan(4.5);
		expect(contrast(second, paper)).toBeGreaterThan(3);
	});
});

/** After WCAG 2. */
function contrast(colour: string, other: string): number {
	const [light, dark] = [luminance(colour), luminance(other)].sort((a, b) => b - a) as [
		number,
		number
	];
	return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
	const [red, green, blue] = [1, 3, 5].map((at) => {
		const part = parseInt(colour.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
