/** `tune`: what bots want, weighed anew by games between those who want more of it and those who want less. */
import { basename, extname } from 'node:path';
import type { Command } from 'commander';
import { type BotName, isWishing } from '#lib/bots/bots.ts';
import { fit, type Fitted } from '#lib/lab/tune/fit.ts';
import type { DuelPair } from '#lib/lab/tune/Duel.ts';
import { matchOf, matchText, metIn, triesText, weightsText } from '#lib/lab/tune/match.ts';
import {
	changesTo,
	largestAmong,
	layerText,
	notOnlyWished,
	rulesUse,
	type Weight,
	weightsOf
} from '#lib/lab/tune/weights.ts';
import { inEnglish } from '#lib/language/said.ts';
import { SmallCache } from '#lib/language/tools/small-cache.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { commandLine } from '#lib/lab/report/command-line.ts';
import { checkWritable } from '../results/keeping.ts';
import { written } from '../sources/disk.ts';
import { type Loaded, loadProgram } from '../sources/load.ts';
import { VARIANT_ARGUMENT, type Wanted, WITH_RULES } from '../sources/open-variant.ts';
import { Failure, type Printable, wholeNumber, works } from '../terminal/terminal.ts';
import { hundredth, type Playing, withCrew, type Worked } from './crew-for.ts';
import { type DuelPortion, DUELS } from './games-worker.ts';
import { BOTS_HINT, botsOf, checkSeats, type CourseOptions, courseOptions } from './simulate.ts';

interface TuneOptions extends CourseOptions {
	of: string[];
	bots: string;
	steps: number;
	match: number;
	out?: string;
}

export function tuneCommand(command: Command): void {
	command
		.argument('<variant>', VARIANT_ARGUMENT)
		.option('--with <file...>', WITH_RULES, [])
		.option(
			'--of <address...>',
			'the numbers to weigh: evaluation.is/3, or values.worth.is for all in it (default: those of evaluation.is)',
			[]
		)
		.option('--players <n>', 'how many play (default: as many as can)', wholeNumber(1))
		.option('--bots <names>', BOTS_HINT.replace('random)', 'greedy)'), 'greedy')
		.option('--steps <n>', 'how often the weights are moved', wholeNumber(1), 30)
		.option('--games <n>', 'how many games decide about a step', evenNumber, 40)
		.option(
			'--match <n>',
			'how many games against the old weights come after that',
			evenNumber,
			100
		)
		.option('--out <file>', 'where to write the layer (default: it is printed)');
	works<[string], TuneOptions>(courseOptions(command), tune);
}

/** Each side has each seat once in a pair. */
function evenNumber(text: string): number {
	const value = wholeNumber(2)(text);
	if (value % 2 === 0) return value;
	throw new Failure(`games are played in pairs: an even number is needed, ${value + 1}`, 2);
}

async function tune([variant]: [string], options: TuneOptions): Promise<Printable> {
	const bots = botsOf(options.bots);
	const wanted: Wanted = { ...options, variant };
	if (options.out !== undefined) checkWritable(options.out);
	const loaded = loadProgram(wanted);
	const { program, composition } = loaded;
	check(variant, program, bots);
	const id = layerId(options.out, loaded);
	const found = weightsOf(composition, program, options.of);
	if (!found.ok) throw new Failure(inEnglish(found.said), 2);
	const { weights } = found;
	// Of two that meet, one has been there before.
	const programs = new SmallCache<Program>(4);
	const build = (some: readonly Weight[], values: readonly number[]): Program => {
		const text = layerText(id, composition, changesTo(some, values), []);
		const layers = [{ path: `${id}.yaml`, text }];
		const { players } = program;
		return programs.of(text, () => loadProgram({ ...wanted, players, layers }).program);
	};
	const alien = notOnlyWished(program, weights, build);
	if (alien.length > 0) throw new Failure(inEnglish(rulesUse(alien)), 2);
	const pairs = (options.steps * options.games + options.match) / 2;
	const worked = await withCrew(DUELS, options, { what: 'pairs of games', games: pairs }, (crew) =>
		tuned({ crew, program, weights, build, options, bots })
	);
	return told(worked, { variant, loaded, options, bots, id, weights });
}

interface Told {
	variant: string;
	loaded: Loaded;
	options: TuneOptions;
	bots: BotName[];
	id: string;
	weights: readonly Weight[];
}

