/** The options that a variant's file chooses, in its order. */
import { parseFile } from '#lib/language/parsed-file.ts';
import { readVariant } from '#lib/ruleset/layers/variant.ts';

export function chosenOptions(text: string): { id: string; value: string }[] {
	const { options } = readVariant(parseFile('variants/opened.yaml', text));
	return [...options].map(([id, { value }]) => ({ id, value: String(value) }));
}
