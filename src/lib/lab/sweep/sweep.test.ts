import { describe, expect, test } from 'vitest';
import { sweepFigures } from '#lib/lab/charts/comparison-figures.ts';
import { keptRun } from '#lib/lab/keep/kept-run.test.fixture.ts';
import { inEnglish } from '#lib/language/said.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { valuesIn } from './over.ts';
import { sweepText, sweptDifferencesText } from './sweep-text.ts';
import { sweepOf } from './swept.ts';
import { sweptPoints } from './swept-points.ts';

describe('a list of values', () => {
	test.each([
		['3..6', [3, 4, 5, 6]],
		['3..9/2', [3, 5, 7, 9]],
		['3..8/2', [3, 5, 7]],
		['8,3,5,3', [8, 3, 5]],
		['-2..0, 7', [-2, -1, 0, 7]],
		['few, many', ['few', 'many']],
		['1..100', Array.from({ length: 100 }, (_, i) => i + 1)]
	])('%s', (text, values) => {
		expect(valuesIn(text)).toEqual(values);
	});

	test.each(['', '3,', '6..3', '3...4', '3..', '3..9/0', '1..101', '1..999999999'])(
		'"%s" is none',
		(text) => {
			expect(valuesIn(text)).toBeNull();
		}
	);
});

const BASE = `
game: { id: game, players: { min: 2, max: 4 }, start: play }
kinds: { token: { plural: tokens, start: bag, attributes: { size: int, round: bool } } }
pieces: { owl: { kind: token, size: 5, round: true } }
zones: { bag: { sees: none, count: none } }
options: { dear: { values: { yes: {}, no: {} }, default: no }, most: { type: int, min: 1, max: 9, default: 4 } }
values:
  price: { params: { t: token }, is: if t.size > 3 then 10 else 5 }
  double: { params: { t: token }, is: t.size * 2 }
  limit: { is: 7 }
procedures: { play: { do: [ { end-game: players } ] } }
evaluation: { is: 3 * limit - 2 * double(top(bag)) }
`;
const VARIANT = `
layer: { id: mine, kind: house-rule }
change: { values.limit.is: { expect: 7, set: 8 } }
`;
const files = new Map([
	['game/base/game.yaml', BASE],
	['game/house-rules/mine.yaml', VARIANT]
]);
const composition = composeGame({ files }, 'game', ['mine']);
const said = (what: string, over: string | null): string => {
	const sweep = sweepOf(composition, what, over);
	return sweep.ok ? 'nothing' : inEnglish(sweep.said);
};

describe('what is swept', () => {
	test('comes after patches of the author, even where they change the same number', () => {
		const patch = `layer: { id: zz, kind: patch, game: game }\nchange: { values.limit.is: { expect: 7, set: 6 } }\n`;
		const patched = composeGame({ files }, 'game', [], [{ path: 'zz', text: patch }]);
		const sweep = sweepOf(patched, 'values.limit.is', '5');
		const layer = sweep.ok ? sweep.values[0]!.layer! : '';
		const swept = composeGame(
			{ files },
			'game',
			[],
			[
				{ path: 'zz', text: patch },
				{ path: 'swept', text: layer }
			]
		);
		expect(swept.diagnostics).toEqual([]);
		expect(sweepOf(swept, 'values.limit.is', '5')).toMatchObject({ values: [{ layer: null }] });
	});

	test('is a number, changed by a layer on top of all others where it is another one', () => {
		const sweep = sweepOf(composition, 'values.limit.is', '8,9');
		expect(sweep.ok && sweep.values).toEqual([
			{ value: 8, options: {}, layer: null },
			{
				value: 9,
				options: {},
				layer:
					'{"layer":{"id":"swept-value","kind":"patch","game":"game"},"change":{"values.limit.is":{"expect":8,"set":9}}}'
			}
		]);
	});

	test('is one number of an expression', () => {
		const sweep = sweepOf(composition, 'values.price.is/2', '12');
		expect(sweep.ok && sweep.values[0]?.layer).toContain(
			'{"expect":"if t.size > 3 then 10 else 5","set":"if t.size > 3 then 12 else 5"}'
		);
		const only = sweepOf(composition, 'values.double.is', '3');
		expect(only.ok && only.values[0]?.layer).toContain('"set":"t.size * 3"');
	});

	test('is a number of what bots want', () => {
		const sweep = sweepOf(composition, 'evaluation.is/2', '7');
		expect(sweep.ok && sweep.values[0]?.layer).toContain(
			'"set":"3 * limit - 7 * double(top(bag))"'
		);
	});

	test('is what nobody has said yet', () => {
		const sweep = sweepOf(composition, 'pieces.owl.count', '3');
		expect(sweep.ok && sweep.values[0]?.layer).toContain('{"pieces.owl.count":{"set":3}}');
	});

	test.each(['values.limit.is', 'values.price.is/3', 'pieces.owl.count', 'pieces.owl.size'])(
		'makes rules that hold: %s',
		(what) => {
			const sweep = sweepOf(composition, what, '2..3');
			for (const { value, layer } of sweep.ok ? sweep.values : []) {
				const extra = [{ path: 'x.yaml', text: layer! }];
				const changed = composeGame({ files }, 'game', ['mine'], extra);
				expect(changed.diagnostics).toEqual([]);
				// What holds there now is that value: there is nothing to change any more.
				const again = sweepOf(changed, what, String(value));
				expect(again.ok && again.values[0]?.layer).toBeNull();
			}
		}
	);

	test('is an option, with all its values where none are named', () => {
		const values = (what: string) => {
			const sweep = sweepOf(composition, what, null);
			return (
				sweep.ok && [sweep.what, ...sweep.values.map(({ options }) => Object.values(options)[0])]
			);
		};
		expect(values('dear')).toEqual(['dear', 'yes', 'no']);
		expect(values('options.most')).toEqual(['most', 1, 2, 3, 4, 5, 6, 7, 8, 9]);
	});

	test.each([
		[
			'values.limt.is',
			'3',
			'There is no option and no number "values.limt.is"; did you mean "values.limit.is"?'
		],
		['deer', '3', 'There is no option and no number "deer"; did you mean "dear"?'],
		[
			'pieces',
			'3',
			'There are 3 numbers below pieces; the first: pieces.owl.size, pieces.owl.count, pieces.owl.round'
		],
		[
			'values.price.is',
			'3',
			'values.price.is is "if t.size > 3 then 10 else 5": name one of its numbers, values.price.is/1 (3), values.price.is/2 (10), values.price.is/3 (5)'
		],
		[
			'values.price.is/4',
			'3',
			'values.price.is is "if t.size > 3 then 10 else 5": name one of its numbers, values.price.is/1 (3), values.price.is/2 (10), values.price.is/3 (5)'
		],
		['values.limit.is/2', '3', 'values.limit.is is one number: leave out "/2"'],
		['pieces.owl.round', '3', 'pieces.owl.round is no number'],
		['values.limit.is', null, 'Say over which values values.limit.is is to be swept, as in 3..8'],
		[
			'values.limit.is',
			'3..',
			'"3.." is no list of values, as in 3..8, 3..9/2 or 3,5,8; there may be 100 of them'
		],
		['values.limit.is', '3,few', 'values.limit.is is a number, and "few" is none'],
		['dear', 'yes,maybe', 'options.dear has no value "maybe"; it has yes, no'],
		['most', '9..10', 'options.most is at most 9, not 10'],
		['pieces.owl.size', '-1', 'pieces.owl.size is at least 0, not -1']
	])('cannot be %s over %s', (what, over, message) => {
		expect(said(what, over)).toBe(message);
	});
});

