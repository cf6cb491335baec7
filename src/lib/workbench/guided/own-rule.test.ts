import { describe, expect, it } from 'vitest';
import { hookOf, partsOf } from './guided.test.fixture.ts';
import type { PlainMap } from '#lib/language/editing/plain-text.ts';
import { conditionText, effectOf, type OwnRule, ruleAsYaml, textsOf } from './own-rule.ts';
import { type Condition, type Gain, type Outcome, whenText } from './own-rule.ts';
import { withChangedRule, withOwnRule, withoutOwnRule } from './own-rule.ts';
import { isWrittenSo, readRule } from './read-rule.ts';

const VARIANT = 'variant:\n  id: mine\n  game: game\n';
const gain: Gain = { who: { is: 'one', path: 'who' }, field: 'purse', amount: 1, told: true };
const add: Outcome = { does: 'modify', stage: 'add', amount: 1 };
const brings = (...gains: Gain[]): Outcome => ({
	does: 'deeds',
	deeds: gains.map((gain) => ({ does: 'gain', gain }))
});
const worth = hookOf('values', 'worth');
const sold = hookOf('events', 'sold');
const stay = hookOf('actions', 'stay');
const tidy = partsOf().happenings.find(({ id }) => id === 'tidy')!;

describe('a condition', () => {
	it.each<[Condition, string]>([
		[{ relation: 'at-least', of: 't.size', to: 3 }, 't.size >= 3'],
		[{ relation: 'at-most', of: 't.size', to: 3 }, 't.size <= 3'],
		[{ relation: 'exactly', of: 't.size', to: 3 }, 't.size == 3'],
		[{ relation: 'yes', of: 't.round', to: '' }, 't.round'],
		[{ relation: 'no', of: 't.round', to: '' }, 'not t.round'],
		[{ relation: 'is', of: 't.space.ground', to: 'sand' }, 't.space.ground == sand'],
		[{ relation: 'is-not', of: 'option.dear', to: 'yes' }, 'option.dear != yes'],
		[{ relation: 'kind', of: 't', to: 'coin' }, 't is coin'],
		[{ relation: 'not-kind', of: 't', to: 'coin' }, 't is not coin'],
		[{ relation: 'same', of: 't.owner', to: 't.space.farmer' }, 't.owner == t.space.farmer'],
		[{ relation: 'other', of: 't.owner', to: 't.holder' }, 't.owner != t.holder'],
		[{ relation: 'nothing', of: 't.owner', to: '' }, 't.owner is none'],
		[{ relation: 'something', of: 't.owner', to: '' }, 't.owner is not none']
	])('%j is an expression, and is read as what it was', (condition, text) => {
		expect(conditionText(condition)).toBe(text);
		const rule = readRule({ modify: 'worth(t)', when: text, add: 1 }, partsOf());
		expect(rule?.conditions.map(conditionText)).toEqual([text]);
		expect(rule?.conditions[0]?.relation).toBe(condition.relation);
	});

	it('in words of the rules keeps its `or` to itself in company', () => {
		const free: Condition = { relation: 'free', text: ' t.round or t.size > 2 ' };
		expect(whenText({ conditions: [free], needed: [] })).toBe('t.round or t.size > 2');
		const kind: Condition = { relation: 'kind', of: 't', to: 'coin' };
		expect(whenText({ conditions: [kind, free], needed: [] })).toBe(
			't is coin and (t.round or t.size > 2)'
		);
		expect(whenText({ conditions: [{ relation: 'free', text: '' }], needed: [] })).toBeNull();
	});
});

