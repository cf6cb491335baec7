import { describe, expect, it } from 'vitest';
import { hookOf, partsOf } from './guided.test.fixture.ts';
import { conditionText, effectOf, ruleAsYaml, textsOf } from './own-rule.ts';
import { type Condition, type Deed, type Gain, whenText } from './own-rule.ts';
import { withOwnRule, withoutOwnRule } from './own-rule.ts';
import { readRule } from './read-rule.ts';

const VARIANT = 'variant:\n  id: mine\n  game: game\n';
const gain: Gain = { who: 'who', perhaps: false, field: 'purse', amount: 1, told: true };
const add: Deed = { does: 'modify', stage: 'add', amount: 1 };
const worth = hookOf('values', 'worth');
const sold = hookOf('events', 'sold');
const stay = hookOf('actions', 'stay');

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
		expect(whenText({ conditions: [free], deed: add })).toBe('t.round or t.size > 2');
		const kind: Condition = { relation: 'kind', of: 't', to: 'coin' };
		expect(whenText({ conditions: [kind, free], deed: add })).toBe(
			't is coin and (t.round or t.size > 2)'
		);
		expect(whenText({ conditions: [{ relation: 'free', text: '' }], deed: add })).toBeNull();
	});
});

describe('a rule', () => {
	it('changes the answer to a question', () => {
		const conditions: Condition[] = [{ relation: 'kind', of: 't', to: 'coin' }];
		const rule = { hook: worth, conditions, deed: add, name: 'Dear coins' };
		expect(ruleAsYaml('dear-coins', effectOf(rule, 'dear-coins'))).toBe(
			'effects:\n  dear-coins: { modify: worth(t), when: t is coin, add: 1 }'
		);
	});

	it('brings somebody something, and says so', () => {
		const rule = {
			hook: sold,
			conditions: [],
			deed: { does: 'gain' as const, gain },
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
		const texts = textsOf(rule, 'luck', ['en', 'de'], (language) => `Purse ${language}`);
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
		const perhaps = { ...gain, who: 'buyer', perhaps: true, amount: -2, told: false };
		const lost = { hook: sold, conditions: [], deed: { does: 'gain' as const, gain: perhaps } };
		expect(effectOf({ ...lost, name: '' }, 'tax')).toEqual({
			after: 'sold(who, what, buyer)',
			when: 'buyer is not none',
			do: [{ set: 'buyer.purse', by: '-min(buyer.purse, 2)' }]
		});
		const all = { ...gain, who: null, told: false };
		const effect = effectOf({ ...lost, deed: { does: 'gain', gain: all }, name: '' }, 'all');
		expect(effect['do']).toEqual([
			{ 'for-each': 'p', in: 'players', do: [{ set: 'p.purse', by: 1 }] }
		]);
		expect(readRule(effect, partsOf())?.deed).toEqual({
			does: 'gain',
			gain: { ...all, perhaps: true }
		});
	});

	it('forbids an action with a reason, and an event with a line in the log', () => {
		const deed: Deed = { does: 'forbid', reason: 'Not today' };
		const no = { hook: stay, conditions: [], deed, name: 'No rest' };
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

	it('of another kind is left to its text', () => {
		expect(readRule({ after: 'sold(who)', do: [{ call: 'play' }] }, partsOf())).toBeNull();
		expect(readRule({ modify: 'worth(t)', add: 't.size' }, partsOf())).toBeNull();
		expect(readRule({ modify: 'nothing(t)', add: 1 }, partsOf())).toBeNull();
	});
});
