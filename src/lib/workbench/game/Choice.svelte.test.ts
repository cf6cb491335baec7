import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { DecisionView, OptionView, Refusal } from '#lib/engine/seat/protocol.ts';
import { Choice } from './Choice.svelte.ts';
import { decision, option, refusal } from './decision.test.fixture.ts';
import { goesOnThere, NOWHERE, type Light } from './lights.ts';
import { TableUi } from './TableUi.svelte.ts';

function choose(asked: DecisionView | null, refusals: Refusal[] = [], anytime: OptionView[] = []) {
	return new Choice(asked, anytime, refusals, asked?.seat ?? 0);
}

const keys = (options: readonly OptionView[]) => options.map(({ key }) => key);

describe('one of several things', () => {
	const one = decision('one', [option('a', 'a'), option('b', 'b')]);

	test('shines, and a click on it is the answer', () => {
		const choice = choose(one);
		expect(choice.light('a')).toBe('target');
		expect(choice.light('c')).toBeNull();
		expect(choice.touch('b')).toEqual({ seat: 1, keys: ['b'] });
	});

	test('is not answered by a click on anything else', () => {
		const choice = choose(one);
		expect(choice.touch('c')).toBeNull();
		expect([...choice.picked]).toEqual([]);
	});

	test('has a primary answer only where it can be declined or nothing else is left', () => {
		expect(choose(one).primary()).toBeNull();
		const last = decision('one', [option('a', 'a')]);
		expect(choose(last).primary()).toEqual({ seat: 1, keys: ['a'] });
		const optional = decision('one', [option('a', 'a'), option('none')], { optional: true });
		expect(choose(optional).primary()).toEqual({ seat: 1, keys: ['none'] });
	});

	test('`none` is an answer like any other where nothing can be declined', () => {
		const named = decision('one', [option('none', 'none'), option('a', 'a')]);
		expect(choose(named).declining).toBeNull();
		expect(choose(named).primary()).toBeNull();
	});
});

describe('a tile and then a line', () => {
	const take = (tile: string, line: number): OptionView => ({
		...option(`take(${tile}, ${line})`, tile),
		phrase: {
			path: 'actions.take',
			args: { tile: { of: 'thing', keys: [tile] }, line: { of: 'number', value: line } }
		}
	});
	const asked = decision('offer', [take('x', 1), take('x', 2), take('y', 2), option('pass')], {
		optional: true
	});

	test('are picked one after the other; a line that does not fit loses its light', () => {
		const choice = choose(asked);
		expect(choice.asksNext).toEqual([]);
		expect(choice.light('line=1')).toBe('target');
		expect(choice.touch('x')).toBeNull();
		expect(choice.asksNext.map(({ key }) => key)).toEqual(['line=1', 'line=2']);
		expect(choice.part('line=2')?.said).toEqual({ of: 'number', value: 2 });
		expect(choice.part('x')).toBeNull();
		expect(choice.touch('line=2')).toEqual({ seat: 1, keys: ['take(x, 2)'] });
	});

	test('can be picked the other way round, and taken back', () => {
		const choice = choose(asked);
		expect(choice.touch('line=2')).toBeNull();
		expect([choice.light('line=1'), choice.light('y'), choice.light('line=2')]).toEqual([
			null,
			'target',
			'picked'
		]);
		choice.clear();
		expect(choice.light('line=1')).toBe('target');
		choice.touch('line=2');
		expect(choice.touch('y')).toEqual({ seat: 1, keys: ['take(y, 2)'] });
	});

	test('a number that is chosen has the name of its choice', () => {
		const numbers = [1, 2].map((value): OptionView => ({
			...option(`${value}`),
			phrase: { path: 'system.option', args: { it: { of: 'number', value } } }
		}));
		const choice = choose(
			decision('one', numbers, { prompt: { path: 'choices.play.line', args: {} } })
		);
		expect(choice.touch('line=2')).toEqual({ seat: 1, keys: ['2'] });
	});
});

