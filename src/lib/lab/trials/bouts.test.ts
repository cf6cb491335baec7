/** Bouts, held against odds that can be worked out by hand. */
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { shareOf } from '#lib/lab/interval.ts';
import { pairingsOf, planOf, seedOf } from './bout-plan.ts';
import { Arena } from './bouts.ts';
import { tiltStage, TRIAL } from './tilt.test.fixture.ts';

const stage = tiltStage();
const arena = new Arena(interpretedCode(stage.program));
const [sand, grass] = stage.grounds;

function played(tested: string, against: string, ground = sand!, seed = 's') {
	const position = stage.position({ tested, against, ground });
	return arena.play(position, { bot: 'random', seed, bouts: 3000 });
}

const holds = (hits: number, share: number): boolean => {
	const { low, high } = shareOf(hits, 3000);
	return low <= share && share <= high;
};

describe('bouts', () => {
	test('end as was worked out', () => {
		// The bear has 3 of 6; of the other half the cat has 2 of 6.
		const bear = played('bear', 'cat');
		expect([holds(bear.won, 1 / 2), holds(bear.lost, 1 / 6)]).toEqual([true, true]);
		expect(bear.won + bear.lost + bear.undecided).toBe(3000);
		expect(bear.broken).toBe(0);
		// The other way round it is 2 of 6, and half of the rest.
		const cat = played('cat', 'bear');
		expect([holds(cat.won, 1 / 3), holds(cat.lost, 1 / 3)]).toEqual([true, true]);
		expect(holds(cat.won, 1 / 2)).toBe(false);
	});

	test('know where they are', () => {
		const bear = played('bear', 'cat', grass);
		expect([holds(bear.won, 2 / 3), holds(bear.lost, 1 / 9)]).toEqual([true, true]);
	});

	test('travel as what they are', () => {
		const position = stage.position({ tested: 'bear', against: 'cat', ground: grass! });
		expect(JSON.parse(JSON.stringify(position))).toStrictEqual(position);
	});

	test('are the same for the same seed, and others for another', () => {
		expect(played('bear', 'cat')).toEqual(played('bear', 'cat'));
		expect(played('bear', 'cat', sand, 't')).not.toEqual(played('bear', 'cat'));
	});

	test('that do not come to an end are counted as such', () => {
		const endless = tiltStage(TRIAL.replace(/^start: .*$/m, 'start: { call: stumble }'));
		const [ground] = endless.grounds;
		const position = endless.position({ tested: 'cat', against: 'dog', ground: ground! });
		const broken = new Arena(interpretedCode(endless.program));
		expect(broken.play(position, { bot: 'random', seed: 's', bouts: 2 })).toEqual({
			won: 0,
			lost: 0,
			undecided: 0,
			broken: 2
		});
	});

	test('in which both or neither has come true are undecided', () => {
		const both = tiltStage(TRIAL.replace(/^lost: .*$/m, 'lost: not $against in lists'));
		const position = both.position({ tested: 'lion', against: 'cat', ground: grass! });
		expect(arena.play(position, { bot: 'random', seed: 's', bouts: 50 })).toMatchObject({
			won: 0,
			lost: 0,
			undecided: 50
		});
	});
});

describe('who meets whom', () => {
	test('is the whole field for the tested, and a part of it for others of its value', () => {
		expect(planOf(stage, 'lion', '1')).toEqual({
			tested: 'lion',
			value: 2,
			field: ['mouse', 'cat', 'dog', 'bear'],
			peers: { pieces: ['cat', 'dog'], value: 2, of: 2 },
			sample: ['mouse', 'bear']
		});
		const pairings = pairingsOf(stage, planOf(stage, 'lion', '1')!);
		expect(pairings).toHaveLength(2 * (4 + 2 * 2));
		expect(seedOf('1', 'tilt', pairings[1]!)).toBe('1/tilt/lion/mouse/grass');
	});

	test('is the nearest value where there is nobody else of its own', () => {
		expect(planOf(stage, 'bear', '1')?.peers).toMatchObject({ value: 2, of: 3 });
		// Nobody is a stranger to those of no value: all are of the same.
		const worthless = tiltStage(TRIAL.replace(/^value: .*\n/m, ''));
		const plan = planOf(worthless, 'bear', '1')!;
		expect(plan).toMatchObject({ value: null, peers: { value: null, of: 4 } });
		expect(plan.sample).toEqual(plan.field);
	});

	test('leaves out pieces for which the trial is not', () => {
		expect(planOf(stage, 'pennant', '1')).toBeNull();
		const few = tiltStage(TRIAL.replace('tested: riders', 'tested: cat\nagainst: riders'));
		expect(planOf(few, 'cat', '1')).toMatchObject({ field: ['mouse', 'dog', 'lion', 'bear'] });
		expect(planOf(few, 'dog', '1')).toBeNull();
		// Nobody meets itself.
		const alone = tiltStage(TRIAL.replace('tested: riders', 'tested: riders\nagainst: cat'));
		expect(planOf(alone, 'cat', '1')).toBeNull();
		expect(planOf(alone, 'dog', '1')).toMatchObject({ field: ['cat'] });
	});

	test('takes some where there are many, the same for the same seed', () => {
		const many = {
			trial: { id: 'many' },
			grounds: [[]],
			tested: new Map(Array.from({ length: 40 }, (_, i) => [`a${i}`, 1])),
			against: new Map(Array.from({ length: 90 }, (_, i) => [`b${i}`, 1]))
		} as unknown as typeof stage;
		const plan = planOf(many, 'a7', '1')!;
		expect([plan.peers.pieces.length, plan.peers.of, plan.sample.length]).toEqual([12, 39, 24]);
		expect(plan.peers.pieces).not.toContain('a7');
		expect(planOf(many, 'a7', '1')).toEqual(plan);
		expect(planOf(many, 'a7', '2')).not.toEqual(plan);
		expect(pairingsOf(many, plan)).toHaveLength(90 + 12 * 24);
	});
});
