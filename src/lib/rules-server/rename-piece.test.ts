/** Another id for a piece: only the places that name it change, in files full of comments and of other things of that name. */
import { expect, test } from 'vitest';
import { RulesHost } from './RulesHost.ts';

const FILES = {
	'shop/base/game.yaml': `
game: { id: shop, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { plural: wares, start: bag } }
pieces: { pot: { kind: ware } }
zones: { bag: { sees: all, count: all }, shelf: { per: player, main: true, sees: all, count: all } }
procedures:
  play: { do: [{ choose: bought, player: only(first(players)), from: wares at bag, ask: always }] }
evaluation: { is: 1 }
`,
	'variants/plain.yaml': 'variant: { id: plain, game: shop }\n'
};

const MINE = `# The jug is my own.  jug
variant: { id: mine, game: shop, house-rules: [glass] }   # jug
pieces:
  # A jug of clay:
  jug: { kind: ware, icon: jug, back: jug-cracked }   # not the jug-handle
  jug-cracked: { kind: ware, face-of: "jug" }
  lid: { kind: ware }
values:
  of-clay: { params: { w: ware }, is: w == only(jug) or w in jug and not (w in lid) }
  long:
    params: { w: ware }
    is: >-
      w in
      jug
art:
  jug: <svg viewBox='0 0 8 8'><path d='M0 0'/></svg>
text:
  en: { pieces: { jug: A jug for the jug, jug-cracked: "jug" }, values: { of-clay: jug } }   # jug: here
  de:
    pieces:
      "jug": Krug
`;
const LAYER = `# jug
layer: { id: glass, kind: house-rule, game: shop }
values: { glassy: { params: { w: ware }, is: not (w in jug) } }   # jug
text: { en: { layers: { glass: { name: jug, rule: The jug. } } } }
`;
const TESTS = `scenario: the jug is bought   # jug
variant: mine
given: { place: { bag: [jug, "jug {}"] }, set: { } }
when: [{ p1: jug }]   # the jug
then: [{ is: jug in bag or jug/1 in bag }, { log: [jug] }]
---
scenario: elsewhere
variant: other
then: [{ is: jug in bag }]
`;
const OTHER = MINE.replace('id: mine', 'id: other');
const OWN = {
	'variants/mine.yaml': MINE,
	'variants/other.yaml': OTHER,
	'shop/house-rules/glass.yaml': LAYER,
	'shop/tests/mine.yaml': TESTS
};

function renamed(to: string, from = 'jug', own: Record<string, string> = OWN) {
	const host = new RulesHost(FILES);
	host.open(own);
	return host.renamePiece({ variant: 'mine', from, to });
}

test('only the places that name it change', () => {
	const made = renamed('ewer');
	expect(made.ok && Object.fromEntries(made.files.map(({ path, text }) => [path, text]))).toEqual({
		'variants/mine.yaml': MINE.replace('  jug: { kind', '  ewer: { kind')
			.replace('face-of: "jug"', 'face-of: "ewer"')
			.replace('only(jug) or w in jug', 'only(ewer) or w in ewer')
			.replace('      jug\n', '      ewer\n')
			.replace('pieces: { jug: A', 'pieces: { ewer: A')
			.replace('"jug": Krug', '"ewer": Krug'),
		'shop/house-rules/glass.yaml': LAYER.replace('(w in jug)', '(w in ewer)'),
		'shop/tests/mine.yaml': TESTS.replace('[jug, "jug {}"]', '[ewer, "ewer {}"]')
			.replace('{ p1: jug }', '{ p1: ewer }')
			.replace('jug in bag or jug/1', 'ewer in bag or ewer/1')
	});
});

test('addresses of changes follow, and what they say in words stays', () => {
	const change = `change:
  pieces.jug.count: { set: 2 }   # pieces.jug.count
  "text.en.pieces.jug": { set: "A jug" }
  pieces.jug-cracked.count: { set: 1 }
`;
	const own = { ...OWN, 'shop/house-rules/glass.yaml': `${LAYER}${change}` };
	const made = renamed('ewer', 'jug', own);
	const layer = made.ok && made.files.find(({ path }) => path.endsWith('glass.yaml'))?.text;
	expect(layer).toBe(
		own['shop/house-rules/glass.yaml']
			.replace('(w in jug)', '(w in ewer)')
			.replace('  pieces.jug.count: {', '  pieces.ewer.count: {')
			.replace('"text.en.pieces.jug"', '"text.en.pieces.ewer"')
	);
});

test('a name that is taken, or none, is refused with what would be wrong', () => {
	expect(renamed('pot')).toMatchObject({
		ok: false,
		why: 'breaks'
	});
	expect(renamed('lid')).toMatchObject({ ok: false, why: 'breaks' });
	for (const word of ['', 'A Jug', 'jug_2', '9', 'a: b', '$&'])
		expect(renamed(word)).toEqual({ ok: false, why: 'no-id' });
});

const TRIALS = `trial: jug   # jug
about: A jug against the others.
tested: only(jug)
against: wares where not (it in jug)
vary: { jug: [jug, pot], ware: jug, by: { jug: jug } }
value: if it in jug then 1 else 2
given: { place: { bag: ["$tested", "$jug", "jug {}"] } }
start: { call: jug, with: { jug: "$tested" } }
won: jug in bag
lost: $jug in bag
---
trial: another
about: A pot.
tested: pot
won: true
lost: jug/1 in bag
`;

test('trials of the game follow, but for what is varied', () => {
	const { 'variants/other.yaml': _, ...own } = OWN;
	const made = renamed('ewer', 'jug', { ...own, 'shop/trials/mine.yaml': TRIALS });
	expect(made.ok && made.files.find(({ path }) => path === 'shop/trials/mine.yaml')?.text).toBe(
		TRIALS.replace('only(jug)', 'only(ewer)')
			.replace('(it in jug)', '(it in ewer)')
			.replace('jug: [jug, pot]', 'jug: [ewer, pot]')
			.replace('{ jug: jug }', '{ jug: ewer }')
			.replace('if it in jug', 'if it in ewer')
			.replace('"jug {}"', '"ewer {}"')
			.replace('won: jug', 'won: ewer')
			.replace('jug/1', 'ewer/1')
	);
});

test('a trial names no variant: where others have a piece of that id, it is not known whose it means', () => {
	const made = renamed('ewer', 'jug', { ...OWN, 'shop/trials/mine.yaml': TRIALS });
	expect(made.ok && made.files.map(({ path }) => path).sort()).toEqual([
		'shop/house-rules/glass.yaml',
		'shop/tests/mine.yaml',
		'variants/mine.yaml'
	]);
});
