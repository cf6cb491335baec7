/**
 * A small, strict reader of XML, for pictures of unknown origin: elements and attributes with their places, nothing is
 * resolved, fetched or run. Written anew because workers and Node have no reader of XML, and because what is left out
 * here cannot do harm anywhere: no entities but the five of every document, no declarations of entities, no CDATA.
 */

export interface XmlAttribute {
	name: string;
	value: string;
	/** Offset of its name in the text. */
	at: number;
}

export interface XmlElement {
	name: string;
	attributes: XmlAttribute[];
	children: XmlElement[];
	/** Offset of its name in the text. */
	at: number;
}

/** too-large: more, or deeper, than any picture of a counter. */
export type XmlTrouble = { trouble: 'broken' | 'too-large' };

const MOST_ELEMENTS = 3000;
const MOST_ATTRIBUTES = 20_000;
const DEEPEST = 40;

const NAME = /[A-Za-z_][\w.:-]*/y;
const SPACE = /\s*/y;
const ENTITIES: ReadonlyMap<string, string> = new Map([
	['lt', '<'],
	['gt', '>'],
	['amp', '&'],
	['quot', '"'],
	['apos', "'"]
]);

/** The root element, or why there is none. Text between the elements is not kept. */
export function readXml(text: string): XmlElement | XmlTrouble {
	const open: XmlElement[] = [];
	let root: XmlElement | null = null;
	let elements = 0;
	let attributes = 0;
	let at = 0;
	while (at < text.length) {
		const next = text.indexOf('<', at);
		const between = text.slice(at, next < 0 ? text.length : next);
		if (open.length === 0 && between.replace(/^\uFEFF/, '').trim() !== '') return BROKEN;
		if (next < 0) break;
		const skipped = skip(text, next, root !== null);
		if (skipped === null) return BROKEN;
		if (skipped > next) {
			at = skipped;
			continue;
		}
		if (text.startsWith('</', next)) {
			const name = match(NAME, text, next + 2);
			const end = name && endOfTag(text, next + 2 + name.length);
			if (!end || open.pop()?.name !== name) return BROKEN;
			at = end;
			continue;
		}
		const tag = readTag(text, next + 1);
		if (!tag || (open.length === 0 && root)) return BROKEN;
		attributes += tag.element.attributes.length;
		if (++elements > MOST_ELEMENTS || attributes > MOST_ATTRIBUTES) return TOO_LARGE;
		open.at(-1)?.children.push(tag.element);
		root ??= tag.element;
		if (!tag.closed && open.push(tag.element) > DEEPEST) return TOO_LARGE;
		at = tag.end;
	}
	return root && open.length === 0 ? root : BROKEN;
}

const BROKEN: XmlTrouble = { trouble: 'broken' };
const TOO_LARGE: XmlTrouble = { trouble: 'too-large' };

/**
 * Behind a comment, an instruction, or (before the root) a document type that declares nothing; `at` itself where there is
 * none of these; null for what is not read.
 */
function skip(text: string, at: number, begun: boolean): number | null {
	for (const [start, end] of [
		['<!--', '-->'],
		['<?', '?>']
	] as const) {
		if (!text.startsWith(start, at)) continue;
		const found = text.indexOf(end, at + start.length);
		return found < 0 ? null : found + end.length;
	}
	if (!text.startsWith('<!', at)) return at;
	const end = text.indexOf('>', at);
	const isType = !begun && /^<!doctype\s+svg[^[]*$/i.test(text.slice(at, end));
	return end > 0 && isType ? end + 1 : null;
}

function readTag(
	text: string,
	from: number
): { element: XmlElement; closed: boolean; end: number } | null {
	const name = match(NAME, text, from);
	if (name === null) return null;
	const element: XmlElement = { name, attributes: [], children: [], at: from };
	const seen = new Set<string>();
	let at = from + name.length;
	for (;;) {
		const space = match(SPACE, text, at) ?? '';
		at += space.length;
		if (text.startsWith('/>', at)) return { element, closed: true, end: at + 2 };
		if (text.startsWith('>', at)) return { element, closed: false, end: at + 1 };
		const attribute = space === '' ? null : readAttribute(text, at);
		if (!attribute || seen.has(attribute.of.name)) return null;
		seen.add(attribute.of.name);
		element.attributes.push(attribute.of);
		at = attribute.end;
	}
}

function readAttribute(text: string, at: number): { of: XmlAttribute; end: number } | null {
	const name = match(NAME, text, at);
	if (name === null) return null;
	let from = at + name.length;
	from += match(SPACE, text, from)?.length ?? 0;
	if (!text.startsWith('=', from)) return null;
	from += 1 + (match(SPACE, text, from + 1)?.length ?? 0);
	const quote = text.charAt(from);
	if (quote !== '"' && quote !== "'") return null;
	const end = text.indexOf(quote, from + 1);
	const value = end < 0 ? null : decoded(text.slice(from + 1, end));
	return value === null ? null : { of: { name, value, at }, end: end + 1 };
}

/** null: it names an entity that nobody knows, or holds what no attribute may. */
function decoded(text: string): string | null {
	if (text.includes('<')) return null;
	let good = true;
	const value = text.replace(/&([^;&]{0,12};?)/g, (_, name: string) => {
		const letter = name.endsWith(';') ? letterOf(name.slice(0, -1)) : null;
		good &&= letter !== null;
		return letter ?? '';
	});
	return good ? value : null;
}

function letterOf(name: string): string | null {
	const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
	if (!number) return ENTITIES.get(name) ?? null;
	const code = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16);
	return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

function endOfTag(text: string, from: number): number | null {
	const at = from + (match(SPACE, text, from)?.length ?? 0);
	return text.startsWith('>', at) ? at + 1 : null;
}

function match(pattern: RegExp, text: string, at: number): string | null {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? null;
}
