import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type GameFile, gameFile } from './game-file.ts';
import { readGameData, readGameFile } from './read-game-file.ts';

const GAME: GameFile = {
	format: 'thingsmith-game-2',
	setup: {
		variant: 'market',
		layers: null,
		options: { length: 3, scoring: 'double' },
		seats: [
			{ name: 'Anna', control: 'human' },
			{ name: 'Bot', control: 'greedy' }
		],
		seed: 'shop'
	},
	edits: { 'market/base.yaml': 'x', 'market/gone.yaml': null },
	course: {
		rulesHash: 'abc',
		lock: { base: 'def' },
		position: null,
		answers: [
			[0, 1, 'buy(shell)'],
			[-2, 0]
		],
		checkpoints: [[1, '00ff']],
		end: '11ee'
	},
	notes: [{ turn: 1, text: 'Why may he flee?' }],
	opened: 2,
	edited: 1,
	branches: []
};

const said = (text: string): string[] => {
	const read = readGameFile(text, 'game.json');
	if (read.ok) throw new Error('nothing was found');
	return read.findings.map(
		({ code, range, message }) => `${range.start.line}:${range.start.column} ${code}: ${message}`
	);
};

describe('a saved game', () => {
	test('is read as it was written, in JSON and in YAML', () => {
		const text = JSON.stringify(GAME);
		expect(readGameFile(text, 'game.json')).toEqual({ ok: true, game: GAME, findings: [] });
		const yaml = text.replace('{"format"', '# a game\n{"format"');
		expect(readGameFile(yaml, 'game.yaml')).toEqual({ ok: true, game: GAME, findings: [] });
	});

	test('that fits its sum is as it was written, in whatever order and form', () => {
		const { format, sum, ...written } = gameFile(GAME, GAME);
		expect(sum).toMatch(/^[0-9a-f]{64}$/);
		const { setup, ...rest } = written;
		const turned = {
			setup: Object.fromEntries(Object.entries(setup).reverse()),
			sum,
			...rest,
			format
		};
		for (const text of [JSON.stringify(turned, null, 2), stringify(turned)])
			expect(readGameFile(text, 'game.json')).toEqual({ ok: true, game: turned, findings: [] });
	});

	test('that was changed since is opened, and that is told', () => {
		const game = gameFile(GAME, GAME);
		const changed = { ...game, notes: [] };
		const told = {
			code: 'save/changed',
			severity: 'warning',
			said: { code: 'save/changed-since' }
		};
		for (const text of [JSON.stringify(changed), stringify({ ...game, sum: 'x' })])
			expect(readGameFile(text, 'game.json')).toMatchObject({ ok: true, findings: [told] });
		const { sum: _, ...without } = game;
		expect(readGameData(without, 'game.json')).toMatchObject({
			ok: true,
			game: without,
			findings: [{ ...told, said: { code: 'save/sum-gone' } }]
		});
		const older = { ...without, format: 'thingsmith-game-2' };
		expect(readGameData(older, 'game.json')).toMatchObject({ ok: true, findings: [] });
	});

	test('nobody has looked at secrets of, or before that was noted, says so', () => {
		const { opened: _, edited: __, ...older } = GAME;
		for (const game of [older, { ...GAME, opened: null, edited: null }])
			expect(readGameData(game, 'g')).toEqual({
				ok: true,
				game: { ...GAME, opened: null, edited: null },
				findings: []
			});
	});

	test('what may be left out is nothing wrong where it is null, whatever else is', () => {
		const course = { ...GAME.course, position: null, answers: [[]] };
		const text = JSON.stringify({ ...GAME, opened: null, course });
		expect(said(text).map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
			'shape/wrong-length: This needs 1 to 4000 items'
		]);
	});

	test.each([
		['', '1:1 save/not-a-game: This is no saved game'],
		['null', '1:1 save/not-a-game: This is no saved game'],
		['[]', '1:1 save/not-a-game: This is no saved game'],
		['"text"', '1:1 save/not-a-game: This is no saved game'],
		['{}', '1:1 save/not-a-game: This is no saved game'],
		[
			'{"format":"thingsmith-save-1"}',
			'1:1 save/old-format: This saved game of an older version is broken: '
		]
	])('is not %j', (text, start) => {
		const [first] = said(text);
		expect(first).toContain(start);
	});

	test('has no name that hides something', () => {
		const seats = GAME.setup.seats.map((seat) => ({ ...seat, name: 'An\u202ena\x1b[2J' }));
		const read = readGameFile(
			JSON.stringify({ ...GAME, setup: { ...GAME.setup, seats } }),
			'x.json'
		);
		const names = read.ok ? read.game.setup.seats.map(({ name }) => name) : [];
		expect(new Set(names)).toEqual(new Set(['An\\u202ena\\u001b[2J']));
	});

	test('that was cut says where, at every byte', () => {
		const text = JSON.stringify(GAME, null, ' ');
		for (let end = 0; end < text.length; end++) {
			expect(said(text.slice(0, end)).length, `${end}`).toBeGreaterThan(0);
		}
	});

	test.each<[string, (game: GameFile) => unknown, string]>([
		['an unknown key', (g) => ({ ...g, more: 1 }), 'Unknown key "more"'],
		['another format', (g) => ({ ...g, format: 'thingsmith-game-9' }), 'is not possible here'],
		['no seats', (g) => ({ ...g, setup: { ...g.setup, seats: [] } }), '"seats" needs'],
		[
			'seats that are none',
			(g) => ({ ...g, setup: { ...g.setup, seats: 'two' } }),
			'This has to be a list, not the text "two"'
		],
		[
			'an unknown bot',
			(g) => ({ ...g, setup: { ...g.setup, seats: [{ name: 'A', control: 'gredy' }] } }),
			'did you mean "greedy"?'
		],
		[
			'options that are lists',
			(g) => ({ ...g, setup: { ...g.setup, options: { length: [] } } }),
			'This has to be a text or a number, not a list'
		],
		[
			'edits that are none',
			(g) => ({ ...g, edits: [] }),
			'This has to be a map of keys, not a list'
		],
		[
			'half answers',
			(g) => ({ ...g, course: { ...g.course, answers: [[0.5]] } }),
			'This has to be a whole number or a text, not 0.5'
		],
		['empty answers', (g) => ({ ...g, course: { ...g.course, answers: [[]] } }), 'This needs'],
		[
			'a position that is none',
			(g) => ({ ...g, course: { ...g.course, position: [1, 2, 3] } }),
			'This has to be a map of keys, not a list'
		],
		['no end', (g) => ({ ...g, course: { ...g.course, end: undefined } }), 'needs "end"']
	])('is refused with %s', (_, change, message) => {
		expect(said(JSON.stringify(change(GAME))).join('\n')).toContain(message);
	});

	test.each([
		[
			[
				[2, 'a'],
				[1, 'b']
			]
		],
		[[['x', 'a']]],
		[[[1, 2]]],
		[[[3, 'a']]],
		[[[-1, 'a']]]
	])('is refused with the checkpoints %j', (checkpoints) => {
		const game = { ...GAME, course: { ...GAME.course, checkpoints } };
		expect(said(JSON.stringify(game))[0]).toContain('save/checkpoint');
	});

	test.each([
		[
			[
				[2, 'a'],
				[1, 'b']
			]
		],
		[
			[
				[1, 'a'],
				[1, 'b']
			]
		],
		[[['x', 'a']]],
		[[[1, 2]]],
		[[[3, 'a']]],
		[[[-1, 'a']]]
	])('is refused with fresh chance at %j', (fresh) => {
		const game = { ...GAME, course: { ...GAME.course, fresh } };
		expect(said(JSON.stringify(game))[0]).toContain('Fresh chance is told in pairs');
	});

	test('keeps where chance began anew, which may be before the next answer', () => {
		const fresh = [
			[0, 'a'],
			[2, 'b']
		];
		const game = { ...GAME, course: { ...GAME.course, fresh } };
		expect(readGameFile(JSON.stringify(game), 'game.json')).toEqual({
			ok: true,
			game,
			findings: []
		});
	});

	test('says only what is wrong: its position may be null', () => {
		const { setup } = GAME;
		const text = JSON.stringify({ ...GAME, setup: { ...setup, seed: 7 } });
		expect(said(text)).toEqual([expect.stringContaining('This has to be a text, not 7')]);
		const { setup: _, ...without } = GAME;
		expect(said(JSON.stringify(without))).toEqual([
			expect.stringContaining('Saved game needs "setup"')
		]);
		expect(said(JSON.stringify(GAME).replace('{', '{"constructor": {},'))).toEqual([
			expect.stringContaining('"constructor" cannot be used as a key')
		]);
	});

	test('of another form is not taken for one of an older version', () => {
		expect(said('{"format":{},"setup":{},"edits":{},"course":{}}')[0]).toMatch(
			/^1:2 shape\/wrong-type/
		);
	});

	test.each([
		['lists', `[${'['.repeat(50_000)}${']'.repeat(50_000)}]`],
		['objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`]
	])('that is very deep is refused: %s', (_, deep) => {
		const text = JSON.stringify(GAME).replace('"options":{', `"options":{"deep":${deep},`);
		expect(said(text)).toEqual([
			expect.stringContaining('syntax/too-deep: This is nested more than 64 deep')
		]);
		const read = readGameData(JSON.parse(text), 'stored.json');
		expect(!read.ok && read.findings.map(({ message }) => message)).toEqual([
			'This is no saved game: what stands at setup.options.deep does not belong there'
		]);
	});

	test('that is too large to be read as a tree says where it is wrong', () => {
		const options = Array.from({ length: 100_000 }, (_, i) => `"o${i}":{},`).join('');
		const text = JSON.stringify(GAME).replace('"options":{', `"options":{${options}`);
		expect(said(text)).toEqual([
			'1:1 save/not-a-game: This is no saved game: what stands at setup.options.o0 does not belong there'
		]);
	});

	test('may have names that every object has', () => {
		const text = JSON.stringify(GAME).replace('"length"', '"constructor"');
		const read = readGameFile(text, 'game.json');
		expect(read.ok && Object.keys(read.game.setup.options)).toEqual(['constructor', 'scoring']);
	});
});

