/** `lock`: what exactly a variant is made of, by content. Saves and replays carry the same. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { chosenLayers } from './sources/chosen-layers.ts';
import { failWith } from './terminal/shown-findings.ts';
import { openVariant, VARIANT_ARGUMENT, WITH_RULES } from './sources/open-variant.ts';
import { type Printable, works } from './terminal/terminal.ts';

export function lockCommand(command: Command): void {
	command.argument('<variant>', VARIANT_ARGUMENT).option('--with <file...>', WITH_RULES, []);
	works<[string], { with: string[] }>(command, lock);
}

function lock([variant]: [string], options: { with: string[] }): Printable {
	const { composition, library } = openVariant({ variant, with: options.with });
	if (composition.diagnostics.some(isError)) failWith(library.opened(composition.diagnostics));
	const layers = chosenLayers(composition, library);
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
