/** The events of every roll and of every die: what comes back, what happens between two dice, and what is kept of them. */
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { answer, firstAsked, isOver } from '#lib/engine/play/play.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { printedCode as printedBy } from '#lib/engine/print-code/printed-code.ts';
import { Session } from '#lib/engine/session/session.ts';
import { chanceFromState } from '#lib/engine/state/chance.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import type { Code } from './code.ts';
import { Machine } from './machine.ts';

const game = (effects: string, body: string, params = 'die: int, sides: int, roller: player?') => `
game: { id: test, players: { min: 2, max: 4 }, start: play, on-die: fallen, on-roll: rolled }
kinds: { token: { plural: tokens, attributes: { worth: int }, start: bag } }
pieces: { cheap: { kind: token, count: 2, worth: 1 }, dear: { kind: token, worth: 5 } }
fields:
  game:
    sum: { type: int, visible: all }
    seen: { type: int, visible: all }
    rises: { type: int, visible: all }
zones: { bag: { sees: all, count: all } }
events:
  fallen: { params: { ${params} } }
  rolled: { params: { result: int, gains: int } }
effects:
  rises: { after: 'rolled(_, gains)', do: [{ set: rises, to: gains }] }
${effects}
text: { en: { log: { luck: Luck } } }
procedures:
  play:
    do:
${body}
`;
const ROLL = `      - { roll: 3d6, as: total, by: only(first(players)), for: luck }
      - { set: sum, to: total }`;
const EACH = `      - { roll-each: t, in: tokens, dice: 2, hit: die <= t.worth, as: hits }
      - { set: sum, to: hits }`;
const printedCode = printedBy(
	(names, body) => compileFunction(body, names) as (...values: unknown[]) => unknown
);
/** Every die that shows less than a six can be raised; what is seen is what had fallen until then. */
const ASK = `  asks:
    after: fallen(die, sides)
    when: die < sides
    do:
      - { set: seen, to: seen * 10 + die }
      - { choose: how, player: only(first(players)), options: { keep: {}, raise: {} }, ask: always }
      - if: how == raise
        then: [{ set: die, by: 1 }]`;

/** A machine whose dice fall as written; what is not rolled is left over. */
function rolling(code: Code, dice: number[]): Machine {
	const m = new Machine(code);
	m.chance = { ...chanceFromState, die: () => dice.shift() ?? 0 };
	m.start('a');
	return m;
}

const fieldsOf = (m: Machine): Record<string, number> =>
	Object.fromEntries(
		m.program.fields.game.map(({ id }, f) => [id, m.mem[m.layout.gameFields[f]!]!])
	);
const WAYS = [
	['interpreted', interpretedCode],
	['printed', printedCode]
] as const;

describe.each(WAYS)('%s, the event of a die', (_way, codeOf) => {
	test('comes before the next one falls, and what the die shows then counts', () => {
		const dice = [5, 6, 2];
		const m = rolling(codeOf(programOf(game(ASK, ROLL))), dice);
		// The others have not fallen yet.
		expect([fieldsOf(m)['seen'], dice]).toEqual([5, [6, 2]]);
		answer(m, firstAsked(m), [1]);
		expect([fieldsOf(m)['seen'], dice]).toEqual([52, []]);
		answer(m, firstAsked(m), [0]);
		expect(isOver(m)).toBe(true);
		expect(fieldsOf(m)).toEqual({ sum: 14, seen: 52, rises: 3 });
	});

	test('is that of every die of a roll for hits, element by element', () => {
		const dice = [2, 6, 1, 1, 6, 5];
		const m = rolling(codeOf(programOf(game(ASK, EACH))), dice);
		const seen: number[] = [];
		while (!isOver(m)) {
			seen.push(fieldsOf(m)['seen']! % 10);
			answer(m, firstAsked(m), [seen.length === 2 ? 1 : 0]);
		}
		// The second one was raised to a miss that would hit one lower; so does one that fell as a 2.
		expect(seen).toEqual([2, 1, 1, 5]);
		expect(fieldsOf(m)).toMatchObject({ sum: 2, rises: 3 });
	});

	test('leaves a die on its faces', () => {
		const high = '  high: { after: fallen(die), do: [{ set: die, by: 20 }] }';
		const low = '  low: { after: fallen(die), do: [{ set: die, by: -20 }] }';
		const sum = (effect: string) =>
			fieldsOf(rolling(codeOf(programOf(game(effect, ROLL))), [1, 3, 5]))['sum'];
		expect([sum(high), sum(low)]).toEqual([18, 3]);
	});

	test('leaves the die as it is when it is cancelled', () => {
		const effect = `  over: { replace: "fallen(die)", do: [{ set: die, to: 6 }, { cancel: event }] }`;
		expect(fieldsOf(rolling(codeOf(programOf(game(effect, ROLL))), [1, 3, 5]))['sum']).toBe(9);
	});
});