describe('a rule', () => {
	it('changes the answer to a question', () => {
		const conditions: Condition[] = [{ relation: 'kind', of: 't', to: 'coin' }];
		const rule = { hook: worth, conditions, outcome: add, needed: [], name: 'Dear coins' };
		expect(ruleAsYaml('dear-coins', effectOf(rule, 'dear-coins'))).toBe(
			'effects:\n  dear-coins: { modify: worth(t), when: t is coin, add: 1 }'
		);
	});

	it('brings somebody something, and says so', () => {
		const rule = {
			hook: sold,
			conditions: [],
			outcome: brings(gain),
			needed: [],
			name: 'Luck'
		};
		const effect = effectOf(rule, 'luck');
		expect(effect).toEqual({
			after: 'sold(who, what, buyer)',
			do: [
				{ log: 'luck', with: { who: 'who', amount: 1 } },
				{ set: 'who.purse', by: 1 }
			]
		});
		const texts = textsOf(rule, 'luck', ['en', 'de'], (_field, language) => `Purse ${language}`);
		expect(texts).toEqual({
			en: { effects: { luck: 'Luck' }, log: { luck: 'Luck: {who} +{amount} Purse en' } },
			de: { effects: { luck: 'Luck' }, log: { luck: 'Luck: {who} +{amount} Purse de' } }
		});
		const text = withOwnRule(VARIANT, 'luck', effect, texts);
		expect(text).toContain('effects:\n  luck:');
		expect(withoutOwnRule(text ?? '', 'luck', ['en', 'de'])?.trim()).toBe(VARIANT.trim());
		expect(withOwnRule(text ?? '', 'luck', effect, texts)).toBeNull();
	});

	it('takes no more than is there, of whoever there is, or of everybody', () => {
		const perhaps: Gain = { ...gain, who: { is: 'one', path: 'buyer' }, amount: -2, told: false };
		const lost = { hook: sold, conditions: [], outcome: brings(perhaps), needed: ['buyer'] };
		const effect = effectOf({ ...lost, name: '' }, 'tax');
		expect(effect).toEqual({
			after: 'sold(who, what, buyer)',
			when: 'buyer is not none',
			do: [{ set: 'buyer.purse', by: '-min(buyer.purse, 2)' }]
		});
		expect(readRule(effect, partsOf())).toMatchObject({ ...lost, name: '' });
	});

	it.each<[Gain['who'], string]>([
		[{ is: 'all', but: null }, 'players'],
		[{ is: 'all', but: 'who' }, 'players where it != who'],
		[
			{ is: 'those', value: 'likes', asks: ['what', null], but: null },
			'players where likes(what, it)'
		],
		[
			{ is: 'those', value: 'likes', asks: [null], but: 'buyer' },
			'players where likes(it) and it != buyer'
		]
	])('%j are several players, and are read as such', (who, set) => {
		const outcome = brings({ ...gain, who });
		const rule = { hook: sold, conditions: [], outcome, needed: [], name: '' };
		const effect = effectOf(rule, 'all');
		expect(effect['do']).toEqual([
			{
				'for-each': 'p',
				in: set,
				do: [
					{ log: 'all', with: { who: 'p', amount: 1 } },
					{ set: 'p.purse', by: 1 }
				]
			}
		]);
		expect(readRule(effect, partsOf())).toMatchObject(rule);
	});

	it('has several deeds, each with a line of its own, and is changed where it stands', () => {
		const outcome: Outcome = {
			does: 'deeds',
			deeds: [
				{ does: 'gain', gain },
				{ does: 'happen', happening: tidy, put: { which: 'what', often: 2 } },
				{ does: 'gain', gain: { ...gain, amount: -1 } }
			]
		};
		const rule = { hook: sold, conditions: [], outcome, needed: [], name: 'Much' };
		const effect = effectOf(rule, 'much');
		expect(effect['do']).toEqual([
			{ log: 'much', with: { who: 'who', amount: 1 } },
			{ set: 'who.purse', by: 1 },
			{ call: 'tidy', with: { which: 'what', often: 2 } },
			{ log: 'much-3', with: { who: 'who', amount: 'min(who.purse, 1)' } },
			{ set: 'who.purse', by: '-min(who.purse, 1)' }
		]);
		expect(readRule(effect, partsOf())).toMatchObject({ ...rule, name: '' });

		const texts = textsOf(rule, 'much', ['en'], String);
		const text = withOwnRule(VARIANT, 'much', effect, texts) ?? '';
		const noted = text.replace('much:', 'much: # on a bet');
		const less = { ...rule, outcome: brings(gain) };
		const changed = withChangedRule(
			noted,
			'much',
			effectOf(less, 'much'),
			textsOf(less, 'much', ['en'], String),
			texts
		);
		expect(changed).toContain('# on a bet');
		expect(changed).not.toContain('much-3');
		expect(changed).not.toContain('tidy');
	});

	it('keeps texts that somebody has written otherwise when it is changed', () => {
		const rule = { hook: sold, conditions: [], outcome: brings(gain), needed: [], name: 'Luck' };
		const texts = textsOf(rule, 'luck', ['en', 'de'], () => 'coins');
		const text = withOwnRule(VARIANT, 'luck', effectOf(rule, 'luck'), texts) ?? '';
		const translated = text.replace(/luck: Luck(?=[\s\S]*$)/g, (said, at: number) =>
			at > text.indexOf('  de:') ? 'luck: Glück' : said
		);
		expect(translated).toContain('luck: Glück');
		const more = { ...rule, outcome: brings({ ...gain, amount: 3 }), name: 'Much luck' };
		const changed = withChangedRule(
			translated,
			'luck',
			effectOf(more, 'luck'),
			textsOf(more, 'luck', ['en', 'de'], () => 'coins'),
			texts
		);
		expect(changed).toContain('luck: Much luck');
		expect(changed).toContain('luck: Glück');
		expect(changed).toContain('by: 3');
	});

	it('forbids an action with a reason, and an event with a line in the log', () => {
		const outcome: Outcome = { does: 'forbid', reason: 'Not today' };
		const no = { hook: stay, conditions: [], outcome, needed: [], name: 'No rest' };
		expect(effectOf(no, 'no-rest')).toEqual({ forbid: 'stay(you)' });
		expect(textsOf(no, 'no-rest', ['en'], String)).toEqual({
			en: { effects: { 'no-rest': 'Not today' } }
		});
		const never = { ...no, hook: sold };
		expect(effectOf(never, 'no-rest')).toEqual({
			replace: 'sold(who, what, buyer)',
			do: [{ log: 'no-rest' }, { cancel: 'event' }]
		});
		expect(textsOf(never, 'no-rest', ['en'], String)).toEqual({
			en: { effects: { 'no-rest': 'No rest' }, log: { 'no-rest': 'Not today' } }
		});
	});

	it('is changed only where the form would write it as it stands', () => {
		const rule = { hook: sold, conditions: [], outcome: brings(gain), needed: [], name: 'Luck' };
		const effect: PlainMap = { ...effectOf(rule, 'luck'), about: 'On a bet.', cite: 'T-1' };
		expect(isWrittenSo(effect, rule, 'luck')).toBe(true);
		// A line of the log in its author's words, a player by another name, one step more.
		const [log, set] = effect['do'] as readonly PlainMap[];
		for (const steps of [
			[{ log: 'fanfare', with: { who: 'who' } }, set],
			[log, { set: 'who.purse', by: 2 }],
			[log, set, { shuffle: 'bag' }]
		] as PlainMap[][])
			expect(isWrittenSo({ ...effect, do: steps }, rule, 'luck')).toBe(false);
		const when = 'what is coin and buyer is not none';
		const needed: OwnRule = {
			...rule,
			conditions: [{ relation: 'kind', of: 'what', to: 'coin' }],
			needed: ['buyer']
		};
		expect(isWrittenSo({ ...effect, when }, needed, 'luck')).toBe(true);
		expect(isWrittenSo({ ...effect, when: 'what is penny' }, needed, 'luck')).toBe(false);
	});

	it('of another kind is left to its text', () => {
		expect(readRule({ after: 'sold(who)', do: [{ shuffle: 'bag' }] }, partsOf())).toBeNull();
		expect(readRule({ modify: 'worth(t)', add: 't.size' }, partsOf())).toBeNull();
		expect(readRule({ modify: 'nothing(t)', add: 1 }, partsOf())).toBeNull();
	});
});
