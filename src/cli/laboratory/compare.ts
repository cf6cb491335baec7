/** `compare`: the same games under two rules, and what differs. */
import { join } from 'node:path';
import type { Command } from 'commander';
import { type Comparison, compareGames } from '#lib/lab/compare/comparison.ts';
import { LEVEL } from '#lib/lab/compare/estimate.ts';
import { comparisonText } from '#lib/lab/compare/comparison-text.ts';
import type { PlayedPair } from '#lib/lab/compare/play-pair.ts';
import type { BotName } from '#lib/bots/bots.ts';
import type { PlayoutSetup } from '#lib/lab/game.ts';
import type { Run } from '#lib/lab/report/run.ts';
import { equalLooks, lookPlan } from '#lib/lab/statistics/sequential.ts';
import { faultsOf, summarise } from '#lib/lab/summary.ts';
import { PAIRS, type Side } from './games-worker.ts';
import { loadProgram } from '../sources/load.ts';
import { CHOICES_HINT, choicesOf, VARIANT_ARGUMENT, type Wanted } from '../sources/open-variant.ts';
import { hundredth, withCrew } from './crew-for.ts';
import { prepareRecording } from './record-games.ts';
import { headOf, pairedRun, partedText } from './pairs.ts';
import { BOTS_HINT, botsOf, checkSeats, type CourseOptions, courseOptions } from './simulate.ts';
import { givenAt } from '../sources/given-path.ts';
import { Failure, type Printable, wholeNumber, works } from '../terminal/terminal.ts';
import { commandLine } from '#lib/lab/report/command-line.ts';
import {
	checkKeeping,
	isKept,
	keepOptions,
	type KeepOptions,
	keepRun
} from '../results/keeping.ts';

/** How often `--until-sure` looks. */
const LOOKS = 5;
/** Where `--record` writes the games of either side. */
const FOLDERS = ['a', 'b'];

interface CompareOptions extends CourseOptions, KeepOptions {
	bots: string;
	option: string[];
	untilSure?: string;
	record?: string;
}

export function compareCommand(command: Command): void {
	command
		.argument('<a>', VARIANT_ARGUMENT)
		.argument('[b]', 'another one; left out, the first with what --with and --option change')
		.option(
			'--with <file...>',
			'layers that are added to the second one, from anywhere, and folders of games for both',
			[]
		)
		.option('--option <choice...>', `for the second one: ${CHOICES_HINT}`, [])
		.option('--players <n>', 'how many play (default: as many as can in both)', wholeNumber(1))
		.option('--bots <names>', BOTS_HINT, 'random')
		.option('--games <n>', 'how many games of each', wholeNumber(2), 200);
	courseOptions(command)
		.option(
			'--until-sure <measure>',
			`stop as soon as it is clear that this measure differs (rounds, "wins p1", ...); looks ${LOOKS} times at most`
		)
		.option('--record <folder>', 'write every game to a file, in the folders a and b');
	works<[string, string | undefined], CompareOptions>(keepOptions(command), compare);
}

async function compare(
	[a, second]: [string, string | undefined],
	options: CompareOptions
): Promise<Printable> {
	if (second === undefined && options.with.length + options.option.length === 0) {
		throw new Failure(
			'with what is it to be compared? Name another variant, add rules with --with, or choose another --option',
			2
		);
	}
	const b = second ?? a;
	await checkKeeping(options);
	const bots = botsOf(options.bots);
	const [first, other] = sidesOf(a, b, options);
	const { players } = first.program;
	checkSeats(bots, players);
	const { seed, maxRounds, untilSure } = options;
	const setup: PlayoutSetup = { seed, bots, maxRounds, record: true };
	const { games } = options;
	const worked = await withCrew(PAIRS, options, { what: 'pairs of games', games }, (crew) =>
		playLooks(untilSure, games, crew, (from, to) =>
			crew.play([{ a: first, b: other, setup, from, to }])
		)
	);
	const { pairs, comparison, looked } = worked.result;
	const { stopped } = worked;
	const seconds = hundredth(worked.seconds);
	const summary = summarise(
		first.program,
		pairs.map((pair) => pair.a)
	);
	const two = summarise(
		other.program,
		pairs.map((pair) => pair.b)
	);
	const data = {
		a: { variant: a, ...headOf(summary) },
		b: { variant: b, with: options.with, options: choicesOf(options.option), ...headOf(two) },
		players,
		bots,
		seed,
		...looked,
		stopped,
		...comparison,
		seconds
	};
	const kept = isKept(options)
		? await keepRun(
				runOf([first, other], pairs, { options, bots, a, b: second, level: looked.level }),
				options
			)
		: [];
	const text = [
		`A ${a}`,
		`B ${[b, ...options.with, ...options.option].join(' + ')}`,
		`${pairs.length} pairs of games, ${players} players, ${bots.join(', ')}, seed ${seed}, in ${seconds} s${stopped ? '; stopped before the end' : lookedText(looked)}`,
		'',
		...comparisonText(comparison),
		'',
		...partingText(comparison, options.record, [summary.variant, two.variant]),
		`faults   A ${faultsOf(summary)}, B ${faultsOf(two)}`,
		`trace    A ${summary.traceHash}, B ${two.traceHash}`,
		...kept
	];
	return { ok: faultsOf(summary) + faultsOf(two) === 0, text: text.join('\n'), data };
}