describe('between two dice', () => {
	const program = programOf(game(ASK, EACH));

	test('a game can be saved and go on, and be taken back', () => {
		const m = rolling(interpretedCode(program), [2, 6, 1, 1, 6, 5]);
		const start = hashState(m);
		const mark = m.mark;
		answer(m, firstAsked(m), [1]);
		const other = new Machine(printedCode(program));
		expect(readPosition(other, JSON.parse(JSON.stringify(positionOf(m))) as Position)).toEqual([]);
		const rest = [1, 6, 5];
		other.chance = { ...chanceFromState, die: () => rest.shift() ?? 0 };
		for (const machine of [m, other])
			while (!isOver(machine)) answer(machine, firstAsked(machine), [0]);
		expect(fieldsOf(other)).toEqual(fieldsOf(m));
		m.undoTo(mark);
		expect(hashState(m)).toBe(start);
	});

	test('the log tells the roll when it is over, as it came to be', () => {
		const machine = new Machine(interpretedCode(programOf(game(ASK, ROLL))));
		const dice = [5, 6, 2];
		machine.chance = { ...chanceFromState, die: () => dice.shift() ?? 0 };
		const session = new Session(machine, { seed: 'a', lock: {}, makeCode: interpretedCode });
		session.begin();
		for (const picks of [[1], [0]]) session.play({ seat: 0, picks, anytime: false });
		const rolls = session.log(1).filter(({ kind }) => kind === 'roll');
		expect(rolls.map(({ phrase }) => phrase)).toMatchObject([
			{
				path: 'system.rolled-for',
				args: { dice: { faces: [2, 6, 6] }, total: { value: 14 }, who: { keys: ['p1'] } }
			}
		]);
	});

	test('numbers roll as well, but not sets of numbers that nobody can keep', () => {
		const hits = (set: string) =>
			game(
				ASK,
				`      - { roll-each: i, in: ${set}, hit: die == i, as: hits }\n      - { set: sum, to: hits }`
			);
		const m = rolling(interpretedCode(programOf(hits('2 .. 4'))), [6, 3, 6]);
		while (!isOver(m)) answer(m, firstAsked(m), [0]);
		expect(fieldsOf(m)['sum']).toBe(1);
		expect(linkYaml(hits('2 .. 4 where it != 3')).lines[0]).toMatch(
			/^error type\/not-stored \d+: Between two dice/
		);
	});
});

describe.each(WAYS)('%s, dice that begin at another number', (_way, codeOf) => {
	const listens = '  nothing: { after: fallen(die), when: die > 20, do: [{ set: die, to: 20 }] }';
	const high = '  high: { after: fallen(die), do: [{ set: die, by: 20 }] }';
	const low = '  low: { after: fallen(die), do: [{ set: die, by: -20 }] }';
	const roll = `      - { roll: { dice: 40, sides: 3, lowest: 4 }, as: total, for: luck }
      - { set: sum, to: total }`;
	const each = `      - { roll-each: t, in: tokens, dice: 10, sides: 2, lowest: 0, hit: die == 0, as: hits }
      - { set: sum, to: hits }`;

	/** What the log tells of the dice, and the sum that the rules go on with. */
	function told(effects: string, body: string): { faces: number[]; sum: number } {
		const machine = new Machine(codeOf(programOf(game(effects, body))));
		const session = new Session(machine, { seed: 'a', lock: {}, makeCode: interpretedCode });
		session.begin();
		const faces = session.log(1).flatMap(({ phrase }) => {
			const dice = phrase.args['dice'];
			return dice?.of === 'dice' ? dice.faces : [];
		});
		return { faces, sum: fieldsOf(machine)['sum']! };
	}
	const totalOf = (faces: number[]) => faces.reduce((sum, face) => sum + face, 0);

	test.each([
		['all at once', ''],
		['one by one', listens]
	])('fall %s', (_how, effects) => {
		const { faces, sum } = told(effects, roll);
		expect([...new Set(faces)].toSorted()).toEqual([4, 5, 6]);
		expect([faces.length, sum]).toEqual([40, totalOf(faces)]);
	});

	test.each([
		['all at once', ''],
		['one by one', listens]
	])('hit %s', (_how, effects) => {
		const { faces, sum } = told(effects, each);
		expect([...new Set(faces)].toSorted()).toEqual([0, 1]);
		expect([faces.length, sum]).toEqual([30, 30 - totalOf(faces)]);
	});

	test('stay on their faces', () => {
		expect([told(high, roll).sum, told(low, roll).sum]).toEqual([240, 160]);
	});

	test('have no faces below 0', () => {
		expect(linkYaml(game('', roll.replace('lowest: 4', 'lowest: -1'))).lines).toEqual([
			expect.stringContaining('-1 is not between 0 and 1000') as string
		]);
	});

	test('are 1 to as many sides as they have where nothing is said, to the same program', () => {
		const plain = programOf(game('', ROLL));
		const said = programOf(game('', ROLL.replace('3d6', '{ dice: 3, sides: 6, lowest: 1 }')));
		expect(said.procedures[0]!.body[0]).toEqual(plain.procedures[0]!.body[0]);
	});
});

