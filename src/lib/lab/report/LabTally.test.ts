import { describe, expect, it } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { inEnglish } from '#lib/language/said.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import {
	type GameRecord,
	Laboratory,
	type PlayoutSetup,
	watchedLaboratory
} from '#lib/lab/game.ts';
import { NO_LAYOUT } from '#lib/ruleset/program/layout.ts';
import { LabTally } from './LabTally.ts';
import { outlineOf } from './outline.ts';
import { keptGame, reportsOf } from './run.ts';

const setup: PlayoutSetup = {
	seed: '1',
	bots: ['random'],
	maxRounds: 0,
	record: false,
	tell: true
};
const standings = { by: [{ of: 'score', least: false }], parts: [] };
const layout = { ...NO_LAYOUT, roundField: 'round', standings };
const FEWEST = { by: [{ of: 'score', least: true }], parts: [] };
const rules = { ...pebbles(3, 24), layout };

function played(games: number, more: Partial<PlayoutSetup> = {}): GameRecord[] {
	const laboratory = new Laboratory(interpretedCode(rules));
	return Array.from({ length: games }, (_, game) => laboratory.play(game, { ...setup, ...more }));
}

function told(records: readonly GameRecord[]) {
	const tally = new LabTally(outlineOf(rules));
	for (const record of records) tally.add(record);
	return tally.report();
}

describe('what is told of many games', () => {
	const records = played(40);
	const report = told(records);

	it('does not hang on the order in which they end', () => {
		expect(told(records.toReversed())).toEqual(report);
	});

	it('is the same of games that were kept as text', () => {
		const lots = [{ label: 'a', value: null, rules: outlineOf(rules) }];
		const kept = { lots, games: records.map((game) => keptGame(game, 0)) };
		expect(reportsOf(JSON.parse(JSON.stringify(kept)) as typeof kept)).toEqual([report]);
	});

	it('says who won, beside what would be fair', () => {
		const wins = [0, 1, 2].map(
			(seat) => records.filter((game) => game.winners.includes(seat)).length
		);
		expect(report.seats.map(({ id, won }) => [id, won.hits, won.of])).toEqual(
			wins.map((hits, seat) => [`p${seat + 1}`, hits, 40])
		);
		expect(report.seats[0]!.fair).toBeCloseTo(wins.reduce((a, b) => a + b) / 120, 3);
		expect(report.bots).toEqual([]);
		expect(report.lengths).toEqual([{ rounds: 24, games: 40 }]);
	});

	it('measures at the end of every round what the layout shows', () => {
		const [score] = report.curves;
		expect(score!.points).toHaveLength(24);
		const last = records.flatMap(({ told: of }) => of!.curves['score']!.at(-1)!) as number[];
		const { mean, low, high, winners, seats } = score!.points.at(-1)!;
		expect(seats).toBe(120);
		expect(mean).toBeCloseTo(last.reduce((a, b) => a + b) / 120, 3);
		expect(low).toBeLessThan(mean);
		expect(high).toBeGreaterThan(mean);
		expect(winners).toBeGreaterThan(mean);
	});

	it('says who was ahead: who has most of what ranks first, or least where that is best', () => {
		const least = { ...rules, layout: { ...layout, standings: FEWEST } };
		const outline = outlineOf(least);
		expect([outlineOf(rules).least, outline.least]).toEqual([undefined, true]);
		const tally = new LabTally(outline);
		// Each has the points of the others with another sign: the same seats are ahead.
		for (const record of records) {
			const score = record.told!.curves['score']!.map((seats) => seats.map((n) => n && -n));
			tally.add({ ...record, told: { ...record.told!, curves: { score } } });
		}
		expect(tally.report().lead).toEqual(report.lead);
		expect(report.lead!.games).toBeGreaterThan(0);
		const most = new LabTally(outline);
		for (const record of records) most.add(record);
		expect(most.report().lead).not.toEqual(report.lead);
	});

	it('counts who had a piece, and how often they won', () => {
		const large = report.parts.find(({ kind, id }) => kind === 'piece' && id === 'large')!;
		const fates = records.map((record) => ({ record, fate: record.told!.pieces['large'] }));
		const had = fates.flatMap(({ record, fate }) =>
			[0, 1, 2].filter((seat) => ((fate?.had ?? 0) >>> seat) & 1).map((seat) => ({ record, seat }))
		);
		expect(large.seats!.won).toMatchObject({
			hits: had.filter(({ record, seat }) => record.winners.includes(seat)).length,
			of: had.length
		});
		expect(large.games.hits).toBe(fates.filter(({ fate }) => fate !== undefined).length);
	});

	it('names what is worth a look, with the game that shows it', () => {
		expect(report.findings).toEqual([]);
		const [first, ...rest] = records;
		const slow = told([{ ...first!, rounds: 60 }, ...rest]);
		expect(slow.findings.map(({ kind, said, game }) => [kind, inEnglish(said), game])).toEqual([
			['long', 'game 0 took 60 rounds; half of the games take 24 at most', 0]
		]);
		const unfair = told(records.map((game) => ({ ...game, winners: [1] })));
		expect(unfair.findings.map(({ said }) => inEnglish(said))).toContain(
			'seat p2 wins 100 % of the games (91.2 to 100); 33.3 % would be fair'
		);
	});
});

