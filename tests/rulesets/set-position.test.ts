/**
 * Positions of real games are set at random, with sense and without: each change is refused or taken, no position brings
 * the engine down, and the game beside it stands as it stood. 500 in each game with
 * `TEST_SIZE=whole`; a sample otherwise.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { compileFunction } from 'node:vm';
import { BotPlayer } from '#lib/bots/player.ts';
import { beginningsIn } from '#lib/engine/edit/beginnings.ts';
import type { PositionEdit } from '#lib/engine/edit/position-edit.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { PositionNames } from '#lib/engine/position/position-names.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { printedCode } from '#lib/engine/print-code/printed-code.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { applyDecision } from '#lib/engine/session/answers.ts';
import { asked } from '#lib/engine/play/play.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { inEnglish } from '#lib/language/said.ts';
import { editedPosition } from '#lib/game-server/position/set-position.ts';

const RUNS = isWhole() ? 500 : 24;
const makeCode = printedCode((names, body) => compileFunction(body, names) as never);

/** A game of random bots after so many answers. */
function running(variant: string, answers: number) {
	const { program } = loadProgram({ variant, with: [] });
	const session = createSession(program, { seed: 'set', lock: {}, makeCode });
	const bots = Array.from(
		{ length: program.players },
		(_, seat) => new BotPlayer(session.machine, 'random', `set/${seat}`)
	);
	for (let i = 0; i < answers && session.waiting !== 0; i++) {
		const seat = bots.findIndex((_, index) => ((session.waiting >>> index) & 1) === 1);
		session.play(bots[seat]!.decide(session.machine, seat));
	}
	return session;
}

function editsFor(m: Machine): fc.Arbitrary<PositionEdit> {
	const { program } = m;
	const names = new PositionNames(m);
	const anyOf = (list: readonly string[]) =>
		fc.constantFrom(...(list.length > 0 ? list : ['none']));
	const thing = fc.oneof(
		...[names.players, names.spaces, names.pieces, names.zones].map(({ list }) => anyOf(list)),
		anyOf(program.enums.flatMap(({ values }) => values))
	);
	const value = fc.oneof(
		thing,
		fc.integer(),
		fc.integer({ min: -2, max: 12 }),
		fc.boolean(),
		fc.constant(null),
		fc.string({ maxLength: 4 })
	);
	const field = (of: 'game' | 'players' | 'spaces' | 'pieces') => {
		const table = of === 'game' ? 'game' : (of.slice(0, -1) as 'player' | 'space' | 'piece');
		const things = of === 'game' ? ['game'] : names[of].list;
		return fc.record({
			do: fc.constant('set' as const),
			of: fc.constant(of),
			things: fc.array(anyOf(things), { minLength: 1, maxLength: 3 }),
			field: anyOf(program.fields[table].map(({ id }) => id)),
			value
		});
	};
	const calls = beginningsIn(m.code, positionOf(m));
	return fc.oneof(
		fc.record({
			do: fc.constant('move' as const),
			pieces: fc.array(anyOf(names.pieces.list), { maxLength: 8 }),
			to: anyOf(names.zones.list),
			at: fc.constantFrom('top' as const, 'bottom' as const)
		}),
		field('game'),
		field('players'),
		field('spaces'),
		field('pieces'),
		fc.record({
			do: fc.constant('turn' as const),
			piece: anyOf(names.pieces.list),
			face: anyOf(names.faces.list)
		}),
		fc.record({
			do: fc.constant('dice' as const),
			stream: anyOf(program.streams),
			dice: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 })
		}),
		fc.record({
			do: fc.constant('draws' as const),
			stream: anyOf(program.streams),
			pieces: fc.array(anyOf(names.pieces.list), { maxLength: 4 })
		}),
		fc.record({
			do: fc.constant('mind' as const),
			frame: fc.integer({ min: -1, max: 6 }),
			name: fc.constantFrom('you', 'h', 'rest', 'foe', 'p'),
			value
		}),
		fc.record({
			do: fc.constant('begin' as const),
			frame: fc.constantFrom(...calls.map(({ frame }) => frame), 0),
			procedure: anyOf(calls.map(({ procedure }) => procedure)),
			words: fc.record({ you: thing, h: thing })
		})
	);
}

const GAMES = [
	['west-end', 260],
	['everything-faidutti', 120],
	['pegasus', 90],
	['kings-and-creatures', 30]
] as const;

test.each(sampleOf('set positions', GAMES, 4))('%s', (variant, answers) => {
	const session = running(variant, answers);
	const m = session.machine;
	const course = session.course();
	let [taken, refused, stuck] = [0, 0, 0];
	fc.assert(
		fc.property(fc.array(editsFor(m), { minLength: 1, maxLength: 8 }), (edits) => {
			const list = [...edits];
			let edited = editedPosition(m, list);
			// What is refused is left out, as the page does it.
			for (; edited.refused !== null; edited = editedPosition(m, list)) {
				expect(inEnglish(edited.refused.said)).not.toBe('');
				list.splice(edited.refused.at, 1);
				refused++;
			}
			taken += list.length;
			const { next } = edited;
			if (!next.ok) {
				expect(inEnglish(next.said)).not.toBe('');
				stuck++;
				return;
			}
			const other = new Machine(m.code);
			expect(readPosition(other, next.position)).toEqual([]);
			expect(positionOf(other)).toEqual(next.position);
			// It is played on for a while; rules may fail there, and say so.
			const bots = Array.from(
				{ length: m.program.players },
				(_, seat) => new BotPlayer(other, 'random', `on/${seat}`)
			);
			unlessRulesFail(() => {
				playOn(other, bots, 12);
				return { ok: true as const };
			});
		}),
		{ numRuns: RUNS, seed: 14 }
	);
	expect(session.course()).toEqual(course);
	expect(hashState(m)).toBe(course.end);
	expect(taken).toBeGreaterThan(RUNS / 2);
	expect(refused).toBeGreaterThan(0);
	// Most positions can be played from.
	expect(stuck).toBeLessThan(RUNS);
});

function playOn(m: Machine, bots: BotPlayer[], answers: number): void {
	for (let i = 0; i < answers; i++) {
		const waiting = asked(m);
		const seat = bots.findIndex((_, index) => ((waiting >>> index) & 1) === 1);
		if (seat < 0) return;
		applyDecision(m, bots[seat]!.decide(m, seat));
	}
}
