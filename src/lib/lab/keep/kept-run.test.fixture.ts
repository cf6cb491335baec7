/** For tests: a small series of games, with all that can be kept of one. */
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { say } from '#lib/language/said.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { outlineOf } from '#lib/lab/report/outline.ts';
import { type KeptCounter, keptGame, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import type { CountedPairing } from '#lib/lab/report/trial-counts.ts';
import { NO_LAYOUT } from '#lib/ruleset/program/layout.ts';

/** A piece of this name, that meets two others on two grounds, and one that it is compared with. */
export function keptCounter(piece = 'pebble'): KeptCounter {
	const bouts = (tested: string, against: string, ground: string, won: number): CountedPairing => ({
		tested,
		against,
		value: against === 'rock' ? 3 : null,
		ground: [ground],
		won,
		lost: 18 - won,
		undecided: 1,
		broken: 1
	});
	const pairings = [piece, 'grit'].flatMap((tested, i) => [
		bouts(tested, 'rock', 'sand', 9 - 6 * i),
		bouts(tested, 'rock', 'mud', 12 - 6 * i),
		bouts(tested, 'dust', 'sand', 15 - 6 * i)
	]);
	const failed = [piece, 'grit'].map((tested) => ({
		tested,
		against: 'dust',
		ground: ['mud'],
		why: `there is no ${tested}`
	}));
	const peers = { pieces: ['grit'], value: 2, of: 4 };
	return {
		piece,
		kind: 'stone',
		others: ['rock', 'dust', 'grit'],
		trials: [
			{
				trial: 'throw',
				about: `Who hits ${piece}.`,
				vary: ['ground'],
				grounds: 2,
				each: 20,
				plan: { tested: piece, value: 2, peers, sample: ['rock', 'dust'] },
				pairings,
				failed
			}
		]
	};
}

export const HOSTILE = `<img src=x onerror="alert('1')">&amp;`;

/** `name`: what the rules call themselves, one of their pieces and a measure. */
export function keptRun(games: number, name = 'pebbles'): Run {
	const standings = { by: [{ of: 'score', least: false }], parts: [] };
	const layout = { ...NO_LAYOUT, roundField: 'round', standings };
	const rules = { ...pebbles(3, 9), layout };
	const laboratory = new Laboratory(interpretedCode(rules));
	const setup = { seed: '1', bots: ['random' as const], maxRounds: 0, record: true, tell: true };
	const outline = outlineOf(rules);
	const records = Array.from({ length: games }, (_, game) => laboratory.play(game, setup));
	const [first, second] = records.map((record) => keptGame(record, 0));
	const fault = {
		game: 1,
		answers: 3,
		kind: 'dead-end' as const,
		message: `nobody is asked: ${name}`,
		said: say`lab/nobody-is-asked: nobody is asked: ${name}`
	};
	const broken = { ...second!, finished: false, ending: '', winners: [], problems: [fault] };
	const told = {
		...first!.told!,
		pieces: { [name]: { drawn: true, had: 5, has: 1 } },
		events: ['hit']
	};
	return {
		format: RUN_FORMAT,
		kind: 'simulate',
		command: `thingsmith simulate ${name}`,
		bots: ['random'],
		seed: '1',
		maxRounds: 0,
		swept: null,
		lots: [
			{
				label: name,
				value: null,
				rules: { ...outline, variant: name, parts: { ...outline.parts, piece: [name] } }
			}
		],
		games: [{ ...first!, told }, broken, ...records.slice(2).map((record) => keptGame(record, 0))]
	};
}
