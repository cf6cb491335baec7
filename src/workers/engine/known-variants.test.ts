import { expect, test } from 'vitest';
import { EngineHost } from './EngineHost.ts';
import { variantsOf } from './rules-info.ts';
import { INTERPRETED } from './worker-code.ts';

const DELIVERED = {
	'shop/base/game.yaml':
		'game: { id: shop, players: { min: 2, max: 3 }, start: play }\nprocedures: { play: { do: [] } }',
	'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
	'variants/small.yaml': 'variant: { id: small, game: shop, edition: plain }'
};

test('what is known of the delivered files holds until somebody changes one, and again when it is as it was', () => {
	const known = variantsOf(new Map(Object.entries(DELIVERED)));
	expect(known.map(({ id, maxPlayers }) => [id, maxPlayers])).toEqual([['small', 3]]);
	const marked = known.map((one) => ({ ...one, id: 'known' }));
	const engine = new EngineHost(DELIVERED, INTERPRETED).knowing(marked);
	const ids = () => engine.variants().map(({ id }) => id);
	expect(ids()).toEqual(['known']);
	engine.open({
		'shop/house-rules/late.yaml': 'layer: { id: late, kind: house-rule, game: shop }'
	});
	expect(ids()).toEqual(['small']);
	engine.open({ 'shop/editions/plain.yaml': null });
	expect(ids()).toEqual(['small']);
	engine.open({});
	expect(ids()).toEqual(['known']);
});
