/** `counter`: whether a piece is too strong, in games with and without it, and in bouts against the others. */
import type { Command } from 'commander';
import { compareGames } from '#lib/lab/compare/comparison.ts';
import { comparisonText } from '#lib/lab/compare/comparison-text.ts';
import { judgePiece } from '#lib/lab/counter/judged-piece.ts';
import { judgedPieceText } from '#lib/lab/counter/judged-piece-text.ts';
import { withoutPiece } from '#lib/lab/counter/without-piece.ts';
import type { PlayoutSetup } from '#lib/lab/game.ts';
import { faultsOf, summarise } from '#lib/lab/summary.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { inEnglish } from '#lib/language/said.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { commandLine } from '#lib/lab/report/command-line.ts';
import {
	checkKeeping,
	isKept,
	keepOptions,
	type KeepOptions,
	keepRun
} from '../results/keeping.ts';
import {
	type OpenVariant,
	openVariant,
	VARIANT_ARGUMENT,
	type Wanted,
	WITH_RULES
} from '../sources/open-variant.ts';
import { failWith } from '../terminal/shown-findings.ts';
import { Failure, type Printable, wholeNumber, works } from '../terminal/terminal.ts';
import { isSound, playTrials, trialsFor, triedData, triedText } from './trial-bouts.ts';
import { hundredth, withCrew } from './crew-for.ts';
import { PAIRS, type Side } from './games-worker.ts';
import { headOf, pairedRun, partedText } from './pairs.ts';
import { BOTS_HINT, botsOf, checkSeats, type CourseOptions, courseOptions } from './simulate.ts';

interface CounterOptions extends CourseOptions, KeepOptions {
	bots: string;
	bouts: number;
}

export function counterCommand(command: Command): void {
	command
		.argument('<variant>', VARIANT_ARGUMENT)
		.argument('<piece>', 'id of a piece, of the game or of --with')
		.option('--with <file...>', WITH_RULES, [])
		.option('--players <n>', 'how many play (default: as many as can)', wholeNumber(1))
		.option('--bots <names>', BOTS_HINT, 'random')
		.option('--games <n>', 'how many games of each', wholeNumber(2), 200)
		.option(
			'--bouts <n>',
			'how many bouts against each opponent in each place of a trial (0: none)',
			wholeNumber(0),
			20
		);
	works<[string, string], CounterOptions>(keepOptions(courseOptions(command)), counter);
}

async function counter(
	[variant, piece]: [string, string],
	options: CounterOptions
): Promise<Printable> {
	const { seed, maxRounds, games, bouts } = options;
	const bots = botsOf(options.bots);
	await checkKeeping(options);
	const { whole, sides, kind, others } = sidesOf(variant, piece, options);
	const trials = bouts === 0 ? null : trialsFor(whole, piece, seed);
	const [without, with_] = sides;
	const { players } = with_.program;
	checkSeats(bots, players);
	const setup: PlayoutSetup = { seed, bots, maxRounds, record: true };
	const worked = await withCrew(PAIRS, options, { what: 'pairs of games', games }, (crew) =>
		crew.play([{ a: without, b: with_, setup, from: 0, to: games }])
	);
	const { stopped } = worked;
	const seconds = hundredth(worked.seconds);
	const pairs = worked.result.flat();
	const [a, b] = [pairs.map((pair) => pair.a), pairs.map((pair) => pair.b)];
	const [first, second] = [summarise(without.program, a), summarise(with_.program, b)];
	const comparison = compareGames(pairs);
	const bot = bots[0]!;
	const tried = trials === null || stopped ? null : await playTrials(trials, { ...options, bot });
	const judged = judgePiece(b, players, { piece, kind, others });
	const data = {
		variant,
		with: options.with,
		judged,
		players,
		bots,
		seed,
		stopped,
		a: headOf(first),
		b: headOf(second),
		...comparison,
		seconds,
		trials: tried && triedData(tried)
	};
	const asked = { piece, kind, others, trials: tried?.counts ?? [] };
	const command = commandLine(['counter', variant, piece], {
		players,
		bots: bots.join(','),
		games: pairs.length,
		seed,
		bouts,
		'max-rounds': maxRounds,
		with: options.with
	});
	const kept = isKept(options)
		? await keepRun(
				pairedRun(sides, pairs, { command, bots, seed, maxRounds, counter: asked }),
				options
			)
		: [];
	const name = [variant, ...options.with].join(' + ');
	const text = [
		`A ${name}, without ${piece}`,
		`B ${name}`,
		`${pairs.length} pairs of games, ${players} players, ${bots.join(', ')}, seed ${seed}, in ${seconds} s${stopped ? '; stopped before the end' : ''}`,
		'',
		...comparisonText(comparison),
		'',
		...judgedPieceText(judged),
		'',
		partedText(comparison),
		`faults   A ${faultsOf(first)}, B ${faultsOf(second)}`,
		`trace    A ${first.traceHash}, B ${second.traceHash}`,
		...(tried === null ? [] : ['', ...triedText(tried, piece)]),
		...kept
	];
	const sound = tried === null || isSound(tried);
	return { ok: sound && faultsOf(first) + faultsOf(second) === 0, text: text.join('\n'), data };
}

/** Without the piece, and with it: as many play as can in both. */
function sidesOf(
	variant: string,
	piece: string,
	options: CounterOptions
): { whole: OpenVariant; sides: [Side, Side]; kind: string; others: string[] } {
	const wanted: Wanted = { variant, with: options.with };
	const whole = openVariant(wanted);
	if (whole.composition.diagnostics.some(isError))
		failWith(whole.library.opened(whole.composition.diagnostics));
	const found = withoutPiece(whole.composition, piece);
	if (!found.ok) throw new Failure(inEnglish(found.said), 2);
	const layers = [{ path: `without ${piece}`, text: found.layer }];
	const less = openVariant({ ...wanted, layers });
	if (less.composition.diagnostics.some(isError))
		failWith(less.library.opened(less.composition.diagnostics));
	const ranges = [less, whole].map(({ composition }) => playersOf(composition));
	const least = Math.max(...ranges.map(({ min }) => min));
	const most = Math.min(...ranges.map(({ max }) => max));
	const players = options.players ?? most;
	if (players < least || players > most)
		throw new Failure(`${variant} is for ${least} to ${most} players, not for ${players}`, 2);
	const [b, a] = [whole, less].map(({ composition, library }): Side => {
		const { program, diagnostics } = link(composition, players);
		if (program === null) failWith(library.opened(diagnostics));
		return { program, recording: null };
	});
	return { whole, sides: [a!, b!], kind: found.kind, others: found.others };
}
