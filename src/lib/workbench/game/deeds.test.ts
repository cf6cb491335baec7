import { expect, test } from 'vitest';
import type { LogKind, LogLine } from '#lib/engine/seat/protocol.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { piece, RULES, space, viewOf } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { boardModel } from './board-model.ts';
import { lastDeed, onMap } from './deeds.ts';

const line = (path: string, kind: LogKind, seat: number | null): LogLine => ({
	turn: 0,
	...{ round: null, scene: null, at: null },
	kind,
	phrase: { path, args: {} },
	seat,
	cite: []
});

test('the last thing that a seat did is told; dice and what others did are not', () => {
	const log = [
		line('log.first', 'log', 0),
		line('log.last', 'chosen', 0),
		line('log.rolled', 'roll', 0),
		line('log.others', 'log', 1),
		line('log.nobody', 'log', null)
	];
	expect(lastDeed(log, 0)?.path).toBe('log.last');
	expect(lastDeed(log, 1)?.path).toBe('log.others');
	expect(lastDeed(log, 2)).toBeNull();
});

test('spaces and counters of a seat are counted on the map', () => {
	const view = viewOf([space(0, 0, { fields: { holder: 'p1' } }), space(1, 0)], {
		'pile(0,0)': [piece('pup/1', 'pup', 'otter', 'p1'), piece('pup/2', 'pup', 'otter', 'p2')],
		'pile(1,0)': [piece('pile(1,0)#1', null, 'otter', 'p1')],
		'row(p1)': [piece('pup/3', 'pup', 'otter', 'p1')]
	});
	const spaces = boardModel(new RulesIndex(RULES, 'en'), view);
	expect(onMap(spaces, 0)).toEqual({ spaces: 1, counters: 2 });
	expect(onMap(spaces, 1)).toEqual({ spaces: 0, counters: 1 });
});
