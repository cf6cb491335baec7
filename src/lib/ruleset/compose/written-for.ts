/** `for:` in the header of a layer: the game and the version of its rules for which it was written. */
import { type Diagnostic, finding, fixing } from '#lib/language/diagnostic.ts';
import { childOf, numberOf } from '#lib/language/nodes.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import { partOf } from '#lib/language/tree-path.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import type { Composition } from './composition.ts';
import { say } from '#lib/language/said.ts';

const GAME_AND_VERSION = /^([a-z0-9-]+) (\d+)$/;

/** The version of the rules of a game; one that does not say so is the first. */
export function versionOf(tree: TreeNode): number {
	return numberOf(childOf(childOf(tree, 'game'), 'version')) ?? 1;
}

/** Whether it may not know what its game has learned since: it names an earlier version, or none. */
export function isEarlier({ tree }: Composition, { kind, writtenFor: node }: Layer): boolean {
	if (kind === 'base' || kind === 'edition') return false;
	const [, , said = '0'] = GAME_AND_VERSION.exec(node?.text ?? '') ?? [];
	return Number(said) < versionOf(tree);
}

/** Only what cannot be: an earlier version is no finding, for it may well not matter. `tree`: the layers below. */
export function writtenFor(
	{ game, tree }: Composition,
	{ kind, writtenFor: node }: Layer
): Diagnostic[] {
	const [, id = '', said = ''] = GAME_AND_VERSION.exec(node?.text ?? '') ?? [];
	if (!node || id === '' || kind === 'base') return [];
	if (id !== game) {
		const range = partOf(node, 0, id.length);
		const hint = hintOf(nearest(id, [game]));
		const message = say`layer/written-for-other: This layer is for the game "${game}", and says that it was written for "${id}"${hint}`;
		const fixes = [fixing(say`word/change-to-word: Change to "${game}"`, [{ range, text: game }])];
		return [finding('layer/for-other-game', { range }, message, { fixes })];
	}
	const version = versionOf(tree);
	if (Number(said) <= version) return [];
	const range = partOf(node, id.length + 1, node.text.length);
	const message = say`layer/written-for-version: This layer was written for version ${said} of "${game}", and this is version ${version}: what it changes may not be there yet`;
	return [finding('layer/for-newer', { range }, message, { severity: 'warning' })];
}
