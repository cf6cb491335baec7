/** What an editor shows beside the text of rules: who uses a thing, what stood there before a layer changed it, what types parameters have. */
import type { DocumentLink, InlayHintKind, Location } from 'vscode-languageserver-types';
import { childOf, citesOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import { inEnglish, say, type Said } from '#lib/language/said.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { typeName } from '#lib/ruleset/expression/types.ts';
import { definitionAt, hookAt, type Proof, usesCounted } from './facts.ts';
import { rangeOf } from './findings-for-editors.ts';
import { documentOf, rangeIn } from './help-for-editors.ts';
import type { Reading } from './Readings.ts';
import type { Hint, Lens, OpenFile, Show } from './rules-server.ts';

export const SHOW = 'thingsmith.show';

/** Above each thing that the file declares. */
export function lensesOf({ path }: OpenFile, reading: Reading, proofs: readonly Proof[]): Lens[] {
	return reading.names.names.declarations.flatMap((declaration) => {
		const { node, path: address } = declaration;
		if (node.range.file !== path) return [];
		const range = rangeOf(node.range);
		const lens = (said: Said, places: readonly Location[], isProof: boolean): Lens => ({
			range,
			command: {
				title: inEnglish(said),
				command: SHOW,
				arguments: [path, range.start, places] satisfies Parameters<Show>
			},
			data: { said, proofs: isProof }
		});
		const uses = usesCounted(hookAt(reading, declaration)).map(({ said, uses }) =>
			lens(said, uses.map(lineOf), false)
		);
		const proving = proofsOf(reading, address, proofs);
		return proving.length > 0
			? [...uses, lens(say`word/proved-by: Proved by ${proving.length}`, proving.map(lineOf), true)]
			: uses;
	});
}

/** Scenarios that name a paragraph from which the thing comes; of a paragraph those that name it. */
function proofsOf(reading: Reading, address: string, proofs: readonly Proof[]): Proof[] {
	const id = address.startsWith('clauses.') ? [address.slice('clauses.'.length)] : [];
	const cites = new Set([...id, ...citesOf(definitionAt(reading, address))]);
	return proofs.filter((proof) => proof.cites.some((cite) => cites.has(cite)));
}

function lineOf({ file, line }: { file: string; line: number }): Location {
	const start = { line: line - 1, character: 0 };
	return { uri: file, range: { start, end: start } };
}

/** Numbers of the protocol; its package would bring 80 KB for them. */
const HINT = { type: 1 } as const satisfies Record<string, InlayHintKind>;

export function hintsOf({ path }: OpenFile, reading: Reading): Hint[] {
	const { tree } = reading.composition;
	return [...replacedIn(tree, path), ...argumentsIn(tree, path, reading)];
}

function hintAt({ end }: SourceRange, said: Said, kind?: InlayHintKind): Hint {
	const position = rangeOf({ start: end, end }).end;
	return {
		position,
		label: inEnglish(said),
		paddingLeft: kind === undefined,
		...(kind && { kind }),
		data: said
	};
}

/** Longer texts are told by a hover. */
const SHORT = 60;

/** What stood where this file has put something. */
function* replacedIn(node: TreeNode, file: string): Generator<Hint> {
	const before = node.replaced.at(-1);
	if (before && node.range.file === file && node.node === 'scalar' && before.text.length <= SHORT)
		yield hintAt(node.range, say`word/instead-of: instead of ${before.text}`);
	for (const child of childrenOf(node)) yield* replacedIn(child, file);
}

/** The types of what steps hand over by name. */
function* argumentsIn(node: TreeNode, file: string, reading: Reading): Generator<Hint> {
	const given = childOf(node, 'with');
	const called = given && calledBy(node, reading);
	if (called)
		for (const [id, { key }] of entriesOf(given)) {
			const type = called.get(id);
			if (type !== undefined && key.range.file === file)
				yield hintAt(key.range, say`: ${type}`, HINT.type);
		}
	for (const child of childrenOf(node)) yield* argumentsIn(child, file, reading);
}

/** The types of its parameters. */
function calledBy(step: TreeNode, { program, symbols }: Reading): Map<string, string> | null {
	for (const [verb, section] of [
		['call', 'procedures'],
		['emit', 'events']
	] as const) {
		const id = textOf(childOf(step, verb));
		const key = id === null ? null : symbols.names.keyOf(section, id, step.layer);
		const found = program?.[section].find((each) => each.id === key);
		if (found)
			return new Map(found.params.map((param) => [param.id, typeName(param.type, symbols)]));
	}
	return null;
}

function childrenOf(node: TreeNode): readonly TreeNode[] {
	if (node.node === 'list') return node.items;
	return entriesOf(node).map(([, { value }]) => value);
}

/** From a paragraph that is cited to its words: `file#L12`. */
export function linksOf(file: OpenFile, reading: Reading): DocumentLink[] {
	const declared = new Map(
		reading.names.names.declarations.map(({ address, node }) => [address, node.range])
	);
	const document = documentOf(file);
	return reading.mentions.flatMap((mention) => {
		const at = declared.get(mention.address);
		if (mention.declares || !at || !mention.address.startsWith('clauses.')) return [];
		return [{ range: rangeIn(document, mention), target: `${at.file}#L${at.start.line}` }];
	});
}
