import { expect, test } from 'vitest';
import type { PositionEdit } from '#lib/engine/edit/position-edit.ts';
import { say } from '#lib/language/said.ts';
import type { EditedPosition } from '#lib/game-server/position/position-api.ts';
import { Setting } from './Setting.svelte.ts';

/** An engine that refuses what is put into the sea, and shows nothing of what is put into the fog. */
function setting() {
	const asked: (readonly PositionEdit[])[] = [];
	const one = new Setting((edits) => {
		asked.push(edits);
		const last = edits.at(-1);
		const to = last?.do === 'move' ? last.to : null;
		const refused = to === 'sea' ? { at: edits.length - 1, said: say`it is wet` } : null;
		const view = to === 'fog' ? null : { turn: edits.length };
		return Promise.resolve({ refused, view } as unknown as EditedPosition);
	});
	return { one, asked };
}

test('what is chosen is put somewhere, and stays chosen', async () => {
	const { one, asked } = setting();
	await one.begin();
	expect(await one.put('bag')).toBe(false);
	one.choose('frog');
	one.choose('newt');
	one.choose('newt');
	expect(await one.put('bag', 'bottom')).toBe(true);
	expect(asked.at(-1)).toEqual([{ do: 'move', pieces: ['frog'], to: 'bag', at: 'bottom' }]);
	expect([...one.chosen]).toEqual(['frog']);
});

test('what is refused says why, and everything stays as it was', async () => {
	const { one } = setting();
	await one.begin();
	one.choose('frog');
	expect(await one.put('sea')).toBe(false);
	expect(one.refusal?.pattern).toBe('it is wet');
	expect(one.edits).toEqual([]);
	expect(await one.put('bag')).toBe(true);
	expect(one.refusal).toBeNull();
});

test('back and forth, until something else is done', async () => {
	const { one } = setting();
	await one.begin();
	one.choose('frog');
	await one.put('bag');
	await one.put('out');
	expect(await one.takeBack()).toBe(true);
	expect(one.edits).toHaveLength(1);
	expect(await one.redo()).toBe(true);
	expect(one.edits.map((edit) => edit.do === 'move' && edit.to)).toEqual(['bag', 'out']);
	await one.takeBack();
	await one.put('hand');
	expect(one.canRedo).toBe(false);
	expect(await one.redo()).toBe(false);
	await one.takeBack();
	await one.takeBack();
	expect(await one.takeBack()).toBe(false);
});

test('changes that are made at once come one after the other', async () => {
	const { one, asked } = setting();
	one.choose('frog');
	await Promise.all([one.put('bag'), one.put('sea'), one.put('out')]);
	expect(asked.map((edits) => edits.length)).toEqual([1, 2, 2]);
	expect(one.edits.map((edit) => edit.do === 'move' && edit.to)).toEqual(['bag', 'out']);
});

test('what cannot be shown leaves the last view', async () => {
	const { one } = setting();
	one.choose('frog');
	await one.put('bag');
	await one.put('fog');
	expect(one.view).toEqual({ turn: 1 });
});
