/** `mutate`: whether the scenarios of a game notice when one of its rules is wrong. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Command } from 'commander';
import { Mutation, type MutantResult } from '#lib/lab/mutation/run.ts';
import { suiteOf } from '#lib/scenario/suite.ts';
import { workspaceOf } from './load.ts';
import { Failure, type Printable, progress, works } from './terminal.ts';
import { gamesOf } from './test-command.ts';

interface MutateOptions {
	edition?: string;
	filter: string;
	every: string;
	least: string;
}

export function mutateCommand(parent: Command): void {
	const command = parent
		.command('mutate')
		.description(
			'Make one small thing in the rules wrong at a time and run the scenarios that cite it; list what nobody notices.'
		)
		.argument('<game>', 'folder of the game')
		.option('--edition <id>', 'edition to mutate (default: the first)')
		.option('--filter <text>', 'only rules with this in their name or clauses', '')
		.option('--every <n>', 'only every so many of the mutants, for a quick look', '1')
		.option('--least <percent>', 'fail when fewer mutants than this are noticed', '0');
	works<[string], MutateOptions>(command, mutate);
}

async function mutate([game]: [string], options: MutateOptions): Promise<Printable> {
	const least = Number(options.least);
	if (!(least >= 0 && least <= 100)) throw new Failure('--least is a percentage', 2);
	const every = Number(options.every);
	if (!(Number.isInteger(every) && every >= 1)) throw new Failure('--every is a whole number', 2);
	const workspace = workspaceOf();
	gamesOf(workspace, game);
	const suite = suiteOf(workspace, game);
	const edition = options.edition ?? suite.editions[0] ?? null;
	if (!suite.editions.includes(edition)) {
		throw new Failure(
			`there is no edition "${edition}"; there are ${suite.editions.join(', ')}`,
			2
		);
	}
	const mutation = new Mutation(workspace, game, suite, edition, {
		filter: options.filter,
		every
	});
	const bar = progress('mutants', mutation.size);
	const results: MutantResult[] = [];
	for (const result of mutation.run()) {
		results.push(result);
		bar.advance();
		if (results.length % 20 === 0) await breathe();
	}
	bar.stop();
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
