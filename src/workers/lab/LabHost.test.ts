import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { inEnglish } from '#lib/language/said.ts';
import { summarise } from '#lib/lab/summary.ts';
import { buildChoice } from './tiny.test.fixture.ts';
import { asking, begun, FILES, QUICK, SLOW, wishOf } from './tiny.test.fixture.ts';
import { INTERPRETED } from '#lib/game-server/host-code.ts';
import { rulesWith } from '#lib/workbench/servers/workers.test.fixture.ts';
import { withLayer } from '#lib/workbench/mine/own-changes.ts';
import { LabHost } from './LabHost.ts';

const host = (): LabHost => new LabHost(INTERPRETED);

describe('games that are played in several workers', () => {
	test('are the games of the command line', async () => {
		const [one, other, books] = [host(), host(), host()];
		for (const each of [one, other, books])
			expect(await begun(each, wishOf(QUICK))).toMatchObject({ ok: true });
		for (const game of [3, 0, 1, 2]) books.add((game % 2 === 0 ? one : other).play(game, 0));
		const program = buildChoice(QUICK);
		const laboratory = new Laboratory(interpretedCode(program));
		const setup = { seed: '7', bots: ['random' as const], maxRounds: 0, record: false };
		const records = [0, 1, 2, 3].map((game) => laboratory.play(game, setup));
		expect(books.tell(0).report.summary).toEqual(summarise(program, records));
		expect(books.tell(0).found).toBeNull();
	});

	test('by two rules are compared, and say where they part', async () => {
		const each = host();
		expect(await begun(each, wishOf(QUICK, SLOW))).toMatchObject({ ok: true, players: 2 });
		for (const game of [0, 1, 2, 3, 4, 5]) each.add(each.play(game, 0));
		const [first, second] = [each.tell(0), each.tell(1)];
		expect(
			[first, second].map(({ report: { summary } }) => [summary.variant, summary.games])
		).toEqual([
			['quick', 6],
			['slow', 6]
		]);
		const { found } = first;
		if (found?.is !== 'compare') throw new Error('nothing is compared');
		const { comparison, round } = found;
		expect(comparison).toMatchObject({ pairs: 6, parted: 6 });
		// After four answers the one is over; nobody counts rounds.
		expect(comparison.parting).toMatchObject({ game: 0, answers: 4, a: null });
		expect(round).toBeNull();
		expect(
			comparison.measures.find(({ measure }) => measure === 'decisions')!.difference.mean
		).toBe(4);
	});

	test('come to the table as they were', async () => {
		const each = host();
		await begun(each, wishOf(QUICK));
		const [{ trace } = { trace: '' }] = each.play(4, 0);
		const { setup, course } = each.replay(4, 0)!;
		expect(setup).toMatchObject({ variant: 'quick', seed: '7/4' });
		expect(course.answers).toHaveLength(4);
		const [again] = each.play(4, 0);
		expect(again!.trace).toBe(trace);
	});
});

test('pieces that the game as it was delivered has not are told of, and what became of them', async () => {
	const text = 'layer: { id: moons, kind: house-rule, game: stars }\n';
	const moon = `${text}pieces: { moon: { kind: stone, size: 20 } }\n`;
	const mine = 'variant: { id: mine, game: stars, house-rules: [moons] }\n';
	const each = new LabHost(INTERPRETED);
	const files = [
		...FILES,
		{ path: 'stars/house-rules/moons.yaml', text: moon, delivered: null },
		{ path: 'variants/mine.yaml', text: mine, delivered: null }
	];
	expect(await begun(each, { ...wishOf('mine'), watched: true }, files)).toMatchObject({
		fresh: [{ id: 'moon', change: 'added' }]
	});
	for (let game = 0; game < 20; game++) each.add(each.play(game, 0));
	const moons = each.tell(0).report.parts.find(({ id }) => id === 'moon');
	expect(moons?.games.hits).toBeGreaterThan(0);
	// Who is dealt the largest stone has won.
	expect(moons?.seats?.won).toMatchObject({ hits: moons?.games.hits, of: moons?.games.hits });
	expect(await begun(each, wishOf('stars'), files)).toMatchObject({ fresh: [] });
});

