/** `validate`: everything that is wrong with rulesets, at once. */
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Command } from 'commander';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { checkRuleset, distinct } from '#lib/ruleset/workspace/check-ruleset.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import { extraLayers, fileRole, gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { childOf, textOf } from '#lib/language/nodes.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import {
	composeGame,
	loadVariant,
	parseFile,
	type Workspace
} from '#lib/ruleset/workspace/workspace.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { isYaml, kindOf, readExtra, readFolder, readText, RULESETS } from './disk.ts';
import { countText, findingText, shown } from './findings.ts';
import { Failure, type Printable, works } from './terminal.ts';

export function validateCommand(parent: Command): void {
	const command = parent
		.command('validate')
		.description('Check rulesets: the shape of every file, every name, type and expression.')
		.argument(
			'[path...]',
			'folders of rulesets, of one game or of one layer, and files (default: the rulesets of the workbench)'
		)
		.addHelpText('after', '\nPlaces in the result are 1-based. Warnings alone do not fail.');
	works<[string[]], object>(command, ([paths]) => validate(paths));
}

function validate(paths: string[]): Printable {
	const found = paths.length === 0 ? checkFolder(RULESETS) : paths.flatMap(checkPath);
	const diagnostics = distinct(found);
	const text = [...diagnostics.map(findingText), countText(diagnostics)].join('\n');
	return {
		ok: !diagnostics.some(isError),
		text,
		data: { diagnostics: diagnostics.map(shown) }
	};
}

function checkPath(path: string): Diagnostic[] {
	const kind = kindOf(path);
	if (kind === 'nothing') throw new Failure(`there is no file or folder ${path}`, 2);
	const inside = relative(RULESETS, resolve(path));
	if (inside !== '..' && !inside.startsWith(`..${sep}`)) {
		const part = inside.split(sep).join('/');
		return checkFolder(RULESETS).filter(
			({ range: { file } }) => part === '' || file === part || file.startsWith(`${part}/`)
		);
	}
	if (kind === 'folder') {
		const files = readFolder(path);
		const roles = [...files.keys()].map(fileRole);
		if (roles.some((role) => role.role === 'layer' && role.place.kind === 'base')) {
			return moved(check(files), (file) => join(path, file));
		}
		// A folder of one game: its name is the game's.
		const game = basename(resolve(path));
		if ([...files.keys()].some((file) => file.startsWith('base/'))) {
			const within = new Map([...files].map(([file, text]) => [`${game}/${file}`, text]));
			return moved(check(within), (file) => join(path, file.slice(game.length + 1)));
		}
		return checkLayer(path);
	}
	if (!isYaml(path)) throw new Failure(`${path} is not a YAML file`, 2);
	return checkFile(path);
}

function checkFolder(folder: string): Diagnostic[] {
	return check(readFolder(folder));
}

/** Scenario files hold several documents; the rest is checked together. */
function check(files: ReadonlyMap<string, string>): Diagnostic[] {
	const isScenario = (path: string): boolean => fileRole(path).role === 'scenario';
	const rules = new Map([...files].filter(([path]) => !isScenario(path)));
	const scenarios = [...files].filter(([path]) => isScenario(path));
	return [...checkRuleset(rules), ...scenarios.flatMap(([path, text]) => ofScenarios(path, text))];
}

function ofScenarios(path: string, text: string): Diagnostic[] {
	return readScenarios(path, text).flatMap(({ findings }) => findings);
}

/** A file from anywhere: scenarios, a whole game, a variant or a layer of one of our games. */
function checkFile(path: string): Diagnostic[] {
	const text = readText(path);
	const root = parseFile(path, text).root ?? undefined;
	if (childOf(root, 'scenario')) return ofScenarios(path, text);
	if (childOf(root, 'layer') || childOf(root, 'variant')) return checkLayer(path);
	const own = 'game/base/game.yaml';
	return moved(check(new Map([[own, text]])), (file) => (file === own ? path : file));
}

/** A layer or variant from elsewhere, on top of our rulesets; only what it says itself is reported. */
function checkLayer(path: string): Diagnostic[] {
	const extra = readExtra([path]);
	const workspace: Workspace = { files: readFolder(RULESETS) };
	const heads = extra.map((file) => ({
		path: file.path,
		root: parseFile(file.path, file.text).root
	}));
	const variant = heads.find(({ root }) => childOf(root ?? undefined, 'variant'));
	const layer = heads
		.map(({ root }) => childOf(root ?? undefined, 'layer'))
		.find((header) => header !== undefined);
	const game = textOf(childOf(layer, 'game'));
	if (variant === undefined && game === null) {
		throw new Failure(`${path} has neither a header \`layer:\` with a game nor \`variant:\``);
	}
	const layers = gameLayers(workspace.files, game ?? '');
	const needed = extraLayers(extra, game ?? '').flatMap((one) => one.requires);
	const requires = [...new Set(needed.flatMap(({ id }) => withRequirements(layers, id)))];
	const compose = (without: ReadonlyMap<string, Diagnostic[]>) =>
		variant
			? loadVariant(workspace, variant.path, extra, { without })
			: composeGame(workspace, game ?? '', requires, extra, { without });
	const { min, max } = playersOf(compose(new Map()));
	const own = new Set(extra.map((file) => file.path));
	return [...new Set([min, max])]
		.flatMap((players) => build(compose, players).diagnostics)
		.filter(({ range }) => own.has(range.file) || range.file === '' || range.file === game);
}

/** The same findings with other names for the files. */
function moved(findings: readonly Diagnostic[], rename: (file: string) => string): Diagnostic[] {
	const place = (range: SourceRange): SourceRange => ({ ...range, file: rename(range.file) });
	return findings.map((finding) => ({
		...finding,
		range: place(finding.range),
		related: finding.related.map((one) => ({ ...one, range: place(one.range) })),
		fixes: finding.fixes.map(({ title, edits }) => ({
			title,
			edits: edits.map((edit) => ({ ...edit, range: place(edit.range) }))
		}))
	}));
}
