/** Whatever a rule is about, its form begins with a rule that holds; and what people want of rules can be made in it. */
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { type PlainMap, sectionText } from '#lib/language/editing/plain-text.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { ruleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { readRulesets } from '../../../../tests/fixtures/read-rulesets.ts';
import { effectOf, type OwnRule } from './own-rule.ts';
import { readRule } from './read-rule.ts';
import { type DraftDeed, RuleDraft } from './RuleDraft.svelte.ts';

const files = readRulesets('rulesets');
const PLAYED = ['west-end', 'kings-and-creatures', 'kingsburg'];

function ruleOf(draft: RuleDraft, change: (draft: RuleDraft) => void = () => undefined): OwnRule {
	const end = $effect.root(() => undefined);
	change(draft);
	flushSync();
	const { rule } = draft;
	end();
	if (!rule) throw new Error(`${draft.hook.id}: something is missing`);
	return rule;
}

/** What is found because of rules in the file of a variant. */
function foundWith(variant: string, rules: readonly OwnRule[]): string[] {
	const path = 'variants/own.yaml';
	const effects = Object.fromEntries(
		rules.map((rule, at): [string, PlainMap] => [`own-${at}`, effectOf(rule, `own-${at}`)])
	);
	const base = files.get(`variants/${variant}.yaml`) ?? '';
	const text = `${base.replace(`id: ${variant}`, 'id: own')}\neffects:${sectionText(effects)}\n`;
	const then = { files: new Map(files).set(path, text) };
	const composition = loadVariant(then, 'own', [], { keepBroken: true });
	const linked = link(composition, playersOf(composition).max);
	const diagnostics = [...composition.diagnostics, ...linked.diagnostics];
	const lines = text.split('\n');
	return diagnostics
		.filter((finding) => isError(finding) && finding.range.file === path)
		.map(({ message, range }) => `${lines[range.start.line - 1]?.trim() ?? ''}: ${message}`);
}

