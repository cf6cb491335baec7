import { describe, expect, it } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, isLegal, isOver, legalAnswers, unanswered } from '#lib/engine/play/play.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { decisionView } from '#lib/engine/seat/decision-view.ts';
import { findPicks } from '#lib/engine/session/answers.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';

const rules = (choose: string): string => `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag } }
pieces:
  pebble: { kind: stone, worth: 1, count: 33 }
  two: { kind: stone, worth: 2 }
  three: { kind: stone, worth: 3 }
  five: { kind: stone, worth: 5 }
fields:
  player: { gold: { type: int, visible: all } }
zones: { bag: { sees: all, count: all }, hand: { per: player, sees: owner, count: all, main: true } }
procedures:
  play:
    do:
      - let: you
        be: only(first(players))
      - move: stones where worth > 1
        to: hand(you)
      - { choose: paid, ${choose} }
      - if: you.gold == 0
        then:
          - move: paid
            to: bag
          - set: you.gold
            to: 'sum(s in paid: s.worth) + 100 * count(paid)'
      - end-game: players
`;
const OWN = 'from: stones at hand(you), count: { min: 1 }';
const FIVE = `${OWN}, such-that: 'sum(s in paid: s.worth) == 5'`;

const WAYS: [string, (program: Program) => Code][] = [
	['interpreted', interpretedCode],
	['printed', nodeCode]
];

describe.each(WAYS)('a condition over a whole set, %s', (_name, code) => {
	const begun = (choose: string): Machine => {
		const m = new Machine(code(programOf(rules(choose), 2)));
		m.start('1');
		return m;
	};
	const keys = (m: Machine): string[] => decisionView(m, 0)!.options.map(({ key }) => key);
	const gold = (m: Machine): number => m.mem[m.layout.playerFields[0]!]!;

	it('offers the sets for which it holds, the smaller ones first', () => {
		const m = begun(FIVE);
		expect(keys(m)).toEqual(['five', 'two + three']);
		const legal = legalAnswers(m, 0);
		expect([[0], [1], [2], [0, 1], []].map((picks) => isLegal(legal, picks))).toEqual([
			true,
			true,
			false,
			false,
			false
		]);
		expect(decisionView(m, 0)).toMatchObject({
			kind: 'sets',
			options: [{ targets: ['five'] }, { targets: ['two', 'three'] }]
		});
	});

	it('binds the answer as a set', () => {
		const m = begun(FIVE);
		const found = findPicks(m, { seat: 0, keys: ['two + three'] });
		expect(found).toMatchObject({ ok: true, decision: { picks: [1] } });
		answer(m, 0, [1]);
		expect([isOver(m), gold(m)]).toEqual([true, 205]);
	});

	it('leaves no trace of what it has looked at', () => {
		const m = begun(FIVE);
		const before = hashState(m);
		legalAnswers(m, 0);
		expect(hashState(m)).toBe(before);
	});

	it('is not asked where one set is left, and chooses nothing where there is none', () => {
		const machine = begun(`${OWN}, such-that: 'sum(s in paid: s.worth) == 8'`);
		expect([isOver(machine), gold(machine)]).toEqual([true, 208]);
		const none = begun(`${OWN}, such-that: 'sum(s in paid: s.worth) == 4'`);
		expect([isOver(none), gold(none)]).toEqual([true, 0]);
	});

	it('may hold for nothing', () => {
		const m = begun(
			`from: stones at hand(you), count: { min: 0 }, such-that: 'sum(s in paid: s.worth) mod 5 == 0'`
		);
		expect(keys(m)).toEqual(['none', 'five', 'two + three', 'two + three + five']);
		answer(m, 0, [0]);
		expect(gold(m)).toBe(0);
	});

	it('asks for members and for their number as well', () => {
		const few = `from: stones at hand(you), count: 2, such-that: 'sum(s in paid: s.worth) > 4'`;
		expect(keys(begun(few))).toEqual(['two + three', 'two + five', 'three + five']);
		const m = begun(`${few}, requires: { odd: paid.worth != 3 }, ask: always`);
		expect(keys(m)).toEqual(['two + five']);
	});

	it('has a default that is one of the sets', () => {
		const m = begun(`${FIVE}, default: stones at hand(you) where worth < 5`);
		expect(unanswered(m, 0)).toEqual({ picks: [1], by: 'default' });
		const other = begun(`${FIVE}, default: stones at hand(you)`);
		expect(unanswered(other, 0)).toEqual({ picks: [0], by: 'illegal' });
	});

	it('is asked of each of several in secret', () => {
		const m = new Machine(
			code(
				programOf(
					rules(FIVE)
						.replace('{ choose: paid,', '{ choose: paid, players: players,')
						.replace('          - move: paid\n            to: bag\n', '')
						.replaceAll('sum(s in paid:', 'sum(s in paid(only(first(players))):')
						.replace('count(paid)', 'count(paid(only(first(players))))')
						.replace(
							"such-that: 'sum(s in paid(only(first(players))):",
							"such-that: 'sum(s in paid:"
						)
						.replace('stones at hand(you), count', 'stones at hand(only(first(players))), count'),
					2
				)
			)
		);
		m.start('1');
		answer(m, 0, [1]);
		expect(isOver(m)).toBe(false);
		answer(m, 1, [0]);
		expect([isOver(m), gold(m)]).toEqual([true, 205]);
	});

	it('is saved and read again in the middle', () => {
		const m = begun(FIVE);
		const again = new Machine(code(m.program));
		readPosition(again, positionOf(m));
		expect(keys(again)).toEqual(keys(m));
	});

	it('has sets of more than one word', () => {
		const m = begun(`from: stones, count: 2, such-that: 'sum(s in paid: s.worth) >= 7'`);
		expect(keys(m)).toEqual(['two + five', 'three + five']);
		answer(m, 0, [1]);
		expect(gold(m)).toBe(208);
	});

	it('gives up where too many would have to be looked at', () => {
		expect(() => begun(`from: stones, count: { min: 1 }, such-that: count(paid) > 0`)).toThrow(
			'more than 100000 answers would have to be listed'
		);
	});
});

describe('what is wrong with it', () => {
	const warnings = (choose: string): string[] =>
		linkYaml(rules(choose)).lines.filter((line) => /choose\//.test(line));

	it('does not ask for what is chosen', () => {
		expect(warnings(`${OWN}, such-that: you.gold == 0`)).toEqual([
			'warning choose/such-that 19: This does not ask for paid: whether it holds does not depend on what is chosen'
		]);
	});

	it.each([
		'sum(s in paid: s.worth) == 5',
		'any(paid) and you.gold > 0',
		'not none(paid)',
		'count(paid where worth > 1) > 0'
	])('never holds for nothing: %s', (such) => {
		expect(warnings(`from: stones, count: { max: 2 }, such-that: '${such}'`)).toEqual([
			'warning choose/never-nothing 19: It never holds for nothing at all, and nothing would be few enough: let "count" begin with 1'
		]);
	});

	it.each([
		'sum(s in paid: s.worth) == you.gold',
		'count(paid) < 3',
		'all(s in paid: s.worth > 1)'
	])('may hold for nothing: %s', (such) => {
		expect(warnings(`from: stones, count: { max: 2 }, such-that: '${such}'`)).toEqual([]);
	});
});
