/** One YAML text as nodes with places, or what is wrong with it. */
import { Composer, isMap, isScalar, isSeq, LineCounter } from 'yaml';
import type { CST, Document, Pair, ParsedNode, Scalar, YAMLMap } from 'yaml';
import {
	beside,
	type Diagnostic,
	finding,
	type FindingDetails,
	type Fix,
	fixing
} from './diagnostic.ts';
import { furtherFindings, MOST_FINDINGS } from './finding-limit.ts';
import { FILE_START, type Position, type SourceRange } from './source.ts';
import type { ListNode, MapEntry, MapNode, ScalarNode, TreeNode } from './tree.ts';
import { masked, type LooseText } from './loose-texts.ts';
import { problemsOf, type YamlProblem } from './yaml-errors.ts';
import { closingFix, type RawFix, type RawProblem, withoutEntryFix } from './yaml-fixes.ts';
import { tokenize, type Tokens } from './yaml-guard.ts';
import { type Said, say } from './said.ts';

export { MAX_DEPTH, MAX_LENGTH } from './yaml-guard.ts';

export interface YamlResult {
	/** null when the file is empty or too broken to be read. */
	root: TreeNode | null;
	/** Further documents after `---`: only files of scenarios have them. */
	more: TreeNode[];
	diagnostics: Diagnostic[];
}

type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** Names that mean something to JavaScript objects. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

const OPTIONS = {
	schema: 'core',
	merge: false,
	uniqueKeys: false,
	resolveKnownTags: false,
	prettyErrors: false,
	logLevel: 'silent'
} as const;

/** `start`: where in its file the text begins. */
export function parseYaml(file: string, text: string, start = FILE_START): YamlResult {
	const { documents, fatal, problems, lines, loose, read } = documentsOf(text);
	const builder = new Builder(file, read, lines, start);
	if (fatal) {
		builder.problem(fatal);
		return { root: null, more: [], diagnostics: builder.found };
	}
	for (const looseText of loose)
		builder.loose(looseText, text.slice(looseText.start, looseText.end));
	for (const problem of problems) builder.problem(problem);
	const lineOf = (offset: number) => lines.linePos(offset).line;
	const errors = documents.flatMap((document) => document.errors);
	for (const problem of problemsOf(errors, problems, lineOf)) builder.broken(problem);
	const roots = documents
		.map((document) => builder.root(document))
		.filter((candidate) => candidate !== null);
	const [root = null, ...more] = roots;
	if (!root) builder.nothing();
	return { root, more, diagnostics: builder.found };
}

interface Documents extends Omit<Tokens, 'tokens'> {
	documents: Document.Parsed[];
	lines: LineCounter;
	/** The text as it was read in the end. */
	read: string;
}

/** The tokens are many, and forgotten here. */
function documentsOf(text: string): Documents {
	const lines = new LineCounter();
	const { tokens, ...found } = tokenize(text, lines.addNewLine);
	if (found.loose.length === 0)
		return { documents: composed(tokens, text.length, lines), lines, read: text, ...found };
	return { ...documentsOf(masked(text, found.loose)), loose: found.loose };
}

/** An error of the library takes a trace of the stack along, which with a million of them needs a gigabyte. */
function composed(tokens: CST.Token[], end: number, lineCounter: LineCounter): Document.Parsed[] {
	const traces = Error.stackTraceLimit;
	Error.stackTraceLimit = 0;
	try {
		return [...new Composer({ ...OPTIONS, lineCounter }).compose(tokens, true, end)];
	} finally {
		Error.stackTraceLimit = traces;
	}
}

const LOOSE: Partial<Record<LooseText['sign'], Said>> = {
	':': say`file/colon-needs-quotes: A text with a colon needs quotes`,
	',': say`file/comma-needs-quotes: A text with a comma needs quotes inside { } and [ ]`
};

class Builder {
	readonly diagnostics: Diagnostic[] = [];
	readonly #file: string;
	readonly #text: string;
	readonly #lines: LineCounter;
	readonly #start: Position;
	/** Problems beyond those that are shown. */
	#further = 0;

	constructor(file: string, text: string, lines: LineCounter, start: Position) {
		this.#file = file;
		this.#text = text;
		this.#lines = lines;
		this.#start = start;
	}

	get found(): Diagnostic[] {
		const last = this.diagnostics.at(-1);
		const further = last && this.#further > 0 ? [furtherFindings(last, this.#further)] : [];
		return [...this.diagnostics, ...further];
	}

	/** Offsets in the text. */
	problem(raw: RawProblem, details: Partial<FindingDetails> = {}): void {
		const { code, message, start, end } = raw;
		if (this.diagnostics.length === MOST_FINDINGS) {
			this.#further++;
			return;
		}
		const range = this.#range(start, Math.min(end, Math.max(this.#text.length, start)));
		const fixes = this.#fixes(raw.fixes ?? []);
		this.diagnostics.push(finding(code, { range }, message, { fixes, ...details }));
	}

