import { expect, test } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { suiteOf, Stages } from '#lib/scenario/suite.ts';
import { applyMutant, mutantsOf } from './mutants.ts';
import { Provers } from './provers.ts';
import { groupsOf } from './run-mutants.ts';
import { declarationMutants, plainValueMutants } from './wrong-declarations.ts';

const PROGRAM = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields:
  player: { gold: { type: int, start: 3, visible: all, cite: T-1 } }
values:
  rich: { params: { p: player }, is: p.gold >= 5 and not (p.seat == 1), cite: T-2 }
  wish: { params: { p: player }, is: p.gold + 7, cite: T-4 }
evaluation: { is: wish(you) }
procedures:
  play:
    cite: T-3
    do:
      - for-each: p
        in: players where rich(it)
        do:
          - set: p.gold
            by: -1
`);

test('one mutant for each thing that can be wrong', () => {
	expect(mutantsOf(PROGRAM).map(({ what, cite }) => `${what} [${cite.join()}]`)).toEqual([
		'values.rich: and -> or [T-2]',
		'values.rich: >= -> > [T-2]',
		'values.rich: 5 -> 6 [T-2]',
		'values.rich: without not [T-2]',
		'values.rich: == -> != [T-2]',
		'values.rich: 1 -> 2 [T-2]',
		'procedures.play: without for-each [T-3]',
		'procedures.play: without set [T-3]',
		'procedures.play: + -> - [T-3]'
	]);
});

test('a mutant changes one thing and leaves the original alone', () => {
	const before = JSON.stringify(PROGRAM);
	for (const mutant of mutantsOf(PROGRAM)) {
		const mutated = applyMutant(PROGRAM, mutant);
		expect(mutated.hash).not.toBe(PROGRAM.hash);
		expect(JSON.stringify({ ...mutated, hash: PROGRAM.hash })).not.toBe(before);
		expect(JSON.stringify(PROGRAM)).toBe(before);
	}
});

test('the event behind a roll is no rule', () => {
	const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play, on-roll: rolled }
fields:
  game: { sum: { type: int, start: 0, visible: all, cite: T-1 } }
events:
  rolled:
    params: { result: int, gains: int, drops: int }
    cite: T-2
    do:
      - { set: result, by: 7 }
procedures:
  play:
    cite: T-3
    do:
      - { roll: 2d6, as: total }
      - { set: sum, to: total }
`);
	const ofPlay = mutantsOf(program).filter(({ rule }) => rule === 'procedures.play');
	expect(ofPlay.map(({ what }) => what)).toEqual([
		'procedures.play: without roll',
		'procedures.play: 2 -> 3',
		'procedures.play: without set'
	]);
});

test('a condition that an option has settled is true or false, and no number', () => {
	const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
options:
  tax: { values: { yes: {}, no: {} }, default: yes }
fields:
  game: { sum: { type: int, start: 0, visible: all, cite: T-1 } }
procedures:
  play:
    cite: T-3
    do:
      - if: option.tax == yes and sum == 0
        then:
          - { set: sum, by: 1 }
      - if: option.tax == yes
        then:
          - { set: sum, by: 1 }
`);
	const settled = mutantsOf(program).filter(({ what }) => what.includes('turned'));
	expect(settled.map(({ what }) => what)).toContain('procedures.play: turned to false');
	expect(mutantsOf(program).filter(({ what }) => what.includes('1 -> 2'))).toHaveLength(2);
});

test('what is kept when rules go back may be forgotten', () => {
	const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields:
  game: { turned: { type: int, visible: all } }
  player: { gold: { type: int, visible: all } }
procedures:
  play:
    do:
      - { checkpoint: hour }
      - { if: turned > 0, then: [{ end-game: players where gold > 0 }] }
      - { set: turned, to: 1 }
      - { restore: hour, keeping: [turned, gold] }
`);
	expect(mutantsOf(program).map(({ what }) => what)).toEqual(
		expect.arrayContaining([
			'procedures.play: without checkpoint',
			'procedures.play: without restore',
			'procedures.play: without keeping turned',
			'procedures.play: without keeping gold'
		])
	);
});

