/** What rules say to each other, where two layers give the same names; names that nobody may give. */
import { describe, expect, it } from 'vitest';
import { allSteps } from '#lib/ruleset/program/all-steps.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';
import { link } from './link.ts';

const BASE = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { game: { round: { type: int, visible: all } } }
values: { limit: { params: { n: int }, is: n } }
procedures:
  play:
    do:
      - { set: round, to: limit(3) }
      - { end-game: players }
`;

/** Everything that a layer can name, under names that the other layer uses as well. */
const rule = (size: number): string => `
values:
  bonus: { is: ${size} }
  more: { params: { n: int }, is: n + bonus }
events: { paid: { params: { n: int }, do: [{ set: round, by: more(n) }, { log: told }] } }
effects:
  further: { modify: more(n), add: bonus }
  also: { after: paid(n), do: [{ set: round, by: n }] }
  never: { forbid: paid(n), when: n > 90 }
procedures:
  lay-out: { params: { n: int }, do: [{ emit: paid, with: { n: n } }] }
change:
  procedures.play.do: { insert: [{ call: lay-out, with: { n: ${size} } }], at: start }
text: { en: { log: { told: "Told by ${size}" } } }
`;

function linked(rules: Record<string, string>, header: Record<string, string> = {}) {
	const files = new Map([['test/base/game.yaml', BASE]]);
	for (const [id, says] of Object.entries(rules)) {
		const head = `layer: { id: ${id}, kind: house-rule, game: test${header[id] ?? ''} }\n`;
		files.set(`test/house-rules/${id}.yaml`, `${head}${says}`);
	}
	const composition = composeGame({ files }, 'test', Object.keys(rules));
	const { program, diagnostics } = link(composition, 2);
	const lines = [...composition.diagnostics, ...diagnostics]
		.filter(({ severity }) => severity === 'error')
		.map(({ code, message }) => `${code}: ${message}`);
	return { program, lines };
}

const ids = (list: readonly { id: string }[] = []): string[] => list.map(({ id }) => id);

describe('rules of two layers under the same names', () => {
	const { program, lines } = linked({ one: rule(1), two: rule(2) });

	it('are both there', () => {
		expect(lines).toEqual([]);
		expect(ids(program?.values)).toEqual([
			'limit',
			'one.bonus',
			'one.more',
			'two.bonus',
			'two.more'
		]);
		expect(ids(program?.events)).toEqual(['one.paid', 'two.paid']);
		expect(ids(program?.procedures)).toEqual(['play', 'one.lay-out', 'two.lay-out']);
	});

	it('speak each of its own', () => {
		const calls = program?.procedures.map(({ body }) =>
			body.flatMap((step) =>
				step.do === 'call' ? [step.procedure] : step.do === 'emit' ? [step.event] : []
			)
		);
		// Which of the two stands first in `play`, nothing says.
		expect(calls).toEqual([[2, 1], [0], [1]]);
		expect(program?.values.map(({ is }) => is).slice(2)).toMatchObject([
			{ b: { op: 'value', value: 1 } },
			{ op: 'const', value: 2 },
			{ b: { op: 'value', value: 3 } }
		]);
		for (const [index, own] of [
			[0, 'one'],
			[1, 'two']
		] as const) {
			const event = program?.events[index];
			expect(ids(event?.triggers)).toEqual([`${own}.also`]);
			expect(ids(event?.restrictions)).toEqual([`${own}.never`]);
			expect(event?.body[1]).toMatchObject({ do: 'log', path: `${own}.told` });
			expect(ids(program?.values[2 + 2 * index]?.modifiers)).toEqual([`${own}.further`]);
		}
		expect(program?.texts['en']).toMatchObject({ 'log.two.told': 'Told by 2' });
	});
});

describe('another layer', () => {
	const other = (whose: string): string => `
effects:
  third: { modify: ${whose}more(n), add: 1 }
  fourth: { modify: limit(n), add: ${whose}more(1) + ${whose}bonus }
