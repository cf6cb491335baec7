import { describe, expect, test } from 'vitest';
import type { DecisionView, OptionView } from '#lib/engine/seat/protocol.ts';
import { Choice } from './Choice.svelte.ts';
import { decision, option } from './decision.test.fixture.ts';
import { promptAnswers } from './prompt-answers.ts';
import type { PromptAnswers } from './prompt-answers.ts';

const choose = (asked: DecisionView) => new Choice(asked, [], [], asked.seat);

const answersTo = (asked: DecisionView, stacked = false): PromptAnswers =>
	promptAnswers(choose(asked), stacked);

const keys = (options: readonly OptionView[]) => options.map(({ key }) => key);

/** Answers that each stand for a thing on the table. */
const things = (...names: string[]) => names.map((name) => option(name, name));

describe('the prompt', () => {
	test('has a button for every answer that is not on the table, declining apart', () => {
		const asked = decision('options', [option('yes'), option('no'), option('none')], {
			optional: true
		});
		const answers = answersTo(asked);
		expect(keys(answers.buttons)).toEqual(['yes', 'no']);
		expect(answers.listed).toBe(false);
	});

	test('has buttons for a few things on the table, and a list for many', () => {
		const few = answersTo(decision('one', things('a', 'b', 'c')));
		expect(keys(few.buttons)).toEqual(['a', 'b', 'c']);
		expect(few.listed).toBe(false);
		const many = answersTo(decision('one', things('a', 'b', 'c', 'd')));
		expect(keys(many.buttons)).toEqual([]);
		expect(many.listed).toBe(true);
	});

	test('lists what has no room as a button', () => {
		const numbers = (count: number) =>
			answersTo(
				decision(
					'one',
					Array.from({ length: count }, (_, n) => option(`${n}`))
				)
			);
		expect(numbers(6).listed).toBe(false);
		expect(numbers(7).buttons).toHaveLength(6);
		expect(numbers(7).listed).toBe(true);
	});

	test('has buttons for whole sets, fewer with every member that is clicked', () => {
		const sets = [['a'], ['a', 'b'], ['b', 'c'], ['a', 'b', 'c'], ['b', 'c', 'd']];
		const asked = decision(
			'sets',
			sets.map((set) => option(set.join(' + '), ...set))
		);
		const choice = choose(asked);
		const buttons = () => keys(promptAnswers(choice, false).buttons);
		expect(buttons()).toEqual(['a', 'a + b', 'b + c', 'a + b + c', 'b + c + d']);
		expect(choice.touch('b')).toBeNull();
		expect(choice.light('d')).toBe('target');
		expect(choice.touch('c')).toBeNull();
		expect(buttons()).toEqual(['b + c', 'a + b + c', 'b + c + d']);
		expect(choice.light('c')).toBe('picked');
		expect(choice.touch('d')).toEqual({ seat: asked.seat, keys: ['b + c + d'] });
	});

	test('counts what is left once a thing has been clicked', () => {
		const asked = decision('one', [
			option('m(x,a)', 'x', 'a'),
			option('m(x,b)', 'x', 'b'),
			...things('c', 'd', 'e')
		]);
		const choice = choose(asked);
		expect(keys(promptAnswers(choice, false).buttons)).toEqual([]);
		choice.touch('x');
		expect(keys(promptAnswers(choice, false).buttons)).toEqual(['m(x,a)', 'm(x,b)']);
	});

	test('has no buttons where counters are laid out for the answers', () => {
		const answers = answersTo(decision('one', things('a', 'b')), true);
		expect(keys(answers.buttons)).toEqual([]);
		expect(answers.listed).toBe(true);
	});

	test('asks for the action before anything else', () => {
		const asked = decision('offer', [option('build(a)', 'a'), option('rest'), option('pass')], {
			optional: true
		});
		const choice = choose(asked);
		const open = promptAnswers(choice, false);
		expect(open.actions).toEqual(['actions.build', 'actions.rest']);
		expect(keys(open.buttons)).toEqual([]);
		const single = answersTo(decision('offer', [option('build(a)', 'a'), option('build(b)', 'b')]));
		expect(single.actions).toEqual([]);
		expect(keys(single.buttons)).toEqual(['build(a)', 'build(b)']);
	});

	test('shows what fits the action that was chosen', () => {
		const asked = decision('offer', [
			...['build(a)', 'build(b)'].map((key) => option(key, key)),
			option('rest')
		]);
		const choice = choose(asked);
		choice.chooseVerb('actions.build');
		const answers = promptAnswers(choice, false);
		expect(answers.actions).toEqual([]);
		expect(keys(answers.buttons)).toEqual(['build(a)', 'build(b)']);
	});

	test('says how large a subset may be', () => {
		const subset = (min: number, max: number) =>
			answersTo(decision('subset', things('a', 'b', 'c'), { min, max }));
		expect(subset(1, 2).size).toBe('1–2');
		expect(subset(2, 2).size).toBe('2');
		expect(subset(0, 0).size).toBeNull();
		expect(keys(subset(1, 2).buttons)).toEqual([]);
		expect(subset(1, 2).listed).toBe(true);
		expect(answersTo(decision('one', things('a'))).size).toBeNull();
	});

	test('lists no amounts', () => {
		expect(answersTo(decision('amount', [], { min: 1, max: 9 })).listed).toBe(false);
	});

	test('makes declining stand out while nothing is to be confirmed', () => {
		const subset = decision('subset', things('a'), { max: 1, optional: true });
		expect(answersTo(subset).declinesFirst).toBe(false);
		const path = choose(decision('path', things('a', 'b')));
		expect(promptAnswers(path, false).declinesFirst).toBe(true);
		path.preview('a');
		expect(promptAnswers(path, false).declinesFirst).toBe(false);
	});
});