describe('a click that fits several answers', () => {
	const asked = decision('options', [
		option('move(x,a)', 'x', 'a'),
		option('move(x,b)', 'x', 'b'),
		option('move(y,a)', 'y', 'a')
	]);

	test('is remembered and narrows down what can be clicked next', () => {
		const choice = choose(asked);
		expect(choice.touch('x')).toBeNull();
		expect(keys(choice.candidates)).toEqual(['move(x,a)', 'move(x,b)']);
		expect(choice.light('x')).toBe('picked');
		expect(choice.takes('x')).toBe(true);
		expect(choice.light('y')).toBeNull();
		expect(choice.touch('b')).toEqual({ seat: 1, keys: ['move(x,b)'] });
	});

	test('works in any order', () => {
		const choice = choose(asked);
		expect(choice.touch('a')).toBeNull();
		expect(choice.touch('y')).toEqual({ seat: 1, keys: ['move(y,a)'] });
	});

	test('says by its order from where and to where, where there is a way back', () => {
		const back = decision('options', [
			option('move(x,y)', 'x', 'y'),
			option('move(y,x)', 'y', 'x')
		]);
		for (const [from, to] of [
			['x', 'y'],
			['y', 'x']
		] as const) {
			const choice = choose(back);
			expect(choice.touch(from)).toBeNull();
			expect(choice.touch(to)).toEqual({ seat: 1, keys: [`move(${from},${to})`] });
		}
	});

	test('does not say by its order which of two actions is meant', () => {
		const choice = choose(
			decision('options', [option('move(x,y)', 'x', 'y'), option('swap(y,x)', 'y', 'x')])
		);
		choice.touch('x');
		expect(choice.touch('y')).toBeNull();
	});

	test('is taken back by a second click or by clearing', () => {
		const choice = choose(asked);
		choice.touch('x');
		expect(choice.touch('x')).toBeNull();
		expect(keys(choice.candidates)).toHaveLength(3);
		choice.touch('x');
		choice.clear();
		expect([...choice.picked]).toEqual([]);
		expect(keys(choice.candidates)).toHaveLength(3);
	});

	test('is seen by whoever shows the table', () => {
		const choice = choose(asked);
		const seen: (string | null)[] = [];
		const stop = $effect.root(() => {
			$effect(() => void seen.push(choice.light('y')));
		});
		flushSync();
		choice.touch('x');
		flushSync();
		choice.clear();
		flushSync();
		stop();
		expect(seen).toEqual(['target', null, 'target']);
	});
});

describe('a subset', () => {
	const subset = (min: number, max: number) =>
		decision('subset', [option('a', 'x'), option('b', 'y'), option('c', 'z')], { min, max });

	test('is put together click by click, by the thing or by its key', () => {
		const choice = choose(subset(1, 2));
		expect(choice.primary()).toBeNull();
		expect(choice.touch('x')).toBeNull();
		expect(choice.touch('b')).toBeNull();
		expect(choice.light('x')).toBe('picked');
		expect(choice.light('z')).toBe('target');
		expect(choice.primary()).toEqual({ seat: 1, keys: ['a', 'b'] });
	});

	test('lets go of what is clicked again', () => {
		const choice = choose(subset(0, 2));
		choice.touch('x');
		choice.touch('x');
		expect(choice.primary()).toEqual({ seat: 1, keys: [] });
	});

	test('takes no more than there is room for', () => {
		const choice = choose(subset(0, 2));
		for (const key of ['x', 'y', 'z']) choice.touch(key);
		expect([...choice.members]).toEqual(['a', 'b']);
	});

	test('of one changes its mind', () => {
		const choice = choose(subset(1, 1));
		choice.touch('x');
		choice.touch('z');
		expect([...choice.members]).toEqual(['c']);
	});

	test('that may hold nothing takes nothing', () => {
		const choice = choose(subset(0, 0));
		choice.touch('x');
		expect([...choice.members]).toEqual([]);
		expect(choice.sizeFits).toBe(true);
	});

	test('can be confirmed from its least size to its greatest', () => {
		const choice = choose(subset(2, 3));
		const fits = ['x', 'y', 'z'].map((key) => {
			choice.touch(key);
			return choice.sizeFits;
		});
		expect(fits).toEqual([false, true, true]);
		choice.clear();
		expect(choice.sizeFits).toBe(false);
	});
});

describe('an amount', () => {
	test('begins at the least and is answered as a number', () => {
		const choice = choose(decision('amount', [], { min: 2, max: 5 }));
		expect(choice.primary()).toEqual({ seat: 1, keys: [], amount: 2 });
		choice.amount = 4;
		expect(choice.primary()).toEqual({ seat: 1, keys: [], amount: 4 });
	});

	test('stays between its bounds, whatever is typed', () => {
		const choice = choose(decision('amount', [], { min: 2, max: 5 }));
		const typed = [9, -1, 3.4, Number.NaN].map((value) => {
			choice.amount = value;
			return choice.amount;
		});
		expect(typed).toEqual([5, 2, 3, 2]);
	});
});

