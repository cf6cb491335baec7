/** The call around the cursor: what it takes, and which of that is being written. */
import { tokenize } from '#lib/language/expression/lexer.ts';
import type { Symbols } from '#lib/ruleset/names/symbols.ts';
import { typeName } from './types.ts';

export interface Signature {
	/** `reach(h: hex, p: player)`. */
	label: string;
	/** By their words in the label. */
	params: string[];
	/** Which of them is being written. */
	active: number;
	type: string;
}

/** null: no call of a value is open at the offset. `layer`: whose words these are. */
export function signatureAt(
	text: string,
	offset: number,
	{ symbols, layer }: { symbols: Symbols; layer: string }
): Signature | null {
	const { tokens } = tokenize(text.slice(0, offset));
	/** Calls that are open, with the arguments begun in each; braces and plain brackets are open, too. */
	const open: { name: string | null; given: number }[] = [];
	tokens.forEach(({ image }, at) => {
		if (image === '(' || image === '{') {
			const before = tokens[at - 1]?.image ?? '';
			const isCall = image === '(' && /^[a-z][a-z0-9-]*$/i.test(before);
			// `x.reach(y)`: what stands before the dot is the first argument.
			const first = tokens[at - 2]?.image === '.' ? 1 : 0;
			open.push({ name: isCall ? before : null, given: first });
		} else if (image === ')' || image === '}') open.pop();
		else if (image === ',') {
			const last = open.at(-1);
			if (last) last.given++;
		}
	});
	const call = open.findLast(({ name }) => name !== null);
	const key = call?.name && symbols.names.keyOf('values', call.name, layer);
	const value = symbols.values.find(({ id }) => id !== '' && id === key);
	if (!call || !value) return null;
	const params = value.params.map(({ id, type }) => `${id}: ${typeName(type, symbols)}`);
	return {
		label: `${call.name ?? ''}(${params.join(', ')})`,
		params,
		active: call.given,
		type: value.type === null ? '' : typeName(value.type, symbols)
	};
}
