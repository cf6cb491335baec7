/** `explain`: a definition or a value with the layers that made it. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { explainPath } from '#lib/ruleset/report/provenance.ts';
import { openVariant, VARIANT_ARGUMENT, WITH_RULES } from './sources/load.ts';
import { failWith } from './terminal/shown-findings.ts';
import type { Library } from './sources/library.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { Failure, type Printable, works } from './terminal/terminal.ts';

export function explainCommand(parent: Command): void {
	const command = parent
		.command('explain')
		.description(
			'Show what a part of the rules says, which layer and line said it, and what it replaced.'
		)
		.argument('<variant>', VARIANT_ARGUMENT)
		.argument('<path>', 'for example values.hand-limit.is or pieces')
		.option('--with <file...>', WITH_RULES, []);
	works<[string, string], { with: string[] }>(command, explain);
}

function explain([variant, path]: [string, string], options: { with: string[] }): Printable {
	const { composition, library } = openVariant({ variant, with: options.with });
	if (composition.layers.length === 0) failWith(library.opened(composition.diagnostics));
	const dataOf = (range: SourceRange): Place => placeIn(library, range);
	const placeOf = (range: SourceRange): string => placeText(dataOf(range));
	const explained = explainPath(composition, path);
	if (!explained.found) {
		if ('removedBy' in explained) {
			const { layer, place, text } = explained.removedBy;
			const message = `${path} was removed by ${layer}, ${placeOf(place)}; it was: ${text}`;
			throw new Failure(message, 1, { path, removedBy: { layer, place: dataOf(place), text } });
		}
		const known = explained.known.slice(0, 40).join(', ');
		throw new Failure(`there is no "${explained.missing}" here; there are: ${known}`, 1, {
			path,
			missing: explained.missing,
			known: explained.known
		});
	}
	const { text, layer, place, replaced, steps, parts } = explained.explanation;
	const said =
		steps.length === 0 ? [` ${text}`] : steps.map((step) => `\n    .${step.name}: ${step.text}`);
	const lines = [`${path}:${said.join('')}`, `    said by ${layer}, ${placeOf(place)}`];
	for (const before of replaced.toReversed()) {
		lines.push(`    instead of ${before.text}, said by ${before.layer}, ${placeOf(before.range)}`);
	}
	for (const part of parts) {
		lines.push(`    ${part.path}: ${part.text}, said by ${part.layer}, ${placeOf(part.place)}`);
	}
	const broken = composition.diagnostics.filter(isError);
	if (broken.length > 0) lines.push(`(the variant has ${broken.length} errors: see validate)`);
	return {
		ok: true,
		text: lines.join('\n'),
		data: {
			path,
			text,
			layer,
			place: dataOf(place),
			replaced: replaced.map((before) => ({
				layer: before.layer,
				place: dataOf(before.range),
				text: before.text
			})),
			steps,
			parts: parts.map((part) => ({ ...part, place: dataOf(part.place) }))
		}
	};
}

interface Place {
	file: string;
	line: number;
	column: number;
}

function placeIn(library: Library, { file, start }: SourceRange): Place {
	return { file: library.at(file), line: start.line, column: start.column };
}

function placeText({ file, line, column }: Place): string {
	return `${file}:${line}:${column}`;
}
