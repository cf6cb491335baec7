/** A moment of a game leaves as a scenario, and the scenario holds. */
import { expect, test } from 'vitest';
import { runSuite, suiteOf } from '#lib/scenario/suite.ts';
import { Client } from './client.test.fixture.ts';

const FILES = {
	'shop/base/game.yaml': `
game: { id: shop, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { plural: wares, start: bag, times: if option.stock == many then 2 else 1 } }
pieces: { pot: { kind: ware, count: 3 }, pan: { kind: ware } }
options: { stock: { values: { few: {}, many: {} }, default: few } }
zones: { bag: { sees: none, count: all }, shelf: { per: player, main: true, sees: owner, count: all } }
procedures:
  play:
    do:
      - { choose: bought, player: only(first(players)), from: wares at bag, ask: always }
      - { move: bought, to: shelf(only(first(players))) }
      - { choose: more, player: only(first(players)), from: wares at bag, ask: always }
      - { end-game: players }
`,
	'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
	'shop/house-rules/lamps.yaml':
		'layer: { id: lamps, kind: house-rule, game: shop }\npieces: { lamp: { kind: ware } }',
	'variants/mine.yaml':
		'variant: { id: mine, game: shop, edition: plain }\npieces: { jug: { kind: ware } }'
};
const WORDS = { title: 'what: is "bought"', remark: 'Write\n here.' };

function begun(choice: { layers?: string[] | null; options: Record<string, string | number> }) {
	const client = new Client(FILES);
	const seats = ['Ada', 'Otto'].map((name) => ({ name, control: 'human' as const }));
	const started = client.start({ variant: 'mine', ...choice, seats, seed: 'x' });
	if (!started.ok) throw new Error('it does not start');
	return client;
}

function results(text: string, files: Record<string, string> = FILES) {
	const workspace = {
		files: new Map(Object.entries({ ...files, 'shop/tests/mine/x.yaml': text }))
	};
	return [...runSuite(workspace, 'shop', suiteOf(workspace, 'shop'))];
}

test('of a variant: it names the variant, and what it claims is true', () => {
	const { games } = begun({ options: {} });
	const made = games.scenario(WORDS)!;
	expect(made.game).toBe('shop');
	expect(made.text.split('\n').slice(0, 3)).toEqual([
		'scenario: "what: is \\"bought\\""',
		'variant: mine',
		'players: 2'
	]);
	expect(made.text.split('\n')[made.line - 1]).toBe('  # Write here.');
	expect(made.text.split('\n').slice(made.line)).toEqual(['  - { legal: { p1: [pot] } }', '']);
	expect(results(made.text)).toMatchObject([
		{ passed: true, edition: null, claims: 1, failures: [] }
	]);
});

test('of layers put together by hand: it names those, and the options', () => {
	const client = begun({ layers: ['plain', 'lamps'], options: { stock: 'many' } });
	expect(client.bots(1, 0)).toBeTruthy();
	const made = client.games.scenario(WORDS)!;
	expect(made.text).toContain(
		'editions: [plain]\nhouse-rules: [lamps]\noptions: { stock: many }\n'
	);
	expect(results(made.text)).toMatchObject([{ passed: true, edition: 'plain', failures: [] }]);
});

test('nothing where no game is running', () => {
	expect(new Client(FILES).games.scenario(WORDS)).toBeNull();
});

test('a variant that is not there, or stands beside layers, is said at its name', () => {
	const said = (head: string) =>
		results(`scenario: x\n${head}players: 2\nthen: [{ is: true }]\n`).flatMap(({ failures }) =>
			failures.map(({ code, message, range }) => [code, message, range.start.line])
		);
	expect(said('variant: mien\n')).toEqual([
		['scenario/unknown-variant', 'There is no variant "mien"; did you mean "mine"?', 2]
	]);
	expect(said('variant: mine\nhouse-rules: [lamps]\n')).toEqual([
		[
			'scenario/variant-and-layers',
			'the variant mine says which edition and house rules it has: leave out editions and house-rules',
			2
		]
	]);
});

test('pieces of the variant’s own file can be tested', () => {
	const text = (variant: string) =>
		`scenario: a jug is bought\n${variant}when: [{ p1: jug }]\nthen: [{ is: jug in shelf(p1) }, { legal: { p1: [pot] } }]\n`;
	expect(results(text('variant: mine\n'))).toMatchObject([{ passed: true, failures: [] }]);
	expect(results(text(''))[0]?.passed).toBe(false);
});