describe('games of older versions', () => {
	const SAVE = {
		format: 'thingsmith-save-1',
		programHash: 'abc',
		variant: 'market',
		players: 2,
		options: {},
		seed: 'shop',
		answers: [[0, 1]],
		checkpoints: [[25, 'later']],
		lock: {},
		origin: null as unknown
	};
	const read = (data: unknown) => {
		const result = readGameData(data, 'old.json');
		return result.ok ? result.game : result.findings.map(({ code }) => code);
	};

	test('a record', () => {
		expect(read({ ...SAVE, checkpoints: [[1, 'x']] })).toMatchObject({
			setup: { variant: 'market', seats: [{ name: 'p1', control: 'human' }, { name: 'p2' }] },
			course: { rulesHash: 'abc', position: null, end: null }
		});
		expect(read({ ...SAVE, players: 1e9 })).toEqual(['save/old-format']);
		expect(read({ ...SAVE, answers: 'many' })).toEqual(['save/old-format']);
	});

	test('a game, as a file and as it lay in storage', () => {
		const { setup, edits } = GAME;
		const game = { setup, edits, save: { ...SAVE, origin: [1, 2, 3] } };
		const upgraded = {
			format: 'thingsmith-game-2',
			setup,
			edits,
			course: { position: { format: 'memory-image', words: [1, 2, 3] } }
		};
		expect(read({ format: 'thingsmith-game-1', ...game })).toMatchObject(upgraded);
		expect(read(game)).toMatchObject(upgraded);
		expect(read({ ...game, save: { ...SAVE, origin: 'x' } })).toEqual(['save/image']);
		expect(read({ ...game, setup: { ...setup, seats: 7 } })).toEqual(['save/old-format']);
		expect(read({ ...game, save: null })).toEqual(['save/old-format']);
	});
});