/** Prints what came of it, and writes the layer where that is asked for. */
function told(
	{ result, seconds, stopped }: Worked<Tuned>,
	{ variant, loaded, options, bots, id, weights }: Told
): Printable {
	const { values, tries, played, match } = result;
	const { with: layers, of, steps, games, seed, maxRounds, out } = options;
	const { players } = loaded.program;
	const judged = match === null ? null : matchOf(match);
	const lines = judged === null ? ['match    none was played'] : matchText(judged);
	const command = commandLine(['tune', variant], {
		of,
		players,
		bots: bots.join(','),
		steps,
		games,
		match: options.match,
		seed,
		'max-rounds': maxRounds,
		with: layers
	});
	const changes = changesTo(weights, values);
	const layer =
		changes.length === 0
			? null
			: layerText(id, loaded.composition, changes, [
					'What bots want, weighed anew by games that they played against each other:',
					`  ${command}`,
					...(tries.length < steps ? [`stopped after ${tries.length} steps`] : []),
					...lines
				]);
	const broken = [...played, ...(match ?? [])]
		.flatMap((pair) => pair.games)
		.flatMap((game) => (game.broken === '' ? [] : [game.broken]));
	const text = [
		`${variant}, ${players} players: ${tries.length} steps of ${games} games, ${bots.join(', ')}, seed ${seed}, in ${hundredth(seconds)} s${stopped ? '; stopped before the end' : ''}`,
		'',
		...triesText(weights, tries, games),
		...(tries.length === 0 ? [] : ['']),
		...weightsText(weights, values),
		'',
		...(layer === null
			? ['verdict  nothing that was tried did better: the weights are as they were']
			: lines),
		`faults   ${broken.length}`,
		...broken.slice(0, 1).map((message) => `  ${message}`),
		...(layer === null
			? []
			: out === undefined
				? ['', layer.trimEnd()]
				: [`written  ${written(out, layer)}`])
	];
	const data = {
		variant,
		with: layers,
		players,
		bots,
		seed,
		weights: weights.map(({ address, value }, i) => ({ address, was: value, now: values[i]! })),
		steps: tries.map(({ weight, ...step }) => ({ weight: weights[weight]!.address, ...step })),
		match: judged,
		faults: broken.length,
		layer,
		stopped,
		seconds: hundredth(seconds)
	};
	return { ok: broken.length === 0, text: text.join('\n'), data };
}

function check(variant: string, { players }: Program, bots: readonly BotName[]): void {
	if (players < 2) {
		throw new Failure(
			`${variant} with one player: nobody to play against; say --players 2 where two can`,
			2
		);
	}
	checkSeats(bots, players);
	const idle = bots.find((name) => !isWishing(name));
	if (idle !== undefined) {
		throw new Failure(`${idle} bots want nothing: let others play, as in --bots greedy`, 2);
	}
}

/** As the file will be called. */
function layerId(out: string | undefined, { composition }: Loaded): string {
	const id = out === undefined ? 'tuned' : basename(out, extname(out));
	if (!/^[a-z][a-z0-9-]*$/.test(id)) {
		throw new Failure(
			`a layer cannot be called "${id}": small letters, digits and hyphens, as in --out tuned.yaml`,
			2
		);
	}
	if (composition.layers.some((layer) => layer.id === id)) {
		throw new Failure(
			`there is a layer "${id}" already among these rules: give --out another name, ${id}-again.yaml`,
			2
		);
	}
	return id;
}

interface Tuning {
	crew: Playing<DuelPortion, DuelPair>;
	program: Program;
	weights: readonly Weight[];
	build: (weights: readonly Weight[], values: readonly number[]) => Program;
	options: TuneOptions;
	bots: BotName[];
}

interface Tuned extends Fitted {
	/** Of all steps. */
	played: DuelPair[];
	/** Null: none was played. */
	match: DuelPair[] | null;
}

async function tuned({ crew, program, weights, build, options, bots }: Tuning): Promise<Tuned> {
	const { steps, games, match, maxRounds, seed } = options;
	const duel = async (first: Program, other: Program, from: string, count: number) => {
		const [a, b] = [first, other].map((side) => ({ program: side, recording: null }));
		const setup = { seed: from, bots, maxRounds };
		const [pairs] = await crew.play([{ a: a!, b: b!, setup, from: 0, to: count / 2 }]);
		return pairs!;
	};
	const played: DuelPair[] = [];
	const declared = weights.map(({ value }) => value);
	const { values, tries } = await fit(
		{ declared, largest: largestAmong(weights), steps },
		async (step, other, now) => {
			const pairs = await duel(
				build(weights, other),
				build(weights, now),
				`${seed}/step-${step}`,
				games
			);
			// Half a step is none.
			if (pairs.length < games / 2) return null;
			played.push(...pairs);
			return metIn(pairs);
		}
	);
	const same = values.every((value, i) => value === declared[i]);
	const told = same ? [] : await duel(build(weights, values), program, `${seed}/match`, match);
	return { values, tries, played, match: told.length === 0 ? null : told };
}
