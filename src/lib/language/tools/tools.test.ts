/** Small tools: bits, folded letters, what is kept, a cache of few, what is worked out once, what is visible. */
import fc from 'fast-check';
import { expect, test, describe, it } from 'vitest';
import { kept } from './kept.ts';
import { onceFor } from './once-for.ts';
import { SmallCache } from './small-cache.ts';
import { visible } from './visible.ts';
import { bitsOf, elementsOf } from './bits.ts';
import { folded, RANK, rankOf, wordsIn } from './folded.ts';

test('what says the same is the very same, and what has changed is new', () => {
	const before = {
		turn: 1,
		zones: [
			{ key: 'bag', pieces: [] },
			{ key: 'sea', pieces: [{ key: 'otter', face: 'pup' }] }
		]
	};
	const next = structuredClone(before);
	next.turn = 2;
	next.zones.reverse();
	next.zones[1]!.pieces.push({ key: 'seal', face: 'pup' });
	const now = kept(before, next);
	expect(now).toEqual(next);
	expect(now.zones[0]).toBe(before.zones[1]);
	expect(now.zones[1]).not.toBe(before.zones[0]);
	expect(kept(before, structuredClone(before))).toBe(before);
});

test('a field that is no longer there, or is there with nothing in it, is a change', () => {
	const before: Record<string, unknown> = { a: 1, b: undefined };
	expect(kept(before, { a: 1 })).toStrictEqual({ a: 1 });
	expect(kept({ a: 1 }, { a: 1, b: undefined })).toStrictEqual({ a: 1, b: undefined });
});

test('whatever was there before, what comes out says what came in', () => {
	const data = fc.jsonValue({ maxDepth: 3 });
	fc.assert(
		fc.property(data, data, (before, next) => {
			expect(kept(before, structuredClone(next))).toStrictEqual(next);
			expect(kept(next, structuredClone(next))).toStrictEqual(next);
		})
	);
});

test('what is worked out of a thing is worked out once, even if it is nothing', () => {
	let times = 0;
	const made = onceFor((thing: { id: string }) => (times++, thing.id || undefined));
	const [shell, nothing] = [{ id: 'shell' }, { id: '' }];
	expect([made(shell), made(shell), made(nothing), made(nothing)]).toEqual([
		'shell',
		'shell',
		undefined,
		undefined
	]);
	expect([times, made({ id: 'shell' }), times]).toEqual([2, 'shell', 3]);
});

describe('SmallCache', () => {
	it('forgets what was not used for longest', () => {
		const cache = new SmallCache<number>(2);
		cache.set('a', 1);
		cache.set('b', 2);
		expect(cache.get('a')).toBe(1);
		cache.set('c', 3);
		expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
	});

	it('makes a thing once', () => {
		const cache = new SmallCache<object>(2);
		expect(cache.of('a', () => ({}))).toBe(cache.of('a', () => ({})));
	});
});

it('forgets as much as weighs too much, and keeps the last', () => {
	const cache = new SmallCache<string>(10);
	cache.set('a', 'A', 4);
	cache.set('b', 'B', 4);
	cache.set('a', 'A', 5);
	cache.set('c', 'C', 3);
	expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
	cache.set('d', 'D', 50);
	expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, 'D']);
});

it('writes what a terminal would obey', () => {
	expect(visible('\x1b[31mred\x1b]0;title\x07')).toBe('\\u001b[31mred\\u001b]0;title\\u0007');
	expect(visible('\x9b31m\x7f\b')).toBe('\\u009b31m\\u007f\\u0008');
	expect(visible('real\rfake')).toBe('real\\u000dfake');
});

it('writes what an eye would not see', () => {
	expect(visible('a\u202eb\u2066c\u200bd\ufeffe\u00adf')).toBe(
		'a\\u202eb\\u2066c\\u200bd\\ufeffe\\u00adf'
	);
	expect(visible('ad\u200dmin and \u200cmore')).toBe('ad\\u200dmin and \\u200cmore');
});

it('leaves lines, tabs, scripts that join and signs of several parts', () => {
	for (const text of ['a\tb\r\nc\n', 'می\u200cخواهم', '👩\u200d🚀', 'Ça, Ä, 王', '\u00a0'])
		expect(visible(text)).toBe(text);
});

it('keeps JSON the same data', () => {
	const data = { 'k\u202e': '\x9b \u200b' };
	expect(JSON.parse(visible(JSON.stringify(data)))).toEqual(data);
});

test('what is put into bits comes out of them', () => {
	const elements = fc.uniqueArray(fc.nat({ max: 95 }));
	fc.assert(
		fc.property(elements, (some) => {
			expect(elementsOf(bitsOf(some, 3))).toEqual(some.toSorted((a, b) => a - b));
		})
	);
});

test('each word holds 32 of them', () => {
	expect(bitsOf([0, 31, 32], 2)).toEqual([-(2 ** 31) + 1, 1]);
});

test('letters lose their accents and their size', () => {
	expect(folded('Größe, Œuvre, Été, l’or')).toBe("grosse, oeuvre, ete, l'or");
});

test('a name that is what was asked comes before one that begins so, has such words, or has it inside', () => {
	const rank = (words: string) => rankOf(wordsIn(words), ['round table', 'tables'], 'for tea');
	expect(rank('Round  TABLE')).toBe(RANK.exact);
	expect(rank('round t')).toBe(RANK.begins);
	expect(rank('tab rou')).toBe(RANK.words);
	expect(rank('able')).toBe(RANK.inside);
	expect(rank('table tea')).toBe(RANK.said);
	expect(rank('table coffee')).toBeNull();
});
