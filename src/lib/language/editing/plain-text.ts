/** Plain values as YAML: on one line where they are short, and in the style in which an author would write them. */
export type Plain = string | number | boolean | null | readonly Plain[] | PlainMap;
export interface PlainMap {
	readonly [key: string]: Plain;
}

/** How a text is marked as one. */
export type Quotes = 'plain' | 'single' | 'double';

/** A line of a map or list that is longer is broken up. */
const ONE_LINE = 100;

/** What YAML reads as something other than a text, or not at all, when it stands without quotes. */
const OTHER_THAN_TEXT =
	/^(?:|~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|[-+]?(?:0x[\da-fA-F]+|0o[0-7]+|\d+|(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)|---.*|\.\.\..*)$/;
const INDICATOR = /^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`]/;
const INSIDE = /:(?:\s|$)|\s#|[\p{Cc}\u{2028}\u{2029}\u{feff}]|^\s|\s$/u;
const IN_FLOW = /[,[\]{}]/;

/** Whether a text can stand without quotes; in `{ }` and `[ ]` commas and brackets need them as well. */
function needsQuotes(text: string, flow: boolean): boolean {
	return (
		OTHER_THAN_TEXT.test(text) ||
		INDICATOR.test(text) ||
		INSIDE.test(text) ||
		(flow && IN_FLOW.test(text))
	);
}

export function scalarText(
	value: string | number | boolean | null,
	quotes: Quotes,
	flow: boolean
): string {
	if (typeof value !== 'string') return String(value);
	if (quotes === 'plain' && !needsQuotes(value, flow)) return value;
	const oneLine = !/[\p{Cc}\u{2028}\u{2029}\u{feff}]/u.test(value);
	if (quotes === 'single' && oneLine) return `'${value.replaceAll("'", "''")}'`;
	return JSON.stringify(value);
}

export function isScalar(value: Plain): value is string | number | boolean | null {
	return value === null || typeof value !== 'object';
}

const isList = (value: readonly Plain[] | PlainMap): value is readonly Plain[] =>
	Array.isArray(value);

/** On one line, `{ combat: 3, flying: true }`. */
export function flowText(value: Plain): string {
	if (isScalar(value)) return scalarText(value, 'plain', true);
	if (isList(value)) return `[${value.map(flowText).join(', ')}]`;
	const entries = Object.entries(value).map(
		([key, inner]) => `${keyText(key, true)}: ${flowText(inner)}`
	);
	return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

export function keyText(key: string, flow: boolean): string {
	return scalarText(key, 'plain', flow);
}

/** What follows a key's colon in a block: ` 3` on the same line, or lines of their own, deeper than `indent`. */
export function blockText(value: Plain, indent: string): string {
	const line = isScalar(value) ? scalarText(value, 'plain', false) : flowText(value);
	const short = indent.length + line.length <= ONE_LINE;
	if (isScalar(value) || short || isEmpty(value)) return ` ${line}`;
	const deeper = `${indent}  `;
	if (isList(value)) {
		return value.map((item) => `\n${deeper}-${blockText(item, deeper)}`).join('');
	}
	const entries = Object.entries(value);
	return entries
		.map(([key, inner]) => `\n${deeper}${keyText(key, false)}:${blockText(inner, deeper)}`)
		.join('');
}

/** What follows the colon of a section of a file: its entries have a line each, however short they are. */
export function sectionText(value: Plain): string {
	if (isScalar(value) || isList(value) || isEmpty(value)) return blockText(value, '');
	return Object.entries(value)
		.map(([key, inner]) => `\n  ${keyText(key, false)}:${blockText(inner, '  ')}`)
		.join('');
}

function isEmpty(value: readonly Plain[] | PlainMap): boolean {
	return isList(value) ? value.length === 0 : Object.keys(value).length === 0;
}