	/** What the parser stopped at. */
	broken(problem: YamlProblem): void {
		const { closing, start } = problem;
		const fixes = closing === null ? [] : closingFix(this.#text, start, closing);
		this.problem(problem, { fixes: this.#fixes(fixes) });
	}

	#fixes(fixes: readonly RawFix[]): Fix[] {
		return fixes.map(({ title, start, end, text }) =>
			fixing(title, [{ range: this.#range(start, end), text }])
		);
	}

	/** What lacks quotes. */
	loose({ start, end, sign }: LooseText, text: string): void {
		const fix = {
			title: say`file/put-it-in-quotes: Put it in quotes`,
			text: JSON.stringify(text.replace(/\s+/g, ' '))
		};
		const edits = [{ range: this.#range(start, end), text: fix.text }];
		const message =
			LOOSE[sign] ??
			say`file/bracket-needs-quotes: A text with brackets needs quotes inside { } and [ ]`;
		this.problem(
			{ code: 'shape/loose-comma', message, start, end },
			{ fixes: [fixing(fix.title, edits)] }
		);
	}

	root({ contents }: Document.Parsed): TreeNode | null {
		const empty = contents === null || (isScalar(contents) && contents.value === null);
		return empty ? null : this.#node(contents);
	}

	nothing(): void {
		if (this.diagnostics.length > 0) return;
		const message = say`file/file-says-nothing: This file says nothing: write something or delete it`;
		this.problem({ code: 'shape/empty-file', message, start: 0, end: 0 }, { severity: 'warning' });
	}

	#node(node: ParsedNode): TreeNode {
		if (isMap(node)) return this.#map(node);
		if (isSeq(node)) {
			const items = node.items.map((item) => this.#node(item));
			return { ...this.#base(node), node: 'list', items } satisfies ListNode;
		}
		if (isScalar(node)) return this.#scalar(node);
		// An alias; reported already.
		return this.#empty(node.range);
	}

	#map(node: YAMLMap.Parsed): MapNode {
		const entries = new Map<string, MapEntry>();
		for (const pair of node.items) {
			const key = this.#key(pair.key);
			if (!key) continue;
			const earlier = entries.get(key.text);
			if (earlier) this.#duplicate(pair, key.text, earlier.key, node.flow === true);
			else entries.set(key.text, { key, value: this.#value(pair.value, pair.key) });
		}
		return { ...this.#base(node), node: 'map', entries };
	}

	#value(value: ParsedNode | null, key: ParsedNode): TreeNode {
		const [, end] = key.range;
		return value ? this.#node(value) : this.#empty([end, end, end]);
	}

	#key(node: ParsedNode): ScalarNode | null {
		const [start, end] = node.range;
		if (!isScalar(node)) {
			const message = say`file/key-is-one-word: A key is a single word or a quoted text`;
			this.problem({ code: 'syntax/key', message, start, end });
			return null;
		}
		const key = this.#scalar(node);
		if (typeof key.value !== 'string') {
			const message =
				key.value === null
					? say`file/key-is-missing: The key before the colon is missing`
					: say`file/key-needs-quotes: The key ${key.text} needs quotes`;
			const text = `"${key.text}"`;
			const fixes = [fixing(say`word/change-to: Change to ${text}`, [{ range: key.range, text }])];
			this.problem(
				{ code: 'syntax/key', message, start, end: Math.max(end, start + 1) },
				{ fixes: key.value === null ? [] : fixes }
			);
			return null;
		}
		if (RESERVED.has(key.value)) {
			const message = say`file/no-key: "${key.value}" cannot be used as a key`;
			this.problem({ code: 'syntax/reserved-key', message, start, end });
			return null;
		}
		if (key.value === '<<' && node.type === 'PLAIN') {
			const message = say`file/no-merge-keys: Merge keys (<<) are not part of the language: write the entries out`;
			this.problem({ code: 'syntax/merge-key', message, start, end });
			return null;
		}
		return key.text === key.value ? key : { ...key, text: key.value };
	}

	#duplicate({ key, value }: ParsedPair, name: string, earlier: ScalarNode, flow: boolean): void {
		const related = [beside(earlier, say`word/the-first-one: the first one`)];
		const message = say`file/is-here-twice: "${name}" is here twice`;
		const [start, end] = key.range;
		const whole = { start, end: value?.range[1] ?? end };
		const fixes = this.#fixes(withoutEntryFix(this.#text, whole, flow));
		this.problem({ code: 'syntax/duplicate-key', message, start, end }, { related, fixes });
	}

	#scalar(node: Scalar.Parsed): ScalarNode {
		const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
		const [start, end] = node.range;
		const from = start + (quoted ? 1 : 0);
		const inside = this.#text.slice(from, end - (quoted ? 1 : 0));
		const textOffset = this.#start.offset + from;
		const value = plainValue(node.value);
		const decoded = typeof value === 'string' ? value : inside;
		const oneToOne = inside === decoded;
		return { ...this.#base(node), node: 'scalar', value, text: decoded, textOffset, oneToOne };
	}

	#empty(range: [number, number, number]): ScalarNode {
		return {
			...this.#base({ range }),
			node: 'scalar',
			value: null,
			text: '',
			textOffset: this.#start.offset + range[0],
			oneToOne: true
		};
	}

	#base(node: { range: [number, number, number] }): Pick<TreeNode, 'range' | 'layer' | 'replaced'> {
		return { range: this.#range(node.range[0], node.range[1]), layer: '', replaced: [] };
	}

	#range(start: number, end: number): SourceRange {
		return { file: this.#file, start: this.#position(start), end: this.#position(end) };
	}

	#position(offset: number): Position {
		const { line, col } = this.#lines.linePos(offset);
		return {
			line: this.#start.line + line - 1,
			column: line === 1 ? this.#start.column + col - 1 : col,
			offset: this.#start.offset + offset
		};
	}
}

function plainValue(value: unknown): ScalarNode['value'] {
	return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
		? value
		: null;
}