describe.each(WAYS)('%s, dice that are kept', (_way, codeOf) => {
	const listens = '  nothing: { after: fallen(die), when: die == 6, do: [{ set: die, to: 1 }] }';
	const rows = `sum: { type: int, visible: all }
    die: { type: int, per: 1 .. 3, visible: all }`;
	const keeping = (effects: string, roll: string): string =>
		game(effects, `      - ${roll}`)
			.replace('sum: { type: int, visible: all }', rows)
			.replace(
				'  game:',
				'  player: { shown: { type: int, per: 0 .. 2, visible: all }, gold: { type: int, visible: all } }\n  game:'
			);
	const shown = (m: Machine) => [1, 2, 3].map((n) => fieldsOf(m)[`die-${n}`]);
	const roll = '{ roll: 3d6, as: total, keep: die }';

	test('stand in their places in the order in which they fall', () => {
		const code = codeOf(programOf(keeping('', roll).replace('as: total, ', '')));
		expect(shown(rolling(code, [5, 6, 2]))).toEqual([5, 6, 2]);
	});

	test('stand there as what their events have made of them', () => {
		const code = codeOf(programOf(keeping(listens, roll.replace('as: total, ', ''))));
		expect(shown(rolling(code, [5, 6, 2]))).toEqual([5, 1, 2]);
	});

	test('are those of a player, and as many as are rolled', () => {
		const two = '{ roll: 2d6, keep: "only(first(players)).shown" }';
		const m = rolling(codeOf(programOf(keeping(listens, two))), [4, 3]);
		const { player } = m.program.fields;
		const words = player.map(({ id }, f) => [id, m.mem[m.layout.playerFields[f]!]]);
		expect(Object.fromEntries(words)).toMatchObject({ 'shown-0': 4, 'shown-1': 3, 'shown-2': 0 });
	});

	test.each([
		['{ roll: 4d6, keep: die }', '"die" has 3 places, and 4 dice are rolled'],
		['{ roll: (sum)d6, keep: die }', 'Only so many dice can be kept as are known before the game'],
		['{ roll: 3d6, keep: sum }', 'Dice are kept in numbers that stand in a row'],
		['{ roll: 3d6, keep: dye }', 'There is no "dye"; did you mean "die"?']
	])('%s is told', (wrong, message) => {
		const { lines } = linkYaml(keeping('', wrong));
		expect(lines.filter((line) => line.startsWith('error'))).toEqual([
			expect.stringContaining(message) as string
		]);
	});
});

describe('without listeners', () => {
	test.each(['', ', do: []'])('dice fall all at once (%s)', (nothing) => {
		const text = game('', ROLL).replace('roller: player? } }', `roller: player? }${nothing} }`);
		const [roll] = programOf(text).procedures[0]!.body;
		expect(roll).toMatchObject({ do: 'roll', body: [], die: -1, left: -1 });
	});
});

test.each([
	['die: bool', '"die" of a die is int'],
	['die: int, gains: int', 'A die has no "gains"; it has die, sides, roller'],
	['sides: int', '"fallen" needs a parameter "die: int" to be the event of dice']
])('the event cannot have %s', (params, message) => {
	const { lines } = linkYaml(game('', ROLL, params));
	expect(lines.filter((line) => line.startsWith('error'))).toEqual([
		expect.stringContaining(message)
	]);
});

