/** What a list and a file know of their names. */
import { describe, expect, it, test } from 'vitest';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { ScopeNotes } from './scope-notes.ts';
import { childScope, rootScope } from './scope.ts';
import type { Binding } from './symbols.ts';
import { placesOf } from './by-id.ts';

const INT = { t: 'int' } as const;
const binding: Binding = { type: INT, at: 'reg', slot: 0 };

function scalars(file: string): ScalarNode[] {
	const found: ScalarNode[] = [];
	const collect = (node: TreeNode): void => {
		if (node.node === 'scalar') found.push(node);
		else if (node.node === 'list') node.items.forEach(collect);
		else for (const { value } of node.entries.values()) collect(value);
	};
	collect(parseFile(file, '{ a: x + 1, b: y }').root!);
	return found;
}

describe('notes of scopes', () => {
	const [a, b] = scalars('mine.yaml') as [ScalarNode, ScalarNode];

	it('know what each expression of their file sees and what is asked there', () => {
		const notes = new ScopeNotes('mine.yaml');
		notes.begin(a, childScope(rootScope(), [['x', binding]]), INT);
		expect(notes.at(a)?.scope.names()).toEqual(['x']);
		expect(notes.at(a)?.scope.lookup('x')).toEqual(binding);
		expect(notes.at(a)?.scope.nextRegister).toBe(1);
		expect(notes.at(a)?.expected).toEqual(INT);
		expect(notes.at(b)).toBeNull();
	});

	it('know nothing of other files', () => {
		const notes = new ScopeNotes('mine.yaml');
		const [other] = scalars('other.yaml') as [ScalarNode];
		notes.begin(other, rootScope(), null);
		expect(notes.at(other)).toBeNull();
		expect(notes.at(a)).toBeNull();
	});

	it('keep the names of then, when a scope has more of them later', () => {
		const notes = new ScopeNotes('mine.yaml');
		const known = new Map([['x', binding]]);
		const growing = {
			...rootScope(),
			lookup: (name: string) => known.get(name) ?? null,
			names: () => [...known.keys()]
		};
		notes.begin(a, growing, null);
		known.set('later', binding);
		notes.begin(b, growing, null);
		expect(notes.at(a)?.scope.names()).toEqual(['x']);
		expect(notes.at(b)?.scope.names()).toEqual(['x', 'later']);
	});
});

test('things are found in a list that grows', () => {
	const list = [{ id: 'a' }, { id: 'constructor' }];
	expect(placesOf(list, 'a')).toEqual([0]);
	expect(placesOf(list, 'toString')).toEqual([]);
	list.push({ id: 'a' }, { id: 'b' });
	expect(placesOf(list, 'a')).toEqual([0, 2]);
	expect(placesOf(list, 'constructor')).toEqual([1]);
	expect(placesOf(list, 'b')).toEqual([3]);
	expect(placesOf([{ id: 'b' }], 'a')).toEqual([]);
});
