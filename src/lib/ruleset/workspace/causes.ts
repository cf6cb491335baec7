/** What is behind an error: the line of a layer that took a name away, changed what does not fit any more, or wrapped it. */
import { beside, type Diagnostic, isError, resaid } from '#lib/language/diagnostic.ts';
import { isOptional } from '#lib/ruleset/compose/compose.ts';
import { within } from '#lib/language/source.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { SECTION_DEPTH } from '#lib/ruleset/layers/sections.ts';
import { definitionsOf, wordsOf } from './echoes.ts';
import { NOTHING, say } from '#lib/language/said.ts';

export function withCause(composition: Composition, finding: Diagnostic): Diagnostic {
	if (!isError(finding)) return finding;
	return withRemoval(composition, withOldExpression(composition, finding));
}

/** A name that is missing because a layer took it away: then that layer is the other side of the matter. */
function withRemoval(composition: Composition, finding: Diagnostic): Diagnostic {
	const { removed } = composition;
	const gone = removed.find(
		({ path, range }) =>
			range.file !== finding.range.file && finding.message.includes(`"${lastOf(path)}"`)
	);
	if (!gone || !finding.code.startsWith('ref/')) return withChanges(composition, finding);
	const said = say`layer/removes: ${finding.said}; "${gone.layer}" removes ${gone.path}`;
	const related = [beside(gone, say`layer/removes-it-here: "${gone.layer}" removes it here`)];
	return { ...resaid(finding, said), related: [...finding.related, ...related] };
}

/** What stands in the files of the game may be wrong because of a layer above. */
function withChanges(composition: Composition, finding: Diagnostic): Diagnostic {
	const { file } = finding.range;
	const below = composition.layers.find(({ files }) => files.some(({ path }) => path === file));
	if (!below || isOptional(below)) return finding;
	const behind = writesBehind(composition, finding).filter(({ range }) => range.file !== file);
	const related = behind.map(({ layer, path, range }) => {
		return beside(
			{ range },
			say`layer/says-something: "${layer}" says something about ${path.join('.')} here`
		);
	});
	return { ...finding, related: [...finding.related, ...related] };
}

/**
 * What layers (or one of them) have written about the definition in which an error is, or else about what the message or
 * that definition names; or the only thing that the layer says.
 */
export function writesBehind(
	{ writes, tree }: Composition,
	{ range, message }: Diagnostic,
	by: string | null = null
): Composition['writes'] {
	const own = writes.filter(({ layer }) => by === null || by === layer);
	if (own.length === 0) return [];
	const around = [...definitionsOf(tree, new Set([range.file]))].find((definition) =>
		within(range, definition.range)
	);
	const text = around ? [...wordsOf(around.value)].join('\n') : '';
	const tiers = [
		(name: string) => name === around?.id,
		(name: string) => message.includes(`"${name}"`) || message.includes(`${name}(`),
		(name: string) => mentions(text, name)
	];
	for (const about of tiers) {
		const found = own.filter((write) => about(idOf(write)));
		if (found.length > 0) return found;
	}
	return by === null || own.length > 1 ? [] : own;
}

/** Of the definition that is written to. */
function idOf({ path }: Composition['writes'][number]): string {
	return path[SECTION_DEPTH.get(path[0] ?? '') ?? 1] ?? '';
}

function mentions(text: string, name: string): boolean {
	return new Set<string>(text.match(/[a-z][\w-]*/g)).has(name);
}

/** In `wrap`, `it` is the old expression, and nothing else. */
function withOldExpression({ wraps }: Composition, finding: Diagnostic): Diagnostic {
	const { file, start } = finding.range;
	const wrap = wraps.find(
		({ range }) => range.file === file && range.start.offset === start.offset
	);
	const text = wrap?.text ?? '';
	const hint = /\bwhere\b.*(?<![\w.-])it(?![\w.-])/s.test(text)
		? say`layer/in-wrap-where: ; in \`wrap\`, \`it\` is the old expression, also behind \`where\`: name the element, as in any(x in SET: x is ...)`
		: /(?<![\w.-])it\./.test(text) && !/\bwhere\b/.test(text)
			? say`layer/in-wrap-dot: ; in \`wrap\`, the old expression is \`(it)\`: before a dot it needs the parentheses`
			: NOTHING;
	return hint === NOTHING ? finding : resaid(finding, say`${finding.said}${hint}`);
}

export function lastOf(path: string): string {
	return path.slice(path.lastIndexOf('.') + 1);
}
