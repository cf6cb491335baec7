import { expect, test } from 'vitest';
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';
import { choiceOf, proveQuery } from './prove-query.ts';

test.each<RulesChoice>([
	{ variant: 'mine', layers: null, options: {} },
	{ variant: 'mine', layers: [], options: {} },
	{ variant: 'é & co', layers: ['a', 'b'], options: { pace: 'slow=er', rounds: -12, sure: 'true' } }
])('rules come back from an address as they were: %j', (choice) => {
	expect(choiceOf(new URLSearchParams(proveQuery(choice)))).toEqual(choice);
});

test('an address that names no rules gives none', () => {
	expect(choiceOf(new URLSearchParams(''))).toBeNull();
	expect(choiceOf(new URLSearchParams('variant='))).toBeNull();
});
