/** Whole pieces that completion offers: exactly, and that they hold as they are inserted. */
import { describe, expect, it } from 'vitest';
import { allFindings } from './all-findings.test.fixture.ts';
import { listAt, piecesAt } from './help-at.test.fixture.ts';
import { FILES, RULE, server, TESTS } from './shop.test.fixture.ts';

const HEADER = 'layer: { id: sale, kind: house-rule, game: shop }\n';

/** A step of the game that can stand anywhere. */
const STEPS = '[{ choose: bought, player: only(first(players)), from: wares at bag, ask: always }]';

/** What is offered at the mark, by its label. */
function offered(marked: string, path = RULE) {
	const file = { path, text: marked.replace('|', '') };
	return new Map(
		piecesAt(server(), file, marked.indexOf('|')).map(({ label, ...rest }) => [label, rest])
	);
}

/** What is wrong with the rules when each piece is inserted as it is. */
function broken(marked: string, path = RULE): string[] {
	return [...offered(marked, path)].flatMap(([label, { text }]) => {
		const line = marked.slice(0, marked.indexOf('|')).split('\n').at(-1)!;
		const indented = text.replaceAll('\n', `\n${/^ */.exec(line)![0]}`);
		const host = server();
		host.change(
			path,
			marked.replace('|', () => indented),
			null
		);
		const errors = allFindings(host)
			.filter(({ uri }) => uri === path)
			.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 1));
		return errors.map(({ message }) => `${label}: ${message}`);
	});
}

describe('whole pieces', () => {
	it('are steps as the game has them, with places for all words', () => {
		const found = offered(`${HEADER}procedures:\n  x:\n    do:\n      - |\n`);
		expect(found.get('choose … player … from … ask …')).toEqual({
			snippet:
				'choose: ${1:bought}\n  player: ${2:only(first(players))}\n  from: ${3:wares at bag}\n  ask: ${4:always}',
			text: 'choose: bought\n  player: only(first(players))\n  from: wares at bag\n  ask: always'
		});
	});

	it('are entries of a section, by their branch or by what they are a kind of', () => {
		expect([...offered(`${HEADER}effects:\n  |\n`).values()].map(({ text }) => text)).toEqual([
			'new-effect: { modify: worth(w), add: -1 }',
			'new-effect: { forbid: "sold(w, who)" }',
			`new-effect:\n  replace: sold(w, who)\n  do: ${STEPS}`,
			`new-effect:\n  after: sold(w, who)\n  do: ${STEPS}`,
			`new-effect:\n  becomes: p.score > 20\n  do: ${STEPS}`
		]);
		expect(offered(`${HEADER}pieces: { | }\n`)).toEqual(
			new Map([
				[
					'new piece: ware',
					{
						snippet: '${1:new-piece}: { kind: ${2:ware}, hue: ${3:red}, price: ${4:3} }',
						text: 'new-piece: { kind: ware, hue: red, price: 3 }'
					}
				]
			])
		);
	});

	it('are parts of a scenario', () => {
		const path = 'shop/tests/more.yaml';
		const found = offered('scenario: x\n|\n', path);
		expect([...found].map(([label, { text }]) => `${label} ${text}`)).toEqual([
			'given: set … place … given: { set: { p1.coins: 2 }, place: { shelf(p1): [pot] } }',
			'start: emit … with … start: { emit: sold, with: { w: pot, who: p1 } }',
			'when: p1 … when: [{ p1: "place-token(0,0)" }]',
			'then: is … then: [{ is: p1.coins == 6 and worth(pot) == 4 }]',
			'then: events … then: [{ events: [sold] }]'
		]);
		expect([...offered('scenario: x\nthen:\n  - |\n', path).keys()]).toEqual(['is …', 'events …']);
	});

	it('are changes to rules of the game, at their addresses', () => {
		const found = offered(`${HEADER}change:\n  |\n`);
		expect(found.get('override values.worth.is')).toEqual({
			snippet:
				'values.worth.is:\n  expect: ${1:w.price + (if w.hue == red then 1 else 0)}\n  set: ${2:(w.price + (if w.hue == red then 1 else 0))}',
			text: 'values.worth.is:\n  expect: w.price + (if w.hue == red then 1 else 0)\n  set: (w.price + (if w.hue == red then 1 else 0))'
		});
		expect(found.get('add to events.sold.do')?.text).toContain('\n  after: set-coins');
		expect([...offered(`${HEADER}change:\n  values.w|\n`)]).toEqual([
			[
				'override values.worth.is',
				expect.objectContaining({ text: expect.stringMatching(/^worth\.is:\n/) as string })
			]
		]);
		expect([...offered(`${HEADER}change:\n  values.worth.is: { | }\n`).keys()]).toEqual([
			'override'
		]);
	});

	it('stand behind the keys that fit, and are none where something is written already', () => {
		const text = `${HEADER}procedures: { x: { do: [{ | }] } }\n`;
		const { items } = listAt(
			server(),
			{ path: RULE, text: text.replace('|', '') },
			text.indexOf('|')
		)!;
		const sorted = items.toSorted((a, b) => (a.sortText! < b.sortText! ? -1 : 1));
		const kinds = sorted.map(({ insertTextFormat }) => insertTextFormat === 2);
		expect(kinds.indexOf(true)).toBeGreaterThan(0);
		expect(kinds.lastIndexOf(false)).toBeLessThan(kinds.indexOf(true));
		expect(offered(`${HEADER}effects: { x: { modify: worth(w), | } }\n`).size).toBe(0);
	});

	it.each([
		['pieces', `${HEADER}pieces:\n  |\n`],
		['values', `${HEADER}values:\n  |\n`],
		['events', `${HEADER}events:\n  |\n`],
		['zones', `${HEADER}zones:\n  |\n`],
		['changes', `${HEADER}change:\n  |\n`]
	])('hold as they are inserted: %s', (_, marked) => {
		expect(offered(marked).size).toBeGreaterThan(0);
		expect(broken(marked)).toEqual([]);
	});

	it('hold in scenarios, too', () => {
		expect(broken(`${FILES[TESTS]!}---\nscenario: y\nthen:\n  - |\n`, TESTS)).toEqual([]);
	});
});
