/** `diff`: what another variant plays differently. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { diffAsMarkdown, diffAsText } from '#lib/ruleset/report/diff/diff-text.ts';
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Composition } from '#lib/ruleset/workspace/workspace.ts';
import { failWith } from './findings.ts';
import { composeVariant } from './load.ts';
import { Failure, type Printable, works } from './terminal.ts';

interface DiffOptions {
	with: string[];
	markdown?: boolean;
	json?: boolean;
}

export function diffCommand(parent: Command): void {
	const command = parent
		.command('diff')
		.description('Show which rules, values, counters and options differ between two variants.')
		.argument('<a>', 'id of a variant, or a variant file')
		.argument('<b>', 'id of another one')
		.option('--with <file...>', 'layers that are added to the second one', [])
		.option('--markdown', 'print tables in Markdown');
	works<[string, string], DiffOptions>(command, diff);
}

function diff([a, b]: [string, string], options: DiffOptions): Printable {
	if (options.markdown === true && options.json === true) {
		throw new Failure('--markdown and --json exclude each other', 2);
	}
	const compositions = [composed(a, []), composed(b, options.with)] as const;
	const [first, second] = compositions;
	if (first.game !== second.game) {
		throw new Failure(`${a} is for ${first.game}, ${b} for ${second.game}`, 2);
	}
	// As many players as both can seat.
	const players = Math.min(...compositions.map((one) => playersOf(one).max));
	const game = (composition: Composition) => ({
		composition,
		program: link(composition, players).program
	});
	const found = diffPrograms(game(first), game(second));
	return {
		ok: true,
		text: options.markdown === true ? diffAsMarkdown(a, b, found) : diffAsText(found),
		data: { a, b, ...found }
	};
}

function composed(variant: string, layers: string[]): Composition {
	const composition = composeVariant({ variant, with: layers });
	if (composition.diagnostics.some(isError)) failWith(composition.diagnostics);
	return composition;
}
