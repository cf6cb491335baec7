import { describe, expect, it } from 'vitest';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';

const game = (
	rolled: string,
	effects = 'luck: { after: rolled(result), do: [{ set: result, by: 1 }] }'
) =>
	`
game: { id: test, players: { min: 2, max: 2 }, start: play, on-roll: rolled }
fields: { game: { total: { type: int, visible: all } } }
events: { rolled: { params: { ${rolled} } } }
effects: { ${effects} }
procedures:
  play:
    do:
      - { roll: 2d6, as: dice }
      - { set: total, by: dice }
      - { end-game: players where total > 0, reason: done }
`;

function stepsOf(text: string): StepIR[] {
	const program = programOf(text);
	return program.procedures[program.start]!.body;
}

const findings = (text: string): string[] =>
	linkYaml(text).lines.filter((line) => line.includes('on-roll') || line.includes('ref/'));

describe('the event of every roll', () => {
	it('stands behind each roll and is told what it has parameters for', () => {
		const [roll, emit] = stepsOf(game('result: int, roller: player?'));
		expect(roll).toMatchObject({ do: 'roll' });
		const slot = roll?.do === 'roll' ? roll.as : -1;
		expect(emit).toMatchObject({
			do: 'emit',
			as: slot,
			// Nobody in particular rolls.
			args: [{ expr: { op: 'local', slot } }, { expr: { op: 'const', value: -1 } }]
		});
	});

	it('gives its result back last, after all effects on it', () => {
		const { events } = programOf(game('result: int'));
		const [luck, back] = events[0]!.triggers;
		expect(luck).toMatchObject({ id: 'luck' });
		expect(back?.body).toMatchObject([
			{ do: 'return', value: { expr: { op: 'local', slot: events[0]!.params[0]!.slot } } }
		]);
	});

	it('is not there when nothing listens: then a roll is a roll', () => {
		const other = 'other: { after: unheard, do: [{ set: total, by: 1 }] }';
		const text = game('result: int', other).replace('events: {', 'events: { unheard: {},');
		const program = programOf(
			text.replace('- { set: total', '- emit: unheard\n      - { set: total')
		);
		expect(program.procedures[0]!.body[1]).toMatchObject({ do: 'emit', event: 0 });
		expect(program.events[1]!.triggers).toEqual([]);
	});

	it.each([
		['another result', 'result: bool', '"result" of a roll is int'],
		['something that rolls do not have', 'result: int, mood: int', 'A roll has no "mood"'],
		['a purpose that is no enum', 'result: int, purpose: int', 'is an enum that may be none'],
		['no result', 'roller: player?', '"rolled" needs a parameter "result: int"']
	])('cannot have %s', (_what, params, message) => {
		const [first, ...more] = findings(game(params));
		expect(first).toContain(`game/on-roll`);
		expect(first).toContain(message);
		expect(more).toEqual([]);
	});

	it('is told what the roll is for: its text, or the local that keeps it', () => {
		const told = game('result: int, purpose: why?').replace(
			'events:',
			'enums: { why: { values: [storm, dice, dize] } }\nevents:'
		);
		const texts = 'text: { en: { log: { storm: Storm } } }\n';
		const named = told.replace(
			'- { roll: 2d6, as: dice }',
			'- { roll: d6, for: storm }\n      - { roll: d6, as: other }\n      - { roll: 2d6, as: dice }'
		);
		const emitted = stepsOf(texts + named).flatMap((step) =>
			step.do === 'emit' ? [step.args[1]] : []
		);
		expect(emitted).toEqual([0, -1, 1].map((value) => ({ expr: { op: 'const', value } })));
		const [slip, ...more] = findings(texts + named);
		expect(slip).toContain('No roll is for "dize"');
		expect(slip).toContain('did you mean "dice"?');
		expect(more).toEqual([]);
	});

	it('has to be an event', () => {
		const text = game('result: int').replace('on-roll: rolled', 'on-roll: roled');
		expect(findings(text)).toEqual([
			expect.stringContaining('There is no event "roled"; did you mean "rolled"?')
		]);
	});
});
