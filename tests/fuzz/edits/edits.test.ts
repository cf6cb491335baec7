/** A sample of `npm run fuzz:edits`. */
import { expect, test } from 'vitest';
import { tryEdit } from './try-edit.ts';

test('random edits of delivered files give findings, or a game that can be played', () => {
	const tried = Array.from({ length: 100 }, (_, number) => tryEdit(1, number));
	expect(tried.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
	const played = tried.filter(({ outcome }) => outcome === 'played').length;
	// Some edits do no harm, most do.
	expect(played).toBeGreaterThan(5);
	expect(played).toBeLessThan(95);
}, 300_000);
