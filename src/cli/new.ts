/** `new`: the first lines of a layer of one's own. */
import { writeFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { scaffold } from '#lib/ruleset/report/scaffold.ts';
import { composeGame, listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { kindOf } from './disk.ts';
import { workspaceOf } from './load.ts';
import { gamesOf } from './test-command.ts';
import { Failure, type Printable, works } from './terminal.ts';

export function newCommand(parent: Command): void {
	const group = parent.command('new').description('Begin a layer of your own.');
	const command = group
		.command('house-rule')
		.description(
			'Write the first lines of a house rule: a file that is valid, with an example to begin from.'
		)
		.argument('<id>', 'its name in kebab-case: small letters, digits and hyphens')
		.addOption(new Option('--game <game>', 'folder of the game').makeOptionMandatory())
		.option('--out <file>', 'where to write it (default: <id>.yaml)');
	works<[string], { game: string; out?: string }>(command, create);
}

function create(
	[id]: [string],
	{ game, out = `${id}.yaml` }: { game: string; out?: string }
): Printable {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
		throw new Failure(`"${id}" is not in kebab-case: small letters, digits, words joined by -`, 2);
	}
	const workspace = workspaceOf();
	gamesOf(workspace, game);
	if (kindOf(out) !== 'nothing') throw new Failure(`there is ${out} already`, 2);
	const composition = composeGame(workspace, game);
	writeFileSync(out, scaffold(id, composition));
	const variant = listVariants(workspace).find((one) => one.game.id === game);
	const lines = [
		`written: ${out}`,
		'Change it, then try it:',
		`    thingsmith validate ${out}`,
		...(variant ? [`    thingsmith simulate ${variant.id} --with ${out} --games 20`] : [])
	];
	return { ok: true, text: lines.join('\n'), data: { file: out, id, game } };
}
