/** A scenario for a rule: exactly, and that it runs green as it is made. */
import { describe, expect, it } from 'vitest';
import { playing, scenariosIn, editionsOf } from '#lib/scenario/suite.ts';
import { workspaceOf } from '../../cli/sources/open-variant.ts';
import { documentOf } from './help-for-editors.ts';
import { RulesHost } from './RulesHost.ts';

const BASE = 'shop/base/game.yaml';
const SALE = 'shop/house-rules/sale.yaml';
const FILES = {
	[BASE]: `game: { id: shop, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { start: bag, attributes: { price: int } } }
pieces: { pot: { kind: ware, price: 3 }, pan: { kind: ware, price: 4 } }
zones: { bag: { sees: all, count: all }, shelf: { per: player, main: true, sees: all, count: all } }
fields: { player: { coins: { type: int, start: 9, visible: all } } }
values:
  worth: { params: { w: ware }, is: w.price + 1 }
  dear: { params: { w: ware, v: ware, p: player }, is: worth(w) + worth(v) > p.coins }
events: { sold: { params: { w: ware, who: player }, do: [{ set: who.coins, by: worth(w) }] } }
procedures:
  play: { do: [{ choose: bought, player: only(first(players)), from: wares at bag, ask: always }, { emit: sold, with: { w: only(bought), who: only(first(players)) } }] }
evaluation: { is: you.coins }
`,
	[SALE]: `layer: { id: sale, kind: house-rule, game: shop }
effects:
  cheap: { modify: worth(w), add: -1 }
  thanks: { after: "sold(w, who)", do: [{ set: who.coins, by: 1 }] }
`,
	'variants/mine.yaml': 'variant: { id: mine, game: shop, house-rules: [sale] }\n'
};

function server(more: Record<string, string> = {}): RulesHost {
	const host = new RulesHost({});
	host.open({ ...FILES, ...more });
	return host;
}

/** For the rule that is declared at the mark. */
function made(path: keyof typeof FILES, marked: string, host = server()) {
	const file = { path, text: FILES[path] };
	const offset = file.text.indexOf(marked.replace('^', '')) + marked.indexOf('^');
	return host.scenarioFor(file, documentOf(file).positionAt(offset), null);
}

const GIVEN = '# Say here how it stands before.\ngiven:';
const THEN = '# Say here what has to be so then; this is what is so now.\nthen:\n';

describe('a scenario', () => {
	it('of a value claims what it is now', () => {
		expect(made(BASE, '  ^worth:')).toEqual({
			path: 'shop/tests/mine/worth.yaml',
			text: `scenario: worth does what it says\n${GIVEN} { place: { shelf(p1): [pot] } }\n${THEN}  - { is: worth(pot) == 4 }\n  - { legal: { p1: [pan] } }\n`,
			before: null,
			line: 1
		});
		expect(made(BASE, '  ^dear:')?.text).toContain('- { is: "dear(pot, pan, p1) == false" }\n');
	});

	it('of an event has it happen, of a procedure has it run, of a piece has it lie somewhere', () => {
		expect(made(BASE, 'events: { ^sold')?.text).toBe(
			`scenario: sold does what it says\n${GIVEN} { place: { shelf(p1): [pot] } }\nstart: { emit: sold, with: { w: pot, who: p1 } }\n${THEN}  - { events: [sold] }\n`
		);
		expect(made(BASE, '  ^play:')?.text).toBe(
			`scenario: play does what it says\nstart: { call: play }\n${THEN}  - { legal: { p1: [pot] } }\n`
		);
		expect(made(BASE, 'pieces: { ^pot')?.text).toContain('- { is: pot is ware }\n');
	});

	it('of an effect is about what that changes, under its house rule', () => {
		expect(made(SALE, '  ^cheap:')?.text).toContain(
			`\nhouse-rules: [sale]\n${GIVEN} { place: { shelf(p1): [pot] } }\n${THEN}  - { is: worth(pot) == 3 }\n`
		);
		expect(made(SALE, '  ^thanks:')?.text).toContain(
			'start: { emit: sold, with: { w: pot, who: p1 } }'
		);
	});

	it('goes behind those that are there', () => {
		const before = 'scenario: x\nstart: { call: play }\nthen: [{ legal: { p1: [pot] } }]';
		const found = made(BASE, '  ^worth:', server({ 'shop/tests/mine/worth.yaml': before }));
		expect(found).toMatchObject({ before, line: 5 });
		expect(found?.text.startsWith(`${before}\n---\nscenario: worth`)).toBe(true);
	});

	it('is made for rules alone', () => {
		expect(made(BASE, 'kinds: { ^ware')).toBe(null);
		expect(made(BASE, 'is: ^w.price')).toBe(null);
	});

	it('runs green as it is made, in a game with editions and clauses', () => {
		const { files } = workspaceOf();
		const host = new RulesHost(Object.fromEntries(files));
		host.open({});
		const path = 'hearts/base/game.yaml';
		const text = files.get(path) ?? '';
		const rules = text.split('\n').flatMap((line, index) => {
			const at = { line: index, character: 3 };
			const isRule = /^ {2}\w/.test(line) && host.declaresRule({ path, text }, at, null);
			return isRule ? [at] : [];
		});
		expect(rules.length).toBeGreaterThan(10);
		for (const at of rules) {
			const found = host.scenarioFor({ path, text }, at, null)!;
			const all = editionsOf(files, 'hearts');
			const play = playing({ files }, 'hearts', all.length === 0 ? [null] : all);
			const results = scenariosIn(found.path, found.text, '').flatMap((each) => [...play(each)]);
			expect(results.length).toBeGreaterThan(0);
			expect(results.filter(({ passed }) => !passed)).toEqual([]);
		}
	});
});
