/** How long commands take from start to end, in bare starts of Node: of rules that have not changed since the last start. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median } from 'simple-statistics';
import { type Row, row } from './timing.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAIN = join(ROOT, 'src/cli/main.mjs');
const ROUNDS = 11;

/** What is written behind `thingsmith`, and how many bare starts it may take. */
const COMMANDS: [string, number | null][] = [
	['--help', 5],
	['explain west-end values.income-of', 12],
	['validate rulesets/kings-and-things/house-rules/boat.yaml', 12],
	['simulate west-end --games 1 --workers 1', null]
];

export function benchCommands(): Row[] {
	return COMMANDS.map(([command, most]) => {
		const words = command.split(' ');
		started([MAIN, ...words]);
		const ratios = Array.from({ length: ROUNDS }, () => {
			const bare = started(['-e', '0']);
			return started([MAIN, ...words]) / bare;
		});
		const goal = most === null ? null : { atMost: most };
		return row(`thingsmith ${command}, in bare starts of Node`, median(ratios), 'x', goal);
	});
}

/** Milliseconds from start to end. */
function started(words: readonly string[]): number {
	const before = performance.now();
	execFileSync(process.execPath, words, { cwd: ROOT, stdio: 'ignore' });
	return performance.now() - before;
}
