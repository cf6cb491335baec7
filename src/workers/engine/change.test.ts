import { INTERPRETED } from './worker-code.ts';
import { expect, test } from 'vitest';
import { EngineHost } from './EngineHost.ts';
import type { GameSetup } from './engine-api.ts';

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
const host = () =>
	new EngineHost(
		{
			'shop/base/game.yaml': BASE,
			'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
			'shop/house-rules/late.yaml':
				'change: { values.end.is: { adjust: 2 } }\ntext: { en: { layers: { late: Late hours } } }',
			'shop/house-rules/more.yaml': 'change: { pieces.pot.count: { expect: 4, set: 5 } }',
			'shop/house-rules/crowd.yaml': 'change: { game.players.min: { expect: 2, set: 3 } }',
			'shop/house-rules/rush.yaml':
				'layer: { id: rush, kind: house-rule, game: shop, excludes: [late] }\noptions: { hurry: { values: { slow: {}, fast: {} }, default: slow } }\nchange: { values.end.is: { expect: option.last, set: if option.hurry == fast then 2 else option.last } }',
			'variants/plain.yaml': 'variant: { id: plain, game: shop, edition: plain }',
			'variants/long.yaml':
				'variant: { id: long, game: shop, edition: plain, options: { last: 6 } }'
		},
		INTERPRETED
	);
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
	const engine = host();
	engine.open({});
	const started = engine.start(SETUP);
	expect(started.ok ? [] : started.findings.filter(({ severity }) => severity === 'error')).toEqual(
		[]
	);
	return engine;
};
const turnOf = (engine: EngineHost) => engine.snapshot('observer', 0).view.turn;

test('what can be chosen is told with names', () => {
	const engine = host();
	expect(engine.layers('shop')).toContainEqual({
		id: 'late',
		kind: 'house-rule',
		name: { en: 'Late hours' },
		requires: [],
		excludes: [],
		advisesAgainst: [],
		about: {},
		because: {}
	});
	expect(engine.layers('shop').find(({ id }) => id === 'plain')?.name).toEqual({ en: 'Plain' });
	const variants = engine.variants();
	expect(variants.map(({ id, plain: all }) => [id, all])).toEqual([
		['long', false],
		['plain', true]
	]);
	expect(engine.rules(plain('crowd'), 2)?.range).toEqual({ min: 3, max: 3 });
});

test('other rules are told before they hold, and hold when they are taken', () => {
	const engine = running();
	engine.answer(0, { seat: 0, keys: [], amount: 1 }, 0);
	const before = JSON.stringify(engine.save());
	const preview = engine.preview(plain('late'));
	expect(preview).toMatchObject({ same: false, possible: true, obstacle: null, errors: [] });
	expect(preview?.diff.rules.map(({ path, change }) => [path, change])).toEqual([
		['values.end', 'changed']
	]);
	expect(preview?.texts['en']).toMatchObject({ 'values.end': 'Closing time' });
	expect(preview?.clauses.map(({ id }) => id)).toEqual(['R-1.1']);
	expect(JSON.stringify(engine.save())).toBe(before);

	const outcome = engine.change(plain('late'));
	expect(outcome).toMatchObject({ ok: true, setup: plain('late') });
	expect(turnOf(engine)).toBe(1);
	expect(engine.preview(plain('late'))?.same).toBe(true);
	expect(engine.preview(SETUP)?.diff.rules).toHaveLength(1);
	const save = engine.save();
	expect(save?.lock).toHaveProperty('late');
	const again = host();
	again.open({});
	const game = outcome.ok && save && { setup: outcome.setup, course: save, edits: {} };
	expect(game && again.resume(game, false)).toMatchObject({
		ok: true,
		started: { continued: null }
	});
	expect(turnOf(again)).toBe(1);
});

test('an option is a rule like any other, and goes away with its house rule', () => {
	const engine = running();
	const longer = engine.preview({ ...SETUP, options: { last: 7 } });
	expect(longer?.possible).toBe(true);
	expect(longer?.chosen).toEqual({ last: 7 });
	expect(longer?.diff.rules.map(({ path }) => path)).toEqual(['options.last']);
	const rush = { ...plain('rush'), options: { hurry: 'fast' } };
	expect(engine.preview(rush)?.errors).toEqual([]);
	expect(engine.preview(rush)?.chosen).toEqual({ last: 4, hurry: 'fast' });
	const gone = engine.preview({ ...rush, layers: ['plain'] });
	expect(gone).toMatchObject({ errors: [], same: true, chosen: { last: 4 } });
});

test('what cannot be taken over is refused with the reason, and the game stays as it is', () => {
	const engine = running();
	const before = JSON.stringify(engine.save());
	expect(engine.preview(plain('more'))).toMatchObject({
		possible: false,
		obstacle: { kind: 'counters' },
		errors: []
	});
	expect(engine.change(plain('more'))).toMatchObject({ ok: false });
	expect(engine.preview(plain('crowd'))).toMatchObject({
		possible: false,
		obstacle: { kind: 'players' },
		errors: [],
		players: { min: 3, max: 3 }
	});
	const against = engine.preview(plain('late', 'rush'));
	expect(against).toMatchObject({ possible: false, obstacle: null });
	expect(against?.errors[0]?.code).toBe('layer/excluded');
	expect(engine.change(plain('late', 'rush'))).toMatchObject({ ok: false });
	expect(JSON.stringify(engine.save())).toBe(before);
});

test('what rules can name in the game of a file', () => {
	const engine = host();
	const named = engine.hooks('shop/base/game.yaml')?.hooks.map(({ sort, id }) => `${sort}.${id}`);
	expect(named).toContain('values.end');
	expect(named).toContain('fields.game.round');
	expect(engine.hooks('nowhere.yaml')).toBeNull();
	engine.edit('shop/base/game.yaml', BASE.replace('round >= end', 'rounds >= end'));
	expect(engine.hooks('shop/base/game.yaml')).toBeNull();
});
