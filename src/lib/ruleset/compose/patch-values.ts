/** What the operations make of a value. The result stands where the operation was written. */
import type { Replaced, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { printNode } from '#lib/language/tree-tools.ts';

/** The old value at the end of the chain of what was replaced. */
export function replacing(old: TreeNode): Replaced[] {
	return [...old.replaced, { layer: old.layer, range: old.range, text: printNode(old) }];
}

/** Numbers are added; to an expression the sum is written down. null when there is nothing to add to. */
export function adjusted(old: ScalarNode, by: ScalarNode): ScalarNode | null {
	if (typeof old.value === 'number' && typeof by.value === 'number') {
		return made(by, old, old.value + by.value);
	}
	if (old.value === null || typeof old.value === 'boolean') return null;
	return made(by, old, `(${old.text}) + (${by.text})`);
}

/**
 * The old expression in place of `it`. Not where a dot follows or goes before: `it.owner` is the element of a `where`.
 * null when the text does not mention it.
 */
export function wrapped(old: ScalarNode, text: ScalarNode): ScalarNode | null {
	if (old.value === null) return null;
	let found = false;
	const result = text.text.replace(
		/(?<![\w.-])(\(\s*)?it(?![\w.-])(?:(\s*\)))?/g,
		(_all, open: string | undefined, close: string | undefined) => {
			found = true;
			return open && close ? `(${old.text})` : `${open ?? ''}(${old.text})${close ?? ''}`;
		}
	);
	return found ? made(text, old, result) : null;
}

function made(at: ScalarNode, old: ScalarNode, value: string | number): ScalarNode {
	return {
		...at,
		value,
		text: String(value),
		oneToOne: false,
		replaced: replacing(old)
	};
}
