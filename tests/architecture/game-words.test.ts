import { describe, expect, it } from 'vitest';
import { gameWords, gameWordsIn } from './game-words.ts';
import { codeIn } from './sources.ts';

const PLACES = [
	'src/lib/language',
	'src/lib/ruleset',
	'src/lib/engine',
	'src/lib/bots',
	'src/lib/scenario',
	'src/lib/lab',
	'src/lib/workbench',
	'src/routes',
	'src/cli',
	'src/workers'
];

describe('game words', () => {
	const forbidden = gameWords();
	const found = (text: string): string[] => gameWordsIn({ path: 'x.ts', text }, forbidden);

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
			expect(found(text), text).toHaveLength(1);
		}
		for (const text of ['<legend>Seats</legend>', 'fortunate', 'the gate', 'cupboard']) {
			expect(found(text), text).toEqual([]);
		}
	});
});
