import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDecision } from '#lib/engine/session/answers.ts';
import { ANSWERS, WINNERS } from '#lib/engine/state/memory-layout.ts';
import { firstAsked, isOver } from '#lib/engine/play/play.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { Question } from './bot.ts';
import { candidatesOf } from './greedy-bot.ts';
import type { BotName } from './bots.ts';
import { IDLE } from './machine-probe.ts';
import { BotPlayer } from './player.ts';
import { randomAnswer } from './random-bot.ts';
import { Stream } from './stream.ts';

function play(names: BotName[], seed: string): { winners: number; trace: string } {
	const m = newGame(pebbles(names.length, 24), seed);
	const players = names.map((name, seat) => new BotPlayer(m, name, `${seed}/bot/${seat}`));
	while (!isOver(m)) {
		const seat = firstAsked(m);
		applyDecision(m, players[seat]!.decide(m, seat));
	}
	return { winners: m.mem[WINNERS]!, trace: hashState(m) };
}

/** Twenty stones, of which each player takes one. The largest counts for nothing once both others have nodded twice. */
function stones(follow: string): Program {
	const pieces = Array.from(
		{ length: 20 },
		(_, i) => `  s${i + 1}: { kind: stone, worth: ${i + 1} }`
	);
	return programOf(
		`
game: { id: stones, players: { min: 3, max: 3 }, start: play }
kinds:
  stone: { plural: stones, attributes: { worth: int }, start: table }
pieces:
${pieces.join('\n')}
fields:
  player: { score: { type: int, visible: all } }
zones:
  table: { sees: all, count: all, main: true }
  taken: { per: player, sees: all, count: all }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do:
          - { choose: take, player: p, from: stones at table, ask: always }
          - { move: take, to: taken(p) }
          - { set: p.score, by: take.worth }
          - { choose: nod, players: players where it != p, from: 1..3, ask: always }
          - { choose: nod-again, players: players where it != p, from: 1..3, ask: always }
          - if: take.worth == 20
            then: [{ set: p.score, to: 0 }]
      - end-game: players where it.score > 18
evaluation: { is: you.score${follow} }
`,
		3
	);
}

const questions: fc.Arbitrary<Question> = fc
	.record({
		kind: fc.constantFrom('one' as const, 'subset' as const, 'amount' as const, 'offer' as const),
		count: fc.integer({ min: 1, max: 40 }),
		min: fc.nat(20),
		more: fc.nat(20),
		optional: fc.boolean(),
		anytime: fc.nat(3)
	})
	.map(({ more, ...question }) =>
		question.kind === 'subset'
			? {
					...question,
					min: Math.min(question.min, question.count),
					max: Math.min(question.min + more, question.count),
					optional: false
				}
			: { ...question, max: question.min + more }
	);

function isAnswer(
	{ kind, count, min, max, optional }: Question,
	picks: readonly number[]
): boolean {
	if (kind === 'amount') return picks.length === 1 && picks[0]! >= min && picks[0]! <= max;
	const inside = picks.every((pick) => pick >= 0 && pick < count + (optional ? 1 : 0));
	if (kind !== 'subset') return picks.length === 1 && inside;
	return (
		inside && new Set(picks).size === picks.length && picks.length >= min && picks.length <= max
	);
}

