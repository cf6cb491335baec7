/** What is known is not worked out again until a file changes. */
import { expect, test } from 'vitest';
import { questionOf, RulesHost } from './RulesHost.ts';
import { Builder } from './Builder.ts';
import { Files } from './Files.ts';

const DELIVERED = {
	'shop/base/game.yaml':
		'game: { id: shop, players: { min: 2, max: 3 }, start: play }\nprocedures: { play: { do: [] } }',
	'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
	'variants/small.yaml': 'variant: { id: small, game: shop, edition: plain }'
};

const CHOICE = { variant: 'small', layers: null, options: {} };

test('what is known of the delivered files holds until somebody changes one, and again when it is as it was', () => {
	const known = new RulesHost(DELIVERED).variants();
	expect(known.map(({ id, maxPlayers }) => [id, maxPlayers])).toEqual([['small', 3]]);
	const rules = new RulesHost(DELIVERED).knowing({
		[questionOf('variants')]: JSON.stringify(known.map((info) => ({ ...info, id: 'known' }))),
		[questionOf('layers', 'shop')]: '["known"]',
		[questionOf('rules', CHOICE, 3)]: '"known"'
	});
	const asked = (): unknown[] => [
		...rules.variants().map(({ id }) => id),
		...rules.layers('shop').map((layer) => layer.id ?? layer),
		rules.rules({ variant: 'small', options: {} }, 3)?.variant ?? 'known',
		rules.rules(CHOICE, 2)?.variant
	];
	expect(asked()).toEqual(['known', 'known', 'known', 'small']);
	rules.open({
		'shop/house-rules/late.yaml': 'layer: { id: late, kind: house-rule, game: shop }'
	});
	expect(asked()).toEqual(['small', 'plain', 'late', 'small', 'small']);
	rules.open({ 'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop } # ' });
	expect(asked()).toEqual(['small', 'plain', 'small', 'small']);
	rules.open({});
	expect(asked()).toEqual(['known', 'known', 'known', 'small']);
});

test('what was built is not built again until a file changes', () => {
	const files = new Files({
		'g/base/game.yaml': 'game: { id: g, players: { min: 2, max: 2 } }',
		'variants/v.yaml': 'variant: { id: v, game: g }'
	});
	const builder = new Builder(files);
	const choice = { variant: 'v', options: {} };
	const first = builder.build(choice, 2);
	expect(builder.build({ ...choice, layers: null }, 2)).toBe(first);
	expect(builder.links).toBe(1);
	builder.build({ ...choice, layers: [] }, 2);
	expect(builder.links).toBe(2);
	files.set('g/base/game.yaml', 'game: { id: g, players: { min: 2, max: 4 } }');
	expect(builder.build(choice, 2)).not.toBe(first);
	expect(builder.fitting(choice, 7).composition.game).toBe('g');
	expect(builder.links).toBe(5);
});
