/** `simulate`: many games of bots, with numbers. */
import type { Command } from 'commander';
import { isError } from '#lib/language/diagnostic.ts';
import { type BotName, BOTS, isBotName } from '#lib/bots/bots.ts';
import type { GameRecord, PlayoutSetup } from '#lib/lab/game.ts';
import { refusal } from '#lib/lab/matrix/refusal.ts';
import { outlineOf } from '#lib/lab/report/outline.ts';
import { keptGame, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import { faultsOf, type Summary, SummaryTally } from '#lib/lab/summary.ts';
import { type UsageReport, usageReport } from '#lib/lab/usage-report.ts';
import { ordersData, ordersText } from '#lib/orders/told-orders.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { listOptions, otherValues } from '#lib/ruleset/report/option-list.ts';
import { optionValues } from '#lib/ruleset/program/program-facts.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Composition } from '#lib/ruleset/workspace/workspace.ts';
import { failWith } from '../terminal/shown-findings.ts';
import { GAMES } from './games-worker.ts';
import { loadProgram } from '../sources/load.ts';
import {
	CHOICES_HINT,
	choicesOf,
	openVariant,
	VARIANT_ARGUMENT,
	type Wanted,
	WITH_RULES
} from '../sources/open-variant.ts';
import { crewOptions, type CrewOptions, hundredth, withCrew } from './crew-for.ts';
import { prepareRecording } from './record-games.ts';
import { ORDERS_HINT, readOrders } from '../sources/orders-files.ts';
import { Failure, type Printable, wholeNumber, works } from '../terminal/terminal.ts';
import { commandLine } from '#lib/lab/report/command-line.ts';
import {
	checkKeeping,
	isKept,
	keepOptions,
	type KeepOptions,
	keepRun
} from '../results/keeping.ts';

/** What every command wants to know that has games played. */
export interface CourseOptions extends CrewOptions {
	with: string[];
	players?: number;
	games: number;
	seed: string;
	maxRounds: number;
}

interface SimulateOptions extends CourseOptions, KeepOptions {
	option: string[];
	bots?: string;
	record?: string;
	usage?: boolean;
	eachOption?: boolean;
	orders?: string;
}

export const BOTS_HINT = `${BOTS.join(' or ')}, one for each seat, separated by commas; seats rotate (default: random)`;

export function simulateCommand(command: Command): void {
	command
		.argument('<variant>', VARIANT_ARGUMENT)
		.option('--with <file...>', WITH_RULES, [])
		.option('--players <n>', 'how many play (default: as many as can)', wholeNumber(1))
		.option('--option <choice...>', CHOICES_HINT, [])
		.option('--bots <names>', BOTS_HINT)
		.option('--orders <seats>', ORDERS_HINT)
		.option('--games <n>', 'how many games', wholeNumber(1), 100);
	courseOptions(command)
		.option('--record <folder>', 'write every game to a file of its own as it ends')
		.option(
			'--usage',
			'count which actions, events, effects and options the games made use of (slower)'
		)
		.option('--each-option', 'go round the values of all options, and count the use');
	works<[string], SimulateOptions>(keepOptions(command), simulate);
}

/** How a series of games runs, whatever is played in them. */
export function courseOptions(command: Command): Command {
	return crewOptions(command)
		.option('--seed <text>', 'where chance begins', '1')
		.option('--max-rounds <n>', 'stop a game after so many rounds (0: never)', wholeNumber(0), 0);
}

async function simulate([variant]: [string], options: SimulateOptions): Promise<Printable> {
	const bots = botsOf(options.bots ?? (options.orders === undefined ? 'random' : 'absent'));
	const wanted = { ...options, variant, options: choicesOf(options.option) };
	const { program, composition, symbols } = loadProgram(wanted);
	checkSeats(bots, program.players);
	const watched = options.usage === true || options.eachOption === true;
	const { orders, findings } =
		options.orders === undefined
			? { orders: [], findings: [] }
			: readOrders(options.orders, { program, symbols: symbols() });
	if (findings.some(isError)) failWith(findings);
	if (orders.length > 0 && options.eachOption === true) {
		throw new Failure('orders are for one set of options: leave out --each-option', 2);
	}
	if (isKept(options) && options.eachOption === true) {
		throw new Failure('what is kept was played by the same rules: leave out --each-option', 2);
	}
	await checkKeeping(options);
	const setup: PlayoutSetup = {
		orders,
		seed: options.seed,
		bots,
		maxRounds: options.maxRounds,
		record: options.record !== undefined,
		tell: isKept(options)
	};
	const recording =
		options.record === undefined ? null : prepareRecording(options.record, wanted, composition);
	const { lots, excluded } =
		options.eachOption === true
			? everyOption(wanted, program, composition)
			: { lots: [program], excluded: [] };
	const portions = lots.map((lot, i) => ({
		program: lot,
		setup,
		watched,
		recording,
		from: Math.floor((i * options.games) / lots.length),
		to: Math.floor(((i + 1) * options.games) / lots.length)
	}));
	const all = { what: 'games', games: options.games };
	const tally = new SummaryTally(program);
	// Only what is asked about single games needs them all.
	const held: GameRecord[][] = lots.map(() => []);
	const hold = watched || isKept(options) || orders.length > 0;
	const { seconds, stopped } = await withCrew(GAMES, options, all, (crew) =>
		crew.each(portions, (records, lot) => {
			for (const record of records) tally.add(record);
			if (hold) held[lot]!.push(...records);
		})
	);
	const summary = tally.summary();
	const usage = watched
		? usageReport(lots.map((lot, i) => ({ program: lot, records: held[i]! })))
		: null;
	const tallies = held.flat().map((record) => record.orders);
	const perSecond = (count: number): number => Math.round((count / seconds) * 10) / 10;
	const data = {
		...summary,
		seed: options.seed,
		bots,
		stopped,
		gamesPerSecond: perSecond(summary.games),
		decisionsPerSecond: Math.round(perSecond(summary.decisions)),
		optionsPerSecond: Math.round(perSecond(summary.options)),
		seconds: hundredth(seconds),
		...(usage === null ? {} : { usage, excluded }),
		...(orders.length === 0 ? {} : { orders: ordersData(orders, tallies) })
	};
	const ok = faultsOf(summary) === 0;
	const kept = isKept(options)
		? await keepRun(runOf(program, held.flat(), { ...options, ...wanted, bots }), options)
		: [];
	const text = [
		textOf(data),
		...(orders.length === 0 ? [] : ordersText(orders, tallies)),
		...(usage === null ? [] : usageText(usage)),
		...excluded.map(({ option, value, reason }) => `left out    ${option}: ${value}: ${reason}`),
		...kept
	];
	return { ok, text: text.join('\n'), data: { ...data, problems: printedProblems(summary) } };
}

function runOf(
	program: Program,
	records: readonly GameRecord[],
	options: Omit<SimulateOptions, 'bots'> & { variant: string; bots: BotName[] }
): Run {
	const { bots, seed, maxRounds, orders, usage } = options;
	const { variant, players } = program;
	return {
		format: RUN_FORMAT,
		kind: 'simulate',
		command: commandLine(['simulate', options.variant], {
			players,
			bots: bots.join(','),
			games: records.length,
			seed,
			'max-rounds': maxRounds,
			orders,
			usage,
			option: options.option,
			with: options.with
		}),
		bots,
		seed,
		maxRounds,
		swept: null,
		lots: [{ label: variant, value: null, rules: outlineOf(program) }],
		games: records.map((record) => keptGame(record, 0))
	};
}

/** A value of an option that does not go with the rest of the variant. */
interface Excluded {
	option: string;
	value: string | number;
	reason: string;
}

/** The variant as it is, and with every other value of each of its options. */
function everyOption(
	wanted: Wanted,
	program: Program,
	composition: Composition
): { lots: Program[]; excluded: Excluded[] } {
	const lots = [program];
	const excluded: Excluded[] = [];
	const now = optionValues(program);
	for (const option of listOptions(composition)) {
		for (const value of otherValues(option, now[option.id])) {
			const options = { ...wanted.options, [option.id]: value };
			const { composition: other, library } = openVariant({ ...wanted, options });
			const { program: made, diagnostics } = link(other, program.players);
			const findings = [...other.diagnostics, ...diagnostics];
			const refused = refusal(findings);
			if (refused?.outcome === 'excluded') {
				excluded.push({ option: option.id, value, reason: refused.reason });
			} else if (refused || made === null) failWith(library.opened(findings));
			else lots.push(made);
		}
	}
	return { lots, excluded };
}

export function botsOf(names: string): BotName[] {
	return names.split(',').map((part) => {
		const name = part.trim();
		if (isBotName(name)) return name;
		throw new Failure(`there is no bot "${name}"; there are ${BOTS.join(', ')}`, 2);
	});
}

export function checkSeats({ length }: readonly BotName[], players: number): void {
	if (length > players) throw new Failure(`${length} bots cannot take ${players} seats`, 2);
}

/** In English alone, as `--json` has them. */
export function printedProblems({ problems }: Summary) {
	return problems.map(({ said: _, ...problem }) => problem);
}

type Result = Summary & {
	gamesPerSecond: number;
	decisionsPerSecond: number;
	optionsPerSecond: number;
	seconds: number;
	stopped: boolean;
};

function textOf(result: Result): string {
	const { rounds } = result;
	const wins = (of: Record<string, number>): string =>
		Object.entries(of)
			.map(([who, n]) => `${who} ${n}`)
			.join(', ');
	const lines = [
		`${result.variant}, ${result.players} players: ${result.games} games in ${result.seconds} s${result.stopped ? ', stopped before the end' : ''}`,
		`finished     ${result.finished} (${wins(result.endings)}), unfinished ${result.unfinished}`,
		`rounds       mean ${rounds.mean}, half of the games up to ${rounds.p50}, 95 % up to ${rounds.p95}`,
		`wins         ${wins(result.wins)}`,
		`wins by bot  ${wins(result.winsByBot)}`,
		`decisions    ${result.decisions}, with ${result.options} options`,
		`speed        ${result.gamesPerSecond} games/s, ${result.decisionsPerSecond} decisions/s, ${result.optionsPerSecond} options/s`,
		`faults       ${result.illegal} illegal answers, ${result.deadEnds} dead ends, ${result.invariantViolations} violated invariants`,
		`trace        ${result.traceHash}`
	];
	for (const { game, answers, kind, message } of result.problems) {
		lines.push(`  game ${game}, after ${answers} answers: ${kind}: ${message}`);
	}
	return lines.join('\n');
}

/** In short; the counts are in the JSON. */
function usageText(usage: UsageReport): string[] {
	const { unused } = usage;
	const all = { ...usage, pieces: {} };
	return (Object.keys(unused) as (keyof typeof unused)[]).map((what) => {
		const number = Object.keys(all[what]).length;
		const never = unused[what].join(', ') || '-';
		return `${what.padEnd(12)} ${number === 0 ? '' : `${number} in the rules; `}never used: ${never}`;
	});
}
