import { expect, test } from 'vitest';
import { engineBattle, plainBattle, seedsOf } from './engine.ts';

test('the battle by hand is the battle of the rules', () => {
	const silent = engineBattle('silent', true);
	const told = engineBattle('told', false);
	const left = new Set<string>();
	for (const seed of seedsOf(300)) {
		const survivors = plainBattle(seed);
		expect(silent(seed)).toEqual(survivors);
		expect(told(seed)).toEqual(survivors);
		left.add(survivors.join());
	}
	expect(left.size).toBeGreaterThan(5);
});
