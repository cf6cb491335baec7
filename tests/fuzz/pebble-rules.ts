/** Small games with 300 pebbles, whose rules are put together from pieces of text. */
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';

export interface Parts {
	/** Below `values:`. */
	values?: string[];
	events?: string[];
	effects?: string[];
	actions?: string[];
	procedures?: string[];
	/** Steps of the start. */
	play: string[];
}

const section = (name: string, entries: string[] | undefined): string =>
	entries ? `${name}:\n${entries.map((entry) => `  ${entry}\n`).join('')}` : '';

export function gameOf({
	values,
	events,
	effects,
	actions,
	procedures = [],
	play
}: Parts): Program {
	return programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag } }
pieces: { pebble: { kind: stone, worth: 2, count: 300 } }
fields:
  game: { n: { type: int, visible: all } }
  piece: { mark: { type: int, visible: all } }
zones: { bag: { sees: all, count: all }, out: { sees: all, count: all } }
${section('values', values)}${section('events', events)}${section('effects', effects)}${section('actions', actions)}
${section('procedures', [...procedures, `play: { do: [${play.join(', ')}] }`])}`);
}

export const set = (expression: string): string => `{ set: n, to: "${expression}" }`;
/** Less than usual, that one need not wait. */
export const BUDGET = 300_000;

export const ANY = { play: [set('n')] };

/** Four walks in each other, over 300 pieces each. */
export const nested = (word: string, body: string): string =>
	['a', 'b', 'c', 'd'].reduceRight((inside, name) => `${word}(${name} in stones: ${inside})`, body);

/** Values that call the one before twice. */
export const doubling = (
	first: string,
	twice: (before: string) => string,
	length = 40
): string[] => [
	`v0: { is: "${first}" }`,
	...Array.from({ length }, (_, i) => `v${i + 1}: { is: "${twice(`v${i}`)}" }`)
];

export const pieceSets = (count: number, word: string): string =>
	Array.from({ length: count }, (_, i) => `(stones where mark != ${i})`).join(` ${word} `);

export const loop = (name: string, set_: string, step: string): string =>
	`{ for-each: ${name}, in: ${set_}, do: [${step}] }`;
