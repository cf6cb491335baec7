/** What players may agree on. */
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { listOptions } from '#lib/ruleset/report/option-list.ts';
import type { Changeable } from './changeable.ts';

export function changeableOptions(composition: Composition): Changeable[] {
	return listOptions(composition).map((option): Changeable => {
		const { id, type, values, min, max, cite } = option;
		const chosen = composition.options[id];
		return {
			address: `options.${id}`,
			keys: ['options', id],
			definition: `options.${id}`,
			definedBy: option.layer,
			input:
				type === 'int'
					? { is: 'number', min, max }
					: { is: 'word', words: values.map((value) => value.id), text: `options.${id}` },
			value: chosen ?? option.default,
			layer: chosen === undefined ? option.defaultBy : `variant:${composition.variant}`,
			before: chosen === undefined ? null : option.default,
			otherwise: null,
			about: [],
			cite,
			called: [`options.${id}`],
			mentions: entriesOf(childOf(childOf(childOf(composition.tree, 'options'), id), 'values')).map(
				([word]) => word
			)
		};
	});
}