const DECLARED = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, start: bag, attributes: { worth: int, fine: bool, hue: hue } } }
enums: { hue: { values: [red, blue] } }
pieces: { rock: { kind: stone, worth: 2, hue: red, cite: T-1 }, gem: { kind: stone, worth: 5, fine: true, hue: blue, cite: T-2 } }
zones: { bag: { sees: none, count: all, cite: T-1 }, pit: { sees: all, count: all, cite: T-1 } }
fields: { player: { gold: { type: int, start: 3, visible: all, cite: T-3 } } }
values:
  rich: { params: { p: player }, is: p.gold >= 5, cite: T-3 }
procedures:
  play:
    cite: T-2
    do:
      - for-each: p
        in: players where not rich(it)
        do:
          - { set: p.gold, by: count(stones where it.fine) * 7 }
`;

test('what is declared can be wrong as well', () => {
	const wrong = declarationMutants(programOf(DECLARED)).map(({ what }) => what);
	expect(wrong).toEqual([
		'pieces.rock: worth 2 -> 3',
		'pieces.rock: fine turned round',
		'pieces.rock: another hue',
		'pieces.rock: one fewer',
		'pieces.rock: one begins elsewhere',
		'pieces.gem: worth 5 -> 6',
		'pieces.gem: fine turned round',
		'pieces.gem: another hue',
		'pieces.gem: one fewer',
		'pieces.gem: one begins elsewhere',
		'kinds.stone: begins elsewhere',
		'kinds.stone: as the kind above',
		'zones.bag: seen by all',
		'zones.bag: counted by none',
		'zones.pit: seen by none',
		'zones.pit: counted by none',
		'fields.player.gold: seen by none',
		'fields.player.gold: 3 -> 4',
		'map: without neighbours'
	]);
});

test('a value without numbers and conditions can be wrong as a whole', () => {
	const program = programOf(
		DECLARED.replace(
			'\nvalues:',
			`
values:
  purse: { params: { p: player }, is: p.gold, cite: T-3 }
  leader: { is: only(first(players)), cite: T-3 }
  gems: { is: stones at bag, cite: T-2 }
  shiny: { params: { s: stone }, is: s.fine, cite: T-2 }`
		)
	);
	expect(plainValueMutants(program, new Set(['values.rich'])).map(({ what }) => what)).toEqual([
		'values.purse: one more',
		'values.leader: always none',
		'values.gems: always empty',
		'values.shiny: always true',
		'values.shiny: always false'
	]);
});

test('a scenario proves a rule that it fails without', () => {
	const scenarios = `
scenario: who is not rich gets seven
cite: T-2
players: 2
start: { call: play }
then: [{ is: p1.gold == 10 }]
---
scenario: who has five is rich and gets nothing
cite: T-3
players: 2
given: { set: { p1.gold: 5 } }
start: { call: play }
then: [{ is: p1.gold == 5 }]
`;
	const files = new Map([
		['test/base/game.yaml', DECLARED],
		['test/tests/game.yaml', scenarios.trimStart()]
	]);
	const suite = suiteOf({ files }, 'test');
	const asked = ['fields.player.gold', 'values.rich', 'pieces.gem', 'pieces.rock'];
	const provers = new Provers(
		groupsOf(new Stages({ files }, 'test'), suite, null),
		new Map(asked.map((rule) => [rule, new Set(suite.scenarios)]))
	);
	const failing = new Map<string, Set<string>>();
	for (const { rules, failing: titles } of provers.run())
		for (const rule of rules)
			failing.set(
				rule,
				new Set([...(failing.get(rule) ?? []), ...titles.map(({ title }) => title)])
			);
	expect(Object.fromEntries([...failing].map(([rule, titles]) => [rule, [...titles]]))).toEqual({
		'values.rich': ['who has five is rich and gets nothing'],
		'pieces.rock': ['who is not rich gets seven'],
		'pieces.gem': ['who is not rich gets seven'],
		'fields.player.gold': ['who is not rich gets seven']
	});
});
