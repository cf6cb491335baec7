import { describe, expect, test } from 'vitest';
import type { GameView, LogLine, SceneView } from '#lib/engine/seat/protocol.ts';
import type { SceneLayout } from '#lib/ruleset/program/scene-layout.ts';
import { Names } from '#lib/workbench/lookup/key-names.ts';
import { piece, RULES, space, viewOf } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { sceneModel, shows } from './scene-model.ts';

const LAYOUT: SceneLayout = {
	id: 'hunt',
	during: ['hunting'],
	...{ at: null, by: null, step: null, odds: null },
	...{ zones: [], pieces: null, side: null, group: null, value: 'bite', marks: [] },
	...{ status: [], players: [], everybody: false, standings: false, log: false }
};

const index = new RulesIndex(
	{
		...RULES,
		texts: {
			en: {
				...RULES.texts['en'],
				'scenes.hunt': 'Hunt',
				'log.bite': 'Bite',
				'fields.worth': 'Worth'
			}
		},
		askable: [
			{ id: 'bite', of: ['player', 'piece'], kind: null, type: { t: 'int' }, modified: false },
			{ id: 'depth', of: ['space'], kind: null, type: { t: 'int' }, modified: false }
		],
		layout: { ...RULES.layout, scenes: [LAYOUT] }
	},
	'en'
);

const HUNT: SceneView = {
	id: 'hunt',
	at: 'cell(0,0)',
	by: null,
	step: { of: 'tide', enum: 'mood', value: 'reef' },
	shown: { round: 3 },
	groupedBy: 'terrain',
	sides: [
		{
			of: 'p2',
			shown: {},
			pieces: [
				{ key: 'pup', group: null, value: null, marks: {} },
				{ key: 'old-otter', group: 'reef', value: 0, marks: { worth: 2, swift: false } },
				{ key: 'pup/2', group: 'calm', value: 1, marks: { worth: 0 } }
			]
		}
	]
};

const view = (scenes: SceneView[]): GameView => ({
	...viewOf([space(0, 0)], {
		'pile(0,0)': [piece('pup', 'pup'), piece('pup/2', 'pup'), piece('old-otter', 'old-otter')]
	}),
	scenes
});

const roll = (scene: string | null, faces: number[], hits: boolean[] | null): LogLine => ({
	...{ turn: 0, round: null, scene, at: null, kind: 'roll', seat: null, cite: [] },
	phrase: {
		path: 'system.rolled',
		args: {
			dice: { of: 'dice', faces, hits },
			who: { of: 'thing', keys: ['p1'] },
			what: { of: 'phrase', phrase: { path: 'log.bite', args: {} } }
		}
	}
});

const model = (scenes: SceneView[], log: LogLine[] = []) => {
	const seen = view(scenes);
	const words = { nothing: '', pass: '', unknown: String, hidden: String, space: '' };
	return sceneModel(index, seen, log, new Names(index, seen, ['Anna', 'Bram'], words));
};

test('where no scene is open there is none; of several the innermost is shown', () => {
	expect(model([])).toBeNull();
	expect(model([{ ...HUNT, id: 'outer' }, HUNT])?.id).toBe('hunt');
});

describe('an open scene', () => {
	test('has its name, place, steps and facts in words', () => {
		expect(model([HUNT])).toMatchObject({
			name: 'Hunt',
			at: 'cell(0,0)',
			steps: [
				{ id: 'calm', name: 'Calm', current: false },
				{ id: 'reef', name: 'Rough', current: true }
			],
			facts: [{ fact: { name: 'Round', value: '3' }, about: [] }]
		});
	});

	test('groups the pieces of a side in the order of the steps; 0 is a number', () => {
		const [side] = model([HUNT])!.sides;
		expect(side!.seat).toBe(1);
		expect(
			side!.groups.map(({ current, pieces }) => [
				current,
				pieces.map(({ piece: { key }, value, marks }) => [key, value?.fact.value ?? null, marks])
			])
		).toEqual([
			[false, [['pup/2', '1', []]]],
			[true, [['old-otter', '0', ['Worth 2']]]],
			[false, [['pup', null, []]]]
		]);
	});

	test('does not show what is not there', () => {
		const nothing = model([{ ...HUNT, shown: { round: null, depth: 0 } }])!;
		expect(nothing.facts.map(({ fact }) => fact.id)).toEqual(['depth']);
	});

	test('says what each of its values is about, in the order in which it is asked', () => {
		const deep = model([{ ...HUNT, by: 'p1', shown: { depth: 2, round: 3 } }])!;
		expect(deep.facts.map(({ fact, about }) => [fact.id, about])).toEqual([
			['depth', ['cell(0,0)']],
			['round', []]
		]);
		const beside = deep.sides[0]!.groups.flatMap(({ pieces }) => pieces.map(({ value }) => value));
		expect(beside.map((value) => value?.about)).toEqual([
			['p1', 'pup/2'],
			['p1', 'old-otter'],
			undefined
		]);
	});

	test('has the dice that fell since it opened, not those of another one before', () => {
		const hit = [true, false];
		const log = [roll('hunt', [1], null), roll(null, [2], null), roll('hunt', [3, 4], hit)];
		expect(model([HUNT], log)?.rolls).toEqual([
			{ seat: 0, what: 'Bite', faces: [3, 4], hits: hit }
		]);
	});

	test('knows what it shows', () => {
		expect(shows(model([HUNT]), ['pup', 'old-otter'])).toBe(true);
		expect(shows(model([HUNT]), ['pup', 'elsewhere'])).toBe(false);
		expect(shows(null, ['pup'])).toBe(false);
	});
});
