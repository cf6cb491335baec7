import { describe, expect, it, test } from 'vitest';
import type { CountedPairing, TrialCounts } from '#lib/lab/report/trial-counts.ts';
import { trialReport } from './trial-report.ts';
import { asSaid, inEnglish } from '#lib/language/said.ts';
import { standingOf, trialLines } from './trial-lines.ts';
import { trialReportText } from './trial-report-text.ts';

/** A hundred bouts of two, of which the tested won so many, and lost the rest. */
function pairing(tested: string, against: string, won: number, ground = 'sand'): CountedPairing {
	const value = against === 'bear' ? 3 : 1;
	return {
		tested,
		against,
		value,
		ground: [ground],
		won,
		lost: 100 - won,
		undecided: 0,
		broken: 0
	};
}

function counts(pairings: CountedPairing[], more: Partial<TrialCounts> = {}): TrialCounts {
	return {
		trial: 'tilt',
		about: 'One against another.',
		vary: ['ground'],
		each: 100,
		failed: [],
		grounds: 2,
		plan: {
			tested: 'lion',
			value: 2,
			sample: ['mouse', 'bear'],
			peers: { pieces: ['cat', 'dog'], value: 2, of: 5 }
		},
		pairings,
		...more
	};
}

/** With so many won against the mouse and the bear each, on sand and on grass. */
const of = (tested: string, mouse: number, bear: number): CountedPairing[] => [
	pairing(tested, 'mouse', mouse),
	pairing(tested, 'mouse', mouse, 'grass'),
	pairing(tested, 'bear', bear),
	pairing(tested, 'bear', bear, 'grass')
];

describe('a report', () => {
	const report = trialReport(
		counts([...of('lion', 90, 60), ...of('cat', 50, 20), ...of('dog', 60, 20)])
	);

	it('adds up what was counted, by place and by value', () => {
		expect(report).toMatchObject({ piece: 'lion', value: 2, opponents: 2, broken: 0 });
		expect(report.overall).toMatchObject({ bouts: 400, won: { hits: 300 }, lost: { hits: 100 } });
		expect(report.by).toMatchObject([
			{ id: 'ground', words: [{ word: 'sand', won: { hits: 150, of: 200 } }, { word: 'grass' }] }
		]);
		expect(report.byValue).toMatchObject([
			{ from: 1, to: 1, won: { hits: 180, of: 200 } },
			{ from: 3, to: 3, won: { hits: 120, of: 200 } }
		]);
		expect(report.beats.map(({ piece }) => piece)).toEqual(['mouse']);
		expect(report.losesTo.map(({ piece }) => piece)).toEqual(['bear']);
	});

	it('says what others of its value win', () => {
		expect(report.yardstick).toMatchObject({
			value: 2,
			of: 5,
			opponents: 2,
			place: 1,
			standing: 'stronger',
			own: { hits: 300, of: 400 },
			others: { hits: 300, of: 800 },
			peers: [
				{ piece: 'dog', differs: true },
				{ piece: 'cat', differs: true }
			]
		});
	});

	it('is told', () => {
		expect(trialReportText(report)).toEqual([
			'trial    tilt: One against another.',
			'bouts    400 of lion (value 2) against 2 others, 100 each time',
			'won      300 of 400, 75 % (70.5 to 79)',
			'lost     100 of 400, 25 % (21 to 29.5)',
			'neither  0 of 400, 0 % (0 to 1)',
			'loses to most: bear 40 %',
			'beats    most: mouse 90 %',
			'',
			'ground  bouts   won  95 % interval  lost  neither',
			'sand      200  75 %   68.6 to 80.5  25 %      0 %',
			'grass     200  75 %   68.6 to 80.5  25 %      0 %',
			'',
			'value of opponent  bouts   won  95 % interval  lost  neither',
			'1                    200  90 %   85.1 to 93.4  10 %      0 %',
			'3                    200  60 %   53.1 to 66.5  40 %      0 %',
			'',
			'others   of value 2: 2 of 5, each against the same 2, 100 each time',
			'usual    they win 300 of 800, 37.5 % (34.2 to 40.9)',
			'own      lion wins 300 of 400, 75 % (70.5 to 79)',
			'best     of them: dog 40 %, cat 35 %',
			'place    1 of 3, by bouts won',
			'verdict  lion surely wins more bouts than all others of value 2 that were played (2).'
		]);
	});
});

