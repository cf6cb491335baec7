import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { MakeFunction } from '#lib/engine/print-code/module.ts';
import { printedCode } from '#lib/engine/print-code/printed-code.ts';
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { ask } from './ask-value.ts';
import type { MakeCode } from './code.ts';
import { Machine } from './machine.ts';

/** Where one may land: what the effects say is written in disorder. */
const GAME = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
enums: { land: { values: [plain, wood, hill, sea, ice] } }
kinds: { boat: { plural: boats, attributes: { goes: land }, start: bag } }
pieces:
  raft: { kind: boat, count: 2, goes: sea, effects: { sails: { modify: landing(who), when: afloat, with: self.goes } } }
  sled: { kind: boat, goes: ice, effects: { slides: { modify: landing(_), when: winter, set: self.goes } } }
fields: { game: { winter: bool, afloat: bool, storm: bool } }
zones: { bag: { sees: all, count: all } }
values:
  landing: { params: { who: player }, type: set of land, is: '{plain, wood}' }
  is-wide: { params: { who: player }, is: 'sea in landing(who) and count(landing(who)) > 2' }
effects:
  storm: { modify: landing(_), when: storm, without: '{sea, wood}' }
  hills: { modify: landing(who), when: who.seat == 1, with: hill }
procedures: { play: { do: [{ end-game: players }] } }
`;

const make: MakeFunction = (names, body) =>
	compileFunction(body, names) as ReturnType<MakeFunction>;
const WAYS: [string, MakeCode][] = [
	['walked', (program) => interpretedCode(program)],
	['printed', printedCode(make)]
];

function landing(makeCode: MakeCode, flags: ('winter' | 'afloat' | 'storm')[], seat = 0): string[] {
	const program = programOf(GAME);
	const m = new Machine(makeCode(program));
	m.start('boats');
	program.fields.game.forEach(({ id }, f) => {
		if (flags.some((flag) => flag === id)) m.write(m.layout.gameFields[f]!, 1);
	});
	m.regs[0] = seat;
	const elements = m.pool.subarray(0, m.code.evaluator.setValue(0)(m, 0));
	return [...elements].map((e) => program.enums[0]!.values[e]!);
}

describe.each(WAYS)('a value that is a set (%s)', (_, makeCode) => {
	it('is what it says while no effect acts', () => {
		expect(landing(makeCode, [])).toEqual(['plain', 'wood']);
	});

	it('is set, then put into, then taken out of, whatever the order in which the rules stand', () => {
		expect(landing(makeCode, [], 1)).toEqual(['plain', 'wood', 'hill']);
		expect(landing(makeCode, ['storm', 'afloat'], 1)).toEqual(['plain', 'hill']);
		expect(landing(makeCode, ['winter'], 1)).toEqual(['ice', 'hill']);
	});

	it('has what pieces bring in once', () => {
		expect(landing(makeCode, ['afloat'])).toEqual(['plain', 'wood', 'sea']);
	});

	it('is asked by other values as it is then', () => {
		const program = programOf(GAME);
		const m = new Machine(makeCode(program));
		m.start('boats');
		const wide = (): number => ask(m, m.code.evaluator.value(1), [0]);
		expect(wide()).toBe(0);
		m.write(m.layout.gameFields[1]!, 1);
		expect(wide()).toBe(1);
	});
});

/** Each barge has a land of its own, and hers alone are her shores. */
const BARGES = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
enums: { land: { values: [plain, wood, hill] } }
kinds: { barge: { plural: barges, attributes: { home: land }, start: bag } }
pieces:
  red: { kind: barge, count: RED, home: hill, effects: { red: { modify: shores(b), when: b == self and tied, with: self.home } } }
  blue: { kind: barge, count: BLUE, home: wood, effects: { blue: { modify: shores(b), when: self == b, set: self.home } } }
fields: { game: { tied: { type: bool, start: true } } }
zones: { bag: { sees: all, count: all } }
values: { shores: { params: { b: barge }, type: set of land, is: '{plain}' } }
procedures: { play: { do: [{ end-game: players }] } }
`;

describe.each(WAYS)('effects of the very piece that is asked about (%s)', (_, makeCode) => {
	const asked = (red: number, blue: number, barge: number): { lands: number[]; left: number } => {
		const m = new Machine(
			makeCode(programOf(BARGES.replace('RED', String(red)).replace('BLUE', String(blue))))
		);
		m.start('barges');
		m.left = 1000;
		m.regs[0] = barge;
		const end = m.code.evaluator.setValue(0)(m, 0);
		return { lands: [...m.pool.subarray(0, end)], left: m.left };
	};

	it('act for it and for no other', () => {
		expect(asked(2, 1, 0).lands).toEqual([0, 2]);
		expect(asked(2, 1, 1).lands).toEqual([0, 2]);
		expect(asked(2, 1, 2).lands).toEqual([1]);
		expect(asked(2, 1, -1).lands).toEqual([0]);
	});

	it('take no longer where there are many like it', () => {
		expect(asked(40, 40, 0)).toEqual(asked(1, 40, 0));
		expect(asked(40, 40, 79).left).toBe(asked(1, 1, 1).left);
	});
});

it('lets whoever watches know which effects have a say', () => {
	const told: string[] = [];
	const modified = (_: unknown, { id }: ModifierDef): void => void told.push(id);
	const watch = { evaluated: null, modified };
	landing((program) => interpretedCode(program, watch), ['afloat'], 1);
	expect(told).toEqual(['hills', 'raft.sails']);
});

it.each([
	[
		'with: hill',
		'add: 1',
		'"add" is for numbers; landing is set of land: write "with" or "without"'
	],
	[
		'modify: landing(who), when: who.seat == 1, with: hill',
		'modify: is-wide(_), with: 1',
		'"with" is for sets; is-wide is bool'
	],
	['with: hill', 'with: who', 'This is player; land or a set of them is needed']
])('says what does not fit: %s', (before, after, message) => {
	expect(linkYaml(GAME.replace(before, after)).lines.join()).toContain(message);
});
