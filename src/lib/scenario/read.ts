/** Scenario files: one or more scenarios, each a document of its own (`---` between them). */
import { append } from '#lib/language/tools/append.ts';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { checkShape } from '#lib/language/schema-check.ts';
import { FILE_START, type Position, type SourceRange } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { MAX_LENGTH, parseYaml } from '#lib/language/yaml-document.ts';
import type { ExtraFile } from '#lib/ruleset/layers/layer-files.ts';
import { childOf, citesOf, entriesOf, itemsOf, numberOf, textOf } from '#lib/language/nodes.ts';

export interface Scenario {
	title: string;
	/** Of its title, or of the beginning of its document. */
	range: SourceRange;
	/** The clauses that it proves. */
	cite: string[];
	/** The variant that is played, in place of editions and house rules; null: none is named. */
	variant: { id: string; range: SourceRange } | null;
	/** null: all. */
	editions: string[] | null;
	houseRules: string[];
	/** Layers from elsewhere that lie on top; a file of scenarios cannot say any, whoever runs it can. */
	with: readonly ExtraFile[];
	options: Record<string, string | number>;
	players: number | null;
	seed: string | null;
	/** The whole document, for the parts that need a program to be understood. */
	root: TreeNode;
	/** About syntax and shape; a scenario with errors is not run. */
	findings: Diagnostic[];
}

/** A broken document leaves the others of its file as they are, as long as there are not more than these. */
const MOST_APART = 200;

export function readScenarios(path: string, text: string): Scenario[] {
	const { root, more, diagnostics } = parseFile(path, text);
	// All in order: then it was read in one go.
	if (root && diagnostics.length === 0)
		return [root, ...more].map((node) => scenarioOf(node, checkShape(node, 'scenario')));
	const documents = text.length > MAX_LENGTH ? [] : documentsOf(text);
	const [first] = diagnostics;
	if (first && (documents.length > MOST_APART || documents.length === 0))
		return isError(first) ? [unreadable(first.range, diagnostics)] : [];
	return documents.flatMap(({ body, start }) => {
		const { root, diagnostics } = parseYaml(path, body, start);
		const findings = [...diagnostics];
		if (root === null) {
			if (findings.length === 0) return [];
			const [{ range }] = findings as [Diagnostic];
			return [unreadable(range, findings)];
		}
		if (findings.length === 0) append(findings, checkShape(root, 'scenario'));
		return [scenarioOf(root, findings)];
	});
}

interface Apart {
	body: string;
	/** Where in the file it begins. */
	start: Position;
}

function documentsOf(text: string): Apart[] {
	const documents: Apart[] = [];
	let start: Position = FILE_START;
	const finish = (end: number): void => {
		const body = text.slice(start.offset, end);
		if (documents.length <= MOST_APART && /^[^#\n]*[^#\s]/m.test(body))
			documents.push({ body, start });
	};
	for (const { index, 0: line } of text.matchAll(/^---[ \t]*(#.*)?$/gm)) {
		finish(index);
		const passed = text.slice(start.offset, index).split('\n').length - 1;
		start = {
			line: start.line + passed,
			column: line.length + 1,
			offset: index + line.length
		};
	}
	finish(text.length);
	return documents;
}

function unreadable(range: SourceRange, findings: Diagnostic[]): Scenario {
	return {
		title: 'a scenario that cannot be read',
		range,
		cite: [],
		variant: null,
		editions: null,
		houseRules: [],
		with: [],
		options: {},
		players: null,
		seed: null,
		root: { node: 'map', entries: new Map(), range, layer: '', replaced: [] },
		findings
	};
}

function scenarioOf(root: TreeNode, findings: Diagnostic[]): Scenario {
	const title = childOf(root, 'scenario');
	const list = (key: string): string[] =>
		itemsOf(childOf(root, key)).flatMap((n) => textOf(n) ?? []);
	const variant = childOf(root, 'variant');
	const id = textOf(variant);
	const options: Scenario['options'] = {};
	for (const [id, { value }] of entriesOf(childOf(root, 'options'))) {
		if (value.node !== 'scalar' || value.value === null) continue;
		options[id] = typeof value.value === 'number' ? value.value : value.text;
	}
	return {
		title: textOf(title) ?? 'a scenario without a title',
		range: title?.range ?? root.range,
		cite: citesOf(root),
		variant: variant && id !== null ? { id, range: variant.range } : null,
		editions: childOf(root, 'editions') ? list('editions') : null,
		houseRules: list('house-rules'),
		with: [],
		options,
		players: numberOf(childOf(root, 'players')),
		seed: textOf(childOf(root, 'seed')),
		root,
		findings
	};
}
