import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test('letters lose their accents and their size', () => {
	expect(folded('Größe, Œuvre, Été')).toBe('grosse, oeuvre, ete');
});
