/** The options a variant chooses, against the options the game declares. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from './composition.ts';
import { childOf, entriesOf, numberOf } from '#lib/language/nodes.ts';
import type { ChosenOption } from '#lib/ruleset/layers/variant.ts';
import { say } from '#lib/language/said.ts';

/** Writes the good choices into the composition and reports the others. */
export function checkOptions(
	composition: Composition,
	chosen: ReadonlyMap<string, ChosenOption>
): Diagnostic[] {
	const declared = childOf(composition.tree, 'options');
	const ids = entriesOf(declared).map(([id]) => id);
	const diagnostics: Diagnostic[] = [];
	for (const [id, choice] of chosen) {
		const option = childOf(declared, id);
		if (!option) {
			// A layer that was left out may have declared it.
			if (composition.leftOut.length > 0) continue;
			const range = choice.keyRange ?? composition.tree.range;
			diagnostics.push(unknownId(say`word/option: option`, id, { range }, ids, 'option/unknown'));
			continue;
		}
		const range = choice.range ?? composition.tree.range;
		const wrong = checkChoice(id, option, choice.value, range);
		if (wrong) diagnostics.push(wrong);
		else {
			composition.options[id] = choice.value;
			if (choice.range) composition.chosenAt[id] = choice.range;
		}
	}
	return diagnostics;
}

export function checkChoice(
	id: string,
	option: TreeNode,
	value: string | number,
	range: SourceRange
): Diagnostic | null {
	const values = childOf(option, 'values');
	if (values) {
		const names = entriesOf(values).map(([name]) => name);
		if (names.includes(String(value))) return null;
		const said = say`layer/no-value-of-option: "${value}" is not a value of the option "${id}" (${names.join(', ')})`;
		const missing = { what: 'value', word: String(value), of: id, said };
		const { hint, fixes } = didYouMean(missing.word, names, range);
		return finding('option/unknown-value', { range }, say`${said}${hint}`, { fixes, missing });
	}
	const min = numberOf(childOf(option, 'min')) ?? Number.NEGATIVE_INFINITY;
	const max = numberOf(childOf(option, 'max')) ?? Number.POSITIVE_INFINITY;
	if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
		return null;
	const message = say`layer/option-is-whole: The option "${id}" is a whole number from ${min} to ${max}, not "${value}"`;
	return finding('option/unknown-value', { range }, message);
}
