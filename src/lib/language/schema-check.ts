/** A file against its schema: at most one finding a token, none of them an echo of another; of very many, the first. */
import { append } from './tools/append.ts';
import type { ErrorObject } from 'ajv';
import type { Diagnostic } from './diagnostic.ts';
import { furtherFindings, MOST_FINDINGS } from './finding-limit.ts';
import * as validators from './generated/validators.js';
import { looseCommas } from './loose-commas.ts';
import { fileShape, shapeAt, type FileShape } from './shape-at.ts';
import { findingsAt, type ShapeError } from './shape-findings.ts';
import { toPlain } from './tree-tools.ts';
import type { TreeNode } from './tree.ts';

/** Where data that has not the shape of a file first differs from it, as keys from its root; null: nowhere. In a text, `checkShape` says more. */
export function misfit(data: unknown, of: FileShape): string[] | null {
	const validate = validators[of];
	if (validate(data)) return null;
	return segmentsOf(validate.errors?.[0]?.instancePath ?? '');
}

export function checkShape(root: TreeNode, of: FileShape): Diagnostic[] {
	const validate = validators[of];
	if (validate(toPlain(root))) return [];
	const schema = fileShape(of);
	const findings: Diagnostic[] = [];
	const groups = [...byPath(validate.errors ?? [])];
	// The validator holds them until it is asked again, and they can be very many.
	validate.errors = null;
	for (const [path, errors] of groups.slice(0, MOST_FINDINGS)) {
		const place = shapeAt(root, schema, segmentsOf(path));
		if (place) append(findings, findingsAt(place, errors));
	}
	const found = oneAToken(findings, looseCommas(root));
	const further = groups.length - MOST_FINDINGS;
	const last = found.at(-1);
	return further > 0 && last ? [...found, furtherFindings(last, further)] : found;
}

/** In order; what is said about the rest of a text that was cut at a comma is said about the comma. */
function oneAToken(
	findings: readonly Diagnostic[],
	commas: ReadonlyMap<number, Diagnostic>
): Diagnostic[] {
	const byToken = new Map<string, Diagnostic>();
	for (const finding of findings) {
		const { file, start } = finding.range;
		const comma = commas.get(start.offset);
		const said = comma?.range.file === file ? comma : finding;
		const key = `${said.range.file} ${said.range.start.offset}`;
		if (!byToken.has(key)) byToken.set(key, said);
	}
	return [...byToken.values()].sort((a, b) => a.range.start.offset - b.range.start.offset);
}

function byPath(errors: readonly ErrorObject[]): Map<string, ShapeError[]> {
	const groups = new Map<string, ShapeError[]>();
	for (const { instancePath, keyword, params } of errors) {
		// Only says that a branch has errors, which are reported themselves.
		if (keyword === 'if') continue;
		const error: ShapeError = { keyword, params: params as ShapeError['params'] };
		const group = groups.get(instancePath);
		if (group) group.push(error);
		else groups.set(instancePath, [error]);
	}
	return groups;
}

/** A JSON pointer as keys. */
function segmentsOf(pointer: string): string[] {
	if (pointer === '') return [];
	return pointer
		.slice(1)
		.split('/')
		.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
