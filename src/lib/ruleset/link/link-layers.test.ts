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
	return linkedOn(TOKENS, '', ...rules);
}

function linkedOn(base: string, version: string, ...rules: string[]) {
	const files = new Map([['test/base/game.yaml', base + TEXTS]]);
	rules.forEach((text, i) => {
		const header = `layer: { id: rule-${i}, kind: house-rule, game: test${version} }\n`;
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

	describe('of what an event is told since', () => {
		const AGAIN = `effects:
  again: { after: 'lose(what, times)', when: times > 1, do: [{ emit: lose, with: { what: what, times: 1 } }] }
`;
		const told = TOKENS.replace('what: piece, times: int', 'what: piece, times: int, by: player?')
			.replace('times: 2 }', 'times: 2, by: you }')
			.replace('game: { id: test,', 'game: { id: test, version: 2,');
		const withDefault = TOKENS.replace(
			'what: piece, times: int',
			'what: piece, times: int, hard: { type: bool, default: round > 1 }'
		);

		it.each(['', ', for: test 1'])('an earlier layer (%j) may know nothing', (version) => {
			const { program, lines } = linkedOn(told, version, AGAIN);
			expect(lines).toEqual([
				'info call/left-out: lose can be told "by" (player?) since this was written: it is none here'
			]);
			expect(JSON.stringify(program?.events[0]?.triggers)).toContain(
				'"args":[{"expr":{"op":"local","slot":0}},{"expr":{"op":"const","value":1}},{"expr":{"op":"const","value":-1}}]'
			);
		});

		it('a layer of today has to say it', () => {
			const { program, lines } = linkedOn(told, ', for: test 2', AGAIN);
			expect(lines).toEqual(['error call/missing: lose needs "by" (player?)']);
			expect(program).toBeNull();
		});

		it('nobody has to say what has a default, which is worked out at the time', () => {
			const { program, lines } = linkedOn(withDefault, ', for: test 1', AGAIN);
			expect(lines).toEqual([]);
			expect(JSON.stringify(program?.events[0]?.triggers)).toContain(
				'{"expr":{"op":"binary","operator":">","a":{"op":"field","table":"game","field":0,"of":null,"zero":0},"b":{"op":"const","value":1}}}]'
			);
		});

		it('a default is checked, also where nobody needs it', () => {
			const { lines } = linkedOn(withDefault.replace('round > 1', 'rond > 1'), '');
			expect(lines).toEqual(['error ref/unknown-name: There is no "rond"; did you mean "round"?']);
		});
	});
});