const EACH = 'all others of value 2 that were played (2).';
test.each([
	['stronger', 80, [60, 50], `lion surely wins more bouts than ${EACH}`],
	[
		'usual',
		80,
		[79, 50],
		'Of the others of value 2 that were played (2), lion is surely ahead of 1 and behind 0.'
	],
	[
		'usual',
		80,
		[90, 50],
		'Of the others of value 2 that were played (2), lion is surely ahead of 1 and behind 1.'
	],
	[
		'usual',
		80,
		[80, 80],
		'Of the others of value 2 that were played (2), lion is surely ahead of 0 and behind 0.'
	],
	['weaker', 30, [60, 50], `lion surely wins fewer bouts than ${EACH}`]
])('a piece is %s with %i won where others win %j', (standing, own, [cat, dog], verdict) => {
	const pairings = [...of('lion', own, own), ...of('cat', cat!, cat!), ...of('dog', dog!, dog!)];
	const { yardstick } = trialReport(counts(pairings));
	expect(yardstick?.standing).toBe(standing);
	expect(inEnglish(standingOf('lion', yardstick!))).toBe(verdict);
});

test('against opponents that differ much, small differences show', () => {
	const measured = [...of('lion', 96, 4), ...of('cat', 91, 0), ...of('dog', 91, 0)];
	// Together 50 of 100 against 45.5, which coins would do often.
	expect(trialReport(counts(measured)).yardstick?.peers[0]).toMatchObject({ differs: true });
});

test('who has not met all yet is no yardstick', () => {
	const begun = [...of('lion', 90, 60), ...of('cat', 50, 20), pairing('dog', 'mouse', 99)];
	const { yardstick } = trialReport(counts(begun));
	expect(yardstick?.peers.map(({ piece }) => piece)).toEqual(['cat']);
	expect(trialReport(counts(of('lion', 90, 60))).yardstick).toBeNull();
});

test('nobody to be compared with is said, and so is what went wrong', () => {
	const failed = ['a', 'b', 'c', 'd'].map((against) => ({
		tested: 'lion',
		against,
		ground: ['sand'],
		why: 'there is no piece'
	}));
	const broken = { ...pairing('lion', 'bear', 10), broken: 3 };
	const text = trialReportText(trialReport(counts([broken], { failed })));
	expect(text.filter((line) => /^(failed|broken|others)/.test(line))).toEqual([
		'failed   lion, against a, sand: there is no piece',
		'failed   lion, against b, sand: there is no piece',
		'failed   lion, against c, sand: there is no piece',
		'failed   4 in all could not be set up',
		'broken   3 bouts did not come to an end',
		'others   nobody was played with whom lion could be compared'
	]);
	expect(trialLines(trialReport(counts([broken], { failed }))).map(inEnglish)).toEqual([
		'100 bouts of lion against 1 others, 100 each time: 10 % won, 90 % lost, 0 % neither.',
		'Nobody has been played yet with whom lion could be compared.',
		'4 pairings could not be set up; the first, lion against a: there is no piece',
		'3 bouts did not come to an end.'
	]);
	// The reason is a sentence: nobody looks for a name that it might be.
	const lines = trialLines(trialReport(counts([broken], { failed })));
	expect(lines.flatMap((line) => line.with)).toContainEqual(asSaid('there is no piece'));
});

test('many values are told in bands', () => {
	const pairings = Array.from({ length: 20 }, (_, i) => ({
		...pairing('lion', `piece-${i}`, 50),
		value: i + 1
	}));
	const bands = trialReport(counts(pairings)).byValue.map(({ from, to, bouts }) => [
		from,
		to,
		bouts
	]);
	expect(bands).toHaveLength(7);
	expect(bands[0]).toEqual([1, 3, 300]);
	expect(bands[6]).toEqual([19, 21, 200]);
	const worthless = pairings.map((eachPairing) => ({ ...eachPairing, value: null }));
	expect(trialReport(counts(worthless)).byValue).toEqual([]);
});
