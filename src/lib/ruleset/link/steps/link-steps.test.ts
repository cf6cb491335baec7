import { describe, expect, it } from 'vitest';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';

function withProcedure(text: string): string {
	const lines = text.trim().split('\n');
	return TOKENS.replace('  turn:\n', () => `  probe:\n    ${lines.join('\n    ')}\n  turn:\n`);
}

/** The steps of a procedure with the parameters `you` and `where`. */
function steps(text: string): StepIR[] {
	const params = 'params: { you: player, where: cell }';
	const program = programOf(withProcedure(`${params}\ndo:\n${text.replace(/^\n/, '')}`));
	return program.procedures.find(({ id }) => id === 'probe')!.body;
}

function findings(text: string): string[] {
	return linkYaml(withProcedure(text)).lines.filter((line) => line.startsWith('error'));
}

describe('what may be none', () => {
	const MAYBE = 'let: maybe\n    be: first(players)';
	it.each([
		['set: maybe.coins', 'by: 1', 'player'],
		['set: first(cells).keeper', 'to: you', 'cell']
	])('has no field that could be changed: %s', (set, how, type) => {
		const text = `params: { you: player }\ndo:\n  - ${MAYBE}\n  - ${set}\n    ${how}`;
		expect(findings(text)).toEqual([
			`error type/mismatch 107: Expected ${type}, found ${type}?, which may be none; if it is sure to exist, write only(...)`
		]);
	});

	it('is changed where a condition makes it sure', () => {
		const body = `  - ${MAYBE}\n  - if: maybe is not none\n    then: [{ set: maybe.coins, by: 1 }]`;
		expect(findings(`params: { you: player }\ndo:\n${body}`)).toEqual([]);
	});
});

describe('pieces of a zone, where those of a kind are wanted', () => {
	it('are to be taken from the zone by their kind', () => {
		const text = `params: { you: player }\ndo:\n  - let: most\n    be: hand(you)\n    type: tokens`;
		expect(linkYaml(withProcedure(text)).diagnostics[0]).toMatchObject({
			message: 'Expected set of token, found set of piece; take it from `tokens at hand(you)`',
			fixes: [{ edits: [{ text: 'tokens at hand(you)' }] }]
		});
	});

	it('are so when one of them is chosen', () => {
		const chosen = 'choose: c\n    from: hand(you)\n    requires: { swift: c.swift }';
		const text = `params: { you: player }\ndo:\n  - ${chosen}\n  - let: t\n    be: c\n    type: token?`;
		expect(findings(text)).toEqual([
			'error type/mismatch 109: Expected token?, found piece?; take it from `tokens at ZONE`'
		]);
	});
});

describe('dice', () => {
	it.each([
		['2d6', 2, 6],
		['d8', 1, 8],
		['(1 + 2)d(2 * 3)', 3, 6],
		['{ dice: 3, sides: 4 }', 3, 4]
	])('%s', (text, dice, sides) => {
		expect(steps(`  - roll: ${text}\n    as: total`)).toMatchObject([
			{ do: 'roll', dice: { value: dice }, sides: { value: sides }, as: 2, label: '' }
		]);
	});

	it('are thrown for each of a set', () => {
		const [step] = steps(`
  - roll-each: t
    in: tokens at hand(you)
    dice: if t.swift then 2 else 1
    hit: die <= strength(t)
    as: hits
    for: fight`);
		expect(step).toMatchObject({
			do: 'roll-each',
			slot: 2,
			die: 3,
			as: 4,
			label: 'fight',
			sides: { value: 6 },
			hit: { a: { op: 'local', slot: 3 } }
		});
	});

	it.each(['2d0', '{ dice: 1, sides: 0 }', '(3)d(1 - 1)'])('have a side: not %s', (text) => {
		expect(findings(`do:\n  - roll: ${text}\n    as: x`)).toEqual([
			expect.stringMatching(/^error shape\/dice \d+: A die has at least one side$/)
		]);
	});

	it('have to be dice', () => {
		expect(findings('do:\n  - roll: six\n    as: x')).toEqual([
			'error shape/dice 104: Write dice as 2d6, d6, (an expression)d6 or { dice: ..., sides: ... }'
		]);
	});
});

