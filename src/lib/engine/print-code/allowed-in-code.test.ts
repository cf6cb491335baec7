import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import type { MakeFunction } from './module.ts';
import { printedCode } from './printed-code.ts';

const PAYLOAD = "'];globalThis.smuggled=1;//`${1}\\";

/** All that is printed for a program. */
function textOf(program: Program): string {
	const texts: string[] = [];
	const make: MakeFunction = (names, body) => {
		texts.push(body);
		return compileFunction(body, names) as ReturnType<MakeFunction>;
	};
	printedCode(make)(program);
	return texts.join('\n');
}

/** Every leaf of the program: where it hangs, and under which key. */
function* leavesOf(
	part: object,
	path: string
): Generator<{ in: object; key: string; path: string }> {
	for (const [key, value] of Object.entries(part)) {
		const here = `${path}.${key}`;
		if (typeof value === 'object' && value !== null) yield* leavesOf(value as object, here);
		else yield { in: part, key, path: here };
	}
}

/** A game with something of everything that can be printed. */
const TOKENS_PROGRAM = programOf(TOKENS);
const program = (): Program => structuredClone(TOKENS_PROGRAM);

describe('printed code', () => {
	it('takes nothing of what a hostile program says, wherever it says it', () => {
		let refused = 0;
		let names = 0;
		const good = textOf(program());
		for (const { path } of leavesOf(program(), 'program')) {
			const hostile = program();
			const leaf = [...leavesOf(hostile, 'program')].find((leafAt) => leafAt.path === path)!;
			Reflect.set(leaf.in, leaf.key, PAYLOAD);
			let text: string;
			try {
				text = textOf(hostile);
			} catch (error) {
				expect(String(error), path).toMatch(/neither a number nor a word/);
				refused++;
				continue;
			}
			// A name: the code is what it was, whatever the name says.
			expect(text === good, path).toBe(true);
			names++;
		}
		expect(Reflect.get(globalThis, 'smuggled')).toBeUndefined();
		expect(refused).toBeGreaterThan(200);
		expect(names).toBeGreaterThan(50);
	});

	it('is the same whatever an author writes for people', () => {
		const quiet = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag } }
pieces: { pebble: { kind: stone, worth: 1 } }
zones: { bag: { sees: all, count: all } }
procedures: { play: { do: [{ log: note }, { end-game: players }] } }
text: { en: { pieces: { pebble: 'TEXT' } } }
`;
		const loud = quiet
			.replace('ICON', 'constructor')
			.replace('TEXT', PAYLOAD.replaceAll("'", "''"));
		expect(textOf(programOf(loud, 2))).toBe(textOf(programOf(quiet, 2)));
	});

	it('refuses numbers that are none', () => {
		const odd = program();
		Object.assign(odd.procedures[0]!, { frame: 1.5 });
		expect(() => textOf(odd)).toThrow('frame of a program is 1.5');
	});
});
