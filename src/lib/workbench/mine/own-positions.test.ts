import { expect, test } from 'vitest';
import { startPositions } from './own-positions.ts';

const POSITION =
	'{ format: thingsmith-position-1, answers: 3, chances: 0, streams: {}, starts: {}, game: {}, players: {}, spaces: {}, pieces: {}, faces: {}, zones: {}, running: [], asked: null, over: null }';

const file = (head: string, given = `{ position: ${POSITION} }`) => ({
	path: 'pond/tests/mine/one.yaml',
	text: `scenario: Two frogs\n${head}players: 2\ngiven: ${given}\nthen:\n  - is: true\n`
});

const WANTED = { game: 'pond', variant: 'mine', options: {}, players: 2 };

test('a scenario of these rules that holds a whole position', () => {
	const found = startPositions([file('variant: mine\n')], WANTED);
	expect(found).toMatchObject([
		{ id: 'pond/tests/mine/one.yaml#0', title: 'Two frogs', position: { answers: 3 } }
	]);
});

test.each([
	['of another variant', file('variant: other\n'), WANTED],
	['of layers put together by hand', file('editions: [plain]\n'), WANTED],
	['for other players', file('variant: mine\n'), { ...WANTED, players: 3 }],
	['under other options', file('variant: mine\noptions: { deep: yes }\n'), WANTED],
	['of another game', file('variant: mine\n'), { ...WANTED, game: 'sea' }],
	['that sets only some things', file('variant: mine\n', '{ set: { round: 2 } }'), WANTED],
	['that sets more', file('variant: mine\n', `{ position: ${POSITION}, set: { a: 2 } }`), WANTED],
	['that is nonsense', file('variant: mine\n', '{ position: { zones: 7 } }'), WANTED],
	['that cannot be read', { path: 'pond/tests/mine/x.yaml', text: 'scenario: [' }, WANTED]
])('none %s', (_, given, wanted) => {
	expect(startPositions([given], wanted)).toEqual([]);
});

test('what was chosen has to be the same, however it is written', () => {
	const head = 'variant: mine\noptions: { deep: "4", wide: 1 }\n';
	const options = { wide: 1, deep: 4 };
	expect(startPositions([file(head)], { ...WANTED, options })).toHaveLength(1);
});
