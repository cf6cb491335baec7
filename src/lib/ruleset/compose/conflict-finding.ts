/** Two layers that touch the same thing without an order between them: one finding with both places and the ways out. */
import { append } from '#lib/language/tools/append.ts';
import { beside, type Diagnostic, finding, type Fix, fixing } from '#lib/language/diagnostic.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { MapNode } from '#lib/language/tree.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import type { Write } from './conflicts.ts';
import { type Said, say } from '#lib/language/said.ts';

const DEEDS: Record<Write['kind'], Said> = {
	define: say`layer/defines-it: defines it`,
	set: say`layer/sets-it: sets it`,
	remove: say`layer/removes-it: removes it`,
	adjust: say`layer/adjusts-it: adjusts it`,
	wrap: say`layer/wraps-it: wraps it`,
	before: say`layer/inserts-before-it: inserts before it`,
	after: say`layer/inserts-after-it: inserts after it`
};

/** Sections of names that belong to the game, whichever layer gives them. */
const SHARED: ReadonlySet<string> = new Set([
	'enums',
	'kinds',
	'pieces',
	'fields',
	'zones',
	'options'
]);

/** `layer` is the one that writes second; `settler` the variant's own layer, in which the conflict may be settled. */
export function conflict(
	write: Write,
	other: Write,
	layer: Layer,
	settler: Layer | null
): Diagnostic {
	const path = (write.path.length <= other.path.length ? write.path : other.path).join('.');
	const deeds =
		deed(write) === deed(other)
			? say`layer/each-own-way: each ${deed(write)} in its own way`
			: say`layer/one-the-other: one ${deed(write)}, the other ${deed(other)}`;
	const [section = ''] = write.path;
	const shared = write.kind === 'define' && other.kind === 'define' && SHARED.has(section);
	const message = shared
		? say`layer/both-define: "${write.layer}" and "${other.layer}" both define ${path}, each in its own way; names of ${section} are the same for all layers: rename one, leave one of the layers out, or settle it with \`resolve:\` in the variant`
		: say`layer/both-touch: "${write.layer}" and "${other.layer}" both touch ${path}: ${deeds}, and nothing says which comes first; order them with \`after:\`, leave one out, or settle it with \`resolve:\` in the variant`;
	const related = [beside(other, say`"${other.layer}" ${deed(other)}`)];
	const fixes = orderFix(layer, other.layer);
	for (const id of [other.layer, write.layer]) append(fixes, useFix(settler, path, id));
	return finding('layer/conflict', write, message, { related, fixes });
}

function deed({ kind, content }: Write): Said {
	const told = kind === 'set' || kind === 'adjust';
	return told && content.length <= 40 ? say`${DEEDS[kind]} (${content})` : DEEDS[kind];
}

/** Adds `after:` to the header. */
function orderFix(layer: Layer, other: string): Fix[] {
	const { header } = layer;
	const last = header ? [...header.entries.values()].at(-1) : undefined;
	const [first] = header?.entries.values() ?? [];
	if (!header || !first || !last || header.entries.has('after')) return [];
	const { start, end } = last.value.range;
	if (start.line !== end.line) return [];
	const inBraces = header.range.start.line === layer.headerLine;
	const text = inBraces
		? `, after: [${other}]`
		: `\n${' '.repeat(first.key.range.start.column - 1)}after: [${other}]`;
	const title = say`layer/apply-after: Apply "${layer.id}" after "${other}"`;
	return [fixing(title, [{ range: emptyAt(header.range.file, end), text }])];
}

/** Writes down in the variant which of the two stands. */
function useFix(settler: Layer | null, path: string, id: string): Fix[] {
	const root = settler?.files[0]?.root;
	if (root?.node !== 'map') return [];
	const entry = `${/^[\w.-]+$/.test(path) ? path : JSON.stringify(path)}: { use: ${id} }`;
	const place = placeToSettle(root);
	if (!place) return [];
	const title = say`layer/let-stand-at: Let "${id}" stand at ${path}`;
	return [fixing(title, [{ range: place.range, text: `${place.before}${entry}\n` }])];
}

/** Before the first entry under `resolve:`, or a new `resolve:` above the first section. */
function placeToSettle(root: MapNode): { range: SourceRange; before: string } | null {
	const { file } = root.range;
	const known = root.entries.get('resolve')?.value;
	if (!known) {
		const [first] = root.entries.values();
		return first ? { range: emptyAt(file, first.key.range.start), before: 'resolve:\n  ' } : null;
	}
	const [first] = known.node === 'map' ? known.entries.values() : [];
	if (!first || known.range.start.line === root.entries.get('resolve')?.key.range.start.line) {
		return null;
	}
	const { start } = first.key.range;
	const indent = ' '.repeat(start.column - 1);
	const line = { ...start, column: 1, offset: start.offset - (start.column - 1) };
	return { range: emptyAt(file, line), before: indent };
}

function emptyAt(file: string, at: SourceRange['start']): SourceRange {
	return { file, start: at, end: at };
}
