/** An editor offers what somebody expects who knows the documentation: every place as its author wrote it down. */
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import { missesAt, PLACES, type Question } from './places.ts';

const { files } = workspaceOf();
const host = new RulesHost(Object.fromEntries(files));

/** Of 100 places that ask it, how many are answered as expected. */
function share(question: Question, asks: (place: (typeof PLACES)[number]) => boolean): number {
	const asked = PLACES.filter(asks);
	const right = asked.filter(({ misses = [] }) => !misses.includes(question));
	return (100 * right.length) / asked.length;
}

describe('a place in a file', () => {
	it.each(sampleOf('editor-places', PLACES, 8))('$file … $at', (place) => {
		expect(missesAt(host, files, place)).toEqual(place.misses ?? []);
	});
});

describe('of all places', () => {
	it('the right word comes first, or is among the first ten', () => {
		expect(share('first', ({ complete }) => complete?.first !== undefined)).toBeGreaterThan(95);
		expect(share('among', ({ complete }) => complete?.among !== undefined)).toBeGreaterThan(98);
	});

	it('hover, declaration and all other places are right', () => {
		expect(share('hover', ({ hover }) => hover !== undefined)).toBeGreaterThan(95);
		expect(share('definition', ({ definition }) => definition !== undefined)).toBeGreaterThan(98);
		expect(share('references', ({ references }) => references !== undefined)).toBe(100);
	});
});