describe.each(WAYS)('what is rolled for, %s', (_way, code) => {
	const rules = game(
		`  better: { after: 'rolled(result, _, purpose)', when: purpose == luck, do: [{ set: result, by: 10 }] }
  asks:
    after: 'fallen(die, purpose)'
    when: purpose == total
    do:
      - { choose: how, player: only(first(players)), options: { keep: {}, raise: {} }, ask: always }
      - if: how == raise
        then: [{ set: die, by: 1 }]`,
		`      - { roll: d6, as: first-total, for: luck }
      - { roll: d6, as: total }
      - { set: sum, to: first-total * 100 + total }`,
		'die: int, purpose: why?'
	)
		.replace('gains: int } }', 'gains: int, purpose: why? } }')
		.replace('kinds:', 'enums: { why: { values: [luck, total] } }\nkinds:');

	test('decides which dice a rule changes, while it asks as well', () => {
		const m = rolling(code(programOf(rules, 2)), [3, 4]);
		expect(firstAsked(m)).toBe(0);
		// Of the first roll nobody was asked; a luck is ten better.
		answer(m, 0, [1]);
		expect(fieldsOf(m)).toMatchObject({ sum: 1305 });
	});

	test('is still there in a position that was written down between two dice', () => {
		const program = programOf(rules, 2);
		const m = rolling(code(program), [3, 4]);
		const position = positionOf(m);
		const other = new Machine(code(program));
		readPosition(other, JSON.parse(JSON.stringify(position)) as Position);
		expect(hashState(other)).toBe(hashState(m));
		answer(other, 0, [0]);
		expect(fieldsOf(other)).toMatchObject({ sum: 1304 });
	});
});

describe('the event of rolls', () => {
	/** Dice with one side always show 1. */
	const GAME = `
game: { id: test, players: { min: 2, max: 4 }, start: play, on-roll: rolled }
kinds:
  token: { plural: tokens, attributes: { worth: int }, start: bag }
pieces:
  cheap: { kind: token, count: 3, worth: 0 }
  fair: { kind: token, count: 2, worth: 1 }
  dear: { kind: token, worth: 5 }
fields:
  game:
    sum: { type: int, visible: all }
    rises: { type: int, visible: all }
    falls: { type: int, visible: all }
    who: { type: player?, visible: all }
zones:
  bag: { sees: none, count: all }
events:
  rolled:
    params: { roller: player?, result: int, gains: int, drops: int }
EFFECTS
procedures:
  play:
    do:
BODY
      - end-game: players
`;
	const NOTE = `effects:
  note:
    after: rolled(roller, result, gains, drops)
    do:
      - { set: rises, to: gains }
      - { set: falls, to: drops }
      - { set: who, to: roller }
      - { set: result, by: 10 }`;
	const ROLL = `      - { roll: 3d1, as: total, by: only(first(players)) }
      - { set: sum, to: total }`;
	const EACH = `      - { roll-each: t, in: tokens, sides: 1, hit: die <= t.worth, as: hits }
      - { set: sum, to: hits }`;

	function text(effects: string, body: string): string {
		return GAME.replace('EFFECTS', effects).replace('BODY', body);
	}

	function fields(effects: string, body: string): Record<string, number> {
		const m = newGame(programOf(text(effects, body)), 'a');
		return Object.fromEntries(
			m.program.fields.game.map(({ id }, f) => [id, m.mem[m.layout.gameFields[f]!]!])
		);
	}

	test('returns its result to a roll; every die could turn', () => {
		expect(fields(NOTE, ROLL)).toEqual({ sum: 13, rises: 3, falls: 3, who: 0 });
	});

	test('returns its result to rolls for hits, and knows who just missed and just hit', () => {
		expect(fields(NOTE, EACH)).toEqual({ sum: 13, rises: 3, falls: 2, who: -1 });
	});

	test('returns what a replacement has made of the result', () => {
		const replaced = `effects:
  lower: { replace: "rolled(_, result)", do: [{ set: result, to: result - 2 }] }`;
		expect(fields(replaced, ROLL)['sum']).toBe(1);
	});

	test('leaves the roll as it is when it is cancelled', () => {
		const replaced = `effects:
  over: { replace: "rolled(_, result)", do: [{ set: result, to: 7 }, { cancel: event }] }`;
		expect(fields(replaced, ROLL)['sum']).toBe(3);
	});

	test('is not emitted when nothing listens', () => {
		const { program } = linkYaml(text('', ROLL));
		const steps = program?.procedures[0]?.body.map((step) => step.do);
		expect(steps).toEqual(['roll', 'set', 'end-game']);
	});

	test.each([
		[
			'roller: player?, result: int, gains: int, drops: int',
			'roller: player?, sum: int',
			'A roll has no "sum"; it has result, gains, drops, roller'
		],
		['result: int', 'result: bool', '"result" of a roll is int'],
		[', result: int', '', '"rolled" needs a parameter "result: int" to be the event of rolls'],
		['on-roll: rolled', 'on-roll: roled', 'There is no event "roled"; did you mean "rolled"?']
	])('%s is not %s', (old, now, message) => {
		const { lines } = linkYaml(text('', ROLL).replace(old, now));
		expect(lines.find((line) => line.startsWith('error'))).toContain(message);
	});
});
