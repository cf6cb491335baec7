import { describe, expect, it } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { firstAsked, isOver } from '#lib/engine/play/play.ts';
import { resample } from '#lib/engine/seat/resample.ts';
import { applyDecision } from '#lib/engine/session/answers.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { WINNERS } from '#lib/engine/state/memory-layout.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { BotName } from './bots.ts';
import { BotPlayer } from './player.ts';
import { reasonOf } from './reasons.ts';
import { Stream } from './stream.ts';
import { takenNext, worth } from './fifteen.test.fixture.ts';

describe('a bot that plans', () => {
	it('wins where it can, stops who would win, and prepares two threats at once', () => {
		expect([takenNext([2, 1, 7, 3]), takenNext([2, 1, 7])]).toEqual([6, 6]);
		const forced = [
			[2, 7],
			[2, 9],
			[3, 2],
			[8, 1],
			[6, 1],
			[5, 7]
		];
		for (const taken of forced) {
			expect(worth(taken), taken.join()).toBe(1);
			expect(worth([...taken, takenNext(taken)]), taken.join()).toBe(-1);
		}
	});

	it('leaves the game alone while it thinks', () => {
		const m = newGame(pebbles(3, 24), 'think');
		const before = hashState(m);
		const player = new BotPlayer(m, 'planner-20', 'x');
		player.decide(m, firstAsked(m));
		expect(hashState(m)).toBe(before);
	});

	it('answers the same in portions as at once, whatever it thought of between', () => {
		const m = newGame(pebbles(3, 24), 'portions');
		const other = newGame(pebbles(3, 24), 'other');
		const [whole, parts] = [0, 1].map(() => new BotPlayer(m, 'planner-20', 'x'));
		for (let turn = 0; turn < 12 && !isOver(m); turn++) {
			const seat = firstAsked(m);
			const once = whole!.decide(m, seat);
			expect(parts!.think(m, seat, () => false)).toBeNull();
			if (turn % 3 === 0) expect(parts!.think(other, 0, () => false)).toBeNull();
			let portions = 0;
			let found = null;
			while (found === null) {
				found = parts!.think(m, seat, () => false);
				portions++;
			}
			expect([found, portions]).toEqual([once, turn % 3 === 0 ? 20 : 19]);
			expect(parts!.last).toEqual(whole!.last);
			applyDecision(m, once);
		}
	});

	it('answers the same wherever its seat cannot tell the difference', () => {
		const m = newGame(pebbles(3, 24), 'twins');
		const stream = new Stream('twins');
		let different = 0;
		while (!isOver(m)) {
			const seat = firstAsked(m);
			const decided = new BotPlayer(m, 'planner-20', 'x').decide(m, seat);
			const twin = m.fork();
			resample(twin, seat, (n) => stream.below(n));
			if (hashState(twin) !== hashState(m)) different++;
			expect(new BotPlayer(twin, 'planner-20', 'x').decide(twin, seat)).toEqual(decided);
			applyDecision(m, decided);
		}
		expect(different).toBeGreaterThan(20);
	});

	it('does not know what others have answered in secret', () => {
		const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { player: { score: { type: int, visible: all } } }
procedures:
  play:
    do:
      - { choose: bid, players: players, between: { min: 0, max: 5 } }
      - for-each: p
        in: players
        do: [{ set: p.score, to: 'if all(q in players: bid(q) == bid(p)) then 1 else 0' }]
      - { end-game: players where score > 0 }
evaluation: { is: you.score }
`);
		const answers = [0, 1, 2, 3, 4, 5].map((secret) => {
			const m = newGame(program, 'secret');
			applyDecision(m, { seat: 0, picks: [secret], anytime: false });
			return new BotPlayer(m, 'planner-20', 'x').decide(m, 1).picks[0];
		});
		expect(new Set(answers).size).toBe(1);
	});

	it('says so when the rules cannot judge any position', () => {
		const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { player: { score: { type: int, visible: all } } }
kinds: { stone: { plural: stones, start: heap } }
pieces: { stone: { kind: stone, count: 300 } }
zones: { heap: { sees: all, count: all } }
values:
  endless: { type: int, is: count(stones where count(stones where count(stones where it is stone) > 5) > 5) }
procedures:
  play:
    do:
      - { choose: bid, player: only(first(players)), between: { min: 0, max: 5 } }
      - end-game: players
evaluation: { is: endless }
`);
		const m = newGame(program, 'judge');
		expect(() => new BotPlayer(m, 'planner-20', 'x').decide(m, 0)).toThrow('endless');
	});

	it('tells how often it played out what, the chosen answer first', () => {
		const program = pebbles(2, 24);
		const session = createSession(program, { seed: 'x', lock: {}, makeCode: interpretedCode });
		const bot = new BotPlayer(session.machine, 'planner-200', 'b');
		session.play(bot.decide(session.machine, 0));
		const { tried } = reasonOf(session, bot.last!)!;
		expect(tried.map(({ chosen }) => chosen)).toEqual([true, false]);
		expect(tried.map(({ visits }) => visits)).toEqual([100, 100]);
	});

	it('wins more often than others, from the same seats with the same chance', () => {
		const wins = (name: BotName, against: BotName): number => {
			let won = 0;
			for (let game = 0; game < 60; game++) {
				const m = newGame(pebbles(2, 24), `against/${game >> 1}`);
				const seat = game % 2;
				const players = [0, 1].map(
					(at) => new BotPlayer(m, at === seat ? name : against, `${game >> 1}/${at}`)
				);
				while (!isOver(m)) {
					const asked = firstAsked(m);
					applyDecision(m, players[asked]!.decide(m, asked));
				}
				if (m.mem[WINNERS]! === 1 << seat) won++;
			}
			return won;
		};
		expect(wins('planner-20', 'random')).toBeGreaterThan(40);
		expect([wins('planner-20', 'greedy'), wins('greedy', 'planner-20')]).toEqual([42, 15]);
	});
});
