/** `perft`: how many sequences of moves the rules allow. */
import type { Command } from 'commander';
import { isError } from '#lib/language/diagnostic.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { decisionPoint, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { optionViews } from '#lib/engine/seat/option-view.ts';
import { perft, perftDivided } from '#lib/lab/perft.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { begin } from '#lib/scenario/run-scenario.ts';
import { failWith } from '../terminal/shown-findings.ts';
import { loadProgram } from '../sources/load.ts';
import { VARIANT_ARGUMENT, WITH_RULES } from '../sources/open-variant.ts';
import { nodeCode } from '../threads/node-code.ts';
import { readText } from '../sources/disk.ts';
import { Failure, type Printable, wholeNumber, works } from '../terminal/terminal.ts';

interface PerftOptions {
	with: string[];
	depth: number;
	players?: number;
	position?: string;
	divide?: boolean;
	seed: string;
}

export function perftCommand(command: Command): void {
	command
		.argument('<variant>', VARIANT_ARGUMENT)
		.requiredOption('--depth <n>', 'up to how many moves', wholeNumber(1))
		.option('--position <file>', 'a scenario: what is `given` there, and how it starts')
		.option('--divide', 'the number behind each first answer, too')
		.option('--players <n>', 'how many play (default: as many as can)', wholeNumber(1))
		.option('--seed <text>', 'where chance begins', '1')
		.option('--with <file...>', WITH_RULES, []);
	works<[string], PerftOptions>(command, count);
}

function count([variant]: [string], options: PerftOptions): Printable {
	const m = positionOf(variant, options);
	const counts: number[] = [];
	const lines: string[] = [];
	for (let depth = 1; depth <= options.depth; depth++) {
		const found = perft(m, depth);
		counts.push(found);
		lines.push(`${depth}  ${found}`);
	}
	if (options.divide !== true) return { ok: true, text: lines.join('\n'), data: { counts } };
	const divided = perftDivided(m, options.depth).map(({ picks, count: behind }) => ({
		answer: answerName(m, picks),
		count: behind
	}));
	const parts = divided.map(({ answer, count: behind }) => `${answer}  ${behind}`);
	return { ok: true, text: [...lines, '', ...parts].join('\n'), data: { counts, divided } };
}

function answerName(m: Machine, picks: readonly number[]): string {
	const point = decisionPoint(m);
	const seat = firstAsked(m);
	const legal = legalAnswers(m, seat);
	if (point === null || legal.kind === 'amount') return picks.join(' ');
	const views = optionViews(m, 'observer', point, legal);
	return picks.map((pick) => views[pick]?.key ?? String(pick)).join(' ');
}

/** A machine at the beginning of a game, or at what a scenario is given. */
export function positionOf(
	variant: string,
	options: Pick<PerftOptions, 'with' | 'players' | 'position' | 'seed'>
): Machine {
	const { position, seed } = options;
	if (position === undefined) {
		const m = new Machine(nodeCode(loadProgram({ ...options, variant }).program));
		m.start(seed);
		if (isOver(m)) throw new Failure('the game is over before anybody was asked');
		return m;
	}
	const [scenario] = readScenarios(position, readText(position));
	if (scenario === undefined) throw new Failure(`${position} holds no scenario`, 2);
	if (scenario.findings.some(isError)) failWith(scenario.findings);
	const players = scenario.players ?? options.players;
	const wanted = { ...options, variant, options: scenario.options, players };
	const { program, symbols } = loadProgram(wanted);
	return begin({ program, symbols: symbols(), machine: new Machine(nodeCode(program)) }, scenario);
}
