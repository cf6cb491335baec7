/** The composed game as one YAML file that can be read again; comments say where everything comes from. */
import { Document, isScalar, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { excerpt } from '#lib/language/tree-tools.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { SECTION_DEPTH } from '#lib/ruleset/layers/sections.ts';

const FOLDED_BEYOND = 0;

export function composedYaml(composition: Composition): string {
	const { tree, game, variant, layers, options, removed, leftOut } = composition;
	const document = new Document(new YAMLMap());
	const head = [
		variant === '' ? ` ${game}` : ` ${variant}, a variant of ${game}`,
		` layers: ${layers.map(({ id }) => id).join(', ')}`,
		...Object.entries(options).map(([id, value]) => ` chosen: ${id}: ${value}`),
		...leftOut.map(({ layer }) => ` left out, for it has errors: ${layer}`),
		...removed.map(
			({ path, range, old }) =>
				` removed by ${shortPlace(game, range)}: ${path}: ${excerpt(old, 100)}`
		)
	];
	document.commentBefore = head.join('\n');
	const contents = new YAMLMap();
	for (const [id, entry] of tree.entries) {
		contents.items.push(pairOf(game, entry, SECTION_DEPTH.get(id) ?? 1, null));
	}
	document.contents = contents;
	return document.toString({ lineWidth: FOLDED_BEYOND });
}

/** `depth`: levels until the definitions, which always say where they come from. `above` is what the block around says. */
function pairOf(game: string, { key, value }: MapEntry, depth: number, above: string | null): Pair {
	const name = new Scalar(key.value);
	const layer = value.layer === '' ? key.layer : value.layer;
	const told = depth <= 0 && above === layer && value.replaced.length === 0;
	const comment =
		depth > 0 || told ? null : commentOf(game, value.node === 'map' ? key : value, value);
	const node = nodeOf(game, value, depth, depth > 0 ? null : layer);
	if (comment !== null) {
		if (isScalar(node) && isPlain(node)) node.comment = comment;
		else name.commentBefore = comment;
	}
	return new Pair(name, node);
}

function isPlain({ value }: Scalar): boolean {
	return typeof value !== 'string' || !value.includes('\n');
}

function nodeOf(game: string, node: TreeNode, depth: number, layer: string | null) {
	if (node.node === 'scalar') return new Scalar(node.value);
	if (node.node === 'list') {
		const list = new YAMLSeq();
		list.flow = node.items.every((item) => item.node === 'scalar');
		for (const item of node.items) {
			const made = nodeOf(game, item, depth - 1, item.layer === '' ? layer : item.layer);
			const foreign = item.layer !== '' && layer !== null && item.layer !== layer;
			if (foreign && !list.flow) made.commentBefore = commentOf(game, item, item);
			list.items.push(made);
		}
		return list;
	}
	const map = new YAMLMap();
	for (const entry of node.entries.values()) {
		map.items.push(pairOf(game, entry, depth - 1, layer));
	}
	return map;
}

function commentOf(game: string, at: TreeNode, { replaced }: TreeNode): string {
	const before = replaced.toReversed().map(({ text, range }) => {
		const short = text.length <= 60 ? text : `${text.slice(0, 57)}...`;
		return `, was ${short.replaceAll('\n', ' ')} in ${shortPlace(game, range)}`;
	});
	return ` ${shortPlace(game, at.range)}${before.join('')}`;
}

/** `house-rules/x.yaml:12` */
function shortPlace(game: string, { file, start }: TreeNode['range']): string {
	const short = file.startsWith(`${game}/`) ? file.slice(game.length + 1) : file;
	return `${short}:${start.line}`;
}
