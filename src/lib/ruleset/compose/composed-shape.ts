/** What a layer changed must have the shape of its section again. */
import { beside, type Diagnostic } from '#lib/language/diagnostic.ts';
import { checkShape } from '#lib/language/schema-check.ts';
import type { MapEntry, MapNode } from '#lib/language/tree.ts';
import type { Patched, Touched } from './patched.ts';
import { say } from '#lib/language/said.ts';

/** Sections that are one thing, not things by id. */
const WHOLE = new Set(['game', 'map', 'layout', 'evaluation']);

/** Looks at the definitions that were changed, not at the whole game. `below`: the tree before. */
export function shapeOfChanges(below: MapNode, { tree, touched }: Patched): Diagnostic[] {
	if (touched.length === 0 || findingsAbout(tree, touched).length === 0) return [];
	const known = new Set(findingsAbout(below, touched).map(keyOf));
	const fresh = touched.flatMap((change) =>
		findingsAbout(tree, [change])
			.filter((finding) => !known.has(keyOf(finding)))
			.map((finding) => atChange(finding, change))
	);
	return [...new Map(fresh.map((finding) => [keyOf(finding), finding])).values()];
}

function findingsAbout(tree: MapNode, touched: readonly Touched[]): Diagnostic[] {
	return checkShape(onlyTouched(tree, touched), 'ruleset');
}

function keyOf({ code, message, range: { file, start } }: Diagnostic): string {
	return `${code} ${file} ${start.offset} ${message}`;
}

/** A finding in a file of another layer is about the change that caused it. */
function atChange(finding: Diagnostic, { range }: Touched): Diagnostic {
	if (range.file === finding.range.file) return finding;
	const related = [beside(finding, say`layer/what-is-left: this is what is left`)];
	return { ...finding, range, related, fixes: [] };
}

/** The sections with the touched definitions alone. */
function onlyTouched(tree: MapNode, touched: readonly Touched[]): MapNode {
	const entries = new Map<string, MapEntry>();
	const definitions = new Map<string, Map<string, MapEntry>>();
	for (const { path } of touched) {
		const [section = '', id = ''] = path;
		const whole = tree.entries.get(section);
		if (!whole) continue;
		const definition = whole.value.node === 'map' ? whole.value.entries.get(id) : undefined;
		if (WHOLE.has(section) || whole.value.node !== 'map') entries.set(section, whole);
		else if (definition) {
			const known = definitions.get(section) ?? new Map<string, MapEntry>();
			// The layer in front of a name is no part of the shape.
			definitions.set(section, known.set(id.replaceAll('.', '-'), definition));
			entries.set(section, { key: whole.key, value: { ...whole.value, entries: known } });
		}
	}
	return { ...tree, entries };
}
