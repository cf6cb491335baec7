/** What scenarios prove: clauses, and conditions of rules. */
import { expect, test, it } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { type ConditionAtom, Conditions } from './condition-coverage.ts';
import { inEdition, runSuite, suiteOf } from './suite.ts';
import { coverageOf } from './coverage.ts';
import { GAME, run, scenario } from './ponds.test.fixture.ts';

const DUCKS = `
game: { id: ducks, players: { min: 2, max: 3 }, start: play }
options:
  depth: { values: { deep: {}, flat: {} }, default: flat }
kinds:
  duck: { plural: ducks, attributes: { tame: bool }, start: pond }
pieces:
  mallard: { kind: duck, tame: true }
  teal: { kind: duck }
fields:
  player: { corn: { type: int, start: 2, visible: all }, fed: { type: bool, visible: all } }
zones:
  pond: { sees: all, count: all }
values:
  rich: { params: { p: player }, is: p.corn >= 2 }
  wary: { is: any(ducks where not tame) }
  wish: { params: { p: player }, is: if p.corn > 7 then 1 else 0 }
evaluation: { is: wish(you) }
procedures:
  play:
    do:
      - for-each: p
        in: players where rich(it) and corn != 9
        do:
          - call: feed
            with: { p: p }
  feed:
    params: { p: player }
    do:
      - if: option.depth == deep and p.fed
        then:
          - set: p.corn
            to: 0
      - if: not (p.corn == 4 or wary) or player-count == 3
        then: [{ log: said, with: { full: p.corn > 5 } }]
      - set: p.fed
        to: true
`;

function reportOf(scenarios: string) {
	const files = new Map([
		['ducks/base/rules.yaml', DUCKS],
		['ducks/tests/feed.yaml', scenarios]
	]);
	const conditions = new Conditions();
	const suite = suiteOf({ files }, 'ducks');
	const results = [...runSuite({ files }, 'ducks', suite, () => conditions)];
	expect(results.flatMap(({ failures }) => failures.map(({ message }) => message))).toEqual([]);
	return conditions.report();
}

const texts = (atoms: ConditionAtom[]): string[] =>
	atoms.map(({ rule, text }) => `${rule}: ${text}`);

const FLAT = `
scenario: the first of two
players: 2
given: { set: { p2.corn: 1 } }
then: [{ is: p1.fed and not p2.fed }]
`;
const DEEP = `
scenario: the same in deep water
options: { depth: deep }
players: 3
given: { set: { p1.fed: true, p2.corn: 9, p3.corn: 1 } }
then: [{ is: p1.corn == 0 and p2.corn == 9 }]
`;

test('conditions are seen true, false, both ways or never', () => {
	const { onlyTrue, onlyFalse, never, ...sum } = reportOf(FLAT);
	expect(texts(onlyTrue)).toEqual([
		'values.wary: any(ducks where not tame)',
		'procedures.play: corn != 9'
	]);
	// The option is known beforehand, so nobody looks at the flag behind it.
	expect(texts(onlyFalse)).toEqual([
		'procedures.feed: option.depth == deep',
		'procedures.feed: p.corn == 4',
		'procedures.feed: player-count == 3'
	]);
	expect(texts(never)).toEqual(['procedures.feed: p.fed']);
	expect(sum).toEqual({ atoms: 8, both: 2, percent: 25 });
});

test('what programs of other options and numbers of players see is put together', () => {
	const { onlyTrue, onlyFalse, never } = reportOf(`${FLAT}---${DEEP}`);
	expect(texts(onlyTrue)).toEqual([
		'values.wary: any(ducks where not tame)',
		'procedures.feed: p.fed'
	]);
	expect(texts(onlyFalse)).toEqual(['procedures.feed: p.corn == 4']);
	expect(never).toEqual([]);
});

test('an atom says where it is written, also where a rule is cited', () => {
	const [atom] = reportOf(FLAT).never;
	const line =
		1 + DUCKS.split('\n').findIndex((candidate) => candidate.includes('option.depth == deep'));
	expect(atom).toEqual({
		file: 'ducks/base/rules.yaml',
		line,
		text: 'p.fed',
		rule: 'procedures.feed',
		cite: []
	});
});

test('scenarios of one edition are run under it alone', () => {
	const files = new Map([
		['ducks/base/rules.yaml', DUCKS],
		['ducks/editions/pond/layer.yaml', 'layer: { id: pond, kind: edition, game: ducks }'],
		['ducks/editions/lake/layer.yaml', 'layer: { id: lake, kind: edition, game: ducks }'],
		['ducks/tests/feed.yaml', `${FLAT}---${DEEP}editions: [lake]\n`]
	]);
	const titles = (edition: string) =>
		inEdition(suiteOf({ files }, 'ducks'), edition).scenarios.map(({ title }) => title);
	expect(titles('pond')).toEqual(['the first of two']);
	expect(titles('lake')).toHaveLength(2);
	const suite = inEdition(suiteOf({ files }, 'ducks'), 'pond');
	const results = [...runSuite({ files }, 'ducks', suite)];
	expect(results.map(({ edition, passed }) => [edition, passed])).toEqual([['pond', true]]);
});

it('coverage tells for each clause how far it is', () => {
	const results = run(
		scenario('when: [{ p1: pass }]\nthen: [{ is: true }]').replace('given', 'cite: P-1\ngiven')
	);
	const clauses = coverageOf([programOf(GAME, 3)], results);
	expect(clauses.map(({ id, state }) => [id, state])).toEqual([
		['P-1', 'exercised'],
		['P-2', 'declared'],
		['P-3', 'outOfScope'],
		['P-4', 'missing']
	]);
});
