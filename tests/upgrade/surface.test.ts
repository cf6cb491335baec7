/**
 * What layers may lean on in each game stands in its `surface/`, and is kept: what went has a move, what became required a
 * default. `npx thingsmith surface GAME --write` writes what is new.
 */
import { describe, expect, test } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { type Moves, NO_MOVES, readMoves } from '#lib/ruleset/moves/moves.ts';
import { brokenPromises } from '#lib/ruleset/surface/broken-promises.ts';
import { readSurfaces, type Surface, surfaceText } from '#lib/ruleset/surface/surface.ts';
import { fittingVersion } from '#lib/ruleset/surface/fitting-version.ts';
import { surfaceOf } from '#lib/ruleset/surface/surface-of.ts';
import { listGames } from '#lib/ruleset/workspace/workspace.ts';
import { corpus } from './corpus.ts';

const workspace = workspaceOf();

/** Broken between version 1 and 2 of Kings & Things, before there was a contract; `upgrade` fills them in or asks. */
const BEFORE_THE_CONTRACT: Readonly<Record<string, readonly string[]>> = {
	'kings-and-things 1': [
		'events.terrain-changes.params.was is new and has to be given: write a default, was: { type: terrain, default: ... }',
		'procedures.give-up.params.whom is new and has to be given: write a default, whom: { type: player, default: ... }'
	]
};

/** Those for which there are layers beside the base: what others write leans on them. */
const games = listGames(workspace).filter((game) => gameLayers(workspace.files, game).length > 1);

describe.each(games)('%s', (game) => {
	const { version, surface } = surfaceOf(workspace, game);
	const written = readSurfaces(workspace.files, game);

	test.each([...written])('keeps what version %i promised', (of, was) => {
		const broken = brokenPromises(was, surface, readMoves(workspace.files, game));
		expect(broken).toEqual(BEFORE_THE_CONTRACT[`${game} ${of}`] ?? []);
	});

	test('has its surface written down', () => {
		const file = workspace.files.get(`${game}/surface/${version}.yaml`);
		expect(file, `run npx thingsmith surface ${game} --write`).toBe(surfaceText(surface));
	});
});

test('a layer that says no version is taken for the latest that has what it names', () => {
	const surfaces = readSurfaces(workspace.files, 'kings-and-things');
	const layers = corpus().filter(({ game }) => game === 'kings-and-things');
	const taken = layers.flatMap(({ id, version, files }) => {
		const silent = files.map(({ path, text }) => ({
			path,
			text: text.replace(/, for: kings-and-things 2/, '')
		}));
		const fits = fittingVersion(silent, surfaces);
		return fits === null || (version === 1 && fits === 2) ? [] : [[version, fits, id]];
	});
	expect(taken.filter(([, fits]) => fits === 1)).toEqual([
		[1, 1, 'gate'],
		[1, 1, 'frozen-order'],
		[1, 1, 'second-attempt']
	]);
	expect(taken.filter(([version, fits]) => version === 2 && fits === 2)).toHaveLength(53);
});

describe('a promise is broken', () => {
	const BASE = `
game: { id: inn, players: { min: 2, max: 2 }, start: play }
enums: { mood: { values: [glad, sad] } }
fields: { player: { gold: { type: int, start: 3 } } }
options: { pace: { values: { slow: {}, fast: {} }, default: slow } }
values: { price: { params: { p: player }, is: p.gold + 1 } }
events: { paid: { params: { who: player }, do: [{ set: who.gold, by: -1 }] } }
actions: { pay: { window: turn, for: { whom: players }, requires: { rich: you.gold > 1 }, do: [] } }
procedures:
  play: { do: [{ for-each: p, in: players, do: [{ offer: turn, player: p }] }, { log: closed }] }
text: { en: { log: { closed: Closed } } }
`;
	const surface = (base: string): Surface =>
		surfaceOf({ files: new Map([['inn/base/game.yaml', base]]) }, 'inn').surface;
	const went = (address: string): string =>
		`${address} went: write in moves.yaml where it is now (addresses) or what to do instead (removed)`;
	const broken = (before: string, after: string, moves: Moves = NO_MOVES): string[] => {
		expect(BASE).toContain(before);
		return brokenPromises(surface(BASE), surface(BASE.replace(before, after)), moves);
	};

	test.each<[string, string, string]>([
		['[glad, sad]', '[glad]', 'enums.mood.values.sad'],
		['gold: {', 'coins: {', 'fields.player.gold'],
		['slow: {}, fast: {}', 'slow: {}, quick: {}', 'options.pace.values.fast'],
		['price:', 'cost:', 'values.price'],
		['paid:', 'settled:', 'events.paid'],
		['params: { who: player }', 'params: { by: player? }', 'events.paid.params.who'],
		['pay: {', 'settle: {', 'actions.pay'],
		['rich:', 'able:', 'actions.pay.requires.rich'],
		['for: { whom', 'for: { to', 'actions.pay.for.whom'],
		['offer: turn', 'offer: evening', 'windows.turn'],
		['{ log: closed }', '{ log: shut }', 'procedures.play.do.log-closed'],
		['{ closed: Closed }', '{ shut: Closed }', 'text.log.closed']
	])('by %j -> %j', (before, after, address) => {
		expect(broken(before, after)).toContain(went(address));
	});

	test('by what has to be given, or is of another type', () => {
		const says = (params: string): string[] => broken('{ who: player }', params);
		expect(says('{ who: player, much: int }')).toEqual([
			'events.paid.params.much is new and has to be given: write a default, much: { type: int, default: ... }'
		]);
		expect(says('{ who: player, much: { type: int, default: 1 }, by: player? }')).toEqual([]);
		expect(says('{ who: player? }')).toEqual([]);
		expect(says('{ who: bool }')[0]).toBe(
			'events.paid.params.who was player and is bool: keep its type, or give it another name and write where it is now'
		);
		expect(broken('{ p: player }', '{ p: player, q: player? }')).toEqual([
			'values.price.params.q is new and has to be given: write a default, q: { type: player?, default: ... }'
		]);
		expect(broken('type: int, start: 3', 'type: bool')[0]).toBe(
			'fields.player.gold was int and is bool: keep its type, or give it another name and write where it is now'
		);
	});

	test('but not where a move says what became of it, nor by what is added', () => {
		const moves = readMoves(
			new Map([
				['inn/moves.yaml', 'moves: { "2": { addresses: { events.paid: events.settled } } }\n']
			]),
			'inn'
		);
		expect(broken('paid:', 'settled:', moves)).toEqual([]);
		expect(broken('glad, sad', 'glad, sad, calm')).toEqual([]);
		expect(broken('{ log: closed }', '{ log: closed }, { log: closed }')).toEqual([]);
	});
});
