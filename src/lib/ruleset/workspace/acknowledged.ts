/** Warnings that an author has looked at and means: told as acknowledged, with the reason. One that is gone is told, too. */
import { beside, type Diagnostic, finding, isError } from '#lib/language/diagnostic.ts';
import { entriesOf } from '#lib/language/nodes.ts';
import { type SourceRange, within } from '#lib/language/source.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { namesBelow, type PathResult, resolvePath } from '#lib/language/tree-path.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { say } from '#lib/language/said.ts';

/** Errors stay what they are. */
export function acknowledged(
	composition: Composition,
	findings: readonly Diagnostic[]
): Diagnostic[] {
	const { acknowledgements, tree } = composition;
	if (acknowledgements.length === 0) return [...findings];
	const told = [...findings];
	const stale: Diagnostic[] = [];
	for (const { key: path, value } of acknowledgements) {
		const found = resolvePath(tree, path.text);
		for (const [code, { key, value: because }] of entriesOf(value)) {
			let occurs = false;
			told.forEach((finding, i) => {
				const meant = finding.code === code && !isError(finding);
				if (!meant || !isAt(finding, path.text, found, composition)) return;
				occurs = true;
				if (because.node === 'scalar') told[i] = withReason(finding, because);
			});
			if (!occurs) stale.push(found.rest === '' ? gone(path, key) : nowhere(path, found));
		}
	}
	// Where something is wrong, not everything was looked at.
	return findings.some(isError) ? told : [...told, ...stale];
}

/** The finding is at the thing that was named, or names that thing as the other side of the matter. */
function isAt(
	{ range, related }: Diagnostic,
	path: string,
	{ steps, rest }: PathResult,
	{ insertions }: Composition
): boolean {
	const places = [range, ...related.map((note) => note.range)];
	const inserted = insertions.filter(
		(insertion) => path === insertion.path || path === `${insertion.path}.${insertion.beside}`
	);
	if (inserted.some((insertion) => places.includes(insertion.range))) return true;
	const last = steps.at(-1);
	if (rest !== '' || !last || steps.length < 2) return false;
	const entry = last.parent.node === 'map' ? last.parent.entries.get(String(last.at)) : undefined;
	return places.some(
		(place) => (entry && within(place, entry.key.range)) || below(last.value, place)
	);
}

/** What several layers have written lies in several files. */
function below(node: TreeNode, place: SourceRange): boolean {
	if (within(place, node.range)) return true;
	if (node.node === 'list') return node.items.some((item) => below(item, place));
	return entriesOf(node).some(
		([, { key, value }]) => within(place, key.range) || below(value, place)
	);
}

function withReason(
	finding: Diagnostic,
	because: Extract<TreeNode, { node: 'scalar' }>
): Diagnostic {
	const reason = beside(because, say`layer/acknowledged: acknowledged: ${because.text}`);
	return { ...finding, severity: 'acknowledged', related: [...finding.related, reason] };
}

function gone(path: MapEntry['key'], code: MapEntry['key']): Diagnostic {
	const message = say`layer/occurs-no-more: "${code.text}" does not occur at ${path.text} (any more): leave this out`;
	return finding('layer/nothing-to-acknowledge', code, message, { severity: 'warning' });
}

function nowhere(path: MapEntry['key'], { node, rest }: PathResult): Diagnostic {
	const [word = ''] = rest.split('.', 1);
	const { hint } = didYouMean(word, namesBelow(node), path.range);
	const message = say`layer/nothing-acknowledged: There is no "${word}" in ${path.text}: nothing is acknowledged here${hint}`;
	return finding('layer/nothing-to-acknowledge', path, message, { severity: 'warning' });
}
