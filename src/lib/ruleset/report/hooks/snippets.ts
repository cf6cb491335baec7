/** Ready lines for each sort of hook. What they do is left open; that they are valid is tested for every hook there is. */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';

interface Named {
	id: string;
	params: readonly { id: string; type: string }[];
}

const EMPTY = 'do: []';

export function eventSnippet({ id, params }: Named): string {
	return lines('effects:', `  my-${id}: { after: ${flow(callOf(id, params))}, ${EMPTY} }`);
}

/** `literal`: something of the value's type that can be written down, or null. */
export function valueSnippet({ id, params }: Named, type: Type, literal: string | null): string {
	if (type.t === 'set') {
		return lines('change:', `  values.${id}.is: { wrap: (it) where true }`);
	}
	if (literal === null) {
		return lines('change:', `  values.${id}.is: { wrap: if true then (it) else (it) }`);
	}
	const change = type.t === 'int' ? `add: ${literal}` : `set: ${literal}`;
	return lines(
		'effects:',
		`  my-${id}: { modify: ${flow(callOf(id, params))}, when: true, ${change} }`
	);
}

export function neighboursSnippet(spaces: string): string {
	const effect = `{ modify: "neighbours(x, who)", when: true, with: ${spaces} where false }`;
	return lines('effects:', `  my-neighbours: ${effect}`);
}

export function windowSnippet(id: string): string {
	return lines('actions:', `  my-${id}: { window: ${id}, ${EMPTY} }`);
}

export function actionSnippet({ id, params }: Named): string {
	const pattern = callOf(id, [{ id: 'you' }, ...params]);
	return lines('effects:', `  no-${id}: { forbid: ${flow(pattern)}, when: true }`);
}

/** Steps of one's own at the beginning, in a procedure that is told the same. */
export function procedureSnippet({ id, params }: Named): string {
	const takes = params.map((param) => `${param.id}: ${flow(param.type)}`).join(', ');
	const gives = params.map((param) => `${param.id}: ${param.id}`).join(', ');
	const told = params.length > 0;
	return lines(
		'procedures:',
		`  my-${id}: { ${told ? `params: { ${takes} }, ` : ''}${EMPTY} }`,
		'change:',
		`  procedures.${id}.do: { insert: [{ call: my-${id}${told ? `, with: { ${gives} }` : ''} }], at: start }`
	);
}

/** A value of one's own that asks for something of a thing; `of`: the type of the thing, or null. */
export function readSnippet(id: string, of: string | null, read: (x: string) => string): string {
	const params = of === null ? '' : `params: { x: ${flow(of)} }, `;
	return lines('values:', `  my-${id}: { ${params}is: ${flow(read('x'))} }`);
}

export function printedSnippet(piece: string, number: string): string {
	return lines('change:', `  pieces.${piece}.${number}: { adjust: 1 }`);
}

/** What can be written for a type in `add:` or `set:`; null where it hangs on the game. */
export function literalOf(type: Type, enums: readonly { values: string[] }[]): string | null {
	if (type.t === 'int') return '1';
	if (type.t === 'bool') return 'true';
	if (type.t === 'optional') return 'none';
	return type.t === 'enum' ? (enums[type.enum]?.values[0] ?? null) : null;
}

/** As it is written in `modify:`, `after:` and the like. */
export function callOf(id: string, params: readonly { id: string }[]): string {
	return params.length === 0 ? id : `${id}(${params.map((param) => param.id).join(', ')})`;
}

/** Inside of `{ }` a comma or a question mark needs quotes. */
function flow(text: string): string {
	return /[,?:{}[\]]/.test(text) ? `'${text}'` : text;
}

function lines(...all: string[]): string {
	return `${all.join('\n')}\n`;
}
