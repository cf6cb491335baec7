/** `new`: a small game, or the first lines of a layer of one's own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Option, type Command } from 'commander';
import { nearest } from '#lib/language/suggest.ts';
import { idFrom, isId } from '#lib/language/tools/id-from.ts';
import { nameIn } from '#lib/ruleset/layers/layer-files.ts';
import { scaffold } from '#lib/ruleset/report/scaffold.ts';
import {
	type GameTemplate,
	gameTemplates,
	isGameId,
	newGame
} from '#lib/ruleset/templates/game-from-template.ts';
import { composeGame, listGames, listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { GAME_ARGUMENT, workspaceOf } from './sources/open-variant.ts';
import { kindOf, readFolder, TEMPLATES } from './sources/disk.ts';
import { openGame } from './sources/open-games.ts';
import { Failure, type Printable, works } from './terminal/terminal.ts';

const NAME_ARGUMENT =
	'its id (small letters, digits and hyphens), or what players call it, of which an id is made; the folder for it may stand before it';

export function newCommand(group: Command): void {
	newGameCommand(group);
	const command = group
		.command('house-rule')
		.description(
			'Write the first lines of a house rule: a file that is valid, with an example to begin from.'
		)
		.argument('<name>', NAME_ARGUMENT)
		.addOption(new Option('--game <game>', GAME_ARGUMENT).makeOptionMandatory())
		.option('--out <file>', 'where to write it (default: <id>.yaml)');
	works<[string], { game: string; out?: string }>(command, createHouseRule);
}

interface NewGame {
	template: string;
	name?: string;
	out?: string;
}

function newGameCommand(group: Command): void {
	const templates = gameTemplates(readFolder(TEMPLATES));
	const list = templates.map(({ id, about }) => `  ${id.padEnd(8)}${about['en'] ?? ''}`);
	const command = group
		.command('game')
		.description(
			'Write a small game that is complete: rules, texts, layout, scenarios and a variant. It can be played and changed at once.'
		)
		.argument('<name>', NAME_ARGUMENT)
		.option(
			'--template <template>',
			`which small game to begin from: ${templates.map(({ id }) => id).join(', ')}`,
			templates[0]?.id
		)
		.option('--name <name>', 'what players call it (default: its id, in words)')
		.option('--out <folder>', 'the folder to write, anywhere (default: <id>)')
		.addHelpText('after', `\nTemplates:\n${list.join('\n')}`);
	works<[string], NewGame>(command, createGame);
}

function createGame([argument]: [string], options: NewGame): Printable {
	const { called, inFolder } = apart(argument);
	const id = idFrom(called, [], 'new-game');
	const { template: wanted, name = inWords(called), out = inFolder(id) } = options;
	const templates = gameTemplates(readFolder(TEMPLATES));
	const template = templates.find((candidate) => candidate.id === wanted);
	if (!template) throw noTemplate(wanted, templates);
	const files = newGame(template, id, name);
	checkFree(id, files);
	if (kindOf(out) !== 'nothing') throw new Failure(`there is ${out} already`, 2);
	for (const [way, text] of files) write(join(out, way), text);
	const ways = [...files.keys()];
	const lines = [
		`written: ${out}`,
		...ways.map((way) => `    ${way}`),
		'It can be played as it is. Change it, then try it:',
		`    thingsmith validate ${out}`,
		`    thingsmith test ${out}`,
		`    thingsmith simulate ${out} --games 20`
	];
	const data = { folder: out, id, template: template.id, files: ways };
	return { ok: true, text: lines.join('\n'), data };
}

/** `games/lost-harbour` lies in a folder: each word is an id, or the folder is there. `Rock/Paper` is a name. */
function apart(argument: string): { called: string; inFolder: (file: string) => string } {
	const folder = dirname(argument);
	const leads = folder !== '.' && (kindOf(folder) === 'folder' || argument.split('/').every(isId));
	return {
		called: leads ? basename(argument) : argument,
		inFolder: (file) => (leads ? join(folder, file) : file)
	};
}

function noTemplate(wanted: string, templates: readonly GameTemplate[]): Failure {
	const ids = templates.map(({ id }) => id);
	const meant = nearest(wanted, ids);
	const hint = meant === null ? '' : `; did you mean "${meant}"?`;
	return new Failure(`there is no template "${wanted}"${hint}; there are ${ids.join(', ')}`, 2);
}

/** With the folders on the way to it. */
function write(path: string, text: string): void {
	try {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text, { flag: 'wx' });
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new Failure(`${path} cannot be written: ${why}`, 2);
	}
}

/** A game of one's own has an id that no other has here: it would take its place. */
function checkFree(id: string, files: ReadonlyMap<string, string>): void {
	const delivered = workspaceOf();
	const taken = [...files.keys()].map((way) => nameIn(id, way));
	if (!isGameId(id) || listGames(delivered).includes(id)) {
		throw new Failure(`"${id}" is taken: a game of your own needs another id`, 2);
	}
	const variant = taken.find((path) => delivered.files.has(path));
	if (variant) throw new Failure(`"${id}" is taken: there is ${variant}; choose another id`, 2);
}

/** `lost-harbour` is called Lost harbour; a name is what it is. */
function inWords(called: string): string {
	if (!isId(called)) return called;
	const words = called.replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function createHouseRule(
	[argument]: [string],
	{ game: name, ...options }: { game: string; out?: string }
): Printable {
	const { called, inFolder } = apart(argument);
	const id = idFrom(called, [], 'new-rule');
	const { out = inFolder(`${id}.yaml`) } = options;
	const { game, library } = openGame(name);
	const { workspace } = library;
	if (kindOf(out) !== 'nothing') throw new Failure(`there is ${out} already`, 2);
	const composition = composeGame(workspace, game);
	write(out, scaffold(id, inWords(called), composition));
	const variant = listVariants(workspace).find((candidate) => candidate.game.id === game);
	const from = kindOf(name) === 'nothing' ? '' : ` ${name}`;
	const lines = [
		`written: ${out}`,
		'Change it, then try it:',
		`    thingsmith validate ${out}${from && ` --with${from}`}`,
		...(variant ? [`    thingsmith simulate ${variant.id} --with ${out}${from} --games 20`] : [])
	];
	return { ok: true, text: lines.join('\n'), data: { file: out, id, game } };
}
