/** `lock`: what exactly a variant is made of, by content. Saves and replays carry the same. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { chosenLayers } from './chosen-layers.ts';
import { failWith } from './findings.ts';
import { composeVariant } from './load.ts';
import { type Printable, works } from './terminal.ts';

export function lockCommand(parent: Command): void {
	const command = parent
		.command('lock')
		.description(
			'Print the content hash of every layer of a variant, in the order in which they apply.'
		)
		.argument('<variant>', 'id of a variant, or a variant file')
		.option('--with <file...>', "an author's own layer files or folders, from anywhere", []);
	works<[string], { with: string[] }>(command, lock);
}

function lock([variant]: [string], options: { with: string[] }): Printable {
	const composition = composeVariant({ variant, with: options.with });
	if (composition.diagnostics.some(isError)) failWith(composition.diagnostics);
	const layers = chosenLayers(composition);
	const width = Math.max(...layers.map(({ id }) => id.length));
	return {
		ok: true,
		text: layers.map(({ id, hash }) => `${id.padEnd(width)}  ${hash}`).join('\n'),
		data: {
			game: composition.game,
			variant: composition.variant,
			options: composition.options,
			lock: composition.lock,
			layers
		}
	};
}
