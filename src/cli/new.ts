/** `new`: the first lines of a layer of one's own. */
import { writeFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { scaffold } from '#lib/ruleset/report/scaffold.ts';
import { composeGame, listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { GAME_ARGUMENT } from './load.ts';
import { kindOf } from './sources/disk.ts';
import { openGame } from './sources/open-games.ts';
import { Failure, type Printable, works } from './terminal.ts';

export function newCommand(parent: Command): void {
	const group = parent.command('new').description('Begin a layer of your own.');
	const command = group
		.command('house-rule')
		.description(
			'Write the first lines of a house rule: a file that is valid, with an example to begin from.'
		)
		.argument('<id>', 'its name in kebab-case: small letters, digits and hyphens')
		.addOption(new Option('--game <game>', GAME_ARGUMENT).makeOptionMandatory())
		.option('--out <file>', 'where to write it (default: <id>.yaml)');
	works<[string], { game: string; out?: string }>(command, create);
}

function create(
	[id]: [string],
	{ game: name, out = `${id}.yaml` }: { game: string; out?: string }
): Printable {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
		throw new Failure(`"${id}" is not in kebab-case: small letters, digits, words joined by -`, 2);
	}
	const { game, library } = openGame(name);
	const { workspace } = library;
	if (kindOf(out) !== 'nothing') throw new Failure(`there is ${out} already`, 2);
	const composition = composeGame(workspace, game);
	writeFileSync(out, scaffold(id, composition));
	const variant = listVariants(workspace).find((one) => one.game.id === game);
	const from = kindOf(name) === 'nothing' ? '' : ` ${name}`;
	const lines = [
		`written: ${out}`,
		'Change it, then try it:',
		`    thingsmith validate ${out}${from && ` --with${from}`}`,
		...(variant ? [`    thingsmith simulate ${variant.id} --with ${out}${from} --games 20`] : [])
	];
	return { ok: true, text: lines.join('\n'), data: { file: out, id, game } };
}
