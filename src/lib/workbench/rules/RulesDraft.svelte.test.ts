import { expect, test } from 'vitest';
import { rulesOf } from '#lib/workbench/game/servers.test.fixture.ts';
import type { Outlook } from '#lib/workbench/game/swap-outcome.ts';
import { RULES } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import type { LayerInfo, RulesChoice, VariantInfo } from '#lib/rules-server/rules-server.ts';
import { RulesDraft } from './RulesDraft.svelte.ts';

const variant = (id: string, game: string): VariantInfo => ({
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
	errors: 0
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

const preview = (more: Partial<Outlook> = {}): Outlook => ({
	...{ same: true, possible: true, obstacle: null, errors: [], options: [], chosen: {} },
	diff: { rules: [], shown: { text: 0, clauses: 0, layout: 0, art: 0 }, same: true, players: 3 },
	...{ players: { min: 2, max: 4 }, texts: {}, clauses: [], took: 1 },
	game: null,
	...more
});

/** A draft for a game of three; every question of it waits until the test answers. */
function draftOf() {
	const asked: { choice: RulesChoice; answer: (preview: Outlook | null) => void }[] = [];
	const seats = ['Anna', 'Bram', 'Chloé'].map((name) => ({ name, control: 'human' as const }));
	const game = {
		setup: { variant: 'plain', layers: null, options: { length: 3 }, seats, seed: 'tide' },
		rules: RULES,
		index: new RulesIndex(RULES, 'en'),
		preview: (choice: RulesChoice) => {
			const waits = Promise.withResolvers<Outlook | null>();
			asked.push({ choice, answer: waits.resolve });
			return waits.promise;
		}
	};
	const server = rulesOf({ layers: (of) => Promise.resolve(of === 'shells' ? [EBB] : []) });
	const draft = new RulesDraft(game, {
		variants: [variant('plain', 'shells'), variant('lone', 'pebbles'), variant('long', 'shells')],
		list: () => Promise.resolve(),
		orNothing: (ask) => ask(server)
	});
	return { draft, asked };
}

test('begins with the rules of the game on the table, and the ways to play it', async () => {
	const { draft, asked } = draftOf();
	const opened = draft.open();
	await expect.poll(() => asked).toHaveLength(1);
	expect(asked[0]?.choice).toEqual({ variant: 'plain', layers: null, options: { length: 3 } });
	expect([draft.settled, draft.preview]).toEqual([false, null]);
	const seen = preview();
	asked[0]?.answer(seen);
	await opened;
	expect([draft.settled, draft.preview]).toEqual([true, seen]);
	expect(draft.layers).toEqual([EBB]);
	expect(draft.variants.map(({ id }) => id)).toEqual(['plain', 'long']);
});

test('of several questions only the answer to the last one counts, whenever it comes', async () => {
	const { draft, asked } = draftOf();
	const first = draft.look();
	draft.wish.option('length', 5);
	const second = draft.look();
	expect(asked.map(({ choice }) => choice.options)).toEqual([{ length: 3 }, { length: 5 }]);
	const wanted = preview({ same: false });
	asked[1]?.answer(wanted);
	await second;
	asked[0]?.answer(preview());
	await first;
	expect([draft.settled, draft.preview]).toEqual([true, wanted]);
});

test('is not settled while the last question waits', async () => {
	const { draft, asked } = draftOf();
	const first = draft.look();
	const second = draft.look();
	asked[0]?.answer(preview());
	await first;
	expect([draft.settled, draft.preview]).toEqual([false, null]);
	asked[1]?.answer(null);
	await second;
	expect(draft.settled).toBe(true);
});

test('names come from the rules that are wanted, and what they do not name from the running ones', async () => {
	const { draft, asked } = draftOf();
	const looking = draft.look();
	asked[0]?.answer(preview({ texts: { en: { 'pieces.pup.name': 'Otter cub' } } }));
	await looking;
	expect(draft.lexicon.name('pieces', 'pup')).toBe('Otter cub');
	expect(draft.lexicon.name('pieces', 'old-otter')).toBe('Old otter');
});

test('options and seats are those of the rules that are wanted, once they are known', async () => {
	const { draft, asked } = draftOf();
	expect(draft.present).toEqual({ options: [], chosen: {} });
	expect(draft.seats).toBe(3);
	for (const [players, seats] of [
		[{ min: 2, max: 2 }, 2],
		[{ min: 4, max: 6 }, 4],
		[{ min: 1, max: 6 }, 3]
	] as const) {
		const looking = draft.look();
		asked.at(-1)?.answer(preview({ players, chosen: { length: 7 } }));
		await looking;
		expect([draft.seats, draft.present.chosen]).toEqual([seats, { length: 7 }]);
	}
});
