/** `compose`: all layers of a variant as one game, and where every part of it comes from. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { toPlain } from '#lib/language/tree-tools.ts';
import { composedYaml } from '#lib/ruleset/report/composed-yaml.ts';
import { chosenLayers } from './lock.ts';
import { failWith, shown } from './terminal/shown-findings.ts';
import { openVariant, VARIANT_ARGUMENT, WITH_RULES } from './sources/open-variant.ts';
import { Failure, type Printable, works } from './terminal/terminal.ts';

export function composeCommand(command: Command): void {
	command
		.argument('<variant>', VARIANT_ARGUMENT)
		.option('--with <file...>', WITH_RULES, [])
		.option('--yaml', 'as YAML with comments (this is the default)');
	works<[string], { with: string[]; yaml?: boolean; json?: boolean }>(command, compose);
}

function compose(
	[variant]: [string],
	options: { with: string[]; yaml?: boolean; json?: boolean }
): Printable {
	if (options.yaml === true && options.json === true) {
		throw new Failure('--yaml and --json exclude each other', 2);
	}
	const { composition, library } = openVariant({ variant, with: options.with });
	const { game, tree, lock, leftOut } = composition;
	const diagnostics = library.opened(composition.diagnostics);
	if (composition.layers.length === 0) failWith(diagnostics);
	const broken = diagnostics.filter(isError);
	return {
		ok: broken.length === 0,
		text: composedYaml(composition),
		data: {
			game,
			variant: composition.variant,
			layers: chosenLayers(composition, library),
			options: composition.options,
			lock,
			leftOut: leftOut.map(({ layer, because }) => ({
				layer,
				because: library.opened(because).map(shown)
			})),
			removed: composition.removed.map(({ path, layer, range }) => ({
				path,
				layer,
				file: library.at(range.file),
				line: range.start.line
			})),
			rules: toPlain(tree),
			diagnostics: diagnostics.map(shown)
		}
	};
}
