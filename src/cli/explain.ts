/** `explain`: a definition or a value with the layers that made it. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { inEnglish } from '#lib/language/said.ts';
import { hintOf, nearest, nearestFirst } from '#lib/language/suggest.ts';
import { explainPath, stepLines } from '#lib/ruleset/report/provenance.ts';
import { openVariant, VARIANT_ARGUMENT, WITH_RULES } from './sources/open-variant.ts';
import { failWith } from './terminal/shown-findings.ts';
import type { Library } from './sources/library.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { Failure, type Printable, works } from './terminal/terminal.ts';

export function explainCommand(command: Command): void {
	command
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
		throw new Failure(noSuchPart(explained.missing, explained.known), 1, {
			path,
			missing: explained.missing,
			known: explained.known
		});
	}
	const { text, layer, place, replaced, steps, parts } = explained.explanation;
	const said = stepLines(steps).map((line) => `\n    ${line}`);
	const lines = [
		`${path}:${text && ` ${text}`}${said.join('')}`,
		`    said by ${layer}, ${placeOf(place)}`
	];
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

/** Of many names nobody reads more than a line. */
const MOST_NAMES = 12;

function noSuchPart(missing: string, known: readonly string[]): string {
	const [word = missing] = missing.split('.');
	const meant = inEnglish(hintOf(nearest(word, known)));
	const names = nearestFirst(word, known);
	const more = names.length - MOST_NAMES;
	const rest = more > 0 ? ` and ${more} more` : '';
	return `there is no "${missing}" here${meant}${meant === '' ? ';' : ''} there are: ${names.slice(0, MOST_NAMES).join(', ')}${rest}`;
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