test('a game that breaks off is told of, and comes to the table', async () => {
	const each = new LabHost(INTERPRETED);
	const files = FILES.map((file) =>
		file.path === 'tiny/base/game.yaml'
			? { ...file, text: `${file.text}invariants: { never: player-count > 2 }\n` }
			: file
	);
	await begun(each, wishOf(QUICK), files);
	each.add(each.play(1, 0));
	const { faults, report } = each.tell(0);
	expect(faults).toEqual([1]);
	expect(report.findings[0]).toMatchObject({ kind: 'fault', game: 1 });
	const game = each.replay(1, 0);
	expect(game?.setup).toMatchObject({ variant: QUICK, seed: '7/1' });
	expect(game?.course.answers).toHaveLength(1);
});

describe('one number', () => {
	const swept = async (vary: string, over: string | null, games: number) => {
		const each = host();
		const series = await begun(each, asking('stars', { is: 'sweep', vary, over }));
		for (let game = 0; series.ok && game < games; game++)
			for (const lot of series.lots.keys()) each.add(each.play(game, lot));
		return { each, begun: series };
	};

	test('is played at each of its values, and each is compared with the first', async () => {
		const { each, begun } = await swept('values.asked.is', '2,3', 6);
		expect(begun).toMatchObject({
			ok: true,
			swept: 'values.asked.is',
			leftOut: [],
			lots: [
				{ label: '2', value: 2 },
				{ label: '3', value: 3 }
			]
		});
		const { found } = each.tell(0);
		if (found?.is !== 'sweep') throw new Error('nothing is swept');
		expect(found.points.map(({ label, games }) => [label, games])).toEqual([
			['2', 6],
			['3', 6]
		]);
		expect(found.points.map(({ differences }) => differences.length > 0)).toEqual([false, true]);
		// The table knows the rules as they are, and others when they have been kept.
		if (!begun.ok) throw new Error(begun.why);
		expect(begun.onTop).toEqual([null, expect.stringContaining('"values.asked.is"')]);
		expect(each.replay(0, 0)!.setup).toMatchObject({ variant: 'stars', seed: '7/0' });
		expect(each.replay(0, 1)).toBeNull();
		const stars = FILES.find(({ path }) => path === 'variants/stars.yaml')!.text;
		const text = withLayer(stars.replace('id: stars', 'id: mine'), begun.onTop[1]!)!;
		const file = { path: 'variants/mine.yaml', text, delivered: null };
		const choice = { variant: 'mine', options: {} };
		const rules = rulesWith([...FILES, file]);
		await rules.settled();
		const lot = { label: '', value: null, choice, onTop: null };
		const linked = await rules.orNothing((server) => server.linkLot(lot, 2));
		if (!linked?.ok) throw new Error('it does not hold');
		const kept = each.replay(3, { choice, linked: linked.rules })!;
		expect(kept.setup).toMatchObject({ variant: 'mine', seed: '7/3' });
		const [played] = each.play(3, 1);
		expect(kept.course.answers).toHaveLength(played!.decisions);
	});

	test('of an option: what the rules exclude is left out, and why', async () => {
		const { each, begun } = await swept('size', null, 2);
		expect(begun).toMatchObject({ ok: true, lots: [{ label: '1' }, { label: '2' }] });
		if (!begun.ok) throw new Error(begun.why);
		expect(begun.leftOut.map(({ value, why }) => [value, inEnglish(why)])).toEqual([
			['3', expect.stringContaining('Nobody has so many')]
		]);
		expect(each.replay(1, 1)!.setup.options).toEqual({ size: 2 });
	});

	test('that is not there is said', async () => {
		const { begun } = await swept('values.askd.is', '2,3', 0);
		expect(begun).toMatchObject({ ok: false, why: 'unfit' });
		expect(!begun.ok && begun.why === 'unfit' && inEnglish(begun.said)).toContain(
			'did you mean "values.asked.is"?'
		);
	});
});

