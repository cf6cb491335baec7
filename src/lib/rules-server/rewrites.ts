/** What an author may want done to a place of a file, though nothing is wrong there. Nothing is written here. */
import type { Range, TextEdit } from 'vscode-languageserver-types';
import type { Span } from '#lib/language/expression/ast.ts';
import { editText, type Edited } from '#lib/language/editing/edit-text.ts';
import type { Keys } from '#lib/language/editing/change.ts';
import type { Plain } from '#lib/language/editing/plain-text.ts';
import { shapes } from '#lib/language/generated/shapes.ts';
import { entriesOf } from '#lib/language/nodes.ts';
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import { inEnglish, say, type Said } from '#lib/language/said.ts';
import type { Asked } from './ExpressionHelp.ts';
import { type Finding, SEVERITIES } from './findings-for-editors.ts';
import { documentOf, rangeIn } from './help-for-editors.ts';
import { understood } from '#lib/ruleset/expression/complete-expression.ts';
import { typeName } from '#lib/ruleset/expression/types.ts';
import type { OpenFile, Rewrite } from './rules-server.ts';

/** `asked`: the expression around the place; null: there is none. `findings`: what is wrong in the file. */
export function rewritesAt(
	file: OpenFile,
	range: Range,
	asked: Asked | null,
	findings: readonly Finding[]
): Rewrite[] {
	const document = documentOf(file);
	const selected = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
	return [
		...(asked ? [...valueOf(file, selected, asked), ...optionOf(file, selected, asked)] : []),
		...findings.flatMap((finding) => acknowledging(file, range, finding))
	];
}

/** What is selected becomes a value of its own, with the locals that it names as its parameters. */
function valueOf(file: OpenFile, selected: Span, { text, shift, place }: Asked): Rewrite[] {
	const { start, end } = selected;
	const part = start < end ? file.text.slice(start, end).trim() : text.trim();
	const from = start < end ? file.text.indexOf(part, start) : shift + text.indexOf(part);
	// A word or a number alone says nothing that a name would say better.
	if (!/[\s(.]/.test(part) || file.text.slice(from, from + part.length) !== part) return [];
	const { words, sound } = understood(part, place);
	if (!sound) return [];
	const { symbols } = place;
	const locals = words.flatMap(({ span, what, type }) =>
		what === 'local' && type ? [[part.slice(span.start, span.end), typeName(type, symbols)]] : []
	);
	const params = Object.fromEntries(locals) as Record<string, string>;
	const taken = new Set(symbols.values.map(({ id }) => id));
	const name = freeName('new-value', taken);
	const args = Object.keys(params);
	const value = { ...(args.length > 0 && { params }), is: part };
	const call = args.length > 0 ? `${name}(${args.join(', ')})` : name;
	return rewritten(file, { start: from, end: from + part.length }, call, ['values', name], value, {
		title: say`word/make-value: Make this a value of its own`,
		kind: 'refactor'
	});
}

/** A number becomes something that players choose. */
function optionOf(file: OpenFile, { start }: Span, { place }: Asked): Rewrite[] {
	const before = /(?<![\w.-])\d*$/.exec(file.text.slice(0, start))?.[0] ?? '';
	const behind = /^\d*(?![\w.-])/.exec(file.text.slice(start))?.[0] ?? '';
	const written = before + behind;
	if (!/^\d+$/.test(written)) return [];
	const number = Number(written);
	const name = freeName('new-option', new Set(place.symbols.options.map(({ id }) => id)));
	const from = start - before.length;
	const value = { type: 'int', min: 0, max: Math.max(10, 2 * number), default: number };
	const put = `option.${name}`;
	return rewritten(
		file,
		{ start: from, end: from + written.length },
		put,
		['options', name],
		value,
		{
			title: say`word/make-option: Let players choose this number`,
			kind: 'refactor'
		}
	);
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
	let name = wanted;
	for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
	return name;
}

/** Warnings alone: what is wrong has to be mended. */
function acknowledging(file: OpenFile, range: Range, finding: Finding): Rewrite[] {
	const { code, severity, range: where } = finding;
	const known = shapes['acknowledgement']?.propertyNames?.enum ?? [];
	const isHere = where.start.line <= range.end.line && range.start.line <= where.end.line;
	if (!isHere || severity !== SEVERITIES.warning || !known.includes(code)) return [];
	const address = addressAt(file, documentOf(file).offsetAt(where.start));
	if (address === null) return [];
	const edited = editText(file.text, ['acknowledge', address, code], {
		do: 'set',
		value: 'Say here why it is meant.'
	});
	return edited.ok
		? [
				rewrite(file, [editOf(file, edited)], {
					title: say`word/acknowledge: Acknowledge ${code}, with a reason`,
					kind: 'quickfix'
				})
			]
		: [];
}

/** Of the definition around a place, or of what a change is about. */
function addressAt({ path, text }: OpenFile, offset: number): string | null {
	const [root] = documentsOf(parseFile(path, text));
	for (const [section, { value }] of entriesOf(root))
		for (const [id, entry] of entriesOf(value)) {
			const isAround =
				entry.key.range.start.offset <= offset && offset <= entry.value.range.end.offset;
			if (isAround) return section === 'change' ? id : `${section}.${id}`;
		}
	return null;
}

interface Named {
	title: Said;
	kind: Rewrite['kind'];
}

/** Something else stands in a place, and what it names is declared in the same file. */
function rewritten(
	file: OpenFile,
	{ start, end }: Span,
	put: string,
	keys: Keys,
	value: Plain,
	named: Named
): Rewrite[] {
	const now = file.text.slice(0, start) + put + file.text.slice(end);
	const declared = editText(now, keys, { do: 'set', value });
	if (!declared.ok) return [];
	// The declaration was found in the text as it is then.
	const by = declared.from > start ? end - start - put.length : 0;
	const moved = { ...declared, from: declared.from + by, to: declared.to + by };
	const replaced = { range: rangeIn(documentOf(file), { start, end }), newText: put };
	return [rewrite(file, [replaced, editOf(file, moved)], named)];
}

function editOf(file: OpenFile, { from, to, put }: Edited & { ok: true }): TextEdit {
	return { range: rangeIn(documentOf(file), { start: from, end: to }), newText: put };
}

function rewrite({ path }: OpenFile, edits: TextEdit[], { title, kind }: Named): Rewrite {
	return { title: inEnglish(title), kind, edit: { changes: { [path]: edits } }, data: title };
}