describe('a path', () => {
	const asked = decision('path', [option('a', 'a'), option('b', 'b')], {
		ways: { a: { cost: 1, way: ['s', 'a'] }, b: { cost: 3, way: ['s', 'a', 'b'] } }
	});

	test('shows the way to what is pointed at, and no way from there', () => {
		const choice = choose(asked);
		expect(choice.way).toBeNull();
		choice.preview('b');
		expect(choice.way).toEqual({ cost: 3, way: ['s', 'a', 'b'] });
		choice.preview('elsewhere');
		expect(choice.way).toBeNull();
		choice.preview('a');
		choice.preview(null);
		expect(choice.way).toBeNull();
	});

	test('is answered at once by a pointer that could look first', () => {
		expect(choose(asked).touch('b')).toEqual({ seat: 1, keys: ['b'] });
	});

	test('is shown to a finger before it is answered', () => {
		const choice = choose(asked);
		expect(choice.touch('b', true)).toBeNull();
		expect(choice.way?.cost).toBe(3);
		expect(choice.touch('a', true)).toBeNull();
		expect(choice.touch('a', true)).toEqual({ seat: 1, keys: ['a'] });
	});

	test('that is shown is the primary answer', () => {
		const choice = choose(asked);
		choice.preview('a');
		expect(choice.primary()).toEqual({ seat: 1, keys: ['a'] });
		choice.clear();
		expect(choice.primary()).toBeNull();
	});

	test('nothing else has a way', () => {
		const choice = choose(decision('one', [option('a', 'a')]));
		choice.preview('a');
		expect(choice.previewed).toBeNull();
	});
});

describe('an offer', () => {
	const asked = decision(
		'offer',
		[
			option('build(a)', 'a'),
			option('build(b)', 'b'),
			option('trade(a)', 'a'),
			option('rest'),
			option('pass')
		],
		{ optional: true }
	);

	test('lists its actions, passing apart', () => {
		const choice = choose(asked);
		expect(choice.verbs.map(({ path, options }) => [path, keys(options)])).toEqual([
			['actions.build', ['build(a)', 'build(b)']],
			['actions.trade', ['trade(a)']],
			['actions.rest', ['rest']]
		]);
		expect(choice.declining?.key).toBe('pass');
		expect(choice.primary()).toEqual({ seat: 1, keys: ['pass'] });
	});

	test('is narrowed down by an action: the same click settles it then', () => {
		const choice = choose(asked);
		expect(choice.chooseVerb('actions.build')).toBeNull();
		expect(keys(choice.candidates)).toEqual(['build(a)', 'build(b)']);
		expect(choice.touch('a')).toEqual({ seat: 1, keys: ['build(a)'] });
	});

	test('is settled by an action that leaves nothing open', () => {
		const choice = choose(asked);
		expect(choice.chooseVerb('actions.rest')).toEqual({ seat: 1, keys: ['rest'] });
		expect(choice.verb).toBeNull();
	});

	test('lets go of the action when it is cleared', () => {
		const choice = choose(asked);
		choice.chooseVerb('actions.build');
		choice.clear();
		expect(choice.verb).toBeNull();
		expect(keys(choice.candidates)).toHaveLength(5);
	});

	test('is narrowed down by a thing: clearing opens it again', () => {
		const choice = choose(asked);
		expect(choice.touch('a')).toBeNull();
		expect(keys(choice.candidates)).toEqual(['build(a)', 'trade(a)']);
		choice.clear();
		expect(keys(choice.candidates)).toHaveLength(5);
	});

	test('other questions have no actions', () => {
		expect(choose(decision('one', [option('a', 'a')])).verbs).toEqual([]);
	});
});

describe('a place with things in it', () => {
	const place = (...inside: string[]) => ({ key: 'p', pieces: inside.map((key) => ({ key })) });

	test('means itself before what lies in it', () => {
		const choice = choose(decision('one', [option('p', 'p'), option('a', 'a')]));
		expect(choice.meant(place('a'))).toBe('p');
	});

	test('means the one thing in it that can be chosen', () => {
		const choice = choose(decision('one', [option('a', 'a'), option('b', 'b')]));
		expect(choice.meant(place('a', 'x'))).toBe('a');
		expect(choice.meant(place('a', 'b'))).toBeNull();
		expect(choice.meant(place('x'))).toBeNull();
	});

	test('does not stand for a member of a subset', () => {
		const choice = choose(decision('subset', [option('a', 'a')], { max: 1 }));
		expect(choice.takesInside(place('x', 'a'))).toBe(true);
		expect(choice.takesInside(place('x'))).toBe(false);
		expect(choice.meant(place('a'))).toBeNull();
	});
});