describe('a piece', () => {
	test('is judged by games with it, and compared with those without', async () => {
		const each = host();
		const wish = asking('stars', { is: 'counter', piece: 'star', bouts: 0 });
		expect(await begun(each, wish)).toMatchObject({
			ok: true,
			onTop: [expect.any(String), null],
			lots: [{ label: 'A' }, { label: 'B' }]
		});
		for (let game = 0; game < 40; game++) each.add(each.play(game, 0));
		const { found } = each.tell(1);
		if (found?.is !== 'counter') throw new Error('nothing is judged');
		expect(found.comparison.pairs).toBe(40);
		const { verdict, seats, kind, rank } = found.judged;
		expect([verdict, kind, rank?.place]).toEqual(['more', 'stone', 1]);
		expect(seats.won.hits).toBe(seats.won.of);
	});

	test('meets the others in the trials of its game', async () => {
		const [one, other, books] = [host(), host(), host()];
		const wish = asking('stars', { is: 'counter', piece: 'star', bouts: 40 });
		for (const each of [one, other]) await begun(each, wish);
		const series = await begun(books, wish);
		if (!series.ok) throw new Error(series.why);
		const [trial] = series.tested!.trials;
		// The star with three others, they with each other, in two places.
		expect(trial).toMatchObject({ head: { trial: 'clash', each: 40, grounds: 2 }, pairings: 18 });
		for (let at = 17; at >= 0; at--) books.addBouts([(at % 3 === 0 ? one : other).bout(0, at)]);
		const [report] = books.tell(1).trials;
		expect(report).toMatchObject({
			trial: 'clash',
			piece: 'star',
			opponents: 3,
			failed: [],
			broken: 0,
			overall: { bouts: 240, won: { hits: 240 } },
			yardstick: { value: 1, place: 1, standing: 'stronger' }
		});
		const grit = report!.yardstick!.peers.find(({ piece }) => piece === 'grit')!;
		// One more than three of a die, or two more than that: 3 of 6, and 5 of 6.
		expect([grit.won.of, grit.won.low < 2 / 3, grit.won.high > 2 / 3]).toEqual([160, true, true]);
	});

	test('whose trials are wrong is not begun, and where; without bouts it is', async () => {
		const each = host();
		const files = FILES.map((file) => ({
			...file,
			text: file.text.replace('won: not $against', 'won: $agianst')
		}));
		const counter = { is: 'counter' as const, piece: 'star' };
		expect(await begun(each, asking('stars', { ...counter, bouts: 1 }), files)).toMatchObject({
			ok: false,
			why: 'trials',
			findings: [{ code: 'trial/unknown-placeholder', range: { file: 'stars/trials/clash.yaml' } }]
		});
		expect(await begun(each, asking('stars', { ...counter, bouts: 0 }), files)).toMatchObject({
			ok: true
		});
	});

	test('that rules name can be tested, one that is not there cannot', async () => {
		const each = host();
		const files = FILES.map((file) => ({
			...file,
			text: file.text.replace(
				'values: { asked: { is: 2 } }',
				"values: { asked: { is: 'count(stones where it is star) + 1' } }"
			)
		}));
		const counter = { is: 'counter' as const, bouts: 0 };
		expect(await begun(each, asking('stars', { ...counter, piece: 'star' }), files)).toMatchObject({
			ok: true
		});
		each.add(each.play(0, 0));
		expect(each.tell(0).faults).toEqual([0, 0]);
		expect(await begun(each, asking('stars', { ...counter, piece: 'sun' }), files)).toMatchObject({
			ok: false,
			why: 'unfit'
		});
	});
});

test('rules with errors are not played, nor those of two games compared', async () => {
	const each = host();
	const text = 'variant: { id: bad, game: tiny, house-rules: [none] }';
	const files = [...FILES, { path: 'variants/bad.yaml', text, delivered: null }];
	expect(await begun(each, wishOf('bad'), files)).toMatchObject({ ok: false, why: 'broken' });
	expect(await begun(each, wishOf(QUICK, 'apart'))).toEqual({ ok: false, why: 'games' });
	expect(each.play(0, 0)).toEqual([]);
});
