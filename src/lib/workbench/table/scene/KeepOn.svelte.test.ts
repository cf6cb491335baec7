import { expect, test } from 'vitest';
import type { Answer, DecisionView, GameView } from '#lib/engine/seat/protocol.ts';
import { type Said, say } from '#lib/language/said.ts';
import { type Carried, KeepOn, type KeptOn } from './KeepOn.svelte.ts';

interface Shown {
	turn: number;
	scene?: { id: string; at: string; pieces: string[] };
	ask?: Pick<DecisionView, 'kind' | 'min' | 'optional'> & { keys: readonly string[] };
	away?: boolean;
	rejection?: Said;
}

const FIGHT = { id: 'fight', at: 'hex(0,0)', pieces: ['a', 'b'] };
const STAY = { kind: 'one', min: 1, optional: true, keys: ['hex(1,0)', 'none'] } as const;
const CHALLENGE = { kind: 'subset', min: 0, optional: false, keys: ['b'] } as const;
const HITS = { kind: 'one', min: 1, optional: false, keys: ['a'] } as const;

/** A table that shows one thing after the other, whenever an answer is given or it is told to. */
function table(...shows: Shown[]) {
	const answers: Answer[] = [];
	const ends: KeptOn[] = [];
	let now = 0;
	const game: Carried = {
		get view() {
			const { scene } = shows[now]!;
			const sides = scene && [
				{ of: 'p1', shown: {}, pieces: scene.pieces.map((key) => ({ key })) }
			];
			return { scenes: scene ? [{ ...scene, sides }] : [] } as unknown as GameView;
		},
		get turn() {
			return shows[now]!.turn;
		},
		get choice() {
			const { ask } = shows[now]!;
			const decision = ask && { seat: 0, ...ask, options: ask.keys.map((key) => ({ key })) };
			return { decision: (decision ?? null) as DecisionView | null };
		},
		get past() {
			return { away: shows[now]!.away ?? false };
		},
		get rejection() {
			return shows[now]!.rejection ?? null;
		},
		answer(answer) {
			answers.push(answer);
			return Promise.resolve();
		}
	};
	const keepOn = new KeepOn(game, (why) => ends.push(why));
	const next = () => {
		now++;
		keepOn.look();
	};
	return { keepOn, answers, ends, next };
}

test('declines question after question, and waits while others are asked', () => {
	const { keepOn, answers, ends, next } = table(
		{ turn: 4, scene: FIGHT, ask: STAY },
		{ turn: 5, scene: FIGHT },
		{ turn: 6, scene: FIGHT, ask: CHALLENGE },
		{ turn: 7, scene: FIGHT, ask: HITS }
	);
	expect(keepOn.possible).toBe(true);
	keepOn.begin();
	keepOn.look();
	expect(answers).toEqual([{ seat: 0, keys: ['none'] }]);
	next();
	next();
	expect(answers.slice(1)).toEqual([{ seat: 0, keys: [] }]);
	expect([keepOn.going, ends]).toEqual([true, []]);
	next();
	expect([keepOn.going, keepOn.possible, ends, answers.length]).toEqual([
		false,
		false,
		['asked'],
		2
	]);
});

test.each<[string, Shown, KeptOn]>([
	['a loss', { turn: 5, scene: { ...FIGHT, pieces: ['a'] }, ask: STAY }, 'changed'],
	['a new piece', { turn: 5, scene: { ...FIGHT, pieces: ['a', 'b', 'c'] }, ask: STAY }, 'changed'],
	['another place', { turn: 5, scene: { ...FIGHT, at: 'hex(2,0)' }, ask: STAY }, 'over'],
	['the end of the scene', { turn: 5, ask: STAY }, 'over'],
	['an answer that was taken back', { turn: 3, scene: FIGHT, ask: STAY }, 'stopped'],
	['a look at the past', { turn: 5, scene: FIGHT, ask: STAY, away: true }, 'stopped'],
	[
		'an answer that was not taken',
		{ turn: 4, scene: FIGHT, ask: STAY, rejection: say`scenario/no: no` },
		'stopped'
	]
])('stops at %s', (_, shown, why) => {
	const { keepOn, answers, ends, next } = table({ turn: 4, scene: FIGHT, ask: STAY }, shown);
	keepOn.begin();
	next();
	expect([keepOn.going, ends, answers.length]).toEqual([false, [why], 1]);
});

test.each<[string, Shown]>([
	['something has to be chosen', { turn: 4, scene: FIGHT, ask: HITS }],
	['nobody is asked', { turn: 4, scene: FIGHT }],
	['no scene is open', { turn: 4, ask: STAY }],
	['it is the past', { turn: 4, scene: FIGHT, ask: STAY, away: true }]
])('does not begin where %s', (_, shown) => {
	const { keepOn, answers, ends } = table(shown);
	expect(keepOn.possible).toBe(false);
	keepOn.begin();
	expect([keepOn.going, answers, ends]).toEqual([false, [], []]);
});

test('a person stops it', () => {
	const { keepOn, ends } = table({ turn: 4, scene: FIGHT, ask: STAY });
	keepOn.begin();
	keepOn.stop();
	keepOn.stop();
	expect(ends).toEqual(['stopped']);
});
