import { describe, expect, it } from 'vitest';
import type { LogKind, LogLine } from '#lib/engine/seat/protocol.ts';
import { Lexicon, type PhraseContext } from '#lib/workbench/lookup/phrase.ts';
import { lastScene, sceneAsMarkdown } from './scene-report.ts';

const names: PhraseContext = {
	lexicon: new Lexicon({ en: { 'log.a': 'One', 'log.b': 'Two *stars*', 'log.c': 'Three' } }, 'en'),
	called: (key) => ({ text: key, path: null, after: '' }),
	nothing: 'nothing',
	pass: 'pass',
	unknown: String
};
const line = (word: string, scene: string | null, kind: LogKind = 'log'): LogLine => ({
	turn: 0,
	round: null,
	at: scene,
	kind,
	scene,
	seat: null,
	cite: [],
	phrase: { path: `log.${word}`, args: {} }
});

describe('the last scene of a log', () => {
	it('is the last unbroken run of its lines, whether it is still open or not', () => {
		const [first, second, other] = [line('a', 'fight'), line('b', 'fight'), line('c', 'trade')];
		const between = line('c', null);
		expect(lastScene([])).toBeNull();
		expect(lastScene([between])).toBeNull();
		expect(lastScene([first, between, second])).toEqual({
			id: 'fight',
			at: 'fight',
			lines: [second]
		});
		expect(lastScene([between, first, second, between])).toEqual({
			id: 'fight',
			at: 'fight',
			lines: [first, second]
		});
		expect(lastScene([first, other, between], 'fight')).toEqual({
			id: 'fight',
			at: 'fight',
			lines: [first]
		});
		const elsewhere = { ...second, at: 'there' };
		expect(lastScene([first, elsewhere])).toMatchObject({ at: 'there', lines: [elsewhere] });
		expect(lastScene([first, between], 'trade')).toBeNull();
		expect(lastScene([first, other])).toEqual({ id: 'trade', at: 'trade', lines: [other] });
	});

	it('is told with its dice, without what somebody thought about', () => {
		const lines = [line('a', 'fight'), line('c', 'fight', 'chosen'), line('b', 'fight', 'roll')];
		const dice = { title: 'Dice', columns: ['', 'Hits'], rows: [['A*nn', '2']] };
		const head = { title: 'Pebbles', about: ['As Ann saw it.'], scene: 'The fight' };
		expect(sceneAsMarkdown({ ...head, lines, names, dice })).toBe(
			[
				'# The fight',
				'Pebbles',
				'As Ann saw it.',
				'- One\n- Two \\*stars\\*',
				'## Dice',
				'|  | Hits |\n| --- | --- |\n| A\\*nn | 2 |\n'
			].join('\n\n')
		);
	});
});
