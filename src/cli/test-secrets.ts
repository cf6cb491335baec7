/** `test --secrets`: whether rules tell somebody what they hide, by games in two worlds that a seat cannot tell apart. */
import { setImmediate as breathe } from 'node:timers/promises';
import { hidesNothing } from '#lib/lab/secrets/other-world.ts';
import { type Leak, leakInWords, watchGames } from '#lib/lab/secrets/watched-game.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { type Loaded, loadProgram } from './sources/load.ts';
import { Failure } from './terminal/failure.ts';
import { type Printable, withProgress } from './terminal/terminal.ts';
import { nodeCode } from './threads/node-code.ts';

const GAMES = 6;
const PLAN = { games: 1, answers: 300, every: 10, follow: 8, questions: 10, enough: 10 };
/** Of each place where something is told: more would say the same of it. */
const EXAMPLES = 2;

interface Told {
	variant: string;
	players: number;
	/** Positions with another one that some seat could not tell apart from it; none where nothing is hidden. */
	worlds: number;
	leaks: Leak[];
	/** Questions that were put to somebody in one of the worlds only. */
	asked: Record<string, number>;
}

/** With as few and as many players as play it. */
export async function testSecrets(
	variants: readonly string[],
	layers: readonly string[]
): Promise<Printable> {
	if (variants.length === 0)
		throw new Failure('--secrets needs a variant, as in: test VARIANT --secrets', 2);
	const told: Told[] = [];
	for (const variant of variants) {
		const most = loadProgram({ variant, with: layers });
		const { min, max } = playersOf(most.composition);
		if (min < max)
			told.push(await watched(variant, loadProgram({ variant, players: min, with: layers })));
		told.push(await watched(variant, most));
	}
	const ok = told.every(({ leaks }) => leaks.length === 0);
	return { ok, text: told.flatMap(inWords).join('\n'), data: told };
}

async function watched(variant: string, { program }: Loaded): Promise<Told> {
	const { players } = program;
	const told: Told = { variant, players, worlds: 0, leaks: [], asked: {} };
	if (hidesNothing(program)) return told;
	const code = nodeCode(program);
	return withProgress(`${variant}, ${players} players`, GAMES, async (bar) => {
		for (let seed = 0; seed < GAMES; seed++) {
			const { worlds, leaks, asked } = watchGames(code, { ...PLAN, seed });
			told.worlds += worlds;
			told.leaks.push(...leaks);
			for (const [path, times] of asked) told.asked[path] = (told.asked[path] ?? 0) + times;
			bar.advance();
			await breathe();
		}
		return told;
	});
}

function inWords({ variant, players, worlds, leaks, asked }: Told): string[] {
	const name = `${variant}, ${players} players`;
	if (worlds === 0) return [`${name}: nothing is hidden that could be otherwise`];
	const places = Map.groupBy(leaks, ({ path }) => path);
	const examples = [...places.values()].flatMap((those) => those.slice(0, EXAMPLES));
	const found =
		leaks.length === 0
			? `in ${worlds} positions nobody is told what they cannot know`
			: `${places.size} ${places.size === 1 ? 'place tells' : 'places tell'} somebody what they cannot know (real / in a game that looks the same to them)`;
	const questions = Object.keys(asked);
	return [
		`${name}: ${found}`,
		...examples.map((leak) => `    ${leakInWords(leak)}`),
		...(questions.length > 0
			? [`    who is asked tells that somebody has something to answer: ${questions.join(', ')}`]
			: [])
	];
}
