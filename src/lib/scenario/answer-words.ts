/** Words of which answers of a game are made: a claim that something cannot be answered proves nothing about any other. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import { nearest } from '#lib/language/suggest.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import { choicesOf } from '#lib/ruleset/program/all-steps.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

const ALWAYS = ['pass', 'none', 'true', 'false', 'default'];
const WORD = /(?<![\w/#-])[a-z][a-z0-9-]*/g;

const wordsOf = onceFor((program: Program): ReadonlySet<string> => {
	const named = [program.actions, program.faces, program.zones, program.kinds].flat();
	const options = choicesOf(program).flatMap(({ domain }) =>
		domain.kind === 'options' ? domain.options : []
	);
	return new Set([
		...ALWAYS,
		program.map.space,
		...[...named, ...options].map(({ id }) => id),
		...program.enums.flatMap(({ values }) => values),
		...Array.from({ length: program.players }, (_, seat) => playerKey(seat))
	]);
});

/** A word of an answer that means nothing in this game, and what was probably meant; null where there is none. */
export function unknownWord(
	program: Program,
	key: string
): { word: string; meant: string | null } | null {
	const words = wordsOf(program);
	const word = (key.match(WORD) ?? []).find((candidate) => !words.has(candidate));
	return word === undefined ? null : { word, meant: nearest(word, words) };
}
