import { expect, test, vi } from 'vitest';
import { rulesOf } from '#lib/workbench/game/servers.test.fixture.ts';
import { RULES } from '#lib/workbench/lookup/rules.test.fixture.ts';
import type { LayerInfo, RulesChoice, VariantInfo } from '#lib/rules-server/rules-server.ts';
import { Shelf } from './Shelf.svelte.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings: { language: 'en' },
	LANGUAGES: ['en']
}));

const variant = (id: string, game: string, more: Partial<VariantInfo> = {}): VariantInfo => ({
	id,
	game,
	name: {},
	about: {},
	gameName: {},
	language: null,
	minPlayers: 2,
	maxPlayers: 4,
	layers: ['base'],
	chosenLayers: [],
	plain: true,
	options: [],
	errors: 0,
	...more
});
const EBB: LayerInfo = {
	id: 'ebb',
	kind: 'edition',
	name: {},
	requires: [],
	excludes: [],
	advisesAgainst: [],
	brings: [],
	about: {},
	because: {}
};

const VARIANTS = [
	variant('lone', 'pebbles', { maxPlayers: 1, minPlayers: 1 }),
	variant('long', 'shells', { layers: ['base', 'ebb', 'long'] }),
	variant('german', 'shells', { layers: ['base', 'ebb'], language: 'de' }),
	variant('duel', 'shells', { layers: ['base', 'ebb'], maxPlayers: 2 }),
	variant('plain', 'shells', {
		layers: ['base', 'ebb'],
		maxPlayers: 6,
		gameName: { en: 'Shells', de: 'Muscheln' }
	}),
	variant('beads', 'beads', { maxPlayers: 3 })
];

/** A shelf, and what its server was asked. */
function shelfOf(rules: (choice: RulesChoice) => typeof RULES | null) {
	const asked: unknown[] = [];
	const server = rulesOf({
		layers: (game) => Promise.resolve(game === 'shells' ? [EBB] : []),
		rules: (choice, players) => {
			asked.push([choice, players]);
			return Promise.resolve(rules(choice));
		}
	});
	let variants = $state.raw(VARIANTS);
	const supply: ConstructorParameters<typeof Shelf>[0] & { variants: VariantInfo[] } = {
		get variants() {
			return variants;
		},
		set variants(those) {
			variants = those;
		},
		list: () => Promise.resolve(),
		orNothing: (ask) => ask(server)
	};
	return { shelf: new Shelf(supply), asked, supply };
}

test('games with most variants come first, then those for most players; of variants few layers, many players, one’s own language', () => {
	const { shelf } = shelfOf(() => RULES);
	const games = shelf.games.map(({ id, variants }) => [
		id,
		variants.map((eachVariant) => eachVariant.id)
	]);
	expect(games).toEqual([
		['shells', ['plain', 'duel', 'german', 'long']],
		['beads', ['beads']],
		['pebbles', ['lone']]
	]);
	expect(shelf.games[0]).toMatchObject({ minPlayers: 2, maxPlayers: 6 });
	expect(shelf.games[2]).toMatchObject({ name: 'Pebbles', minPlayers: 1, maxPlayers: 1 });
});

test('the first variant of every game is fetched for as many players as it has room for', async () => {
	const { shelf, asked } = shelfOf(() => RULES);
	expect(shelf.open).toBe(false);
	await shelf.list();
	expect(shelf.open).toBe(true);
	expect(asked).toEqual([
		[{ variant: 'plain', layers: null, options: {} }, 6],
		[{ variant: 'beads', layers: null, options: {} }, 3],
		[{ variant: 'lone', layers: null, options: {} }, 1]
	]);
	expect(shelf.layers('shells')).toEqual([EBB]);
	expect(shelf.layers('unheard-of')).toEqual([]);
});

test('listed again, only other variants are fetched anew, and with them all rules', async () => {
	const { shelf, asked, supply } = shelfOf(() => RULES);
	await shelf.list();
	await shelf.list();
	expect(asked).toHaveLength(3);
	supply.variants = [...VARIANTS, variant('late', 'late')];
	await shelf.list();
	expect(asked.slice(3)).toEqual([
		[{ variant: 'plain', layers: null, options: {} }, 6],
		[{ variant: 'late', layers: null, options: {} }, 4],
		[{ variant: 'beads', layers: null, options: {} }, 3],
		[{ variant: 'lone', layers: null, options: {} }, 1]
	]);
});

test('rules are fetched once, and those that do not hold are known to', async () => {
	const { shelf, asked } = shelfOf(({ layers }) => (layers?.length ? null : RULES));
	const plain = { variant: 'plain', options: {} };
	const broken = { variant: 'plain', layers: ['ebb', 'long'], options: {} };
	expect(shelf.rules(plain)).toBeUndefined();
	for (const choice of [plain, broken, { ...plain, layers: null }, { ...plain, options: { a: 1 } }])
		await shelf.fetch(choice);
	expect(asked).toHaveLength(2);
	expect(shelf.rules(plain)).toBe(RULES);
	expect(shelf.rules(broken)).toBeNull();
});
