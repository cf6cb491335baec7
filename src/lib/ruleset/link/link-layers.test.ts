import { describe, expect, it } from 'vitest';
import { link } from './link.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';

const TEXTS = `
text:
  en:
    pieces: { owl: Owl, crow: Crow, fool: Fool, sage: Sage, fence: Fence }
    actions: { build: Build at {site} }
    windows: { construction: Build? }
    choices: { turn.site: Where?, turn.answer: Really?, play.bid: How much? }
    log: { lost: Lost, most: Most }
`.replace('Build at {site}', '"Build at {site}"');

/** The game with house rules, linked. */
function linked(...rules: string[]) {
	const files = new Map([['test/base/game.yaml', TOKENS + TEXTS]]);
	rules.forEach((text, i) => {
		const header = `layer: { id: rule-${i}, kind: house-rule, game: test }\n`;
		files.set(`test/house-rules/rule-${i}.yaml`, header + text);
	});
	const composition = composeGame(
		{ files },
		'test',
		rules.map((_, i) => `rule-${i}`)
	);
	const { program, diagnostics } = link(composition, 2);
	const lines = [...composition.diagnostics, ...diagnostics].map(
		({ severity, code, message }) => `${severity} ${code}: ${message}`
	);
	return { program, lines, left: composition.leftOut.map(({ layer }) => layer) };
}

describe('linking layers', () => {
	it('knows which layer said what', () => {
		const { program, lines } = linked(
			'change: { values.build-cost.is: { expect: option.price, set: option.price + 1 } }'
		);
		expect(lines).toEqual([]);
		const cost = program?.values.find(({ id }) => id === 'build-cost');
		expect(cost?.is).toEqual({ op: 'const', value: 6 });
		expect(program?.sources.map(({ layer }) => layer)).toContain('base');
	});

	it('tells rules which layers are played', () => {
		const rule =
			'change: { values.build-cost.is: { expect: option.price, set: "if layer.rule-1 then 7 else 8" } }';
		const costOf = (...rules: string[]) =>
			linked(...rules).program?.values.find(({ id }) => id === 'build-cost')?.is;
		expect(costOf(rule)).toEqual({ op: 'const', value: 8 });
		expect(costOf(rule, 'values: { more: { is: 1 } }')).toEqual({ op: 'const', value: 7 });
	});

	it('does not blame the texts below for what a rule takes away', () => {
		const { program, lines } = linked(
			'change: { pieces.crow: { remove: true, expect: present }, procedures.turn.do: { set: [{ log: lost, with: { what: you } }], expect: present } }\ntext: { en: { pieces: { crov: Crow } } }'
		);
		expect(lines.filter((line) => !line.startsWith('info'))).toEqual([
			'warning text/unknown-path: Nothing shows the text "pieces.crov"'
		]);
		expect(lines).toContain('info read/unused-option: No rule asks for the option "style"');
		expect(lines).toContain('info text/unknown-path: Nothing shows the text "choices.turn.site"');
		expect(program).not.toBeNull();
	});

	it('goes on without a rule that does not compose', () => {
		const { program, left } = linked('change: { values.biuld-cost.is: { expect: 1, set: 2 } }');
		expect(left).toEqual(['rule-0']);
		expect(program).not.toBeNull();
	});

	it('makes no program of a rule that does not link', () => {
		const { program, lines } = linked('effects: { odd: { modify: biuld-cost, set: 2 } }');
		expect(lines).toEqual([
			'error ref/unknown-id: There is no value "biuld-cost"; did you mean "build-cost"?'
		]);
		expect(program).toBeNull();
	});
});
