/** The first lines of a house rule. The example in them is made of what the game has, so that it works when uncommented. */
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { flowText } from '#lib/language/editing/plain-text.ts';
import { childOf, entriesOf, numberOf } from '#lib/language/nodes.ts';

/** `name`: what players call it. */
export function scaffold(id: string, name: string, { game, tree }: Composition): string {
	const lines = [
		`# What this house rule is about, in a sentence.`,
		'layer:',
		`  id: ${id}`,
		'  kind: house-rule',
		`  game: ${game}`,
		'  # requires: [another-layer]   # it makes no sense without that one',
		'  # excludes: [another-layer]   # it cannot be combined with that one',
		'  # after: [another-layer]      # it applies after that one, when both are used',
		''
	];
	const value = entriesOf(childOf(tree, 'values')).find(
		([, entry]) => numberOf(childOf(entry.value, 'is')) !== null
	);
	if (value) {
		const [called, entry] = value;
		const number = numberOf(childOf(entry.value, 'is')) ?? 0;
		lines.push(
			`# Example: another number for ${called}. \`expect\` is what stands there now; take the # away to try it.`,
			'# change:',
			`#   values.${called}.is: { expect: ${number}, set: ${number + 1} }`,
			''
		);
	}
	lines.push(
		'# What players read: a name and a sentence, in as many languages as you like.',
		'text:',
		'  en:',
		'    layers:',
		`      ${id}: ${flowText({ name, rule: 'Say here what is different.' })}`
	);
	return `${lines.join('\n')}\n`;
}
