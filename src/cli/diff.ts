/** `diff`: what another variant plays differently. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { diffAsMarkdown, diffAsText } from '#lib/ruleset/report/diff/diff-text.ts';
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Composition } from '#lib/ruleset/workspace/workspace.ts';
import type { Difference, DiffPlace } from '#lib/ruleset/report/diff/diff-programs.ts';
import { failWith } from './terminal/shown-findings.ts';
import { openVariant, type OpenVariant, VARIANT_ARGUMENT } from './sources/open-variant.ts';
import { givenAt } from './sources/given-path.ts';
import { Failure, type Printable, works } from './terminal/terminal.ts';

interface DiffOptions {
	with: string[];
	markdown?: boolean;
	json?: boolean;
}

export function diffCommand(command: Command): void {
	command
		.argument('<a>', VARIANT_ARGUMENT)
		.argument('<b>', 'another one')
		.option(
			'--with <file...>',
			'layers that are added to the second one, from anywhere, and folders of games for both',
			[]
		)
		.option('--markdown', 'print tables in Markdown');
	works<[string, string], DiffOptions>(command, diff);
}

function diff([a, b]: [string, string], options: DiffOptions): Printable {
	if (options.markdown === true && options.json === true) {
		throw new Failure('--markdown and --json exclude each other', 2);
	}
	const games = options.with.filter((path) => givenAt(path).games.length > 0);
	const [was, now] = [composed(a, games), composed(b, options.with)];
	const [first, second] = [was.composition, now.composition];
	if (first.game !== second.game) {
		throw new Failure(`${a} is for ${first.game}, ${b} for ${second.game}`, 2);
	}
	// As many players as both can seat.
	const players = Math.min(playersOf(first).max, playersOf(second).max);
	const game = (composition: Composition) => ({
		composition,
		program: link(composition, players).program
	});
	const found = diffPrograms(game(first), game(second));
	found.rules = found.rules.map((rule) => opened(rule, was, now));
	return {
		ok: true,
		text: options.markdown === true ? diffAsMarkdown(a, b, found) : diffAsText(found),
		data: { a, b, ...found }
	};
}

function composed(variant: string, layers: string[]): OpenVariant {
	const { composition, library } = openVariant({ variant, with: layers });
	if (composition.diagnostics.some(isError)) failWith(library.opened(composition.diagnostics));
	return { composition, library };
}

/** Two versions of a game may have files of the same name: each side says where its own are. */
function opened(difference: Difference, was: OpenVariant, now: OpenVariant): Difference {
	const at = (place: DiffPlace, { library }: OpenVariant): DiffPlace => ({
		...place,
		file: library.at(place.file)
	});
	const { before, after, parts } = difference;
	return {
		...difference,
		before: before && at(before, was),
		after: after && at(after, now),
		parts: parts.map((part) => ({
			...part,
			place: at(part.place, part.now === null && part.was !== null ? was : now)
		}))
	};
}
