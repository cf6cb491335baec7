import { expect, test } from 'vitest';
import { boxOf, touches } from './selection-box.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

test('a box is the same from whichever corner it is drawn', () => {
	const box = { left: 1, top: 2, right: 10, bottom: 20 };
	expect(boxOf(at(1, 2), at(10, 20))).toEqual(box);
	expect(boxOf(at(10, 20), at(1, 2))).toEqual(box);
	expect(boxOf(at(1, 20), at(10, 2))).toEqual(box);
});

test('touching is enough; beside is not', () => {
	const box = boxOf(at(10, 10), at(20, 20));
	expect(touches(box, boxOf(at(20, 0), at(30, 30)))).toBe(true);
	expect(touches(box, boxOf(at(12, 12), at(13, 13)))).toBe(true);
	expect(touches(box, boxOf(at(21, 0), at(30, 30)))).toBe(false);
	expect(touches(box, boxOf(at(0, 21), at(30, 30)))).toBe(false);
});
