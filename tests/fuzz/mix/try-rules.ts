/** One ruleset at random: linked, and played by the laws. Numbers say which; smaller and fewer of them make smaller rules. */
import fc from 'fast-check';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';
import { testRandom } from '../random-player.ts';
import { playByLaws } from './laws.ts';
import type { Pick } from './mixed-expressions.ts';
import { mixedRules } from './mixed-rules.ts';

export interface Tried {
	text: string;
	outcome: 'refused' | 'played' | 'over at once';
	/** Findings of rules that are refused. */
	lines: string[];
}

/** What rules are made of: choices, one after the other. */
export const choices = fc.array(fc.nat(0xffff), { maxLength: 1500, size: 'max' });

/** Takes one choice after the other; when there are none left, whatever is simplest. */
function choosing(tape: readonly number[]): Pick {
	let at = 0;
	return (n) => (tape[at++] ?? 0) % n;
}

export const rulesFrom = (tape: readonly number[]): string => mixedRules(choosing(tape));

/** Throws where a law is broken, or anything else goes wrong than rules that cannot go on. */
export function tryRules(tape: readonly number[], players: number): Tried {
	const text = rulesFrom(tape);
	const { program, lines } = linkYaml(text, players);
	const errors = lines.filter((line) => line.startsWith('error'));
	if (program === null) return { text, outcome: 'refused', lines: errors };
	const answers = playByLaws(program, testRandom(tape.length));
	return { text, outcome: answers > 0 ? 'played' : 'over at once', lines: [] };
}