describe('an option by itself', () => {
	test('is the answer, or a member of the subset', () => {
		expect(choose(decision('one', [option('a', 'x')])).choose('a')?.keys).toEqual(['a']);
		const choice = choose(decision('subset', [option('a', 'x')], { max: 1 }));
		expect(choice.choose('a')).toBeNull();
		expect([...choice.members]).toEqual(['a']);
	});
});

describe('refusals', () => {
	test('dim the last thing of what is impossible, with the first reason', () => {
		const first = refusal('build(a,b)', 'a', 'b');
		const choice = choose(decision('one', [option('c', 'c')]), [first, refusal('trade(b)', 'b')]);
		expect(choice.light('b')).toBe('refused');
		expect(choice.light('a')).toBeNull();
		expect(choice.refusal('b')).toBe(first);
		expect(choice.takes('b')).toBe(false);
		expect(choice.touch('b')).toBeNull();
	});

	test('do not dim what another answer still needs', () => {
		const choice = choose(decision('one', [option('a', 'a')]), [refusal('build(a)', 'a')]);
		expect(choice.light('a')).toBe('target');
		expect(choice.refusal('a')).toBeNull();
	});
});

describe('out of turn', () => {
	test('an action is answered by the seat that looks, whoever is asked', () => {
		const action = option('object', 'x');
		const choice = new Choice(null, [action], [], 2);
		expect(choice.anytimeAnswer(action)).toEqual({ seat: 2, keys: ['object'], anytime: true });
	});

	test('no click and no key answers what nobody is asked', () => {
		const choice = new Choice(null, [option('object', 'x')], [], 2);
		expect(choice.light('x')).toBeNull();
		expect(choice.touch('x')).toBeNull();
		expect(choice.primary()).toBeNull();
		expect(choice.sizeFits).toBe(false);
		choice.toggle('x');
		expect([...choice.members]).toEqual([]);
	});
});

describe('what comes next', () => {
	const isThere = (key: string) => key.startsWith('hex');
	const lit = (...entries: [string, Light][]) => new Map(entries);
	const none = { things: new Set<string>(), reach: NOWHERE };

	test('is on the board where nothing else can be chosen', () => {
		expect(goesOnThere(lit(['card', 'picked'], ['hex 1', 'target']), none, isThere)).toBe(true);
		const other = lit(['card', 'picked'], ['hex 1', 'target'], ['card/2', 'target']);
		expect(goesOnThere(other, none, isThere)).toBe(false);
		expect(goesOnThere(lit(['hex 1', 'refused']), none, isThere)).toBe(false);
	});

	test('of counters in the hand is where they can go, whatever else could be taken along', () => {
		const lights = lit(['card', 'picked'], ['card/2', 'target'], ['hex 1', 'target']);
		const held = (...places: string[]) => ({
			things: new Set(['card']),
			reach: { places: new Set(places), able: new Set(['card/2']) }
		});
		expect(goesOnThere(lights, held('hex 1'), isThere)).toBe(true);
		expect(goesOnThere(lights, held('mat'), isThere)).toBe(false);
		expect(goesOnThere(lights, held(), isThere)).toBe(false);
	});

	test('brings the board of a phone into view, once for each choice', () => {
		const ui = new TableUi();
		const [asked, next] = [decision('offer', []), decision('one', [])];
		ui.tab = 'hand';
		ui.follow(asked, false, true);
		expect(ui.tab).toBe('hand');
		ui.follow(asked, true, false);
		expect(ui.tab).toBe('hand');
		ui.follow(asked, true, true);
		expect(ui.tab).toBe('board');
		// Who goes back for more stays there.
		ui.tab = 'hand';
		ui.follow(asked, true, true);
		expect(ui.tab).toBe('hand');
		ui.follow(asked, false, true);
		ui.follow(asked, true, true);
		expect(ui.tab).toBe('board');
		// An answer leads to a question about the board; that of another seat does not.
		ui.tab = 'hand';
		ui.follow({ ...asked, seat: 0 }, false, true);
		expect(ui.tab).toBe('hand');
		ui.follow(asked, false, true);
		expect(ui.tab).toBe('hand');
		ui.follow(next, false, true);
		expect(ui.tab).toBe('board');
		ui.tab = 'log';
		ui.follow(asked, true, true);
		expect(ui.tab).toBe('log');
	});
});
