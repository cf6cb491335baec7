/** Whole games of bots: nothing illegal, no dead end, no invariant violated; undo, saves and forks are faithful. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { applyDecision, type Decision } from '#lib/engine/session/answers.ts';
import type { Course } from '#lib/engine/session/course.ts';
import { loadSession } from '#lib/engine/session/load-session.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { readGameFile } from '#lib/game-file/read-game-file.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { recordedGame } from '#lib/lab/recorded-game.ts';
import { randomPicks, testRandom } from './random-player.ts';

const VARIANTS: [string, number, number][] = [
	['west-end', 4, 3],
	['west-end', 2, 1],
	['kings-and-creatures', 4, 10],
	['breakthrough', 2, 3],
	['go', 2, 1],
	['draughts', 2, 3],
	['morris', 2, 3],
	['chess', 2, 1],
	['hearts', 4, 1],
	['liars-dice', 3, 3],
	['kingsburg', 2, 2],
	['kingsburg', 4, 1],
	['kingsburg-with-extensions', 3, 1],
	['kingsburg-with-extensions', 5, 1]
];

describe.each(sampleOf('games of bots', VARIANTS, 4))(
	'%s with %i players',
	(variant, players, games) => {
		const { program, composition } = loadProgram({ variant, players, with: [] });
		const laboratory = new Laboratory(nodeCode(program));
		const load = (course: Course, seed: string) =>
			loadSession(program, course, { seed, lock: composition.lock, makeCode: nodeCode });

		test('random bots play without a fault, and their games can be replayed', () => {
			for (let game = 0; game < games; game++) {
				const record = laboratory.play(game, {
					seed: 'fuzz',
					bots: ['random'],
					maxRounds: 25,
					record: true
				});
				expect(record.problems).toEqual([]);
				expect(record.decisions).toBeGreaterThan(10);
				const choice = { variant, options: {} };
				const written = recordedGame(program, record, {
					choice,
					edits: {},
					lock: composition.lock
				});
				const read = readGameFile(JSON.stringify(written), 'game.json');
				if (!read.ok) throw new Error(read.findings[0]?.message);
				expect(read.game).toEqual(written);
				const { setup, course } = read.game;
				expect(load(course, setup.seed)).toMatchObject({ ok: true, parted: null });
			}
		});

		test('a greedy bot plays without a fault', () => {
			const record = laboratory.play(0, {
				seed: 'fuzz',
				bots: ['greedy', 'random'],
				maxRounds: 3,
				record: false
			});
			expect(record.problems).toEqual([]);
		});

		test('a game that is saved and loaded goes on as the other one does', () => {
			const pick = testRandom(5);
			const session = createSession(program, {
				seed: 'saves',
				lock: composition.lock,
				makeCode: nodeCode
			});
			const turn = (m: Machine): Decision => {
				const seat = firstAsked(m);
				return { seat, picks: randomPicks(legalAnswers(m, seat), pick), anytime: false };
			};
			let loads = 0;
			for (let answers = 0; answers < 150 && !isOver(session.machine); answers++) {
				expect(session.play(turn(session.machine))).toEqual({ ok: true });
				if (pick(25) !== 0) continue;
				const loaded = load(JSON.parse(JSON.stringify(session.course())) as Course, 'saves');
				if (!loaded.ok || loaded.parted) throw new Error('it is another game');
				const other = loaded.session.machine;
				expect(hashState(other)).toBe(hashState(session.machine));
				for (let more = 0; more < 5 && !isOver(session.machine); more++) {
					const decision = turn(session.machine);
					expect(session.play(decision)).toEqual({ ok: true });
					applyDecision(other, decision);
				}
				expect(hashState(other)).toBe(hashState(session.machine));
				loads++;
			}
			expect(loads).toBeGreaterThan(0);
		});

		/** Walks forwards and backwards at random: the same place in the walk is the same position. */
		test('undo leads to where one was, from wherever', () => {
			const m = newGame(program, 'walk');
			const twin = m.fork();
			fc.assert(
				fc.property(
					fc.integer(),
					fc.array(fc.integer({ min: -12, max: 8 }), { minLength: 5, maxLength: 25 }),
					(seed, walk) => {
						const pick = testRandom(seed);
						const been: { mark: number; hash: string }[] = [];
						const here = () => ({ mark: m.mark, hash: hashState(m) });
						const start = here();
						for (const steps of walk) {
							for (let i = 0; i < steps && !isOver(m); i++) {
								been.push(here());
								const seat = firstAsked(m);
								const picks = randomPicks(legalAnswers(m, seat), pick);
								twin.load(m.mem);
								answer(m, seat, picks);
								answer(twin, seat, picks);
								expect(hashState(twin)).toBe(hashState(m));
							}
							if (steps >= 0 || been.length === 0) continue;
							const back = been.at(Math.max(0, been.length + steps))!;
							been.length = Math.max(0, been.length + steps);
							m.undoTo(back.mark);
							expect(hashState(m)).toBe(back.hash);
						}
						m.undoTo(start.mark);
						expect(hashState(m)).toBe(start.hash);
					}
				),
				{ numRuns: 8, seed: 42 }
			);
		});
	}
);
