/** The graph of rules leaves nothing out that `hooks` knows, and around names that one has read about it says what one knows. */
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { aroundThing } from '#lib/ruleset/report/graph/around.ts';
import type { Way } from '#lib/ruleset/report/graph/graph.ts';
import { linkedGraph } from '#lib/ruleset/report/graph/rule-graph.ts';
import type { UseWord } from '#lib/ruleset/report/hooks/hook.ts';
import { listHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { type Composition, listVariants, loadVariant } from '#lib/ruleset/workspace/workspace.ts';

const workspace = workspaceOf();
const games = Map.groupBy(listVariants(workspace), ({ game }) => game.id);
/** Of each game the one that is made of most. */
const variants = [...games.values()].map(
	(all) =>
		all
			.map(({ id }) => ({ id, layers: loadVariant(workspace, id).layers.length }))
			.reduce((most, other) => (other.layers > most.layers ? other : most)).id
);

const graphOf = (composition: Composition) =>
	linkedGraph(composition, playersOf(composition).max, workspace).graph!;

/** `hooks` counts what is set, moved or exchanged as read as well where more than a name stands there. */
const TOUCHES: Way[] = ['asked by', 'sets', 'swaps', 'puts into', 'takes from', 'shuffles'];
const SAME: Record<UseWord, Way[]> = {
	'emitted by': ['emits'],
	'forbidden by': ['forbids'],
	'replaced by': ['replaces'],
	'followed by': ['followed by'],
	'called by': ['calls', 'begins with'],
	'opened by': ['opens'],
	'chosen in it': ['offers'],
	'asked by': ['asked by'],
	'modified by': ['modifies'],
	'read by': TOUCHES,
	'set by': TOUCHES
};

describe.each(variants)('in %s', (variant) => {
	const composition = loadVariant(workspace, variant);

	it('whatever rules do with a hook is an arrow', () => {
		const { things, arrows } = graphOf(composition);
		const drawn = new Set(arrows.flatMap(({ from, to, way }) => [`${from} ${way} ${to}`]));
		const hooks = listHooks(composition, playersOf(composition).max).hooks ?? [];
		const missing = hooks.flatMap(({ sort, id, uses }) => {
			const hook = `${sort}.${id}`;
			return Object.entries(uses).flatMap(([word, places]) =>
				places
					.map(({ path }) => /^(?:game|map|evaluation)(?=\.)/.exec(path)?.[0] ?? path)
					// `hooks` knows only the table of a field, and tells what a thing says of itself.
					.filter((path) => !path.startsWith('fields.') && path !== hook)
					.filter(
						(path) =>
							!SAME[word as UseWord].some(
								(way) => drawn.has(`${hook} ${way} ${path}`) || drawn.has(`${path} ${way} ${hook}`)
							)
					)
					.map((path) => `${hook} ${word} ${path}`)
			);
		});
		expect(missing).toEqual([]);
		expect(arrows.filter(({ from, to }) => !things.has(from) || !things.has(to))).toEqual([]);
	});
});

describe('of Kings & Things', () => {
	const graph = graphOf(loadVariant(workspace, 'west-end'));
	const near = (address: string): { before: string[]; after: string[] } => {
		const { things } = aroundThing(graph, address, 1);
		return {
			before: things.flatMap((thing) => (thing.before === 1 ? thing.address : [])).sort(),
			after: things.flatMap((thing) => (thing.after === 1 ? thing.address : [])).sort()
		};
	};
	const arrows = (address: string): string[] =>
		aroundThing(graph, address, 2).arrows.map(({ from, way, to }) => `${from} ${way} ${to}`);

	it('tells how a bribe comes about, and what becomes of it', () => {
		expect(near('values.bribe-price')).toEqual({
			before: ['kinds.counter', 'values.bribe-factor', 'values.full-strength'],
			after: ['procedures.bribe-defenders']
		});
		expect(arrows('values.bribe-price')).toEqual(
			expect.arrayContaining([
				'options.settlement-doubles-bribes asked by values.bribe-factor',
				'pieces.firewall.effects.strong modifies values.full-strength',
				'procedures.bribe-defenders sets fields.player.gold',
				'procedures.bribe-defenders emits events.eliminate'
			])
		);
	});

	it('tells who begins a battle, and who acts then', () => {
		expect(near('events.battle-begins')).toEqual({
			before: ['procedures.battle', 'procedures.fight-defenders'],
			after: ['pieces.baron-munchausen.effects.cannonade', 'pieces.grand-duke.effects.cannonade']
		});
	});

	it('tells what an option decides in the end', () => {
		expect(arrows('options.settlement-doubles-bribes')).toEqual([
			'options.settlement-doubles-bribes asked by values.bribe-factor',
			'values.bribe-factor asked by values.bribe-price'
		]);
	});

	it('tells what a window offers, and when it is open', () => {
		const { before, after } = near('windows.construction');
		expect(before).toEqual(['procedures.build-forts']);
		expect(after).toContain('actions.build-tower');
	});
});
