import { describe, expect, it } from 'vitest';
import { gameWords, gameWordsIn } from './game-words.ts';
import { codeIn } from './sources.ts';

const PLACES = [
	'src/lib/language',
	'src/lib/ruleset',
	'src/lib/engine',
	'src/lib/bots',
	'src/lib/lab',
	'src/lib/workbench',
	'src/routes',
	'src/cli',
	'src/workers'
];

describe('game words', () => {
	const forbidden = gameWords();

	it('stand in rulesets, never in the workbench', () => {
		expect(codeIn(...PLACES).flatMap((file) => gameWordsIn(file, forbidden))).toEqual([]);
	});

	it('are found in any spelling', () => {
		const spellings = [
			'// the citadel',
			'const westEnd = 1;',
			'"west-end"',
			'CASTLES',
			'buildFort()'
		];
		for (const text of spellings) {
			expect(gameWordsIn({ path: 'x.ts', text }, forbidden), text).toHaveLength(1);
		}
		for (const text of ['<legend>Seats</legend>', 'fortunate', 'the gate', 'cupboard']) {
			expect(gameWordsIn({ path: 'x.ts', text }, forbidden), text).toEqual([]);
		}
	});
});
