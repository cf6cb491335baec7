import { expect, it } from 'vitest';
import { checkRuleset } from './check-ruleset.ts';
import { TOKENS } from '#lib/ruleset/testing/tokens.test.fixture.ts';

const layer = (id: string, change: string): [string, string] => [
	`test/house-rules/${id}.yaml`,
	`layer: { id: ${id}, kind: house-rule, game: test }\nchange: { ${change} }\n`
];

function unusedIn(base: string, ...layers: [string, string][]): string[] {
	return checkRuleset(new Map([['test/base/game.yaml', base], ...layers]))
		.filter(({ code }) => code.startsWith('read/'))
		.map(({ severity, message }) => `${severity}: ${message}`);
}

it('what one variant leaves over another may use', () => {
	const base = TOKENS.replace('  land: {', '  unasked: { is: 1 }\n  land: {');
	const without = layer(
		'no-land',
		'procedures.turn.do: { set: [{ log: lost, with: { what: you } }], expect: present }'
	);
	const dearer = layer(
		'dearer',
		'values.build-cost.is: { expect: option.price, set: option.price + 1 }'
	);
	expect(unusedIn(base, without, dearer)).toEqual([
		'warning: Nothing asks for the value "unasked"'
	]);
	expect(unusedIn(base, without)).toContain('warning: Nothing asks for the value "land"');
});