describe('choices', () => {
	it('of a subset: its requirements are asked of every member', () => {
		const [step] = steps(`
  - choose: kept
    from: tokens at hand(you)
    count: { max: 3 }
    requires: { slow: not kept.swift }
  - reveal: kept`);
		expect(step).toMatchObject({
			as: 2,
			domain: { kind: 'subset', of: 'piece', min: { value: 0 }, max: { value: 3 }, words: 1 },
			requires: [
				{ path: 'requires.probe.kept.slow', cond: { of: { of: { op: 'local', slot: 2 } } } }
			]
		});
	});

	it('of a way', () => {
		const [step, next] = steps(`
  - choose: goal
    path:
      from: where
      step: next.keeper is none
      cost: if here.keeper is none then 1 else 2
      budget: 4
      end: here != where
    spent: points
  - set: you.coins
    by: -points`);
		expect(step).toMatchObject({
			as: 2,
			domain: {
				kind: 'path',
				hereSlot: 0,
				nextSlot: 1,
				spent: 3,
				stop: null,
				from: { op: 'local', slot: 1 },
				step: { a: { op: 'field', of: { op: 'reg', slot: 1 } } },
				end: { a: { op: 'reg', slot: 0 }, b: { op: 'local', slot: 1 } }
			}
		});
		expect(next).toMatchObject({ value: { b: { of: { op: 'local', slot: 3 } } } });
	});

	it('ask where there is no choice if that is said, or if an option says so', () => {
		const ask = (how: string) =>
			steps(`  - { choose: x, from: cells, player: you, ask: ${how} }`)[0];
		expect(ask('always')).toMatchObject({ ask: 'always' });
		expect(ask('player-count < 9')).toMatchObject({ ask: 'always' });
		expect(ask('player-count > 9')).toMatchObject({ ask: 'possible' });
	});

	it.each([
		['two domains', 'from: cells, options: { a: {} }', 'choose/domain'],
		['no domain', 'ask: always', 'choose/domain'],
		[
			'asking as nobody can know beforehand',
			'from: cells, ask: count(cells) > 2',
			'type/not-constant'
		],
		['a way to ask that there is not', 'from: cells, ask: alway', 'ref/unknown-id'],
		['an optional set', 'from: cells, count: 1, optional: true', 'choose/optional'],
		[
			'a condition on an amount',
			'between: { min: 0, max: 2 }, requires: { a: x > 1 }',
			'choose/amount'
		],
		['a condition over one', 'from: cells, such-that: count(x) > 1', 'schema/dependency'],
		['the cost of no way', 'from: cells, spent: points', 'choose/spent'],
		['a default of another sort', 'from: cells, default: 3', 'type/mismatch'],
		['a default that is no option', 'options: { a: {}, b: {} }, default: c', 'ref/'],
		['declining by default what cannot be', 'from: cells, default: none', 'choose/default'],
		['a while that is no condition', 'from: cells, while: 3', 'type/mismatch'],
		['nobody', 'from: cells', 'choose/who']
	])('refuse %s', (_what, rest, code) => {
		const lines = findings(`do:\n  - { choose: x, ${rest} }`);
		expect(lines.some((line) => line.includes(code) || line.includes('shape/'))).toBe(true);
	});
});

describe('loops', () => {
	it('count, or walk a snapshot', () => {
		expect(
			steps(`
  - for-each: i
    in: 1 .. 3
    do:
      - for-each: t
        in: tokens
        by: t.worth
        do: [ break: loop ]`)
		).toMatchObject([
			{
				do: 'for-each',
				range: true,
				slot: 2,
				rest: 5,
				by: null,
				body: [{ do: 'for-each', range: false, slot: 3, by: { op: 'attribute' }, words: 1 }]
			}
		]);
	});

	it('of values of an enum', () => {
		const [step] = steps(`
  - for-each: s
    in: '{sun, moon}'
    do: [{ log: shone, with: { what: s } }]`);
		expect(step).toMatchObject({ range: false, body: [{ with: [{ of: 'enum', enum: 0 }] }] });
	});

	it('ask at the end about what the steps found', () => {
		expect(
			steps(`
  - repeat: { until: total == 6 }
    do:
      - roll: d6
        as: total`)
		).toMatchObject([{ do: 'repeat', while: null, until: { a: { op: 'local', slot: 2 } } }]);
	});

	it('do not walk arbitrary numbers', () => {
		expect(findings("do:\n  - for-each: i\n    in: '{1, 5}'\n    do: []")).toEqual([
			'error type/not-walked 105: Of the sets of numbers only a range (1 .. n) can be walked'
		]);
	});
});

describe('sets', () => {
	it('are snapshots that can be changed and handed over', () => {
		const [first, second] = steps(`
  - let: group
    be: tokens at hand(you)
  - set: group
    to: group without tokens at where
  - move: group
    to: where
    position: bottom
  - flip: group`);
		expect(first).toMatchObject({ do: 'let-set', slot: 2, words: 1 });
		expect(second).toMatchObject({ do: 'let-set', slot: 2, set: { set: 'without' } });
	});

	it('can be parameters and results', () => {
		const text = withProcedure(`
params: { group: tokens, who: player }
do:
  - return: group at hand(who)`).replace(
			'      - call: strongest\n',
			'      - call: probe\n        with: { who: you, group: tokens }\n        as: mine\n      - reveal: mine\n      - call: strongest\n'
		);
		const program = programOf(text);
		const turn = program.procedures.find(({ id }) => id === 'turn')!;
		expect(turn.body.find((step) => step.do === 'call')).toMatchObject({
			args: [{ set: { set: 'pieces' }, words: 1 }, { expr: { op: 'local' } }],
			words: 1
		});
	});
});

describe('procedures that call themselves', () => {
	const recursive = `
params: { n: int }
do:
  - if: n > 0
    then:
      - call: probe
        with: { n: n - 1 }
        as: less
      - return: less + 1
  - return: 0`;

	it('say what they return', () => {
		expect(findings(recursive)).toEqual([
			'error procedure/returns 107: probe calls itself: say what it returns, with "returns:"'
		]);
		expect(findings(`returns: int\n${recursive.trim()}`)).toEqual([]);
	});
});

describe('broken files', () => {
	it('prove nothing about what is missing', () => {
		const { program, lines } = linkYaml(`${TOKENS}\nvalues: [`);
		expect(program).toBeNull();
		expect(lines.filter((line) => /(ref|read|text)\//.test(line))).toEqual([]);
		expect(lines.length).toBeGreaterThan(0);
	});
});