interface Compared {
	options: CompareOptions;
	bots: BotName[];
	a: string;
	b: string | undefined;
	level: number;
}

function runOf(
	sides: readonly Side[],
	pairs: readonly PlayedPair[],
	{ options, bots, a, b, level }: Compared
): Run {
	const { seed, maxRounds, untilSure, games } = options;
	const played = untilSure === undefined ? pairs.length : games;
	const command = commandLine(['compare', a, ...(b === undefined ? [] : [b])], {
		players: sides[0]!.program.players,
		bots: bots.join(','),
		games: played,
		seed,
		'max-rounds': maxRounds,
		'until-sure': untilSure,
		with: options.with,
		option: options.option
	});
	return pairedRun(sides, pairs, { command, bots, seed, maxRounds, level });
}

/** As `diff` reads it: games are for both, layers for the second. */
function sidesOf(a: string, b: string, options: CompareOptions): [Side, Side] {
	const games = options.with.filter((path) => givenAt(path).games.length > 0);
	const wanted: Wanted[] = [
		{ variant: a, with: games },
		{ variant: b, with: options.with, options: choicesOf(options.option) }
	];
	const most = wanted.map((choice) => loadProgram({ ...choice, players: options.players }));
	const [game, other] = most.map(({ composition }) => composition.game);
	if (game !== other) throw new Failure(`${a} is for ${game}, ${b} for ${other}`, 2);
	const players = Math.min(...most.map(({ program }) => program.players));
	const [first, second] = wanted.map((choice, i) => {
		const { program, composition } = loadProgram({ ...choice, players });
		const folder = options.record && join(options.record, FOLDERS[i]!);
		return { program, recording: folder ? prepareRecording(folder, choice, composition) : null };
	});
	return [first!, second!];
}

/** How far it was played: to which of the looks that were planned, and at which level that one claims. */
interface Looked {
	look: number;
	looks: number;
	level: number;
	/** Whether the measure that was waited for differs; null: none was. */
	sure: boolean | null;
}

/** Plays to the end, or until a measure differs by a plan that allows to look on the way. */
async function playLooks(
	measure: string | undefined,
	games: number,
	crew: { stopped: boolean },
	play: (from: number, to: number) => Promise<PlayedPair[][]>
): Promise<{ pairs: PlayedPair[]; comparison: Comparison; looked: Looked }> {
	const counts = measure === undefined ? [games] : equalLooks(games, LOOKS);
	const pairs: PlayedPair[] = [];
	for (let look = 1; ; look++) {
		pairs.push(...(await play(pairs.length, counts[look - 1]!)).flat());
		const seen = [...new Set([...counts.slice(0, look - 1), pairs.length])];
		const level = measure === undefined ? LEVEL : levelAt(seen, games);
		const comparison = compareGames(pairs, level);
		const ids = comparison.measures.map((compared) => compared.measure);
		if (measure !== undefined && ids.length > 0 && !ids.includes(measure)) {
			throw new Failure(`there is no measure "${measure}"; there are ${ids.join(', ')}`, 2);
		}
		const sure = comparison.measures.some(
			(compared) => compared.measure === measure && compared.differs
		);
		if (!sure && look < counts.length && !crew.stopped) continue;
		const looked = { look, looks: counts.length, level, sure: measure ? sure : null };
		return { pairs, comparison, looked };
	}
}

/** The level of the last of these looks, wherever it came. */
function levelAt(seen: readonly number[], games: number): number {
	const shares = seen.filter((count) => count > 0).map((count) => count / games);
	return lookPlan(shares, LEVEL).at(-1)?.level ?? LEVEL;
}

function lookedText({ look, looks, sure }: Looked): string {
	if (sure === null) return '';
	return sure ? `; sure at look ${look} of ${looks}` : `; not sure after ${looks} looks`;
}

/** Where the first pair parts, and how to see it. */
function partingText(
	comparison: Comparison,
	record: string | undefined,
	variants: string[]
): string[] {
	const parted = partedText(comparison);
	if (comparison.parting === null) return [parted];
	const { game } = comparison.parting;
	const files = variants.map((id, i) =>
		join(record ?? 'FOLDER', FOLDERS[i]!, `${id}-${game}.json`)
	);
	const how = record === undefined ? `with --games ${Math.max(2, game + 1)} --record FOLDER: ` : '';
	return [parted, `         ${how}${files.map((file) => `thingsmith replay ${file}`).join(', ')}`];
}