/** Their form is looked at before any engine sees them. */
describe('dice and draws to come in a saved game', () => {
	const POSITION = {
		format: 'thingsmith-position-1',
		answers: 3,
		chances: 0,
		streams: {},
		starts: {},
		game: {},
		players: {},
		spaces: {},
		pieces: {},
		faces: {},
		zones: {},
		running: [],
		asked: null,
		over: null
	};

	const read = (coming: unknown, edited: unknown = 3) =>
		readGameData(
			{
				format: 'thingsmith-game-2',
				setup: {
					variant: 'pond',
					options: {},
					seats: [{ name: 'Anna', control: 'human' }],
					seed: 'x'
				},
				edits: {},
				course: {
					rulesHash: 'a',
					lock: {},
					answers: [],
					checkpoints: [],
					end: null,
					position: { ...POSITION, coming }
				},
				edited
			},
			'game.json'
		);

	test('what was set is read as it was written', () => {
		const coming = { dice: { dice: [6, 1] }, draws: { cup: ['frog/2'] } };
		const found = read(coming);
		expect(found.ok && found.game.course.position).toEqual({ ...POSITION, coming });
		expect(found.ok && found.game.edited).toBe(3);
	});

	test.each([
		['no list', { dice: { dice: 6 } }],
		['no die', { dice: { dice: [0] } }],
		['half a die', { dice: { dice: [1.5] } }],
		['a word for a die', { dice: { dice: ['6'] } }],
		['more than one word holds', { dice: { dice: new Array<number>(32).fill(1) } }],
		['a number for a piece', { draws: { cup: [1] } }],
		['something else to come', { cards: {} }],
		['nothing that is a map', 7],
		['null', null]
	])('refuses %s', (_, coming) => {
		expect(read(coming).ok).toBe(false);
	});

	test.each([-1, 1.5, 'yes', {}])('is not edited after %j answers', (edited) => {
		expect(read({ dice: { dice: [1] } }, edited).ok).toBe(false);
	});
});
