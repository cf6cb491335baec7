/** `option.<id>` and `layer.<id>`: what is chosen before the game is a constant. */
import type { Word } from '#lib/language/expression/ast.ts';
import type { Checked } from '#lib/ruleset/names/symbols.ts';
import type { Context } from './context.ts';
import { constant } from './fold.ts';
import { BOOL } from './types.ts';
import { nearestEntry, reportUnknown } from './unknown.ts';
import { say } from '#lib/language/said.ts';

export function optionOf(cx: Context, name: Word): Checked | null {
	const { options } = cx.symbols;
	const index = options.findIndex((option) => option.id === name.name);
	const option = options[index];
	if (option === undefined) {
		if (name.name === '') return null;
		const words = options.map(({ id, type }) => ({ word: id, what: 'option', type, call: false }));
		const meant = nearestEntry(cx, name.name, words, null);
		const said = say`meaning/no-option: There is no option "${name.name}"`;
		reportUnknown(cx, name, { what: 'option', word: name.name, of: null, said }, meant);
		return null;
	}
	cx.symbols.read?.('option', index);
	cx.seen?.({ span: name, what: 'option', type: option.type });
	return { expr: constant(option.value), type: option.type };
}

/** Whether a layer is played. One that is not there may be one that nobody has: it need not be known. */
export function layerPlays(cx: Context, name: Word): Checked | null {
	if (name.name === '') return null;
	cx.seen?.({ span: name, what: 'layer', type: BOOL });
	return { expr: constant(cx.symbols.layers?.includes(name.name) ? 1 : 0), type: BOOL };
}
