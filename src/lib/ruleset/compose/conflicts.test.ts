import { describe, expect, it } from 'vitest';
import { fileStart } from '#lib/language/source.ts';
import { type Write, type WriteKind, WriteLog } from './conflicts.ts';

const unordered = () => false;

function write(layer: string, kind: WriteKind, path: string, more: Partial<Write> = {}): Write {
	const range = fileStart(`${layer}.yaml`);
	return { layer, kind, path: path.split('.'), content: '1', sort: null, range, ...more };
}

/** What becomes of the second write, in both orders: a verdict depends on the two, not on who was first. */
function verdict(a: Partial<Write> & Pick<Write, 'kind'>, b: typeof a, at = ['x', 'x']): string {
	const first = { ...write('a', a.kind, at[0]!), ...a };
	const second = { ...write('b', b.kind, at[1]!), ...b };
	const [left, other] = [
		[first, second],
		[second, first]
	].map(([earlier, later]) => {
		const log = new WriteLog(unordered);
		log.add([earlier!]);
		return log.clash(later!)?.is ?? 'fine';
	});
	expect(left).toBe(other);
	return left!;
}

describe('two layers without an order', () => {
	it.each<[WriteKind, WriteKind, string]>([
		['set', 'set', 'again'],
		['set', 'define', 'conflict'],
		['define', 'define', 'again'],
		['remove', 'remove', 'again'],
		['remove', 'set', 'conflict'],
		['adjust', 'set', 'conflict'],
		['before', 'before', 'again'],
		['before', 'after', 'fine'],
		['before', 'remove', 'conflict'],
		['after', 'remove', 'conflict'],
		['before', 'set', 'fine'],
		['after', 'adjust', 'fine']
	])('%s and %s the same thing: %s', (a, b, expected) => {
		expect(verdict({ kind: a }, { kind: b })).toBe(expected);
	});

	it('disagree when they write different things', () => {
		expect(verdict({ kind: 'set' }, { kind: 'set', content: '2' })).toBe('conflict');
		expect(verdict({ kind: 'before' }, { kind: 'before', content: '2' })).toBe('fine');
	});

	it('get on when they do the same sort of thing', () => {
		const plus = { kind: 'adjust', sort: 'plus' } as const;
		const and = { kind: 'wrap', sort: 'and' } as const;
		// Two sums are both done; what is demanded twice is demanded once.
		expect(verdict(plus, plus)).toBe('fine');
		expect(verdict(plus, { kind: 'wrap', sort: 'plus', content: 'it + 2' })).toBe('fine');
		expect(verdict(and, and)).toBe('again');
		expect(verdict(and, { ...and, content: 'it and b' })).toBe('fine');
		expect(verdict(and, { kind: 'wrap', sort: 'or', content: 'it or b' })).toBe('conflict');
	});

	it('touch the same thing when one writes inside what the other writes', () => {
		const set = { kind: 'set' } as const;
		expect(verdict(set, set, ['x', 'x.y'])).toBe('conflict');
		expect(verdict(set, set, ['x.y', 'x.z'])).toBe('fine');
		expect(verdict(set, set, ['x.y', 'xx.y'])).toBe('fine');
	});

	it('cannot insert beside what the other takes away or writes anew as a whole', () => {
		const before = { kind: 'before' } as const;
		expect(verdict(before, { kind: 'remove' }, ['list.step', 'list'])).toBe('conflict');
		expect(verdict(before, { kind: 'set' }, ['list.step', 'list'])).toBe('conflict');
		expect(verdict(before, { kind: 'set' }, ['list.step', 'list.step.to'])).toBe('fine');
		expect(verdict(before, { kind: 'remove' }, ['list.step', 'list.step.to'])).toBe('fine');
	});
});

describe('the log', () => {
	const a = write('a', 'set', 'x');
	const b = write('b', 'set', 'x', { content: '2' });

	it('says with what a write is in conflict', () => {
		const log = new WriteLog(unordered);
		log.add([write('a', 'set', 'y'), a]);
		expect(log.clash(b)).toEqual({ is: 'conflict', with: a });
	});

	it('does not compare a layer with itself, or with one that is before or after it', () => {
		const log = new WriteLog((first, other) => [first, other].sort().join() === 'a,b');
		log.add([a]);
		expect(log.clash({ ...b, layer: 'a' })).toBeNull();
		expect(log.clash(b)).toBeNull();
		expect(log.clash({ ...b, layer: 'c' })).toMatchObject({ is: 'conflict' });
	});

	it('says "again" only when nobody disagrees', () => {
		const log = new WriteLog(unordered);
		log.add([a, b]);
		expect(log.clash(write('c', 'set', 'x'))).toEqual({ is: 'conflict', with: b });
	});
});
