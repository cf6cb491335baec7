/** What is wrong with a change, in one finding. */
import type { Diagnostic } from '../language/diagnostic.ts';
import type { SourceRange } from '../language/source.ts';
import type { MapNode } from '../language/tree.ts';
import type { Layer } from './layer.ts';
import type { Write } from './write-log.ts';

export function problem(
	code: string,
	range: SourceRange,
	message: string,
	{ related = [], fixes = [] }: Partial<Pick<Diagnostic, 'related' | 'fixes'>> = {}
): Diagnostic {
	return { code, severity: 'error', message, range, related, fixes };
}

const DEEDS: Record<Write['kind'], string> = {
	define: 'defines it',
	set: 'sets it',
	remove: 'removes it',
	adjust: 'adjusts it',
	wrap: 'wraps it',
	before: 'inserts before it',
	after: 'inserts after it'
};

/** Two layers without an order between them; both places, and how to settle it. */
export function conflict(write: Write, other: Write, layer: Layer): Diagnostic {
	const path = (write.path.length <= other.path.length ? write.path : other.path).join('.');
	const deeds =
		deed(write) === deed(other)
			? `each ${deed(write)} in its own way`
			: `one ${deed(write)}, the other ${deed(other)}`;
	const message =
		`"${write.layer}" and "${other.layer}" both touch ${path}: ${deeds}, and nothing says which comes first; ` +
		`order them with \`after:\`, or leave one out`;
	const related = [{ range: other.range, message: `"${other.layer}" ${deed(other)}` }];
	const fix = orderFix(layer, other.layer);
	return problem('layer/conflict', write.range, message, { related, fixes: fix ? [fix] : [] });
}

function deed({ kind, content }: Write): string {
	const told = kind === 'set' || kind === 'adjust';
	return told && content.length <= 40 ? `${DEEDS[kind]} (${content})` : DEEDS[kind];
}

/** Adds `after:` to a header written as a block. */
function orderFix(layer: Layer, other: string): Diagnostic['fixes'][number] | null {
	const header: MapNode | null = layer.header;
	const last = header ? [...header.entries.values()].at(-1) : undefined;
	if (!header || !last || header.entries.has('after')) return null;
	const [first] = header.entries.values();
	if (!first || header.range.start.line === layer.headerLine) return null;
	const indent = ' '.repeat(first.key.range.start.column - 1);
	const { start: begin, end } = last.value.range;
	if (begin.line !== end.line) return null;
	return {
		title: `Apply "${layer.id}" after "${other}"`,
		edits: [
			{
				range: { file: header.range.file, start: end, end },
				text: `\n${indent}after: [${other}]`
			}
		]
	};
}
