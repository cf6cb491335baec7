import { expect, test } from 'vitest';
import { EngineHost } from './EngineHost.ts';
import { questionOf } from './RulesDesk.ts';
import { INTERPRETED } from './worker-code.ts';

const DELIVERED = {
	'shop/base/game.yaml':
		'game: { id: shop, players: { min: 2, max: 3 }, start: play }\nprocedures: { play: { do: [] } }',
	'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
	'variants/small.yaml': 'variant: { id: small, game: shop, edition: plain }'
};

const CHOICE = { variant: 'small', layers: null, options: {} };

test('what is known of the delivered files holds until somebody changes one, and again when it is as it was', () => {
	const known = new EngineHost(DELIVERED, INTERPRETED).variants();
	expect(known.map(({ id, maxPlayers }) => [id, maxPlayers])).toEqual([['small', 3]]);
	const engine = new EngineHost(DELIVERED, INTERPRETED).knowing({
		[questionOf('variants')]: JSON.stringify(known.map((one) => ({ ...one, id: 'known' }))),
		[questionOf('layers', 'shop')]: '["known"]',
		[questionOf('rules', CHOICE, 3)]: '"known"'
	});
	const asked = (): unknown[] => [
		...engine.variants().map(({ id }) => id),
		...engine.layers('shop').map((layer) => layer.id ?? layer),
		engine.rules({ variant: 'small', options: {} }, 3)?.variant ?? 'known',
		engine.rules(CHOICE, 2)?.variant
	];
	expect(asked()).toEqual(['known', 'known', 'known', 'small']);
	engine.open({
		'shop/house-rules/late.yaml': 'layer: { id: late, kind: house-rule, game: shop }'
	});
	expect(asked()).toEqual(['small', 'plain', 'late', 'small', 'small']);
	engine.open({ 'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop } # ' });
	expect(asked()).toEqual(['small', 'plain', 'small', 'small']);
	engine.open({});
	expect(asked()).toEqual(['known', 'known', 'known', 'small']);
});
