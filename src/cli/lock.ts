/** `lock`: what exactly a variant is made of, by content. Saves and replays carry the same. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { own } from '#lib/language/tools/own.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Library } from './sources/library.ts';
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

/** A layer of a composition for programs that read the output. */
export interface ShownLayer {
	id: string;
	kind: string;
	files: string[];
	hash: string;
}

/** In the order in which they apply. */
export function chosenLayers({ layers, lock }: Composition, library: Library): ShownLayer[] {
	return layers.map(({ id, kind, files }) => ({
		id,
		kind,
		files: files.map(({ path }) => library.at(path)),
		hash: own(lock, id) ?? ''
	}));
}
