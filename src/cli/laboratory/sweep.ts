/** `sweep`: the same games at several values of one number or option. */
import type { Command } from 'commander';
import type { BotName } from '#lib/bots/bots.ts';
import type { GameRecord, PlayoutSetup } from '#lib/lab/game.ts';
import { refusal } from '#lib/lab/matrix/refusal.ts';
import { outlineOf } from '#lib/lab/report/outline.ts';
import { keptGame, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import { faultsOf, summarise } from '#lib/lab/summary.ts';
import { sweepText, sweptDifferencesText } from '#lib/lab/sweep/sweep-text.ts';
import { type SweptValue, sweepOf } from '#lib/lab/sweep/swept.ts';
import { sweptPoints } from '#lib/lab/sweep/swept-points.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { inEnglish } from '#lib/language/said.ts';
import { link } from '#lib/ruleset/link/index.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { OpenVariant } from '../sources/open-variant.ts';
import { openVariant, VARIANT_ARGUMENT, type Wanted, WITH_RULES } from '../sources/open-variant.ts';
import { commandLine } from '#lib/lab/report/command-line.ts';
import {
	checkKeeping,
	isKept,
	keepOptions,
	type KeepOptions,
	keepRun
} from '../results/keeping.ts';
import { failWith } from '../terminal/shown-findings.ts';
import { Failure, type Printable, wholeNumber, works } from '../terminal/terminal.ts';
import { hundredth, withCrew } from './crew-for.ts';
import { GAMES } from './games-worker.ts';
import {
	BOTS_HINT,
	botsOf,
	checkSeats,
	type CourseOptions,
	courseOptions,
	printedProblems
} from './simulate.ts';

interface SweepOptions extends CourseOptions, KeepOptions {
	vary: string;
	over?: string;
	bots: string;
}

export function sweepCommand(command: Command): void {
	command
		.argument('<variant>', VARIANT_ARGUMENT)
		.requiredOption(
			'--vary <what>',
			'an option, or the address of a number in the rules (values.hand-limit.is, pieces.owl.count)'
		)
		.option('--over <values>', '3..8, 3..9/2 or 3,5,8 (default: all values of an option)')
		.option('--with <file...>', WITH_RULES, [])
		.option('--players <n>', 'how many play (default: as many as can)', wholeNumber(1))
		.option('--bots <names>', BOTS_HINT, 'random')
		.option('--games <n>', 'how many games of each value', wholeNumber(2), 100);
	works<[string], SweepOptions>(keepOptions(courseOptions(command)), sweep);
}

async function sweep([variant]: [string], options: SweepOptions): Promise<Printable> {
	const { seed, maxRounds, games } = options;
	const bots = botsOf(options.bots);
	await checkKeeping(options);
	const { what, values } = sweptIn({ variant, with: options.with }, options);
	const { played: sides, excluded } = sidesOf({ variant, with: options.with }, values, options);
	const players = sides[0]!.program.players;
	checkSeats(bots, players);
	const setup: PlayoutSetup = { seed, bots, maxRounds, record: false, tell: true };
	const portions = sides.map(({ program }) => ({
		program,
		setup,
		watched: false,
		recording: null,
		from: 0,
		to: games
	}));
	const all = { what: 'games', games: games * sides.length };
	const worked = await withCrew(GAMES, options, all, (crew) => crew.play(portions));
	const { result: played, stopped } = worked;
	const seconds = hundredth(worked.seconds);
	const run = runOf(sides, played, { options, variant, what, bots });
	const points = sweptPoints(run);
	const told = sides.map(({ value, program }, i) => {
		const summary = summarise(program, played[i]!);
		const { finished, unfinished, programHash, traceHash } = summary;
		const point = points.find(({ label }) => label === String(value));
		const { measured = [], differences = [] } = point ?? {};
		return {
			value,
			games: summary.games,
			finished,
			unfinished,
			faults: faultsOf(summary),
			programHash,
			traceHash,
			problems: printedProblems(summary),
			measures: measured.map(({ id, kind, estimate }) => ({ measure: id, kind, ...estimate })),
			/** Less the first value. */
			differences
		};
	});
	const faults = told.reduce((sum, point) => sum + point.faults, 0);
	const kept = isKept(options) ? await keepRun(run, options) : [];
	const text = [
		`${variant}, ${players} players: ${games} games at each of ${sides.length} values, ${bots.join(', ')}, seed ${seed}, in ${seconds} s${stopped ? '; stopped before the end' : ''}`,
		'',
		...sweepText(what, points),
		'',
		...sweptDifferencesText(what, points),
		'',
		`faults       ${faults}`,
		...told.flatMap(({ value, problems }) =>
			problems
				.slice(0, 1)
				.map(
					({ game, answers, kind, message }) =>
						`  ${value}: game ${game}, after ${answers} answers: ${kind}: ${message}`
				)
		),
		...told.map(({ value, traceHash }) => `trace        ${value}: ${traceHash}`),
		...excluded.map(({ value, reason }) => `left out     ${value}: ${reason}`),
		...kept
	];
	const data = {
		variant,
		swept: what,
		players,
		bots,
		seed,
		values: told,
		excluded,
		stopped,
		seconds
	};
	return { ok: faults === 0, text: text.join('\n'), data };
}

function sweptIn(wanted: Wanted, { vary, over }: SweepOptions) {
	const { composition, library } = openVariant(wanted);
	if (composition.diagnostics.some(isError)) failWith(library.opened(composition.diagnostics));
	const swept = sweepOf(composition, vary, over ?? null);
	if (!swept.ok) throw new Failure(inEnglish(swept.said), 2);
	return swept;
}

interface Side {
	value: string | number;
	program: Program;
}

/** A value that does not go with the rest of the variant. */
interface Excluded {
	value: string | number;
	reason: string;
}

/** As many play as can at every value. */
function sidesOf(
	wanted: Wanted,
	values: readonly SweptValue[],
	{ vary, players: asked }: SweepOptions
): { played: Side[]; excluded: Excluded[] } {
	const opened: (OpenVariant & { value: string | number })[] = [];
	const excluded: Excluded[] = [];
	for (const { value, options, layer } of values) {
		const layers = layer === null ? [] : [{ path: `${vary}: ${value}`, text: layer }];
		const found = openVariant({ ...wanted, options, layers });
		const refused = refusal(found.composition.diagnostics);
		if (refused?.outcome === 'excluded') excluded.push({ value, reason: refused.reason });
		else if (refused) failWith(found.library.opened(found.composition.diagnostics));
		else opened.push({ ...found, value });
	}
	if (opened.length === 0) throw noneLeft(vary, excluded);
	const ranges = opened.map(({ composition }) => playersOf(composition));
	const [least, most] = [
		Math.max(...ranges.map(({ min }) => min)),
		Math.min(...ranges.map(({ max }) => max))
	];
	const players = asked ?? most;
	if (least > most) throw new Failure('no number of players goes with all of these values', 1);
	if (players < least || players > most) {
		throw new Failure(`all values are for ${least} to ${most} players, not for ${players}`, 2);
	}
	const played = opened.flatMap(({ value, composition, library }): Side[] => {
		const { program, diagnostics } = link(composition, players);
		const refused = refusal(diagnostics);
		if (refused?.outcome === 'excluded') excluded.push({ value, reason: refused.reason });
		else if (refused || program === null) failWith(library.opened(diagnostics));
		else return [{ value, program }];
		return [];
	});
	if (played.length === 0) throw noneLeft(vary, excluded);
	return { played, excluded };
}

function noneLeft(vary: string, excluded: readonly Excluded[]): Failure {
	const reasons = excluded.map(({ value, reason }) => `${value}: ${reason}`);
	return new Failure([`no value of ${vary} goes with the variant`, ...reasons].join('\n'), 1);
}

interface Swept {
	options: SweepOptions;
	variant: string;
	what: string;
	bots: BotName[];
}

function runOf(
	sides: readonly Side[],
	played: readonly GameRecord[][],
	{ options, variant, what, bots }: Swept
): Run {
	const { vary, over, games, seed, maxRounds } = options;
	return {
		format: RUN_FORMAT,
		kind: 'sweep',
		command: commandLine(['sweep', variant], {
			vary,
			over,
			players: sides[0]!.program.players,
			bots: bots.join(','),
			games,
			seed,
			'max-rounds': maxRounds,
			with: options.with
		}),
		bots,
		seed,
		maxRounds,
		swept: what,
		lots: sides.map(({ value, program }) => ({
			label: String(value),
			value: typeof value === 'number' ? value : null,
			rules: outlineOf(program)
		})),
		games: played.flatMap((records, lot) => records.map((record) => keptGame(record, lot)))
	};
}