describe('a rule in a form', () => {
	it.each(PLAYED)('begins so that it holds, whatever it is about in %s', (variant) => {
		const { parts } = ruleSheet(loadVariant({ files }, variant), '');
		const rules = parts?.hooks.map((hook) => ruleOf(new RuleDraft(hook, parts))) ?? [];
		expect(rules.length).toBeGreaterThan(20);
		expect(foundWith(variant, rules)).toEqual([]);
	});

	it.each(['lost', 'hex-captured', 'battle-ends'])(
		'holds after %s whoever gets something, and whatever happens',
		(id) => {
			const { parts } = ruleSheet(loadVariant({ files }, 'west-end'), '');
			const hook = parts?.hooks.find((known) => known.sort === 'events' && known.id === id);
			if (!parts || !hook) throw new Error(`there is no ${id}`);
			const { receivers, happenings, single } = new RuleDraft(hook, parts);
			const gained = receivers.map(({ key }) =>
				ruleOf(new RuleDraft(hook, parts), (draft) => {
					const [first] = draft.deeds;
					if (first?.does !== 'gain') throw new Error('nobody gets anything');
					draft.putDeed(0, { ...first, who: key, but: single[0] ?? null, loses: true });
				})
			);
			const happened = happenings.map((happening) =>
				ruleOf(new RuleDraft(hook, parts), (draft) => draft.putDeed(0, draft.happen(happening)))
			);
			expect(gained.length).toBeGreaterThan(5);
			expect(happened.length).toBeGreaterThan(20);
			expect(foundWith('west-end', [...gained, ...happened])).toEqual([]);
		}
	);

	it.each<[string, string, (draft: RuleDraft) => void, PlainMap]>([
		[
			'when it is lost in battle, each enemy in the hex loses gold',
			'events.lost',
			(draft) => {
				draft.add({ relation: 'kind', of: 'victim', to: 'crocodiles-swamp' });
				draft.add({ relation: 'is', of: 'why', to: 'battle' });
				gaining(draft, { who: 'takes-part:h', but: 'whose', loses: true });
			},
			{
				after: 'lost(victim, why, by, whose, was, h)',
				when: 'h is not none and victim is crocodiles-swamp and why == battle',
				do: [
					{
						'for-each': 'p',
						in: 'players where takes-part(h, it) and it != whose',
						do: [
							{ log: 'power', with: { who: 'p', amount: 'min(p.gold, 1)' } },
							{ set: 'p.gold', by: '-min(p.gold, 1)' }
						]
					}
				]
			}
		],
		[
			'home ground (V17)',
			'values.strength',
			(draft) => {
				draft.add({ relation: 'kind', of: 'c', to: 'creature' });
				draft.add({ relation: 'same', of: 'c.terrain', to: 'c.space.terrain' });
			},
			{ modify: 'strength(c)', when: 'c is creature and c.terrain == c.space.terrain', add: 1 }
		],
		[
			'stone is dear (V01)',
			'values.build-cost',
			(draft) => {
				draft.stage = 'set';
				draft.amount = 10;
			},
			{ modify: 'build-cost(p, h)', set: 10 }
		],
		[
			'one free thing a turn (part of V04)',
			'values.free-draws',
			(draft) => {
				draft.stage = 'set';
			},
			{ modify: 'free-draws(p)', set: 1 }
		],
		[
			'the order freezes below four (V07)',
			'values.order-rotates',
			(draft) => {
				draft.answer = 'false';
				draft.add({ relation: 'at-most', of: 'player-count', to: 3 });
			},
			{ modify: 'order-rotates', when: 'player-count <= 3', set: false }
		],
		[
			'a captured desert drives its last owner out of pocket, and pays all others',
			'events.hex-captured',
			(draft) => {
				draft.add({ relation: 'is', of: 'h.terrain', to: 'desert' });
				gaining(draft, { who: 'loser', loses: true, amount: 2 });
				draft.addDeed();
				gaining(draft, { who: 'all', but: 'loser' }, 1);
			},
			{
				after: 'hex-captured(who, h, loser)',
				when: 'loser is not none and h.terrain == desert',
				do: [
					{ log: 'power', with: { who: 'loser', amount: 'min(loser.gold, 2)' } },
					{ set: 'loser.gold', by: '-min(loser.gold, 2)' },
					{
						'for-each': 'p',
						in: 'players where it != loser',
						do: [
							{ log: 'power-2', with: { who: 'p', amount: 1 } },
							{ set: 'p.gold', by: 1 }
						]
					}
				]
			}
		],
		[
			'a hero who comes up against a citadel is lost',
			'events.entered',
			(draft) => {
				draft.add({ relation: 'yes', of: 'h.has-citadel', to: '' });
				draft.forbids = true;
				draft.reason = 'The walls are too high';
			},
			{
				replace: 'entered(who, h)',
				when: 'h.has-citadel',
				do: [{ log: 'power' }, { cancel: 'event' }]
			}
		],
		[
			'dragons roll two dice',
			'values.dice-count',
			(draft) => draft.add({ relation: 'kind', of: 'c', to: 'brown-dragon' }),
			{ modify: 'dice-count(c)', when: 'c is brown-dragon', add: 1 }
		],
		[
			'nobody builds in round one',
			'actions.build-tower',
			(draft) => draft.add({ relation: 'exactly', of: 'round', to: 1 }),
			{ forbid: 'build-tower(you, site)', when: 'round == 1' }
		]
	])('can say: %s', (_about, hook, change, expected) => {
		const { parts } = ruleSheet(loadVariant({ files }, 'west-end'), '');
		const found = parts?.hooks.find(({ sort, id }) => `${sort}.${id}` === hook);
		if (!parts || !found) throw new Error(`there is no ${hook}`);
		const rule = ruleOf(new RuleDraft(found, parts), change);
		expect(effectOf(rule, 'power')).toEqual(expected);
		expect(foundWith('west-end', [rule])).toEqual([]);
		const again = readRule(effectOf(rule, 'power'), parts);
		expect(again && effectOf(again, 'power')).toEqual(
			rule.outcome.does === 'forbid' && rule.outcome.reason !== '' ? expect.anything() : expected
		);
	});
});

/** Changes the deed at a place. */
function gaining(
	draft: RuleDraft,
	other: Partial<Extract<DraftDeed, { does: 'gain' }>>,
	at = 0
): void {
	const deed = draft.deeds[at];
	if (deed?.does !== 'gain') throw new Error('nobody gets anything');
	draft.putDeed(at, { ...deed, ...other });
}