/** Two players: whoever is dealt the crown wins, but for two throws in eight, which both win; it rains in one game of eight. */
const CROWNS = `
game: { id: crowns, players: { min: 2, max: 2 }, start: play }
kinds: { card: { plural: cards, start: deck } }
pieces: { crown: { kind: card }, bell: { kind: card }, leaf: { kind: card }, twig: { kind: card } }
zones:
  deck: { sees: none, count: all }
  hand: { per: player, sees: all, count: all }
events: { rain: { do: [] }, snow: { do: [] } }
actions:
  nod: { window: turn, do: [] }
  fly: { window: turn, requires: { wings: 1 == 2 }, do: [] }
procedures:
  play:
    do:
      - { shuffle: deck }
      - { for-each: p, in: players, do: [{ draw: 1, from: deck, to: hand(p) }, { offer: turn, player: p, pass: true, ask: always }] }
      - { roll: 1d8, as: luck }
      - if: luck == 8
        then: [{ emit: rain }]
      - end-game: 'players where any(c in cards at hand(it): c is crown) or luck <= 2'
`;

describe('a part of the rules', () => {
	const program = programOf(CROWNS, 2);
	const laboratory = watchedLaboratory(program);
	const tally = new LabTally(outlineOf(program));
	const games = Array.from({ length: 200 }, (_, game) => laboratory.play(game, setup));
	for (const game of games) tally.add(game);
	const { parts, never } = tally.report();
	const part = (id: string) => parts.find((candidate) => candidate.id === id)!;

	it('that wins games is found, and one that does not is none', () => {
		const held = games.filter(({ told: of }) => of!.pieces['crown']);
		const { seats, differs, games: drawn } = part('crown');
		expect(differs).toBe(true);
		expect(seats!.won).toMatchObject({ hits: held.length, of: held.length });
		expect(drawn.hits).toBe(held.length);
		expect(part('bell').differs).toBe(part('leaf').differs);
		expect(part('nod').differs).toBe(false);
	});

	it('that comes up in games is counted in them, and what never does is named', () => {
		const rain = part('rain');
		expect(rain).toMatchObject({ kind: 'event', seats: null, differs: false });
		expect(rain.games.hits).toBe(
			games.filter(({ told: of }) => of!.events.includes('rain')).length
		);
		expect(rain.games.hits).toBeGreaterThan(10);
		expect(never).toEqual({ piece: [], action: ['fly'], answer: [], event: ['snow'], effect: [] });
	});
});
