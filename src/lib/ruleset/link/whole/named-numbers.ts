/** Texts under `numbers:` say what something that can be changed is called: whether there is such a thing. */
import { numbersInDice, numbersInExpression } from '#lib/language/expression/inner-numbers.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import { childOf } from '#lib/language/nodes.ts';
import { resolvePath } from '#lib/language/tree-path.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';

const MARKS = 'marks.';

/** `values.price.is`, numbers printed on the map (`map.marks.start`), a part of such a text (`values.price.is.asked`), or its second number (`values.price.is/2`). */
export function namesNumber(path: string, link: Linking, parts: ReadonlySet<string>): boolean {
	const dot = path.lastIndexOf('.');
	const above = parts.has(path.slice(dot + 1)) ? path.slice(0, dot) : path;
	const slash = above.lastIndexOf('/');
	const nth = Number(above.slice(slash + 1));
	return (
		numbersAt(path, link) > 0 ||
		numbersAt(above, link) > 0 ||
		(slash > 0 && nth > 0 && numbersAt(above.slice(0, slash), link) >= nth)
	);
}

/** How many can be changed there. */
function numbersAt(address: string, link: Linking): number {
	const [section = ''] = address.split('.', 1);
	const node = link.whole(section);
	const below = address.slice(section.length + 1);
	if (!node) return 0;
	if (section === 'options') return childOf(node, below) ? 1 : 0;
	// Numbers that are printed on cells have one name together.
	if (section === 'map' && below.startsWith(MARKS))
		return childOf(childOf(node, 'marks'), below.slice(MARKS.length)) ? 1 : 0;
	// Of a piece that does not say how many there are there is one.
	const counted = section === 'pieces' && below.endsWith('.count');
	if (counted && childOf(node, below.slice(0, -'.count'.length))) return 1;
	const found = resolvePath(node, below);
	return found.rest === '' && found.node.node === 'scalar' ? numbersIn(found.node) : 0;
}

const numbersIn = onceFor(({ value, text }: ScalarNode): number => {
	if (typeof value === 'number') return 1;
	return Math.max(numbersInExpression(text).length, numbersInDice(text).length);
});
