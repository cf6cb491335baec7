/** `upgrade`: layers, variants, scenarios and trials that were written for an earlier version of their game. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { upgradedTrials } from '#lib/lab/trials/upgrade-trials.ts';
import { readMoves } from '#lib/ruleset/moves/moves.ts';
import { changedLines, type ChangedLine } from '#lib/ruleset/upgrade/changed-lines.ts';
import { upgradedScenarios } from '#lib/ruleset/upgrade/upgrade-scenarios.ts';
import { upgrade, type UpgradedFile } from '#lib/ruleset/upgrade/upgrade.ts';
import { playing, suiteOf } from '#lib/scenario/suite.ts';
import { playedAnew } from '#lib/scenario/upgrade-played.ts';
import { findingText, shown } from './terminal/shown-findings.ts';
import { WITH_RULES } from './sources/open-variant.ts';
import { openable } from './sources/disk.ts';
import { Failure } from './terminal/failure.ts';
import { type Given, type GivenFile, givenAt } from './sources/given-path.ts';
import { Library } from './sources/library.ts';
import { layersOn } from './sources/suites.ts';
import { isAgreed, type Printable, works } from './terminal/terminal.ts';

interface UpgradeOptions {
	with: string[];
	check?: boolean;
	yes?: boolean;
}

interface Upgraded extends UpgradedFile {
	/** Of scenarios: the same, where those that no longer hold say what is so now. */
	accepted: string;
}

export function upgradeCommand(command: Command): void {
	command
		.argument(
			'<path...>',
			'layers, variants, scenarios and trials, files or folders, from anywhere'
		)
		.option('--with <file...>', `${WITH_RULES}; they stay as they are`, [])
		.option('--check', 'write nothing; fail if something would be written')
		.option('--yes', 'let scenarios that no longer hold say what is so now, without asking')
		.addHelpText(
			'after',
			'\nComments and layout stay. A file in which nothing is left to do says so in its header: `for: GAME VERSION`.'
		);
	works<[string[]], UpgradeOptions>(command, ([paths], options) => run(paths, options));
}

async function run(paths: string[], options: UpgradeOptions): Promise<Printable> {
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
	const check = options.check === true;
	const files: Upgraded[] = [];
	for (const file of games.flatMap((game) => upgradedFor(game, asked, library))) {
		const isWanted = file.accepted !== file.after && !check && (await isAccepted(file, options));
		files.push(isWanted ? { ...file, after: file.accepted } : file);
	}
	const changed = files.filter(({ before, after }) => before !== after);
	if (!check) for (const { path, after } of changed) writeFileSync(path, after);
	const left = files.reduce((sum, file) => sum + file.rest.length + proposedIn(file).length, 0);
	return {
		ok: left === 0 && !(check && changed.length > 0),
		text: [...files.flatMap(linesOf), summary(changed.length, left, check)].join('\n'),
		data: {
			files: files.map((file) => ({
				file: openable(file.path),
				changed: file.before !== file.after,
				fits: file.fits ?? null,
				lines: changedLines(file.before, file.after),
				proposed: proposedIn(file),
				rest: file.rest.map(shown)
			})),
			written: !check
		}
	};
}

function proposedIn({ after, accepted }: Upgraded): ChangedLine[] {
	return after === accepted ? [] : changedLines(after, accepted);
}

/** Whether its scenarios may say what is so now: by --yes, or by a person at a terminal. */
async function isAccepted(file: Upgraded, options: UpgradeOptions): Promise<boolean> {
	if (options.yes === true) return true;
	const lines = proposedIn(file).flatMap(diffOf).join('\n');
	return isAgreed(`${openable(file.path)} no longer holds; it would with:\n${lines}\nWrite this?`);
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
): Upgraded[] {
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
	const scenarios = those('scenario').map((file) => ({
		file,
		text: upgradedScenarios(file.path, file.text, moves)
	}));
	const now = new Map(rules.map(({ path, after }) => [path, after]));
	const layersOf = layersOn(
		scenarios.map(({ file, text }) => ({ ...file, text })),
		layers.filter(isFor).map((file) => ({ ...file, text: now.get(file.path) ?? file.text }))
	);
	const { editions } = suiteOf(workspace, game);
	const play = playing(workspace, game, editions);
	const asItIs = (file: UpgradedFile): Upgraded => ({ ...file, accepted: file.after });
	return [
		...rules.map(asItIs),
		...scenarios.map(({ file: { path, text: before }, text }) => {
			const played = playedAnew(path, text, moves, (scenario) => [
				...play({ ...scenario, with: layersOf(scenario) })
			]);
			// Rules that cannot be run have findings of their own.
			const rest = played.rest.filter(({ code }) => code !== 'scenario/rules');
			return { path, before, after: played.named, accepted: played.accepted, rest };
		}),
		...those('trial').map((file) => asItIs(upgradedTrials(file, workspace.files, game)))
	];
}

function linesOf(file: Upgraded): string[] {
	const { path, before, after, rest, fits } = file;
	const proposed = proposedIn(file);
	const lines = changedLines(before, after);
	const name = openable(path);
	const opened = rest.map((finding) => ({ ...finding, range: { ...finding.range, file: name } }));
	return [
		...(fits === undefined
			? []
			: [`${name}: does not say for which version; it fits version ${fits}`]),
		...(lines.length === 0 ? [] : [`${name}: ${count(lines.length, 'line')} changed`]),
		...lines.flatMap(diffOf),
		...(proposed.length === 0
			? []
			: [
					`${name}: ${count(proposed.length, 'line')} would say what is so now: write it with --yes`
				]),
		...proposed.flatMap(diffOf),
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
