import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Course } from '#lib/engine/session/course.ts';
import type { Parting } from '#lib/engine/session/load-session.ts';
import { gameFile } from '#lib/game-file/game-file.ts';
import { asSaid, type Said, say } from '#lib/language/said.ts';
import { finding } from '#lib/language/diagnostic.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { ServerTrouble } from '#lib/workbench/servers/trouble.ts';
import type { GameCalls } from '#lib/workbench/servers/start-workers.ts';
import { gamesOf, rulesOf } from '#lib/workbench/game/servers.test.fixture.ts';
import { RULES, viewOf } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { forget } from '#lib/workbench/storage/database.ts';
import { readGames, writeGame } from '#lib/workbench/storage/storage.ts';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import type { Continued, Shown, StartResult } from '#lib/game-server/game-server.ts';
import type { StoredGame } from '#lib/game-file/game-file.ts';
import { continuePartly, createGame, importFile, openGame } from './open-games.ts';
import type { Made, Opener } from './open-games.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings: { language: 'en', languageOr: () => 'en', curtain: true, botDelay: null },
	LANGUAGES: ['en']
}));

const COURSE: Course = {
	rulesHash: 'hash',
	lock: {},
	position: null,
	answers: [
		[0, 1, 'dive'],
		[1, 0, 'rest']
	],
	checkpoints: [],
	end: null
};
const GAME: StoredGame = {
	setup: {
		variant: 'plain',
		layers: null,
		options: {},
		seats: [{ name: 'Anna', control: 'human' }],
		seed: 'tide'
	},
	edits: { 'shells/base/game.yaml': 'as it was then' },
	course: COURSE
};
const MARGIN = {
	notes: [{ turn: 1, text: 'Why may he flee?' }],
	opened: 2,
	edited: null,
	branches: []
};
const RECORD: GameRecord = {
	id: 'kept',
	...GAME,
	...MARGIN,
	created: 17,
	updated: 18,
	turn: 2,
	over: false,
	status: ''
};
/** The edits that are in force now. */
const NOW = { 'shells/base/game.yaml': 'as it is now' };
const PARTED: Parting = { answer: 2, of: 2, said: asSaid('nobody can rest') };

const started = (continued: Continued | null = null, course = COURSE): StartResult => ({
	ok: true,
	started: { rules: RULES, continued, course }
});
const refused = (
	reason: string,
	more: { findings?: Diagnostic[]; parted?: Parting } = {}
): StartResult => ({ ok: false, findings: [], parted: null, said: asSaid(reason), ...more });

const SHOWN: Shown = {
	number: 1,
	viewer: 0,
	seen: {
		is: 'new',
		value: {
			view: { ...viewOf([]), viewer: 0 },
			refusals: [],
			log: [],
			chronicle: { first: 0, last: 0, points: [], measures: [] }
		}
	},
	course: { is: 'same' },
	happened: [],
	anew: false
};

/** A workshop whose servers answer as the test says; `asked` is what they were given. */
function workshop(answers: Partial<GameCalls>): Opener & { asked: unknown[] } {
	const asked: unknown[] = [];
	let stored: unknown = null;
	const { start, resume } = answers;
	const games = gamesOf({
		show: () => Promise.resolve(SHOWN),
		leave: () => Promise.resolve(undefined),
		...answers,
		...(start && { start: (setup, game) => (asked.push([setup]), start(setup, game)) }),
		...(resume && {
			resume: (line, rulings, partly) => (
				asked.push([stored, partly]),
				resume(line, rulings, partly)
			)
		})
	});
	const game = { program: '', lock: {}, layers: [], orders: [], rules: RULES };
	const rules = rulesOf({
		link: () => Promise.resolve({ ok: true, game }),
		rulings: (given) => {
			stored = given;
			return Promise.resolve({ now: game, then: null, layers: [], findings: [] });
		}
	});
	return {
		rules,
		games,
		asked,
		edits: NOW,
		open: () => Promise.resolve(),
		opening: (ask) => ask()
	};
}

const starting = (result: StartResult) => workshop({ start: () => Promise.resolve(result) });
const resuming = (result: StartResult) => workshop({ resume: () => Promise.resolve(result) });

/** Everything in the storage, without the record that a test began with. */
async function others(): Promise<GameRecord[]> {
	const games = await readGames();
	return games.flatMap((game) =>
		game.readable && game.record.id !== RECORD.id ? [game.record] : []
	);
}

/** The one game that was made, as it is stored. */
async function stored(made: Made): Promise<GameRecord> {
	const [only, ...more] = await others();
	expect(more).toEqual([]);
	expect(made).toEqual({ ok: true, id: only?.id });
	return only!;
}

