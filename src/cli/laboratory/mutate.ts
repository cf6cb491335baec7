/** `mutate`: whether the scenarios of a game notice when one of its rules is wrong. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Command } from 'commander';
import { Mutation, type MutantResult } from '#lib/lab/mutation/run-mutants.ts';
import { GAME_ARGUMENT, WITH_RULES } from '../sources/open-variant.ts';
import { openGame } from '../sources/open-games.ts';
import { suiteWith } from '../sources/suites.ts';
import { Failure, type Printable, withProgress, works } from '../terminal/terminal.ts';

interface MutateOptions {
	with: string[];
	edition?: string;
	filter: string;
	every: string;
	least: string;
}

export function mutateCommand(command: Command): void {
	command
		.argument('<game>', GAME_ARGUMENT)
		.option('--with <file...>', `${WITH_RULES}; scenarios as well`, [])
		.option('--edition <id>', 'edition to mutate (default: the first)')
		.option('--filter <text>', 'only rules with this in their name or clauses', '')
		.option('--every <n>', 'only every so many of the mutants, for a quick look', '1')
		.option('--least <percent>', 'fail when fewer mutants than this are noticed', '0');
	works<[string], MutateOptions>(command, mutate);
}

async function mutate([name]: [string], options: MutateOptions): Promise<Printable> {
	const least = Number(options.least);
	if (!(least >= 0 && least <= 100)) throw new Failure('--least is a percentage', 2);
	const every = Number(options.every);
	if (!(Number.isInteger(every) && every >= 1)) throw new Failure('--every is a whole number', 2);
	const asked = openGame(name, options.with);
	const { game, library } = asked;
	const suite = suiteWith(asked);
	const edition = options.edition ?? suite.editions[0] ?? null;
	if (!suite.editions.includes(edition)) {
		throw new Failure(
			`there is no edition "${edition}"; there are ${suite.editions.join(', ')}`,
			2
		);
	}
	const mutation = new Mutation(library.workspace, game, suite, edition, {
		filter: options.filter,
		every
	});
	const results: MutantResult[] = [];
	await withProgress('mutants', mutation.size, async (bar) => {
		for (const result of mutation.run()) {
			const { place } = result;
			results.push({ ...result, place: place && { ...place, file: library.at(place.file) } });
			bar.advance();
			if (results.length % 20 === 0) await breathe();
		}
	});
	return reportOf(game, edition, results, least);
}

function reportOf(
	game: string,
	edition: string | null,
	results: MutantResult[],
	least: number
): Printable {
	const killed = results.filter(({ killedBy }) => killedBy !== null).length;
	const survivors = results.filter(({ killedBy }) => killedBy === null);
	// Rounded down: 84.9 is not 85.
	const percent = results.length === 0 ? 100 : Math.floor((killed * 1000) / results.length) / 10;
	const lines = survivors.map(({ what, cite, place, scenarios }) => {
		const where = place === null ? '' : `${place.file}:${place.line}: ${place.address}: `;
		return `${where}${what} [${cite.join(' ')}], ${scenarios} scenarios`;
	});
	lines.push(`${killed} of ${results.length} mutants noticed (${percent} %)`);
	const data = { game, edition, mutants: results.length, killed, percent, survivors };
	return { ok: percent >= least, text: lines.join('\n'), data };
}
