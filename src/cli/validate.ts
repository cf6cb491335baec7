/** `validate`: everything that is wrong with rulesets, at once. */
import { join } from 'node:path';
import type { Command } from 'commander';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { distinct } from '#lib/language/distinct.ts';
import { countText, findingText, shown } from './terminal/shown-findings.ts';
import { WITH_RULES } from './sources/open-variant.ts';
import { CheckAgain, checkFiles, checkGiven } from './sources/check.ts';
import { RULESETS } from './sources/disk.ts';
import { Failure } from './terminal/failure.ts';
import { type Given, givenAt } from './sources/given-path.ts';
import { Library } from './sources/library.ts';
import { namedByPath } from './sources/open-games.ts';
import { type Printable, works } from './terminal/terminal.ts';
import { watch, watchOption, type WatchOptions } from './watch.ts';

export function validateCommand(command: Command): void {
	command
		.argument(
			'[path...]',
			'folders of rulesets, of one game or of one layer, and files (default: the rulesets of the workbench)'
		)
		.option('--with <file...>', `${WITH_RULES}; they are not reported themselves`, [])
		.addOption(watchOption())
		.addHelpText('after', '\nPlaces in the result are 1-based. Warnings alone do not fail.');
	works<[string[]], ValidateOptions>(command, ([paths], options) => {
		if (options.watch !== true) return shownAll(wrongIn(paths, options.with));
		const check = new CheckAgain();
		return watch([paths, options], (meant) => {
			const { text } = shownAll(wrongIn(meant, options.with, check));
			return [...checkedText(check), text].join('\n');
		});
	});
}

interface ValidateOptions extends WatchOptions {
	with: string[];
}

function shownAll(diagnostics: readonly Diagnostic[]): Printable {
	const told = diagnostics.filter(({ severity }) => severity !== 'acknowledged');
	const text = [...told.map(findingText), countText(diagnostics)].join('\n');
	return {
		ok: !diagnostics.some(isError),
		text,
		data: { diagnostics: diagnostics.map(shown) }
	};
}

/** Which games were looked at, for a command that stays. */
export function checkedText(check: CheckAgain): string[] {
	const games = check.takeGames();
	return games.length === 0 ? [] : [`Checked ${games.join(', ')}`];
}

/** Everything that is wrong with what is named, nothing of it twice. */
export function wrongIn(paths: string[], more: string[], check?: CheckAgain): Diagnostic[] {
	return distinct(found(paths, more, check));
}

function found(paths: string[], more: string[], check?: CheckAgain): Diagnostic[] {
	if (paths.length > 0) return checkGiven(paths.map(askedAt), more.map(givenAt), check);
	if (more.length > 0)
		throw new Failure('--with lies on top of what is checked: name that, too', 2);
	const library = new Library([]);
	const all = { place: RULESETS, ...(check && { check }) };
	return library.opened(checkFiles(library.workspace.files, all));
}

/** A path, or the id of a game of the workbench. */
function askedAt(path: string): Given {
	const isGame = namedByPath(path) === null && new Library([]).games.includes(path);
	return givenAt(isGame ? join(RULESETS, path) : path);
}
