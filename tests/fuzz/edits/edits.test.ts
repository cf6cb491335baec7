/** A sample of `npm run fuzz:edits`. */
import { expect, test } from 'vitest';
import { isWhole } from '../../../scripts/sample.mjs';
import { tryEdit } from './try-edit.ts';

const EDITS = isWhole() ? 100 : 30;

test('random edits of delivered files give findings, or a game that can be played', () => {
	const tried = Array.from({ length: EDITS }, (_, number) => tryEdit(1, number));
	expect(tried.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
	const played = tried.filter(({ outcome }) => outcome === 'played').length;
	// Some edits do no harm, most do.
	expect(played).toBeGreaterThan(EDITS * 0.05);
	expect(played).toBeLessThan(EDITS * 0.95);
}, 300_000);
