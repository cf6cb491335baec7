/**
 * `npm run fuzz:rules -- --rules 2000 --seed 1`: small games in which everything that rules can say is mixed at random, each
 * played by the laws (`tests/fuzz/mix/laws.ts`). Ends with the first one that breaks a law, made as small as it goes: its
 * rules, and what to call to see it again. Refused rules count for nothing, so there are always as many games.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { choices, rulesFrom, tryRules } from '../tests/fuzz/mix/try-rules.ts';

const { values } = parseArgs({
	options: {
		rules: { type: 'string', default: '2000' },
		seed: { type: 'string', default: '1' },
		path: { type: 'string' }
	}
});
const [rules, seed] = (['rules', 'seed'] as const).map((name) => {
	const number = Number(values[name]);
	if (Number.isSafeInteger(number) && number > 0) return number;
	console.error(`--${name} is a whole number above 0, not "${values[name]}"`);
	process.exit(2);
}) as [number, number];

const came = { refused: 0, played: 0, 'over at once': 0 };
/** While a broken one is made smaller, what is tried is not counted. */
let broken = false;

function show(): void {
	const { played, refused } = came;
	const line = `${played} of ${rules} games played, ${refused} refused`;
	if (process.stderr.isTTY) process.stderr.write(`\r${line}`);
	else if (played % 100 === 0) process.stderr.write(`${line}\n`);
}

const property = fc.property(choices, fc.integer({ min: 2, max: 3 }), (tape, players) => {
	if (!broken && came.played >= rules) return;
	try {
		const { outcome } = tryRules(tape, players);
		if (broken) return;
		came[outcome]++;
		if (outcome === 'played') show();
	} catch (error) {
		broken = true;
		throw error;
	}
});
const result = fc.check(property, {
	numRuns: rules * 2,
	seed,
	...(values.path === undefined ? {} : { path: values.path })
});

if (result.failed && result.counterexample) {
	const [tape, players] = result.counterexample;
	const { errorInstance: error, counterexamplePath: path } = result;
	console.log(`\nwith ${players} players, after ${result.numShrinks} steps of making it smaller:`);
	console.log(rulesFrom(tape));
	console.log(error instanceof Error ? error.stack : error);
	console.log(`again: npm run fuzz:rules -- --seed ${result.seed} --path ${path ?? ''}`);
	process.exit(1);
}
console.log(
	`\n${came.played} games played, ${came.refused} refused, ${came['over at once']} over at once`
);
process.exit(came.played < rules ? 1 : 0);