`;

	it('says whose it means', () => {
		const { program, lines } = linked({ one: rule(1), two: rule(2), third: other('two.') });
		expect(lines).toEqual([]);
		expect(ids(program?.values[4]?.modifiers)).toEqual(['third', 'two.further']);
		expect(program?.values[0]?.modifiers[0]?.amount).toMatchObject({
			a: { op: 'value', value: 4 },
			b: { op: 'value', value: 3 }
		});
	});

	it('may say it where there is only one', () => {
		const { program, lines } = linked({ two: rule(2), third: other('two.') });
		expect(lines).toEqual([]);
		expect(ids(program?.values[2]?.modifiers)).toEqual(['third', 'further']);
		expect(linked({ two: rule(2), third: other('') }).program?.hash).toBe(program?.hash);
	});

	it('means those of the layer that it requires', () => {
		const rules = { one: rule(1), two: rule(2), third: other('') };
		const { program, lines } = linked(rules, { third: ', requires: [one]' });
		expect(lines).toEqual([]);
		expect(ids(program?.values[2]?.modifiers)).toEqual(['one.further', 'third']);
	});

	it('is told which there are', () => {
		const rules = { one: rule(1), two: rule(2) };
		const wrong = (says: string): string[] => linked({ ...rules, third: says }).lines;
		expect(wrong('effects: { e: { modify: more(n), add: 1 } }')).toEqual([
			'ref/several: Several layers have a value "more" of their own: write one.more or two.more'
		]);
		expect(wrong('effects: { e: { modify: limit(n), add: bonus } }')).toEqual([
			'name/misused: Several layers have a value "bonus" of their own: write one.bonus or two.bonus'
		]);
		expect(wrong('effects: { e: { modify: limit(n), add: more(n) } }')).toEqual([
			'name/misused: Several layers have a value "more" of their own: write one.more or two.more'
		]);
		expect(wrong('effects: { e: { after: paid(n), do: [{ set: round, to: 1 }] } }')).toEqual([
			'ref/several: Several layers have an event "paid" of their own: write one.paid or two.paid'
		]);
		const call = (name: string): string =>
			`change: { procedures.play.do: { insert: [{ call: ${name}, with: { n: 1 } }], at: start } }`;
		expect(wrong(call('lay-out'))).toEqual([
			'ref/several: Several layers have a procedure "lay-out" of their own: write one.lay-out or two.lay-out'
		]);
		expect(wrong(call('two.lay-oot'))).toEqual([
			'ref/unknown-id: There is no procedure "two.lay-oot"; did you mean "two.lay-out"?'
		]);
	});

	it('go back each to its own moments', () => {
		const change = 'change: { procedures.play.do: { insert: [';
		const turns = (n: number): string =>
			`${change}{ checkpoint: hour }, { if: round == ${n}, then: [{ set: round, by: 1 }, { restore: hour, keeping: [round] }] }], at: start } }`;
		const third = (name: string): string =>
			`${change}{ if: round > 5, then: [{ restore: ${name} }] }], after: set-round } }`;
		const named = linked({ one: turns(0), two: turns(1), third: third('two.hour') });
		expect(named.lines).toEqual([]);
		const { checkpoints, procedures } = named.program!;
		const restored = [...allSteps(procedures[0]!.body)].flatMap((step) =>
			step.do === 'checkpoint' || step.do === 'restore' ? [checkpoints?.[step.checkpoint]] : []
		);
		expect(restored.slice(0, 4).sort()).toEqual(['one.hour', 'one.hour', 'two.hour', 'two.hour']);
		expect(restored[0]).toBe(restored[1]);
		expect(restored[4]).toBe('two.hour');
		expect(linked({ one: turns(0), third: third('hour') }).program?.checkpoints).toEqual(['hour']);
		expect(linked({ one: turns(0), two: turns(1), third: third('hour') }).lines).toEqual([
			'ref/several: Several layers have a checkpoint "hour" of their own: write one.hour or two.hour'
		]);
	});
});

function reserved(text: string): string[] {
	const game = 'game: { id: test, players: { min: 2, max: 2 }, start: play }\n';
	return linkYaml(game + text)
		.lines.filter((line) => line.includes('name/reserved'))
		.map((line) => line.replace(/^.*?name\/reserved /, ''));
}

it('words of the language name nothing else', () => {
	expect(
		reserved(`
enums:
  mood: { values: [calm, none] }
values:
  mod: { is: 3 }
  count: { params: { who: player }, is: 3 }
  least: { is: 4 }
  cost: { params: { at: player, where: player }, is: 3 }
fields:
  player: { with: { type: int } }
`)
	).toEqual(
		[
			'6: "mod" is a word of the language: choose another id',
			'11: "with" is a word of the language: choose another id',
			'4: "none" is a word of the language: choose another id',
			'9: "at" is a word of the language: choose another id',
			'7: "count" is a function of the language: choose another id'
		].sort((a, b) => Number.parseInt(a) - Number.parseInt(b))
	);
});
