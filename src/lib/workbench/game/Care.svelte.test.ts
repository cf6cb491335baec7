import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, GameView } from '#lib/engine/seat/protocol.ts';
import { asksFirst } from '#lib/game-server/ask-first.ts';
import type { AskFirst } from '#lib/game-server/game-server.ts';
import { layoutOf, RULES, viewOf, space } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { Care } from './Care.svelte.ts';
import { Choice } from './Choice.svelte.ts';
import { decision, option } from './decision.test.fixture.ts';

const { settings } = vi.hoisted(() => ({ settings: { ask: 'first' } }));
vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({ settings }));
beforeEach(() => (settings.ask = 'first'));

const NOW: GameView = { ...viewOf([space(0, 0)]), viewer: 1, waitingFor: [1] };
const END = option('pass');
const OFFER = decision('offer', [option('sail(a)', 'a'), option('burn(b)', 'b'), END], {
	optional: true
});

/** `after`: what would be seen after an answer, by its key; null: dice come of it. */
function table(after: Record<string, GameView | null>, asked = OFFER, layout = layoutOf({})) {
	const given: string[] = [];
	const game = {
		view: NOW,
		index: new RulesIndex({ ...RULES, layout }, 'en'),
		choice: new Choice(asked, [], [], 1),
		answer(answer: Answer | null, ask: AskFirst = 'never'): Promise<boolean> {
			if (!answer) return Promise.resolve(true);
			const before = { ...NOW, decision: asked };
			const next = after[answer.keys[0]!] ?? null;
			if (ask !== 'never' && asksFirst(ask, before, answer, next)) return Promise.resolve(false);
			given.push(answer.keys.join(' '));
			return Promise.resolve(true);
		}
	};
	return { care: new Care(game), choice: game.choice, given, game };
}

const SAME: GameView = { ...NOW, decision: decision('subset', [option('x')]) };
const ANSWER = { seat: 1, keys: ['sail(a)'] };

describe('an answer that cannot be taken back', () => {
	test('is asked about the first time, and given by a second click', async () => {
		const { care, given } = table({});
		await care.give(ANSWER);
		expect([care.asked, given]).toEqual([ANSWER, []]);
		await care.confirm();
		expect([care.asked, given]).toEqual([null, ['sail(a)']]);
		await care.give(ANSWER);
		expect(given).toEqual(['sail(a)', 'sail(a)']);
	});

	test('is not given when it is withdrawn, and asked about again', async () => {
		const { care, given } = table({});
		await care.give(ANSWER);
		care.withdraw();
		await care.confirm();
		expect([care.asked, given]).toEqual([null, []]);
		await care.give(ANSWER);
		expect(care.asked).toEqual(ANSWER);
	});

	test.each([
		['never', [], ['sail(a)']],
		['always', [ANSWER], ['sail(a)']]
	])('is asked about as the settings say: %s', async (ask, asked, given) => {
		settings.ask = ask;
		const seen = table({});
		await seen.care.give(ANSWER);
		if (asked.length > 0) {
			await seen.care.confirm();
			await seen.care.give(ANSWER);
		}
		expect([seen.care.asked ?? undefined, seen.given]).toEqual([asked[0], given]);
	});

	test('is also one that ends a turn, once others are asked; not one that only declines', async () => {
		const others = { ...NOW, waitingFor: [0] };
		const ends = table({ pass: others });
		await ends.care.give({ seat: 1, keys: ['pass'] });
		expect(ends.given).toEqual([]);
		const declines = table({ pass: NOW });
		await declines.care.give({ seat: 1, keys: ['pass'] });
		expect(declines.given).toEqual(['pass']);
	});

	test('is forgotten once something has happened', async () => {
		const { care, game, given } = table({});
		await care.give(ANSWER);
		game.view = { ...NOW, turn: 1 };
		expect(care.asked).toBeNull();
		await care.confirm();
		expect(given).toEqual([]);
	});
});

describe('a click on a thing alone', () => {
	test('answers an offer where that opens a question and nothing else', async () => {
		const { care, given } = table({ 'sail(a)': SAME });
		await care.touch('a');
		expect(given).toEqual(['sail(a)']);
	});

	test.each([
		['something has changed', { ...SAME, spaces: [] }],
		['the offer goes on', { ...SAME, decision: OFFER }],
		['others are asked', { ...SAME, decision: null }],
		['dice come of it', null]
	])('shows what could be done with it where %s', async (_, after) => {
		const { care, choice, given } = table({ 'burn(b)': after });
		await care.touch('b');
		expect([given, [...choice.picked]]).toEqual([[], ['b']]);
	});

	test('moves a stone, once it is clear from where and to where', async () => {
		const stones = layoutOf({ space: { stone: { of: 'holder', marks: [], count: null } } });
		const moves = [
			option('go(a,c)', 'a', 'c'),
			option('go(a,d)', 'a', 'd'),
			option('go(b,e)', 'b', 'e')
		];
		const { care, choice, given } = table(
			{ 'go(b,e)': NOW, 'go(a,d)': NOW },
			decision('offer', moves),
			stones
		);
		await care.touch('b');
		expect([given, [...choice.picked]]).toEqual([[], ['b']]);
		await care.touch('e');
		expect(given).toEqual(['go(b,e)']);
		choice.clear();
		await care.touch('a');
		await care.touch('d');
		expect(given).toEqual(['go(b,e)', 'go(a,d)']);
	});

	test('moves what was picked to the place that is clicked', async () => {
		const moves = [option('go(b,e)', 'b', 'e'), option('go(b,f)', 'b', 'f')];
		const { care, choice, given } = table({ 'go(b,e)': NOW }, decision('offer', moves));
		await care.touch('b');
		expect([given, [...choice.picked]]).toEqual([[], ['b']]);
		await care.touch('e');
		expect(given).toEqual(['go(b,e)']);
		const only = table({ 'go(b,e)': NOW }, decision('offer', moves.slice(0, 1)));
		await only.care.touch('e');
		expect(only.given).toEqual([]);
	});

	test('answers where it is what is asked for', async () => {
		const { care, given } = table(
			{ a: NOW },
			decision('one', [option('a', 'a'), option('b', 'b')])
		);
		await care.touch('a');
		expect(given).toEqual(['a']);
	});
});
