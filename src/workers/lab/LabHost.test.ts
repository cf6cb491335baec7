import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { summarise } from '#lib/lab/summary.ts';
import { buildChoice } from './tiny.test.fixture.ts';
import { FILES, QUICK, SLOW, wishOf } from './tiny.test.fixture.ts';
import { INTERPRETED } from '../engine/worker-code.ts';
import { LabHost } from './LabHost.ts';

function host(): LabHost {
	const made = new LabHost(INTERPRETED);
	made.open(FILES);
	return made;
}

describe('games that are played in several workers', () => {
	test('are the games of the command line', () => {
		const [one, other, books] = [host(), host(), host()];
		for (const each of [one, other, books]) expect(each.begin(wishOf(QUICK)).ok).toBe(true);
		for (const game of [3, 0, 1, 2]) books.add((game % 2 === 0 ? one : other).play(game));
		const program = buildChoice(QUICK);
		const laboratory = new Laboratory(interpretedCode(program));
		const setup = { seed: '7', bots: ['random' as const], maxRounds: 0, record: false };
		const records = [0, 1, 2, 3].map((game) => laboratory.play(game, setup));
		expect(books.tell().reports[0]!.summary).toEqual(summarise(program, records));
		expect(books.tell().comparison).toBeNull();
	});

	test('by two rules are compared, and say where they part', () => {
		const each = host();
		const begun = each.begin(wishOf(QUICK, SLOW));
		expect(begun).toMatchObject({ ok: true, players: 2 });
		for (const game of [0, 1, 2, 3, 4, 5]) each.add(each.play(game));
		const { reports, comparison, partingRound } = each.tell();
		// After four answers the one is over; nobody counts rounds.
		expect(comparison!.parting).toMatchObject({ game: 0, answers: 4, a: null });
		expect(partingRound).toBeNull();
		expect(reports.map(({ summary }) => [summary.variant, summary.games])).toEqual([
			['quick', 6],
			['slow', 6]
		]);
		expect(comparison).toMatchObject({ pairs: 6, parted: 6 });
		expect(
			comparison!.measures.find(({ measure }) => measure === 'decisions')!.difference.mean
		).toBe(4);
	});

	test('come to the table as they were', () => {
		const each = host();
		each.begin(wishOf(QUICK));
		const [{ trace } = { trace: '' }] = each.play(4);
		const { setup, course } = each.replay(4, 0);
		expect(setup).toMatchObject({ variant: 'quick', seed: '7/4' });
		expect(course.answers).toHaveLength(4);
		const [again] = each.play(4);
		expect(again!.trace).toBe(trace);
	});
});

test('rules with errors are not played, nor those of two games compared', () => {
	const each = host();
	each.open([
		...FILES,
		{
			path: 'variants/bad.yaml',
			text: 'variant: { id: bad, game: tiny, house-rules: [none] }',
			delivered: null
		}
	]);
	const broken = each.begin(wishOf('bad'));
	expect(broken).toMatchObject({ ok: false, why: 'broken' });
	expect(each.begin(wishOf(QUICK, 'apart'))).toEqual({ ok: false, why: 'games' });
	expect(each.play(0)).toEqual([]);
});