describe('bots', () => {
	it('finish a game, the same way every time', () => {
		const names: BotName[] = ['random', 'greedy', 'random'];
		expect(play(names, 'a')).toEqual(play(names, 'a'));
		expect(play(names, 'a').trace).not.toBe(play(names, 'b').trace);
	});

	it('leave the game alone while they think', () => {
		const m = newGame(pebbles(3, 24), 'think');
		const before = hashState(m);
		const player = new BotPlayer(m, 'greedy', 'x');
		player.decide(m, firstAsked(m));
		expect(hashState(m)).toBe(before);
	});

	it('do not know what others have answered in secret', () => {
		const program = programOf(
			`
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
`
		);
		const answers = [0, 1, 2, 3, 4, 5].map((secret) => {
			const m = newGame(program, 'secret');
			applyDecision(m, { seat: 0, picks: [secret], anytime: false });
			return new BotPlayer(m, 'greedy', 'x').decide(m, 1).picks[0];
		});
		expect(new Set(answers).size).toBe(1);
	});

	it('say so when the rules cannot judge the position', () => {
		const rules = (evaluation: string): Program =>
			programOf(
				`
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
      - choose: bid
        player: only(first(players))
        between: { min: 0, max: 5 }
      - { set: only(first(players)).score, to: bid }
      - choose: rest
        player: only(first(players))
        between: { min: 0, max: 5 }
      - { set: only(first(players)).score, by: rest }
      - end-game: players
evaluation: { is: "${evaluation}" }
`
			);
		const decide = (evaluation: string): number => {
			const m = newGame(rules(evaluation), 'judge');
			return new BotPlayer(m, 'greedy', 'x').decide(m, 0).picks[0]!;
		};
		const endless = (when: string): string => `if ${when} then endless else you.score`;
		expect(decide('you.score')).toBe(5);
		expect(() => decide(endless('true'))).toThrow('endless');
		// An imagined position may be impossible; the real one is judged.
		expect(decide(endless('you.score > 3'))).toBe(3);
	});

	it('do not put off what they dislike by what changes nothing', () => {
		const m = newGame(
			programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { player: { score: { type: int, visible: all } } }
actions:
  dally: { window: day, do: [] }
  ponder: { window: day, do: [{ choose: thought, between: { min: 0, max: 40 } }] }
  dig:
    window: day
    requires: { young: you.score < 9 }
    do:
      - { choose: depth, between: { min: 0, max: 3 } }
      - { set: you.score, by: depth }
procedures:
  play:
    do:
      - { offer: day, player: only(first(players)), repeat: true }
      - { set: only(first(players)).score, by: -5 }
      - { choose: last, player: only(first(players)), between: { min: 0, max: 5 } }
      - end-game: players
evaluation: { is: you.score }
`),
			'day'
		);
		const player = new BotPlayer(m, 'greedy', 'x');
		const scores = new Set<number>();
		for (let answers = 0; answers < 30 && !isOver(m); answers++) {
			applyDecision(m, player.decide(m, firstAsked(m)));
			for (const { score } of player.last!.tried) scores.add(score);
		}
		expect(scores).toContain(IDLE);
		// It digs three times, each time as deep as it can, before it lets the day end.
		expect(isOver(m)).toBe(true);
		expect(m.mem[ANSWERS]).toBe(8);
	});

	it('win more often when they look ahead', () => {
		let won = 0;
		for (let game = 0; game < 60; game++) {
			const seat = game % 2;
			const names: BotName[] = seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
			if ((play(names, `greed/${game}`).winners >>> seat) & 1) won++;
		}
		expect(won).toBeGreaterThan(36);
	});

	it('look at more answers and try out the best three where the rules judge at once', () => {
		const tried = (follow: string): number[] => {
			const m = newGame(stones(follow), 'stones');
			const player = new BotPlayer(m, 'greedy', 'stones');
			const { picks } = player.decide(m, firstAsked(m));
			const looked = player.last!.tried.map(({ choice }) => choice.picks[0]!);
			expect(looked).toContain(picks[0]);
			return looked;
		};
		expect(tried(', follow: 1')).toEqual([19, 18, 17]);
		expect(tried('')).toHaveLength(12);
	});

	it('judge what comes of an answer as many answers later as the rules say', () => {
		// Two others answer two questions before the largest stone counts for nothing.
		const first = (follow: number): number => {
			const m = newGame(stones(`, follow: ${follow}`), 'stones');
			return new BotPlayer(m, 'greedy', 'stones').decide(m, firstAsked(m)).picks[0]!;
		};
		expect(first(3)).toBe(19);
		expect(first(4)).toBe(18);
	});

	it('never answer what is not asked', () => {
		fc.assert(
			fc.property(questions, fc.string(), (question, seed) => {
				const stream = new Stream(seed);
				expect(isAnswer(question, randomAnswer(question, stream).picks)).toBe(true);
				for (const { anytime, picks } of candidatesOf(question, stream)) {
					if (anytime) expect(picks[0]!).toBeLessThan(question.anytime);
					else expect(isAnswer(question, picks)).toBe(true);
				}
			})
		);
	});
});

describe('a stream', () => {
	it('draws every combination alike', () => {
		const stream = new Stream('combinations');
		const seen = new Map<string, number>();
		for (let i = 0; i < 6000; i++) {
			const key = stream.combination(4, 2).join();
			seen.set(key, (seen.get(key) ?? 0) + 1);
		}
		expect(seen.size).toBe(6);
		for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
	});

	it('stays within its bounds', () => {
		fc.assert(
			fc.property(fc.string(), fc.integer({ min: 1, max: 1 << 30 }), (seed, n) => {
				const drawn = new Stream(seed).below(n);
				expect(drawn).toBeGreaterThanOrEqual(0);
				expect(drawn).toBeLessThan(n);
			})
		);
	});
});
