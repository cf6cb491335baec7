/** The parameters of an event under the names that a pattern gives them. */
import type { Pattern } from '#lib/language/findings.ts';
import { asMap, childOf, entriesOf } from '#lib/language/nodes.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Callable } from '#lib/ruleset/link/context/body.ts';
import { Block } from '#lib/ruleset/link/context/frame.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { fits } from './values.ts';

/** The event of one `until:`, which stands alone or with a condition. */
export function afterIn(until: TreeNode): TreeNode | undefined {
	return asMap(until) ? childOf(until, 'after') : until;
}

/** null where the pattern names more parameters than there are. */
export function patternBlock(link: Linking, event: Callable, pattern: Pattern): Block | null {
	const count = entriesOf(childOf(event.entry.value, 'params')).length;
	if (!fits(link, pattern, count)) return null;
	const block = new Block(null);
	pattern.params.forEach(({ name }, i) => {
		const param = event.params[i];
		if (name === '_') return;
		if (!param || !event.sound) return block.fail(name);
		const { type, slot, words } = param;
		block.declare(name, { type, at: 'local', slot, words });
	});
	return block;
}
