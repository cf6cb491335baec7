/** What is known of names where steps go on behind a condition. */
import { asScalar, entriesOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { knownBehind } from '#lib/ruleset/expression/narrowing.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { At } from './body.ts';
import { foundIn } from './sure-sets.ts';

/**
 * From here to the end of the block, or until it is set, the condition is known to hold, or not to.
 * `linked` is the condition too, if nothing was done since it was asked; `set`: names that something has set since.
 */
export function know(
	{ body, block }: At,
	cond: Maybe,
	linked: ExprIR | null,
	holds: boolean,
	set: ReadonlySet<string> = new Set()
): void {
	const { symbols } = body.rules.link;
	for (const [name, binding] of knownBehind(asScalar(cond), holds, block, symbols)) {
		if (!set.has(name)) block.narrow(name, binding.type);
	}
	if (linked) for (const set of foundIn(linked, holds)) block.full.add(set);
}

/** All names that stand behind `set:`, however deep. */
export function namesSetIn(steps: Maybe): ReadonlySet<string> {
	const found = new Set<string>();
	collect(steps, found);
	return found;
}

function collect(node: Maybe, found: Set<string>): void {
	if (node?.node === 'list') for (const item of itemsOf(node)) collect(item, found);
	for (const [key, { value }] of entriesOf(node)) {
		const text = key === 'set' ? textOf(value) : null;
		if (text === null) collect(value, found);
		else found.add(text);
	}
}