test('a sweep has a row for each value at which something was played', () => {
	const { lots, games } = keptRun(8);
	const [lot] = lots;
	const swept = {
		lots: [1, 2, 3].map((value) => ({ ...lot!, label: String(value), value })),
		games: [...games, ...games.slice(1, 5).map((game) => ({ ...game, lot: 2 }))]
	};
	const points = sweptPoints(swept);
	expect(points.map(({ label, games: many }) => [label, many])).toEqual([
		['1', 8],
		['3', 4]
	]);
	const [heads, first, second] = sweepText('limit', points);
	expect(heads).toMatch(/^limit {2}games {2,}rounds {2,}decisions {2,}finished {2,}wins p1 /);
	expect(first).toMatch(/^1 {10}8 {3}9 ± 0 .* 87.5 % \(52.9-97.8\) /);
	expect(second).toMatch(/^3 {10}4 {3}9 ± 0 .* 75 % \(30.1-95.4\) /);
});

test('each value is compared with the first, game by game and among all differences', () => {
	const { lots, games } = keptRun(8);
	const [lot] = lots;
	const longer = games.map((game) => ({ ...game, lot: 1, decisions: game.decisions + 3 }));
	const same = games.slice(1).map((game) => ({ ...game, lot: 2 }));
	const swept = {
		lots: ['one', 'two', 'three'].map((label) => ({ ...lot!, label })),
		games: [...games, ...longer, ...same]
	};
	const points = sweptPoints(swept);
	const [none, second, third] = points.map(({ differences }) => differences);
	expect(none).toEqual([]);
	const more = second!.find(({ measure }) => measure === 'decisions')!;
	expect(more).toMatchObject({ pairs: 8, unequal: 8, difference: { mean: 3, low: 3, high: 3 } });
	// Of eight pairs that differ one way a sign test says 1/128; among so many questions that counts so much less.
	const asked = second!.length + third!.length;
	expect(more.p).toBeCloseTo(asked / 128, 4);
	expect(more.differs).toBe(asked / 128 <= 0.05);
	expect(third!.every(({ pairs, unequal, p }) => pairs === 7 && unequal === 0 && p === 1)).toBe(
		true
	);
	const [head, , two, three] = sweptDifferencesText('limit', points);
	expect(head).toBe(
		`less one, game by game; * is sure among all ${asked} differences: ${Number(more.differs)}`
	);
	expect(two).toMatch(/^two {8}8 {2}.*\+3 \(\+3 to \+3\)/);
	expect(three).toMatch(/^three {6}7 {2,}0 \(0 to 0\)/);
	const [rounds] = sweepFigures('limit', points);
	expect(inEnglish(rounds!.summary)).toContain('Nowhere surely another one than at one.');
});

test('what surely differs from the first value is told in words, and a full dot', () => {
	const { lots, games } = keptRun(30);
	const [lot] = lots;
	const swept = {
		lots: [3, 4].map((value) => ({ ...lot!, label: String(value), value })),
		games: [...games, ...games.map((game) => ({ ...game, lot: 1, decisions: game.decisions + 3 }))]
	};
	const figure = sweepFigures('limit', sweptPoints(swept)).find(
		({ id }) => id === 'sweep decisions'
	)!;
	expect(inEnglish(figure.summary)).toContain('Surely another one than at 3: at 4.');
	const { chart } = figure;
	expect(chart.kind === 'bands' && chart.series[0]!.points.map(({ marked }) => marked)).toEqual([
		false,
		true
	]);
	expect(figure.table.rows.map((row) => row.slice(4, 5))).toEqual([[null], [3]]);
});
