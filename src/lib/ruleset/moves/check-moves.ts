/** What is wrong with the moves of a game: they lead nowhere, round in a circle, or away from what is still there. */
import { beside, type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { scalarsOf } from '#lib/language/nodes.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { namesBelow, partOf, resolvePath } from '#lib/language/tree-path.ts';
import { printNode } from '#lib/language/tree-tools.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import type { Move, Moves } from './moves.ts';
import { say } from '#lib/language/said.ts';

/** The game as it is now: its version, its trees under all editions and house rules, and the ids of these. */
export interface Present {
	version: number;
	trees: readonly MapNode[];
	layers: readonly string[];
}

export function checkMoves(moves: Moves, present: Present): Diagnostic[] {
	const windows = new Set(present.trees.flatMap((tree) => [...offersOf(tree)]));
	const isNow = (address: string): boolean => {
		const [section, id = ''] = split(address);
		if (section === 'layers') return present.layers.includes(id);
		if (section === 'windows') return windows.has(id);
		return present.trees.some((tree) => waysTo(address, tree).some((way) => isThere(tree, way)));
	};
	return moves.list.flatMap((move) => {
		const { key, version, from } = move;
		if (version > present.version) {
			const message = say`layer/not-moved-yet: This is version ${present.version} of the game: what moves in version ${version} has not moved yet (\`game: { version: ${version} }\`)`;
			return [finding('moves/version', key, message)];
		}
		if (isRound(move, moves)) {
			return [
				finding(
					'moves/cycle',
					key,
					say`layer/comes-back: ${from} comes back to itself: it has not moved`
				)
			];
		}
		const before = moves.list.find((other) => other !== move && other.from === from);
		if (
			before &&
			before.version <= version &&
			moves.list.indexOf(before) < moves.list.indexOf(move)
		) {
			const related = [beside(before.key, say`layer/moved-here: moved here`)];
			const message = say`layer/went-already: ${from} went in version ${before.version} already`;
			return [finding('moves/twice', key, message, { related })];
		}
		if (isNow(from)) {
			const message = say`layer/is-still-there: ${from} is still there: nobody is sent on from it, and an old address is not used again`;
			return [finding('moves/still-there', key, message)];
		}
		return leadsOn(move, moves) || isNow(move.to ?? '') ? [] : [noTarget(move, present)];
	});
}

/** True of a target that itself moved or was removed later. */
function leadsOn({ to, version }: Move, { list }: Moves): boolean {
	if (to === null) return true;
	return list.some(
		(other) => other.version > version && (to === other.from || to.startsWith(`${other.from}.`))
	);
}

function isRound(move: Move, { list }: Moves): boolean {
	const passed = new Set<string>();
	let at = move.to;
	while (at !== null && !passed.has(at)) {
		if (at === move.from) return true;
		passed.add(at);
		at = list.find(({ from }) => from === at)?.to ?? null;
	}
	return false;
}

function noTarget({ value, to }: Move, { trees }: Present): Diagnostic {
	const address = to ?? '';
	const [found] = trees
		.map((tree) => resolvePath(tree, address))
		.sort((a, b) => a.rest.length - b.rest.length);
	const offset = found?.restOffset ?? 0;
	const [word = ''] = (found?.rest ?? address).split('.');
	const range = partOf(value, offset, offset + word.length);
	const { hint, fixes } = didYouMean(word, found ? namesBelow(found.node) : [], range);
	return finding(
		'moves/unknown-target',
		{ range },
		say`layer/no-now: There is no ${address} now${hint}`,
		{
			fixes
		}
	);
}

/** An item of a list of words counts as being there, too. */
export function isThere(tree: TreeNode, address: string): boolean {
	const { node, rest } = resolvePath(tree, address);
	return (
		rest === '' || (node.node === 'list' && node.items.some((item) => printNode(item) === rest))
	);
}

/** A text is there when it is so in any language. */
function waysTo(address: string, tree: TreeNode): string[] {
	const [section, rest = ''] = split(address);
	return section === 'text'
		? [address, ...languagesOf(tree).map((language) => `text.${language}.${rest}`)]
		: [address];
}

function languagesOf(tree: TreeNode): string[] {
	const { node, rest } = resolvePath(tree, 'text');
	return rest === '' ? namesBelow(node) : [];
}

function split(address: string): [string, string] {
	const dot = address.indexOf('.');
	return [address.slice(0, dot), address.slice(dot + 1)];
}

function* offersOf(node: TreeNode): Generator<string> {
	if (node.node === 'list') for (const item of node.items) yield* offersOf(item);
	if (node.node !== 'map') return;
	for (const [key, { value }] of node.entries) {
		if (key === 'offer') for (const { text } of scalarsOf(value)) yield text;
		else yield* offersOf(value);
	}
}
