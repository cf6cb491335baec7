/** Where an operation acts, and what is common to all operations: conflicts, expectations, writing. */
import { append } from '#lib/language/tools/append.ts';
import { severalHave } from '#lib/language/findings.ts';
import {
	beside,
	type Diagnostic,
	finding,
	type FindingDetails,
	fixing
} from '#lib/language/diagnostic.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { excerpt, printNode, sameContent } from '#lib/language/tree-tools.ts';
import { namesBelow, partOf, withNode, type PathResult } from '#lib/language/tree-path.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import type { Commuting } from './commuting.ts';
import { isOwnSection, wordOfSection } from '#lib/ruleset/names/own-names.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { conflict } from './conflict-finding.ts';
import type { LayerNames } from './layer-names.ts';
import type { Change } from './patch-operation.ts';
import type { Patched } from './patched.ts';
import { SECTION_DEPTH } from '#lib/ruleset/layers/sections.ts';
import type { Write, WriteKind, WriteLog } from './conflicts.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

/** Everything an operation needs to know about where it acts. */
export interface Target {
	change: Change;
	found: PathResult;
	/** The keys from the root, the missing one included. */
	path: string[];
	layer: Layer;
	log: WriteLog;
	names: LayerNames;
	patched: Patched;
}

export function write(
	{ layer, change, names }: Target,
	kind: WriteKind,
	path: string[],
	content: string,
	sort: Commuting | null = null
): Write {
	const meant = names.meaning(layer.id, content);
	return { layer: layer.id, kind, path, content: meant, sort, range: change.path.range };
}

/** Looks for conflicts and remembers the writes. False when there is a conflict or it has been done already. */
export function mayWrite(target: Target, writes: Write[]): boolean {
	const { log, layer, patched } = target;
	const again: boolean[] = [];
	for (const eachWrite of writes) {
		const clash = log.clash(eachWrite);
		if (clash?.is === 'conflict') {
			patched.diagnostics.push(conflict(eachWrite, clash.with, layer, log.settler));
			return false;
		}
		again.push(clash !== null);
	}
	append(patched.writes, writes);
	return !again.every(Boolean) || again.length === 0;
}

/** New keys may be set inside a definition; new definitions are written in the normal sections. */
export function mayCreate({ found, path, change }: Target): boolean {
	const depth = SECTION_DEPTH.get(path[0] ?? '') ?? Number.POSITIVE_INFINITY;
	return (
		found.node.node === 'map' &&
		!found.rest.includes('.') &&
		(found.steps.length > depth || change.settles) &&
		change.expect === null
	);
}

export function missing({ found, change, layer, names, patched }: Target): void {
	const { path } = change;
	const end = found.rest.indexOf('.');
	const word = end < 0 ? found.rest : found.rest.slice(0, end);
	const range = partOf(path, found.restOffset, found.restOffset + word.length);
	const where = found.steps.map(({ segment }) => segment).join('.');
	const several = isOwnSection(where) ? names.choiceOf(where, word, layer.id) : [];
	if (isOwnSection(where) && several.length > 0) {
		const paths = several.map((name) => `${where}.${name}`);
		const message = severalHave(wordOfSection(where), word, paths);
		patched.diagnostics.push(finding('ref/several', { range }, message));
		return;
	}
	const known = namesBelow(found.node);
	const { hint, fixes } = didYouMean(word, known, range);
	const more = hint === NOTHING ? listed(known) : hint;
	const message =
		where === ''
			? say`layer/no-to-change: There is no "${word}" to change${more}`
			: say`layer/no-in-to-change: There is no "${word}" in ${where} to change${more}`;
	patched.diagnostics.push(finding('layer/no-target', { range }, message, { fixes }));
}

const MOST_LISTED = 12;

/** What there is, where nothing is like what was asked for. */
export function listed(known: readonly string[]): Said {
	if (known.length === 0) return NOTHING;
	const more = known.length - MOST_LISTED;
	const shown = known.slice(0, MOST_LISTED).join(', ');
	return more > 0
		? say`layer/and-more: ; there is ${shown} and ${more} more`
		: say`layer/there-is: ; there is ${shown}`;
}

/** Drift: the layer was written for another text than the one that is there. */
export function expectationHolds({ change, found, patched }: Target, needed: boolean): boolean {
	const { expect, path } = change;
	const old = found.node;
	if (change.settles) return true;
	const related = [beside(old, say`layer/says-here: "${old.layer}" says ${excerpt(old)} here`)];
	if (expect === null) {
		if (!needed) return true;
		const actual = old.node === 'scalar' ? printNode(old) : 'present';
		const message = say`layer/say-what-is-replaced: Say what is replaced: \`expect: ${actual}\``;
		patched.diagnostics.push(finding('layer/no-expectation', path, message, { related }));
		return false;
	}
	const present = old.node !== 'scalar' || change.operation.op === 'remove';
	if (present && expect.node === 'scalar' && expect.text === 'present') return true;
	if (sameContent(old, expect)) return true;
	if (expect.node === 'scalar' && expect.text === 'present') {
		patched.diagnostics.push(oldTextWanted(old, expect, related));
		return false;
	}
	const message = say`layer/is-expected-to-be: ${path.text} is expected to be ${excerpt(expect)}, but it is ${excerpt(old)}`;
	const text = printNode(old);
	const fixes =
		expect.node === 'scalar' && old.node === 'scalar'
			? [fixing(say`layer/expect: Expect ${text}`, [{ range: expect.range, text }])]
			: [];
	patched.diagnostics.push(finding('layer/drift', expect, message, { related, fixes }));
	return false;
}

/** `present` says nothing about a value: the new one is right for one old text, not for any. */
function oldTextWanted(
	old: TreeNode,
	{ range }: TreeNode,
	related: FindingDetails['related']
): Diagnostic {
	const text = printNode(old);
	const message = say`layer/not-present: \`present\` is for blocks and for what is removed; write the old text: expect: ${text}`;
	const fixes = [fixing(say`layer/expect: Expect ${text}`, [{ range, text }])];
	return finding('layer/drift', { range }, message, { related, fixes });
}

/** Replaces the node that was found; null removes it. */
export function put(target: Target, value: TreeNode | null): void {
	const { patched, found, path, change } = target;
	const tree = withNode(found.steps, value, patched.made);
	if (tree?.node === 'map') patched.tree = tree;
	patched.touched.push({ path, range: change.path.range });
}

/** Puts a new entry into the map that was found. */
export function place(target: Target, { key, value }: { key: string; value: TreeNode }): void {
	const { found, change, patched, path } = target;
	if (found.node.node !== 'map') return;
	const token = { ...change.path, text: key, value: key };
	const entries = new Map(found.node.entries).set(key, { key: token, value });
	const tree = withNode(found.steps, { ...found.node, entries } satisfies MapNode, patched.made);
	if (tree?.node === 'map') patched.tree = tree;
	patched.touched.push({ path, range: change.path.range });
}
