import { expect, test } from 'vitest';
import { Client } from './client.test.fixture.ts';
import type { GameSetup } from '#lib/game-file/game-file.ts';

const BASE = `
game: { id: shop, players: { min: 2, max: 3 }, start: play }
kinds: { ware: { start: bag, attributes: { price: int } } }
pieces: { pot: { kind: ware, price: 2, count: 4 } }
zones: { bag: { sees: all, count: all } }
options: { last: { type: int, min: 2, max: 9, default: 4, cite: R-1.1 } }
fields: { game: { round: { type: int, visible: all } } }
clauses: { R-1.1: { text: The shop closes after so many rounds. } }
values: { end: { is: option.last, cite: R-1.1 } }
procedures:
  play:
    do:
      - repeat: { until: round >= end }
        do:
          - choose: n
            player: only(first(players))
            between: { min: 1, max: 2 }
          - set: round
            by: n
      - end-game: players
        reason: closed
text:
  en: { layers: { plain: Plain }, options: { last: { name: Rounds } }, values: { end: Closing time } }
`;
const client = () =>
	new Client({
		'shop/base/game.yaml': BASE,
		'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
		'shop/house-rules/late.yaml':
			'change: { values.end.is: { adjust: 2 } }\ntext: { en: { layers: { late: Late hours } } }',
		'shop/house-rules/more.yaml': 'change: { pieces.pot.count: { expect: 4, set: 5 } }',
		'shop/house-rules/crowd.yaml': 'change: { game.players.min: { expect: 2, set: 3 } }',
		'shop/house-rules/rush.yaml':
			'layer: { id: rush, kind: house-rule, game: shop, excludes: [late] }\noptions: { hurry: { values: { slow: {}, fast: {} }, default: slow } }\nchange: { values.end.is: { expect: option.last, set: if option.hurry == fast then 2 else option.last } }',
		'variants/plain.yaml': 'variant: { id: plain, game: shop, edition: plain }',
		'variants/long.yaml': 'variant: { id: long, game: shop, edition: plain, options: { last: 6 } }'
	});
const SETUP: GameSetup = {
	variant: 'plain',
	seats: [
		{ name: 'A', control: 'human' },
		{ name: 'B', control: 'human' }
	],
	seed: 'x',
	options: {}
};
const plain = (...layers: string[]) => ({
	variant: 'plain',
	layers: ['plain', ...layers],
	options: {}
});
const running = () => {
	const table = client();
	const started = table.start(SETUP);
	expect(started.ok ? [] : started.findings.filter(({ severity }) => severity === 'error')).toEqual(
		[]
	);
	return table;
};
const turnOf = (table: Client) => table.show('observer').view.turn;

/** The record, as the table stands now. */
function recordOf(table: Client): string {
	table.show('observer');
	return JSON.stringify(table.course);
}

test('what can be chosen is told with names', () => {
	const { rules } = client();
	expect(rules.layers('shop')).toContainEqual({
		id: 'late',
		kind: 'house-rule',
		name: { en: 'Late hours' },
		requires: [],
		excludes: [],
		advisesAgainst: [],
		brings: [],
		about: {},
		because: {}
	});
	expect(rules.layers('shop').find(({ id }) => id === 'plain')?.name).toEqual({ en: 'Plain' });
	const variants = rules.variants();
	expect(variants.map(({ id, plain: all }) => [id, all])).toEqual([
		['long', false],
		['plain', true]
	]);
	expect(rules.rules(plain('crowd'), 2)?.range).toEqual({ min: 3, max: 3 });
});

test('other rules are told before they hold, and hold when they are taken', () => {
	const table = running();
	table.give({ seat: 0, keys: [], amount: 1 });
	const before = recordOf(table);
	const preview = table.preview(plain('late'));
	expect(preview).toMatchObject({ same: false, possible: true, obstacle: null, errors: [] });
	expect(preview?.diff.rules.map(({ path, change }) => [path, change])).toEqual([
		['values.end', 'changed']
	]);
	expect(preview?.texts['en']).toMatchObject({ 'values.end': 'Closing time' });
	expect(preview?.clauses.map(({ id }) => id)).toEqual(['R-1.1']);
	expect(recordOf(table)).toBe(before);

	const setup = table.change(plain('late'));
	expect(setup).toMatchObject(plain('late'));
	expect(turnOf(table)).toBe(1);
	expect(table.preview(plain('late'))?.same).toBe(true);
	expect(table.preview(SETUP)?.diff.rules).toHaveLength(1);
	const { course } = table;
	expect(course?.lock).toHaveProperty('late');
	const again = client();
	const game = setup && course && { setup, course, edits: {} };
	expect(game && again.resume(game)).toMatchObject({
		ok: true,
		started: { continued: null }
	});
	expect(turnOf(again)).toBe(1);
});

test('an option is a rule like any other, and goes away with its house rule', () => {
	const table = running();
	const longer = table.preview({ ...SETUP, options: { last: 7 } });
	expect(longer?.possible).toBe(true);
	expect(longer?.chosen).toEqual({ last: 7 });
	expect(longer?.diff.rules.map(({ path }) => path)).toEqual(['options.last']);
	const rush = { ...plain('rush'), options: { hurry: 'fast' } };
	expect(table.preview(rush)?.errors).toEqual([]);
	expect(table.preview(rush)?.chosen).toEqual({ last: 4, hurry: 'fast' });
	const gone = table.preview({ ...rush, layers: ['plain'] });
	expect(gone).toMatchObject({ errors: [], same: true, chosen: { last: 4 } });
});

test('what cannot be taken over is refused with the reason, and the game stays as it is', () => {
	const table = running();
	const before = recordOf(table);
	expect(table.preview(plain('more'))).toMatchObject({
		possible: false,
		obstacle: { kind: 'counters' },
		errors: []
	});
	expect(table.change(plain('more'))).toBeNull();
	expect(table.preview(plain('crowd'))).toMatchObject({
		possible: false,
		obstacle: { kind: 'players' },
		errors: [],
		players: { min: 3, max: 3 }
	});
	const against = table.preview(plain('late', 'rush'));
	expect(against).toMatchObject({ possible: false, obstacle: null });
	expect(against?.errors[0]?.code).toBe('layer/excluded');
	expect(table.change(plain('late', 'rush'))).toBeNull();
	expect(recordOf(table)).toBe(before);
});

test('what rules can name in the game of a file', () => {
	const { rules } = client();
	const named = rules
		.hooks('shop/base/game.yaml', null)
		?.hooks.map(({ sort, id }) => `${sort}.${id}`);
	expect(named).toContain('values.end');
	expect(named).toContain('fields.game.round');
	expect(rules.hooks('nowhere.yaml', null)).toBeNull();
	const [first] = rules.steps('shop/base/game.yaml', 'procedures.play', null);
	expect(first).toMatch(/^\.do\.[a-z-]+: /);
	expect(rules.steps('shop/base/game.yaml', 'procedures.nothing', null)).toEqual([]);
	rules.change('shop/base/game.yaml', BASE.replace('round >= end', 'rounds >= end'), null);
	expect(rules.hooks('shop/base/game.yaml', null)).toBeNull();
});