beforeEach(() => {
	forget();
	vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

const broken = (severity: 'error' | 'warning', message: string): Diagnostic => {
	const place = { line: 7, column: 1, offset: 0 };
	const range = { file: 'shells/base/game.yaml', start: place, end: place };
	return finding('ref/unknown-name', { range }, say`${message}`, { severity });
};

describe('a new game', () => {
	test('is stored under the edits of now, and is the one that the engine runs', async () => {
		const here = starting(started());
		const made = await createGame(here, GAME.setup);
		expect(here.asked).toEqual([[GAME.setup]]);
		expect(await stored(made)).toMatchObject({
			setup: GAME.setup,
			edits: NOW,
			course: COURSE,
			turn: 2,
			over: false
		});
	});

	test('that the rules refuse says the first error with its place, and nothing is stored', async () => {
		const findings = [broken('warning', 'perhaps'), broken('error', 'there is no pup')];
		expect(await createGame(starting(refused('broken', { findings })), GAME.setup)).toEqual({
			ok: false,
			reason: 'shells/base/game.yaml:7: there is no pup'
		});
		expect(await createGame(starting(refused('no such variant')), GAME.setup)).toEqual({
			ok: false,
			reason: 'no such variant'
		});
		expect(await others()).toEqual([]);
	});

	test.each([
		['died', 'The engine did not answer and was started again.'],
		[
			'stopped',
			'You stopped the engine before it had answered. Nothing is lost; try again when you like.'
		]
	] as const)('from which the engine does not come back is no game: %s', async (how, reason) => {
		const here = workshop({ start: () => Promise.reject(new ServerTrouble('start', how)) });
		expect(await createGame(here, GAME.setup)).toEqual({ ok: false, reason });
		expect(await others()).toEqual([]);
	});

	test('a fault of the page itself is not taken for one of the rules', async () => {
		const here = workshop({ start: () => Promise.reject(new TypeError('a fault of ours')) });
		await expect(createGame(here, GAME.setup)).rejects.toThrow('a fault of ours');
	});
});

describe('a stored game', () => {
	test('is put on the table as the record that it was', async () => {
		await writeGame(RECORD);
		const here = resuming(started());
		const opened = await openGame(here, 'kept');
		expect(here.asked).toEqual([[GAME, false]]);
		if (!opened.ok) throw new Error(opened.reason);
		const { game, continued } = opened;
		expect(continued).toBeNull();
		expect([game.id, game.setup, game.rules]).toEqual(['kept', GAME.setup, RULES]);
		expect(game.record).toMatchObject({ id: 'kept', created: 17, edits: NOW });
		game.close();
	});

	test('that goes on under the rules of then keeps their edits', async () => {
		await writeGame(RECORD);
		const then: Continued = { how: 'old-rules', layers: ['base'], said: asSaid('the map') };
		const opened = await openGame(resuming(started(then)), 'kept');
		if (!opened.ok) throw new Error(opened.reason);
		expect(opened.game.record?.edits).toEqual(GAME.edits);
		expect(opened.game.continued).toEqual(then);
		opened.game.close();
	});

	test('says where it parts from the rules, and stays as it is', async () => {
		await writeGame(RECORD);
		const opened = await openGame(resuming(refused('nobody can rest', { parted: PARTED })), 'kept');
		expect(opened).toEqual({
			ok: false,
			reason: 'Its record parts from the rules at answer 2 of 2: nobody can rest',
			parted: PARTED
		});
		expect(await readGames()).toEqual([{ readable: true, record: RECORD }]);
	});

	test('that is not there, or cannot be read, asks the engine nothing', async () => {
		expect(await openGame(workshop({}), 'gone')).toEqual({ ok: false, reason: '', parted: null });
		await writeGame({ ...RECORD, id: 'odd', setup: { ...GAME.setup, seats: [] } });
		const opened = await openGame(workshop({}), 'odd');
		expect(opened).toMatchObject({ ok: false, parted: null });
		expect(!opened.ok && opened.reason).not.toBe('');
	});

	test('that nobody can look at is not on the table', async () => {
		await writeGame(RECORD);
		const here = workshop({
			resume: () => Promise.resolve(started()),
			show: () => Promise.reject(new ServerTrouble('show', 'died'))
		});
		expect(await openGame(here, 'kept')).toMatchObject({
			ok: false,
			reason: 'The engine did not answer and was started again.'
		});
	});
});

describe('a game that can go on partly', () => {
	test('becomes a game of its own; the record stays', async () => {
		await writeGame(RECORD);
		const here = resuming(started({ how: 'parted', layers: ['base'], at: PARTED }));
		const made = await continuePartly(here, 'kept');
		expect(here.asked).toEqual([[GAME, true]]);
		expect(await stored(made)).toMatchObject({ setup: GAME.setup, edits: NOW });
		expect(await readGames()).toContainEqual({ readable: true, record: RECORD });
	});

	test('is none where there is no record, or the rules refuse it all the same', async () => {
		expect(await continuePartly(workshop({}), 'gone')).toEqual({ ok: false, reason: '' });
		await writeGame(RECORD);
		const here = resuming(refused('nothing of it'));
		expect(await continuePartly(here, 'kept')).toEqual({ ok: false, reason: 'nothing of it' });
		expect(await others()).toEqual([]);
	});
});

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe('an imported game', () => {
	const file = JSON.stringify(gameFile(GAME, MARGIN));
	const importGame = async (here: Opener, text: string, name: string): Promise<Made> => {
		const returnTo = () => expect.fail('no rule file is changed');
		const imported = await importFile({ ...here, returnTo, files: [] }, bytesOf(text), name);
		if (imported.what !== 'game') expect.fail('it is taken for changes to rules');
		if (!imported.ok) return { ok: false, reason: imported.reason };
		told = imported.told;
		return { ok: true, id: imported.id };
	};
	let told: readonly Said[] = [];

	test('is stored once the engine has resumed it', async () => {
		const here = resuming(started());
		const made = await importGame(here, file, 'game.json');
		expect(here.asked).toEqual([[GAME, false]]);
		expect(await stored(made)).toMatchObject({
			setup: GAME.setup,
			edits: NOW,
			course: COURSE,
			...MARGIN
		});
		expect(told).toEqual([]);
	});

	test('that was changed since it was written is stored, and that is told', async () => {
		const renamed = file.replace('Anna', 'Anne');
		expect(
			(await stored(await importGame(resuming(started()), renamed, 'game.json'))).setup
		).toEqual({ ...GAME.setup, seats: [{ name: 'Anne', control: 'human' }] });
		expect(told).toMatchObject([{ code: 'save/changed-since' }]);
	});

	test('of the same rules in layers that are written differently says so', async () => {
		const lock = { base: 'as it was', rule: 'same' };
		const older = JSON.stringify(gameFile({ ...GAME, course: { ...COURSE, lock } }, MARGIN));
		const now = { ...COURSE, lock: { ...lock, base: 'as it is' } };
		await importGame(resuming(started(null, now)), older, 'game.json');
		expect(told).toMatchObject([{ code: 'play/reworded', with: ['base'] }]);
		const taken: Continued = { how: 'taken-over', layers: ['base'] };
		await importGame(resuming(started(taken, now)), older, 'game.json');
		expect(told).toEqual([]);
	});

	test('keeps its own edits where it goes on under its own rules', async () => {
		const then: Continued = { how: 'old-rules', layers: ['base'], said: asSaid('the map') };
		const made = await importGame(resuming(started(then)), file, 'game.json');
		expect((await stored(made)).edits).toEqual(GAME.edits);
	});

	test('that is none is refused at its place, before the engine hears of it', async () => {
		const made = await importGame(workshop({}), '{"format":"thingsmith-game-2"}', 'odd.json');
		expect(!made.ok && made.reason).toMatch(/^odd\.json:1: /);
		expect(await others()).toEqual([]);
	});

	test('that the rules refuse is not stored', async () => {
		const made = await importGame(
			resuming(refused('nobody can rest', { parted: PARTED })),
			file,
			'game.json'
		);
		expect(made).toEqual({
			ok: false,
			reason: 'Its record parts from the rules at answer 2 of 2: nobody can rest'
		});
		expect(await others()).toEqual([]);
	});
});

describe('a file from anywhere', () => {
	const importing = () => {
		const returned: unknown[] = [];
		const here = resuming(started());
		const returnTo = (...args: unknown[]) => void returned.push(args);
		const files = [{ path: 'shells/base/game.yaml', text: '', delivered: '' }];
		return { returned, here: { ...here, returnTo, files } };
	};

	test('may be a game, or changes to rules that become steps of their files', async () => {
		const { here, returned } = importing();
		const game = await importFile(
			here,
			bytesOf(JSON.stringify(gameFile(GAME, MARGIN))),
			'game.json'
		);
		expect(game).toMatchObject({ what: 'game', ok: true });
		const file = { format: 'thingsmith-edits-1', edits: { 'shells/base/game.yaml': 'mine' } };
		expect(await importFile(here, bytesOf(JSON.stringify(file)), 'rules.json')).toEqual({
			what: 'edits',
			ok: true
		});
		expect(returned).toEqual([['shells/base/game.yaml', { is: 'text', text: 'mine' }]]);
	});

	test('changes nothing where any part of it is odd', async () => {
		const { here, returned } = importing();
		const edits = { 'shells/base/game.yaml': 'mine', '../x.yaml': '' };
		const text = JSON.stringify({ format: 'thingsmith-edits-1', edits });
		expect(await importFile(here, bytesOf(text), 'rules.json')).toEqual({
			what: 'edits',
			ok: false,
			reason: 'rules.json:1: "../x.yaml" is no place for a rule file'
		});
		expect(returned).toEqual([]);
	});

	test('may be rules that somebody sends: of these nothing becomes yet', async () => {
		const { here, returned } = importing();
		const rule = 'layer: { id: rule, kind: house-rule, game: shells }\n';
		expect(await importFile(here, bytesOf(rule), 'rule.yaml')).toEqual({
			what: 'parcel',
			ok: true,
			parcel: { name: 'rule', files: new Map([['shells/house-rules/rule.yaml', rule]]) }
		});
		expect(await importFile(here, bytesOf(rule.replace('shells', 'chess')), 'rule.yaml')).toEqual({
			what: 'parcel',
			ok: false,
			problem: { why: 'elsewhere', at: 'chess/house-rules/rule.yaml' }
		});
		expect(returned).toEqual([]);
	});
});
