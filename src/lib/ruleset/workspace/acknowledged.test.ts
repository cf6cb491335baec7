import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { checkRuleset } from './check-ruleset.ts';

const WITH_UNUSED = TOKENS.replace('  land: {', '  unasked: { is: 1 }\n  land: {');

const rule = (id: string, says: string): [string, string] => [
	`game/house-rules/${id}.yaml`,
	`layer: { id: ${id} }\n${says}\n`
];

/** `severity code line: message`, and what is said beside it. */
function told(base: string, ...rules: [string, string][]): string[] {
	return checkRuleset(new Map([['game/base/game.yaml', base], ...rules])).map(
		({ severity, code, range, message, related }) =>
			[
				`${severity} ${code} ${range.start.line}: ${message}`,
				...related.map((note) => note.message)
			].join('; ')
	);
}

const plain = told(TOKENS);
const fresh = (base: string, ...rules: [string, string][]): string[] =>
	told(base, ...rules).filter((line) => !plain.includes(line));

describe('warnings that are acknowledged', () => {
	it('are told with the reason, and are no warnings', () => {
		expect(fresh(WITH_UNUSED).map((line) => line.replace(/\d+: /, ''))).toEqual([
			'warning read/unused-value Nothing asks for the value "unasked"'
		]);
		const known = `${WITH_UNUSED}\nacknowledge:\n  values.unasked: { read/unused-value: for house rules }\n`;
		expect(fresh(known).map((line) => line.replace(/\d+: /, ''))).toEqual([
			'acknowledged read/unused-value Nothing asks for the value "unasked"; acknowledged: for house rules'
		]);
	});

	it('are those of the place that is named, and all below it', () => {
		const scars = '  player: { scars: int, wounds: int }\n';
		const acknowledging = (path: string): string[] =>
			fresh(
				TOKENS,
				rule('a', `fields:\n${scars}acknowledge:\n  ${path}: { read/unused-field: later }`)
			).map((line) => line.replace(/;.*/, ''));
		expect(acknowledging('fields.player.scars')).toEqual([
			'acknowledged read/unused-field 3: Nothing reads "scars"',
			'warning read/unused-field 3: Nothing reads "wounds"'
		]);
		expect(acknowledging('fields.player')).toEqual([
			'acknowledged read/unused-field 3: Nothing reads "scars"',
			'acknowledged read/unused-field 3: Nothing reads "wounds"'
		]);
		// A whole section is more than anybody has looked at.
		expect(acknowledging('fields')).toEqual([
			'warning read/unused-field 3: Nothing reads "scars"',
			'warning read/unused-field 3: Nothing reads "wounds"',
			'warning layer/nothing-to-acknowledge 5: "read/unused-field" does not occur at fields (any more): leave this out'
		]);
	});

	it('stay warnings for those who play without the layer that acknowledges', () => {
		const knowing = rule(
			'a',
			'acknowledge:\n  values.unasked: { read/unused-value: we know }\nchange:\n  pieces.fool.worth: { adjust: 1 }'
		);
		const other = rule('b', 'change:\n  pieces.fool.worth: { adjust: 1 }');
		const severities = (...rules: [string, string][]): (string | undefined)[] =>
			fresh(WITH_UNUSED, ...rules)
				.filter((line) => line.includes('unused-value'))
				.map((line) => line.split(' ')[0]);
		expect(severities(knowing)).toEqual(['acknowledged']);
		expect(severities(knowing, other)).toEqual(['warning']);
	});

	it('are missed when they no longer occur', () => {
		const says = (path: string): string[] =>
			fresh(TOKENS, rule('a', `acknowledge:\n  ${path}: { read/unused-value: old }`));
		expect(says('values.land')).toEqual([
			'warning layer/nothing-to-acknowledge 3: "read/unused-value" does not occur at values.land (any more): leave this out'
		]);
		expect(says('values.lnad')).toEqual([
			'warning layer/nothing-to-acknowledge 3: There is no "lnad" in values.lnad: nothing is acknowledged here; did you mean "land"?'
		]);
	});

	it('are no errors, and have a reason', () => {
		const says = (codes: string): string[] =>
			fresh(TOKENS, rule('a', `acknowledge:\n  values.land: { ${codes} }`));
		const [unknown, ...others] = says('read/unused-valeu: old');
		expect(others).toEqual([]);
		expect(unknown).toMatch(
			/^error shape\/unknown-key 3: "read\/unused-valeu" is not possible here: .*; did you mean "read\/unused-value"\?$/
		);
		expect(says('layer/conflict: never mind')[0]).toMatch(
			/^error shape\/unknown-key 3: "layer\/conflict" is not possible here: cite\/missing, /
		);
		expect(says('read/unused-value: ""').map((line) => line.split(' ')[1])).toEqual([
			'shape/wrong-word'
		]);
	});

	it('can be said of what two layers insert at one place', () => {
		const insert = (id: string, by: number): [string, string] =>
			rule(
				id,
				`change:\n  procedures.turn.do: { insert: [{ set: round, to: round * ${by} }], at: start }`
			);
		const variant = (more: string): [string, string] => [
			'variants/v.yaml',
			`variant: { id: v, game: game, house-rules: [a, b] }\n${more}`
		];
		const both = [insert('a', 2), insert('b', 3)];
		const known = 'acknowledge:\n  procedures.turn.do: { layer/same-place: either will do }\n';
		expect(fresh(TOKENS, ...both, variant('')).map((line) => line.split(' ')[0])).toEqual([
			'warning'
		]);
		expect(fresh(TOKENS, ...both, variant(known)).map((line) => line.split(' ')[0])).toEqual([
			'acknowledged'
		]);
	});
});

it('every code that may be acknowledged is one', () => {
	const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
	const schema = read('../../../../schemas/layer.schema.json');
	const listed = [...schema.matchAll(/^\t+"([a-z]+\/[a-z-]+)",?$/gm)].map(([, code]) => code!);
	expect(listed.length).toBe(19);
	const codes = read('../../language/finding-codes.ts');
	expect(listed.filter((code) => !codes.includes(`'${code}'`))).toEqual([]);
});
