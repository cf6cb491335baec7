/** `upgrade`: layers, variants, scenarios and trials that were written for an earlier version of their game. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { upgradedTrials } from '#lib/lab/trials/upgrade-trials.ts';
import { readMoves } from '#lib/ruleset/moves/moves.ts';
import { changedLines, type ChangedLine } from '#lib/ruleset/upgrade/changed-lines.ts';
import { upgradedScenarios } from '#lib/ruleset/upgrade/upgrade-scenarios.ts';
import { upgrade, type UpgradedFile } from '#lib/ruleset/upgrade/upgrade.ts';
import { findingText, shown } from './terminal/shown-findings.ts';
import { WITH_RULES } from './sources/load.ts';
import { openable } from './sources/disk.ts';
import { Failure } from './terminal/failure.ts';
import { type Given, type GivenFile, givenAt } from './sources/given-path.ts';
import { Library } from './sources/library.ts';
import { type Printable, works } from './terminal/terminal.ts';

interface UpgradeOptions {
	with: string[];
	check?: boolean;
}

export function upgradeCommand(parent: Command): void {
	const command = parent
		.command('upgrade')
		.description(
			'Bring layers, variants, scenarios and trials to the version of their game: write what moved as it is called now, and list the rest.'
		)
		.argument(
			'<path...>',
			'layers, variants, scenarios and trials, files or folders, from anywhere'
		)
		.option('--with <file...>', `${WITH_RULES}; they stay as they are`, [])
		.option('--check', 'write nothing; fail if something would be written')
		.addHelpText(
			'after',
			'\nComments and layout stay. A file in which nothing is left to do says so in its header: `for: GAME VERSION`.'
		);
	works<[string[]], UpgradeOptions>(command, ([paths], options) => run(paths, options));
}

function run(paths: string[], options: UpgradeOptions): Printable {
	const given = paths.map((path) => withGame(layersAt(path)));
	const library = new Library([...given, ...options.with.map(givenAt)]);
	const asked = given.flatMap(({ files }) => files);
	const games = [...new Set(asked.flatMap(({ game }) => game ?? []))];
	const unknown = games.find((game) => !library.games.includes(game));
	if (unknown !== undefined) {
		throw new Failure(
			`there is no game "${unknown}"; there are ${library.games.join(', ')}: give the folder of another one with --with`,
			2
		);
	}
	const files = games.flatMap((game) => upgradedFor(game, asked, library));
	const check = options.check === true;
	const changed = files.filter(({ before, after }) => before !== after);
	if (!check) for (const { path, after } of changed) writeFileSync(path, after);
	const left = files.flatMap(({ rest }) => rest).length;
	return {
		ok: left === 0 && !(check && changed.length > 0),
		text: [...files.flatMap(linesOf), summary(changed.length, left, check)].join('\n'),
		data: {
			files: files.map(({ path, before, after, rest }) => ({
				file: openable(path),
				changed: before !== after,
				lines: changedLines(before, after),
				rest: rest.map(shown)
			})),
			written: !check
		}
	};
}

function layersAt(path: string): Given {
	const given = givenAt(path);
	const part = given.files.find(({ role }) => role === 'part');
	if (given.games.length > 0) {
		throw new Failure(`${path} is a game: give what is written for it, as its house-rules/`, 2);
	}
	if (part)
		throw new Failure(`${part.path} is a part of the game itself: it has no older version`, 2);
	return given;
}

/** Of a layer of several files, one says for which game it is; scenarios and trials beside it are for that game too. */
function withGame(given: Given): Given {
	const game = given.files.find((file) => file.game !== null)?.game ?? null;
	const files = given.files.map((file) => ({ ...file, game: file.game ?? game }));
	const lost = files.find((file) => file.game === null);
	if (lost === undefined) return { ...given, files };
	throw new Failure(
		`${lost.path} does not say for which game it is: \`game:\` in its header, or in the header of a file beside it`,
		2
	);
}

function upgradedFor(
	game: string,
	asked: readonly GivenFile[],
	{ workspace, layers, variants }: Library
): UpgradedFile[] {
	const paths = new Set(asked.map(({ path }) => resolve(path)));
	const isAsked = ({ path }: GivenFile): boolean => paths.has(resolve(path));
	const isFor = (file: GivenFile): boolean => (file.game ?? game) === game;
	const moves = readMoves(workspace.files, game);
	const rules = upgrade({
		workspace,
		game,
		layers: layers.filter((file) => isFor(file) && isAsked(file)),
		variants: variants.filter((file) => isFor(file) && isAsked(file)),
		more: layers.filter((file) => isFor(file) && !isAsked(file))
	});
	const those = (role: GivenFile['role']) =>
		asked.filter((file) => file.role === role && isFor(file));
	return [
		...rules,
		...those('scenario').map(({ path, text }) => ({
			path,
			before: text,
			after: upgradedScenarios(path, text, moves),
			rest: []
		})),
		...those('trial').map((file) => upgradedTrials(file, workspace.files, game))
	];
}

function linesOf({ path, before, after, rest }: UpgradedFile): string[] {
	const lines = changedLines(before, after);
	const name = openable(path);
	const opened = rest.map((finding) => ({ ...finding, range: { ...finding.range, file: name } }));
	return [
		...(lines.length === 0 ? [] : [`${name}: ${count(lines.length, 'line')} changed`]),
		...lines.flatMap(diffOf),
		...opened.map(findingText)
	];
}

function diffOf({ line, before, after }: ChangedLine): string[] {
	const at = String(line).padStart(5);
	return [...(before === null ? [] : [`${at} - ${before}`]), `${at} + ${after}`];
}

function summary(changed: number, left: number, check: boolean): string {
	const done = `${count(changed, 'file')} ${check ? 'to be changed' : 'changed'}`;
	return left === 0 ? `${done}, nothing left to do` : `${done}, ${count(left, 'thing')} left to do`;
}

function count(n: number, word: string): string {
	return `${n} ${word}${n === 1 ? '' : 's'}`;
}
